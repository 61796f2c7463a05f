import { type Fault, MarienbadError, type Place, refused, unwrap } from "./error.ts";
import * as texts from "./texts.ts";

/** V8 has no longer strings than this. */
const MAX_CHARACTERS = 2 ** 29 - 24;

/**
 * The text that pieces of UTF-8 make together, of whole characters each, as TextWriter gives them; throws
 * `limit-reached` where it is too long for a string.
 */
export function textOfPieces(pieces: Iterable<Uint8Array>): string {
  // a decoder that may go on in the next piece is half as fast
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  for (const piece of pieces) {
    if (text.length + piece.length > MAX_CHARACTERS) throw tooLong();
    text += decoder.decode(piece);
  }
  return text;
}

/** The same for an untrusted text in one piece: throws `bad-input` with the place of what is not UTF-8. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length > MAX_CHARACTERS) throw tooLong();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return unwrap(refused([notUtf8(bytes)]));
  }
}

/** Whether a text has no half of a character that UTF-16 writes in two halves; UTF-8 cannot write one. */
export function isWellFormed(text: string): boolean {
  return !HALF_A_CHARACTER.test(text);
}

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** The text itself; throws `bad-input` with the place where half a character stands. */
export function wellFormed(text: string): string {
  const half = HALF_A_CHARACTER.exec(text);
  return half === null
    ? text
    : unwrap(refused([{ text: texts.halfACharacter(), ...placeAfter(text.slice(0, half.index)) }]));
}

function notUtf8(bytes: Uint8Array): Fault {
  // the longest beginning that is UTF-8, but for a character that may go on
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

/** The place that comes after a text. */
function placeAfter(text: string): Place {
  const line = text.split("\n").length;
  return { line, column: text.length - text.lastIndexOf("\n") };
}

function tooLong(): MarienbadError {
  return new MarienbadError("limit-reached", texts.textTooLong());
}
