/** What the last step brought, for the eye and the ear: cards that go somewhere, a bust, knocks in an auction. */

import { tick, untrack } from 'svelte';
import { settings } from '~/app/settings.svelte';
import { sound } from '~/sound/sound';
import type { OpenTable } from '~/table/table.svelte';
import type { Step } from '~/wire/link.svelte';
import type { Sentence } from '~/wire/messages';
import { kindOf } from './cards';
import { settle, slide, trace, type Trace } from './moves';
import { read, shownCards } from './state';
import { find, flat, seatOf } from './told';

/** A bust is looked at for so long. */
const BUST = 1150;

/** The cards that bust a moment ago, the last one too. */
export interface Bust {
  seat: number;
  cards: readonly number[];
  total: number;
  coins: number;
  how: 'number' | 'currency';
}

export class Watching {
  bust = $state.raw<Bust | null>(null);
  readonly #table: OpenTable;
  #before: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: OpenTable) {
    this.#table = table;
    $effect.pre(() => {
      const { step } = table.link;
      untrack(() => this.#see(step));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Nothing need be looked at any longer. */
  skip(): void {
    clearTimeout(this.#timer);
    this.bust = null;
    settle();
  }

  #see(step: Step): void {
    const before = this.#before;
    const { state } = this.#table;
    this.#before = 'tableau' in state ? shownCards(read(state)) : [];
    if (!step.told.length) return;
    this.#hear(step.told);
    const bust = find(step.told, 'ten-drew-bust');
    const took = find(step.told, 'ten-took-numbers');
    const left = find(step.told, 'ten-took-currency');
    const sold = find(step.told, 'ten-sold');
    const cards = trace(document.querySelectorAll('[data-drawn]'));
    const lot = trace(document.querySelectorAll('[data-lot]'));
    if (bust) this.#burn(bust, before);
    else if (took) this.#go(cards, () => place(seatOf(took)));
    else if (left) this.#go(cards, () => document.querySelector('[data-place="market"]'));
    else if (sold) this.#go(lot, () => place(seatOf(sold)));
  }

  #burn(told: Sentence, before: readonly number[]): void {
    if (!settings.moves) return;
    const { total, coins, how, card } = told.values as unknown as Omit<Bust, 'cards'> & { card: Sentence };
    clearTimeout(this.#timer);
    this.bust = { seat: seatOf(told), cards: [...before, kindOf(card)], total, coins, how };
    this.#timer = setTimeout(() => {
      const cards = trace(document.querySelectorAll('[data-burnt]'));
      this.bust = null;
      this.#go(cards, () => document.querySelector('[data-place="market"]'));
    }, BUST);
  }

  #go(cards: readonly Trace[], to: () => Element | null): void {
    void tick().then(() => slide(cards, to()));
  }

  #hear(told: readonly Sentence[]): void {
    for (const { id } of flat(told)) {
      if (id === 'ten-drew' || id === 'ten-drew-wildcard' || id === 'ten-took-numbers') sound.play('card');
      if (id === 'ten-drew-bust') sound.play('bust');
      if (id === 'ten-took-currency' || id === 'ten-paid-black' || id === 'ten-paid-white')
        sound.play('coin');
      if (id === 'ten-bid-made') sound.play('knock');
      if (id === 'ten-sold') sound.play('sold');
    }
  }
}

/** Where a seat's cards are shown. */
const place = (seat: number): Element | null => document.querySelector(`[data-hand="${seat}"]`);
