/** The pages by the first part of their address; each is fetched when it is opened. The first page is there already. */

export interface Page {
  load: () => Promise<{ default: unknown }>;
  /** The property that takes the second part of the address; `must`: there is no page without it. */
  part?: string;
  must?: boolean;
}

const PAGES: Record<string, Page> = {
  t: { load: () => import('~/pages/TablePage.svelte'), part: 'code', must: true },
  rules: { load: () => import('~/pages/Rules.svelte'), part: 'game', must: true },
  m: { load: () => import('~/pages/MatchPage.svelte'), part: 'id', must: true },
  replay: { load: () => import('~/pages/Replay.svelte') },
  me: { load: () => import('~/pages/Me.svelte'), part: 'token' },
  settings: { load: () => import('~/pages/Settings.svelte') },
  about: { load: () => import('~/pages/About.svelte') },
};

export const pageOf = (name: string): Page | null => (Object.hasOwn(PAGES, name) ? PAGES[name]! : null);
