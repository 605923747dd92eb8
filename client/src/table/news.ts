/** What was told last of the others, for who has to know it before they decide. */

import type { Sentence } from '~/wire/messages';

/** The seat that a sentence is about: the first that it names. */
export function subjectOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('seat' in value && typeof value.seat === 'number') return value.seat;
  const inner = !Array.isArray(value) && 'values' in value ? value.values : value;
  for (const part of Object.values(inner as object)) {
    const seat = subjectOf(part);
    if (seat !== null) return seat;
  }
  return null;
}

/** The newest lines of what was told, those of one's own step left out; none if one has acted since.
 *
 * `step` is what the last update told, `told` all of it, `mine` the seats of this device; `room` how many letters there
 * are to be, more only where a single line has them. */
export function newsOf(
  step: readonly Sentence[],
  told: readonly Sentence[],
  mine: readonly number[],
  say: (sentence: Sentence) => string,
  room: number,
): string[] {
  const others = (line: Sentence): boolean => !mine.includes(subjectOf(line) ?? -1);
  const recent = step.length ? step.filter(others) : told.slice(-1).filter(others);
  const lines: string[] = [];
  let left = room;
  for (const text of recent.map(say).reverse()) {
    left -= text.length;
    if (lines.length && left < 0) break;
    lines.unshift(text);
  }
  return lines;
}
