/** How cards travel. All of it is for the eye only: what lies where is true before anything moves. */

import type { TransitionConfig } from 'svelte/transition';
import { settings } from '~/app/settings.svelte';

export const MOVE = 380;

/** A card comes from the draw pile. */
export function arrive(node: Element): TransitionConfig {
  const deck = document.querySelector('[data-place="deck"]');
  if (!settings.moves || !deck) return { duration: 0 };
  const from = deck.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const across = from.left - to.left;
  const down = from.top - to.top;
  return {
    duration: MOVE,
    css: (there, left) =>
      `transform: translate(${across * left}px, ${down * left}px) rotateY(${70 * left}deg) rotate(${-4 * left}deg); ` +
      `transform-origin: left top; opacity: ${Math.min(1, there * 3)}`,
    easing: (time) => 1 - (1 - time) ** 3,
  };
}

/** A thing as it looked and where it lay, before it was gone. */
export interface Trace {
  copy: HTMLElement;
  from: DOMRect;
}

export function trace(things: Iterable<Element>): Trace[] {
  return Array.from(things, (thing) => ({
    copy: thing.cloneNode(true) as HTMLElement,
    from: thing.getBoundingClientRect(),
  }));
}

/** Things that are gone slide to a place, smaller and smaller. */
export function slide(traces: readonly Trace[], to: Element | null): void {
  if (!settings.moves || !to || !traces.length) return;
  const goal = to.getBoundingClientRect();
  if (!goal.width || goal.bottom < 0 || goal.top > innerHeight) return;
  const layer = document.createElement('div');
  layer.className = 'ten-flight';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const flights = traces.map((one, place) => fly(layer, one, goal, place));
  void Promise.allSettled(flights.map((flight) => flight.finished)).then(() => layer.remove());
}

/** Whatever is on its way has arrived. */
export function settle(): void {
  for (const layer of document.querySelectorAll('.ten-flight')) layer.remove();
}

function fly(layer: Element, { copy, from }: Trace, goal: DOMRect, place: number): Animation {
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
  });
  layer.append(copy);
  const across = goal.left + goal.width / 2 - from.left - from.width / 2;
  const down = goal.top + goal.height / 2 - from.top - from.height / 2;
  return copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(0.4)`, opacity: 0.2 },
    ],
    { duration: MOVE, delay: place * 40, easing: 'cubic-bezier(0.4, 0, 0.6, 1)', fill: 'both' },
  );
}
