/** Which game is played at a table where this tab has been: when it is opened again, its board need not wait for the
 * server to say so. */

const KEY = 'bazigah-tables';

function all(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export const gameAt = (code: string): string | null => all()[code] ?? null;

export function visited(code: string, game: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [code]: game }));
  } catch {
    // a browser that keeps nothing: the server says it
  }
}
