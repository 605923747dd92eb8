/** Sounds of the table. Nothing is heard before the first press on the page, and nothing is said by sound alone.
 *
 * `sound.play('throw', { amount: 38 })` is all that others need; the instruments are fetched at the first press.
 */

import { settings } from '~/app/settings.svelte';
import type { Synth } from './synth';

export type Sound =
  | 'throw'
  | 'pick'
  | 'write'
  | 'bonus'
  | 'lock'
  | 'card'
  | 'coin'
  | 'bust'
  | 'knock'
  | 'sold'
  | 'turn'
  | 'win'
  | 'refused';

export interface How {
  /** Of a throw: how many dice. Louder with more. */
  amount?: number;
  /** Of a bonus: which link of a chain it is, from 0; each is a third higher. */
  step?: number;
  /** 0 to 1; 1 by default. */
  volume?: number;
}

/** A sound that could not be played so soon is no longer worth playing. */
const LATE = 250;

/** Right after the press: what was pressed answers first, for opening the device takes a moment. */
function soon(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 200 });
  else setTimeout(act);
}

/** Dice of a throw have come to rest by then, on slow devices too. To open the device meanwhile would take frames from them. */
const ROLLING = 1600;

class Sounds {
  #synth: Promise<Synth> | null = null;
  /** Until when dice roll. */
  #rolling = 0;

  constructor() {
    for (const press of ['pointerup', 'keydown']) {
      addEventListener(press, () => soon(() => this.#wake()), { capture: true, passive: true });
    }
    if (navigator.userActivation?.hasBeenActive) soon(() => this.#wake());
  }

  play(name: Sound, how: How = {}): void {
    const at = performance.now();
    if (name === 'throw') this.#rolling = at + ROLLING;
    if (!settings.sound || !this.#synth) return;
    void this.#synth.then((synth) => {
      if (performance.now() - at < LATE) synth.play(name, how);
    });
  }

  /** Browsers let a page sound only after a press; the context is made, and woken again, inside of one. */
  #wake(): void {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    if (this.#synth) {
      void this.#synth.then((synth) => synth.wake());
      return;
    }
    const rolls = this.#rolling - performance.now();
    if (rolls > 0) {
      setTimeout(() => this.#wake(), rolls);
      return;
    }
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.#synth = import('./synth').then(({ Synth }) => new Synth(context));
  }
}

export const sound = new Sounds();
