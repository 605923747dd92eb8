/** Pictures as text: what is drawn once and never changes is cheaper as one piece of markup than as many components.
 * On a phone's processor the three boxes of the shelf took a quarter of a second as components. */

import { shapeOf } from './colours';
import { PIPS } from './pips';

/** A symbol on a field of 24 by 24, as a path that begins in the field's corner; `line`: how thick its line is. */
interface Shape {
  path: string;
  line: number;
  /** It is made of lines alone. */
  hollow?: boolean;
}

const ring = (x: number, y: number, r: number): string =>
  `m${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0m${r - x} ${-y}`;

const RAYS: readonly (readonly [number, number, number, number])[] = [
  [21, 12, 1.3, 0], [18.4, 18.4, 0.9, 0.9], [12, 21, 0, 1.3], [5.6, 18.4, -0.9, 0.9],
  [3, 12, -1.3, 0], [5.6, 5.6, -0.9, -0.9], [12, 3, 0, -1.3], [18.4, 5.6, 0.9, -0.9],
]; // prettier-ignore
const ray = ([x, y, across, down]: (typeof RAYS)[number]): string =>
  `m${x} ${y}l${across} ${down}m${-x - across} ${-y - down}`;

/** The symbols of Sprite.svelte that dice and cards of the pictures bear. */
const SHAPES: Readonly<Record<string, Shape>> = {
  drop: { path: 'm12 1.6c0 0-7.7 8.6-7.7 13.5a7.7 7.5 0 0 0 15.4 0c0-4.9-7.7-13.5-7.7-13.5z', line: 0 },
  sun: { path: ring(12, 12, 4.4) + RAYS.map(ray).join(''), line: 3 },
  clover: {
    path:
      [ring(12, 6.9, 4.9), ring(6.5, 14.2, 4.9), ring(17.5, 14.2, 4.9), ring(12, 12.2, 3)].join('') +
      'm12 10.5l-2.6 12.1h5.2z',
    line: 0,
  },
  triangle: { path: 'm12 3.6l9.4 16.4h-18.8z', line: 2 },
  diamond: { path: 'm12 1.6l7.8 10.4-7.8 10.4-7.8-10.4z', line: 1.2 },
  ring: { path: ring(12, 12, 7.7), line: 5, hollow: true },
  heart: {
    path:
      'm12 21.6c-6.4-5-10.2-8.6-10.2-13 0-3.3 2.5-5.6 5.4-5.6 2 0 3.8 1 4.8 2.8 1-1.8 2.8-2.8 4.8-2.8' +
      ' 2.9 0 5.4 2.3 5.4 5.6 0 4.4-3.8 8-10.2 13z',
    line: 0,
  },
  dot: { path: ring(12, 12, 8.6), line: 0 },
  star: {
    path: 'm12 1.4l3.06 7.19 7.78.69-5.89 5.13 1.75 7.61-6.7-4.02-6.7 4.02 1.75-7.61-5.89-5.13 7.78-.69z',
    line: 1.4,
  },
  x: { path: 'm5.5 5.5l13 13m0-13l-13 13', line: 5, hollow: true },
};

/** Symbols of one kind as one path: each stands with its corner at a place, all on fields `size` wide. */
export function symbols(
  name: string,
  places: readonly (readonly [number, number])[],
  { size, ink, matrix = '' }: { size: number; ink: string; matrix?: string },
): string {
  const { path, line, hollow } = SHAPES[name]!;
  const scale = size / 24;
  const d = places.map(([x, y]) => `M${round(x / scale)} ${round(y / scale)}${path}`).join('');
  const stroke = line
    ? ` stroke="${ink}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const fill = hollow ? 'none' : ink;
  return `<path transform="${matrix}scale(${round(scale)})" d="${d}" fill="${fill}"${stroke}/>`;
}

/** A face of a die: a number of pips, or the name of a symbol. */
export type Face = number | string;

export interface Cube {
  colour: string;
  top: Face;
  left: Face;
  right: Face;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** What pips look like, if not as the symbol of the colour. */
  pip?: string;
}

const SIDES = [
  { side: 'top', matrix: 'matrix(.866 .5 -.866 .5 0 -32)', shade: '#fff', depth: 0.2 },
  { side: 'left', matrix: 'matrix(.866 .5 0 1 -55.4 0)', shade: '#000', depth: 0.04 },
  { side: 'right', matrix: 'matrix(.866 -.5 0 1 0 32)', shade: '#000', depth: 0.2 },
] as const;
const SQUARE = 'width="62" height="62" rx="11"';
const BODY = 'M0-32 55.4 0V64L0 96-55.4 64V0Z';

/** A die seen from a corner. */
export function cube(die: Cube): string {
  const faces = SIDES.map(({ side, matrix, shade, depth }) => {
    const square = `<rect x="1" y="1" ${SQUARE} transform="${matrix}"`;
    return (
      `${square} fill="var(--s)"/>${square} fill="${shade}" fill-opacity="${depth}"/>` +
      marked(die[side], die.pip ?? shapeOf(die.colour), matrix)
    );
  });
  const { colour, x, y, scale, turn = 0 } = die;
  return (
    `<g data-colour="${colour}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    `<path d="${BODY}" fill="var(--s-edge)" stroke="var(--s-edge)" stroke-width="10" stroke-linejoin="round"/>` +
    `${faces.join('')}</g>`
  );
}

function marked(face: Face, pip: string, matrix: string): string {
  const ink = 'var(--s-on)';
  if (typeof face === 'string') return symbols(face, [[13, 13]], { size: 38, ink, matrix });
  const places = (PIPS[face] ?? []).map(([x, y]) => [x - 8, y - 8] as const);
  return symbols(pip, places, { size: 16, ink, matrix });
}

const round = (number: number): number => Math.round(number * 1000) / 1000;
