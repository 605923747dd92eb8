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

/** Dice come tumbling into the columns of a throw that is new. All of it begins and ends at the same time, so that the
 * browser lifts the dice once and puts them down once; when a die sets out is told in its frames. */
export function tumble(fresh: boolean): Attachment<HTMLElement> {
  return (hist) => {
    if (!fresh || !settings.moves) return;
    const piles = [...hist.querySelectorAll('.pile')];
    const dice = piles.flatMap((pile, column) => [...pile.children].map((die) => ({ die, column })));
    const every = Math.max(1, dice.length / MOVING);
    // All places are read before anything moves: reading in between would lay the page out anew for each die.
    const felt = hist.getBoundingClientRect();
    const rolls = dice.map(({ die, column }, index) =>
      seen(index, every) ? roll(die, index, column, felt) : APPEAR,
    );
    dice.forEach(({ die }, index) => move(die, rolls[index]!, { duration: THROWN }));
    for (const told of hist.querySelectorAll('.hist__n, .hist__act'))
      move(told, APPEAR, { duration: THROWN });
  };
}

const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }];
/** How long a die is on its way, of the whole throw. */
const ROLLING = 0.54;

/** Whether this die is one of those that are seen moving. */
const seen = (index: number, every: number): boolean =>
  Math.floor(index / every) !== Math.floor((index - 1) / every);

function roll(die: Element, index: number, column: number, felt: DOMRect): Keyframe[] {
  const place = die.getBoundingClientRect();
  const x = (felt.left + felt.width * (0.5 + noise(index) * 0.3) - place.left) * 0.9;
  const y = felt.bottom + 40 + noise(index + 7) * 30 - place.top;
  const turn = noise(index + 3) * 540;
  const begin = (column * COLUMN + (noise(index + 11) + 1) * 60) / THROWN;
  const far = { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(1.5)`, opacity: 0 };
  return [
    far,
    { ...far, offset: begin, easing: 'ease-out' },
    {
      transform: `translate(${x * 0.75}px, ${y * 0.75}px) rotate(${turn * 0.8}deg) scale(1.45)`,
      opacity: 1,
      offset: begin + ROLLING * 0.15,
      easing: 'cubic-bezier(0.2, 0.9, 0.35, 1.12)',
    },
    { transform: 'none', opacity: 1, offset: begin + ROLLING },
    { transform: 'none', opacity: 1 },
  ];
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
    const die = like.cloneNode() as HTMLElement;
    die.classList.add('flying');
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
