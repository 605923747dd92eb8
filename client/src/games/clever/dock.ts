/** What the dock says: the sentence of the moment, or what would be done by confirming; and a hint below it. */

import type { OpenTable } from '~/table/table.svelte';
import { t, words } from '~/words/words.svelte';
import type { Choosing } from './choosing.svelte';
import type { Move } from './moves';
import { CODES, colourOfDie, hasPicked, isLocked, numberOf, PHASE, type Clever } from './state';

export interface Saying {
  /** Without it the sentence that the rules have for this moment. */
  say?: string;
  hint?: string;
}

export function saying(table: OpenTable, state: Clever, choosing: Choosing | null): Saying {
  if (!choosing || table.seat === null) return {};
  if (!table.deciding) return waiting(state, table.seat);
  return held(state, choosing) ?? open(state, choosing);
}

/** What is chosen already. */
function held(state: Clever, { move, die, section }: Choosing): Saying | null {
  if (move) return { say: asked(move), hint: t('clever-ui-brings', { brings: brought(move) }) };
  if (die !== null) {
    const values = { colour: colourOfDie(die), number: numberOf(state, die) };
    return { say: t('clever-ui-where', values), hint: t('clever-ui-hint-where') };
  }
  if (section === null) return null;
  return { say: t('clever-ui-which', { row: CODES[section] }), hint: t('clever-ui-hint-which') };
}

/** What there is to choose. */
function open(state: Clever, choosing: Choosing): Saying {
  const again = choosing.find('throw');
  if (again && choosing.find('stop')) {
    const locked = CODES.some((_, die) => isLocked(state, die)) ? 'yes' : 'no';
    return { hint: t('clever-ui-if-throw', { ...again.brings[0]?.values, locked }) };
  }
  if (again) return { hint: t('clever-ui-hint-throw') };
  if (choosing.find('skip')) return { say: t('clever-ui-copy'), hint: t('clever-ui-hint-copy') };
  if (choosing.find('pass')) return takes(state);
  if (!choosing.writes.length) return {};
  return {
    say: t('clever-ui-pick', { number: state.picked + 1, picks: state.picks }),
    hint: t('clever-ui-hint-pick'),
  };
}

function takes(state: Clever): Saying {
  const whose = state.at_table ? 'table' : state.players > 2 ? 'seat' : 'two';
  return { say: t('clever-ui-take'), hint: t('clever-ui-hint-take', { whose }) };
}

/** Whom one waits for is the sentence of the moment; the hint says what comes then. */
function waiting(state: Clever, seat: number): Saying {
  if (hasPicked(state, seat)) return { hint: t('clever-ui-hint-hidden') };
  if (state.phase === PHASE.others) return { hint: t('clever-ui-hint-others') };
  return state.players > 1 && state.active !== seat ? { hint: t('clever-ui-hint-after') } : {};
}

/** The rules' `clever-act-write-into` as a question. */
const asked = ({ say }: Move): string => t(`clever-ui-ask-${say.id.slice('clever-act-'.length)}`, say.values);

const brought = (move: Move): string => words.list(move.brings.map((part) => words.say(part)));
