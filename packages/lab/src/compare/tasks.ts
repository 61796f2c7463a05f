import { explore, MarienbadError, type Result, readMove } from "marienbad";
import { type Exploration, valueAt } from "marienbad/arena";
import { type AnyGame, type Value, valueOfPoints } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { type ComparedOutcome, type Comparison, compareGames, solveScores, type ValuedGame } from "marienbad/solve";
import { makeGame } from "../own/games.ts";
import { type OwnGame, ownGame } from "../own/registry.ts";
import type { MoveValue, Value as ShownValue } from "../play/values.ts";

export const MAX_POSITIONS = 300_000;

/** Two variants of a game: its options, twice. Or two games by one's own rules, whose positions are written alike. */
export interface Variants {
  readonly game: string;
  readonly other?: string;
  readonly options: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];
}

export interface Change {
  readonly from: ComparedOutcome;
  readonly to: ComparedOutcome;
  readonly count: number;
  /** Some of them: the moves that lead there, as they are written. */
  readonly examples: readonly (readonly string[])[];
}

export interface Differences extends Omit<Comparison, "changes"> {
  readonly changed: number;
  readonly changes: readonly Change[];
  readonly start: readonly [ShownValue, ShownValue];
}

export interface Worth {
  readonly value: ShownValue;
  readonly moves: readonly MoveValue[];
}

interface Look {
  readonly variants: Variants;
  readonly moves: readonly string[];
}

export function gameOf({ game, other = game }: Variants, which: 0 | 1): string {
  return which === 0 ? game : other;
}

interface SolvedVariant {
  /** What it was made of, where that is one's own game: it may have become another since. */
  readonly own: OwnGame | undefined;
  readonly rules: AnyGame;
  readonly explored: Exploration<unknown>;
  readonly game: ValuedGame<unknown>;
}

const known = new Map<string, SolvedVariant>();

/** A variant, explored and solved; the two of the last question are remembered. */
function solved(variants: Variants, which: 0 | 1): SolvedVariant {
  const { options } = variants;
  const game = gameOf(variants, which);
  const own = ownGame(game);
  const key = JSON.stringify([game, options[which]]);
  const before = known.get(key);
  if (before !== undefined && before.own === own) return before;
  known.delete(key);
  const rules = makeGame(game, options[which]);
  const explored = explore<unknown, unknown>(rules, {
    limit: MAX_POSITIONS,
    scores: rules.scores,
    keepPositions: true,
  });
  const { arena, positions } = explored;
  const worthOf = valuesOf(explored);
  const vertexOf = (position: unknown): number | undefined => explored.vertexOf(position);
  const made: SolvedVariant = { own, rules, explored, game: { arena, positions, vertexOf, valueOf: worthOf } };
  while (known.size > 1) known.delete(known.keys().next().value as string);
  known.set(key, made);
  return made;
}

function valuesOf({ arena, points }: Exploration<unknown>): (vertex: number) => Value {
  if (points === undefined) {
    const solution = solveArenaQuickly(arena);
    return (vertex) => valueAt(solution, vertex);
  }
  const { pointsOfVertex } = solveScores(arena, points);
  return (vertex) => valueOfPoints(pointsOfVertex[vertex]);
}

/** Which positions change their value from one variant to the other, and how one gets there. */
function differences({ variants }: { readonly variants: Variants }, report: (share: number) => void): Differences {
  const first = solved(variants, 0);
  report(1 / 2);
  const second = solved(variants, 1);
  report(3 / 4);
  const written = [first, second].map(
    ({ rules: { notation } }) =>
      (position: unknown) =>
        notation.writePosition(position),
  );
  // Positions of two games written out are numbers of two tables: they are found by what is written.
  const vertexOf = (position: unknown): number | undefined => {
    const read = second.rules.notation.readPosition(first.rules.notation.writePosition(position));
    return read.ok ? second.game.vertexOf(read.value) : undefined;
  };
  const secondGame = variants.other === undefined ? second.game : { ...second.game, vertexOf };
  const { changes, ...counts } = compareGames(first.game, secondGame, [written[0], written[1]]);
  return {
    ...counts,
    changed: changes.reduce((sum, { count }) => sum + count, 0),
    changes: changes.map((change) => ({
      ...change,
      examples: change.examples.map(({ play }) => wordsOf(first.rules, play)),
    })),
    start: [shown(first.game.valueOf(0)), shown(second.game.valueOf(0))],
  };
}

function wordsOf(game: AnyGame, play: readonly number[]): string[] {
  const { notation } = game;
  let position: unknown = game.start;
  return play.map((number) => {
    const move = game.moves(position)[number];
    const word = notation.writeMove(move, position);
    position = game.play(position, move);
    return word;
  });
}

/** What the position after these moves is worth in each variant; undefined where a move is not allowed. */
function look({ variants, moves }: Look): readonly [Worth | undefined, Worth | undefined] {
  return [worthAfter(solved(variants, 0), moves), worthAfter(solved(variants, 1), moves)];
}

function worthAfter({ rules, game }: SolvedVariant, words: readonly string[]): Worth | undefined {
  const { notation } = rules;
  let position: unknown = rules.start;
  try {
    for (const word of words) position = rules.play(position, readMove(rules, position, word));
  } catch (error) {
    if (error instanceof MarienbadError) return undefined;
    throw error;
  }
  const worthOf = (at: unknown): ShownValue => shown(game.valueOf(game.vertexOf(at) as number));
  const isOver = rules.result(position) !== undefined;
  return {
    value: worthOf(position),
    moves: isOver
      ? []
      : rules.moves(position).map((move: unknown) => ({
          word: notation.writeMove(move, position),
          ...worthOf(rules.play(position, move)),
        })),
  };
}

function shown({ result, rank, points, endless }: Value): ShownValue {
  return {
    exact: true,
    result: result as Result,
    rank,
    ...(points !== undefined && { points }),
    ...(endless && { endless }),
  };
}

export const compareTasks = { "compare.differences": differences, "compare.look": look };
export type CompareTasks = typeof compareTasks;
