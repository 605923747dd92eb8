/** What this browser saw of a match's dice before they were thrown: without that, a seal proves little to its reader. */

export interface Seen {
  /** The seal of the dice's secret. */
  seal: string;
  /** What was added to the dice from here, in hex. */
  own: string | null;
}

const KEY = 'bazigah-seals';
/** Matches that are remembered; the oldest are forgotten. */
const MOST = 60;

/** Keeps the seal of a match that has not begun yet, and what was added here. */
export function saw(match: string, seal: string, own: string | null = null): void {
  const before = all();
  const kept = before.get(match);
  if (kept && (own === null || kept.own === own)) return;
  before.set(match, { seal: kept?.seal ?? seal, own: own ?? kept?.own ?? null });
  try {
    localStorage.setItem(KEY, JSON.stringify([...before].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: it cannot bear witness
  }
}

export function seenOf(match: string): Seen | null {
  return all().get(match) ?? null;
}

function all(): Map<string, Seen> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Seen][]);
  } catch {
    return new Map();
  }
}
