/** The running score, as the rules count it: it comes with the sentence of the moment. */

import type { OpenTable } from '~/table/table.svelte';

export interface Score {
  /** The points of the six rows. */
  rows: readonly number[];
  bonus: number;
  red: number;
  total: number;
}

const ROWS = 6;
const PARTS = ROWS + 3;

/** The score of a seat, with what its own player has written and others do not see yet. */
export function scoreOf(table: OpenTable, seat: number): Score {
  const prompt = table.turn?.prompt ?? table.position?.prompt;
  const all = (prompt?.values.scores ?? []) as number[];
  const parts = all.slice(PARTS * seat, PARTS * (seat + 1));
  const [bonus = 0, red = 0, total = 0] = parts.slice(ROWS);
  return { rows: parts.slice(0, ROWS), bonus, red, total };
}
