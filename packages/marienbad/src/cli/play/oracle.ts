import { DEFAULT_LIMIT } from "../../arena/index.ts";
import { solveWork } from "../../kernel/automatic.ts";
import { nodeResources } from "../../node/resources.ts";
import { type Oracle, type OracleProgress, type OracleSources, oracleFor } from "../../oracle/index.ts";
import { type Call, integerFlag, say } from "../core/command.ts";
import { progressBar } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";
import * as subjectTexts from "../subject/texts.ts";

/** The oracle of a subject with all that the command line has: the opening books, the kernel, the arena in a file. */
export function oracleOf(
  call: Call,
  { kit, arena }: Subject,
  sources: OracleSources<unknown> = {},
): Oracle<unknown, unknown> {
  return oracleFor<unknown, unknown>(kit, {
    resources: nodeResources(),
    solve: solveWork,
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
