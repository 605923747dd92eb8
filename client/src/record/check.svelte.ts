/** The dice of a match, checked one step after another. */

import { settings } from '~/app/settings.svelte';
import { seenOf } from '~/app/witness';
import { api, Problem } from '~/wire/api';
import type { Replay, Sentence } from '~/wire/messages';
import { canCompute, sealOf, wrongDraws } from './dice';

export type Mark = 'waiting' | 'working' | 'good' | 'bad' | 'none';

export interface Step {
  id: 'seal' | 'witness' | 'parts' | 'draws' | 'rules';
  mark: Mark;
}

/** What may be checked at all: everything here; only by the server; or nothing, and why. */
export type Kind = 'here' | 'server' | 'table' | 'sealed';

/** Long enough to see a step happen. */
const PAUSE = 420;

export class Check {
  readonly replay: Replay;
  readonly kind: Kind;
  readonly #text: () => Promise<string>;
  steps = $state<Step[]>([]);
  /** Outcomes that were computed. */
  done = $state(0);
  /** The draws that are not what the secret gives. */
  wrong = $state.raw<readonly number[]>([]);
  /** What the server says of the record. */
  verdict = $state.raw<readonly Sentence[]>([]);
  running = $state(false);
  ended = $state(false);

  /** `text`: the record itself, for the server. */
  constructor(replay: Replay, text: () => Promise<string>) {
    this.replay = replay;
    this.kind = kindOf(replay);
    this.#text = text;
  }

  get holds(): boolean {
    return this.ended && this.steps.every((step) => step.mark !== 'bad');
  }

  /** Whether the moves were checked too. */
  get ruled(): boolean {
    return this.steps.some((step) => step.id === 'rules' && step.mark === 'good');
  }

  /** What this browser saw before the match. */
  get seen() {
    return seenOf(this.replay.id);
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.ended = false;
    this.done = 0;
    const ids: Step['id'][] =
      this.kind === 'here' ? ['seal', 'witness', 'parts', 'draws', 'rules'] : ['rules'];
    this.steps = ids.map((id) => ({ id, mark: 'waiting' }));
    for (const step of this.steps) {
      step.mark = 'working';
      const [mark] = await Promise.all([this.#mark(step.id), pause()]);
      step.mark = mark;
    }
    this.running = false;
    this.ended = true;
  }

  async #mark(id: Step['id']): Promise<Mark> {
    const { dice } = this.replay;
    if (id === 'seal') return good((await sealOf(dice.secret!)) === dice.commitment);
    if (id === 'witness') return this.seen ? good(this.seen.seal === dice.commitment) : 'none';
    if (id === 'parts') {
      const own = this.seen?.own;
      return good(!own || dice.contributions.includes(own));
    }
    if (id === 'draws') {
      this.wrong = await wrongDraws(this.replay, (count) => (this.done = count));
      return good(this.wrong.length === 0);
    }
    return this.#ask();
  }

  /** The rules are only on the server: it says whether the moves keep to them. */
  async #ask(): Promise<Mark> {
    try {
      const verdict = await api.verify(await this.#text());
      this.verdict = verdict.says;
      return good(verdict.holds);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.verdict = [error.say];
      return error.code === 'record' ? 'bad' : 'none';
    }
  }
}

function kindOf({ dice }: Replay): Kind {
  if (dice.kind === 'table') return 'table';
  if (dice.secret === null) return 'sealed';
  return canCompute() ? 'here' : 'server';
}

const good = (holds: boolean): Mark => (holds ? 'good' : 'bad');

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, settings.moves ? PAUSE : 0));
}
