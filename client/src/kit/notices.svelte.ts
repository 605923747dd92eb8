/** Short messages above the dock: why something was refused, what was copied. The last one only, for a few seconds. */

import type { Refused, Sentence } from '~/wire/messages';
import { Problem } from '~/wire/api';
import { words } from '~/words/words.svelte';

export interface Notice {
  text: string;
  kind: 'error' | 'good';
  /** The address of the rule that refuses. */
  rule: string | null;
}

const SHOWN = 6000;

class Notices {
  current = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, kind: Notice['kind'] = 'good', rule: string | null = null): void {
    clearTimeout(this.#timer);
    this.current = { text, kind, rule };
    this.#timer = setTimeout(() => this.clear(), SHOWN);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  /** Why the server refuses; `game`: whose rules are meant by the clause. */
  refused(refused: Refused | null, names: readonly string[] = [], game = ''): void {
    if (!refused) return;
    const say = refused.say as unknown as Sentence;
    this.show(
      words.say(say, names),
      'error',
      refused.clause && game ? `/rules/${game}#${refused.clause}` : null,
    );
  }

  /** What went wrong on the way to the API. Anything else is a fault of ours, and thrown on. */
  problem(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.show(words.say(error.say), 'error');
  }
}

export const notices = new Notices();
