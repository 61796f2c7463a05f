import { type Messages, messages, sameText, type Text } from "marienbad/base";
import type { LevelProgress } from "./tasks/solve-levels.ts";

const wrongManifestPart = (part: string, expected: string): Text =>
  sameText(`in its manifest, ${part} should be ${expected}`);

const en = {
  interruptedSolving: ({ phase, level, total, lastLevel }: LevelProgress) => {
    const count = total.toLocaleString("en");
    if (phase === "finding")
      return `Interrupted while finding the positions after level ${level} (${count} expanded so far).`;
    return phase === "deciding"
      ? `Interrupted while deciding level ${level} of ${lastLevel} (${count} positions decided so far).`
      : `Interrupted while writing the database (level ${level} of ${lastLevel}).`;
  },
  keysNotNumbers: () => "Solving by levels needs a game whose keys are whole numbers.",
  unexpectedSuccessor: (level: number) =>
    `A move from level ${level} leads to a position that was not found there before: the rules contradict themselves.`,
  noLevels: (name: string) =>
    `${name} cannot be solved by levels: that takes levels: { positionOf(key), levelOf(position) } beside the rules, ` +
    "where every move raises the level and keys are whole numbers.",
  nothingIsEndless: (name: string, endless: number) =>
    `${name} cannot be solved by levels with "endless: ${endless}": every move raises the level, ` +
    'so that every play ends. Remove "endless".',
  wrongWayBack: (name: string, key: number, found: unknown) =>
    `${name} contradicts itself: positionOf(${key}) gives a position whose key is ${found}.`,
  tooManyLevels: (max: number) => `A game of more than ${max} levels cannot be solved by levels.`,
  levelNotRaised: (before: number, level: number) =>
    `A move from level ${before} leads to level ${level}: every move should raise the level.`,
  badKeyAfter: (key: number, after: number) =>
    `byKey gives the key ${after} after ${key}: it should be a whole number from 0, below 2^53.`,
  tooManyMoves: (key: number, max: number) => `byKey gives more than ${max} moves at ${key}, the limit.`,
  damagedFile: (name: string) => `${name} is damaged: it does not fit its checksum.`,
  missingFile: (name: string) => `${name} is missing.`,
  taskOutside: (id: string, part: string) =>
    `The task ${id} asks for what its game does not have (${part}); it is refused.`,
  unreachable: () => "No play from the start reaches this position, so the database does not have it.",
  notWhole: (name: string | undefined, why: Text) =>
    `${name ?? "This"} is not a whole database of a solved game: ${why.en}.`,
  tooShort: () => "it is too short",
  wrongBeginning: (magic: string) => `it should begin with ${magic}`,
  noEnd: () => "its end is missing",
  endOutside: () => "its end points outside",
  damagedManifest: () => "its manifest does not fit its checksum",
  damagedIndex: (level: number) => `a page of the index of level ${level} is not as it was written`,
  damagedBlock: (block: number, level: number) => `block ${block} of level ${level} does not fit its checksum`,
  unreadableManifest: () => "its manifest is not JSON",
  noSymmetry: (game: string) => `${game} has no symmetry that keeps winner and turn.`,
  unknownKeys: (game: string, keys: string) =>
    `What was solved of ${game} up to symmetry has keys of the kind "${keys}", which this version does not know.`,
  otherKeys: () =>
    "This database does not have the keys of the game: load that with `symmetry: database.ref.symmetry`.",
  withoutTasks: () =>
    "Mirror images are treated as one by the rules, without the game's own way: fewer positions, each slower.",
};

const fr: Messages<typeof en> = {
  interruptedSolving: ({ phase, level, total, lastLevel }) => {
    const count = total.toLocaleString("fr");
    if (phase === "finding")
      return `Interrompu pendant la recherche après le niveau ${level} (${count} positions développées).`;
    return phase === "deciding"
      ? `Interrompu pendant la décision du niveau ${level} sur ${lastLevel} (${count} positions décidées).`
      : `Interrompu pendant l'écriture de la base (niveau ${level} sur ${lastLevel}).`;
  },
  keysNotNumbers: () => "Résoudre par niveaux demande un jeu dont les clés sont des nombres entiers.",
  unexpectedSuccessor: (level) =>
    `Un coup depuis le niveau ${level} mène à une position qui n'y avait pas été trouvée : les règles se contredisent.`,
  noLevels: (name) =>
    `${name} ne se résout pas par niveaux : il faut levels: { positionOf(key), levelOf(position) } ` +
    "à côté des règles, où chaque coup élève le niveau et les clés sont des nombres entiers.",
  nothingIsEndless: (name, endless) =>
    `${name} ne se résout pas par niveaux avec « endless: ${endless} » : chaque coup élève le niveau, ` +
    "donc toute partie finit. Supprimez « endless ».",
  wrongWayBack: (name, key, found) =>
    `${name} se contredit : positionOf(${key}) donne une position dont la clé est ${found}.`,
  tooManyLevels: (max) => `Un jeu de plus de ${max} niveaux ne se résout pas par niveaux.`,
  levelNotRaised: (before, level) =>
    `Un coup depuis le niveau ${before} mène au niveau ${level} : chaque coup devrait élever le niveau.`,
  badKeyAfter: (key, after) =>
    `byKey donne la clé ${after} après ${key} : ce devrait être un entier dès 0, inférieur à 2^53.`,
  tooManyMoves: (key, max) => `byKey donne plus de ${max} coups en ${key}, la limite.`,
  damagedFile: (name) => `${name} est abîmé : sa somme de contrôle diffère.`,
  missingFile: (name) => `${name} manque.`,
  taskOutside: (id, part) => `La tâche ${id} demande ce que son jeu n'a pas (${part}) ; elle est refusée.`,
  unreachable: () => "Aucune partie depuis le début n'atteint cette position : la base ne l'a pas.",
  notWhole: (name, why) => `${name ?? "Ceci"} n'est pas une base entière d'un jeu résolu : ${why.fr}.`,
  tooShort: () => "il est trop court",
  wrongBeginning: (magic) => `il devrait commencer par ${magic}`,
  noEnd: () => "sa fin manque",
  endOutside: () => "sa fin renvoie au dehors",
  damagedManifest: () => "son manifeste ne correspond pas à sa somme de contrôle",
  damagedIndex: (level) => `une page de l'index du niveau ${level} n'est pas telle qu'elle a été écrite`,
  damagedBlock: (block, level) => `le bloc ${block} du niveau ${level} ne correspond pas à sa somme de contrôle`,
  unreadableManifest: () => "son manifeste n'est pas du JSON",
  noSymmetry: (game) => `${game} n'a pas de symétrie qui garde le gagnant et le trait.`,
  unknownKeys: (game, keys) =>
    `Ce qui a été résolu de ${game} aux symétries près a des clés de type « ${keys} », inconnues de cette version.`,
  otherKeys: () => "Cette base n'a pas les clés du jeu : chargez celui-ci avec `symmetry: database.ref.symmetry`.",
  withoutTasks: () =>
    "Les règles confondent les positions symétriques, sans la voie propre au jeu : moins de positions, plus lentes.",
};

export const texts = { ...messages(en, fr), wrongManifestPart };
