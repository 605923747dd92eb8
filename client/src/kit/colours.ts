/** Each colour has a shape, so that no colour ever speaks alone. */

const SHAPES: Record<string, string> = {
  blue: 'drop',
  yellow: 'sun',
  green: 'clover',
  orange: 'triangle',
  purple: 'diamond',
  white: 'ring',
  red: 'heart',
};

export const shapeOf = (colour: string): string => SHAPES[colour] ?? 'dot';

const SEATS = ['blue', 'red', 'purple', 'orange', 'green', 'yellow'] as const;

/** The colour by which a seat is known at every table. */
export const colourOf = (seat: number): string => SEATS[seat % SEATS.length]!;
