/** The symbols that dice and cards bear, as paths: for the sprite, one by one, and for pictures, many as one. */

/** A symbol on a field of 24 by 24, as a path that begins in the field's corner; `thick`: its line. */
interface Shape {
  path: string;
  thick: number;
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

/** By name. */
const SHAPES: Readonly<Record<string, Shape>> = {
  drop: { path: 'm12 1.6c0 0-7.7 8.6-7.7 13.5a7.7 7.5 0 0 0 15.4 0c0-4.9-7.7-13.5-7.7-13.5z', thick: 0 },
  sun: { path: ring(12, 12, 4.4) + RAYS.map(ray).join(''), thick: 3 },
  clover: {
    path:
      [ring(12, 6.9, 4.9), ring(6.5, 14.2, 4.9), ring(17.5, 14.2, 4.9), ring(12, 12.2, 3)].join('') +
      'm12 10.5l-2.6 12.1h5.2z',
    thick: 0,
  },
  triangle: { path: 'm12 3.6l9.4 16.4h-18.8z', thick: 2 },
  diamond: { path: 'm12 1.6l7.8 10.4-7.8 10.4-7.8-10.4z', thick: 1.2 },
  ring: { path: ring(12, 12, 7.7), thick: 5, hollow: true },
  heart: {
    path:
      'm12 21.6c-6.4-5-10.2-8.6-10.2-13 0-3.3 2.5-5.6 5.4-5.6 2 0 3.8 1 4.8 2.8 1-1.8 2.8-2.8 4.8-2.8' +
      ' 2.9 0 5.4 2.3 5.4 5.6 0 4.4-3.8 8-10.2 13z',
    thick: 0,
  },
  dot: { path: ring(12, 12, 8.6), thick: 0 },
  star: {
    path: 'm12 1.4l3.06 7.19 7.78.69-5.89 5.13 1.75 7.61-6.7-4.02-6.7 4.02 1.75-7.61-5.89-5.13 7.78-.69z',
    thick: 1.4,
  },
  x: { path: 'm5.5 5.5l13 13m0-13l-13 13', thick: 5, hollow: true },
};

/** The sprite's symbols of these shapes, in the colour of the text. */
export const drawn = Object.entries(SHAPES)
  .map(
    ([name, shape]) =>
      `<symbol id="s-${name}" viewBox="0 0 24 24">${line('M0 0' + shape.path, shape)}</symbol>`,
  )
  .join('');

/** Symbols of one kind as one path: each stands with its corner at a place, all on fields `size` wide. */
export function symbols(
  name: string,
  places: readonly (readonly [number, number])[],
  { size, ink, matrix = '' }: { size: number; ink: string; matrix?: string },
): string {
  const shape = SHAPES[name]!;
  const scale = size / 24;
  const path = places.map(([x, y]) => `M${round(x / scale)} ${round(y / scale)}${shape.path}`).join('');
  return line(path, shape, ink, `${matrix}scale(${round(scale)})`);
}

function line(path: string, { thick, hollow }: Shape, ink = 'currentColor', transform = ''): string {
  const stroke = thick
    ? ` stroke="${ink}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const fill = hollow ? 'none' : ink;
  return `<path${transform && ` transform="${transform}"`} d="${path}" fill="${fill}"${stroke}/>`;
}

const round = (number: number): number => Math.round(number * 1000) / 1000;
