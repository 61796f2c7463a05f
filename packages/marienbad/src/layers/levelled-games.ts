import { MarienbadError } from "../base/error.ts";
import type { Player } from "../game/game.ts";
import type { Options as Connect4Options } from "../games/connect4/rules.ts";
import { domineering } from "../games/domineering/index.ts";
import {
  type CellSet,
  cellsOf,
  countCells,
  includesAll,
  MOST_CELLS_IN_A_NUMBER,
  setOfCells,
} from "../games/grid/cell-set.ts";
import { gridLines } from "../games/grid/lines.ts";
import { grundy } from "../games/grundy/index.ts";
import { makeGrid } from "../games/hex/grid.ts";
import { hex } from "../games/hex/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { connect4Engine, keyedConnect4 } from "./connect4-engine.ts";
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

/** Games of the catalogue by name, with the way back from their keys. */
const LEVELLED: Readonly<
  Record<string, (options: never) => Omit<AnyLevelledGame, "engine"> & Partial<AnyLevelledGame>>
> = {
  connect4: levelledConnect4,
  domineering: levelledDomineering,
  grundy: levelledGrundy,
  hex: levelledHex,
  tictactoe: levelledTictactoe,
};

/**
 * A game of the catalogue that can be solved by layers; for any other it throws `not-applicable`. Options are those of the
 * catalogue, checked.
 */
export function levelledGame(id: string, options: Readonly<Record<string, unknown>>): AnyLevelledGame {
  const make = LEVELLED[id];
  if (make === undefined) {
    const names = Object.keys(LEVELLED).join(", ");
    throw new MarienbadError("not-applicable", {
      en: `${id} cannot be solved by layers into a database: that takes a game whose positions tell how many moves were made and have whole numbers for keys (${names}).`,
      fr: `${id} ne se résout pas par couches dans une base : il faut un jeu dont les positions disent combien de coups ont été joués et ont pour clés des nombres entiers (${names}).`,
    });
  }
  const game = make(options as never);
  if (typeof game.rules.key(game.rules.start) !== "number") {
    const given = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    throw new MarienbadError("not-applicable", {
      en: `${id} ${given.join(" ")} cannot be solved by layers into a database: it is so large that its keys are not whole numbers.`,
      fr: `${id} ${given.join(" ")} ne se résout pas par couches dans une base : si grand, ses clés ne sont plus des nombres entiers.`,
    });
  }
  return { engine: (limits) => gameEngine(game, limits), ...game };
}

/** Checked options of the catalogue, of which these are looked at here. */
type Numbers<Name extends string> = Readonly<Record<Name, number>>;

function levelledConnect4(options: Connect4Options) {
  return {
    ...keyedConnect4(options),
    levelOf: ({ placed }: { placed: number }) => placed,
    engine: (limits?: EngineLimits) => connect4Engine(options, limits),
  };
}

/** Two disjoint sets in one number, as `keyOfSets` puts them there. */
function setsOfKey(key: number, size: number): readonly [CellSet, CellSet] {
  const scale = 2 ** Math.min(size, MOST_CELLS_IN_A_NUMBER);
  return [[key % scale], [Math.floor(key / scale)]];
}

function levelledTictactoe(options: Numbers<"rows" | "columns" | "align">) {
  const size = options.rows * options.columns;
  const lines = gridLines(options.rows, options.columns, options.align).map((line) => setOfCells(size, line));
  return {
    rules: tictactoe.make(options).kit.rules,
    levelOf: ({ placed }: { placed: number }) => placed,
    positionOf(key: number) {
      const stones = setsOfKey(key, size);
      const placed = countCells(stones[0]) + countCells(stones[1]);
      const ofLast = stones[lastMover(placed)];
      return { stones, placed, aligned: lines.some((line) => includesAll(ofLast, line)) };
    },
  };
}

function levelledHex(options: Numbers<"size">) {
  const grid = makeGrid(options.size);
  const size = options.size ** 2;
  return {
    rules: hex.make(options).kit.rules,
    levelOf: ({ placed }: { placed: number }) => placed,
    positionOf(key: number) {
      const stones = setsOfKey(key, size);
      const placed = countCells(stones[0]) + countCells(stones[1]);
      const player = lastMover(placed);
      const own = stones[player];
      const begins = cellsOf(own).filter((cell) => grid.isFirstSide(player, cell));
      return { stones, placed, joined: begins.some((cell) => grid.joinsThrough(own, player, cell)) };
    },
  };
}

/** Who has moved last, when so many stones lie. */
function lastMover(placed: number): Player {
  return placed % 2 === 0 ? 1 : 0;
}

function levelledDomineering(options: Numbers<"rows" | "columns">) {
  const size = options.rows * options.columns;
  return {
    rules: domineering.make(options).kit.rules,
    levelOf: ({ free }: { free: CellSet }) => (size - countCells(free)) / 2,
    positionOf(key: number) {
      const cells = Math.floor(key / 2);
      const words = [cells | 0, Math.floor(cells / 2 ** 32) | 0];
      return { free: words.slice(0, Math.max(1, Math.ceil(size / 32))), turn: (key % 2) as Player };
    },
  };
}

/** Every move makes one heap more. A key is, behind a leading 1, a bit for each token, 0 for the last of its heap; then the turn. */
function levelledGrundy(options: Numbers<"heap">) {
  return {
    rules: grundy.make(options).kit.rules,
    levelOf: ({ heaps }: { heaps: readonly number[] }) => heaps.length - 1,
    positionOf(key: number) {
      const tokens = Math.floor(key / 2)
        .toString(2)
        .slice(1);
      return { heaps: Array.from(tokens.matchAll(/1*0/g), ([heap]) => heap.length), turn: (key % 2) as Player };
    },
  };
}
