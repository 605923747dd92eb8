/** What is heard on this board: dice that fall, numbers that are written, bonuses one above the other. */

import { sound } from '~/sound/sound';
import type { Entered } from '~/wire/messages';
import { COPY, PICK } from './moves';

/** Follows the steps of a match for the seat that is shown. */
export class Ears {
  /** How many links the bonus chain of the seat has so far. */
  #links = 0;

  hear(lines: readonly Entered[], seat: number): void {
    let fallen = 0;
    for (const { entry } of lines) {
      if (entry.kind !== 'played') continue;
      if (entry.seat < 0) fallen += 1;
      else if (entry.seat === seat) this.#own(entry.action ?? -1);
    }
    if (fallen) sound.play('throw', { amount: fallen });
  }

  #own(action: number): void {
    if (action < COPY) return;
    if (action >= PICK) this.#links = 0;
    else sound.play('bonus', { step: this.#links++ });
    sound.play('write');
  }
}
