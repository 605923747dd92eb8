/** The address: which page is open. Links are ordinary links; a click on one stays in the page. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** The parts of the path: `/t/482913057` is `['t', '482913057']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** The page from which one came to pages of this kind, such as the table from which one went to the rules. */
  get from(): string | null {
    return (history.state as { from?: string } | null)?.from ?? null;
  }

  go(address: string, { replace = false } = {}): void {
    const kind = new URL(address, location.href).pathname.split('/')[1];
    const from = kind === this.parts[0] ? this.from : this.path;
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState({ from }, '', address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
