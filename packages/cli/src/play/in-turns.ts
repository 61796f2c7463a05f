import { type Budget, type Meter, runAsync, type Signal, type Work } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import type { KnowledgeSource, Oracle, OracleProgress } from "marienbad/oracle";
import type { Answer } from "marienbad/search";
import { texts } from "../core/texts.ts";

/** An answer, and its source unless that was the search. */
export interface SourcedAnswer extends Answer<unknown> {
  readonly source?: KnowledgeSource;
}

export interface AskedBeside {
  readonly game: AnyGame;
  readonly position: unknown;
  readonly oracle: Oracle<unknown, unknown>;
  readonly onProgress: (progress: OracleProgress) => void;
}

/** Nodes before the oracle is asked; most searches take less than a second for them. */
const HEAD_START = 100_000;
/** The share of the time after which the oracle is asked in any case. */
const HEAD_START_SHARE = 1 / 4;
/** Nodes that the oracle may use for the value, and for a move, if no time is given: some seconds. */
const ASKING_NODES = 100_000_000;

/**
 * Alternates a search and the oracle until one has proved the value: twice the time of the quicker one. Returns the
 * proof, else the search's answer. A budget of nodes goes to the search first, so that all machines answer the same.
 */
export async function searchBesideOracle(
  search: Work<Answer<unknown>, Meter>,
  budget: Budget,
  asked: AskedBeside,
  limit: number | undefined,
): Promise<SourcedAnswer> {
  const startedAt = performance.now();
  const elapsed = (): number => performance.now() - startedAt;
  let isProved = false;
  const signal: Signal = {
    get aborted() {
      return isProved || budget.signal?.aborted === true;
    },
  };
  let ask = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const onProgress = (meter: Meter): void => {
    budget.onProgress?.(meter);
    const isOver = meter.nodes >= HEAD_START || elapsed() >= HEAD_START_SHARE * (limit ?? Number.POSITIVE_INFINITY);
    if (budget.nodes === undefined && isOver) ask();
  };
  const searching = runAsync(search, { ...budget, signal, onProgress }, (meter) => texts.afterNodes(meter?.nodes))
    .then((answer) => {
      isProved ||= answer.certainty === "exact";
      return answer;
    })
    .finally(ask);
  const asking = begun.then(async () => {
    if (signal.aborted) return undefined;
    const rest = () => (limit === undefined ? { nodes: ASKING_NODES } : { time: Math.max(1, limit - elapsed()) });
    const answer = await askOracle(asked, rest, signal);
    isProved ||= answer !== undefined;
    return answer;
  });
  const [found, known] = await Promise.allSettled([searching, asking]);
  if (found.status === "fulfilled" && found.value.certainty === "exact") return found.value;
  if (known.status === "rejected") throw known.reason;
  if (known.value !== undefined) return known.value;
  if (found.status === "rejected") throw found.reason;
  return found.value;
}

async function askOracle(
  { game, position, oracle, onProgress }: AskedBeside,
  rest: () => Pick<Budget, "time" | "nodes">,
  signal: Signal,
): Promise<SourcedAnswer | undefined> {
  let [before, positions] = [0, 0];
  const watch = {
    signal,
    onProgress(progress: OracleProgress): void {
      positions = before + progress.positions;
      onProgress({ ...progress, positions });
    },
  };
  const value = await oracle.known(position, { ...rest(), ...watch });
  if (value === undefined) return undefined;
  before = positions;
  const { result, rank = value.within, source } = value;
  const move = await keepingMove();
  return {
    move,
    line: [move],
    value: result === "draw" ? 0 : result === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    certainty: "exact",
    ...(result !== "draw" && rank !== undefined && { distance: rank }),
    depth: 0,
    nodes: positions,
    cuts: { alpha: 0, beta: 0 },
    source,
  };

  /** The best move if the number of moves is known; otherwise any move that keeps the result. */
  async function keepingMove(): Promise<unknown> {
    const isLost = result !== "draw" && result !== game.turn(position);
    if (value?.rank === undefined && isLost) return game.moves(position)[0];
    const quick = value?.rank === undefined || result === game.turn(position);
    const move = quick ? await oracle.quickMove(position, { ...rest(), ...watch }) : undefined;
    if (move !== undefined) return move;
    before = positions;
    return (await oracle.analyse(position, { ...rest(), ...watch, search: { nodes: 1 } })).moves[0].move;
  }
}
