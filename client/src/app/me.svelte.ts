/** Who one is here: a guest, known by a cookie; a name is asked for when others would see it. */

import { settings, type Language } from './settings.svelte';
import { remember, who } from './someone';
import type { PersonView } from '~/wire/messages';
import { api, Problem } from '~/wire/api';

class Me {
  #person = $state.raw<PersonView | null>(null);
  /** Whether the server has been asked already. */
  known = $state(false);
  #asked: Promise<void> | null = null;

  get person(): PersonView | null {
    return this.#person;
  }

  set person(person: PersonView | null) {
    this.#person = person;
    remember(person !== null);
  }

  /** Who the cookie says one is; nobody yet is no error. Asks once, and not where nobody has ever been anyone. */
  load(): Promise<void> {
    return (this.#asked ??= this.#ask());
  }

  async #ask(): Promise<void> {
    try {
      this.person = await who();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    this.known = true;
  }

  /** Becomes someone, if one is not yet. */
  async come(name?: string): Promise<PersonView> {
    await this.load();
    const change = name === undefined ? {} : { name };
    if (this.person && name === undefined) return this.person;
    return (this.person = await api.come({ language: settings.language, ...change }));
  }

  async rename(name: string): Promise<void> {
    this.person = await api.come({ name });
  }

  /** Tells the server in which language to speak, if it knows us. */
  async speak(language: Language): Promise<void> {
    if (this.person) this.person = await api.change({ language });
  }

  /** Becomes whoever a personal link says. */
  async move(token: string): Promise<void> {
    this.person = await api.move(token);
  }

  async leave(): Promise<void> {
    await api.deleteMe();
    this.person = null;
  }
}

export const me = new Me();
