/** Where the seats stand around the table: one at the bottom, the others clockwise from there. */

export interface Place {
  seat: number;
  /** Of the grid; head and foot have all of them. */
  column: '1' | '3' | '1 / -1';
  row: number;
}

/** Seats at each long side of the table; what is over stands at its head. */
export const sideOf = (count: number): number => Math.max(0, Math.floor((count - 1) / 2));

/** The rows of the grid: the head, the sides, the foot. The table itself lies between head and foot. */
export function around(count: number, bottom: number): Place[] {
  const side = sideOf(count);
  const head = count - 1 - 2 * side;
  const foot = Math.max(1, side) + 2;
  const places: Omit<Place, 'seat'>[] = [{ column: '1 / -1', row: foot }];
  for (let up = 0; up < side; up += 1) places.push({ column: '1', row: foot - 1 - up });
  if (head) places.push({ column: '1 / -1', row: 1 });
  for (let down = 0; down < side; down += 1) places.push({ column: '3', row: 2 + down });
  return places.map((place, step) => ({ ...place, seat: (bottom + step) % count }));
}
