/** Isolates where they are needed, and no others: as on the server, in words/bidi.py.
 *
 * Fluent isolates every value. What runs the way of the sentence by itself needs none; and where a value has no
 * direction of its own, such as a list of isolated numbers, an isolate would even turn it round. */

const ISOLATE = '\u2068';
const POP = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const DIRECTED = /[\p{L}\p{N}]/u;

/** The text, which runs in this direction, without isolates around what runs so by itself. */
export function pruned(text: string, rightToLeft: boolean): string {
  const parts = [''];
  for (const character of text) {
    if (character === ISOLATE) parts.push('');
    else if (character === POP && parts.length > 1) {
      const inner = parts.pop()!;
      parts[parts.length - 1] += needsNone(inner, rightToLeft) ? inner : ISOLATE + inner + POP;
    } else parts[parts.length - 1] += character;
  }
  return parts.join(ISOLATE);
}

/** Whether all that is not isolated within runs in the direction of the text, or has none of its own. */
function needsNone(inner: string, rightToLeft: boolean): boolean {
  let depth = 0;
  for (const character of inner) {
    if (character === ISOLATE) depth += 1;
    else if (character === POP) depth -= 1;
    else if (depth === 0 && DIRECTED.test(character) && runsLeft(character) !== rightToLeft) return false;
  }
  return true;
}

/** Persian digits run to the right, as all numbers do. */
function runsLeft(character: string): boolean {
  return RIGHT_TO_LEFT.test(character) && !/\p{N}/u.test(character);
}
