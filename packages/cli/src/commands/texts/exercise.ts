import { type Messages, messages, type Text, text } from "marienbad/base";

const DIFFICULTY: readonly Text[] = [text("easy", "facile"), text("medium", "moyen"), text("hard", "difficile")];

const en = {
  written: (count: number, folder: string) =>
    `${count} ${count === 1 ? "sheet" : "sheets"} and ${count === 1 ? "its key" : "their keys"} are in ${folder}.`,
  afterSheets: (made: number, count: number) => `after ${made} of ${count} sheets`,
  noFolder: (usage: string) => `A folder is needed for the sheets: -o FOLDER. Usage: marienbad ${usage}`,
  onlyNotebooks: (format: string) => `--sequenced is for notebooks: with --format ipynb, not ${format}.`,
  unknownEnding: (path: string, endings: readonly string[]) =>
    `The format of "${path}" is unknown: it should end in ${endings.join(" or ")}, or be named by --format.`,
  namesOrCount: () => "--names and --students exclude each other: a list of names says how many students there are.",
  noOneFile: (format: string) =>
    `The whole class in one file is for printing, as .tex: for ${format}, give a folder to -o.`,
  LEVELS:
    "Behind the name of a kind a level may stand, @easy or @hard, as in nim@easy; kinds in Python have one level.",
};

const fr: Messages<typeof en> = {
  written: (count, folder) =>
    `${count} ${count === 1 ? "sujet" : "sujets"} et ${count === 1 ? "son corrigé" : "leurs corrigés"} dans ${folder}.`,
  afterSheets: (made, count) => `après ${made} sujets sur ${count}`,
  noFolder: (usage) => `Il faut un dossier pour les sujets : -o DOSSIER. Usage : marienbad ${usage}`,
  onlyNotebooks: (format) => `--sequenced concerne les carnets : avec --format ipynb, pas ${format}.`,
  unknownEnding: (path, endings) =>
    `Le format de "${path}" est inconnu : il devrait finir par ${endings.join(" ou ")}, ou être nommé par --format.`,
  namesOrCount: () => "--names et --students s'excluent : une liste de noms dit combien il y a d'élèves.",
  noOneFile: (format) =>
    `Toute la classe en un fichier, c'est pour imprimer, en .tex : pour ${format}, donnez un dossier à -o.`,
  LEVELS:
    "Derrière le nom d'une sorte, on peut donner un niveau, @easy (facile) ou @hard (difficile), comme dans nim@easy " +
    "; les sortes en Python n'en ont qu'un.",
};

export const texts = { ...messages(en, fr), DIFFICULTY };
