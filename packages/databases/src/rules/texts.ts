import { type Text, text } from "marienbad/base";
import type { UnknownMember } from "marienbad/game";

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} ${and} ${names[names.length - 1]}`;

/** The place is a line, and a file where it is another one. */
export const notLoaded = (
  path: string,
  why: string,
  place?: { readonly file?: string; readonly line: number },
): Text => {
  const file = place?.file === undefined ? "" : ` ${place.file}`;
  return text(
    `${path} cannot be loaded:${file}${place ? ` line ${place.line}:` : ""} ${why}.`,
    `${path} ne peut pas être chargé :${file}${place ? ` ligne ${place.line} :` : ""} ${why}.`,
  );
};

export const noGameInside = (path: string, parts: readonly string[]): Text =>
  text(
    `${path} has no game as its default export: expected an object with ${listed(parts, "and")}, ` +
      "or what defineFamily returns.",
    `${path} n'a pas de jeu comme export par défaut : ce devrait être un objet avec ${listed(parts, "et")}, ` +
      "ou ce que renvoie defineFamily.",
  );

/** Rules without some of what rules must have, and what was probably meant to be it. */
export const partsMissing = (path: string, parts: readonly string[], mistyped: readonly UnknownMember[]): Text => {
  const hints = (template: (name: string, meant: string) => string): string =>
    mistyped.map(({ name, meant = "" }) => ` ${template(name, meant)}`).join("");
  return text(
    `The rules that ${path} exports by default have no ${listed(parts, "and no")}.` +
      hints((name, meant) => `Did you mean ${meant} by ${name}?`),
    `Les règles que ${path} exporte par défaut n'ont pas ${listed(
      parts.map((part) => `de ${part}`),
      "ni",
    )}.${hints((name, meant) => `Par ${name}, vouliez-vous dire ${meant} ?`)}`,
  );
};

export const gameNotDefault = (path: string, name: string): Text =>
  text(
    `${path} has no default export, but a game called ${name}: write "export default ${name};".`,
    `${path} n'a pas d'export par défaut, mais un jeu nommé ${name} : écrivez « export default ${name}; ».`,
  );

/** A word that is no game, where a file of rules has this name. */
export const didYouMeanFile = (word: string, file: string): Text =>
  text(
    `There is no game "${word}". Did you mean the file ${file}?`,
    `Il n'y a pas de jeu "${word}". Vouliez-vous dire le fichier ${file} ?`,
  );
