import { type Messages, messages } from "marienbad/base";
import type { UnknownMember } from "marienbad/game";

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} ${and} ${names[names.length - 1]}`;

type Place = { readonly file?: string; readonly line: number };
const fileOf = (place?: Place): string => (place?.file === undefined ? "" : ` ${place.file}`);

const en = {
  notLoaded: (path: string, why: string, place?: Place) =>
    `${path} cannot be loaded:${fileOf(place)}${place ? ` line ${place.line}:` : ""} ${why}.`,
  noGameInside: (path: string, parts: readonly string[]) =>
    `${path} has no game as its default export: expected an object with ${listed(parts, "and")}, ` +
    "or what defineFamily returns.",
  partsMissing: (path: string, parts: readonly string[], mistyped: readonly UnknownMember[]) =>
    `The rules that ${path} exports by default have no ${listed(parts, "and no")}.` +
    mistyped.map(({ name, meant }) => ` Did you mean ${meant} by ${name}?`).join(""),
  gameNotDefault: (path: string, name: string) =>
    `${path} has no default export, but a game called ${name}: write "export default ${name};".`,
  didYouMeanFile: (word: string, file: string) => `There is no game "${word}". Did you mean the file ${file}?`,
};

const fr: Messages<typeof en> = {
  notLoaded: (path, why, place) =>
    `${path} ne peut pas être chargé :${fileOf(place)}${place ? ` ligne ${place.line} :` : ""} ${why}.`,
  noGameInside: (path, parts) =>
    `${path} n'a pas de jeu comme export par défaut : ce devrait être un objet avec ${listed(parts, "et")}, ` +
    "ou ce que renvoie defineFamily.",
  partsMissing: (path, parts, mistyped) => {
    const missing = parts.map((part) => `de ${part}`);
    const hints = mistyped.map(({ name, meant }) => ` Par ${name}, vouliez-vous dire ${meant} ?`);
    return `Les règles que ${path} exporte par défaut n'ont pas ${listed(missing, "ni")}.${hints.join("")}`;
  },
  gameNotDefault: (path, name) =>
    `${path} n'a pas d'export par défaut, mais un jeu nommé ${name} : écrivez « export default ${name}; ».`,
  didYouMeanFile: (word, file) => `Il n'y a pas de jeu "${word}". Vouliez-vous dire le fichier ${file} ?`,
};

export const texts = messages(en, fr);

/** An unknown game for which there is a file of rules. */
export const didYouMeanFile: typeof texts.didYouMeanFile = texts.didYouMeanFile;
