import { DEFAULT_LIMIT } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { type Oracle, type OracleProgress, type OracleSources, oracleFor } from "marienbad/oracle";
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

/** Shows how far an oracle has got. */
export function showProgress(call: Call): (progress: OracleProgress) => void {
  return ({ positions, share }) => {
    const bar = share === undefined ? "" : `${progressBar(share)} `;
    call.output.progress(`${bar}${say(call, subjectTexts.positionsFound(positions))}`);
  };
}
