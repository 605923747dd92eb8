/** A table as this browser follows it: one socket, requests that survive its loss, and what the table looks like now.
 *
 * docs/protocol.md says what a client keeps to. Whatever was not answered is sent again after a new welcome, with the
 * same id, so nothing is lost and nothing is done twice.
 */

import { saw } from '~/app/witness';
import type {
  Entered,
  MatchView,
  Position,
  Refused,
  Reply,
  Request,
  SeatTurn,
  Sentence,
  TableView,
  Talk,
  Update,
  Welcome,
} from './messages';

/** A request without what the link adds to it. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export type Status = 'joining' | 'here' | 'lost' | 'ended';

/** What an update brought, for those who show how things move. */
export interface Step {
  lines: readonly Entered[];
  told: readonly Sentence[];
}

/** What a table looks like, to those who draw it: as it is now at a live table, as it was then in a replay. */
export interface Link {
  readonly status: Status;
  readonly bye: Sentence | null;
  readonly number: number;
  readonly table: TableView | null;
  readonly match: MatchView | null;
  readonly position: Position | null;
  readonly turns: readonly SeatTurn[];
  readonly person: string;
  readonly present: readonly string[];
  readonly phrases: readonly string[];
  readonly told: readonly Sentence[];
  readonly said: readonly Talk[];
  readonly step: Step;
  readonly deadline: number | null;
  readonly reminded: number | null;
  readonly waiting: number;
  ask(wish: Wish): Promise<Refused | null>;
  close(): void;
}

interface Waiting {
  request: Request;
  answer: (refused: Refused | null) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** A server that is started again is away for seconds: for so long one knocks often, then seldom. */
const RESTART = 60_000;
const KNOCK = 600;
const TOLD = 200;
/** After these a request is worth sending again in a while. */
const PASSING = new Set(['too-fast', 'database', 'disk-full']);

export class TableLink implements Link {
  status = $state<Status>('joining');
  /** Why the server let us go for good. */
  bye = $state.raw<Sentence | null>(null);
  number = $state(0);
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  position = $state.raw<Position | null>(null);
  turns = $state.raw<readonly SeatTurn[]>([]);
  person = $state('');
  present = $state.raw<readonly string[]>([]);
  phrases = $state.raw<readonly string[]>([]);
  told = $state.raw<readonly Sentence[]>([]);
  said = $state.raw<readonly Talk[]>([]);
  /** The last step; a new one each time, so that effects see it. */
  step = $state.raw<Step>({ lines: [], told: [] });
  /** When the turn clock speaks, in milliseconds as `Date.now()` counts. */
  deadline = $state<number | null>(null);
  /** The seat that was reminded last of its turn. */
  reminded = $state<number | null>(null);
  /** Requests on their way. */
  waiting = $state(0);

  readonly #waiting = new Map<string, Waiting>();
  /** Requests that are done, by the number at which that is shown. */
  readonly #done = new Map<string, number>();
  readonly #code: string;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  /** Since when the server has not answered at all; 0: it has. */
  #away = 0;
  #closed = false;
  #contributed = '';
  readonly #wake = () => this.#hurry();

  constructor(code: string) {
    this.#code = code;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Sends a request; null when it is done, or why it was refused. It may take as long as the connection is away. */
  ask(wish: Wish): Promise<Refused | null> {
    const request = { ...wish, id: newId() } as Request;
    return new Promise((answer) => {
      this.#waiting.set(request.id, { request, answer });
      this.waiting = this.#waiting.size;
      this.#send(request);
    });
  }

  /** An action of a seat, chosen on what is shown now. */
  act(seat: number, action: number): Promise<Refused | null> {
    return this.ask({ type: 'act', seat, action, number: this.number });
  }

  #send(request: Request): void {
    if (this.status === 'here') this.#socket?.send(JSON.stringify(request));
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.#code}/socket?words=true`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Reply);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket || this.status === 'ended') return;
    if (this.status === 'here') this.status = 'lost';
    this.#later(this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #later(wait: number): void {
    this.#timer = setTimeout(() => void this.#knock(), wait * (0.75 + Math.random() / 2));
  }

  /** Opens a socket where there is a server. It is asked first, for browsers make sockets wait that fail often. */
  async #knock(): Promise<void> {
    const there = await fetch('/api/version', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    if (there) return this.#connect();
    this.#away ||= Date.now();
    this.#later(Date.now() - this.#away < RESTART ? KNOCK : LONGEST_WAIT);
  }

  /** The network is back, or the page is looked at again: no need to wait out the time. */
  #hurry(): void {
    if (this.#closed || document.hidden || this.status === 'ended') return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case 'welcome':
        return this.#welcome(reply);
      case 'update':
        return this.#update(reply);
      case 'ack':
        this.#done.set(reply.id, reply.number);
        return this.#settle();
      case 'refused':
        return this.#refused(reply);
      case 'presence':
        this.present = this.present.filter((person) => person !== reply.person);
        if (reply.present) this.present = [...this.present, reply.person];
        return;
      case 'reminder':
        this.reminded = reply.seat;
        return;
      case 'bye':
        if (!reply.again) this.#end(reply.say);
    }
  }

  #welcome(welcome: Welcome): void {
    this.status = 'here';
    this.#wait = FIRST_WAIT;
    this.#away = 0;
    this.number = welcome.number;
    this.table = welcome.table;
    this.match = welcome.match;
    this.present = welcome.present;
    this.phrases = welcome.phrases;
    this.told = welcome.told;
    this.said = welcome.said;
    this.person = welcome.you.person;
    this.turns = welcome.you.turns;
    this.#stand(welcome.position);
    this.step = { lines: [], told: [] };
    this.#settle();
    this.#again();
    this.#contribute();
  }

  #update(update: Update): void {
    if (update.after !== this.number) {
      this.#socket?.send(JSON.stringify({ type: 'sync', id: newId() } satisfies Request));
      return;
    }
    this.number = update.number;
    this.table = update.table ?? this.table;
    this.match = this.table?.phase === 'lobby' ? null : (update.match ?? this.match);
    if (update.position) {
      this.turns = update.you?.turns ?? [];
      this.reminded = null;
      this.#stand(update.position);
    } else if (!this.match) {
      this.turns = [];
      this.#stand(null);
    }
    if (!this.match) this.told = [];
    this.told = [...this.told, ...update.told].slice(-TOLD);
    this.#talk(update.lines);
    this.step = { lines: update.lines, told: update.told };
    this.#settle();
    this.#contribute();
  }

  #stand(position: Position | null): void {
    this.position = position;
    this.deadline = position?.left == null ? null : Date.now() + position.left * 1000;
  }

  #talk(lines: readonly Entered[]): void {
    for (const { number, entry } of lines) {
      if (entry.kind === 'said') {
        const { person, name, phrase, text } = entry;
        this.said = [...this.said, { number, person, name, phrase, text }].slice(-TOLD);
      }
    }
  }

  /** Bytes of our own go into the dice of every match that we sit at. */
  #contribute(): void {
    if (this.match && !this.match.started) saw(this.match.id, this.match.commitment);
    const sits = this.table?.seats.some((seat) => seat.person === this.person);
    if (this.table?.phase !== 'opening' || !this.match || !sits || this.#contributed === this.match.id)
      return;
    this.#contributed = this.match.id;
    const data = hex(crypto.getRandomValues(new Uint8Array(16)));
    const { id, commitment } = this.match;
    void this.ask({ type: 'contribute', data }).then((refused) => refused || saw(id, commitment, data));
  }

  #again(): void {
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #refused(refused: Refused): void {
    if (refused.id === null) {
      // A frame that was not even read, and says not which: all that waits is sent again, with the ids it had.
      if (PASSING.has(refused.code)) setTimeout(() => this.#again(), 1000);
      return;
    }
    const waiting = this.#waiting.get(refused.id);
    if (waiting && PASSING.has(refused.code)) setTimeout(() => this.#send(waiting.request), 1000);
    else this.#answer(refused.id, refused);
  }

  /** An ack comes before the update that it speaks of; nobody chooses again on what was there before. */
  #settle(): void {
    for (const [id, number] of this.#done) if (number <= this.number) this.#answer(id, null);
  }

  #answer(id: string, refused: Refused | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#done.delete(id);
    this.waiting = this.#waiting.size;
    waiting?.answer(refused);
  }

  #end(say: Sentence): void {
    this.status = 'ended';
    this.bye = say;
    for (const [id] of [...this.#waiting]) {
      this.#answer(id, { type: 'refused', id, code: 'ended', say, clause: null, reason: null });
    }
  }
}

function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(9)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
