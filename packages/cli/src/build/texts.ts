import { type Messages, messages, type Text, text } from "marienbad/base";
import type { Built } from "./build.ts";

function about(count: number, language: "en" | "fr"): string {
  return count.toLocaleString(language, { maximumSignificantDigits: 2 });
}

const tooManyPositions = (game: string, positions: number, most: number, smaller: string | undefined): Text => {
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

const FORMS = {
  solution: text(
    "with its solution inside; it opens from a file too",
    "avec sa solution dedans ; elle s'ouvre aussi d'un fichier",
  ),
  database: text("with a database beside it, read by HTTP ranges", "avec une base à côté, lue par morceaux HTTP"),
};

const en = {
  folderMissing: () => "Say where to write it: -o FOLDER.",
  folderTaken: (folder: string) => `${folder} has other things in it: choose a new folder, or an empty one.`,
  arenaHasNoRules: (name: string) =>
    `${name} is an arena, not a game: an opponent is built from a game of the catalogue or a file of rules.`,
  pageNotBuilt: (file: string) =>
    `The page that build copies is incomplete: ${file} is missing. In a copy of the sources, run ` +
    "`npm run build` first.",
  importsPackage: (file: string, name: string) =>
    `${file} imports ${name}, and a page finds no packages: rules may import Marienbad itself, and files beside them.`,
  stopped: (folder: string) => `Interrupted: ${folder} is as it was before.`,
  solvedFirst: (positions: number) =>
    `About ${about(positions, "en")} positions (an estimate) are solved into a database first.`,
  unknownSize: () =>
    "The game is solved into a database first; how many positions it has is not known, as it has no levels.before.",
  tooLarge: (small: number, why: Text) =>
    `${why.en} A game of more than ${small} positions needs levels to become a database: raise --small ` +
    "(up to 1000000).",
  built: ({ folder, game, form, bytes }: Built) =>
    `${folder}/index.html plays ${game} perfectly, ${FORMS[form].en} (${Math.ceil(bytes / 1024)} KiB).`,
};

const fr: Messages<typeof en> = {
  folderMissing: () => "Dites où l'écrire : -o DOSSIER.",
  folderTaken: (folder) => `${folder} contient autre chose : choisissez un nouveau dossier, ou un dossier vide.`,
  arenaHasNoRules: (name) =>
    `${name} est une arène, pas un jeu : un adversaire se construit d'un jeu du catalogue ou d'un fichier de règles.`,
  pageNotBuilt: (file) =>
    `La page que build copie est incomplète : ${file} manque. Dans une copie des sources, lancez d'abord ` +
    "`npm run build`.",
  importsPackage: (file, name) =>
    `${file} importe ${name}, et une page ne trouve pas de paquets : des règles peuvent importer Marienbad même, et ` +
    "des fichiers à côté d'elles.",
  stopped: (folder) => `Interrompu : ${folder} est comme avant.`,
  solvedFirst: (positions) =>
    `Environ ${about(positions, "fr")} positions (estimation) sont d'abord résolues dans une base.`,
  unknownSize: () =>
    "Le jeu est d'abord résolu dans une base ; on ne sait pas combien de positions il a, faute de levels.before.",
  tooLarge: (small, why) =>
    `${why.fr} Un jeu de plus de ${small} positions a besoin de niveaux pour devenir une base : augmentez --small ` +
    "(jusqu'à 1000000).",
  built: ({ folder, game, form, bytes }) =>
    `${folder}/index.html joue parfaitement à ${game}, ${FORMS[form].fr} (${Math.ceil(bytes / 1024)} Kio).`,
};

export const texts = { ...messages(en, fr), tooManyPositions };
