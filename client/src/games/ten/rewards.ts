/** What a reward brings, in lines that are short enough for a button: who gets tokens stands in one. */

import type { Choice, Sentence } from '~/wire/messages';
import { seatOf } from './told';

export interface Line {
  /** As it is said. */
  says: readonly Sentence[];
  /** Black tokens for others, or for oneself, who has so many `then`; null: it has to be read. */
  gain: { count: number; seats: readonly number[]; then?: number } | null;
}

export function linesOf(choice: Choice, others: readonly number[]): Line[] {
  const lines: Line[] = [];
  for (const sentence of choice.brings) {
    const gain = gainOf(sentence, others);
    const at = gain ? lines.findIndex((line) => line.gain?.count === gain.count) : -1;
    const same = lines[at];
    if (gain && same?.gain) {
      const seats = [...same.gain.seats, ...gain.seats];
      lines[at] = { says: [...same.says, sentence], gain: { count: gain.count, seats } };
    } else lines.push({ says: [sentence], gain });
  }
  return lines;
}

function gainOf(sentence: Sentence, others: readonly number[]): Line['gain'] {
  const count = Number(sentence.values.count);
  if (sentence.id === 'ten-brings-black' && count)
    return { count, seats: [], then: Number(sentence.values.black) };
  if (sentence.id === 'ten-brings-gain') return { count, seats: [seatOf(sentence)] };
  return sentence.id === 'ten-brings-gain-each' ? { count, seats: others } : null;
}
