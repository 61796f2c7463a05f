/**
 * Reads typed answers: the same answer in other clothes is the same answer. Which clothes are allowed follows from the
 * kind of the answer (a number, some of these names, nothing), never from what would be right.
 */

/** Typographic signs and those of other keyboards as plain ones, without invisible marks and a full stop at the end. */
function plain(typed: string): string {
  return typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, "-")
    .replace(/[‘’`]/g, "'")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^ ?(?:= ?)?/, "")
    .replace(/ ?[.。]? ?$/, "");
}

/** A whole number; blanks may separate thousands, and one or two zeros follow a decimal comma: `= 1 234,0.` */
export function typedNumber(typed: string): number | undefined {
  const written = plain(typed).replace(/^([-+]) /, "$1");
  if (!/^[-+]?(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]0{1,2})?$/.test(written)) return undefined;
  return Number(written.replace(/[.,].*| /g, ""));
}

/** In a table: there is nothing to give for this name. */
export const NOTHING = "-";

const NOTHING_IN_WORDS = /^(?:∅|ø|-|aucune?s?|rien|(?:(?:l')?ensemble )?vide|none|nothing|(?:the )?empty(?: set)?)$/i;

/** True for a dash, ∅, `{}`, “aucun”, “none” and the like. */
export function isNothing(typed: string): boolean {
  const written = plain(typed);
  return /^(?:\{ ?\}|\( ?\)|\[ ?\])$/.test(written) || NOTHING_IN_WORDS.test(written.replace(/[{}()[\]]/g, "").trim());
}

const SEPARATORS = "[\\s,;]|[-=]+>|[→⟶⇒↦]";
const AND = /^(?:et|and|&|puis|then)$/i;

/** The words between separators, without brackets and quotation marks. */
function wordsOf(written: string, separators = SEPARATORS): string[] {
  return written
    .replace(/[{}()[\]"«»“”]/g, " ")
    .split(new RegExp(`(?:${separators})+`))
    .map((word) => word.replace(/^'(.*)'$/, "$1"))
    .filter((word) => word !== "");
}

/** The parts of a pair: the numbers of (11, 0), the letters of BX. */
function partsOf(name: string): string[] {
  return /^\p{L}+$/u.test(name) ? [...name] : wordsOf(name);
}

/**
 * Some of these names, in the order in which they were typed; words that are none of them stay as they are. Capitals
 * count as small letters unless two names differ in that alone, and a pair may be written in parts, as (B, X) for BX.
 * A path may be written with dashes between its letters, or with nothing.
 */
export function typedNames(typed: string, among: readonly string[], isPath = false): string[] {
  const exact = new Map(among.map((name) => [plain(name), name]));
  const folded = new Map<string, string | undefined>();
  for (const [written, name] of exact) {
    for (const writing of new Set([written, partsOf(written).join(" ")].map((one) => one.toLowerCase()))) {
      folded.set(writing, folded.has(writing) ? undefined : name);
    }
  }
  const find = (written: string): string | undefined => exact.get(written) ?? folded.get(written.toLowerCase());
  const isOfLetters = isPath && among.every((name) => /^\p{L}$/u.test(name));
  const left = wordsOf(plain(typed), isOfLetters ? `${SEPARATORS}|-` : SEPARATORS).filter(
    (word) => find(word) !== undefined || !AND.test(word),
  );
  const lengths = among.map((name) => partsOf(name).length).sort((a, b) => a - b);
  const names: string[] = [];
  while (left.length > 0) {
    const joined = (count: number): string => left.slice(0, count).join(" ");
    const count = [1, ...lengths].find((length) => find(joined(length)) !== undefined) ?? 1;
    const written = joined(count);
    left.splice(0, count);
    const letters = isOfLetters ? [...written].map(find) : [];
    const isSpelt = letters.length > 0 && letters.every((letter) => letter !== undefined);
    for (const name of isSpelt ? letters : [find(written)]) names.push(name ?? written);
  }
  return names;
}
