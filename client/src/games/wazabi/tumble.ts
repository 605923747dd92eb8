/** A throw, as it is seen: dice tumble over the felt and come to lie in their columns.
 *
 * They are painted on one canvas above the real dice, which are there from the first frame on and only hidden: sixty
 * elements in motion would be too much for a small phone. While a die rolls it shows any face; where it lies, its own. */

import type { Attachment } from 'svelte/attachments';
import { settings } from '~/app/settings.svelte';
import { noise } from './hand';
import { running, THROWN } from './moves';
import { sprites, type Sprite } from './sprites';

/** So many dice are seen tumbling; of more, the others appear when those lie. */
const MOVING = 60;
/** Columns settle one after the other, so far apart, in milliseconds. */
const COLUMN = 40;
const ROLLING = 380;
const SPREAD = 120;
/** How long the painted dice stay while the real ones appear. */
const APPEARING = 160;
const SHARPEST = 2;

interface Rolling {
  sprites: Sprite;
  from: { x: number; y: number };
  to: { x: number; y: number };
  turn: number;
  begin: number;
  offset: number;
}

/** `fresh`: the throw has just fallen, and is seen falling. */
export function tumble(fresh: boolean): Attachment<HTMLElement> {
  return (hist) => {
    const felt = hist.parentElement;
    if (!fresh || !felt || !settings.moves) return;
    const area = felt.getBoundingClientRect();
    const dice = rolling(felt, area);
    const canvas = canvasOver(felt, area);
    const paint = canvas.getContext('2d');
    if (!paint) return;
    hist.classList.add('is-falling');

    let frame = 0;
    const end = (): void => {
      cancelAnimationFrame(frame);
      running.delete(end);
      hist.classList.remove('is-falling', 'is-landing');
      canvas.remove();
    };
    // The first frame is that in which the page is laid out anew, which may take long: dice roll from the next one on.
    let laid = false;
    let start = 0;
    const draw = (now: number): void => {
      if (laid) start ||= now;
      laid = true;
      const time = start ? now - start : 0;
      if (time > THROWN + APPEARING) return end();
      if (time > THROWN) hist.classList.replace('is-falling', 'is-landing');
      else paintAll(paint, dice, Math.max(0, time), canvas);
      frame = requestAnimationFrame(draw);
    };
    running.add(end);
    frame = requestAnimationFrame(draw);
    return end;
  };
}

function canvasOver(felt: Element, area: DOMRect): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const sharp = Math.min(SHARPEST, devicePixelRatio);
  canvas.className = 'rolling';
  canvas.width = Math.round(area.width * sharp);
  canvas.height = Math.round(area.height * sharp);
  canvas.ariaHidden = 'true';
  felt.append(canvas);
  return canvas;
}

/** Where each die comes from, and where it will lie. */
function rolling(felt: Element, area: DOMRect): Rolling[] {
  const sharp = Math.min(SHARPEST, devicePixelRatio);
  const columns = [...felt.querySelectorAll('.pile, .glass')];
  const dice = columns.flatMap((pile, column) =>
    [...pile.querySelectorAll<HTMLElement>('.wdie')].map((die) => ({ die, column })),
  );
  const every = Math.max(1, dice.length / MOVING);
  const seen = dice.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every));
  const paintOf = sprites(sharp);
  return seen.map(({ die, column }, index) => {
    const place = die.getBoundingClientRect();
    const to = {
      x: (place.left - area.left + place.width / 2) * sharp,
      y: (place.top - area.top + place.height / 2) * sharp,
    };
    const from = {
      x: area.width * sharp * (0.5 + noise(index) * 0.35),
      y: (area.height + place.height * (1 + noise(index + 7))) * sharp,
    };
    const begin = column * COLUMN + ((noise(index + 11) + 1) / 2) * SPREAD;
    const offset = Math.abs(Math.round(noise(index + 5) * 5));
    return { sprites: paintOf(die, place.width), from, to, turn: noise(index + 3) * 9, begin, offset };
  });
}

function paintAll(
  paint: CanvasRenderingContext2D,
  dice: readonly Rolling[],
  time: number,
  { width, height }: HTMLCanvasElement,
): void {
  paint.setTransform(1, 0, 0, 1, 0, 0);
  paint.clearRect(0, 0, width, height);
  for (const die of dice) {
    const part = Math.min(1, (time - die.begin) / ROLLING);
    if (part > 0) paintOne(paint, die, part);
  }
}

function paintOne(paint: CanvasRenderingContext2D, die: Rolling, part: number): void {
  const gone = settled(part);
  const x = die.from.x + (die.to.x - die.from.x) * gone;
  const y = die.from.y + (die.to.y - die.from.y) * gone;
  const scale = 1 + 0.45 * (1 - Math.min(1, gone));
  const angle = die.turn * (1 - gone);
  const image = part > 0.72 ? die.sprites.own : die.sprites.any((Math.floor(part * 8) + die.offset) % 6);
  const half = image.width / 2;
  paint.setTransform(
    scale * Math.cos(angle),
    scale * Math.sin(angle),
    -scale * Math.sin(angle),
    scale * Math.cos(angle),
    x,
    y,
  );
  paint.drawImage(image, -half, -half);
}

/** How far a die has come: quickly at first, a little too far, and back. */
function settled(part: number): number {
  const rest = 1 - part;
  return 1 - rest ** 3 * (1 - 3 * part);
}
