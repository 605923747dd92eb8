/** Cards by their kind: one number each, as the rules count them. */

import type { Sentence } from '~/wire/messages';
import { t } from '~/words/words.svelte';

export const COLOURS = ['red', 'blue', 'orange', 'green'] as const;
export const RANKS = 9;
/** Kinds below are numbers: colour * RANKS + rank - 1. */
export const NUMBERS = 36;
const HASH = NUMBERS;
const WILD = HASH + COLOURS.length;
const FULL = WILD + RANKS;
/** Kinds below can be owned; from here on they are currency. */
export const OWNED = FULL + 1;
const COIN = OWNED;
export const KINDS = COIN + 5;

export type Sort = 'number' | 'hash' | 'wild' | 'full' | 'currency';

export interface Card {
  sort: Sort;
  colour: string;
  number: number;
}

export function cardOf(kind: number): Card {
  if (kind < NUMBERS)
    return { sort: 'number', colour: COLOURS[Math.floor(kind / RANKS)]!, number: (kind % RANKS) + 1 };
  if (kind < WILD) return { sort: 'hash', colour: COLOURS[kind - HASH]!, number: 0 };
  if (kind < FULL) return { sort: 'wild', colour: 'any', number: kind - WILD + 1 };
  if (kind === FULL) return { sort: 'full', colour: 'any', number: 0 };
  return { sort: 'currency', colour: 'coin', number: kind - COIN + 1 };
}

/** The kind of a card that a sentence names. */
export function kindOf(sentence: Sentence): number {
  const { sort, colour, number } = sentence.values as unknown as Card;
  const place = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  if (sort === 'number') return place * RANKS + number - 1;
  if (sort === 'hash') return HASH + place;
  if (sort === 'wild') return WILD + number - 1;
  return sort === 'full' ? FULL : COIN + number - 1;
}

/** The kind that notation means: `R5 R# W7 W* $3`. */
export function kindOfWord(word: string): number {
  const [letter = '', mark = ''] = word;
  if (letter === '$') return COIN + Number(mark) - 1;
  if (letter === 'W') return mark === '*' ? FULL : WILD + Number(mark) - 1;
  const colour = COLOURS.findIndex((name) => name.startsWith(letter.toLowerCase()));
  return mark === '#' ? HASH + colour : colour * RANKS + Number(mark) - 1;
}

export const isWild = (kind: number): boolean => kind >= HASH && kind < OWNED;

/** What a card adds to the total. */
export const adds = (kind: number): number => {
  const { sort, number } = cardOf(kind);
  return sort === 'currency' ? -number : number;
};

export const nameOf = (kind: number): string => t('ten-card', { ...cardOf(kind) });

/** The number cards that a card may stand for. */
export function couldBe(kind: number): number[] {
  const { sort, colour, number } = cardOf(kind);
  return Array.from({ length: NUMBERS }, (_, cell) => cell).filter((cell) => {
    const place = cardOf(cell);
    if (sort === 'number') return cell === kind;
    if (sort === 'hash') return place.colour === colour;
    return sort === 'full' || (sort === 'wild' && place.number === number);
  });
}

export const isNumberWild = (kind: number): boolean => cardOf(kind).sort === 'wild';
