import { type Arena, rankOf, type Solution, winnerOf } from "marienbad/arena";
import { MarienbadError, runAsync, text } from "marienbad/base";
import type { Player, Starts } from "marienbad/game";
import { findSolver, SOLVERS } from "marienbad/kernel";
import { countOutcomes } from "marienbad/solve";
import { type Call, type Flag, say } from "../core/command.ts";
import { MOVE, POSITION, tellCount } from "../core/words.ts";
import { texts as reportTexts } from "../report/texts.ts";
import { exploreSubject } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts/solve.ts";

export const FROM_ALL_FLAG: Flag = {
  name: "from-all",
  summary: text(
    "solve from all starts that the rules list, and count them",
    "résoudre depuis tous les débuts que donnent les règles, et les compter",
  ),
};

/** The flags that belong to one start. */
const OF_ONE_START = ["from", "strategy", "layers", "symmetry", "certificate"];

/** Solves a game from every start that its rules list: how many are won, and the longest wins of either player. */
export async function solveFromAll(call: Call, subject: Subject): Promise<number> {
  const { game } = subject;
  const useless = OF_ONE_START.find((flag) => flag in call.flags);
  if (useless !== undefined) throw new MarienbadError("bad-argument", texts.notFromAll(useless));
  if (game.starts === undefined) throw new MarienbadError("not-applicable", texts.noStarts(game.id));
  if (game.scores !== undefined) throw new MarienbadError("not-applicable", texts.startsForPoints());
  const from = listOf<unknown>(game.starts);
  const { arena, positions } = await exploreSubject(call, subject, { from });
  const solution = await runAsync(findSolver(SOLVERS[0].id).solve(arena), { signal: call.signal });
  const keys = new Set(from.map((position) => game.key(position)));
  const starts = firstOf(arena, solution, keys.size);
  const counts = countOutcomes(starts.arena, starts.solution);
  const longest = ([0, 1] as const).map((player) => {
    const { rank, vertices } = longestWins(solution, player, keys.size);
    const examples = vertices.map((vertex) => game.notation.writePosition(positions[vertex]));
    return { winner: player, rank, examples };
  });
  const { vertexCount, edgeCount } = arena;
  if (call.json) {
    call.output.json({
      game: game.id,
      options: game.options,
      starts: keys.size,
      positions: vertexCount,
      moves: edgeCount,
      counts: { ...counts.byOutcome, mover: counts.byMover },
      byRank: counts.byRank,
      endlessWins: endlessWins(solution, keys.size),
      longest: longest.map(({ rank, ...rest }) => ({ ...rest, rank: rank ?? null })),
    });
    return 0;
  }
  const { line } = call.output;
  line(`${tellCount(vertexCount, POSITION, call.language)}, ${tellCount(edgeCount, MOVE, call.language)}`);
  line(say(call, texts.ofStarts(keys.size, reportTexts.outcomes(counts.byOutcome))));
  for (const { winner, rank, examples } of longest) {
    if (rank !== undefined) line(say(call, texts.longestWin(winner, rank, examples)));
  }
  const endless = endlessWins(solution, keys.size);
  if (endless > 0) line(say(call, texts.endlessWins(endless)));
  return 0;
}

function listOf<Position>(starts: Starts<Position>): Position[] {
  return [...(typeof starts === "function" ? starts() : starts)];
}

/** The arena and its solution, cut down to the first vertices: what is counted of it is counted of these alone. */
function firstOf(arena: Arena, solution: Solution, count: number): { arena: Arena; solution: Solution } {
  return {
    arena: { ...arena, vertexCount: count },
    solution: { ...solution, valueOfVertex: solution.valueOfVertex.subarray(0, count) },
  };
}

const MAX_EXAMPLES = 5;

/** The longest win of a player among the first vertices, and some of those that have it. */
function longestWins(solution: Solution, player: Player, count: number): { rank?: number; vertices: number[] } {
  let longest: { rank?: number; vertices: number[] } = { vertices: [] };
  for (let vertex = 0; vertex < count; vertex++) {
    const rank = rankOf(solution, vertex);
    if (winnerOf(solution, vertex) !== player || rank === undefined) continue;
    if (longest.rank === undefined || rank > longest.rank) longest = { rank, vertices: [] };
    if (rank === longest.rank && longest.vertices.length < MAX_EXAMPLES) longest.vertices.push(vertex);
  }
  return longest;
}

/** How many of the first vertices are won by playing on for ever, where the rules give such plays to somebody. */
function endlessWins(solution: Solution, count: number): number {
  let wins = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    if (winnerOf(solution, vertex) !== undefined && rankOf(solution, vertex) === undefined) wins++;
  }
  return wins;
}
