import { type Text, text } from "../../base/text.ts";
import type { DatabaseProgress } from "../../node/index.ts";
import type { WrongClaim } from "../../verify/index.ts";

/** `game` with its options as they are typed; `levelled` are the games of the catalogue that have levels. */
export const notByLevels = (game: string, levelled: readonly string[]): Text =>
  text(
    `${game} cannot be solved by levels into a database: that takes a game in which every move raises a level ` +
      `(${levelled.join(", ")}), and a board small enough for keys that are whole numbers.`,
    `${game} ne se résout pas par niveaux dans une base : il faut un jeu où chaque coup élève un niveau ` +
      `(${levelled.join(", ")}), et un plateau assez petit pour que les clés soient des nombres entiers.`,
  );

export const arenaHasNoLevels = (name: string): Text =>
  text(
    `${name} is an arena: only rules can be solved by levels into a database.`,
    `${name} est une arène : seules des règles se résolvent par niveaux dans une base.`,
  );

export const uselessWithDatabase = (flag: string): Text =>
  text(
    `--${flag} cannot be used with --database, which solves the whole game from its start ` +
      "(see also analyse --database).",
    `--${flag} ne va pas avec --database, qui résout tout le jeu depuis le début (voir aussi analyse --database).`,
  );

export const otherDatabase = (path: string, found: string, asked: string): Text =>
  text(`${path} is a database of ${found}, not of ${asked}.`, `${path} est une base de ${found}, non de ${asked}.`);

export const otherRules = (path: string, game: string): Text =>
  text(
    `${path} was solved with other rules: those of ${game} have changed since. Solve again, into another file.`,
    `${path} a été résolu avec d'autres règles : celles de ${game} ont changé depuis. ` +
      "Résolvez de nouveau, dans un autre fichier.",
  );

/** What is said when solving is stopped, after how far it got. */
export const sameCommandGoesOn = (interrupted: Text): Text =>
  text(
    `${interrupted.en} What is whole is kept: the same command goes on from there.`,
    `${interrupted.fr} Ce qui est complet est gardé : la même commande reprend de là.`,
  );

export const progress = (at: DatabaseProgress): Text => {
  if (at.phase === "writing") {
    return text(`writing: ${at.level} of ${at.lastLevel}`, `écriture : ${at.level} sur ${at.lastLevel}`);
  }
  if (at.phase === "checking") {
    return text(
      `comparing what was written: ${at.level} of ${at.lastLevel}`,
      `relecture de ce qui est écrit : ${at.level} sur ${at.lastLevel}`,
    );
  }
  const { level, positions, total } = at;
  const [en, fr] = [(count: number) => count.toLocaleString("en"), (count: number) => count.toLocaleString("fr")];
  return at.phase === "finding"
    ? text(
        `finding: ${level} (${en(positions)}), ${en(total)}`,
        `recherche : ${level} (${fr(positions)}), ${fr(total)}`,
      )
    : text(
        `deciding: ${level} (${en(positions)}), ${en(total)}`,
        `décision : ${level} (${fr(positions)}), ${fr(total)}`,
      );
};

export const verifying = (level: number, left: number): Text =>
  text(`${level}: ${left.toLocaleString("en")} positions`, `${level} : ${left.toLocaleString("fr")} positions`);

export const LEVEL_COLUMNS: Text = text(
  "level positions moves player0 player1 draws",
  "niveau positions coups joueur0 joueur1 nulles",
);

export const RANK_COLUMNS: Text = text("rank mover-wins mover-loses draws", "rang trait-gagne trait-perd nulles");

/** The first claim that does not hold. */
export const wrongClaim = ({ level, key, text: why }: WrongClaim): Text =>
  key === undefined
    ? text(`level ${level}: ${why.en}`, `niveau ${level} : ${why.fr}`)
    : text(`level ${level}, position ${key}: ${why.en}`, `niveau ${level}, position ${key} : ${why.fr}`);

export const wrong = (claim: Text): Text => text(`Wrong: ${claim.en}.`, `Faux : ${claim.fr}.`);

/** `positions` counts them, in words. */
export const allRight = (positions: Text): Text =>
  text(`${positions.en}, every claim holds.`, `${positions.fr}, tout est exact.`);

/** `looked` and `positions` count them, in words. */
export const sampleRight = (looked: Text, positions: Text): Text =>
  text(
    `${looked.en} looked at, a sample of ${positions.en}: every claim holds.`,
    `${looked.fr} en échantillon, sur ${positions.fr} : tout est exact.`,
  );
