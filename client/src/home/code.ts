/** The code of a table, as people type, paste or scan it. */

import { latin } from '~/words/figures';

export const CODE_DIGITS = 9;

/** The code in a text: nine digits of any script with anything between them, or an address of a table; else null. */
export function codeOf(text: string): string | null {
  const typed = latin(text);
  const address = /\/t\/([\d%\s-]+)/.exec(typed)?.[1];
  const digits = (address ?? typed).replace(/\D/g, '');
  return digits.length === CODE_DIGITS ? digits : null;
}
