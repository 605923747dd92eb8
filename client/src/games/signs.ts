/** What the signs on a table mean: a `Signs.svelte` in a game's folder, a list of `Sign`s. */

import type { Component } from 'svelte';

const SIGNS = import.meta.glob<{ default: Component }>('./*/Signs.svelte');

export async function signsOf(game: string): Promise<Component | null> {
  const load = SIGNS[`./${game}/Signs.svelte`];
  return load ? (await load()).default : null;
}
