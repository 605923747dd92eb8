/** What the seat that is shown is about to do: a card it looks at, a bid, a payment. Nothing of it counts before it is sent. */

import { untrack } from 'svelte';
import type { OpenTable } from '~/table/table.svelte';
import type { Choice, Position } from '~/wire/messages';
import { Paying } from './paying.svelte';
import { ACT, PHASE, read, type Ten } from './state';

export class Acting {
  readonly table: OpenTable;
  readonly paying: Paying;
  /** The wildcard of one's own that is looked at. */
  looked = $state<number | null>(null);
  /** The card of the market that is chosen, with the moment that it was chosen at. */
  #chosen = $state.raw<{ at: string; kind: number } | null>(null);
  #bid = $state.raw<{ at: string; value: number } | null>(null);
  /** Actions that follow, one after the other, and the position that the last was sent at. */
  #queue: number[] = [];
  #sent: Position | null = null;

  constructor(table: OpenTable) {
    this.table = table;
    this.paying = new Paying(this);
    $effect(() => {
      void table.position;
      void table.busy;
      untrack(() => void this.#follow());
    });
  }

  get s(): Ten {
    return read(this.table.state);
  }

  get deciding(): boolean {
    return this.table.deciding;
  }

  get phase(): number {
    return this.deciding ? this.s.phase : PHASE.done;
  }

  choice(action: number): Choice | undefined {
    return this.table.turn?.choices?.find((choice) => choice.action === action);
  }

  /** The values of the sentence that asks. */
  asked(name: string): number {
    return Number(this.table.turn?.prompt?.values[name] ?? 0);
  }

  /** What is asked now; what was chosen for something else is forgotten by that. */
  get #moment(): string {
    const { phase, turn, actor, card, bid, left } = this.s;
    return [phase, turn, actor, phase === PHASE.buying ? 0 : card, bid, left].join();
  }

  // Buying

  get chosen(): number | null {
    const { phase, table } = this;
    if (phase !== PHASE.buying || this.#chosen?.at !== this.#moment) return null;
    return table.turn?.legal.includes(ACT.buy + this.#chosen.kind) ? this.#chosen.kind : null;
  }

  /** Chooses a card, or gives it up again; what cannot be bought is refused by the rules. */
  choose(kind: number): void {
    if (!this.choice(ACT.buy + kind)) void this.table.act(ACT.buy + kind);
    else this.#chosen = this.chosen === kind ? null : { at: this.#moment, kind };
  }

  /** Buys and pays as it is proposed. */
  async buy(): Promise<void> {
    if (this.chosen !== null) await this.send([ACT.buy + this.chosen, PROPOSED]);
  }

  /** Buys, to pay in a way of one's own. */
  async buyOnly(): Promise<void> {
    if (this.chosen !== null) await this.send([ACT.buy + this.chosen]);
  }

  // Bidding

  get least(): number {
    return this.asked('least');
  }

  get most(): number {
    return this.asked('means');
  }

  get bid(): number {
    const wished = this.#bid?.at === this.#moment ? this.#bid.value : this.least;
    return Math.max(this.least, Math.min(this.most, wished));
  }

  set bid(value: number) {
    this.#bid = { at: this.#moment, value: Math.max(this.least, Math.min(this.most, value)) };
  }

  get canBid(): boolean {
    return this.phase === PHASE.bidding && this.most >= this.least;
  }

  // What is done

  async send(actions: readonly number[]): Promise<void> {
    this.#queue = [...actions];
    this.#sent = null;
    await this.#follow();
  }

  /** The next of several actions, once the one before has come to be. One that is not legal any more ends them. */
  async #follow(): Promise<void> {
    const { table } = this;
    if (!this.#queue.length || table.busy || table.position === this.#sent) return;
    if (this.#queue[0] === PROPOSED) this.#queue = this.phase === PHASE.paying ? this.paying.steps : [];
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#sent = table.position;
    const begins = table.turn?.legal.includes(next) ?? false;
    if (!begins || !(await table.act(next))) this.#queue = [];
  }

  /** What the main button does. */
  main(): void {
    const { phase, table } = this;
    if (phase === PHASE.drawing) void this.draw();
    else if (phase === PHASE.bidding) void table.act(this.canBid ? ACT.bid + this.bid : ACT.pass);
    else if (phase === PHASE.buying) void (this.chosen === null ? undefined : this.buy());
    else if (phase === PHASE.paying) void this.paying.pay();
  }

  /** Draws; after the last card, takes the only reward. */
  async draw(): Promise<void> {
    const legal = this.table.turn?.legal ?? [];
    if (legal.includes(ACT.draw)) await this.table.act(ACT.draw);
    else if (legal.length === 1) await this.table.act(legal[0]!);
  }

  /** A step back: what was only chosen, then what was done, where it may be taken back. */
  back(): void {
    if (this.looked !== null) this.looked = null;
    else if (this.chosen !== null) this.#chosen = null;
    else if (this.phase === PHASE.paying && this.paying.changed) this.paying.forget();
    else if (this.table.canUndo && this.deciding) void this.table.undo();
  }
}

/** Stands for the steps of the payment that is proposed. */
const PROPOSED = -1;
