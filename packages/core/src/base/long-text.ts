import { type Fault, MarienbadError, type Place, refused, unwrap } from "./error.ts";
import * as texts from "./texts.ts";

/** The longest string of V8. */
const MAX_CHARACTERS = 2 ** 29 - 24;

/** Decodes pieces of UTF-8, each of whole characters; throws `limit-reached` if the text is too long for a string. */
export function textOfPieces(pieces: Iterable<Uint8Array>): string {
  // a decoder that continues in the next piece is half as fast
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  for (const piece of pieces) {
    if (text.length + piece.length > MAX_CHARACTERS) throw tooLong();
    text += decoder.decode(piece);
  }
  return text;
}

/** Decodes untrusted UTF-8; throws `bad-input` with the place of the first wrong byte. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length > MAX_CHARACTERS) throw tooLong();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return unwrap(refused([notUtf8(bytes)]));
  }
}

/** True if a text has no unpaired surrogates, which UTF-8 cannot write. */
export function isWellFormed(text: string): boolean {
  return !HALF_A_CHARACTER.test(text);
}

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** The text itself; throws `bad-input` with the place of an unpaired surrogate. */
export function wellFormed(text: string): string {
  const half = HALF_A_CHARACTER.exec(text);
  return half === null
    ? text
    : unwrap(refused([{ text: texts.halfACharacter(), ...placeAfter(text.slice(0, half.index)) }]));
}

function notUtf8(bytes: Uint8Array): Fault {
  // search for the longest prefix that is UTF-8, apart from an unfinished character at its end
  const isUtf8 = (length: number): boolean => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [right, wrong] = [0, bytes.length + 1];
  while (wrong - right > 1) {
    const middle = (right + wrong) >>> 1;
    if (isUtf8(middle)) right = middle;
    else wrong = middle;
  }
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, right), { stream: true });
  const wrongByte = bytes[new TextEncoder().encode(before).length];
  return { text: texts.notUtf8(wrongByte), ...placeAfter(before) };
}

function placeAfter(text: string): Place {
  const line = text.split("\n").length;
  return { line, column: text.length - text.lastIndexOf("\n") };
}

function tooLong(): MarienbadError {
  return new MarienbadError("limit-reached", texts.textTooLong());
}
