/** How something comes to be seen: cosmetic, and not at all where things are to keep still. */

import type { TransitionConfig } from 'svelte/transition';
import { settings } from '~/app/settings.svelte';

const WRITE = 260;

/** A number is written: from large and faint to its place. */
export function writes(_: Element, { delay = 0 }: { delay?: number | undefined } = {}): TransitionConfig {
  return shown(delay, (t) => `scale: ${1.4 - 0.4 * t}; opacity: ${Math.min(1, 2 * t)}`);
}

/** A mark pops up. */
export function appears(_: Element, { delay = 0 }: { delay?: number | undefined } = {}): TransitionConfig {
  return shown(delay, (t, u) => `scale: ${t + 1.6 * t * u}; opacity: ${Math.min(1, 3 * t)}`);
}

function shown(delay: number, css: (t: number, u: number) => string): TransitionConfig {
  return settings.moves ? { delay, duration: WRITE, css } : { duration: 0 };
}
