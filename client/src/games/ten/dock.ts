/** The dock's sentences: what the rules ask, in this moment's shortest words, and what is good to know. */

import { subjectOf } from '~/table/news';
import type { OpenTable } from '~/table/table.svelte';
import type { Sentence } from '~/wire/messages';
import { t, words } from '~/words/words.svelte';
import type { Acting } from './acting.svelte';
import { nameOf } from './cards';
import { ACT, BEADS, PHASE } from './state';
import { find } from './told';

interface Dock {
  say?: string;
  hint?: string;
}

/** Where nothing is given, the frame has the sentence of the rules. */
export function dockOf(table: OpenTable, acting: Acting): Dock {
  const { phase, s } = acting;
  if (phase === PHASE.drawing) return drawing(acting);
  if (phase === PHASE.bidding) return bidding(table, acting);
  if (phase === PHASE.buying) return buying(table, acting);
  if (phase === PHASE.paying)
    return { say: t('ten-ui-pay', { card: nameOf(s.card), due: s.due }), hint: t('ten-ui-pay-how') };
  return {};
}

function drawing(acting: Acting): Dock {
  if (acting.s.shown === 0) return { hint: t('ten-ui-first', { most: BEADS }) };
  const draw = acting.choice(ACT.draw);
  if (!draw) return {};
  const burns = find(draw.brings, 'ten-brings-burning');
  if (!burns) return { say: t('ten-ui-go-on') };
  const odds = { burning: acting.asked('burning'), left: acting.asked('left') };
  return { say: t('ten-ui-go-on'), hint: t('ten-ui-burns', { burns, ...odds }) };
}

function bidding(table: OpenTable, acting: Acting): Dock {
  const change = table.turn?.prompt?.values.change as Sentence | undefined;
  if (!acting.canBid || !change) return {};
  const gain = t('ten-ui-bid-gain', { change });
  return {
    say: t('ten-ui-bid-ask', { card: nameOf(acting.s.card), highest: acting.s.bid }),
    hint: hasBid(table) ? gain : `${gain} ${t('ten-ui-bid-once')}`,
  };
}

/** Whether one of this device has been in an auction: how one goes need not be said again. */
function hasBid({ link, mine }: OpenTable): boolean {
  return link.told.some((line) => {
    const said = [line, line.values.first as Sentence | undefined];
    return mine.includes(subjectOf(line) ?? -1) && said.some((part) => part?.id === 'ten-bid-made');
  });
}

function buying(table: OpenTable, acting: Acting): Dock {
  const choice = acting.chosen === null ? undefined : acting.choice(ACT.buy + acting.chosen);
  if (!choice) return { hint: t('ten-ui-buy-how') };
  const gain = choice.brings.find(({ id }) => id !== 'ten-brings-payment');
  const dock = { say: t('ten-ui-buy-ask', { card: nameOf(acting.chosen!), price: choice.say.values.price }) };
  return gain ? { ...dock, hint: words.say(gain, table.names) } : dock;
}
