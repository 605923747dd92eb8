/** Wazabi in the browser: sharing stars out, and reading a state. */

import { describe, expect, it } from 'vitest';
import {
  columns,
  glass,
  GLASS,
  leaders,
  mixed,
  NEUTRAL,
  sum,
  thrown,
  type Wazabi,
} from '~/games/wazabi/hand';
import { outcomeOf } from '~/games/wazabi/outcome';
import {
  changed,
  fewest,
  fits,
  level,
  nothing,
  planned,
  recipients,
  toLeader,
  type Sharing,
} from '~/games/wazabi/sharing';

/** Seat 1 gives; to its left sit 2, 3 and 0. */
const sharing: Sharing = { rivals: [2, 3, 0], had: [9, 20, 7, 7], given: [0, 0, 0, 0], left: 5 };

describe('sharing stars out', () => {
  it('levels: each star to whoever then has the fewest, of several the first to the left', () => {
    expect(level({ ...sharing, left: 1 })).toEqual([0, 0, 1, 0]);
    expect(level(sharing)).toEqual([0, 0, 3, 2]);
    expect(level({ ...sharing, left: 7 })).toEqual([1, 0, 3, 3]);
  });

  it('gives all to the one closest to winning', () => {
    expect(fewest(sharing, nothing(sharing))).toBe(2);
    expect(toLeader(sharing)).toEqual([0, 0, 5, 0]);
  });

  it('goes on from what has been given', () => {
    const begun = { ...sharing, given: [0, 0, 2, 0], left: 3 };
    expect(level(begun)).toEqual([0, 0, 3, 2]);
    expect(planned(begun, level(begun))).toBe(3);
    expect(changed(begun, nothing(begun), 2, -1)).toBeNull();
  });

  it('has a star to move over while one seat alone has stars of the plan', () => {
    const all = toLeader(sharing);
    expect(changed(sharing, all, 0, 1)).toEqual([1, 0, 4, 0]);
    expect(changed(sharing, all, 2, 1)).toBeNull();
    expect(changed(sharing, [1, 0, 3, 1], 0, 1)).toBeNull();
    expect(changed(sharing, all, 3, -1)).toBeNull();
  });

  it('sends them clockwise from the left', () => {
    expect(recipients(sharing, [1, 0, 2, 1])).toEqual([2, 2, 3, 0]);
    expect(recipients({ ...sharing, given: [0, 0, 1, 0] }, [1, 0, 2, 1])).toEqual([2, 3, 0]);
  });

  it('knows a plan that something else has overtaken', () => {
    expect(fits(sharing, toLeader(sharing))).toBe(true);
    expect(fits({ ...sharing, left: 3 }, toLeader(sharing))).toBe(false);
    expect(fits({ ...sharing, given: [1, 0, 0, 0] }, toLeader(sharing))).toBe(false);
  });
});

function state(some: Partial<Wazabi>): Wazabi {
  const faces = Array.from({ length: 8 }, () => [0, 0, 0, 0, 0, 0]);
  const empty = { hand: [], centre: 0, removed: 0, asked: 0, got: 0, given: [0, 0, 0] };
  return { players: 3, phase: 4, turn: 0, thrower: 0, held: [9, 9, 9], faces, ...empty, ...some };
}

describe('reading a state', () => {
  const faces = state({}).faces;
  faces[0] = [2, 1, 1, 0, 0, 0];
  faces[NEUTRAL] = [0, 0, 3, 0, 0, 1];
  faces[GLASS] = [1, 0, 0, 0, 1, 0];
  const s = state({ faces });

  it('stands the faces in order, glass dice apart', () => {
    expect(columns(s).map(({ face, count }) => [face, count])).toEqual([
      [0, 2],
      [2, 4],
      [3, 0],
      [4, 0],
      [5, 1],
      [1, 1],
    ]);
    expect(glass(s)).toEqual([
      { face: 0, count: 1 },
      { face: 4, count: 1 },
    ]);
    expect(sum(thrown(s))).toBe(10);
  });

  it('takes what a throw will come to from the server, and what it came to from the state', () => {
    const prompt = { id: 'wazabi-do-give', values: { left: 3, asked: 17, got: 4, remain: 10 } };
    expect(outcomeOf(s, prompt)).toEqual({ had: 10, stars: 3, out: 1, asked: 17, got: 4, remain: 10 });
    const done = state({ faces, phase: 3, asked: 17, got: 4 });
    expect(outcomeOf(done, null)).toMatchObject({ asked: 17, got: 4, remain: 10 });
  });

  it('has leaders only where somebody has fewer dice than another', () => {
    expect(leaders(state({ held: [9, 9, 9] }))).toEqual([]);
    expect(leaders(state({ held: [9, 4, 4] }))).toEqual([1, 2]);
    expect(leaders(state({ held: [9, 4, 5, 0, 0, 0] }))).toEqual([1]);
  });

  it('draws every die of a small heap, and of a great one a share of each kind', () => {
    expect(mixed([8, 0, 3, 0, 0, 0, 26, 1], 60)).toHaveLength(38);
    const drawn = mixed([300, 0, 1, 0, 0, 0, 600, 2], 60);
    expect(drawn.length).toBeLessThanOrEqual(62);
    expect(new Set(drawn)).toEqual(new Set([0, 2, NEUTRAL, GLASS]));
  });
});
