/** On the way to another place the reader's focus moves along: to the heading of the new one, which is read out. */

import { tick } from 'svelte';

const PATIENCE = 120;

/** Moves the focus whenever `place` changes, but not at first: the browser itself has just opened the page. */
export function follow(place: () => unknown): void {
  let before: Element | null = null;
  let first = true;
  $effect.pre(() => {
    place();
    before = document.querySelector('h1');
  });
  $effect(() => {
    place();
    if (!first) void arrive(before);
    first = false;
  });
}

/** Waits for a heading that was not there before, some seconds at most, and puts the focus on it. */
async function arrive(before: Element | null): Promise<void> {
  await tick();
  for (let frames = 0; frames < PATIENCE; frames += 1) {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && heading !== before) return focus(heading);
    await new Promise(requestAnimationFrame);
  }
}

/** Unless the new place has put it somewhere already. */
function focus(heading: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
