/** What every part of an open table knows: the link, whose side is shown, the names, and how to act. */

import { getContext, setContext, type Snippet } from 'svelte';
import { notices } from '~/kit/notices.svelte';
import type { Position, SeatTurn, SeatView } from '~/wire/messages';
import type { Link, Wish } from '~/wire/link.svelte';
import { shown } from '~/words/names';

const KEY = Symbol('table');

/** The fields of a game's state: numbers and nested lists of numbers. */
export type State = Record<string, never>;

export class OpenTable {
  /** What stands in the dock's place, where that is not to be played at: the steps of a replay. */
  foot = $state.raw<Snippet | null>(null);
  /** On a device that several share: the seat whose side was shown last. */
  #last = $state<number | null>(null);
  /** On a shared device: the seat that has been handed the device, while something is hidden. */
  handed = $state<number | null>(null);

  constructor(readonly link: Link) {}

  /** Seats as they are now; in a match the chairs that it began with say who is meant where a seat has been left. */
  get seats(): readonly SeatView[] {
    return this.link.table?.seats ?? [];
  }

  get names(): readonly string[] {
    return shown(this.seats);
  }

  get game(): string {
    return this.link.match?.game ?? this.link.table?.settings.game ?? '';
  }

  get isHost(): boolean {
    return this.link.table?.host === this.link.person;
  }

  /** The seats of the people at this device. */
  get mine(): readonly number[] {
    return this.seats.flatMap((seat, index) => (seat.person === this.link.person ? [index] : []));
  }

  /** Whose side of the table is shown: one's own seat, of several the one that has to decide; null: a spectator. */
  get seat(): number | null {
    const [first] = this.mine;
    if (first === undefined || this.mine.length === 1) return first ?? null;
    const deciding = this.link.turns.find((turn) => turn.legal.length > 0)?.seat;
    return deciding ?? this.#last ?? first;
  }

  /** The decision of the seat that is shown; with no legal action it has decided, and others have not. */
  get turn(): SeatTurn | null {
    return this.link.turns.find((turn) => turn.seat === this.seat) ?? null;
  }

  /** Whether the seat that is shown has something to decide now. */
  get deciding(): boolean {
    return (this.turn?.legal.length ?? 0) > 0 && !this.over;
  }

  get over(): boolean {
    return this.link.match?.over ?? false;
  }

  get position(): Position | null {
    return this.link.position;
  }

  /** The state as the shown seat may see it. */
  get state(): State {
    return (this.turn?.state ?? this.position?.state ?? {}) as State;
  }

  /** Whether the last decision of the shown seat may be taken back. */
  get canUndo(): boolean {
    return this.seat !== null && (this.position?.undo.includes(this.seat) ?? false);
  }

  /** Nothing can be sent that would be answered now, or something is on its way. */
  get busy(): boolean {
    return this.link.waiting > 0 || this.link.status !== 'here';
  }

  /** Does a thing at the table, and says so if it is refused. Whether it was done. */
  async ask(wish: Wish): Promise<boolean> {
    const refused = await this.link.ask(wish);
    notices.refused(refused, this.names, this.game);
    return refused === null;
  }

  /** Plays an action of the shown seat. One that is not legal is refused by the rules, with the reason. */
  async act(action: number): Promise<boolean> {
    if (this.seat === null || this.busy) return false;
    notices.clear();
    this.#last = this.seat;
    return this.ask({ type: 'act', seat: this.seat, action, number: this.link.number });
  }

  async undo(): Promise<boolean> {
    if (this.seat === null || this.busy) return false;
    return this.ask({ type: 'undo', seat: this.seat, number: this.link.number });
  }
}

export const provideTable = (table: OpenTable): OpenTable => setContext(KEY, table);

export const useTable = (): OpenTable => getContext<OpenTable>(KEY);
