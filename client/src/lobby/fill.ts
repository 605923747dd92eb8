/** Bots on all seats that are free. */

import { notices } from '~/kit/notices.svelte';
import type { OpenTable } from '~/table/table.svelte';
import { Problem } from '~/wire/api';
import { games, usualBot } from '~/wire/games';
import type { GameView } from '~/wire/messages';

/** The game of a table, as the server describes it. */
export async function gameOf(table: OpenTable): Promise<GameView | undefined> {
  return (await games()).find((game) => game.name === table.link.table?.settings.game);
}

export async function fillWithBots(table: OpenTable): Promise<void> {
  try {
    const game = await gameOf(table);
    if (!game) return;
    for (const [seat, { person, bot }] of table.seats.entries()) {
      if (person === null && bot === null) await table.ask({ type: 'bot', seat, bot: usualBot(game) });
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    notices.problem(error);
  }
}
