/** What lies on a table of Clever, read from the fields of its state. What may be done comes with the choices. */

/** Dice 0 .. 5 and the sections of a sheet; die 6 is the clock die. */
export const CODES = ['blue', 'yellow', 'green', 'orange', 'purple', 'white'] as const;
export const LETTERS = 'BYGOPWC';
export const YELLOW = 1;
export const WHITE = 5;
export const CLOCK = 6;

export const PHASE = { lot: 0, roll: 1, turn: 2, others: 3, end: 4 } as const;
export const PLACE = { hand: 0, table: 1, aside: 2, out: 3, away: 4 } as const;

export interface Clever {
  players: number;
  picks: number;
  rounds: number;
  boxes: number[];
  threshold: number[];
  repeats: number[][];
  prize: number[][];
  phase: number;
  active: number;
  clock: number;
  clock_free: number;
  picked: number;
  at_table: number;
  face: number[];
  place: number[];
  task: number[];
  filled: number[][];
  tally: number[][][];
  bonus: number[];
  red: number[];
  fresh: number[][];
}

/** A prize that lets a number be copied into white; others are points, 0 is none. */
export const WHITE_BONUS = -1;

export interface Box {
  /** The step that is printed in it. */
  step: number;
  /** The number that stands in it; null: it is empty. */
  number: number | null;
  prize: number;
  repeat: boolean;
  /** From this box on the numbers of the row count. */
  goal: boolean;
  /** Written in these simultaneous picks: nobody else sees it yet. */
  fresh: boolean;
}

/** What stands in a row, from left to right: numbers only grow. */
export function numbersOf(state: Clever, seat: number, section: number): number[] {
  const tally = state.tally[seat]?.[section] ?? [];
  return tally.flatMap((count, number) => Array<number>(count).fill(number));
}

/** The boxes of a row as they are drawn; a state knows no more of them than can ever be filled. */
export function boxesOf(state: Clever, seat: number, section: number): Box[] {
  const numbers = numbersOf(state, seat, section);
  const repeats = state.repeats[section] ?? [];
  const shown = Math.min(state.boxes[section] ?? 0, repeats.length);
  const fresh = numbers.length - (state.fresh[seat]?.[section] ?? 0);
  let step = 0;
  return Array.from({ length: shown }, (_, index) => ({
    step: repeats[index] ? step : ++step,
    number: numbers[index] ?? null,
    prize: state.prize[section]?.[index] ?? 0,
    repeat: repeats[index] === 1,
    goal: section !== WHITE && state.threshold[section] === index + 1,
    fresh: index >= fresh && index < numbers.length,
  }));
}

export const colourOfDie = (die: number): string => (die === CLOCK ? 'clock' : CODES[die]!);

/** The number that a die shows; 0: it has not been thrown. */
export const numberOf = (state: Clever, die: number): number =>
  die === CLOCK ? state.clock : (state.face[die] ?? 0);

/** Whether the die, or the clock die, is out for this turn. */
export function isLocked(state: Clever, die: number): boolean {
  const { phase, place, clock_free, at_table } = state;
  if (at_table || phase === PHASE.lot || phase === PHASE.end) return false;
  if (die === CLOCK) return phase !== PHASE.others && clock_free === 0;
  return die !== WHITE && (place[die] === PLACE.aside || place[die] === PLACE.out);
}

/** Whether others pick now, and the seat is done. */
export const hasPicked = (state: Clever, seat: number): boolean =>
  state.phase === PHASE.others && seat !== state.active && state.task[seat] === 0;
