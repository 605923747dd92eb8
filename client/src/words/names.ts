/** Who sits there, as people read it. */

import type { Chair, ReplaySeat, SeatView } from '~/wire/messages';
import { words } from './words.svelte';

/** The names as people read them: bots in the reader's language, numbered where there are several of a kind. */
export function shown(seats: readonly (SeatView | Chair | ReplaySeat)[]): string[] {
  const bots = seats.map((seat) => ('person' in seat && seat.person !== null ? null : seat.bot));
  return seats.map((seat, index) => {
    const bot = bots[index];
    if (!bot || !words.has(`bot-${bot}`))
      return seat.name || words.text('seat-unnamed', { number: index + 1 });
    const name = words.text(`bot-${bot}`);
    if (bots.filter((other) => other === bot).length < 2) return name;
    const number = bots.slice(0, index + 1).filter((other) => other === bot).length;
    return words.text('bot-numbered', { bot: name, number });
  });
}
