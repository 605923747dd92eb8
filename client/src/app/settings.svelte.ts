/** What a reader has chosen for this device: kept in the browser, and put on the page's root element. */

export type Language = 'fa' | 'en';
export type Theme = 'device' | 'light' | 'dark';

interface Kept {
  language: Language;
  /** Digits are chosen apart from the language. */
  digits: Language;
  theme: Theme;
  sound: boolean;
  /** Fewer movements than the device asks for. */
  still: boolean;
  /** Colours carry stronger patterns. */
  patterns: boolean;
}

const KEY = 'bazigah';

function ofDevice(): Kept {
  const language = navigator.languages.some((tag) => tag.startsWith('fa')) ? 'fa' : firstKnown();
  return { language, digits: language, theme: 'device', sound: true, still: false, patterns: false };
}

/** Persian first: who prefers no language that we have reads Persian only if their device does not say English. */
function firstKnown(): Language {
  return navigator.languages.some((tag) => tag.startsWith('en')) ? 'en' : 'fa';
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  language = $state<Language>('fa');
  digits = $state<Language>('fa');
  theme = $state<Theme>('device');
  sound = $state(true);
  still = $state(false);
  patterns = $state(false);

  constructor() {
    Object.assign(this, ofDevice(), stored());
  }

  /** Changes some of them, keeps them, and applies them. */
  change(some: Partial<Kept>): void {
    if (some.language && some.digits === undefined && this.digits === this.language)
      this.digits = some.language;
    Object.assign(this, some);
    const { language, digits, theme, sound, still, patterns } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, digits, theme, sound, still, patterns }));
    } catch {
      // a browser that keeps nothing: they hold until the page is closed
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dir = this.language === 'fa' ? 'rtl' : 'ltr';
    root.toggleAttribute('data-still', this.still);
    root.toggleAttribute('data-patterns', this.patterns);
    if (this.theme === 'device') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  /** Whether things may move. */
  get moves(): boolean {
    return !this.still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
