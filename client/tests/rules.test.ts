// @vitest-environment node
import { expect, test, vi } from 'vitest';

vi.mock('../src/app/settings.svelte', () => ({ settings: { digits: 'fa', language: 'fa' } }));
const { holds, inDigits, marked, piecesOf, termsOf } = await import('../src/rules/text');

const hits = (text: string, query: string) =>
  marked(text, termsOf(query))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

test('a paragraph falls into sentences and their clauses', () => {
  expect(piecesOf('اول بریز. [C3] بعد بردار. [C3.1 C4]')).toEqual([
    { text: 'اول بریز.', clauses: ['C3'] },
    { text: ' بعد بردار.', clauses: ['C3.1', 'C4'] },
  ]);
});

test('letters and digits that people type otherwise are found', () => {
  expect(holds('تاس‌های زرد و یک کارت', termsOf('كارت'))).toBe(true);
  expect(holds('تاس‌های زرد', termsOf('تاسهاي'))).toBe(true);
  expect(holds('تاس‌های زرد', termsOf('تاس های'))).toBe(true);
  expect(holds('از ۵۰ امتیاز', termsOf('50'))).toBe(true);
  expect(holds('از ۵۰ امتیاز', termsOf('٥٠'))).toBe(true);
  expect(holds('خانهٔ قرمز', termsOf('خانه قرمز'))).toBe(true);
  expect(holds('Red Box', termsOf('red box'))).toBe(true);
  expect(holds('خانهٔ قرمز', termsOf('سبز'))).toBe(false);
});

test('what was found is marked as it stands there', () => {
  expect(hits('تاس‌های زرد و خانهٔ قرمز', 'تاسهای')).toEqual(['تاس‌های']);
  expect(hits('خانهٔ قرمز', 'خانه')).toEqual(['خانهٔ']);
  expect(hits('a rose is a rose', 'rose')).toEqual(['rose', 'rose']);
});

test('texts come in the digits of the reader', () => {
  expect(inDigits('۱ and 12')).toBe('۱ and ۱۲');
});
