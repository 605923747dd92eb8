/** All sounds are made here, of noise and waves; there are no files. Each is over after 0.6 seconds. */

import { RECIPES } from './recipes';
import type { How, Sound } from './sound';

const LOUDNESS = 0.7;
/** Each sound has gone silent by then, in seconds. */
export const LONGEST = 0.58;
/** The same sound twice within this time is one, in seconds. */
const TOGETHER = 0.03;

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #last = new Map<Sound, number>();

  constructor(context: BaseAudioContext) {
    this.#context = context;
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -14;
    limit.ratio.value = 6;
    const loudness = context.createGain();
    loudness.gain.value = LOUDNESS;
    loudness.connect(limit).connect(context.destination);
    this.#out = loudness;
  }

  wake(): void {
    if (this.#context instanceof AudioContext && this.#context.state !== 'running')
      void this.#context.resume();
  }

  play(name: Sound, how: How): void {
    const now = this.#context.currentTime;
    if (now - (this.#last.get(name) ?? -1) < TOGETHER) return;
    this.#last.set(name, now);
    const volume = this.#context.createGain();
    volume.gain.setValueAtTime(how.volume ?? 1, now);
    volume.gain.setValueAtTime(how.volume ?? 1, now + LONGEST - 0.05);
    volume.gain.linearRampToValueAtTime(0, now + LONGEST);
    volume.connect(this.#out);
    RECIPES[name]({ context: this.#context, out: volume, at: now }, how);
    setTimeout(() => volume.disconnect(), LONGEST * 1000 + 100);
  }
}
