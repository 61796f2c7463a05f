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
      "where every move raises the level and keys are whole numbers.",
    `${name} ne se résout pas par niveaux : il faut { rules, levels: { positionOf(key), levelOf(position) } }, ` +
      "où chaque coup élève le niveau et les clés sont des nombres entiers.",
  );

export const renamedToLevels = (name: string): Text =>
  text(
    `${name} has "layers" beside its rules: that is called "levels" now, with the same functions.`,
    `${name} a « layers » à côté de ses règles : cela s'appelle maintenant « levels », avec les mêmes fonctions.`,
  );

export const nothingIsEndless = (name: string, endless: number): Text =>
  text(
    `${name} cannot be solved by levels with "endless: ${endless}": every move raises the level, ` +
      'so that every play ends. Remove "endless".',
    `${name} ne se résout pas par niveaux avec « endless: ${endless} » : chaque coup élève le niveau, ` +
      "donc toute partie finit. Supprimez « endless ».",
  );

export const wrongWayBack = (name: string, key: number, found: unknown): Text =>
  text(
    `${name} contradicts itself: positionOf(${key}) gives a position whose key is ${found}.`,
    `${name} se contredit : positionOf(${key}) donne une position dont la clé est ${found}.`,
  );

export const tooManyLevels = (max: number): Text =>
  text(
    `A game of more than ${max} levels cannot be solved by levels.`,
    `Un jeu de plus de ${max} niveaux ne se résout pas par niveaux.`,
  );

export const levelNotRaised = (before: number, level: number): Text =>
  text(
    `A move from level ${before} leads to level ${level}: every move should raise the level.`,
    `Un coup depuis le niveau ${before} mène au niveau ${level} : chaque coup devrait élever le niveau.`,
  );

export const badKeyAfter = (key: number, after: number): Text =>
  text(
    `byKey gives the key ${after} after ${key}: it should be a whole number from 0, below 2^53.`,
    `byKey donne la clé ${after} après ${key} : ce devrait être un entier dès 0, inférieur à 2^53.`,
  );

export const tooManyMoves = (key: number, max: number): Text =>
  text(
    `byKey gives more than ${max} moves at ${key}, the limit.`,
    `byKey donne plus de ${max} coups en ${key}, la limite.`,
  );

export const interruptedSolving = ({ phase, level, total, lastLevel }: LevelProgress): Text => {
  const [en, fr] = [total.toLocaleString("en"), total.toLocaleString("fr")];
  if (phase === "finding") {
    return text(
      `Interrupted while finding the positions after level ${level} (${en} expanded so far).`,
      `Interrompu pendant la recherche après le niveau ${level} (${fr} positions développées).`,
    );
  }
  return phase === "deciding"
    ? text(
        `Interrupted while deciding level ${level} of ${lastLevel} (${en} positions decided so far).`,
        `Interrompu pendant la décision du niveau ${level} sur ${lastLevel} (${fr} positions décidées).`,
      )
    : text(
        `Interrupted while writing the database (level ${level} of ${lastLevel}).`,
        `Interrompu pendant l'écriture de la base (niveau ${level} sur ${lastLevel}).`,
      );
};

export const damagedFile = (name: string): Text =>
  text(`${name} is damaged: it does not fit its checksum.`, `${name} est abîmé : sa somme de contrôle diffère.`);

export const missingFile = (name: string): Text => text(`${name} is missing.`, `${name} manque.`);

export const taskOutside = (id: string, part: string): Text =>
  text(
    `The task ${id} asks for what its game does not have (${part}); it is refused.`,
    `La tâche ${id} demande ce que son jeu n'a pas (${part}) ; elle est refusée.`,
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

/** `found` and `wanted` are the first characters of files. */
export const olderFormat = (found: string, wanted: string): Text =>
  text(
    `it was made by an older version (${found}, now ${wanted}): remove it and solve the game again`,
    `elle vient d'une version antérieure (${found}, maintenant ${wanted}) : supprimez-la et résolvez de nouveau`,
  );

export const damagedManifest = (): Text =>
  text("its manifest does not fit its checksum", "son manifeste ne correspond pas à sa somme de contrôle");

export const damagedIndex = (level: number): Text =>
  text(
    `a page of the index of level ${level} is not as it was written`,
    `une page de l'index du niveau ${level} n'est pas telle qu'elle a été écrite`,
  );

export const damagedBlock = (block: number, level: number): Text =>
  text(
    `block ${block} of level ${level} does not fit its checksum`,
    `le bloc ${block} du niveau ${level} ne correspond pas à sa somme de contrôle`,
  );

export const unreadableManifest = (): Text => text("its manifest is not JSON", "son manifeste n'est pas du JSON");

/** `part` is a name of the manifest, as the file has it. */
export const wrongManifestPart = (part: string, expected: Text): Text =>
  text(`in its manifest, ${part} should be ${expected.en}`, `dans son manifeste, ${part} devrait être ${expected.fr}`);

export const AN_OBJECT: Text = text("an object", "un objet");
export const A_NAME: Text = text("a name", "un nom");
export const A_LIST: Text = text("a list", "une liste");
export const NOT_EMPTY: Text = text("a list that is not empty", "une liste non vide");
export const A_SUM: Text = text("sixteen hexadecimal digits", "seize chiffres hexadécimaux");

export const wholeNumberFrom = (min: number): Text => text(`a whole number from ${min}`, `un nombre entier dès ${min}`);

export const exactly = (value: number | string): Text => text(`${value}`, `${value}`);

export const upToManifest = (bytes: number): Text =>
  text(
    `${bytes} bytes in all, up to where the manifest begins`,
    `de ${bytes} octets en tout, jusqu'au début du manifeste`,
  );

export const noSymmetry = (game: string): Text =>
  text(
    `${game} has no symmetry that keeps winner and turn.`,
    `${game} n'a pas de symétrie qui garde le gagnant et le trait.`,
  );

export const unknownKeys = (game: string, keys: string): Text =>
  text(
    `What was solved of ${game} up to symmetry has keys of the kind "${keys}", which this version does not know.`,
    `Ce qui a été résolu de ${game} aux symétries près a des clés de type « ${keys} », inconnues de cette version.`,
  );

export const otherKeys = (): Text =>
  text(
    "This database does not have the keys of the game: load that with `symmetry: imageKeysOf(database.solved)`.",
    "Cette base n'a pas les clés du jeu : chargez celui-ci avec `symmetry: imageKeysOf(database.solved)`.",
  );
