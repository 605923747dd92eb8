/** The state as the rules keep it, and the numbers by which phases and actions go (src/bazigah/games/ten). */

import type { State } from '~/table/table.svelte';

export interface Ten {
  players: number;
  phase: number;
  actor: number;
  /** Whose turn it is; in the final buys, who drew the last card. */
  turn: number;
  final: number;
  /** Copies left to draw, by kind. */
  pile: readonly number[];
  left: number;
  /** Kinds of the cards showing; only the first `shown` count. */
  tableau: readonly number[];
  shown: number;
  numbers: number;
  coins: number;
  total: number;
  market: readonly number[];
  hand: readonly (readonly number[])[];
  cards: readonly number[];
  black: readonly number[];
  white: readonly number[];
  /** The wildcard that is auctioned, or the card that is paid for. */
  card: number;
  bid: number;
  leader: number;
  offers: readonly number[];
  due: number;
  white_over: number;
  /** The lowest kind of card that may still be paid. */
  pay_from: number;
}

export const read = (state: State): Ten => state as unknown as Ten;

export const PHASE = {
  lot: 0,
  drawing: 1,
  revealing: 2,
  bank: 3,
  bidding: 4,
  paying: 5,
  buying: 6,
  done: 7,
} as const;

/** Actions are a number each, or a base to which a kind of card or a bid is added. */
export const ACT = {
  draw: 0,
  numbers: 1,
  currency: 2,
  pass: 3,
  buy: 4,
  white: 40,
  card: 41,
  black: 91,
  bid: 92,
} as const;

/** The beads of a rod: what the total, and the currency, may come to. */
export const BEADS = 10;

export const shownCards = (s: Ten): readonly number[] => s.tableau.slice(0, s.shown);

/** Kinds that there are copies of, in the order of colours and numbers. */
export const present = (copies: readonly number[]): number[] =>
  copies.flatMap((count, kind) => (count > 0 ? [kind] : []));

/** The seats in the order in which they bid, the one whose turn it is last. */
export const biddingOrder = (s: Ten): number[] =>
  Array.from({ length: s.players }, (_, step) => (s.turn + 1 + step) % s.players);
