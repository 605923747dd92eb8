/** What a match came to, as the sentences of its game say it: a line for each seat, then who has won. */

import type { Position, Sentence } from '~/wire/messages';
import { t, words } from '~/words/words.svelte';

export interface Score {
  seat: number;
  place: number;
  /** What is counted, if anything is. */
  figure: number | null;
  /** Whether that is points, of which more is better. */
  counts: boolean;
  /** What the points are made of. */
  parts: readonly Sentence[];
  say: Sentence;
}

export interface Outcome {
  /** The best first. */
  scores: readonly Score[];
  /** Who has won, how good it was. */
  says: readonly Sentence[];
}

/** The outcome of an ended match, or what stood there when it was stopped. */
export function outcomeOf(position: Position): Outcome {
  const lines = position.result.map((say) => ({ say, score: scoreOf(say, position) }));
  const scores = lines.flatMap(({ score }) => score ?? []);
  return {
    scores: scores.sort((one, other) => one.place - other.place),
    says: lines.flatMap(({ say, score }) => (score ? [] : [say])),
  };
}

function scoreOf(say: Sentence, position: Position): Score | null {
  const { seat, points, count, parts } = say.values;
  const figure = points ?? count;
  if (typeof figure !== 'number' || !isSeat(seat)) return null;
  return {
    seat: seat.seat,
    place: position.ranks[seat.seat] ?? 1,
    figure,
    counts: points !== undefined,
    parts: Array.isArray(parts) ? (parts as Sentence[]) : [],
    say,
  };
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === 'object' && value !== null && 'seat' in value;
}

/** The headline of an outcome, and a line below it, for who sits at `me`; null: for somebody who watched. */
export function headline(
  { scores, says }: Outcome,
  names: readonly string[],
  me: number | null,
): { title: string; sub: string } {
  const closing = says.map((say) => words.say(say, names));
  const own = scores.find((score) => score.seat === me);
  const [first, second] = scores;
  if (!first) return { title: t('match-stopped'), sub: t('match-stopped-hint') };
  if (scores.length === 1)
    return { title: t('match-alone', { points: first.figure }), sub: closing.join(' ') };
  if (!own) return { title: closing[0] ?? '', sub: '' };
  const shared = scores.filter((score) => score.place === own.place).length > 1;
  const gap = Math.abs((own.figure ?? 0) - ((own === first ? second : first)?.figure ?? 0));
  if (own.place > 1)
    return {
      title: closing[0] ?? '',
      sub: shared || !own.counts ? '' : t('match-you-place', { place: own.place, gap }),
    };
  if (shared) return { title: closing[0] ?? '', sub: '' };
  if (!own.counts) return { title: t('match-you-won'), sub: second ? words.say(second.say, names) : '' };
  return { title: t('match-you-won'), sub: gap ? t('match-you-ahead', { gap }) : closing[0]! };
}

/** The parts of all seats as the rows of a table: the name of each, its colour if it has one, what each seat has. */
export interface PartRow {
  name: string;
  colour: string | null;
  cells: readonly (string | null)[];
}

export function partRows(scores: readonly Score[]): PartRow[] {
  const rows = new Map<string, { part: Sentence; cells: (string | null)[] }>();
  scores.forEach((score, column) => {
    for (const part of score.parts) {
      const { points, ...rest } = part.values;
      const key = JSON.stringify([part.id, rest]);
      const row = rows.get(key) ?? { part, cells: scores.map(() => null) };
      row.cells[column] = typeof points === 'number' ? words.number(points) : words.say(points as Sentence);
      rows.set(key, row);
    }
  });
  return [...rows.values()].map(({ part, cells }) => ({ name: nameOf(part), colour: colourIn(part), cells }));
}

/** A part without its points: its name. */
function nameOf(part: Sentence): string {
  return bare(words.text(part.id, { ...part.values, points: '' }));
}

function colourIn({ values }: Sentence): string | null {
  return typeof values.colour === 'string' ? values.colour : null;
}

function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').trim();
}
