import { type Messages, messages, type Text } from "marienbad/base";
import type { WrongClaim } from "marienbad-databases";
import type { DatabaseProgress } from "marienbad-databases/node";

const en = {
  progress: (at: DatabaseProgress) => {
    if (at.phase === "writing") return `writing: ${at.level} of ${at.lastLevel}`;
    if (at.phase === "checking") return `comparing what was written: ${at.level} of ${at.lastLevel}`;
    const { phase, level, positions, total } = at;
    return `${phase}: ${level} (${positions.toLocaleString("en")}), ${total.toLocaleString("en")}`;
  },
  notByLevels: (game: string, levelled: readonly string[]) =>
    `${game} cannot be solved by levels into a database: that takes a game in which every move raises a level ` +
    `(${levelled.join(", ")}), and a board small enough for keys that are whole numbers.`,
  arenaHasNoLevels: (name: string) => `${name} is an arena: only rules can be solved by levels into a database.`,
  uselessWithDatabase: (flag: string) =>
    `--${flag} cannot be used with --database, which solves the whole game from its start ` +
    "(see also analyse --database).",
  otherDatabase: (path: string, found: string, asked: string) => `${path} is a database of ${found}, not of ${asked}.`,
  otherRules: (path: string, game: string) =>
    `${path} was solved with other rules: those of ${game} have changed since. Solve again, into another file.`,
  sameCommandGoesOn: (interrupted: Text) =>
    `${interrupted.en} What is whole is kept: the same command goes on from there.`,
  verifying: (level: number, left: number) => `${level}: ${left.toLocaleString("en")} positions`,
  LEVEL_COLUMNS: "level positions moves player0 player1 draws",
  RANK_COLUMNS: "rank mover-wins mover-loses draws",
  wrongClaim: ({ level, key, text: why }: WrongClaim) =>
    key === undefined ? `level ${level}: ${why.en}` : `level ${level}, position ${key}: ${why.en}`,
  wrong: (claim: Text) => `Wrong: ${claim.en}.`,
  allRight: (positions: Text) => `${positions.en}, every claim holds.`,
  sampleRight: (looked: Text, positions: Text) =>
    `${looked.en} looked at, a sample of ${positions.en}: every claim holds.`,
};

const fr: Messages<typeof en> = {
  progress: (at) => {
    if (at.phase === "writing") return `écriture : ${at.level} sur ${at.lastLevel}`;
    if (at.phase === "checking") return `relecture de ce qui est écrit : ${at.level} sur ${at.lastLevel}`;
    const { phase, level, positions, total } = at;
    const word = phase === "finding" ? "recherche" : "décision";
    return `${word} : ${level} (${positions.toLocaleString("fr")}), ${total.toLocaleString("fr")}`;
  },
  notByLevels: (game, levelled) =>
    `${game} ne se résout pas par niveaux dans une base : il faut un jeu où chaque coup élève un niveau ` +
    `(${levelled.join(", ")}), et un plateau assez petit pour que les clés soient des nombres entiers.`,
  arenaHasNoLevels: (name) => `${name} est une arène : seules des règles se résolvent par niveaux dans une base.`,
  uselessWithDatabase: (flag) =>
    `--${flag} ne va pas avec --database, qui résout tout le jeu depuis le début (voir aussi analyse --database).`,
  otherDatabase: (path, found, asked) => `${path} est une base de ${found}, non de ${asked}.`,
  otherRules: (path, game) =>
    `${path} a été résolu avec d'autres règles : celles de ${game} ont changé depuis. ` +
    "Résolvez de nouveau, dans un autre fichier.",
  sameCommandGoesOn: (interrupted) =>
    `${interrupted.fr} Ce qui est complet est gardé : la même commande reprend de là.`,
  verifying: (level, left) => `${level} : ${left.toLocaleString("fr")} positions`,
  LEVEL_COLUMNS: "niveau positions coups joueur0 joueur1 nulles",
  RANK_COLUMNS: "rang trait-gagne trait-perd nulles",
  wrongClaim: ({ level, key, text: why }) =>
    key === undefined ? `niveau ${level} : ${why.fr}` : `niveau ${level}, position ${key} : ${why.fr}`,
  wrong: (claim) => `Faux : ${claim.fr}.`,
  allRight: (positions) => `${positions.fr}, tout est exact.`,
  sampleRight: (looked, positions) => `${looked.fr} en échantillon, sur ${positions.fr} : tout est exact.`,
};

export const texts = messages(en, fr);
