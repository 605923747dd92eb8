/** How each sound is made: soft wood, felt, paper, brass, and the santur for what is good. */

import { puff, santur, tone, type Stage } from './parts';
import type { How, Sound } from './sound';

type Recipe = (stage: Stage, how: How) => void;

const D = 293.66;
/** The notes of a chain of bonuses: each a third above the one before. */
const THIRDS = [0, 4, 7, 11, 14, 17, 21].map((halves) => D * 2 ** (halves / 12));
const HEARD = 16;

/** A die that falls on felt: wood, and the tray below it. */
function fallen(stage: Stage, delay: number, gain: number): void {
  puff(stage, { delay, length: 0.04, gain, filter: 'bandpass', from: 900 + Math.random() * 1400, q: 2.5 });
  tone(stage, { delay, length: 0.07, gain: gain * 0.55, from: 150 + Math.random() * 60, to: 80 });
}

function knocked(stage: Stage, delay: number, gain: number): void {
  tone(stage, { delay, length: 0.09, gain, from: 300, to: 190, type: 'triangle' });
  puff(stage, { delay, length: 0.025, gain: gain * 0.6, filter: 'bandpass', from: 1500, q: 3 });
}

export const RECIPES: Record<Sound, Recipe> = {
  throw(stage, { amount = 6 }) {
    const dice = Math.min(HEARD, Math.max(1, Math.round(amount)));
    const gain = Math.min(0.55, 0.2 + 0.07 * Math.log2(1 + amount));
    for (let die = 0; die < dice; die++) {
      const delay = 0.03 + (0.42 * (die + Math.random())) / dice;
      fallen(stage, delay, gain * (0.55 + 0.45 * Math.random()));
    }
  },
  pick(stage) {
    tone(stage, { length: 0.05, gain: 0.3, from: 880, to: 640, type: 'triangle' });
    puff(stage, { length: 0.015, gain: 0.2, filter: 'bandpass', from: 2600, q: 2 });
  },
  write(stage) {
    for (const [delay, length] of [[0, 0.07], [0.085, 0.05], [0.15, 0.11]] as const) {
      puff(stage, { delay, length, gain: 0.14, filter: 'bandpass', from: 2600, to: 4200, q: 0.8, attack: 0.02 });
    }
  }, // prettier-ignore
  bonus(stage, { step = 0 }) {
    santur(stage, THIRDS[Math.min(step, THIRDS.length - 1)]! * 2, 0.45);
  },
  lock(stage) {
    tone(stage, { length: 0.11, gain: 0.5, from: 170, to: 95 });
    puff(stage, { length: 0.04, gain: 0.25, filter: 'lowpass', from: 700 });
  },
  card(stage) {
    puff(stage, { length: 0.13, gain: 0.22, filter: 'bandpass', from: 1400, to: 5200, q: 0.7, attack: 0.03 });
    puff(stage, { delay: 0.11, length: 0.03, gain: 0.18, filter: 'lowpass', from: 1800 });
  },
  coin(stage) {
    for (const delay of [0, 0.055]) {
      for (const [partial, gain] of [[2489, 0.1], [3813, 0.06], [5940, 0.035]] as const) {
        tone(stage, { delay, length: 0.3, gain: delay ? gain * 0.6 : gain, from: partial });
      }
    }
  }, // prettier-ignore
  bust(stage) {
    puff(stage, { length: 0.42, gain: 0.5, filter: 'lowpass', from: 1900, to: 180, q: 0.5, attack: 0.05 });
    tone(stage, { delay: 0.05, length: 0.4, gain: 0.08, from: 220, to: 90 });
  },
  knock: (stage) => knocked(stage, 0, 0.5),
  sold(stage) {
    knocked(stage, 0, 0.5);
    knocked(stage, 0.16, 0.6);
  },
  turn(stage) {
    santur(stage, D * 1.5, 0.32);
    santur(stage, D * 2, 0.4, 0.13);
  },
  win(stage) {
    [D, D * 1.25, D * 1.5, D * 2].forEach((note, index) => santur(stage, note * 2, 0.38, index * 0.09));
  },
  refused(stage) {
    tone(stage, { length: 0.09, gain: 0.28, from: 130, to: 85 });
    puff(stage, { length: 0.03, gain: 0.12, filter: 'lowpass', from: 500 });
  },
};
