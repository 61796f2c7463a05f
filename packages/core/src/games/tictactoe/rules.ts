import { countBits } from "../../base/bits.ts";
import { type Text, text } from "../../base/text.ts";
import type { Rules } from "../../game/game.ts";
import type { Board, Heuristic, Levels, Notation, RulesByKey } from "../../game/members.ts";
import { type CellSet, countCommon, includesAll, setOfCells } from "../grid/cell-set.ts";
import { type GridFormat, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { filledLine, gridLines, lineBits } from "../grid/lines.ts";
import { pointsOfStones, scoreOfResult } from "../grid/scores.ts";
import { type Move, type Position, readStones, stoneLevels, stoneRules } from "../grid/stones.ts";
import * as sharedTexts from "../texts.ts";

export type { Move, Position } from "../grid/stones.ts";

export interface Options {
  readonly rows: number;
  readonly columns: number;
  readonly align: number;
  readonly misere: boolean;
}

/** Tic-tac-toe on any grid: the players fill cells in turn, and the first line of `align` stones ends the play. */
export function rules(options: Options): Rules<Position, Move> {
  const lines = linesOf(options);
  const cells = options.rows * options.columns;
  // Only lines through the stone just placed can be new.
  const linesThroughCell = Array.from({ length: cells }, (_, cell) => {
    const only = setOfCells(cells, [cell]);
    return lines.filter((line) => includesAll(line, only));
  });
  return stoneRules(cells, (stones, _player, cell) => hasLine(stones, linesThroughCell[cell]), options.misere);
}

function linesOf({ rows, columns, align }: Options): readonly CellSet[] {
  return gridLines(rows, columns, align).map((line) => setOfCells(rows * columns, line));
}

function hasLine(stones: CellSet, lines: readonly CellSet[]): boolean {
  for (let index = 0; index < lines.length; index++) {
    if (includesAll(stones, lines[index])) return true;
  }
  return false;
}

export function levels(options: Options): Levels<Position> {
  const lines = linesOf(options);
  return stoneLevels(options.rows * options.columns, (stones) => hasLine(stones, lines));
}

/** The rules on keys that are numbers: the stones of X in the low bits, those of O above them. */
export function byKey({ rows, columns, align, misere }: Options): RulesByKey {
  const size = rows * columns;
  const scale = 2 ** size;
  const all = scale - 1;
  const lines = Int32Array.from(lineBits(rows, columns, align));
  const isAligned = (stones: number): boolean => {
    for (let line = 0; line < lines.length; line++) if ((stones & lines[line]) === lines[line]) return true;
    return false;
  };
  return {
    moves(key, into) {
      const x = key % scale;
      const o = (key - x) / scale;
      const taken = x | o;
      const isTurnOfX = countBits(taken) % 2 === 0;
      if (isAligned(isTurnOfX ? o : x)) return 0; // only the last stone can have completed a line
      const step = isTurnOfX ? 1 : scale;
      let count = 0;
      for (let free = all & ~taken; free !== 0; free &= free - 1) into[count++] = key + (free & -free) * step;
      return count;
    },
    result(key) {
      const x = key % scale;
      const o = (key - x) / scale;
      const turn = countBits(x | o) % 2 === 0 ? 0 : 1;
      if (isAligned(turn === 0 ? o : x)) return misere === (turn === 0) ? 0 : 1;
      return (x | o) === all ? "draw" : undefined;
    },
  };
}

const SYMBOLS = ".XO";

/** Moves are the numbers of the cells, from 1, row by row; a position is `XO./.X./...`, and its turn follows. */
export function notation(options: Options): Notation<Position, Move> {
  const format: GridFormat = { rows: options.rows, columns: options.columns, symbols: SYMBOLS };
  const lines = linesOf(options);
  return {
    writeMove: (cell) => String(cell + 1),
    writePosition: ({ stones }) => writeGrid(format, (cell) => symbolOf(stones, cell)),
    readPosition: (text) =>
      readStones(text, format, (stones) => hasLine(stones, lines), {
        movedAfter: (last, haveBoth) =>
          haveBoth ? sharedTexts.bothHaveALine() : movedAfterLine("OX"[last], "XO"[last]),
        endedTwice: (last) => notOneStone("XO"[last]),
      }),
  };
}

/** The grid with its stones; an empty cell shows the number to type. */
export function board({ rows, columns, align }: Options): Board<Position> {
  const width = String(rows * columns).length;
  return {
    winningLine: ({ stones }) => filledLine(gridLines(rows, columns, align), (cell) => symbolOf(stones, cell)),
    pieces: "crosses",
    draw(position) {
      const cellText = (cell: number): string => {
        const symbol = symbolOf(position.stones, cell);
        return ` ${(symbol === 0 ? String(cell + 1) : SYMBOLS[symbol]).padStart(width)} `;
      };
      const row = (index: number): string =>
        Array.from({ length: columns }, (_, column) => cellText(index * columns + column)).join("|");
      const rule = Array.from({ length: columns }, () => "-".repeat(width + 2)).join("+");
      return Array.from({ length: rows }, (_, index) => row(index)).join(`\n${rule}\n`);
    },
  };
}

const movedAfterLine = (owner: string, last: string): Text =>
  text(
    `${owner} has a line, but ${last} has moved after it: the play stops at the first line`,
    `${owner} a une ligne, mais ${last} a joué après : la partie s'arrête à la première ligne`,
  );

const notOneStone = (owner: string): Text =>
  text(
    `${owner} has lines that one last stone cannot have completed together`,
    `${owner} a des lignes qu'un même dernier coup n'a pas pu compléter ensemble`,
  );

/** Points for lines open to one player only, from player 0's point of view; with the opposite sign in misère play. */
export function lines(options: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const all = linesOf(options);
  const points = pointsOfStones(options.align);
  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    const [x, o] = position.stones;
    let score = 0;
    for (const line of all) {
      const ofX = countCommon(x, line);
      const ofO = countCommon(o, line);
      if (ofX === 0 || ofO === 0) score += points[ofX] - points[ofO];
    }
    return options.misere ? 0 - score : score;
  };
}
