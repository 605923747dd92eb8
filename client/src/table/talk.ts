/** What was said, in words. */

import type { Talk } from '~/wire/messages';
import { t } from '~/words/words.svelte';

/** A ready phrase in the reader's language, or what somebody wrote. */
export const textOf = (talk: Talk): string =>
  talk.phrase === null ? (talk.text ?? '') : t(`server-phrase-${talk.phrase}`);

/** The name under which it was said. */
export const speakerOf = (talk: Talk): string => talk.name || t('client-talk-someone');
