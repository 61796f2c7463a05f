import { runnable, type Work } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import type { Player } from "../game/game.ts";
import type { AnyGame, FullGame, Game } from "../game/members.ts";
import { type GrundyOptions, type GrundyTable, grundyTable } from "./grundy.ts";
import { type BinaryColumns, binaryColumns } from "./nimbers.ts";

/** One game of a sum, at a position. */
export interface Component<Position> {
  readonly name: string;
  readonly game: FullGame<Position, unknown>;
  readonly position: Position;
}

// biome-ignore lint/suspicious/noExplicitAny: each component of a sum has positions of its own kind
type AnyComponent = Component<any>;

/** A move in one component that leaves nim-sum 0. */
export interface SumMove<Move> {
  readonly component: number;
  readonly name: string;
  readonly move: Move;
  readonly word: string;
  /** The Grundy value of the component before and after. */
  readonly from: number;
  readonly to: number;
}

/** The winner of a sum of games, and the winning moves. */
export interface SumAnalysis<Move> {
  readonly components: readonly { readonly name: string; readonly value: number }[];
  readonly sum: number;
  /** 0 is the player to move. */
  readonly winner: Player;
  readonly moves: readonly SumMove<Move>[];
  readonly columns: BinaryColumns;
}

/**
 * A sum of impartial games under normal play (N1 and N3 in docs/concordance.md). Exact; refuses games without Grundy
 * values. Cost: the Grundy values of the components, never their product. Progress: positions of one of them.
 */
export const analyseSum = /* @__PURE__ */ runnable(function* analyseSum(
  components: readonly AnyComponent[],
  options: GrundyOptions = {},
): Work<SumAnalysis<unknown>> {
  const tableOfGame = new Map<AnyGame, GrundyTable<unknown>>();
  const tables = components.map(({ game }) => {
    const table = tableOfGame.get(game) ?? grundyTable(game, options);
    tableOfGame.set(game, table);
    return table;
  });
  const values: number[] = [];
  for (const [index, { position }] of components.entries()) values.push(yield* tables[index].valueOfWork(position));
  const columns = binaryColumns(values);
  const moves: SumMove<unknown>[] = [];
  for (const [component, { game, position, name }] of components.entries()) {
    if (columns.sum === 0) break;
    // A move may also raise the value of its component: what counts is that nim-sum 0 is left.
    const from = values[component];
    const to = from ^ columns.sum;
    for (const move of game.moves(position)) {
      if ((yield* tables[component].valueOfWork(game.play(position, move))) !== to) continue;
      moves.push({ component, name, move, word: game.notation.writeMove(move, position), from, to });
    }
  }
  return {
    components: components.map(({ name }, index) => ({ name, value: values[index] })),
    sum: columns.sum,
    winner: columns.sum === 0 ? 1 : 0,
    moves,
    columns,
  };
});

/** A position as the sum of its independent parts, each named as it is written; one component if unknown. */
export function componentsOf<Position, Move>(
  given: Game<Position, Move>,
  position: Position = given.start,
): readonly Component<Position>[] {
  const game = fullGame(given);
  const parts = game.parts?.parts(position) ?? [position];
  return parts.map((part) => ({ name: game.notation.writePosition(part), game, position: part }));
}
