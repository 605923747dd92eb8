/** A payment that is put together: white tokens and cards by choice, the rest in black. It begins as it is proposed. */

import type { Sentence } from '~/wire/messages';
import type { Acting } from './acting.svelte';
import { kindOf } from './cards';
import { ACT, PHASE } from './state';

interface Parts {
  /** What the parts are for. */
  at: string;
  whites: number;
  cards: readonly number[];
}

export class Paying {
  readonly #acting: Acting;
  #own = $state.raw<Parts | null>(null);

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  get #moment(): string {
    const { s } = this.#acting;
    return [s.card, s.due, s.actor, s.white[s.actor], s.cards[s.actor]].join();
  }

  /** As it is proposed, until it is changed by hand. */
  get #parts(): Parts {
    if (this.#own?.at === this.#moment) return this.#own;
    const means = (this.#acting.table.turn?.prompt?.values.means ?? []) as Sentence[];
    const whites = means.find(({ id }) => id === 'ten-white')?.values.white ?? 0;
    const cards = means.filter(({ id }) => id === 'ten-card').map(kindOf);
    return { at: this.#moment, whites: Number(whites), cards };
  }

  get changed(): boolean {
    return this.#own?.at === this.#moment;
  }

  forget(): void {
    this.#own = null;
  }

  get due(): number {
    return this.#acting.s.due;
  }

  get whites(): number {
    return this.#parts.whites;
  }

  get cards(): readonly number[] {
    return this.#parts.cards;
  }

  /** What a white token is worth, as its sentence says. */
  get worth(): number {
    return Number(this.#acting.choice(ACT.white)?.say.values.worth ?? 0);
  }

  /** White tokens that may still be given. */
  get whitesHeld(): number {
    const { s } = this.#acting;
    return this.#acting.choice(ACT.white) ? (s.white[s.actor] ?? 0) : 0;
  }

  get blackHeld(): number {
    const { s } = this.#acting;
    return s.black[s.actor] ?? 0;
  }

  /** Each card that may be given, copies apart. */
  get payable(): { kind: number; given: boolean }[] {
    const { s } = this.#acting;
    return (s.hand[s.actor] ?? []).flatMap((copies, kind) => {
      if (kind < s.pay_from) return [];
      const given = this.cards.filter((card) => card === kind).length;
      return Array.from({ length: copies }, (_, index) => ({ kind, given: index < given }));
    });
  }

  /** Points that would go with a card. */
  lost(kind: number): number {
    return ((this.#acting.table.turn?.prompt?.values.losses ?? []) as number[])[kind] ?? 0;
  }

  #rest(whites: number, cards: number): number {
    return this.due - this.worth * whites - cards;
  }

  /** What white tokens and cards leave to pay; below 0: a white token is worth more than was due. */
  get rest(): number {
    return this.#rest(this.whites, this.cards.length);
  }

  get black(): number {
    return Math.min(Math.max(0, this.rest), this.blackHeld);
  }

  get missing(): number {
    return Math.max(0, this.rest) - this.black;
  }

  giveWhite(more: boolean): void {
    const whites = Math.max(0, Math.min(this.whitesHeld, this.whites + (more ? 1 : -1)));
    if (more && this.rest <= 0) return;
    let cards = [...this.cards];
    while (cards.length && this.#rest(whites, cards.length) < 0) cards = cards.slice(0, -1);
    this.#own = { at: this.#moment, whites, cards };
  }

  giveCard(kind: number, give: boolean): void {
    if (give && this.rest <= 0) return;
    const cards = [...this.cards];
    if (give) cards.push(kind);
    else cards.splice(cards.indexOf(kind), 1);
    this.#own = { at: this.#moment, whites: this.whites, cards };
  }

  /** In the order in which they are paid: that of their numbers. */
  get steps(): number[] {
    const whites = Array.from({ length: this.whites }, () => ACT.white);
    const cards = [...this.cards].sort((a, b) => a - b).map((kind) => ACT.card + kind);
    return [...whites, ...cards, ...(this.rest > 0 ? [ACT.black] : [])];
  }

  get complete(): boolean {
    return this.#acting.phase === PHASE.paying && this.missing === 0;
  }

  async pay(): Promise<void> {
    if (this.complete) await this.#acting.send(this.steps);
  }
}
