import { MarienbadError } from "../base/error.ts";
import type { AnyKit } from "../game/kit.ts";
import { connect4Engine } from "../games/connect4/level-engine.ts";
import type { Options as Connect4Options } from "../games/connect4/rules.ts";
import { CATALOGUE, makeGame } from "../games/index.ts";
import { gameEngine, type KeyedGame } from "./game-engine.ts";
import type { EngineLimits, LevelEngine } from "./level.ts";

/** A game in which every move leads from one level to the next, and the players move in turn. */
export interface LevelledGame<Position, Move> extends KeyedGame<Position, Move> {
  /** How many moves have been made: the position tells. */
  levelOf(position: Position): number;
  /** How its levels are found and decided. */
  engine(limits?: EngineLimits): LevelEngine;
}

// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyLevelledGame = LevelledGame<any, any>;

/** A game of the catalogue, with its options, that can be solved by levels; any other throws `not-applicable`. */
export function levelledGame(id: string, given: Readonly<Record<string, unknown>>): AnyLevelledGame {
  const { options, kit } = makeGame(id, given);
  if (kit.levels === undefined) throw withoutLevels(id, options);
  const game = levelledKit(id, kit);
  if (id !== "connect4") return game;
  return { ...game, engine: (limits) => connect4Engine(options as unknown as Connect4Options, limits) };
}

function withoutLevels(id: string, options: Readonly<Record<string, unknown>>): MarienbadError {
  const given = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
  const levelled = CATALOGUE.filter((entry) => entry.make().kit.levels !== undefined).map((entry) => entry.id);
  return new MarienbadError("not-applicable", {
    en: `${id}${given.join("")} cannot be solved by levels into a database: that takes a game in which every move raises a level by one (${levelled.join(", ")}), and a board small enough for keys that are whole numbers.`,
    fr: `${id}${given.join("")} ne se résout pas par niveaux dans une base : il faut un jeu où chaque coup élève un niveau d'un cran (${levelled.join(", ")}), et un plateau assez petit pour que les clés soient des nombres entiers.`,
  });
}

/** Anybody's game that can be solved by levels, since it has `levels` beside its rules; any other throws `not-applicable`. */
export function levelledKit(name: string, { rules, levels }: AnyKit): AnyLevelledGame {
  if (typeof levels?.positionOf !== "function" || typeof levels.levelOf !== "function") {
    throw new MarienbadError("not-applicable", {
      en: `${name} cannot be solved by levels into a database: that takes a module which exports { rules, levels: { positionOf(key), levelOf(position) } }, where a level is the number of moves made and keys are whole numbers.`,
      fr: `${name} ne se résout pas par niveaux dans une base : il faut un module qui exporte { rules, levels: { positionOf(key), levelOf(position) } }, où un niveau est le nombre de coups joués et les clés sont des nombres entiers.`,
    });
  }
  const game: KeyedGame<unknown, unknown> = {
    rules,
    /** Checked each time, which costs little: a wrong way back would give a solution of some other game, which looks whole. */
    positionOf(key) {
      const position = levels.positionOf(key);
      if (rules.key(position) !== key) throw strayed(name, key, rules.key(position));
      return position;
    },
  };
  return { ...game, levelOf: (position) => levels.levelOf(position), engine: (limits) => gameEngine(game, limits) };
}

function strayed(name: string, key: number, found: unknown): MarienbadError {
  return new MarienbadError("bad-rules", {
    en: `${name} contradicts itself: positionOf(${key}) gives a position whose key is ${found}.`,
    fr: `${name} se contredit : positionOf(${key}) donne une position dont la clé est ${found}.`,
  });
}
