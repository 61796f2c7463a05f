import type { Text } from "../base/text.ts";
import type { NimAnalysis } from "./nim.ts";
import type { BinaryColumns } from "./nimbers.ts";
import type { PeriodFinding } from "./period.ts";
import type { SumAnalysis } from "./sum.ts";
import * as texts from "./texts.ts";

/** Why a position of Nim is won or lost, sentence by sentence (N3 in docs/concordance.md). */
export function explainNim(analysis: NimAnalysis): readonly Text[] {
  const { columns, moves, misere, phase, heaps } = analysis;
  const steps: Text[] = [texts.WRITE_IN_BINARY, oddColumns(columns)];
  if (misere) steps.push(...explainMisere(analysis));
  else steps.push(columns.sum === 0 ? texts.LOST_BALANCED : texts.WON_UNBALANCED);
  for (const { heap, from, to } of moves) {
    const reason = !misere || phase === "as-normal" ? `${from} ⊕ ${columns.sum} = ${to}` : `${from} → ${to}`;
    steps.push(texts.winningHeapMove(heap, reason, from, to));
  }
  if (moves.length === 0 && heaps.some((heap) => heap > 0)) steps.push(texts.NO_WINNING_MOVE);
  return steps;
}

/** Why a sum of games is won or lost, sentence by sentence. */
export function explainSum({ components, columns, moves }: SumAnalysis<unknown>): readonly Text[] {
  return [
    ...components.map(({ name, value }) => texts.worthAHeap(name, value)),
    texts.WRITE_IN_BINARY,
    oddColumns(columns),
    columns.sum === 0 ? texts.LOST_BALANCED : texts.WON_UNBALANCED,
    ...moves.map(({ name, word, from, to }) => texts.winningSumMove(word, name, from, to, columns.sum)),
  ];
}

/** The finding about a period in words. */
export function explainPeriod(finding: PeriodFinding): Text {
  switch (finding.status) {
    case "none":
      return texts.noPeriod(finding.to);
    case "observed":
      return texts.observedPeriod(finding, finding.to);
    case "proved": {
      const { certificate } = finding;
      return texts.provedPeriod(certificate, certificate.theorem, certificate.checkedTo);
    }
  }
}

function oddColumns({ sum, sumBits, weights }: BinaryColumns): Text {
  if (sum === 0) return texts.ALL_COLUMNS_EVEN;
  return texts.oddColumns(
    weights.filter((_, column) => sumBits[column] === 1),
    sum,
  );
}

/** Why a position of misère Nim is won or lost. */
export function explainMisere(analysis: NimAnalysis): readonly Text[] {
  return [texts.MISERE_CHANGES, explainMiserePhase(analysis)];
}

function explainMiserePhase({ phase, sum, heaps, winner }: NimAnalysis): Text {
  const ones = heaps.filter((heap) => heap === 1).length;
  switch (phase) {
    case "as-normal":
      return texts.misereAsNormal(sum);
    case "switch":
      return texts.misereSwitch(ones % 2 === 0 ? 1 : 0);
    case "ones":
      return texts.misereOnes(ones, winner === 0);
  }
}
