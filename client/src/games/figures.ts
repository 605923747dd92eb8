/** The drawn examples of the rules: a `Figures.svelte` in a game's folder, which is given the part that it stands at. */

import type { Component } from 'svelte';

const FIGURES = import.meta.glob<{ default: Component<{ part: string }> }>('./*/Figures.svelte');

export async function figuresOf(game: string): Promise<Component<{ part: string }> | null> {
  const load = FIGURES[`./${game}/Figures.svelte`];
  return load ? (await load()).default : null;
}
