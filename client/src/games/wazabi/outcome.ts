/** What a throw comes to: as the server foretells it while stars are given, as it was when they are. */

import type { Sentence } from '~/wire/messages';
import { CROSS, givesStars, showing, STAR, sum, thrown, type Wazabi } from './hand';

export interface Outcome {
  had: number;
  stars: number;
  out: number;
  asked: number;
  got: number;
  remain: number;
}

/** `prompt`: the sentence of this moment; while stars are given it carries what the centre will give. */
export function outcomeOf(s: Wazabi, prompt: Sentence | null): Outcome {
  const had = sum(thrown(s));
  const stars = showing(s, STAR);
  const out = showing(s, CROSS);
  const foretold = givesStars(s) ? prompt?.values : null;
  const asked = Number(foretold?.asked ?? s.asked);
  const got = Number(foretold?.got ?? s.got);
  return { had, stars, out, asked, got, remain: Number(foretold?.remain ?? had - stars - out + got) };
}
