/** What happened lately, found in the sentences that tell it. */

import type { Choice, Sentence } from '~/wire/messages';

/** Sentences with those that they are made of. */
export function* flat(sentences: readonly Sentence[]): Generator<Sentence> {
  for (const sentence of sentences) {
    yield sentence;
    yield* flat(Object.values(sentence.values).filter(isSentence));
  }
}

export const find = (sentences: readonly Sentence[], id: string): Sentence | undefined => {
  for (const sentence of flat(sentences)) if (sentence.id === id) return sentence;
  return undefined;
};

export const seatOf = (sentence: Sentence): number => (sentence.values.seat as { seat: number }).seat;

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'id' in value && 'values' in value;
}

/** The points that a choice brings, if it says so. */
export function pointsOf(choice: Choice | undefined): number {
  const change = find(choice?.brings ?? [], 'ten-change');
  const value = change?.values.change;
  return isSentence(value) ? Number(value.values.number) : Number(value ?? 0);
}
