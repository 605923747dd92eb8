/** The sentences of the dock: what I may do now, and what helps to do it. */

import type { OpenTable } from '~/table/table.svelte';
import { t } from '~/words/words.svelte';
import type { Giving } from './giving.svelte';
import { recipients } from './sharing';

export interface DockSays {
  say?: string;
  hint?: string;
}

/** Without `say` it is the sentence that the rules have for this moment. */
export function dockSays(table: OpenTable, giving: Giving): DockSays {
  if (table.over) return table.link.match?.stopped ? { say: t('wazabi-ui-stopped') } : {};
  if (giving.sending) return { say: t('wazabi-ui-sending') };
  if (giving.sharing) return { ...sharing(table, giving) };
  if (!table.deciding) return {};
  const [brings] = table.turn?.choices?.[0]?.brings ?? [];
  return { hint: brings ? t('wazabi-ui-may-win', { brings }, table.names) : t('wazabi-ui-throw-hint') };
}

function sharing(table: OpenTable, giving: Giving): DockSays {
  const { left, planned } = giving;
  if (left > 0) {
    const id = planned ? 'wazabi-ui-shared-some' : 'wazabi-ui-shared-none';
    return { say: t(id, { left }), hint: wins(table) ?? t('wazabi-ui-share-hint') };
  }
  const [first] = recipients(giving.sharing!, giving.plan);
  const all = t('wazabi-ui-shared-all', { count: planned, seat: { seat: first ?? 0 } }, table.names);
  return { say: all, hint: wins(table) ?? t('wazabi-ui-change-hint') };
}

/** A throw of stars and X only is won with its last star. */
function wins(table: OpenTable): string | null {
  return table.turn?.prompt?.values.remain === 0 ? t('wazabi-ui-wins-hint') : null;
}
