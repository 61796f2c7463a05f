/**
 * A piece of prose: plain words, words that stand out, an exponent, words that point at a part, or a control or value
 * by name.
 */
export type Piece =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "strong"; readonly words: string }
  | { readonly kind: "raised"; readonly words: string }
  | { readonly kind: "part"; readonly words: string; readonly part: string }
  | { readonly kind: "named"; readonly name: string };

/** The star of A* is part of a name, and no mark. */
const MARK = /\^\(([^)]+)\)|\[([^\]]+)\]\(([\w-]+)\)|\{([\w-]+)\}|(?<!A)\*((?:A\*|[^*\n])+)\*/g;

/** Takes a sentence apart at its marks. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > done) pieces.push({ kind: "words", words: sentence.slice(done, match.index) });
    const [whole, raised, words, part, name, strong] = match;
    if (raised !== undefined) pieces.push({ kind: "raised", words: raised });
    else if (part !== undefined) pieces.push({ kind: "part", words, part });
    else if (name !== undefined) pieces.push({ kind: "named", name });
    else pieces.push({ kind: "strong", words: strong });
    done = match.index + whole.length;
  }
  if (done < sentence.length) pieces.push({ kind: "words", words: sentence.slice(done) });
  return pieces;
}
