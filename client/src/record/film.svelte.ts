/** A match that was played, step by step: to the boards it looks like the link of a live table. */

import type { Link, Step, Wish } from '~/wire/link.svelte';
import type {
  Entered,
  MatchView,
  Position,
  Refused,
  Replay,
  ReplayStep,
  SeatTurn,
  Sentence,
  TableView,
  Talk,
} from '~/wire/messages';
import { shown } from '~/words/names';

const OVER = -2;
/** Milliseconds that a step is looked at, at the usual speed. */
const BEAT = 1600;
/** As many sentences as a live table keeps. */
const TOLD = 200;
const VIEWER = 'viewer';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Film implements Link {
  readonly replay: Replay;
  /** The whole position after each step. */
  readonly positions: readonly Position[];
  at = $state(0);
  /** From whose seat one looks; null: from beside the table. */
  side = $state<number | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  step = $state.raw<Step>({ lines: [], told: [] });

  readonly status = 'here';
  readonly bye = null;
  readonly person = VIEWER;
  readonly turns: readonly SeatTurn[] = [];
  readonly present: readonly string[] = [];
  readonly phrases: readonly string[] = [];
  readonly said: readonly Talk[] = [];
  readonly deadline = null;
  readonly reminded = null;
  readonly waiting = 0;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay) {
    this.replay = replay;
    this.positions = whole(replay.steps);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Events so far. */
  get number(): number {
    return this.current.number;
  }

  get current(): ReplayStep {
    return this.replay.steps[this.at]!;
  }

  get position(): Position {
    return this.positions[this.at]!;
  }

  get told(): readonly Sentence[] {
    return this.replay.steps
      .slice(0, this.at + 1)
      .flatMap((step) => step.told)
      .slice(-TOLD);
  }

  readonly match: MatchView = $derived.by(() => {
    const { id, game, rules, options, seats, dice, checksum } = this.replay;
    const over = this.position.to_move === OVER;
    return {
      id,
      game,
      rules,
      options,
      chairs: seats.map(({ name, bot }) => ({ name, bot, person: null })),
      commitment: dice.commitment ?? '',
      contributions: dice.contributions,
      started: true,
      over,
      stopped: false,
      secret: over ? dice.secret : null,
      checksum: over ? checksum : null,
    };
  });

  readonly table: TableView = $derived.by(() => {
    const { game, options, seats } = this.replay;
    const names = shown(seats);
    return {
      code: '',
      phase: this.match.over ? 'over' : 'playing',
      settings: {
        game,
        options,
        name: '',
        language: 'fa',
        listed: false,
        chat: 'phrases',
        clock: 'off',
        seconds: 0,
      },
      host: '',
      seats: seats.map(({ name, bot }, seat) => {
        const viewed = seat === this.side;
        const person = viewed ? VIEWER : null;
        return { name: viewed ? names[seat]! : name, bot, person, ready: true, away: false };
      }),
      muted: [],
      stopping: [],
    };
  });

  /** To a step; the next one is shown as it happens, any other as it stands. */
  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.last));
    const next = to === this.at + 1;
    this.at = to;
    this.step = next ? { lines: lines(this.current), told: this.current.told } : { lines: [], told: [] };
  }

  /** To the step in which event `number` happened. */
  goToEvent(number: number): void {
    const found = this.replay.steps.findIndex((step) => step.number >= number);
    this.go(found < 0 ? this.last : found);
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  /** What was played cannot be changed. */
  ask(_: Wish): Promise<Refused | null> {
    const say: Sentence = { id: 'match-replay-only', values: {} };
    return Promise.resolve({ type: 'refused', id: null, code: 'replay', say, clause: null, reason: null });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#wait();
    }, BEAT / this.speed);
  }
}

/** Steps say what has changed; a position is whole. */
function whole(steps: readonly ReplayStep[]): Position[] {
  let state: Record<string, unknown> = {};
  return steps.map(({ position }) => {
    state = { ...state, ...position.state };
    return { ...position, state };
  });
}

function lines(step: ReplayStep): Entered[] {
  const first = step.number - step.events.length + 1;
  return step.events.map(([seat, action], index) => ({
    number: first + index,
    at: 0,
    entry: { kind: 'played', seat, action, bot: false, auto: false },
  }));
}
