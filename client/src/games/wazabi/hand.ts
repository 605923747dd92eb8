/** The state of a match of Wazabi as it is drawn: whose dice, how many of each, and what they show. */

import { colourOf } from '~/kit/colours';
import type { State } from '~/table/table.svelte';

/** The fields that are drawn; the names are those of the rules. Dice are counts by kind: seats 0 .. 5, neutral, glass. */
export interface Wazabi {
  players: number;
  phase: number;
  turn: number;
  hand: number[][];
  held: number[];
  centre: number;
  removed: number;
  thrower: number;
  faces: number[][];
  given: number[];
  asked: number;
  got: number;
}

export const NEUTRAL = 6;
export const GLASS = 7;
export const STAR = 0;
export const CROSS = 1;
/** In the order in which they stand beside one another. */
export const FACES = [STAR, 2, 3, 4, 5, CROSS] as const;
export const THROW = 6;

const READY = 3;
const GIVE = 4;

/** Some dice of one kind. */
export interface Some {
  kind: number;
  count: number;
}

/** The dice of a throw that show one face. */
export interface Column {
  face: number;
  count: number;
  dice: Some[];
}

export const read = (state: State): Wazabi => state as unknown as Wazabi;

/** Somebody is to throw. */
export const waitsForThrow = (s: Wazabi): boolean => s.phase === READY;

/** The stars of the throw that lies there are being given. */
export const givesStars = (s: Wazabi): boolean => s.phase === GIVE;

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Counts by kind as a list of those that are there. */
export function some(counts: readonly number[]): Some[] {
  return counts.flatMap((count, kind) => (count ? [{ kind, count }] : []));
}

/** The dice that were thrown, by kind. */
export const thrown = (s: Wazabi): number[] => s.faces.map(sum);

/** How many dice of a throw show a face. */
export const showing = (s: Wazabi, face: number): number => sum(s.faces.map((row) => row[face] ?? 0));

/** The throw by face, without the glass dice: these lie apart. */
export function columns(s: Wazabi): Column[] {
  return FACES.map((face) => {
    const dice = some(s.faces.slice(0, GLASS).map((row) => row[face] ?? 0));
    return { face, dice, count: sum(dice.map((group) => group.count)) };
  });
}

/** The glass dice of a throw by face. */
export function glass(s: Wazabi): { face: number; count: number }[] {
  return FACES.map((face) => ({ face, count: s.faces[GLASS]?.[face] ?? 0 })).filter(({ count }) => count > 0);
}

/** The colour that a kind of die is drawn in. */
export function colourOfKind(kind: number): string {
  if (kind === GLASS) return 'glass';
  return kind === NEUTRAL ? 'bone' : colourOf(kind);
}

/** What stands on a die that shows a face. */
export function markOf(face: number): string | number {
  if (face === STAR) return 'star';
  return face === CROSS ? 'x' : face;
}

/** Who has the fewest dice; nobody while all have as many. */
export function leaders(s: Wazabi): number[] {
  const held = s.held.slice(0, s.players);
  const fewest = Math.min(...held);
  if (fewest === Math.max(...held)) return [];
  return held.flatMap((count, seat) => (count === fewest ? [seat] : []));
}

/** Dice of several kinds mixed evenly, as they lie in a heap; of very many only `most`, in proportion. */
export function mixed(counts: readonly number[], most: number): number[] {
  const all = sum(counts);
  const share = all > most ? most / all : 1;
  const places = some(counts).flatMap(({ kind, count }) => {
    const drawn = Math.max(1, Math.floor(count * share));
    return Array.from({ length: drawn }, (_, index) => ({
      kind,
      place: (index + 0.5 + noise(kind) / 3) / drawn,
    }));
  });
  return places.sort((a, b) => a.place - b.place).map(({ kind }) => kind);
}

/** Looks like chance, and is the same each time: -1 to 1. */
export function noise(index: number): number {
  const wave = Math.sin((index + 1) * 12.9898) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
