/** Sentences: ids and values become text of the reader's language, by the same Fluent files as everywhere else. */

import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '~/app/settings.svelte';
import type { Sentence } from '~/wire/messages';
import { pruned } from './bidi';
import { Figure, figures, signed } from './figures';
import { shared } from './shared';

/** The files of the games and of records, by language and name; each is fetched when it is needed. */
const FILES = import.meta.glob<string>(
  ['@words/*/*.ftl', '!@words/*/{cli,client,common,home,lab,server,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

type Values = Record<string, unknown>;

/** Begins a thing if it has not been begun; what has failed may be tried again. */
function once<K>(begun: Map<K, Promise<void>>, key: K, begin: () => Promise<void>): Promise<void> {
  const promise = begun.get(key) ?? begin();
  begun.set(key, promise);
  promise.catch(() => begun.delete(key));
  return promise;
}

class Words {
  /** Grows when other words are there: text that was made of the old ones is made anew. */
  #version = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  #ids = new Map<Language, readonly string[]>();
  #shared = new Map<Language, Promise<void>>();
  /** The files that the page has asked for, and those that were fetched, by language and name. */
  #files = new Set<string>();
  #fetched = new Map<string, Promise<void>>();

  /** Fetches the words of a language, and of the files that the page has asked for so far. */
  async load(language: Language): Promise<void> {
    await once(this.#shared, language, () => this.#begin(language));
    await Promise.all([...this.#files].map((name) => this.#add(language, name)));
    this.#version += 1;
  }

  /** Fetches further files, such as `ten` or `ten-rules`, in the language that is read now. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#files.add(name);
    await this.load(untrack(() => settings.language));
  }

  async #begin(language: Language): Promise<void> {
    const { default: texts } = await shared[language]();
    const bundle = new FluentBundle(language);
    this.#bundles.set(language, bundle);
    for (const text of texts) this.#fill(language, text);
  }

  #fill(language: Language, text: string): void {
    const resource = new FluentResource(text);
    this.#bundles.get(language)?.addResource(resource);
    this.#ids.set(language, [...(this.#ids.get(language) ?? []), ...resource.body.map(({ id }) => id)]);
  }

  #add(language: Language, name: string): Promise<void> {
    const key = `/${language}/${name}.ftl`;
    return once(this.#fetched, key, () => this.#fetch(language, key));
  }

  async #fetch(language: Language, key: string): Promise<void> {
    const file = Object.keys(FILES).find((path) => path.endsWith(key));
    if (!file) return;
    this.#fill(language, await FILES[file]!());
    this.#version += 1;
  }

  /** The messages whose ids begin so, in the order of their files. */
  ids(prefix: string): string[] {
    void this.#version;
    return (this.#ids.get(settings.language) ?? []).filter((id) => id.startsWith(prefix));
  }

  has(id: string): boolean {
    void this.#version;
    return this.#bundles.get(settings.language)?.hasMessage(id) ?? false;
  }

  /** A message by its id; `names` are those of the seats. Values may be numbers, text, seats, sentences or lists. */
  text(id: string, values: Values = {}, names: readonly string[] = []): string {
    void this.#version;
    const bundle = this.#bundles.get(settings.language);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    const given = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, this.#value(value, names)]),
    );
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return pruned(text, settings.language === 'fa');
  }

  /** A sentence as the server sends it. */
  say(sentence: Sentence, names: readonly string[] = []): string {
    return this.text(sentence.id, sentence.values, names);
  }

  number(number: number | string): string {
    return figures(number, settings.digits);
  }

  signed(number: number): string {
    return signed(number, settings.digits);
  }

  /** "a, b and c", as the language joins. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    const first = items.slice(0, -1).map((item) => `\u2068${item}\u2069`);
    return this.text('list-and', { first: first.join(`${this.text('list-comma')} `), last: items.at(-1)! });
  }

  #value(value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === 'number') return new Figure(value, settings.digits) as unknown as FluentValue;
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return this.list(value.map((item) => this.#inner(item, names)));
    return this.#inner(value, names);
  }

  #inner(value: unknown, names: readonly string[]): string {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return value;
    if (value && typeof value === 'object') {
      if ('seat' in value) return this.#name(value.seat as number, names);
      if ('id' in value) return this.say(value as Sentence, names);
    }
    return String(value);
  }

  #name(seat: number, names: readonly string[]): string {
    return names[seat] || this.text('seat-unnamed', { number: seat + 1 });
  }
}

export const words = new Words();

/** The short name by which components say things. */
export const t = (id: string, values?: Values, names?: readonly string[]): string =>
  words.text(id, values, names);
