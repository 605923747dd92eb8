/** A throw: dice fly in from the hand, tumble and come to rest one after the other. What lies there is drawn already. */

const FLIGHT = 500;
const APART = 40;
/** They come from the middle of the row, below it: parts of a die's own width, so that nothing has to be measured. */
const MIDDLE = 2.5;
const SPREAD = 70;

/** Plays the throw of these dice; any press skips to its end. What it gives ends it, too. */
export function tumble(box: HTMLElement, dice: readonly number[]): () => void {
  // On the board: what fits on the sheet is shown when the dice have landed.
  const board = box.closest('.board') ?? box;
  const running = dice.flatMap((die, order) => {
    const place = box.querySelector<HTMLElement>(`[data-tumble="${die}"]`);
    return place ? fly(place, (MIDDLE - die) * SPREAD, order * APART) : [];
  });
  const end = (): void => {
    for (const animation of running) animation.finish();
    board.classList.remove('is-flying');
    removeEventListener('pointerdown', end, true);
    removeEventListener('keydown', end, true);
  };
  board.classList.add('is-flying');
  addEventListener('pointerdown', end, true);
  addEventListener('keydown', end, true);
  void Promise.all(running.map((animation) => animation.finished)).then(end, end);
  return end;
}

function fly(place: HTMLElement, x: number, delay: number): Animation[] {
  const timing = { duration: FLIGHT, delay, fill: 'backwards' } as const;
  const turn = x > 0 ? -420 : 420;
  const flight = place.animate(
    [
      { transform: `translate(${x}%, 7.5rem) rotate(${turn}deg) scale(1.3)`, opacity: 0 },
      { offset: 0.12, opacity: 1 },
      { offset: 0.5, transform: `translate(${x * 0.12}%, -1rem) rotate(${turn * 0.2}deg) scale(1.12, 0.8)` },
      { offset: 0.68, transform: `translate(0, 0.1rem) rotate(${turn * 0.04}deg) scale(1.05, 0.96)` },
      { offset: 0.84, transform: `translate(0, -0.3rem) rotate(${turn * -0.015}deg)` },
      { transform: 'none', opacity: 1 },
    ],
    { ...timing, easing: 'ease-out' },
  );
  const other = place.querySelector('.tumble__other');
  const turning = other?.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.56 }, { opacity: 0 }],
    timing,
  );
  return turning ? [flight, turning] : [flight];
}
