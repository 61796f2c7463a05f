import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import { type ByPlayer, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Levels, Symmetry } from "../../game/members.ts";
import * as texts from "../texts.ts";
import {
  type CellSet,
  cellsOf,
  cellsOutside,
  countCells,
  keyOfSets,
  noCells,
  setsOfKey,
  withCell,
  withoutCell,
} from "./cell-set.ts";
import { type CellMap, imageOfCells } from "./grid-symmetry.ts";
import { type GridFormat, menOfCells, readGrid } from "./grid-text.ts";

/* Games in which X (player 0) and O place stones in turn on empty cells, until a stone ends the play. */

export interface Position {
  readonly stones: ByPlayer<CellSet>;
  /** Number of stones: whose turn it is follows. */
  readonly placed: number;
  /** True if the last stone has ended the play; only the last one can. */
  readonly ended: boolean;
}

/** A cell, numbered row by row from 0. */
export type Move = number;

type IsEnd = (stones: CellSet, player: Player) => boolean;

/** `endsPlay` gets a player's stones after adding a cell to `placed` stones. The end wins, or loses in misère. */
export function stoneRules(
  cells: number,
  endsPlay: (stones: CellSet, player: Player, cell: number, placed: number) => boolean,
  misere = false,
): Rules<Position, Move> {
  const turn = ({ placed }: Position): Player => (placed % 2 === 0 ? 0 : 1);
  return {
    start: { stones: [noCells(cells), noCells(cells)], placed: 0, ended: false },
    turn,
    moves: ({ stones, ended }) => (ended ? [] : cellsOutside(cells, stones[0], stones[1])),
    play(position, cell) {
      const { stones, placed } = position;
      const mover = turn(position);
      const own = withCell(stones[mover], cell);
      return {
        stones: mover === 0 ? [own, stones[1]] : [stones[0], own],
        placed: placed + 1,
        ended: endsPlay(own, mover, cell, placed),
      };
    },
    result(position) {
      if (position.ended) return misere ? turn(position) : opponent(turn(position));
      return position.placed === cells ? "draw" : undefined;
    },
    key: ({ stones }) => keyOfSets(cells, stones[0], stones[1]),
  };
}

/** The images under maps of the cells, the first of which is the identity. */
export function stoneSymmetry([, ...maps]: readonly CellMap[]): Symmetry<Position> {
  const image = ({ stones: [x, o], placed, ended }: Position, map: CellMap): Position => ({
    stones: [imageOfCells(x, map), imageOfCells(o, map)],
    placed,
    ended,
  });
  return { images: (position) => [position, ...maps.map((map) => image(position, map))] };
}

/** A level is a number of stones. */
export function stoneLevels(cells: number, isEnd: IsEnd): Levels<Position> {
  const positionWith = (stones: Position["stones"]): Position => {
    const placed = countCells(stones[0]) + countCells(stones[1]);
    const last = lastMover(placed);
    return { stones, placed, ended: isEnd(stones[last], last) };
  };
  return {
    levelOf: ({ placed }) => placed,
    positionOf: (key) => positionWith(setsOfKey(cells, key)),
    before({ stones: [x, o], placed }) {
      const withoutOne: ByPlayer<CellSet>[] =
        lastMover(placed) === 0
          ? cellsOf(x).map((cell) => [withoutCell(x, cell), o])
          : cellsOf(o).map((cell) => [x, withoutCell(o, cell)]);
      return withoutOne.map(positionWith);
    },
  };
}

/** The player who has placed the last of these stones. */
export function lastMover(placed: number): Player {
  return placed % 2 === 0 ? 1 : 0;
}

interface EndTexts {
  /** The other player's stones, or both players', end the play. */
  movedAfter(last: Player, haveBoth: boolean): Text;
  /** There is no single stone without which the play would not have ended. */
  endedTwice(last: Player): Text;
}

/** Reads `XO./.X./...`, with the player to move after it or not. */
export function readStones(text: string, format: GridFormat, isEnd: IsEnd, endTexts: EndTexts): Parsed<Position> {
  return readGrid(text, format, (cells, turn) => {
    const stones = menOfCells(cells);
    const [x, o] = stones;
    const alternation = alternationFaults(countCells(x), countCells(o), turn);
    if (alternation.length > 0) return refused(alternation);
    const placed = countCells(x) + countCells(o);
    const last = lastMover(placed);
    const ended = isEnd(stones[last], last);
    if (isEnd(stones[opponent(last)], opponent(last))) return refused([{ text: endTexts.movedAfter(last, ended) }]);
    const couldBeLast = (cell: number): boolean => !isEnd(withoutCell(stones[last], cell), last);
    if (ended && !cellsOf(stones[last]).some(couldBeLast)) return refused([{ text: endTexts.endedTwice(last) }]);
    return parsed({ stones, placed, ended });
  });
}

/** X starts and the players alternate: the contradictions in a board, and in the turn written after it. */
export function alternationFaults(numberOfX: number, numberOfO: number, turn: Player | undefined): Fault[] {
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    return [{ text: texts.notAlternating(numberOfX, numberOfO) }];
  }
  const placed = numberOfX + numberOfO;
  if (turn === undefined || turn === placed % 2) return [];
  return [{ text: texts.notTheTurn(placed, turn) }];
}

/** Upper bound on the positions that can follow when players place stones in turn on this number of empty cells. */
export function placementsOn(empty: number): number {
  let total = 0;
  let ways = 1; // to place this number of stones, those of each player being alike
  for (let stones = 0; stones <= empty; stones++) {
    total += ways;
    ways *= (empty - stones) / (Math.floor(stones / 2) + 1);
  }
  return total;
}
