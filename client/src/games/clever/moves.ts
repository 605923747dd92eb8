/** The legal actions, read from their notation: `throw`, `B` (blue into its own row), `W>Y`, `C>G`, `+B` (a copy). */

import type { Choice, Sentence } from '~/wire/messages';
import { words } from '~/words/words.svelte';
import { CLOCK, LETTERS, WHITE } from './state';

export interface Move {
  action: number;
  kind: 'throw' | 'stop' | 'red' | 'pass' | 'skip' | 'write' | 'copy';
  /** What is written, and where; null of actions that write nothing. */
  die: number | null;
  section: number | null;
  say: Sentence;
  brings: readonly Sentence[];
}

const PLAIN = new Set<string>(['throw', 'stop', 'red', 'pass', 'skip']);

export function moveOf({ action, token, say, brings }: Choice): Move {
  const move = { action, say, brings };
  if (PLAIN.has(token)) return { ...move, kind: token as Move['kind'], die: null, section: null };
  if (token.startsWith('+'))
    return { ...move, kind: 'copy', die: LETTERS.indexOf(token[1]!), section: WHITE };
  const [die, section = die] = token.split('>');
  return { ...move, kind: 'write', die: LETTERS.indexOf(die!), section: LETTERS.indexOf(section!) };
}

export const COPY = 5;
export const PICK = 11;

/** The row that an action writes into, if it writes; null: an action that is still hidden. */
export function sectionsOf(action: number | null): number[] {
  if (action === null || action < COPY) return [];
  return [action < PICK ? WHITE : (action - PICK) % 6];
}

/** The action that writes a die into a section, also where the rules refuse it: then they say why. */
export const writing = (die: number, section: number): number => PICK + 6 * die + section;

/** The action that copies a die into white; the clock die has none, and is refused as a pick. */
export const copying = (die: number): number => (die === CLOCK ? writing(die, WHITE) : COPY + die);

/** The change of one's points by a write, as text with its sign. */
export function gainOf(move: Move): string {
  const box = move.brings.find((part) => part.id === 'clever-brings-box');
  const change = (box?.values.gain as Sentence | undefined)?.values.change;
  if (typeof change === 'number') return words.signed(change);
  return change ? words.say(change as Sentence) : '';
}
