/** Another language, once its words are there: no page is ever without them. */

import { me } from '~/app/me.svelte';
import { settings, type Language } from '~/app/settings.svelte';
import { Problem } from '~/wire/api';
import { t, words } from './words.svelte';

export async function speak(language: Language): Promise<void> {
  await words.load(language);
  settings.change({ language });
  await me.speak(language).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error; // only the server's own sentences stay in the other language
  });
}

/** A language's name in itself: Persian readers look for فارسی, English ones for English. The browser knows it too, but
 * takes a tenth of a second on a phone to look it up. */
export const ownName = (language: Language): string => t(`client-language-${language}`);
