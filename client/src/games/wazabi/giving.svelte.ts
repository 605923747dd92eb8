/** The stars of my throw: planned here, then given one after another, each when the one before is done. */

import { notices } from '~/kit/notices.svelte';
import type { OpenTable } from '~/table/table.svelte';
import { t } from '~/words/words.svelte';
import { givesStars, read } from './hand';
import {
  changed,
  fits,
  level,
  nothing,
  planned,
  recipients,
  toLeader,
  type Plan,
  type Sharing,
} from './sharing';

/** The server takes a few dozen requests at once and then ten a second; a big hand of stars keeps to that. */
const AT_ONCE = 20;
const PAUSE = 110;

export class Giving {
  #plan = $state.raw<Plan | null>(null);
  /** The stars are on their way. */
  sending = $state(false);
  /** The seat that the keys + and - are for. */
  chosen = $state<number | null>(null);
  #closed = false;
  readonly table: OpenTable;

  constructor(table: OpenTable) {
    this.table = table;
  }

  /** What there is to share out; null when it is not for the shown seat to give. */
  readonly sharing = $derived.by((): Sharing | null => {
    const { seat, deciding, turn } = this.table;
    if (seat === null || !deciding) return null;
    const s = read(this.table.state);
    if (!givesStars(s) || s.turn !== seat) return null;
    const rivals = Array.from({ length: s.players - 1 }, (_, step) => (seat + 1 + step) % s.players);
    const given = s.given;
    const had = s.held.map((count, other) => count - given[other]!);
    return { rivals, had, given, left: Number(turn?.prompt?.values.left ?? 0) };
  });

  readonly plan: Plan = $derived.by(() => {
    if (!this.sharing) return [];
    return this.#plan && fits(this.sharing, this.#plan) ? this.#plan : nothing(this.sharing);
  });
  readonly planned = $derived(this.sharing ? planned(this.sharing, this.plan) : 0);
  readonly left = $derived((this.sharing?.left ?? 0) - this.planned);
  readonly complete = $derived(this.sharing !== null && this.left === 0);

  level(): void {
    if (this.sharing && !this.sending) this.#plan = level(this.sharing);
  }

  toLeader(): void {
    if (this.sharing && !this.sending) this.#plan = toLeader(this.sharing);
  }

  /** Forgets what was planned. */
  clear(): void {
    if (!this.sending) this.#plan = null;
  }

  can(seat: number, by: 1 | -1): boolean {
    return !this.sending && this.sharing !== null && changed(this.sharing, this.plan, seat, by) !== null;
  }

  change(seat: number, by: 1 | -1): boolean {
    if (!this.sharing || this.sending) return false;
    const plan = changed(this.sharing, this.plan, seat, by);
    if (plan) this.#plan = plan;
    else if (by > 0) notices.show(t('wazabi-ui-no-star-left'), 'error');
    return plan !== null;
  }

  /** Sends the plan. It ends early when a star is refused, or something else has happened meanwhile. */
  async send(): Promise<void> {
    if (!this.sharing || !this.complete || this.sending || this.table.busy) return;
    const { seat } = this.table;
    const order = recipients(this.sharing, this.plan);
    this.sending = true;
    for (const to of order) {
      if (this.table.seat !== seat || !this.table.turn?.legal.includes(to)) break;
      const { number } = this.table.link;
      if (!(await this.table.act(to))) break;
      await until(() => this.#closed || (this.table.link.number > number && !this.table.busy));
      if (this.#closed) return;
      if (order.length > AT_ONCE) await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.sending = false;
    if (!this.sharing) this.#plan = null;
  }

  /** Another throw: nothing is planned for it. */
  forget(): void {
    if (this.sending) return;
    this.#plan = null;
    this.chosen = null;
  }

  close(): void {
    this.#closed = true;
  }
}

/** When a condition on what is shown has come true. */
function until(ready: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!ready()) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });
}
