import {
  ARENA_FORMATS,
  type Arena,
  ArenaBuilder,
  checkStrategy,
  choiceOf,
  countPlays,
  drawOf,
  explore,
  findSamePlayerEdge,
  gameTree,
  makeGame,
  measureTree,
  outcomeOf,
  rankOf,
  rateMoves,
  seededRandom,
  solve,
  unwrap,
  verify,
  withDeadEnds,
} from "marienbad";
import { analyseNim, grundyValue, grundyValues, mex, nimSum, subtractionGame } from "marienbad/impartial";
import {
  analyseNormalForm,
  analysisToJson,
  COURSE_DILEMMA,
  findClassicGame,
  findDilemmaStrategy,
  fractions,
  playMatch,
} from "marienbad/matrix";
import {
  checkAdmissible,
  checkConsistent,
  findPath,
  findVertexPath,
  makePuzzle,
  parsePathProblem,
  reducedWeights,
} from "marienbad/path";
import {
  alphaBeta,
  graphGame,
  heightOf,
  memoMinimax,
  minimax,
  readScoredGraph,
  readScoreTree,
  treeGame,
} from "marienbad/search";

/** The graph that the summary with Alice and Bob works through (SPEC, example 3). */
const EIGHT = "{0: [4, 5], 1: [4, 5, 6], 2: [7], 3: [], 4: [2], 5: [3], 6: [2, 3], 7: []}";
/** SPEC, example 8: a labelling depth first finds another rank. */
const RANKS = {
  vertices: "v w u y1 z y0 y x p".split(" "),
  edges: "y0 v, z y0, y z, u y, u x, x y1, x w, y1 p, p u".split(", ").map((edge) => edge.split(" ")),
};
/** SPEC, example 9. */
const MEMO =
  "{0: [1, 2, 6], 1: [5], 2: [3], 3: [4, 6], 4: [5], 5: [6], 6: []}\nS0 = {0, 3, 5}\nh = [3, -1, -2, 0, 2, 2, 0]\nstart = 0";
/** SPEC, example 10. */
const PATH =
  '{"edges": [["s","a",1],["s","b",3],["a","b",1],["b","g",3]], "heuristic": {"a": 4}, "start": "s", "goal": "g"}';

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
  const { kit } = makeGame(game, options);
  const explored = explore(kit.rules, { limit: 100_000 });
  return { kit, ...explored, solution: solve(explored.arena) };
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

function pathProblem() {
  const { graph, start = 0, goals, heuristicOfVertex } = unwrap(parsePathProblem(PATH));
  return { graph, ends: { start, goals }, estimate: (vertex: number): number => heuristicOfVertex?.[vertex] ?? 0 };
}

function scoreTree(text: string) {
  const tree = unwrap(readScoreTree(text));
  const { rules, heuristics } = treeGame(tree);
  const [heuristic] = Object.values(heuristics ?? {});
  return { rules, heuristic, depth: heightOf(tree) };
}

/** Everything that the page of the course shows as computed just now: how, and what the course or the SPEC says. */
const LIVE: Readonly<Record<string, { readonly expected: string; compute(): string | Promise<string> }>> = {
  facts: {
    expected: "zero-sum, sequential, perfect information, complete information, acyclic",
    compute: () => {
      const { zeroSum, sequential, perfectInformation, completeInformation, acyclic } = makeGame("tictactoe").kit.facts;
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
      const { total, wonBy } = countPlays(makeGame("nim", { sticks: "6", until: "1" }).kit.rules);
      return `${total}, ${wonBy[0]}`;
    },
  },
  tree: {
    expected: "82, 72",
    compute: () => {
      const { nodes, leaves } = measureTree(gameTree(makeGame("tictactoe").kit.rules, { depth: 2 }));
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
      const solution = solve(arena);
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
      const solution = solve(arena);
      const ofRank = (rank: number): number[] =>
        every(arena).filter((vertex) => outcomeOf(solution, vertex) === "player0" && rankOf(solution, vertex) === rank);
      return [0, 1, 2, 3].map((rank) => names(arena, ofRank(rank))).join(" | ");
    },
  },
  winningMoves: {
    expected: "0→4, 1→4, 2→7",
    compute: () => {
      const arena = eight();
      const solution = solve(arena);
      return [0, 1, 2].map((vertex) => `${vertex}→${choiceOf(solution, vertex)}`).join(", ");
    },
  },
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
      const solution = solve(arena);
      return String(rankOf(solution, every(arena).find((vertex) => arena.label(vertex) === "x") ?? -1));
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
      const { kit, arena, positions, solution } = arenaOf("tictactoe");
      const vertex = positions.findIndex((position) => kit.notation.writePosition(position).startsWith("XO./.../..."));
      const moves = rateMoves(arena, solution, vertex);
      return String(moves.filter(({ target }) => outcomeOf(solution, target) === "player0").length);
    },
  },
  minimax: {
    expected: "2",
    compute: () => {
      const { rules, heuristic, depth } = scoreTree("[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]");
      return String(minimax(rules, rules.start, { depth, heuristic }).value);
    },
  },
  alphaBeta: {
    expected: "1: 1, 4, -1, -3, -3",
    compute: () => {
      const { rules, heuristic, depth } = scoreTree("[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]");
      const read: number[] = [];
      const { value } = alphaBeta(rules, rules.start, {
        depth,
        heuristic,
        trace: (event) => {
          if (event.kind === "leaf") read.push(event.value);
        },
      });
      return `${value}: ${read.join(", ")}`;
    },
  },
  memo: {
    expected: "2, 0",
    compute: () => {
      const { rules, heuristics } = unwrap(graphGame(unwrap(readScoredGraph(MEMO))));
      const [heuristic] = Object.values(heuristics ?? {});
      const { value } = minimax(rules, rules.start, { depth: 4, heuristic });
      const course = memoMinimax(rules, rules.start, { depth: 4, heuristic, reuse: "deeper" });
      return `${value}, ${course.value}`;
    },
  },
  lines: {
    expected: "4, 3, 2",
    compute: () => {
      const { rules, notation, heuristics } = makeGame("tictactoe").kit;
      const after = (word: string): number => {
        const move = rules.moves(rules.start).find((each) => notation.writeMove(each, rules.start) === word);
        return heuristics?.lines?.(rules.play(rules.start, move)) ?? Number.NaN;
      };
      return ["5", "1", "2"].map(after).join(", ");
    },
  },
  xor: { expected: "6", compute: () => String(nimSum([5, 3])) },
  mex: { expected: "2", compute: () => String(mex([0, 1, 3, 4])) },
  twoRows: {
    expected: "0, player 1",
    compute: () => {
      const { sum, winner } = analyseNim([2, 2]);
      return `${sum}, player ${winner}`;
    },
  },
  bouton: { expected: "0", compute: () => String(analyseNim([1, 3, 5, 7]).sum) },
  misere: {
    expected: "lost, won",
    compute: () =>
      [false, true].map((misere) => (analyseNim([1, 1], { misere }).winner === 0 ? "won" : "lost")).join(", "),
  },
  sequence: {
    expected: "0,0,1,1,2,2,3 0,0,1,1,2,2,3",
    compute: () => {
      const values = [...grundyValues(subtractionGame([2, 3, 5]), 13)];
      return `${values.slice(0, 7)} ${values.slice(7, 14)}`;
    },
  },
  marienbad: { expected: "0", compute: () => String(grundyValue(makeGame("marienbad", { last: "wins" }).kit)) },
  lost15: { expected: "0, 1, 7, 8, 14, 15", compute: numbersLost },
  chomp: {
    expected: "2,3",
    compute: () => {
      const { kit, arena, positions, solution } = arenaOf("chomp");
      const start = arena.start ?? 0;
      return rateMoves(arena, solution, start)
        .filter(({ target }) => outcomeOf(solution, target) === "player0")
        .map(({ target }) => {
          const move = kit.rules
            .moves(positions[start])
            .find(
              (each: unknown) =>
                kit.rules.key(kit.rules.play(positions[start], each)) === kit.rules.key(positions[target]),
            );
          return kit.notation.writeMove(move, positions[start]);
        })
        .join(" ");
    },
  },
  aStar: {
    expected: "5",
    compute: () => {
      const { graph, ends, estimate } = pathProblem();
      return String(findVertexPath(graph, ends, { algorithm: "astar", estimate }).cost);
    },
  },
  checks: {
    expected: "admissible, not consistent",
    compute: () => {
      const { graph, ends, estimate } = pathProblem();
      const word = (holds: boolean, name: string): string => (holds ? name : `not ${name}`);
      return [
        word(checkAdmissible(graph, ends.goals, estimate).holds, "admissible"),
        word(checkConsistent(graph, estimate).holds, "consistent"),
      ].join(", ");
    },
  },
  reduced: {
    expected: "5, 3, -3, 3",
    compute: () => {
      const { graph, estimate } = pathProblem();
      return [...reducedWeights(graph, estimate).weightOfEdge].join(", ");
    },
  },
  river: { expected: "7", compute: () => String(findPath(makePuzzle("river").graph).cost) },
  prisoners: {
    expected: "betray, betray: 2, 2",
    compute: () => {
      const { pure } = analysisToJson(analyseNormalForm(findClassicGame("prisoners").make("en")));
      return pure.map(({ strategies, payoffs }) => `${strategies.join(", ")}: ${payoffs.join(", ")}`).join("; ");
    },
  },
  repeated: {
    expected: "7, 4",
    compute: () => {
      const [one, two] = ["tit-for-tat", "always-defect"].map(findDilemmaStrategy);
      const { scores } = playMatch(one, two, { turns: 3, dilemma: COURSE_DILEMMA }, seededRandom(1));
      return scores.map((score) => -fractions.toNumber(score)).join(", ");
    },
  },
};

export interface LiveAnswer {
  readonly value: string;
  /** Whether it is what the course says. */
  readonly right: boolean;
}

/** All the examples, computed one after the other; none of them takes long. */
async function examples(): Promise<Record<string, LiveAnswer>> {
  const answers: Record<string, LiveAnswer> = {};
  for (const [id, { expected, compute }] of Object.entries(LIVE)) {
    try {
      const value = await compute();
      answers[id] = { value, right: value === expected };
    } catch (error) {
      answers[id] = { value: error instanceof Error ? error.message : String(error), right: false };
    }
  }
  return answers;
}

export const courseTasks = { "course.examples": examples };
export type CourseTasks = typeof courseTasks;
