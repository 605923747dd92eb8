/** Ways to share stars out before any is sent: a plan says how many stars of the throw each seat gets in all. */

export interface Sharing {
  /** The seats that may get stars, clockwise from the giver's left. */
  rivals: readonly number[];
  /** Dice of each seat before this throw's stars. */
  had: readonly number[];
  /** Stars that each seat has already got. */
  given: readonly number[];
  /** Stars that are still in the giver's hand. */
  left: number;
}

export type Plan = readonly number[];

export const nothing = (sharing: Sharing): number[] => [...sharing.given];

/** Stars of a plan that are not sent yet. */
export const planned = (sharing: Sharing, plan: Plan): number =>
  sharing.rivals.reduce((all, seat) => all + plan[seat]! - sharing.given[seat]!, 0);

/** Whether a plan can still be carried out: stars may have been given elsewhere meanwhile. */
export const fits = (sharing: Sharing, plan: Plan): boolean =>
  planned(sharing, plan) <= sharing.left &&
  sharing.rivals.every((seat) => plan[seat]! >= sharing.given[seat]!);

/** The rival with the fewest dice, the stars of the plan included; of several the first to the left. */
export function fewest(sharing: Sharing, plan: Plan): number {
  const dice = (seat: number): number => sharing.had[seat]! + plan[seat]!;
  return sharing.rivals.reduce((least, seat) => (dice(seat) < dice(least) ? seat : least));
}

/** Each star to whoever then has the fewest dice. */
export function level(sharing: Sharing): number[] {
  const plan = nothing(sharing);
  for (let star = 0; star < sharing.left; star++) plan[fewest(sharing, plan)]! += 1;
  return plan;
}

/** All stars to the one who is closest to winning. */
export function toLeader(sharing: Sharing): number[] {
  const plan = nothing(sharing);
  plan[fewest(sharing, plan)]! += sharing.left;
  return plan;
}

/** One star more or less for a seat; null where that cannot be. With no star left, one moves over from the only other
 * seat of the plan; of several nobody could tell from which. */
export function changed(sharing: Sharing, plan: Plan, seat: number, by: 1 | -1): number[] | null {
  const next = [...plan];
  if (by < 0) {
    if (plan[seat]! <= sharing.given[seat]!) return null;
  } else if (planned(sharing, plan) >= sharing.left) {
    const others = sharing.rivals.filter((other) => other !== seat && plan[other]! > sharing.given[other]!);
    if (others.length !== 1) return null;
    next[others[0]!]! -= 1;
  }
  next[seat]! += by;
  return next;
}

/** To whom the stars go, one after another. */
export const recipients = (sharing: Sharing, plan: Plan): number[] =>
  sharing.rivals.flatMap((seat) => Array<number>(plan[seat]! - sharing.given[seat]!).fill(seat));
