import type { Meter, Work } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import { cpuSeconds, row, sizes, title } from "./measure.ts";
import { chompProofs } from "./proofs-chomp.ts";
import { domineeringProofs } from "./proofs-domineering.ts";
import { hexProofs } from "./proofs-hex.ts";
import { mnkProofs } from "./proofs-mnk.ts";

/** Positions that the expert of a game proves, and what each should come to. */
export interface ProofPart {
  readonly title: string;
  readonly game: string;
  readonly cases: readonly ProofCase[];
}

export interface ProofCase {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** As the game writes it; the start unless given. */
  readonly position?: string;
  /** Whether the expert is asked to be thorough. */
  readonly thorough?: boolean;
  /** The published result. */
  readonly result: 0 | 1 | "draw";
  /** What was asked for, and what others need. */
  readonly goal?: string;
}

/** One file per game; adding one is adding a line here. */
const PARTS: readonly ProofPart[] = [domineeringProofs, mnkProofs];

/** Those that ask about many positions at once print their own lines. */
const OTHERS: readonly (() => Promise<void> | void)[] = [hexProofs, chompProofs];

/** Nodes and CPU seconds of the provers, each with a table of its own, beside what they should reach. */
export async function proofsBench(): Promise<void> {
  for (const part of PARTS) {
    title(part.title);
    for (const { name, options, position, thorough, result, goal } of sizes(part.cases)) {
      const game = findGame(part.game)(options);
      const proof = await prove(game, position, thorough);
      if (proof.result !== result) throw new Error(`${part.game} ${name}: ${proof.result}, but it is ${result}`);
      row(name, {
        result: result === "draw" ? "draw" : `player ${result}`,
        nodes: proof.nodes.toLocaleString("en").padStart(12),
        time: `${proof.seconds.toFixed(3)} s`,
        ...(goal !== undefined && { goal }),
      });
    }
  }
  for (const proofs of OTHERS) await proofs();
}

async function prove(game: AnyGame, text: string | undefined, thorough: boolean | undefined) {
  const read = text === undefined ? undefined : game.notation.readPosition(text);
  if (read?.ok === false) throw new Error(`${text} is not a position`);
  const expert = await game.expert?.({ load: async () => undefined, thorough });
  if (expert === undefined) throw new Error("there is no expert");
  const started = cpuSeconds();
  const { value, nodes } = finish(expert.value(read === undefined ? game.start : read.value));
  return { result: value?.result, nodes, seconds: cpuSeconds() - started };
}

/** What a work returns, and the nodes on its meter. */
function finish<Result>(work: Work<Result, Meter>): { readonly value: Result; readonly nodes: number } {
  let meter: Meter | undefined;
  for (;;) {
    const step = work.next();
    if (step.done) return { value: step.value, nodes: meter?.nodes ?? 0 };
    meter = step.value;
    meter.pauseAt = meter.nodes + 1_000_000;
  }
}
