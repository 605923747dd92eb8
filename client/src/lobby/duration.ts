/** Times for a turn, and how they are said. */

import { t } from '~/words/words.svelte';

export const SECONDS = [15, 30, 60, 120, 300, 900, 3600, 86_400] as const;

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** In the largest unit that it is a whole number of. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['seconds', 1];
  return t(`lobby-time-${unit}`, { count: seconds / length });
}
