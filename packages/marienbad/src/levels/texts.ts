import { type Text, text } from "../base/text.ts";
import type { LevelProgress } from "./solve-levels.ts";

export const keysNotNumbers = (): Text =>
  text(
    "Solving by levels needs a game whose keys are whole numbers.",
    "Résoudre par niveaux demande un jeu dont les clés sont des nombres entiers.",
  );

export const unexpectedSuccessor = (level: number): Text =>
  text(
    `A move from level ${level} leads to a position that was not found there before: the rules contradict themselves.`,
    `Un coup depuis le niveau ${level} mène à une position qui n'y avait pas été trouvée : les règles se contredisent.`,
  );

export const noLevels = (name: string): Text =>
  text(
    `${name} cannot be solved by levels: that takes { rules, levels: { positionOf(key), levelOf(position) } }, ` +
      "where a level is the number of moves made and keys are whole numbers.",
    `${name} ne se résout pas par niveaux : il faut { rules, levels: { positionOf(key), levelOf(position) } }, ` +
      "où un niveau est le nombre de coups joués et les clés sont des nombres entiers.",
  );

export const renamedToLevels = (name: string): Text =>
  text(
    `${name} has "layers" beside its rules: that is called "levels" now, with the same functions.`,
    `${name} a « layers » à côté de ses règles : cela s'appelle maintenant « levels », avec les mêmes fonctions.`,
  );

export const wrongWayBack = (name: string, key: number, found: unknown): Text =>
  text(
    `${name} contradicts itself: positionOf(${key}) gives a position whose key is ${found}.`,
    `${name} se contredit : positionOf(${key}) donne une position dont la clé est ${found}.`,
  );

export const tooManyLevels = (max: number): Text =>
  text(
    `Plays of more than ${max} moves cannot be solved by levels.`,
    `Des parties de plus de ${max} coups ne se résolvent pas par niveaux.`,
  );

export const interruptedSolving = ({ phase, level, total }: LevelProgress): Text =>
  phase === "finding"
    ? text(
        `Interrupted while finding the positions after level ${level} (${total.toLocaleString("en")} expanded so far).`,
        `Interrompu pendant la recherche après le niveau ${level} ` +
          `(${total.toLocaleString("fr")} positions développées).`,
      )
    : text(
        `Interrupted while deciding level ${level} (${total.toLocaleString("en")} positions decided so far).`,
        `Interrompu pendant la décision du niveau ${level} (${total.toLocaleString("fr")} positions décidées).`,
      );

export const unreachable = (): Text =>
  text(
    "No play from the start reaches this position, so the database does not have it.",
    "Aucune partie depuis le début n'atteint cette position : la base ne l'a pas.",
  );

/** `name` is that of the file, where it has one. */
export const notWhole = (name: string | undefined, why: Text): Text =>
  text(
    `${name ?? "This"} is not a whole database of a solved game: ${why.en}.`,
    `${name ?? "Ceci"} n'est pas une base entière d'un jeu résolu : ${why.fr}.`,
  );

export const tooShort = (): Text => text("it is too short", "il est trop court");

export const wrongBeginning = (magic: string): Text =>
  text(`it should begin with ${magic}`, `il devrait commencer par ${magic}`);

export const noEnd = (): Text => text("its end is missing", "sa fin manque");

export const endOutside = (): Text => text("its end points outside", "sa fin renvoie au dehors");

export const damagedIndex = (): Text =>
  text("its index does not fit its checksum", "son index ne correspond pas à sa somme de contrôle");

export const damagedBlock = (block: number, level: number): Text =>
  text(
    `block ${block} of level ${level} does not fit its checksum`,
    `le bloc ${block} du niveau ${level} ne correspond pas à sa somme de contrôle`,
  );

export const unreadableIndex = (): Text => text("its index is not JSON", "son index n'est pas du JSON");

/** `part` is a name of the index, as the file has it. */
export const wrongIndexPart = (part: string, expected: Text): Text =>
  text(`in its index, ${part} should be ${expected.en}`, `dans son index, ${part} devrait être ${expected.fr}`);

export const AN_OBJECT: Text = text("an object", "un objet");
export const A_NAME: Text = text("the name of a game", "le nom d'un jeu");
export const A_LIST: Text = text("a list", "une liste");
export const NOT_EMPTY: Text = text("a list that is not empty", "une liste non vide");
export const A_BLOCK: Text = text(
  "[first key, offset, length, checksum]",
  "[première clé, décalage, longueur, somme de contrôle]",
);

export const wholeNumberFrom = (min: number): Text => text(`a whole number from ${min}`, `un nombre entier dès ${min}`);

export const exactly = (count: number): Text => text(`${count}`, `${count}`);

export const oneForEachLevel = (levels: number): Text =>
  text(`${levels} lists, one for each level`, `${levels} listes, une par niveau`);

export const blocksOfLevel = (blocks: number): Text =>
  text(`a list of ${blocks} blocks, no more and no less`, `une liste de ${blocks} blocs, ni plus ni moins`);

export const oneAfterTheOther = (): Text =>
  text(
    "after the block before it, in the file and by its key",
    "après le bloc précédent, dans le fichier et par sa clé",
  );

export const upToIndex = (): Text =>
  text("such that the last block ends where the index begins", "tel que le dernier bloc finisse où l'index commence");
