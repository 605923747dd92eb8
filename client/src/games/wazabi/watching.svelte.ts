/** What the last step brought, for the eye and the ear: a throw, stars that went over, dice from the centre. */

import { untrack } from 'svelte';
import { settings } from '~/app/settings.svelte';
import { sound } from '~/sound/sound';
import type { OpenTable } from '~/table/table.svelte';
import type { Step } from '~/wire/link.svelte';
import { colourOfKind, givesStars, read, STAR, sum, THROW, thrown, waitsForThrow, type Wazabi } from './hand';
import { fly, THROWN } from './moves';
import { outcomeOf, type Outcome } from './outcome';

/** A throw of another is shown for so long before my own dice lie there. */
const PASSING = 1500;

/** A throw that lay in the tray a moment ago. */
export interface Passed {
  s: Wazabi;
  outcome: Outcome;
}

export class Watching {
  /** Throws seen so far; each is drawn anew. */
  throws = $state(0);
  /** The throw in the tray has just fallen. */
  fresh = $state(false);
  passed = $state.raw<Passed | null>(null);
  readonly #table: OpenTable;
  #given: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: OpenTable) {
    this.#table = table;
    $effect.pre(() => {
      const { step } = table.link;
      untrack(() => this.#see(step));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The throw of another need not be looked at any longer. */
  pass(): void {
    clearTimeout(this.#timer);
    this.passed = null;
  }

  #see(step: Step): void {
    const s = read(this.#table.state);
    const threw = step.lines.some(
      ({ entry }) => entry.kind === 'played' && entry.seat >= 0 && entry.action === THROW,
    );
    const before = threw ? [] : this.#given;
    const gave = (s.given ?? []).map((count, seat) => Math.max(0, count - (before[seat] ?? 0)));
    this.#given = [...(s.given ?? [])];
    this.fresh = threw;
    this.pass();
    if (!step.lines.length || s.thrower === undefined || s.thrower < 0) return;
    if (threw) this.#threw(s);
    const wait = threw ? THROWN : 0;
    requestAnimationFrame(() => this.#move(s, gave, wait));
  }

  #threw(s: Wazabi): void {
    this.throws += 1;
    sound.play('throw', { amount: sum(thrown(s)) });
    const { seat, over } = this.#table;
    if (over || !waitsForThrow(s) || s.turn !== seat || !settings.moves) return;
    this.passed = { s, outcome: outcomeOf(s, null) };
    this.#timer = setTimeout(() => this.pass(), PASSING);
  }

  /** Stars fly to who gets them; when all are given, the dice of the centre come to the thrower. */
  #move(s: Wazabi, gave: readonly number[], wait: number): void {
    const star = document.querySelector(`.hist__col[data-face="${STAR}"]`);
    const colour = colourOfKind(s.faces.findIndex((row) => row[STAR]));
    gave.forEach((count, seat) => {
      if (count) fly({ colour, mark: 'star' }, star, place(seat), count, wait);
    });
    if (givesStars(s) || !(wait || sum(gave)) || !s.got) return;
    const to = place(s.thrower) ?? document.querySelector('[data-part="got"]');
    fly({ colour: 'bone' }, document.querySelector('.stock__bowl'), to, s.got, wait);
  }
}

/** Where a seat's dice are shown. */
const place = (seat: number): Element | null =>
  document.querySelector(`[data-seat="${seat}"]`)?.closest('.rival')?.querySelector('.seat-mark') ?? null;
