import type { Shortage } from "./memory.ts";
import { type Text, text } from "./text.ts";

export const atPlace = (line: number, column: number | undefined, said: Text): Text =>
  column === undefined
    ? text(`line ${line}: ${said.en}`, `ligne ${line} : ${said.fr}`)
    : text(`line ${line}, column ${column}: ${said.en}`, `ligne ${line}, colonne ${column} : ${said.fr}`);
export const unknownOption = (
  caller: string,
  name: string,
  nearest: string | undefined,
  known: readonly string[],
): Text => {
  const list = known.join(", ");
  return text(
    `${caller} has no option "${name}". ${nearest === undefined ? "" : `Did you mean "${nearest}"? `}Known: ${list}.`,
    `${caller} n'a pas d'option "${name}". ` +
      `${nearest === undefined ? "" : `Vouliez-vous dire "${nearest}" ? `}Connues : ${list}.`,
  );
};
/** `kind` is "game" in English, "de jeu" in French, as after "il n'y a pas". */
export const unknownName = (
  kind: Text,
  name: string,
  nearest: string | undefined,
  known: readonly string[] | undefined,
): Text =>
  text(
    [
      `There is no ${kind.en} "${name}".`,
      ...(nearest === undefined ? [] : [`Did you mean "${nearest}"?`]),
      ...(known === undefined ? [] : [`Known: ${known.join(", ")}.`]),
    ].join(" "),
    [
      `Il n'y a pas ${kind.fr} "${name}".`,
      ...(nearest === undefined ? [] : [`Vouliez-vous dire "${nearest}" ?`]),
      ...(known === undefined ? [] : [`Sont connus : ${known.join(", ")}.`]),
    ].join(" "),
  );
/** Follows "there is no". */
export const OPTION: Text = text("option", "d'option");
export const wrongOption = (name: string, given: string, why: Text): Text =>
  text(
    `Option ${name}=${given} is not possible: ${why.en}.`,
    `L'option ${name}=${given} n'est pas possible : ${why.fr}.`,
  );
export const notInRange = (word: string, min: number, max: number): Text =>
  text(
    `${JSON.stringify(word)} should be a whole number from ${min} to ${max}`,
    `${JSON.stringify(word)} devrait être un nombre entier de ${min} à ${max}`,
  );
export const tooManyNumbers = (max: number): Text =>
  text(`at most ${max} numbers may be given`, `au plus ${max} nombres sont permis`);
export const noneOf = (values: readonly string[]): Text =>
  text(`it should be ${values.join(" or ")}`, `ce devrait être ${values.join(" ou ")}`);
export const unlike = (example: string): Text =>
  text(`it should look like ${example}`, `cela devrait ressembler à ${example}`);
/** The progress of stopped work, if the caller reports none. */
export const beforeTheEnd = (): Text => text("before the work was done", "avant la fin du travail");
export const interrupted = (howFar: Text): Text => text(`Interrupted ${howFar.en}.`, `Interrompu ${howFar.fr}.`);
export const outOfMemory = (shortage: Shortage, howFar: Text): Text =>
  shortage === "table"
    ? text(
        `This is too large for one table of JavaScript, which was full ${howFar.en}.`,
        `C'est trop grand pour une table de JavaScript, pleine ${howFar.fr}.`,
      )
    : text(
        `This needs more memory than ${shortage === "heap" ? "JavaScript may use" : "the machine has left"}: ` +
          `stopped ${howFar.en}.`,
        `Il faut plus de mémoire que ${shortage === "heap" ? "JavaScript n'en a" : "la machine n'en a encore"} : ` +
          `arrêt ${howFar.fr}.`,
      );
export const outOfTime = (milliseconds: number, nodes: number | undefined): Text =>
  text(
    `Not finished after ${milliseconds} ms${nodes === undefined ? "" : ` (${nodes} nodes visited)`}: give it ` +
      "more time, or less to do.",
    `Pas fini après ${milliseconds} ms${nodes === undefined ? "" : ` (${nodes} nœuds visités)`} : donnez plus ` +
      "de temps, ou moins à faire.",
  );
export const outOfNodes = (nodes: number): Text =>
  text(
    `Not finished after ${nodes} nodes: give it more nodes, or less to do.`,
    `Pas fini après ${nodes} nœuds : donnez plus de nœuds, ou moins à faire.`,
  );
export const noTime = (milliseconds: number): Text =>
  text(
    `A time budget of ${milliseconds} ms is not possible: it should be above 0.`,
    `Un budget de temps de ${milliseconds} ms n'est pas possible : il devrait être au-dessus de 0.`,
  );
export const noNodes = (nodes: number): Text =>
  text(
    `A budget of ${nodes} nodes is not possible: it should be at least 1.`,
    `Un budget de ${nodes} nœuds n'est pas possible : il devrait être d'au moins 1.`,
  );
export const textTooLong = (): Text =>
  text(
    "A text of more than 536 million characters is too long here: only arenas in .gm files can be longer.",
    "Un texte de plus de 536 millions de caractères est trop long ici : seules les arènes en fichiers .gm " +
      "peuvent l'être.",
  );
export const notUtf8 = (byte: number): Text => {
  const what = `0x${byte.toString(16).padStart(2, "0")}`;
  return text(
    `the byte ${what} is not UTF-8 here: save the file as UTF-8`,
    `l'octet ${what} n'est pas de l'UTF-8 ici : enregistrez le fichier en UTF-8`,
  );
};
/** The fault of a text with an unpaired surrogate. */
export const halfACharacter = (): Text =>
  text(
    "half a character is here (a surrogate without its other half), which no file can hold",
    "un demi-caractère est ici (une indirection UTF-16 sans son autre moitié), qu'aucun fichier ne peut contenir",
  );
export const numberTooLarge = (): Text =>
  text("the number is too large: at most 1.8e308 can be read", "le nombre est trop grand : au plus 1.8e308 se lit");
/** The fault of a dictionary in which a key appears twice. */
export const keyTwice = (key: string): Text => text(`the key ${key} appears twice`, `la clé ${key} apparaît deux fois`);
export const tooDeep = (max: number): Text =>
  text(`expected at most ${max} brackets in each other`, `au plus ${max} parenthèses emboîtées sont permises`);
export const noValue = (): Text => text("expected a value", "une valeur est attendue");
export const nameForValue = (name: string): Text =>
  text(
    `expected a value and found the name "${name}": only written-out values can be read`,
    `une valeur est attendue, et "${name}" est un nom : seules des valeurs écrites en entier se lisent`,
  );
export const expected = (signs: readonly string[]): Text =>
  text(`expected ${signs.join(" or ")}`, `${signs.join(" ou ")} est attendu`);
/** What was expected, and what was found instead: a few characters, or the end. */
export const butFound = (what: Text, rest: string | undefined): Text =>
  rest === undefined
    ? text(`${what.en}, but the end of the text is there`, `${what.fr}, mais la fin du texte s'y trouve`)
    : text(`${what.en}, but "${rest}" is there`, `${what.fr}, mais "${rest}" s'y trouve`);
