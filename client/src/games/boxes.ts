/** How the games look on the shelf and in lists: `Box.svelte` and `Mark.svelte` of each folder. */

import type { Component } from 'svelte';

const BOXES = import.meta.glob<Component>('./*/Box.svelte', { eager: true, import: 'default' });
const MARKS = import.meta.glob<Component>('./*/Mark.svelte', { eager: true, import: 'default' });

/** The games that have a box, in the order of their names. */
export const shelf: readonly string[] = Object.keys(BOXES).map((path) => path.split('/')[1]!);

export const boxOf = (game: string): Component | undefined => BOXES[`./${game}/Box.svelte`];

export const markOf = (game: string): Component | undefined => MARKS[`./${game}/Mark.svelte`];
