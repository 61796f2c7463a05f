import type { Player, Result, Rules } from "../src/game/game.ts";

/**
 * A game as an explicit graph, found by walking through its rules; it shares nothing with the library's own explorer.
 */
export interface ExplicitGame<Position> {
  /** Vertices in the order in which they were found; the start is vertex 0. */
  readonly positions: readonly Position[];
  readonly turns: readonly Player[];
  readonly results: readonly (Result | undefined)[];
  readonly successors: readonly (readonly number[])[];
  readonly numberOfMoves: number;
  vertexOf(position: Position): number;
}

/**
 * Walks through every position that can be reached. It throws past the limit, so that a mistake in the rules cannot
 * hang.
 */
export function explicitGame<Position, Move>(
  game: Rules<Position, Move>,
  start: Position = game.start,
  limit = 500_000,
): ExplicitGame<Position> {
  const vertexOfKey = new Map<number | string, number>([[game.key(start), 0]]);
  const positions = [start];
  const successors: number[][] = [];
  let numberOfMoves = 0;
  for (let vertex = 0; vertex < positions.length; vertex++) {
    const targets = game.moves(positions[vertex]).map((move) => {
      const next = game.play(positions[vertex], move);
      const key = game.key(next);
      const known = vertexOfKey.get(key);
      if (known !== undefined) return known;
      vertexOfKey.set(key, positions.length);
      return positions.push(next) - 1;
    });
    if (positions.length > limit) throw new Error(`more than ${limit} positions`);
    numberOfMoves += targets.length;
    successors.push(targets);
  }
  return {
    positions,
    turns: positions.map((position) => game.turn(position)),
    results: positions.map((position) => game.result(position)),
    successors,
    numberOfMoves,
    vertexOf(position) {
      const vertex = vertexOfKey.get(game.key(position));
      if (vertex === undefined) throw new Error("a position that was not reached");
      return vertex;
    },
  };
}

/** The value of a vertex under best play, and the moves it takes (undefined for draws). */
export interface Value {
  readonly result: Result;
  readonly rank: number | undefined;
}

/**
 * The value of every vertex by the definition, round by round: in round n a vertex is won by its mover when some
 * successor was won for that player before, and lost when every successor was. What no round decides is a draw. Slow
 * and plain on purpose.
 */
export function bruteForce<Position>(graph: ExplicitGame<Position>): readonly Value[] {
  const values: (Value | undefined)[] = graph.results.map((result) =>
    result === undefined ? undefined : { result, rank: result === "draw" ? undefined : 0 },
  );
  let open = [...values.keys()].filter((vertex) => values[vertex] === undefined && graph.successors[vertex].length > 0);
  for (let round = 1, before = -1; open.length !== before; round++) {
    const decided = new Map<number, Player>();
    for (const vertex of open) {
      const mover = graph.turns[vertex];
      const other: Player = mover === 0 ? 1 : 0;
      const targets = graph.successors[vertex];
      if (targets.some((target) => values[target]?.result === mover)) decided.set(vertex, mover);
      else if (targets.every((target) => values[target]?.result === other)) decided.set(vertex, other);
    }
    for (const [vertex, result] of decided) values[vertex] = { result, rank: round };
    before = open.length;
    open = open.filter((vertex) => !decided.has(vertex));
  }
  return values.map((value) => value ?? { result: "draw", rank: undefined });
}

/** Value of the start. */
export function bruteForceStart<Position, Move>(game: Rules<Position, Move>, limit?: number): Value {
  return bruteForce(explicitGame(game, game.start, limit))[0];
}

/**
 * The number of plays of exactly this many moves (those that ended sooner are not counted): the chess players' "perft".
 */
export function countPlays<Position, Move>(game: Rules<Position, Move>, depth: number, position = game.start): number {
  if (depth === 0) return 1;
  let total = 0;
  for (const move of game.moves(position)) total += countPlays(game, depth - 1, game.play(position, move));
  return total;
}
