import { DEFAULT_LIMIT } from "marienbad/arena";
import type { AnyGame, Result } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { describeJudgement, type Oracle, type OracleProgress, type OracleSources, oracleFor } from "marienbad/oracle";
import { nodeResources } from "marienbad-databases/system";
import { type Call, integerFlag, say } from "../core/command.ts";
import { progressBar } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";
import { texts as subjectTexts } from "../subject/texts.ts";

/** The oracle of a subject with all that the command line has: the opening books, the kernel, the arena in a file. */
export function oracleOf(
  call: Call,
  { game, arena }: Subject,
  sources: OracleSources<unknown> = {},
): Oracle<unknown, unknown> {
  return oracleFor<unknown, unknown>(game, {
    resources: nodeResources(),
    solve: solveArenaQuickly.work,
    limit: integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT),
    ...(arena !== undefined && { arena: { arena, vertexOf: (vertex: unknown) => vertex as number } }),
    ...sources,
  });
}

/** The most positions to explore for what is only nice to have, unless the flag says otherwise. */
export function modestLimit(call: Call): number {
  return integerFlag(call, "limit", { min: 1 }, MODEST_LIMIT);
}

const MODEST_LIMIT = 500_000;

export function showProgress(call: Call): (progress: OracleProgress) => void {
  return ({ positions, share }) => {
    const bar = share === undefined ? "" : `${progressBar(share)} `;
    call.output.progress(`${bar}${say(call, subjectTexts.positionsFound(positions))}`);
  };
}

/** Nodes for the exact sources, so that a busy machine knows as much; some seconds. And a second for searches. */
const THINKING = { nodes: 100_000_000, search: { time: 1000 } };

export interface Advice {
  readonly move: string;
  readonly worth: string;
  /** Undefined where it is not proved. */
  readonly result: Result | undefined;
}

/** Every move of a position with its worth, the best first. */
export async function adviseMoves(
  { language, signal }: Call,
  game: AnyGame,
  oracle: Oracle<unknown, unknown>,
  position: unknown,
): Promise<Advice[]> {
  const { moves } = await oracle.analyse(position, { ...THINKING, signal });
  return moves.map(({ move, ...judgement }) => ({
    move: game.notation.writeMove(move, position),
    worth: describeJudgement(judgement)[language],
    result: judgement.certainty === "proved" ? judgement.result : undefined,
  }));
}
