import { MarienbadError, runAsync, type Watch, type Work } from "marienbad/base";
import {
  explainPeriod,
  findPeriod,
  type GrundySequence,
  grundySequence,
  type HeapGame,
  maxHeapsLeft,
  misereTable,
  nimSum,
  type PeriodFinding,
  type SequenceProgress,
  valueByPeriod,
  writeHeapGame,
} from "marienbad/impartial";
import { type Call, integerFlag, labelled, parsedFlag, say, switchFlag } from "../core/command.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { texts } from "./texts.ts";

const MAX_TO = 100_000_000;
/** Values printed by default: of heaps up to this one, or up to the largest heap given. */
const DEFAULT_TO = 20;
const MAX_DEFAULT_TO = 100;
/** For larger heaps a proved period is looked for first. */
const FAR_HEAP = 1_000_000;
const DEFAULT_SECONDS = 10; // without --reach

export interface HeapQuestion {
  readonly game: HeapGame;
  readonly heaps: readonly number[];
}

interface HeapReport extends HeapQuestion {
  readonly values: readonly number[];
  readonly finding: PeriodFinding | undefined;
  readonly value: number | undefined;
  readonly far: { readonly heap: bigint; readonly value: bigint } | undefined;
}

/** The largest heap when looking for a period; undefined if time decides. */
function reachFlag(call: Call): number | undefined {
  return integerFlag(call, "reach", { min: 1, max: MAX_TO });
}

function lastShown(call: Call, { heaps }: HeapQuestion): number {
  const largest = heaps.reduce((most, heap) => Math.max(most, heap), 0);
  const shown = heaps.length === 0 ? DEFAULT_TO : Math.min(MAX_DEFAULT_TO, largest);
  return integerFlag(call, "largest", { min: 0, max: MAX_TO }, shown);
}

/** Prints Grundy values of heaps, and the period and single heaps if asked. */
export async function reportHeaps(call: Call, question: HeapQuestion): Promise<number> {
  const report = await studyHeaps(call, question, lastShown(call, question));
  call.output.done();
  if (call.json) call.output.json(heapsAsJson(report));
  else printHeaps(call, report);
  return 0;
}

async function studyHeaps(call: Call, { game, heaps }: HeapQuestion, to: number): Promise<HeapReport> {
  const watch: Watch<SequenceProgress> = {
    signal: call.signal,
    onProgress: ({ heap, to: end }) => call.output.progress(`${heap} / ${end}`),
  };
  const parseFar = (text: string): bigint | undefined => (/^\d{1,400}$/.test(text) ? BigInt(text) : undefined);
  const farHeap = parsedFlag(call, "at", parseFar, texts.WHOLE_NUMBER);
  const sequence = grundySequence(game);
  await runAsync(sequence.extendToWork(to), watch);
  const values = Array.from(sequence.values);
  let finding: PeriodFinding | undefined;
  const isFar = (farHeap ?? 0) > FAR_HEAP || heaps.some((heap) => heap > FAR_HEAP);
  if (switchFlag(call, "period") || isFar) {
    const reach = reachFlag(call);
    const budget = reach === undefined ? { time: 1000 * DEFAULT_SECONDS, ...watch } : watch;
    finding = await runAsync(findPeriod.work(game, { to: reach ?? MAX_TO, sequence }), budget);
  } else if (call.json) {
    finding = await runAsync(findPeriod.work(game, { to: maxHeapsLeft(game) > 2 ? 300 : 2000 }), watch); // a quick look
  }
  const valueOfOne = (heap: bigint): Promise<bigint> => runAsync(valueOfHeapWork(sequence, finding, heap), watch);
  const valuesOfHeaps: number[] = [];
  for (const heap of heaps) valuesOfHeaps.push(Number(await valueOfOne(BigInt(heap))));
  return {
    game,
    heaps,
    values,
    finding,
    value: heaps.length === 0 ? undefined : nimSum(valuesOfHeaps),
    far: farHeap === undefined ? undefined : { heap: farHeap, value: await valueOfOne(farHeap) },
  };
}

function heapsAsJson({ game, heaps, values, finding, value, far }: HeapReport): Record<string, unknown> {
  return {
    game: writeHeapGame(game),
    values,
    ...periodAsJson(finding),
    ...(value !== undefined && { heaps, value }),
    // As text: JSON numbers are not exact beyond 2⁵³.
    ...(far && { at: { heap: String(far.heap), value: String(far.value) } }),
  };
}

function printHeaps(call: Call, { game, heaps, values, finding, value, far }: HeapReport): void {
  const { output } = call;
  output.line(say(call, texts.valuesOf(writeHeapGame(game), values.length - 1)));
  output.line(values.join(" "));
  if (switchFlag(call, "period") && finding !== undefined) {
    output.line(say(call, explainPeriod(finding)));
    if (finding.status !== "proved") {
      const seconds = reachFlag(call) === undefined ? DEFAULT_SECONDS : undefined;
      output.line(say(call, texts.lookedTo(finding.to, seconds)));
    }
  }
  if (value !== undefined) output.line(say(call, texts.worth(heaps.join(", "), value)));
  if (far !== undefined) output.line(`g(${far.heap}) = ${far.value}`);
}

/** By the proved period if the heap is far, else by computing up to it. */
function* valueOfHeapWork(
  sequence: GrundySequence,
  finding: PeriodFinding | undefined,
  heap: bigint,
): Work<bigint, SequenceProgress> {
  if (finding?.status === "proved") return valueByPeriod(finding.certificate, heap);
  if (heap > BigInt(MAX_TO)) {
    throw new MarienbadError("not-applicable", texts.noPeriodSoFar(writeHeapGame(sequence.game), MAX_TO, heap));
  }
  yield* sequence.extendToWork(Number(heap));
  return BigInt(sequence.values[Number(heap)]);
}

function periodAsJson(finding: PeriodFinding | undefined): Record<string, unknown> {
  if (finding === undefined || finding.status === "none") {
    return { period: null, start: null, saltus: null, proved: false, ...(finding && { observedTo: finding.to }) };
  }
  const { period, start, saltus } = finding.status === "proved" ? finding.certificate : finding;
  if (finding.status === "observed") return { period, start, saltus, proved: false, observedTo: finding.to };
  const { theorem, checkedTo } = finding.certificate;
  return { period, start, saltus, proved: true, theorem, checkedTo };
}

/** Prints misère outcomes of heaps. */
export async function reportMisere(call: Call, question: HeapQuestion): Promise<number> {
  const { game, heaps } = question;
  const to = lastShown(call, question);
  const table = misereTable(game);
  function* letterWork(position: readonly number[]): Work<"N" | "P"> {
    return (yield* table.outcomeOfWork(position)) === "next" ? "N" : "P";
  }
  function* lettersWork(): Work<("N" | "P")[]> {
    const letters: ("N" | "P")[] = [];
    for (let heap = 0; heap <= to; heap++) letters.push(yield* letterWork([heap]));
    return letters;
  }
  const watch: Watch = {
    signal: call.signal,
    onProgress: (positions) => call.output.progress(`${positions} positions`),
  };
  const outcomes = await runAsync(lettersWork(), watch, coreTexts.afterPositions);
  const outcome = heaps.length === 0 ? undefined : await runAsync(letterWork(heaps), watch, coreTexts.afterPositions);
  call.output.done();
  if (call.json) {
    call.output.json({ game: writeHeapGame(game), misere: true, outcomes, ...(outcome && { heaps, outcome }) });
    return 0;
  }
  call.output.line(say(call, texts.misereOutcomesOf(writeHeapGame(game), to)));
  call.output.line(outcomes.join(" "));
  if (outcome !== undefined) call.output.line(labelled(call, heaps.join(", "), outcome));
  return 0;
}
