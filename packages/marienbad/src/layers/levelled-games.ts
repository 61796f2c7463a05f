import { MarienbadError } from "../base/error.ts";
import type { AnyKit } from "../game/kit.ts";
import type { Options as Connect4Options } from "../games/connect4/rules.ts";
import { CATALOGUE, makeGame } from "../games/index.ts";
import { connect4Engine } from "./connect4-engine.ts";
import { gameEngine, type KeyedGame } from "./game-engine.ts";
import type { EngineLimits, LayerEngine } from "./layer.ts";

/** A game in which every move leads from one level to the next, and the players move in turn. */
export interface LevelledGame<Position, Move> extends KeyedGame<Position, Move> {
  /** How many moves have been made: the position tells. */
  levelOf(position: Position): number;
  /** How its layers are found and decided. */
  engine(limits?: EngineLimits): LayerEngine;
}

// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type AnyLevelledGame = LevelledGame<any, any>;

/** A game of the catalogue, with its options, that can be solved by layers; any other throws `not-applicable`. */
export function levelledGame(id: string, given: Readonly<Record<string, unknown>>): AnyLevelledGame {
  const { options, kit } = makeGame(id, given);
  if (kit.layers === undefined) throw withoutLayers(id, options);
  const game = levelledKit(id, kit);
  if (id !== "connect4") return game;
  return { ...game, engine: (limits) => connect4Engine(options as unknown as Connect4Options, limits) };
}

function withoutLayers(id: string, options: Readonly<Record<string, unknown>>): MarienbadError {
  const given = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
  const levelled = CATALOGUE.filter((entry) => entry.make().kit.layers !== undefined).map((entry) => entry.id);
  return new MarienbadError("not-applicable", {
    en: `${id}${given.join("")} cannot be solved by layers into a database: that takes a game in which every move raises a level by one (${levelled.join(", ")}), and a board small enough for keys that are whole numbers.`,
    fr: `${id}${given.join("")} ne se résout pas par couches dans une base : il faut un jeu où chaque coup élève un niveau d'un cran (${levelled.join(", ")}), et un plateau assez petit pour que les clés soient des nombres entiers.`,
  });
}

/** Anybody's game that can be solved by layers, since it has `layers` beside its rules; any other throws `not-applicable`. */
export function levelledKit(name: string, { rules, layers }: AnyKit): AnyLevelledGame {
  if (typeof layers?.positionOf !== "function" || typeof layers.levelOf !== "function") {
    throw new MarienbadError("not-applicable", {
      en: `${name} cannot be solved by layers into a database: that takes a module which exports { rules, layers: { positionOf(key), levelOf(position) } }, where a level is the number of moves made and keys are whole numbers.`,
      fr: `${name} ne se résout pas par couches dans une base : il faut un module qui exporte { rules, layers: { positionOf(key), levelOf(position) } }, où un niveau est le nombre de coups joués et les clés sont des nombres entiers.`,
    });
  }
  const game: KeyedGame<unknown, unknown> = {
    rules,
    /** Checked each time, which costs little: a wrong way back would give a solution of some other game, which looks whole. */
    positionOf(key) {
      const position = layers.positionOf(key);
      if (rules.key(position) !== key) throw strayed(name, key, rules.key(position));
      return position;
    },
  };
  return { ...game, levelOf: (position) => layers.levelOf(position), engine: (limits) => gameEngine(game, limits) };
}

function strayed(name: string, key: number, found: unknown): MarienbadError {
  return new MarienbadError("bad-rules", {
    en: `${name} contradicts itself: positionOf(${key}) gives a position whose key is ${found}.`,
    fr: `${name} se contredit : positionOf(${key}) donne une position dont la clé est ${found}.`,
  });
}
