/** On the way to another page the reader's place moves along: to the heading of the new one, which is read out. */

import { tick } from 'svelte';

const PATIENCE = 120;

/** Waits for a heading that was not there before, a few seconds at most, and puts the focus on it. */
export async function arrive(before: Element | null): Promise<void> {
  await tick();
  for (let frames = 0; frames < PATIENCE; frames += 1) {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && heading !== before) return focus(heading);
    await new Promise(requestAnimationFrame);
  }
}

function focus(heading: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
