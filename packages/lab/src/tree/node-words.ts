import { t } from "../base/language.ts";
import type { Report } from "./exercise.ts";
import { tree } from "./instance.ts";
import { shownValue } from "./node-shape.tsx";
import { absence, type Moment } from "./replay.ts";
import type { TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nodeName, seekerName, writeBound, writeWindow } from "./words.ts";

export function lookOf(now: TreeStudy, at: Moment, node: number, marked: boolean, report: Report | undefined): string {
  const { player, children } = now.nodes[node];
  const state = at.states[node];
  const task = tree.work.value.exercise;
  const absent = task === "none" ? absence(now, at, node) : undefined;
  const bare = tree.source.value.kind === "list" && children.length === 0;
  return [
    "tree-node",
    `player${player}`,
    bare ? "bare" : "",
    task !== "none"
      ? "asked"
      : absent === "pruned" || absent === "remembered"
        ? "skipped"
        : absent === "waiting"
          ? "waiting"
          : (state?.status ?? ""),
    children.length === 0 ? "leaf" : "",
    state?.memoFrom !== undefined ? "memo" : "",
    state?.cut !== undefined ? "has-cut" : "",
    state !== undefined && state.bound !== "exact" ? "bound" : "",
    at.current === node ? "current" : "",
    tree.selected.value === node ? "chosen" : "",
    marked ? "marked" : "",
    task === "pruned" && report !== undefined && (report.wrong.has(node) || report.missing.has(node)) ? "wrong" : "",
    task === "pruned" && report?.right.has(node) ? "right" : "",
  ]
    .filter((name) => name !== "")
    .join(" ");
}

export function spokenNode(
  now: TreeStudy,
  at: Moment,
  node: number,
  marked: boolean,
  report: Report | undefined,
): string {
  const state = at.states[node];
  const { children, player } = now.nodes[node];
  const words = [
    nodeName(now.nodes, node, tree.source.value.kind),
    children.length > 0 ? seekerName(player) : t(texts.leaf),
  ];
  if (tree.work.value.exercise === "none") {
    const absent = absence(now, at, node);
    if (absent === "pruned") words.push(t(texts.pruned));
    if (absent === "remembered") words.push(t(texts.spokenNotNeeded));
    if (absent === "waiting") words.push(t(texts.notVisitedYet));
    if (state !== undefined) words.push(t(texts.spokenVisit(node)));
    if (state?.window !== undefined && children.length > 0) words.push(t(texts.windowLabel(writeWindow(state.window))));
    if (state?.value !== undefined) {
      const value = writeBound(state.value, state.bound);
      words.push(state.status === "open" ? t(texts.spokenBestSoFar(value)) : t(texts.valueLabel(value)));
    }
    if (state?.cut !== undefined) words.push(t(texts.cutLabel(state.cut)));
  } else {
    const value = shownValue(now, node, undefined);
    if (value !== "") words.push(t(texts.score(value)));
    if (marked) words.push(t(texts.markedAsPruned));
    if (report?.wrong.has(node) || report?.missing.has(node)) words.push(t(texts.wrong));
  }
  return words.join(", ");
}

export function questionFor(now: TreeStudy, node: number): string {
  const { player } = now.nodes[node];
  const name = nodeName(now.nodes, node, tree.source.value.kind);
  return t(texts.valueOfNode(name, seekerName(player)));
}
