/** What a hand comes to, as the rules count it: it comes with the sentence of the moment, in short words. */

import type { Position } from '~/wire/messages';
import { COLOURS, kindOfWord, RANKS } from './cards';

export interface Run {
  low: number;
  high: number;
  points: number;
}

export interface Layout {
  /** By colour; null: it has none. */
  runs: readonly (Run | null)[];
  /** The wildcard that stands for a number card. */
  stands: ReadonlyMap<number, number>;
}

const RUN = /^([RBOG])(\d)-(\d)=(\d+)$/;

/** `R1-6=6 W4:R4`: red 1 to 6 for six points, in which wild 4 is red 4. */
export function parse(written: string): Layout {
  const runs: (Run | null)[] = COLOURS.map(() => null);
  const stands = new Map<number, number>();
  for (const word of written.split(' ').filter(Boolean)) {
    const run = RUN.exec(word);
    const [wild, card] = word.split(':');
    if (run) {
      const [, letter, low, high, points] = run;
      const colour = Math.floor(kindOfWord(`${letter}1`) / RANKS);
      runs[colour] = { low: Number(low), high: Number(high), points: Number(points) };
    } else if (wild && card) stands.set(kindOfWord(card), kindOfWord(wild));
  }
  return { runs, stands };
}

export function layoutOf(position: Position | null, seat: number): Layout {
  const hands = (position?.prompt?.values.hands ?? []) as string[];
  return parse(hands[seat] ?? '');
}
