/** The keys of the board: D draws, N and C take a reward, + and - change a bid, P passes, Enter is the main button.
 *
 * Letters are keys of the keyboard, wherever they stand on it: `event.code`, whatever language it writes.
 */

import type { Acting } from './acting.svelte';
import { ACT, PHASE } from './state';

const TYPING = 'input, textarea, select, [contenteditable], dialog';
const PRESSED = 'a, button, summary, [role="radio"]';

export function press(event: KeyboardEvent, acting: Acting): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPING) || document.querySelector('dialog[open]')) return;
  const act = meaning(event, at, acting);
  if (!act) return;
  event.preventDefault();
  act();
}

function meaning(event: KeyboardEvent, at: Element, acting: Acting): (() => void) | null {
  const { key, code } = event;
  if (key === '+' || key === '=') return stepping(acting, 1);
  if (key === '-' || key === '−' || key === '_') return stepping(acting, -1);
  if (event.repeat) return null;
  if (key === 'Escape') return () => acting.back();
  if ((key === 'Enter' || key === ' ') && !at.closest(PRESSED)) return () => acting.main();
  return letter(code, acting);
}

function stepping(acting: Acting, by: number): (() => void) | null {
  return acting.canBid ? () => (acting.bid += by) : null;
}

function letter(code: string, acting: Acting): (() => void) | null {
  const { phase } = acting;
  const act = (action: number) => () => void acting.table.act(action);
  if (phase === PHASE.drawing) {
    if (code === 'KeyD') return act(ACT.draw);
    if (code === 'KeyN') return act(ACT.numbers);
    if (code === 'KeyC') return act(ACT.currency);
  }
  const passing = phase === PHASE.bidding || phase === PHASE.buying;
  return code === 'KeyP' && passing ? act(ACT.pass) : null;
}
