import { type Arena, explore, unwrap, verify } from "marienbad";
import {
  ARENA_FORMATS,
  ArenaBuilder,
  checkStrategy,
  drawOf,
  findSamePlayerEdge,
  outcomeOf,
  rankOf,
  withDeadEnds,
} from "marienbad/arena";
import { countPlays, gameTree, measureTree } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove, rateMoves } from "marienbad/solve";
import type { LiveExample } from "./notion.ts";

/** The graph that the summary with Alice and Bob works through (SPEC, example 3). */
const EIGHT = "{0: [4, 5], 1: [4, 5, 6], 2: [7], 3: [], 4: [2], 5: [3], 6: [2, 3], 7: []}";
/** SPEC, example 8: a labelling depth first finds another rank. */
const RANKS = {
  vertices: "v w u y1 z y0 y x p".split(" "),
  edges: "y0 v, z y0, y z, u y, u x, x y1, x w, y1 p, p u".split(", ").map((edge) => edge.split(" ")),
};

function formatNamed(id: string) {
  const format = ARENA_FORMATS.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(`there is a format ${id}`);
  return format;
}

function eight(): Arena {
  const arena = unwrap(formatNamed("py").read(EIGHT, { owners: { kind: "below", threshold: 4 } }));
  return withDeadEnds(arena, "mover-loses");
}

function ranksArena(): Arena {
  const builder = new ArenaBuilder();
  for (const name of RANKS.vertices) builder.vertex(name, "v w u y1 z".split(" ").includes(name) ? 0 : 1);
  for (const [from, to] of RANKS.edges) builder.edge(from, to);
  return builder.goal(0, "v").goal(0, "w").start("x").buildOrThrow();
}

const names = (arena: Arena, vertices: readonly number[]): string =>
  vertices.map((vertex) => arena.label(vertex)).join(" ");
const every = (arena: Arena): number[] => Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);

/** The arena of a game, with the names that people give its positions. */
function arenaOf(game: string, options: Record<string, string> = {}) {
  const rules = findGame(game)(options);
  const explored = explore(rules, { limit: 100_000 });
  return { game: rules, ...explored, solution: solveArenaQuickly(explored.arena) };
}

/** How many sticks the best move takes from a position of Nim. */
function taken(options: Record<string, string>, sticks: number, player: number): number {
  const { game, arena, positions, solution } = arenaOf("nim", options);
  const vertex = positions.findIndex((position) => game.notation.writePosition(position) === `(${sticks}, ${player})`);
  const target = bestMove(arena, solution, vertex)?.target ?? vertex;
  return sticks - Number(/\d+/.exec(game.notation.writePosition(positions[target])));
}

/** The numbers of sticks from which the mover loses, each solved as a game of its own. */
function numbersLost(): string {
  const isLost = (sticks: number): boolean => {
    const { arena, solution } = arenaOf("nim", { sticks: String(sticks), take: "2,3,5" });
    return outcomeOf(solution, arena.start ?? 0) === "player1";
  };
  return Array.from({ length: 16 }, (_, sticks) => sticks)
    .filter(isLost)
    .join(", ");
}

/** Games, plays, arenas, attractors and best play. */
export const ARENA_EXAMPLES: Readonly<Record<string, LiveExample>> = {
  facts: {
    expected: "zero-sum, sequential, perfect information, complete information, acyclic",
    compute: () => {
      const { zeroSum, sequential, perfectInformation, completeInformation, acyclic } = makeGame("tictactoe").facts;
      const words = {
        "zero-sum": zeroSum,
        sequential,
        "perfect information": perfectInformation,
        "complete information": completeInformation,
        acyclic,
      };
      return Object.entries(words)
        .flatMap(([word, holds]) => (holds ? [word] : []))
        .join(", ");
    },
  },
  plays: {
    expected: "13, 7",
    compute: () => {
      const { total, wonBy } = countPlays(makeGame("nim", { sticks: "6", until: "1" }));
      return `${total}, ${wonBy[0]}`;
    },
  },
  tree: {
    expected: "82, 72",
    compute: () => {
      const { nodes, leaves } = measureTree(gameTree(makeGame("tictactoe"), { depth: 2 }));
      return `${nodes}, ${leaves}`;
    },
  },
  strategy: {
    expected: "true",
    compute: () => {
      const choice = new Map([
        [0, 4],
        [1, 4],
        [2, 7],
      ]);
      return String(checkStrategy(eight(), 0, (vertex) => choice.get(vertex), 0).winning);
    },
  },
  dictionary: { expected: "8, 10", compute: () => `${eight().vertexCount}, ${eight().edgeCount}` },
  bipartite: { expected: "true", compute: () => String(findSamePlayerEdge(eight()) === undefined) },
  explored: {
    expected: "5478, 16167",
    compute: () => {
      const { arena } = arenaOf("tictactoe");
      return `${arena.vertexCount}, ${arena.edgeCount}`;
    },
  },
  nimGraph: {
    expected: "20, 34",
    compute: () => {
      const { arena } = arenaOf("nim", { sticks: "10", take: "1,2" });
      return `${arena.vertexCount}, ${arena.edgeCount}`;
    },
  },
  attractor: {
    expected: "0 1 2 4 7",
    compute: () => {
      const arena = eight();
      const solution = solveArenaQuickly(arena);
      return names(
        arena,
        every(arena).filter((vertex) => outcomeOf(solution, vertex) === "player0"),
      );
    },
  },
  layers: {
    expected: "7 | 2 | 4 | 0 1",
    compute: () => {
      const arena = eight();
      const solution = solveArenaQuickly(arena);
      const ofRank = (rank: number): number[] =>
        every(arena).filter((vertex) => outcomeOf(solution, vertex) === "player0" && rankOf(solution, vertex) === rank);
      return [0, 1, 2, 3].map((rank) => names(arena, ofRank(rank))).join(" | ");
    },
  },
  /** SPEC, example 3. */
  attractor1: {
    expected: "3 5 6",
    compute: () => {
      const arena = eight();
      const solution = solveArenaQuickly(arena);
      return names(
        arena,
        every(arena).filter((vertex) => outcomeOf(solution, vertex) === "player1"),
      );
    },
  },
  /** T5: without a goal nobody wins anywhere, dead ends or not. */
  deadEnds: {
    expected: "0, 0",
    compute: () => {
      const arena = unwrap(formatNamed("py").read(EIGHT, { owners: { kind: "below", threshold: 4 } }));
      const solution = solveArenaQuickly(arena);
      const won = (outcome: string): number =>
        every(arena).filter((vertex) => outcomeOf(solution, vertex) === outcome).length;
      return `${won("player0")}, ${won("player1")}`;
    },
  },
  /** SPEC, example 1: who leaves a multiple of 3 wins. */
  sameRule: {
    expected: "1, 2",
    compute: () => `${taken({ sticks: "10", take: "1,2" }, 10, 0)}, ${taken({ sticks: "10", take: "1,2" }, 8, 1)}`,
  },
  nimTwo: { expected: "2", compute: () => String(taken({ sticks: "10", take: "1,2" }, 2, 0)) },
  /** SPEC, example 2: 7 and 8 are lost for the player to move. */
  nim15Strategy: {
    expected: "5, 5",
    compute: () => {
      const options = { sticks: "15", take: "2,3,5" };
      return `${taken(options, 13, 1)}, ${taken(options, 12, 1)}`;
    },
  },
  nim6Move: { expected: "2", compute: () => String(taken({ sticks: "6", until: "1" }, 3, 0)) },
  rank: {
    expected: "7",
    compute: () => {
      const { arena, solution } = arenaOf("nim", { sticks: "10", take: "1,2" });
      return String(rankOf(solution, arena.start ?? 0));
    },
  },
  breadth: {
    expected: "7",
    compute: () => {
      const arena = ranksArena();
      const solution = solveArenaQuickly(arena);
      return String(rankOf(solution, every(arena).find((vertex) => arena.label(vertex) === "x") ?? -1));
    },
  },
  /** T4: the play is over at k, whatever comes after it. */
  absorbed: {
    expected: "player 1",
    compute: () => {
      const builder = new ArenaBuilder();
      for (const name of ["a", "k", "g"]) builder.vertex(name, 0);
      const arena = builder.edge("a", "k").edge("k", "g").goal(0, "g").goal(1, "k").start("a").buildOrThrow();
      return outcomeOf(solveArenaQuickly(arena), 0).replace("player", "player ");
    },
  },
  draws: {
    expected: "finite",
    compute: () => {
      const { arena, solution } = arenaOf("tictactoe");
      return String(drawOf(solution, arena.start ?? 0));
    },
  },
  verified: {
    expected: "true",
    compute: () => {
      const { arena, solution } = arenaOf("tictactoe");
      return String(verify(arena, solution) === undefined);
    },
  },
  three: {
    expected: "3",
    compute: () => {
      const { game, arena, positions, solution } = arenaOf("tictactoe");
      const vertex = positions.findIndex((position) => game.notation.writePosition(position).startsWith("XO./.../..."));
      const moves = rateMoves(arena, solution, vertex);
      return String(moves.filter(({ target }) => outcomeOf(solution, target) === "player0").length);
    },
  },
  lost15: { expected: "0, 1, 7, 8, 14, 15", compute: numbersLost },
  chomp: {
    expected: "2,3",
    compute: () => {
      const { game, arena, positions, solution } = arenaOf("chomp");
      const start = arena.start ?? 0;
      return rateMoves(arena, solution, start)
        .filter(({ target }) => outcomeOf(solution, target) === "player0")
        .map(({ target }) => {
          const move = game
            .moves(positions[start])
            .find((each: unknown) => game.key(game.play(positions[start], each)) === game.key(positions[target]));
          return game.notation.writeMove(move, positions[start]);
        })
        .join(" ");
    },
  },
};
