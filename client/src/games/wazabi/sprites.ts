/** Dice as small pictures for a canvas: painted once for each kind and face of a throw. */

import { CROSS, FACES, STAR } from './hand';

/** One die: the face that it shows, and any other while it rolls. */
export interface Sprite {
  own: HTMLCanvasElement;
  any: (index: number) => HTMLCanvasElement;
}

interface Colours {
  body: string;
  mark: string;
  edge: string;
  glass: boolean;
}

const STAR_PATH =
  'M12 1.4 15.06 8.59 22.84 9.28 16.95 14.41 18.7 22.02 12 18 5.3 22.02 7.05 14.41 1.16 9.28 8.94 8.59Z';
const CROSS_PATH = 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5';
/** Pips by number, in a square of 64. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  2: [[19, 19], [45, 45]],
  3: [[17.5, 17.5], [32, 32], [46.5, 46.5]],
  4: [[19, 19], [45, 19], [19, 45], [45, 45]],
  5: [[17.5, 17.5], [46.5, 17.5], [32, 32], [17.5, 46.5], [46.5, 46.5]],
}; // prettier-ignore
const PIP = 5.9;

/** For a die of the page, of this width: its pictures. */
export function sprites(sharp: number): (die: HTMLElement, width: number) => Sprite {
  const known = new Map<string, HTMLCanvasElement>();
  const colours = new Map<string, Colours>();
  return (die, width) => {
    const kind = die.dataset.colour ?? '';
    const paint = colours.get(kind) ?? coloursOf(die);
    colours.set(kind, paint);
    const picture = (face: number): HTMLCanvasElement => {
      const key = `${kind} ${face}`;
      const image = known.get(key) ?? draw(paint, face, Math.max(1, Math.round(width * sharp)));
      known.set(key, image);
      return image;
    };
    return { own: picture(faceOf(die)), any: (index) => picture(FACES[index] ?? STAR) };
  };
}

function faceOf(die: HTMLElement): number {
  const { mark } = die.dataset;
  if (mark === 'star') return STAR;
  return mark === 'x' ? CROSS : Number(mark);
}

function coloursOf(die: HTMLElement): Colours {
  const style = getComputedStyle(die);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  return {
    body: value('--s'),
    mark: value('--s-on'),
    edge: value('--s-edge'),
    glass: die.dataset.colour === 'glass',
  };
}

function draw(colours: Colours, face: number, size: number): HTMLCanvasElement {
  const image = document.createElement('canvas');
  const margin = Math.ceil(size * 0.08);
  image.width = image.height = size + 2 * margin;
  const paint = image.getContext('2d')!;
  paint.translate(margin, margin);
  body(paint, colours, size);
  paint.scale(size / 64, size / 64);
  mark(paint, colours.mark, face);
  return image;
}

function body(paint: CanvasRenderingContext2D, { body, edge, glass }: Colours, size: number): void {
  const round = (y: number): void => {
    paint.beginPath();
    paint.roundRect(0, y, size, size, size * 0.24);
  };
  round(size * 0.065);
  paint.fillStyle = edge;
  paint.fill();
  round(0);
  paint.fillStyle = body;
  paint.fill();
  const sheen = paint.createLinearGradient(0, 0, 0, size);
  sheen.addColorStop(0, 'rgb(255 255 255 / 0.34)');
  sheen.addColorStop(0.45, 'rgb(255 255 255 / 0)');
  sheen.addColorStop(1, 'rgb(0 0 0 / 0.14)');
  paint.fillStyle = sheen;
  paint.fill();
  paint.strokeStyle = glass ? '#fff' : 'rgb(255 255 255 / 0.4)';
  paint.lineWidth = size * (glass ? 0.05 : 0.025);
  paint.stroke();
}

function mark(paint: CanvasRenderingContext2D, colour: string, face: number): void {
  paint.fillStyle = paint.strokeStyle = colour;
  for (const [x, y] of PIPS[face] ?? []) {
    paint.beginPath();
    paint.arc(x, y, PIP, 0, 2 * Math.PI);
    paint.fill();
  }
  if (face !== STAR && face !== CROSS) return;
  paint.translate(11, 11);
  paint.scale(1.75, 1.75);
  paint.lineCap = paint.lineJoin = 'round';
  paint.lineWidth = face === STAR ? 1.4 : 5;
  const path = new Path2D(face === STAR ? STAR_PATH : CROSS_PATH);
  if (face === STAR) paint.fill(path);
  paint.stroke(path);
}
