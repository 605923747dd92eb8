/** The keys of the table: letters are places on the keyboard, whatever they write. */

export interface Keys {
  throw: () => void;
  /** 1, 2, ...: the rivals in the order of their rows. */
  choose: (number: number) => void;
  change: (by: 1 | -1) => void;
  main: () => void;
  back: () => void;
}

const MORE = new Set(['+', '=']);
const LESS = new Set(['-', '_', '−']);
/** What takes keys of its own. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';
const PRESSED = 'button, a, summary, [role="radio"]';

export function press(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(TYPING) || document.querySelector('dialog[open]')) return;
  const act = meaning(event, target, keys);
  if (!act) return;
  event.preventDefault();
  act();
}

function meaning(event: KeyboardEvent, target: Element, keys: Keys): (() => void) | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return () => keys.choose(Number(digit[1]));
  if (MORE.has(event.key)) return () => keys.change(1);
  if (LESS.has(event.key)) return () => keys.change(-1);
  if (event.code === 'KeyT' && !event.repeat) return keys.throw;
  if (event.key === 'Escape') return keys.back;
  if ((event.key === 'Enter' || event.key === ' ') && !event.repeat && !target.closest(PRESSED))
    return keys.main;
  return null;
}
