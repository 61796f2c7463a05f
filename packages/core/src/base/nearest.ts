import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/** Maximum number of mistyped names in one text that get suggestions. */
export const MAX_SUGGESTIONS = 10;

/** Longer names, and longer lists of names, are not compared letter by letter. */
const MAX_LENGTH = 100;
const MAX_KNOWN = 1000;

/** Number of insertions, deletions and substitutions that turn one word into the other (Levenshtein 1966). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[to.length];
}

/** The known name closest to a mistyped one, if it is close enough to be meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  if (name.length > MAX_LENGTH || known.length > MAX_KNOWN) return undefined;
  for (const candidate of known) {
    const isLonger = candidate.startsWith(name);
    // words are at least as far apart as their lengths
    if (!isLonger && Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = isLonger ? 1 : editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

const MAX_LISTED = 24;

/** The sentence for an unknown name: "There is no game “nam”. Did you mean “nim”? Known: …". */
export function unknownName(kind: Text, name: string, known: readonly string[]): Text {
  const list = known.length > 0 && known.length <= MAX_LISTED ? known : undefined;
  return texts.unknownName(kind, name, nearest(name, known), list);
}
