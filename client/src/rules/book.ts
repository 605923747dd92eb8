/** The rules of a game as the words have them: sections for people, then the clauses in their chapters. */

import { t, words } from '~/words/words.svelte';
import { inDigits, piecesOf, type Piece } from './text';

export interface Part {
  /** `turn-1`. */
  id: string;
  pieces: readonly Piece[];
  /** What stands under its drawing, if it has one. */
  caption: string | null;
}

export interface Section {
  id: string;
  title: string;
  parts: readonly Part[];
}

export interface Clause {
  /** `C4.1`. */
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** The sections that tell a game, in order. */
export function sectionsOf(game: string): Section[] {
  const prefix = `rules-${game}-`;
  const ids = words.ids(prefix).map((id) => id.slice(prefix.length));
  const heads = ids.filter((id) => !id.includes('-'));
  return heads.map((head) => ({
    id: head,
    title: t(prefix + head),
    parts: ids
      .filter((id) => id.startsWith(`${head}-`) && !id.endsWith('-figure'))
      .map((id) => ({
        id,
        pieces: piecesOf(t(prefix + id)),
        caption: words.has(`${prefix}${id}-figure`) ? inDigits(t(`${prefix}${id}-figure`)) : null,
      })),
  }));
}

/** The clauses, a chapter from each heading on. */
export function chaptersOf(game: string): Chapter[] {
  const prefix = `${game}-rule-`;
  const chapters: Chapter[] = [];
  for (const message of words.ids(prefix)) {
    const id = message.slice(prefix.length);
    if (id === 'title') continue;
    if (id.startsWith('head-')) chapters.push({ title: t(message), clauses: [] });
    else chapters.at(-1)?.clauses.push({ id: id.replace('_', '.'), text: inDigits(t(message)) });
  }
  return chapters;
}

/** What a table may set, a sentence each. */
export function optionsOf(game: string): string[] {
  return words.ids(`${game}-option-`).map((id) => inDigits(t(id)));
}

/** Where each clause is told. */
export function toldIn(sections: readonly Section[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of sections)
    for (const part of section.parts)
      for (const clause of part.pieces.flatMap((piece) => piece.clauses))
        if (!found.has(clause)) found.set(clause, part.id);
  return found;
}
