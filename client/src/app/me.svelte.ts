/** Who one is here: a guest, known by a cookie; a name is asked for when others would see it. */

import { settings } from './settings.svelte';
import type { PersonView } from '~/wire/messages';
import { api, Problem } from '~/wire/api';

class Me {
  person = $state.raw<PersonView | null>(null);
  /** Whether the server has been asked already. */
  known = $state(false);

  /** Who the cookie says one is; nobody yet is no error. */
  async load(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    this.known = true;
  }

  /** Becomes someone, if one is not yet. */
  async come(name?: string): Promise<PersonView> {
    const change = name === undefined ? {} : { name };
    if (this.person && name === undefined) return this.person;
    return (this.person = await api.come({ language: settings.language, ...change }));
  }

  async rename(name: string): Promise<void> {
    this.person = await api.come({ name });
  }
}

export const me = new Me();
