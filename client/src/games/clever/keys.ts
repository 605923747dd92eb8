/** The keys of a board: 1-6 dice, 7 the clock die, letters rows, S stop, T throw, Enter what the main button does.
 *
 * Letters are keys of the board, wherever they stand on it: `event.code`, whatever language it writes.
 */

import { LETTERS } from './state';
import type { Choosing } from './choosing.svelte';

const OWN = 'a, button, input, select, textarea, [contenteditable], [role="radio"]';

export function press(event: KeyboardEvent, choosing: Choosing): void {
  const { code, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (document.querySelector('dialog[open]')) return;
  const at = target instanceof Element ? target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return;
  if (code === 'Enter' || code === 'Space') {
    if (at?.closest(OWN)) return;
    event.preventDefault();
    return choosing.confirm();
  }
  if (code === 'Escape') return choosing.clear();
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  if (digit) return choosing.pressDie(Number(digit) - 1);
  letter(code.replace(/^Key/, ''), choosing);
}

function letter(key: string, choosing: Choosing): void {
  if (key.length !== 1) return;
  const section = LETTERS.slice(0, 6).indexOf(key);
  if (section >= 0) return choosing.pressRow(section);
  if (key === 'T') void choosing.act(choosing.find('throw'));
  if (key === 'S') void choosing.act(choosing.find('stop') ?? choosing.find('pass') ?? choosing.find('skip'));
}
