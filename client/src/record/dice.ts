/** Fair dice, computed again from what was sealed: docs/fair-dice.md says how an outcome is made. */

import type { Draw, Replay, Weighing } from '~/wire/messages';

const DOMAIN = 'bazigah dice 1';
const RANGE = 2n ** 64n;

export class FairDice {
  readonly #key: CryptoKey;
  readonly #message: Uint8Array<ArrayBuffer>;

  private constructor(key: CryptoKey, message: Uint8Array<ArrayBuffer>) {
    this.#key = key;
    this.#message = message;
  }

  /** All in hex but the match's id. */
  static async of(secret: string, match: string, contributions: readonly string[]): Promise<FairDice> {
    const key = await crypto.subtle.importKey(
      'raw',
      bytes(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const parts = [long(text(DOMAIN)), number(contributions.length)];
    for (const part of contributions) parts.push(long(bytes(part)));
    parts.push(long(text(match)));
    return new FairDice(key, joined(parts));
  }

  /** Outcome `index` of the match, the first is 0. */
  async draw(index: number, { outcomes, weights }: Weighing): Promise<number | undefined> {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = await this.#below(index, BigInt(total));
    for (const [place, weight] of weights.entries()) {
      if (rest < weight) return outcomes[place];
      rest -= weight;
    }
    return undefined;
  }

  async #below(index: number, total: bigint): Promise<number> {
    const fits = RANGE - (RANGE % total);
    for (let attempt = 0; ; attempt += 1) {
      const message = joined([this.#message, number(index), number(attempt)]);
      const mac = await crypto.subtle.sign('HMAC', this.#key, message);
      const value = new DataView(mac).getBigUint64(0);
      if (value < fits) return Number(value % total);
    }
  }
}

/** The seal of a secret: its SHA-256, both in hex. */
export async function sealOf(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(secret))));
}

/** The indices of the draws that the dice do not give; `done` hears how far it is. */
export async function wrongDraws(replay: Replay, done: (count: number) => void): Promise<number[]> {
  const { secret, contributions } = replay.dice;
  const dice = await FairDice.of(secret!, replay.id, contributions);
  const wrong: number[] = [];
  for (const [index, draw] of replay.draws.entries()) {
    if ((await dice.draw(index, weighingOf(replay, draw))) !== draw.outcome) wrong.push(index);
    if (index % 25 === 24) done(index + 1);
  }
  done(replay.draws.length);
  return wrong;
}

/** What a draw was drawn from. */
export function weighingOf(replay: Replay, draw: Draw): Weighing {
  return replay.weighings[draw.weighing] ?? { outcomes: [], weights: [] };
}

/** Whether this page may compute hashes: browsers allow it over https and on the device itself. */
export const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

function bytes(hexed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function text(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(value);
}

function number(value: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(value));
  return out;
}

function long(value: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return joined([number(value.length), value]);
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
