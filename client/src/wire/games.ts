/** Which games the server has, with their bots and options: asked once. */

import { api } from './api';
import type { GameView } from './messages';

let asked: Promise<GameView[]> | null = null;

export function games(): Promise<GameView[]> {
  asked ??= api.games();
  asked.catch(() => (asked = null));
  return asked;
}

/** A bot for people who do not choose one: of the stronger half, not the strongest. */
export const usualBot = (game: GameView): string => game.bots[Math.ceil((game.bots.length - 1) / 2)] ?? '';
