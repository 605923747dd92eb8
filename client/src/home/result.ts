/** What a match came to for the reader, as a line in a list has room for it. */

import type { MatchItem, Sentence } from '~/wire/messages';

type Listed = Pick<MatchItem, 'ended' | 'seats' | 'points' | 'ranks'>;

/** Their place and points; everybody's points, where they played for several at one keyboard. */
export function resultOf({ ended, seats, points, ranks }: Listed): Sentence {
  if (!points?.length || !ranks)
    return { id: ended === null ? 'home-finished-running' : 'home-finished-stopped', values: {} };
  const players = points.length;
  const [seat] = seats;
  if (players === 1) return { id: 'home-finished-alone', values: { points: points[0]! } };
  if (seats.length !== 1 || seat === undefined) return ofAll(points, ranks);
  const place = ranks[seat]!;
  if (!counts(points, ranks))
    return { id: 'home-finished-won', values: { won: place === 1 ? 'yes' : 'no', players } };
  const shared = ranks.filter((rank) => rank === place).length > 1 ? 'yes' : 'no';
  return { id: 'home-finished-place', values: { place, shared, players, points: points[seat]! } };
}

function ofAll(points: readonly number[], ranks: readonly number[]): Sentence {
  if (counts(points, ranks)) return { id: 'home-finished-points', values: { points: [...points] } };
  return { id: 'home-finished-winner', values: { number: ranks.indexOf(1) + 1 } };
}

/** Whether the points say more than who has won: some games know nothing else. */
function counts(points: readonly number[], ranks: readonly number[]): boolean {
  return points.some((each, seat) => each !== (ranks[seat] === 1 ? 1 : 0));
}
