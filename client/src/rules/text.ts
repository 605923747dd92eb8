/** Texts of the rules: sentences with the clauses that they come from, and how a reader finds something in them. */

import { settings } from '~/app/settings.svelte';
import { figures, latin } from '~/words/figures';

/** A piece of a paragraph: some text, then the clauses it comes from. */
export interface Piece {
  text: string;
  clauses: readonly string[];
}

const CITED = /\s*[\u2068]?\[([A-Z0-9. ]+)\][\u2069]?/;

/** A paragraph in pieces; the clauses stand in brackets behind what comes from them. */
export function piecesOf(paragraph: string): Piece[] {
  const parts = paragraph.split(CITED);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const text = parts[index]!;
    const clauses = parts[index + 1]?.split(' ') ?? [];
    if (text.trim() || clauses.length) pieces.push({ text: inDigits(text), clauses });
  }
  return pieces;
}

/** The text with the digits that the reader has chosen. */
export function inDigits(text: string): string {
  const plain = latin(text);
  return settings.digits === 'en' ? plain : plain.replace(/\d+/g, (number) => figures(number, 'fa'));
}

const SAME: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};
/** Half spaces, marks over and under letters, and what only steers the direction of text. */
const NOTHING = /[\u200c-\u200f\u2066-\u2069\u0640\p{M}]/u;

/** A text as it is compared, and where each of its characters stands in the original. */
interface Folded {
  text: string;
  places: number[];
}

function folded(text: string): Folded {
  let out = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    if (!NOTHING.test(character)) {
      const plain = latin(SAME[character] ?? character).toLowerCase();
      out += plain;
      for (let index = 0; index < plain.length; index += 1) places.push(place);
    }
    place += character.length;
  }
  return { text: out, places };
}

/** What is looked for: each of these somewhere in a text. */
export function termsOf(query: string): string[] {
  return folded(query).text.split(/\s+/).filter(Boolean);
}

export function holds(text: string, terms: readonly string[]): boolean {
  const inside = folded(text).text;
  return terms.every((term) => inside.includes(term));
}

/** The text in pieces, those that were looked for marked. */
export function marked(text: string, terms: readonly string[]): { text: string; hit: boolean }[] {
  const { text: inside, places } = folded(text);
  const hits = new Uint8Array(text.length);
  for (const term of terms) {
    for (let at = inside.indexOf(term); at >= 0; at = inside.indexOf(term, at + 1)) {
      const end = places[at + term.length] ?? text.length;
      hits.fill(1, places[at], end);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && hits[end] === hits[at]) end += 1;
    pieces.push({ text: text.slice(at, end), hit: hits[at] === 1 });
    at = end;
  }
  return pieces;
}
