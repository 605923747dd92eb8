import { describe, expect, it } from 'vitest';
import { newsOf, subjectOf } from '~/table/news';
import type { Sentence } from '~/wire/messages';

const did = (seat: number, text: string): Sentence => ({
  id: 'event',
  values: { event: { id: text, values: { colour: 'blue', seat: { seat } } } },
});
const say = (sentence: Sentence): string => (sentence.values.event as Sentence).id;
const told = (step: Sentence[], before: Sentence[] = [], room = 99): string[] =>
  newsOf(step, [...before, ...step], [0], say, room);

describe('what the others did last', () => {
  it('is about the first seat that a sentence names, however deep', () => {
    expect(subjectOf(did(2, 'wrote'))).toBe(2);
    expect(
      subjectOf({ id: 'gains', values: { gains: [{ id: 'gain', values: { seat: { seat: 1 } } }] } }),
    ).toBe(1);
    expect(subjectOf({ id: 'last-card', values: {} })).toBe(null);
  });

  it('is told without what one did oneself in the same step', () => {
    expect(told([did(1, 'passed'), did(0, 'wrote'), did(2, 'threw')])).toEqual(['passed', 'threw']);
  });

  it('is over when one has acted', () => {
    expect(told([did(0, 'threw')], [did(1, 'passed')])).toEqual([]);
    expect(told([], [did(1, 'passed'), did(0, 'threw')])).toEqual([]);
  });

  it('is still there after the page was opened again', () => {
    expect(told([], [did(0, 'threw'), did(1, 'passed')])).toEqual(['passed']);
  });

  it('has room for the newest lines, and always for one', () => {
    const step = [did(1, 'wrote five'), did(2, 'passed'), did(1, 'threw')];
    expect(told(step, [], 12)).toEqual(['passed', 'threw']);
    expect(told(step, [], 1)).toEqual(['threw']);
  });
});
