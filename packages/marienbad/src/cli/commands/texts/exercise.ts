import { type Text, text } from "../../../base/text.ts";

export const written = (count: number, folder: string): Text =>
  text(
    `${count} ${count === 1 ? "sheet" : "sheets"} and ${count === 1 ? "its key" : "their keys"} are in ${folder}.`,
    `${count} ${count === 1 ? "sujet" : "sujets"} et ${count === 1 ? "son corrigé" : "leurs corrigés"} dans ${folder}.`,
  );

export const afterSheets = (made: number, count: number): Text =>
  text(`after ${made} of ${count} sheets`, `après ${made} sujets sur ${count}`);

export const noFolder = (usage: string): Text =>
  text(
    `A folder is needed for the sheets: -o FOLDER. Usage: marienbad ${usage}`,
    `Il faut un dossier pour les sujets : -o DOSSIER. Usage : marienbad ${usage}`,
  );

export const onlyNotebooks = (format: string): Text =>
  text(
    `--sequenced is for notebooks: with --format ipynb, not ${format}.`,
    `--sequenced concerne les carnets : avec --format ipynb, pas ${format}.`,
  );

export const DIFFICULTY: readonly Text[] = [text("easy", "facile"), text("medium", "moyen"), text("hard", "difficile")];

export const unknownEnding = (path: string, endings: readonly string[]): Text =>
  text(
    `The format of "${path}" is unknown: it should end in ${endings.join(" or ")}, or be named by --format.`,
    `Le format de "${path}" est inconnu : il devrait finir par ${endings.join(" ou ")}, ou être nommé par --format.`,
  );

export const namesOrCount = (): Text =>
  text(
    "--names and --students exclude each other: a list of names says how many students there are.",
    "--names et --students s'excluent : une liste de noms dit combien il y a d'élèves.",
  );

export const noOneFile = (format: string): Text =>
  text(
    `The whole class in one file is for printing, as .tex: for ${format}, give a folder to -o.`,
    `Toute la classe en un fichier, c'est pour imprimer, en .tex : pour ${format}, donnez un dossier à -o.`,
  );

export const LEVELS: Text = text(
  "Behind the name of a kind a level may stand, @easy or @hard, as in nim@easy; kinds in Python have one level.",
  "Derrière le nom d'une sorte, on peut donner un niveau, @easy (facile) ou @hard (difficile), comme dans nim@easy ; " +
    "les sortes en Python n'en ont qu'un.",
);
