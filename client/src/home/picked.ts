/** Which box was opened last, and for how many: kept in the browser. */

const KEY = 'bazigah-shelf';

interface Picked {
  game: string;
  players: Record<string, number>;
}

export function picked(): Partial<Picked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Picked>;
  } catch {
    return {};
  }
}

export function keep(game: string, players: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, players: { ...picked().players, [game]: players } }));
  } catch {
    // a browser that keeps nothing: the first box is picked next time
  }
}
