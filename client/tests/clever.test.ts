// @vitest-environment node
import { expect, test, vi } from 'vitest';

vi.mock('../src/app/settings.svelte', () => ({ settings: { digits: 'fa', language: 'fa' } }));
const { copying, gainOf, moveOf, sectionsOf, writing } = await import('../src/games/clever/moves');
const { boxesOf, isLocked, numbersOf, PHASE, PLACE } = await import('../src/games/clever/state');
type Clever = import('../src/games/clever/state').Clever;

const choice = (token: string, action = 0, brings: unknown[] = []) =>
  moveOf({ action, token, say: { id: '', values: {} }, brings: brings as never });

test('actions are read from their notation', () => {
  expect(choice('throw')).toMatchObject({ kind: 'throw', die: null, section: null });
  expect(choice('skip')).toMatchObject({ kind: 'skip', die: null });
  expect(choice('B')).toMatchObject({ kind: 'write', die: 0, section: 0 });
  expect(choice('W>Y')).toMatchObject({ kind: 'write', die: 5, section: 1 });
  expect(choice('C>P')).toMatchObject({ kind: 'write', die: 6, section: 4 });
  expect(choice('+O')).toMatchObject({ kind: 'copy', die: 3, section: 5 });
});

test('an action that the rules refuse has a number, too', () => {
  expect(writing(0, 0)).toBe(11);
  expect(writing(6, 4)).toBe(51);
  expect(copying(3)).toBe(8);
  expect(copying(6)).toBe(writing(6, 5));
  expect([null, 2, 8, 11, 51].map((action) => sectionsOf(action))).toEqual([[], [], [5], [0], [4]]);
});

test('what a write brings is the change of the points, of box, sum and bonus together', () => {
  const gain = (change: unknown) => [
    { id: 'clever-brings-box', values: { box: 1, gain: { id: '', values: { change } } } },
  ];
  expect(gainOf(choice('B', 0, gain(-5)))).toBe('−۵');
  expect(gainOf(choice('B'))).toBe('');
});

/** One seat with one row of four boxes: the third is a repeat box with a white bonus, from the third on the sum counts. */
function table(some: Partial<Clever>): Clever {
  const repeats = [[0, 0, 1, 0, 0]];
  const row = { boxes: [4], threshold: [3], repeats, prize: [[0, 2, -1, 0, 0]], fresh: [[0]] };
  return { ...row, tally: [[[0, 0, 1, 2, 0, 0, 0]]], phase: PHASE.turn, at_table: 0, ...some } as Clever;
}

test('a row is drawn from its fields', () => {
  const boxes = boxesOf(table({ fresh: [[1]] }), 0, 0);
  expect(numbersOf(table({}), 0, 0)).toEqual([2, 3, 3]);
  expect(boxes.map((box) => box.number)).toEqual([2, 3, 3, null]);
  expect(boxes.map((box) => box.step)).toEqual([1, 2, 2, 3]);
  expect(boxes.map((box) => box.goal)).toEqual([false, false, true, false]);
  expect(boxes.map((box) => box.fresh)).toEqual([false, false, true, false]);
  expect(boxes.map((box) => box.prize)).toEqual([0, 2, -1, 0]);
});

test('a row with more boxes than can ever be filled is drawn as far as a state knows it', () => {
  expect(boxesOf(table({ boxes: [99] }), 0, 0)).toHaveLength(5);
});

test('picked colours are locked, the white die never, and in the turn of the table nothing is', () => {
  const place = [PLACE.aside, PLACE.out, PLACE.table, PLACE.table, PLACE.table, PLACE.aside];
  const locked = (some: Partial<Clever>) =>
    [0, 1, 2, 5, 6].map((die) => isLocked(table({ place, clock_free: 0, ...some }), die));
  expect(locked({})).toEqual([true, true, false, false, true]);
  expect(locked({ phase: PHASE.others })).toEqual([true, true, false, false, false]);
  expect(locked({ at_table: 1 })).toEqual([false, false, false, false, false]);
  expect(locked({ phase: PHASE.end })).toEqual([false, false, false, false, false]);
});
