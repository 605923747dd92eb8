// @vitest-environment node
import { expect, test, vi } from 'vitest';

vi.mock('../src/app/settings.svelte', () => ({ settings: { digits: 'fa', language: 'fa' } }));
const { adds, cardOf, couldBe, isWild, kindOf, kindOfWord, KINDS, OWNED } =
  await import('../src/games/ten/cards');
const { layoutOf, parse } = await import('../src/games/ten/hands');
const { linesOf } = await import('../src/games/ten/rewards');
const { Paying } = await import('../src/games/ten/paying.svelte');
const { ACT, PHASE } = await import('../src/games/ten/state');
const { find, pointsOf } = await import('../src/games/ten/told');
type Acting = import('../src/games/ten/acting.svelte').Acting;

const say = (id: string, values: Record<string, unknown> = {}) => ({ id, values });
const choice = (...brings: ReturnType<typeof say>[]) => ({ action: 0, token: '', say: say(''), brings });

test('a card is known by its kind, its notation and its sentence', () => {
  for (let kind = 0; kind < KINDS; kind += 1) expect(kindOf(say('ten-card', { ...cardOf(kind) }))).toBe(kind);
  expect(['R1', 'G9', 'B#', 'W1', 'W*', '$5'].map(kindOfWord)).toEqual([0, 35, 37, 40, 49, 54]);
  expect([0, 35, 36, 49, 54].map(adds)).toEqual([1, 9, 0, 0, -5]);
  expect([35, 36, OWNED - 1, OWNED].map(isWild)).toEqual([false, true, true, false]);
});

test('what a wildcard could be', () => {
  expect(couldBe(kindOfWord('W3'))).toEqual([2, 11, 20, 29]);
  expect(couldBe(kindOfWord('O#'))).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26]);
  expect(couldBe(kindOfWord('W*'))).toHaveLength(36);
  expect(couldBe(kindOfWord('$1'))).toEqual([]);
});

test('what hands come to is read from the sentence of the moment', () => {
  const { runs, stands } = parse('R1-6=6 G1-9=10 W4:R4 G#:G2');
  expect(runs).toEqual([{ low: 1, high: 6, points: 6 }, null, null, { low: 1, high: 9, points: 10 }]);
  expect([...stands]).toEqual([[kindOfWord('R4'), kindOfWord('W4')], [kindOfWord('G2'), kindOfWord('G#')]]); // prettier-ignore
  expect(layoutOf(null, 0).runs).toEqual([null, null, null, null]);
});

test('those who get the same stand in one line', () => {
  const gain = (seat: number, count: number) => say('ten-brings-gain', { seat: { seat }, count });
  const change = say('ten-change', { count: 0, change: 0 });
  const lines = linesOf(choice(change, gain(1, 3), gain(2, 1), gain(3, 3)), [1, 2, 3]);
  expect(lines.map(({ gain }) => gain)).toEqual([
    null,
    { count: 3, seats: [1, 3] },
    { count: 1, seats: [2] },
  ]);
  expect(lines[1]!.says).toHaveLength(2);
  const each = linesOf(choice(say('ten-brings-gain-each', { count: 2 })), [1, 2]);
  expect(each[0]!.gain).toEqual({ count: 2, seats: [1, 2] });
  const own = linesOf(choice(say('ten-brings-black', { count: 4, black: 9 })), []);
  expect(own[0]!.gain).toEqual({ count: 4, seats: [], then: 9 });
});

test('the points of a choice, as they are said', () => {
  const more = say('ten-change', { count: 2, change: say('ten-plus', { number: 2 }) });
  expect(pointsOf(choice(say('ten-grows', { change: more, runs: [] })))).toBe(2);
  expect(pointsOf(choice(say('ten-change', { count: 1, change: -1 })))).toBe(-1);
  expect(pointsOf(undefined)).toBe(0);
  expect(find([say('ten-then', { first: say('a'), then: say('b') })], 'b')).toEqual(say('b'));
});

/** Somebody with two white and `black` black tokens, red 1, red 2 twice and blue 3, who has to pay. */
function payer(due: number, black: number, means: ReturnType<typeof say>[]) {
  const hand = Array.from({ length: OWNED }, (_, kind) => ({ 0: 1, 1: 2, 11: 1 })[kind] ?? 0);
  const sent: number[][] = [];
  const white = { action: ACT.white, say: say('ten-act-white', { worth: 3 }), brings: [] };
  const acting = {
    s: { card: 5, due, actor: 0, white: [2], black: [black], cards: [4], hand: [hand], pay_from: 0 },
    phase: PHASE.paying,
    table: { turn: { prompt: say('ten-do-pay', { means, losses: [0, 1] }) } },
    choice: (action: number) => (action === ACT.white ? white : undefined),
    send: (actions: number[]) => Promise.resolve(sent.push(actions)),
  };
  return { paying: new Paying(acting as unknown as Acting), sent };
}

test('a payment begins as it is proposed, and is made in the order of its steps', async () => {
  const red2 = say('ten-card', { sort: 'number', colour: 'red', number: 2 });
  const { paying, sent } = payer(6, 2, [
    say('ten-white', { white: 1 }),
    red2,
    say('ten-black', { black: 2 }),
  ]);
  expect([paying.whites, paying.cards, paying.black, paying.missing]).toEqual([1, [1], 2, 0]);
  expect(paying.payable.map(({ kind, given }) => [kind, given])).toEqual([[0, false], [1, true], [1, false], [11, false]]); // prettier-ignore
  expect([paying.lost(0), paying.lost(1), paying.lost(11)]).toEqual([0, 1, 0]);
  await paying.pay();
  expect(sent).toEqual([[ACT.white, ACT.card + 1, ACT.black]]);
});

test('a payment is put together by hand, and nothing is given in vain', async () => {
  const { paying, sent } = payer(4, 0, [say('ten-white', { white: 2 })]);
  paying.giveWhite(false);
  expect([paying.rest, paying.missing, paying.complete]).toEqual([1, 1, false]);
  await paying.pay();
  expect(sent).toEqual([]);
  paying.giveCard(11, true);
  paying.giveCard(0, true);
  expect([paying.cards, paying.complete]).toEqual([[11], true]);
  paying.giveWhite(false);
  for (const kind of [1, 0, 1]) paying.giveCard(kind, true);
  await paying.pay();
  expect(sent).toEqual([[ACT.card, ACT.card + 1, ACT.card + 1, ACT.card + 11]]);
  paying.giveCard(1, false);
  paying.giveWhite(true);
  expect([paying.whites, paying.cards]).toEqual([1, [11]]);
  paying.forget();
  expect([paying.whites, paying.changed]).toEqual([2, false]);
});
