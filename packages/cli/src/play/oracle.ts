import { DEFAULT_LIMIT } from "marienbad/arena";
import type { AnyGame, Result } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { describeJudgement, type Oracle, type OracleProgress, type OracleSources, oracleFor } from "marienbad/oracle";
import { nodeResources } from "marienbad-databases/system";
import { type Call, integerFlag, say } from "../core/command.ts";
import { progressBar } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";
import { texts as subjectTexts } from "../subject/texts.ts";

/** The oracle of a subject with the resources of the command line: opening books, the kernel, an arena file. */
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

/** Limit of positions to explore for optional answers, unless set by the flag. */
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

/** Nodes for exact sources (some seconds), so that answers do not depend on the machine's load. */
const THINKING = { nodes: 100_000_000, search: { time: 1000 } };

export interface Advice {
  readonly move: string;
  readonly worth: string;
  /** Undefined if it is not proved. */
  readonly result: Result | undefined;
}

/** Rates every move of a position, best first. */
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
