/** The HTTP API: everything beside a table's socket. */

import type {
  Ack,
  GameView,
  Link,
  MatchPage,
  NewTable,
  PersonChange,
  PersonView,
  Replay,
  Sentence,
  TableItem,
  TableLink,
  Token,
  TokenItem,
  Verdict,
  Version,
  Welcome,
} from './messages';
import type { Wish } from './link.svelte';

/** What the server does not do, and why: `code` for programs, `say` for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly say: Sentence,
    readonly clause: string | null = null,
  ) {
    super(code);
  }
}

/** There is no answer: the network or the server is away. */
export class Offline extends Problem {
  constructor() {
    super(0, 'offline', { id: 'client-offline', values: {} });
  }
}

/** Asks the server; a body that is a text goes as it is, any other as JSON. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    const text = typeof body === 'string';
    init.headers = { ...init.headers, 'content-type': text ? 'text/plain' : 'application/json' };
    init.body = text ? body : JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Offline();
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as {
    code: string;
    say: Sentence;
    clause?: string;
  } | null;
  if (!problem?.say) throw new Offline();
  throw new Problem(response.status, problem.code, problem.say, problem.clause ?? null);
}

export const api = {
  me: () => ask<PersonView>('GET', '/me'),
  come: (change: Partial<PersonChange>) => ask<PersonView>('POST', '/me', change),
  change: (change: Partial<PersonChange>) => ask<PersonView>('PATCH', '/me', change),
  deleteMe: () => ask<void>('DELETE', '/me'),
  link: () => ask<Link>('POST', '/me/link'),
  move: (token: string) => ask<PersonView>('POST', '/me/move', { token }),
  renew: () => ask<PersonView>('POST', '/me/renew'),
  tokens: () => ask<TokenItem[]>('GET', '/me/tokens'),
  newToken: () => ask<Token>('POST', '/me/tokens'),
  dropToken: (id: string) => ask<void>('DELETE', `/me/tokens/${id}`),
  dropTokens: () => ask<void>('DELETE', '/me/tokens'),
  myTables: () => ask<TableItem[]>('GET', '/me/tables'),
  myMatches: (before?: number) =>
    ask<MatchPage>('GET', before === undefined ? '/me/matches' : `/me/matches?before=${before}`),
  games: () => ask<GameView[]>('GET', '/games'),
  tables: () => ask<TableItem[]>('GET', '/tables'),
  table: (code: string) => ask<Welcome>('GET', `/tables/${code}`),
  /** A request to a table by someone who has no socket there. */
  request: (code: string, wish: Wish) =>
    ask<Ack>('POST', `/tables/${code}/requests`, {
      ...wish,
      id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
    }),
  create: (table: NewTable) => ask<TableLink>('POST', '/tables', table),
  record: (match: string) => ask<unknown>('GET', `/matches/${match}/record`),
  replay: (match: string) => ask<Replay>('GET', `/matches/${match}/replay`),
  /** These take the text of a record, in either of its forms. */
  replayOf: (record: string) => ask<Replay>('POST', '/replay', record),
  verify: (record: string) => ask<Verdict>('POST', '/verify', record),
  version: () => ask<Version>('GET', '/version'),
};
