import { describe, expect, it } from 'vitest';
import { codeOf } from '../src/home/code';
import { around } from '../src/lobby/round';

describe('the code of a table', () => {
  it.each([
    ['482716903', '482716903'],
    ['۴۸۲ ۷۱۶ ۹۰۳', '482716903'],
    ['٤٨٢-٧١٦-٩٠٣', '482716903'],
    [' 482 716 903\n', '482716903'],
    ['https://bazigah.example/t/482716903', '482716903'],
    ['http://192.168.1.20:8080/t/482716903?x=1', '482716903'],
    ['482716', null],
    ['4827169031', null],
    ['https://bazigah.example/me/abc', null],
    ['', null],
  ])('is read from %j', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('the seats around a table', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('have a place of their own: %d', (count) => {
    for (let bottom = 0; bottom < count; bottom += 1) {
      const places = around(count, bottom);
      expect(places.map((place) => place.seat).sort()).toEqual(Array.from({ length: count }, (_, n) => n));
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(count);
      expect(places[0]!.seat).toBe(bottom);
    }
  });

  it('follow one another clockwise, from the foot to the left', () => {
    const places = around(4, 2);
    expect(places.map(({ seat, column }) => [seat, column])).toEqual([
      [2, '1 / -1'],
      [3, '1'],
      [0, '1 / -1'],
      [1, '3'],
    ]);
    expect(places[2]!.row).toBe(1);
  });
});
