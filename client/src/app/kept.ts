/** What a reader has chosen, as the browser keeps it, and as it stands on the page's root element. */

export type Language = 'fa' | 'en';
export type Theme = 'device' | 'light' | 'dark';

export interface Kept {
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

/** What was chosen, and for the rest what suits the device. */
export function kept(): Kept {
  return { ...ofDevice(), ...stored() };
}

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

export function keep({ language, digits, theme, sound, still, patterns }: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ language, digits, theme, sound, still, patterns }));
  } catch {
    // a browser that keeps nothing: they hold until the page is closed
  }
}

/** Puts them on the page, for the styles. */
export function apply({ language, theme, still, patterns }: Kept): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = language === 'fa' ? 'rtl' : 'ltr';
  root.toggleAttribute('data-still', still);
  root.toggleAttribute('data-patterns', patterns);
  if (theme === 'device') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
