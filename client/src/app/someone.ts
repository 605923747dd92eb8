/** Who the cookie says one is: asked once, as early as a page opens, and not where nobody has ever been anyone. */

import { api } from '~/wire/api';
import type { PersonView } from '~/wire/messages';

const KEY = 'bazigah-someone';

/** Whether this browser has ever been someone: nobody asks the server who they are without need. */
function wasSomeone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function remember(someone: boolean): void {
  try {
    if (someone) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing: the server is asked each time
  }
}

let asked: Promise<PersonView | null> | null = null;

export function who(): Promise<PersonView | null> {
  asked ??= wasSomeone() ? api.me() : Promise.resolve(null);
  asked.catch(() => (asked = null));
  return asked;
}
