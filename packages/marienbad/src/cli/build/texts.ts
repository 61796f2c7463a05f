import { type Text, text } from "../../base/text.ts";
import type { Built } from "./build.ts";

export const folderMissing = (): Text => text("Say where to write it: -o FOLDER.", "Dites où l'écrire : -o DOSSIER.");
export const folderTaken = (folder: string): Text =>
  text(
    `${folder} has other things in it: choose a new folder, or an empty one.`,
    `${folder} contient autre chose : choisissez un nouveau dossier, ou un dossier vide.`,
  );
export const arenaHasNoRules = (name: string): Text =>
  text(
    `${name} is an arena, not a game: an opponent is built from a game of the catalogue or a file of rules.`,
    `${name} est une arène, pas un jeu : un adversaire se construit d'un jeu du catalogue ou d'un fichier de règles.`,
  );
export const importsPackage = (file: string, name: string): Text =>
  text(
    `${file} imports ${name}, and a page finds no packages: rules may import Marienbad itself, and files beside them.`,
    `${file} importe ${name}, et une page ne trouve pas de paquets : des règles peuvent importer Marienbad même, et ` +
      "des fichiers à côté d'elles.",
  );
export const stopped = (folder: string): Text =>
  text(`Interrupted: ${folder} is as it was before.`, `Interrompu : ${folder} est comme avant.`);
/** An estimate, with its two leading digits. */
function about(count: number, language: "en" | "fr"): string {
  return count.toLocaleString(language, { maximumSignificantDigits: 2 });
}
export const solvedFirst = (positions: number): Text =>
  text(
    `About ${about(positions, "en")} positions (an estimate) are solved into a database first.`,
    `Environ ${about(positions, "fr")} positions (estimation) sont d'abord résolues dans une base.`,
  );
export const unknownSize = (): Text =>
  text(
    "The game is solved into a database first; how many positions it has is not known, as it has no levels.before.",
    "Le jeu est d'abord résolu dans une base ; on ne sait pas combien de positions il a, faute de levels.before.",
  );
/** `game` with its options, and `smaller`, a variant that is small enough, as they are typed. */
export const tooManyPositions = (game: string, positions: number, most: number, smaller: string | undefined): Text => {
  const other =
    smaller === undefined
      ? text("Instead, ", "Plutôt, ")
      : text(`Build ${smaller}, or `, `Construisez ${smaller}, ou `);
  return text(
    `${game} has about ${about(positions, "en")} positions (an estimate), and build solves at most ` +
      `${about(most, "en")}. ${other.en}solve it with solve --database FILE and give that FILE to build --database.`,
    `${game} a environ ${about(positions, "fr")} positions (estimation), et build en résout au plus ` +
      `${about(most, "fr")}. ${other.fr}résolvez-le par solve --database FICHIER, et donnez ce fichier à build.`,
  );
};
export const tooLarge = (small: number, why: Text): Text =>
  text(
    `${why.en} A game of more than ${small} positions needs levels to become a database: raise --small ` +
      "(up to 1000000).",
    `${why.fr} Un jeu de plus de ${small} positions a besoin de niveaux pour devenir une base : augmentez --small ` +
      "(jusqu'à 1000000).",
  );
const FORMS = {
  solution: text(
    "with its solution inside; it opens from a file too",
    "avec sa solution dedans ; elle s'ouvre aussi d'un fichier",
  ),
  database: text("with a database beside it, read by HTTP ranges", "avec une base à côté, lue par morceaux HTTP"),
};
export const built = ({ folder, game, form, bytes }: Built): Text =>
  text(
    `${folder}/index.html plays ${game} perfectly, ${FORMS[form].en} (${Math.ceil(bytes / 1024)} KiB).`,
    `${folder}/index.html joue parfaitement à ${game}, ${FORMS[form].fr} (${Math.ceil(bytes / 1024)} Kio).`,
  );
