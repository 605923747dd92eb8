/** How dice move. Only for the eye: what is shown is true from the first frame on, and a press ends all movement. */

import type { Attachment } from 'svelte/attachments';
import { settings } from '~/app/settings.svelte';
import { noise } from './hand';

/** A throw lasts so long, in milliseconds; so many dice are seen tumbling, the others appear when those lie. */
export const THROWN = 700;
const MOVING = 60;
const TRAVEL = 380;
const FLIGHTS = 6;
const BETWEEN = 60;
/** Columns settle one after the other, so far apart. */
const COLUMN = 40;

const running = new Set<Animation>();

function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: 'backwards', ...options });
  running.add(animation);
  void animation.finished.catch(() => null).then(() => running.delete(animation));
  return animation;
}

/** Everything lies where it belongs, at once. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

/** Dice come tumbling into the columns of a throw that is new. */
export function tumble(fresh: boolean): Attachment<HTMLElement> {
  return (hist) => {
    if (!fresh || !settings.moves) return;
    const felt = hist.getBoundingClientRect();
    const columns = [...hist.querySelectorAll('.pile')].map((pile) => [...pile.children]);
    const all = columns.flat();
    const every = Math.max(1, all.length / MOVING);
    let index = 0;
    columns.forEach((pile, column) => {
      for (const die of pile) {
        const seen = Math.floor(index / every) !== Math.floor((index - 1) / every);
        if (seen) roll(die, index, felt, column * COLUMN);
        else fade(die, THROWN - 160 + column * COLUMN);
        index += 1;
      }
    });
    for (const told of hist.querySelectorAll('.hist__n, .hist__act')) fade(told, THROWN - 200);
  };
}

function roll(die: Element, index: number, felt: DOMRect, delay: number): void {
  const place = die.getBoundingClientRect();
  const x = (felt.left + felt.width * (0.5 + noise(index) * 0.3) - place.left) * 0.9;
  const y = felt.bottom + 40 + noise(index + 7) * 30 - place.top;
  const turn = noise(index + 3) * 540;
  const wait = delay + ((noise(index + 11) + 1) / 2) * 120;
  move(
    die,
    [
      { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(1.5)`, opacity: 0 },
      { transform: `translate(${x * 0.8}px, ${y * 0.8}px) rotate(${turn * 0.8}deg) scale(1.45)`, opacity: 1 },
      { transform: 'none' },
    ],
    { duration: THROWN - 320, delay: wait, easing: 'cubic-bezier(0.2, 0.9, 0.35, 1.12)' },
  );
}

function fade(element: Element, delay: number): void {
  move(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay });
}

/** Dice fly from one place to another: some of them, as `like` looks. */
export function fly(
  like: Element | null,
  from: Element | null,
  to: Element | null,
  count: number,
  wait = 0,
): void {
  if (!like || !from || !to || !settings.moves) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  for (let index = 0; index < Math.min(count, FLIGHTS); index++) {
    const die = like.cloneNode(true) as SVGElement;
    die.classList.add('flying');
    die.setAttribute('aria-hidden', 'true');
    die.style.left = `${start.left + start.width / 2}px`;
    die.style.top = `${start.top + start.height / 2}px`;
    document.querySelector('.wazabi')?.append(die);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const lift = Math.min(-40, y / 2 - 30);
    const flight = move(
      die,
      [
        { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
        {
          transform: `translate(-50%, -50%) translate(${x / 2}px, ${lift}px) rotate(160deg) scale(1.2)`,
          opacity: 1,
        },
        {
          transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(360deg) scale(0.5)`,
          opacity: 0.2,
        },
      ],
      { duration: TRAVEL, delay: wait + index * BETWEEN, easing: 'cubic-bezier(0.3, 0.1, 0.4, 1)' },
    );
    void flight.finished.catch(() => null).then(() => die.remove());
  }
}
