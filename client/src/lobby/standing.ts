/** How far a table is from its match, in a sentence and a hint. */

import type { OpenTable } from '~/table/table.svelte';
import { t } from '~/words/words.svelte';

export interface Standing {
  say: string;
  hint: string;
  /** Seats that nobody has. */
  free: number;
  /** Whether it waits for us. */
  mine: boolean;
}

export function standing(table: OpenTable): Standing {
  const free = table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
  const said = (say: string, hint: string, mine: boolean): Standing => ({ say, hint, free, mine });
  if (!table.mine.length && !(table.isHost && !free)) return free ? enter(said) : watch(said);
  if (free) {
    const hint = t(table.isHost ? 'lobby-hint-fill' : 'lobby-hint-wait');
    return said(t('lobby-say-free', { count: free }), hint, table.isHost);
  }
  return table.isHost ? host(table, said) : guest(table, said);
}

type Said = (say: string, hint: string, mine: boolean) => Standing;

const enter = (said: Said): Standing => said(t('lobby-say-sit'), t('lobby-hint-sit'), true);

const watch = (said: Said): Standing => said(t('lobby-say-full'), t('lobby-hint-full'), false);

function host(table: OpenTable, said: Said): Standing {
  const names = waiting(table);
  const hint = names.length ? t('lobby-hint-unready', { names }) : t('lobby-hint-start');
  return said(t('lobby-say-start'), hint, true);
}

function guest(table: OpenTable, said: Said): Standing {
  const ready = table.mine.every((seat) => table.seats[seat]?.ready);
  if (!ready) return said(t('lobby-say-ready'), t('lobby-hint-ready'), true);
  return said(t('lobby-say-waiting'), t('lobby-hint-waiting', { names: waiting(table) }), false);
}

/** The names of the others who are not ready yet. */
function waiting(table: OpenTable): string[] {
  return table.seats.flatMap((seat, index) =>
    seat.person !== null && !seat.ready && !table.mine.includes(index) ? [table.names[index] ?? ''] : [],
  );
}
