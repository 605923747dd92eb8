import { expect, test } from 'vitest';
import { FairDice, sealOf, wrongDraws } from '../src/record/dice';
import type { Replay } from '../src/wire/messages';

// The example of docs/fair-dice.md.
const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const contributions = ['53617261', '416c69']; // Sara, Ali
const die = { outcomes: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1] };
const expected = [4, 5, 2, 1, 1, 1, 5, 6, 1, 3];

test('the seal is that of the documentation', async () => {
  expect(await sealOf(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('outcomes are those of the documentation', async () => {
  const dice = await FairDice.of(secret, 'example', contributions);
  const drawn = await Promise.all(expected.map((_, index) => dice.draw(index, die)));
  expect(drawn).toEqual(expected);
});

test('a changed outcome is found', async () => {
  const draws = expected.map((outcome, index) => ({ number: index + 1, weighing: 0, outcome, token: '' }));
  draws[3] = { ...draws[3]!, outcome: 6 };
  const replay = { id: 'example', dice: { secret, contributions }, weighings: [die], draws };
  let done = 0;
  expect(await wrongDraws(replay as unknown as Replay, (count) => (done = count))).toEqual([3]);
  expect(done).toBe(10);
});
