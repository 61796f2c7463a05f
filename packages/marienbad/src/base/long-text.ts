import { MarienbadError } from "./error.ts";
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

/** The same for a text that is in one piece. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length > MAX_CHARACTERS) throw tooLong();
  return new TextDecoder().decode(bytes);
}

function tooLong(): MarienbadError {
  return new MarienbadError("limit-reached", texts.textTooLong());
}
