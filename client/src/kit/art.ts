/** Pictures as text: what is drawn once and never changes is cheaper as one piece of markup than as many components.
 * On a phone's processor the three boxes of the shelf took a quarter of a second as components. */

import { shapeOf } from './colours';
import { PIPS } from './pips';
import { symbols } from './symbols';

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
