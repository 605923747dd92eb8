/** How dice move. Only for the eye: what is shown is true from the first frame on, and a press ends all movement. */

import { settings } from '~/app/settings.svelte';

/** A throw lasts so long, in milliseconds. */
export const THROWN = 700;
const TRAVEL = 380;
const FLIGHTS = 6;
const BETWEEN = 60;

/** What brings each movement that is under way to its end. */
export const running = new Set<() => void>();

/** Everything lies where it belongs, at once. */
export function skip(): void {
  for (const end of [...running]) end();
}

/** What flies: a die of a colour, with its mark. */
export interface Flyer {
  colour: string;
  mark?: string;
}

/** Dice fly from one place to another; of many only a few. */
export function fly(
  what: Flyer,
  from: Element | null,
  to: Element | null,
  count: number,
  wait: number,
): void {
  const table = document.querySelector('.wazabi');
  if (!table || !from || !to || !settings.moves) return;
  const start = middle(from);
  const end = middle(to);
  if (!start || !end) return;
  const x = end.x - start.x;
  const y = end.y - start.y;
  const here = 'translate(-50%, -50%)';
  const above = `translate(${x / 2}px, ${Math.min(-40, y / 2 - 30)}px)`;
  const frames: Keyframe[] = [
    { transform: `${here} scale(0.7)`, opacity: 0 },
    { transform: here, opacity: 1, offset: 0.1 },
    { transform: `${here} ${above} rotate(160deg) scale(1.2)`, opacity: 1 },
    { transform: `${here} translate(${x}px, ${y}px) rotate(360deg) scale(0.5)`, opacity: 0.2 },
  ];
  for (let index = 0; index < Math.min(count, FLIGHTS); index++) {
    const die = dieOf(what, start);
    table.append(die);
    const delay = wait + index * BETWEEN;
    const easing = 'cubic-bezier(0.3, 0.1, 0.4, 1)';
    const flight = die.animate(frames, { duration: TRAVEL, delay, easing, fill: 'backwards' });
    const end = (): void => {
      running.delete(end);
      die.remove();
    };
    running.add(end);
    flight.onfinish = flight.oncancel = end;
  }
}

function middle(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width ? { x: left + width / 2, y: top + height / 2 } : null;
}

function dieOf({ colour, mark }: Flyer, { x, y }: { x: number; y: number }): HTMLElement {
  const die = document.createElement('span');
  die.className = 'wdie flying';
  die.ariaHidden = 'true';
  die.dataset.colour = colour;
  if (mark) die.dataset.mark = mark;
  die.style.left = `${x}px`;
  die.style.top = `${y}px`;
  return die;
}
