import { expect, test } from 'vitest';
import { pruned } from '../src/words/bidi';

/** The text with its isolates as brackets. */
const shown = (text: string, rightToLeft: boolean) =>
  pruned(text.replaceAll('[', '\u2068').replaceAll(']', '\u2069'), rightToLeft)
    .replaceAll('\u2068', '[')
    .replaceAll('\u2069', ']');

test('what runs the way of the sentence needs no isolate', () => {
  expect(shown('[سارا] [آبی] را برداشت', true)).toBe('سارا آبی را برداشت');
  expect(shown('[Sara] took [blue]', false)).toBe('Sara took blue');
});

test('numbers and names of the other direction keep theirs', () => {
  expect(shown('[Ali] [۵] را نوشت', true)).toBe('[Ali] [۵] را نوشت');
  expect(shown('[علی] wrote [5]', false)).toBe('[علی] wrote 5');
});

test('a list of isolated numbers is not turned round', () => {
  expect(shown('دارد [[۱]، [۲]]', true)).toBe('دارد [۱]، [۲]');
});

test('a value of parts runs as its parts do', () => {
  expect(shown('[[آبی] [۳]] ریخت', true)).toBe('آبی [۳] ریخت');
});
