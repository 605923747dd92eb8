/** What a reader has chosen for this device: kept in the browser, and put on the page's root element. */

import { apply, keep, kept, type Kept, type Language, type Theme } from './kept';

export type { Language, Theme };

class Settings implements Kept {
  language = $state<Language>('fa');
  digits = $state<Language>('fa');
  theme = $state<Theme>('device');
  sound = $state(true);
  still = $state(false);
  patterns = $state(false);

  constructor() {
    Object.assign(this, kept());
  }

  /** Changes some of them, keeps them, and applies them. */
  change(some: Partial<Kept>): void {
    if (some.language && some.digits === undefined && this.digits === this.language)
      this.digits = some.language;
    Object.assign(this, some);
    keep(this);
    apply(this);
  }

  /** Whether things may move. */
  get moves(): boolean {
    return !this.still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
