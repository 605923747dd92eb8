/** What the player has in hand before they confirm: a die, a row, or both. Nothing is sent until then. */

import type { OpenTable } from '~/table/table.svelte';
import { copying, moveOf, writing, type Move } from './moves';
import { CLOCK, YELLOW, type Clever } from './state';

interface Held {
  /** The decision that this was chosen for: for another one it is as if nothing had been. */
  moment: string;
  die: number | null;
  section: number | null;
}

export class Choosing {
  readonly #table: OpenTable;
  #held = $state.raw<Held | null>(null);

  constructor(table: OpenTable) {
    this.#table = table;
  }

  state = $derived.by(() => this.#table.state as unknown as Clever);
  moves: Move[] = $derived.by(() =>
    this.#table.deciding ? (this.#table.turn?.choices ?? []).map(moveOf) : [],
  );
  /** The actions that write a number. */
  writes = $derived(this.moves.filter((move) => move.die !== null));

  readonly #moment = $derived.by(() => {
    const { face, picked, clock, active, filled } = this.state;
    const { seat, turn } = this.#table;
    return JSON.stringify([seat, turn?.legal, face, picked, clock, active, filled?.[seat ?? 0]]);
  });

  /** What is chosen; if only one number can be written that is it, without a press. */
  readonly #now = $derived.by(() => {
    if (this.#held?.moment === this.#moment) return this.#held;
    const [only, more] = this.writes;
    return only && !more ? only : { die: null, section: null };
  });
  die = $derived(this.#now.die);
  section = $derived(this.#now.section);

  /** What would be done by confirming. */
  move = $derived(this.writes.find((move) => move.die === this.die && move.section === this.section));

  /** A die that the mouse is over: shown as if it were chosen, while nothing is. */
  hovered = $state<number | null>(null);

  /** The moves that remain open beside what is chosen: of the chosen die, or else into the chosen row. */
  open = $derived.by(() => {
    if (this.die !== null) return this.#of(this.die);
    if (this.section !== null) return this.writes.filter((move) => move.section === this.section);
    const hovered = this.hovered === null ? [] : this.#of(this.hovered);
    return hovered.length ? hovered : this.writes;
  });

  #of(die: number): Move[] {
    return this.writes.filter((move) => move.die === die);
  }

  find(kind: Move['kind']): Move | undefined {
    return this.moves.find((move) => move.kind === kind);
  }

  /** Whether the die can be pressed for something: picked, copied or, with the others, thrown. */
  lights(die: number): boolean {
    if (!this.writes.length) return die !== CLOCK && this.find('throw') !== undefined && !this.find('stop');
    return this.writes.some((move) => move.die === die && this.#rowFits(move));
  }

  /** Whether the move goes into the row that was chosen without a die. */
  #rowFits(move: Move): boolean {
    return this.die !== null || this.section === null || move.section === this.section;
  }

  /** The moves into a row that its next box is lit for. */
  into(section: number): Move[] {
    return this.open.filter((move) => move.section === section);
  }

  /** A press on a die. The same one again confirms, unless it is the second half of a double click. */
  pressDie(die: number, double = false): void {
    if (this.#table.busy) return;
    if (!this.writes.length && this.lights(die)) return void this.act(this.find('throw'));
    const fits = this.#of(die);
    if (!fits.length) return this.#refuse(die, die === CLOCK ? YELLOW : die);
    if (die === this.die) return this.#again(double);
    const into = fits.find((move) => move.section === this.section && this.die === null);
    this.#hold(die, into?.section ?? (fits.length === 1 ? fits[0]!.section : null));
  }

  /** A press on a row: chooses the die, too, where only one fits; the chosen row again confirms. */
  pressRow(section: number, double = false): void {
    if (this.#table.busy) return;
    const fits = this.writes.filter((move) => move.section === section);
    if (!fits.length) return this.#refuse(this.die ?? section, section);
    const own = fits.find((move) => move.die === this.die) ?? (fits.length === 1 ? fits[0] : undefined);
    if (own && own === this.move) return this.#again(double);
    this.#hold(own?.die ?? null, section);
  }

  /** One step back: nothing is chosen any more. */
  clear(): void {
    if (!this.#table.busy) this.#hold(null, null);
  }

  /** What the main button does. */
  confirm(): void {
    void this.act(this.move ?? (this.writes.length ? undefined : this.plain.main));
  }

  /** The actions that write nothing: of the main button where nothing can be written, and beside it. */
  plain = $derived.by(() => {
    const rest = this.moves.filter((move) => move.die === null);
    const main = this.writes.length ? undefined : (this.find('throw') ?? rest[0]);
    return { main, beside: rest.filter((move) => move !== main) };
  });

  async act(move: Move | undefined): Promise<void> {
    if (move) await this.#table.act(move.action);
  }

  #again(double: boolean): void {
    if (double) return;
    if (this.move) this.confirm();
    else this.clear();
  }

  #hold(die: number | null, section: number | null): void {
    this.#held = { moment: this.#moment, die, section };
  }

  /** The rules say why not. */
  #refuse(die: number, section: number): void {
    if (!this.#table.deciding) return;
    void this.#table.act(this.find('skip') ? copying(die) : writing(die, section));
  }
}
