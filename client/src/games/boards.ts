/** The boards of the games: a folder here with a `Board.svelte` is one, fetched when a table of that game is opened. */

import type { Component } from 'svelte';

const BOARDS = import.meta.glob<{ default: Component }>('./*/Board.svelte');

/** The board of a game; it finds its table by `useTable`. */
export async function boardOf(game: string): Promise<Component> {
  const load = BOARDS[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
