/** From the shelf to a table: set up at once, without a question. */

import { me } from '~/app/me.svelte';
import { pageOf } from '~/app/pages';
import { router } from '~/app/router.svelte';
import { settings } from '~/app/settings.svelte';
import { boardOf } from '~/games/boards';
import { api } from '~/wire/api';
import { usualBot } from '~/wire/games';
import type { Wish } from '~/wire/link.svelte';
import type { GameView } from '~/wire/messages';
import { t, words } from '~/words/words.svelte';

/** What the table needs is fetched while it is set up. Whatever fails is fetched again there, and said. */
function ahead(game: string): void {
  for (const one of [pageOf('t')?.load(), boardOf(game), words.need(game, 'lobby')])
    one?.catch(() => undefined);
}

async function create(game: GameView, players: number): Promise<string> {
  ahead(game.name);
  await me.come();
  const { code } = await api.create({
    game: game.name,
    options: { players },
    language: settings.language,
  });
  return code;
}

/** A match against bots: one sits, bots take the other seats, it begins. */
export async function playBots(game: GameView, players: number): Promise<void> {
  const code = await create(game, players);
  const name = me.person?.name || t('home-guest');
  const bots = Array.from({ length: players - 1 }, (_, index): Wish => {
    return { type: 'bot', seat: index + 1, bot: usualBot(game) };
  });
  const wishes: Wish[] = [{ type: 'sit', seat: 0, name }, ...bots, { type: 'start' }];
  for (const wish of wishes) await api.request(code, wish);
  router.go(`/t/${code}`);
}

/** A table for people; whoever sets it up and has a name sits already. */
export async function makeTable(game: GameView, players: number): Promise<void> {
  const code = await create(game, players);
  if (me.person?.name) await api.request(code, { type: 'sit', seat: 0, name: me.person.name });
  router.go(`/t/${code}`);
}
