import { MarienbadError } from "./error.ts";

/** V8 has no longer strings than this. */
const MOST_CHARACTERS = 2 ** 29 - 24;

/**
 * The text that pieces of UTF-8 make together, of whole characters each, as TextWriter gives them; throws `limit-reached` where it is
 * too long for a string.
 */
export function textOfPieces(pieces: Iterable<Uint8Array>): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true }); // a decoder that may go on in the next piece is half as fast
  let text = "";
  for (const piece of pieces) {
    if (text.length + piece.length > MOST_CHARACTERS) throw tooLong();
    text += decoder.decode(piece);
  }
  return text;
}

/** The same for a text that is in one piece. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes.length > MOST_CHARACTERS) throw tooLong();
  return new TextDecoder().decode(bytes);
}

function tooLong(): MarienbadError {
  return new MarienbadError("limit-reached", {
    en: "A text of more than 536 million characters is too long here: only arenas in .gm files can be longer.",
    fr: "Un texte de plus de 536 millions de caractères est trop long ici : seules les arènes en fichiers .gm peuvent l'être.",
  });
}
