/** One tab stop for a group of buttons; the arrows move inside it, as one sees it. */

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rove(group: HTMLElement): { destroy: () => void } {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

  /** The tab stop is the button last focused, else the first that can be pressed. */
  function mark(current?: HTMLElement): void {
    const all = items();
    const kept = current ?? all.find((item) => item.tabIndex === 0 && item.dataset.rove === 'on');
    const stop = kept ?? all.find((item) => item.getAttribute('aria-disabled') !== 'true') ?? all[0];
    for (const item of all) {
      item.tabIndex = item === stop ? 0 : -1;
      if (item === current) item.dataset.rove = 'on';
      else if (current) delete item.dataset.rove;
    }
  }

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const at = (event.target as Element).closest('button');
    if (!step || !at) return;
    const next = nearest(at, items(), step);
    event.preventDefault();
    next?.focus();
  }

  const focused = (event: FocusEvent): void => {
    const at = (event.target as Element).closest('button');
    if (at) mark(at);
  };
  const watcher = new MutationObserver(() => mark());
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
  group.addEventListener('keydown', move);
  group.addEventListener('focusin', focused);
  mark();
  return { destroy: () => watcher.disconnect() };
}

/** The nearest item in a direction: what lies straight ahead before what lies aside. */
function nearest(
  at: Element,
  items: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | null {
  const from = middle(at);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of items) {
    const to = middle(item);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const far = ahead + 3 * aside;
    if (item !== at && ahead > 4 && far < least) [best, least] = [item, far];
  }
  return best;
}

function middle(item: Element): { x: number; y: number } {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
