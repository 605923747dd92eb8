import { describe, expect, it } from 'vitest';
import { codeOf } from '../src/home/code';
import { resultOf } from '../src/home/result';
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

describe('what a match came to for the reader', () => {
  const told = (seats: number[], points: number[] | null, ranks: number[] | null, ended: number | null = 1) =>
    resultOf({ ended, seats, points, ranks });

  it('is their place and their points', () => {
    expect(told([1], [81, 74, 90], [2, 3, 1])).toEqual({
      id: 'home-finished-place',
      values: { place: 3, shared: 'no', players: 3, points: 74 },
    });
  });

  it('says that a place is shared', () => {
    expect(told([0], [80, 74, 80], [1, 3, 1]).values).toMatchObject({ place: 1, shared: 'yes' });
    expect(told([1], [80, 74, 80], [1, 3, 1]).values).toMatchObject({ place: 3, shared: 'no' });
  });

  it('is only whether they have won, where nothing is counted', () => {
    expect(told([2], [0, 0, 1], [2, 2, 1])).toEqual({
      id: 'home-finished-won',
      values: { won: 'yes', players: 3 },
    });
    expect(told([0], [0, 0, 1], [2, 2, 1]).values).toMatchObject({ won: 'no' });
  });

  it('is everybody’s, where they played for several', () => {
    expect(told([0, 1], [81, 74], [1, 2])).toEqual({
      id: 'home-finished-points',
      values: { points: [81, 74] },
    });
    expect(told([0, 1], [0, 1], [2, 1])).toEqual({ id: 'home-finished-winner', values: { number: 2 } });
  });

  it('is the points of somebody alone', () => {
    expect(told([0], [1], [1])).toEqual({ id: 'home-finished-alone', values: { points: 1 } });
  });

  it('is missing where a match goes on, or was stopped', () => {
    expect(told([0], null, null, null).id).toBe('home-finished-running');
    expect(told([0], null, null).id).toBe('home-finished-stopped');
  });
});
