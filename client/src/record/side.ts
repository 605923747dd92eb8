/** Whose side of a match is one's own: a record has names only. */

import type { Replay } from '~/wire/messages';

/** The seat of the person of that name, if there is just one; null: none. */
export function seatOf({ seats }: Replay, name: string | undefined): number | null {
  const own = seats.flatMap((seat, index) =>
    seat.bot === null && name && seat.name === name ? [index] : [],
  );
  return own.length === 1 ? own[0]! : null;
}
