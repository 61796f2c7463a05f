import type { Player } from "marienbad";
import { type Bound, findSearch } from "marienbad/search";
import { language, t } from "../base/language.ts";
import { capitalised, naming, playerName } from "../base/players.ts";
import type { RecordedNode, SearchRecord, Step } from "./record.ts";
import type { Moment, NodeState } from "./replay.ts";
import type { TreeSource } from "./source.ts";
import * as texts from "./texts.ts";

/** In a search the players are called Max and Min, unless the reader has chosen names. */
export function seekerName(player: Player): string {
  if (naming.value !== "plain") return t(playerName(player));
  return player === 0 ? "Max" : "Min";
}

/** A score as people write it: 3, −2, 0.35, +∞. */
export function writeScore(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+∞";
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const text = Math.abs(value).toLocaleString(language.value, { maximumFractionDigits: 2 });
  return value < 0 && text !== "0" ? `−${text}` : text;
}

const SIGN: Readonly<{ [bound in Bound]: string }> = { exact: "", lower: "≥ ", upper: "≤ " };

/** "5", "≥ 5": a value behind a cut is never shown as exact, unless nothing lies beyond it. */
export function writeBound(value: number, bound: Bound): string {
  const nothingBeyond = value === (bound === "lower" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
  return (nothingBeyond ? "" : SIGN[bound]) + writeScore(value);
}

export function writeWindow({ alpha, beta }: { alpha: number; beta: number }): string {
  return `(${writeScore(alpha)}, ${writeScore(beta)})`;
}

/** What a node is called in a sentence: its vertex, its place in the tree, or the moves that lead there. */
export function nodeName(nodes: readonly RecordedNode[], node: number, kind: TreeSource["kind"]): string {
  if (node === 0) return t(texts.theRoot);
  if (kind === "list") return t(texts.nodeNamed(nodes[node].name));
  const moves: string[] = [];
  for (let at = node; at > 0; at = nodes[at].parent) moves.unshift(nodes[at].move);
  const way = moves.length > 4 ? `… ${moves.slice(-3).join(" ")}` : moves.join(" ");
  return kind === "graph" ? t(texts.vertexNamed(nodes[node].name)) : t(texts.positionAfter(way));
}

export function tellStep(record: SearchRecord, moment: Moment, kind: TreeSource["kind"]): string {
  const step = moment.step as Step;
  const { nodes } = record;
  const name = (node: number): string => nodeName(nodes, node, kind);
  const here = nodes[step.node];
  const who = seekerName(here.player);
  switch (step.kind) {
    case "enter":
      return tellArrival(step, capitalised(name(step.node)), who, name);
    case "update": {
      const child = moment.states[step.child] as NodeState;
      const given = writeBound(child.value as number, child.bound);
      const best = writeScore(step.best);
      const window = step.window === undefined ? "" : t(texts.theWindowIsNow(writeWindow(step.window)));
      return step.improved
        ? t(texts.childIsBest(capitalised(name(step.child)), given, name(step.node), who, best, window))
        : t(texts.childIsNotBest(capitalised(name(step.child)), given, name(step.node), who, best, window));
    }
    case "leave":
      return step.cut === undefined
        ? tellLeaving(step, capitalised(name(step.node)), who)
        : tellCut(record, moment, step as CutStep, name);
  }
}

function tellArrival(
  { leaf, memo, window }: Step & { kind: "enter" },
  name: string,
  who: string,
  nameOf: (node: number) => string,
): string {
  if (memo !== undefined) return t(texts.memoAnswers(name, nameOf(memo.from), writeScore(memo.value)));
  if (leaf !== undefined) {
    const value = writeScore(leaf.value);
    switch (leaf.reason) {
      case "finished":
        return t(texts.playIsOver(name, value));
      case "stuck":
        return t(texts.isALeaf(name, value));
      case "horizon":
        return t(texts.depthUsedUp(name, value));
    }
  }
  const known = window === undefined ? "" : t(texts.withTheWindow(writeWindow(window)));
  return t(texts.isToChoose(name, known, who));
}

function tellLeaving({ value, bound }: Step & { kind: "leave" }, name: string, who: string): string {
  const written = writeBound(value, bound);
  if (bound === "exact") return t(texts.allChildrenKnown(name, written, who));
  return t(texts.onlyABound(name, written));
}

type CutStep = Step & { kind: "leave"; cut: NonNullable<(Step & { kind: "leave" })["cut"]> };

/** Names the cut and says why: who above has something better already, and would never come here. */
function tellCut(
  { nodes }: SearchRecord,
  { states }: Moment,
  { node, cut, value, bound }: CutStep,
  name: (node: number) => string,
): string {
  const [letter, sign, limit] = cut.kind === "beta" ? ["β", "≥", cut.window.beta] : ["α", "≤", cut.window.alpha];
  const mine = nodes[node].player;
  let above = nodes[node].parent;
  while (above > 0 && (nodes[above].player === mine || states[above]?.value !== limit)) above = nodes[above].parent;
  const other = seekerName(mine === 0 ? 1 : 0);
  const reason = `${writeScore(value)} ${sign} ${writeScore(limit)}`;
  const [had, left, many] = [writeScore(limit), writeBound(value, bound), cut.pruned];
  return t(texts.cutMade(letter, name(node), reason, other, had, name(above), many, left));
}

export function algorithmName(id: string): string {
  return t(findSearch(id).title);
}

export function pseudoCode(algorithm: string): readonly (readonly [line: CodeLine, depth: number, text: string])[] {
  const window = algorithm === "alphabeta";
  return [
    ["enter", 0, window ? t(texts.codeHeadWithWindow) : t(texts.codeHead)],
    ...(algorithm === "memo" ? ([["memo", 1, t(texts.codeKnown)]] as const) : []),
    ["leaf", 1, t(texts.codeLeaf)],
    ["child", 1, t(texts.codeEachMove)],
    ["update", 2, window ? t(texts.codeKeepBestWithWindow) : t(texts.codeKeepBest)],
    ...(window ? ([["cut", 2, t(texts.codeCut)]] as const) : []),
    ["leave", 1, algorithm === "memo" ? t(texts.codeRemember) : t(texts.codeReturn)],
  ];
}

type CodeLine = "enter" | "memo" | "leaf" | "child" | "update" | "cut" | "leave";

export function lineOfStep(step: Step | undefined): CodeLine | undefined {
  if (step === undefined) return undefined;
  if (step.kind === "enter") return step.memo !== undefined ? "memo" : step.leaf !== undefined ? "leaf" : "enter";
  return step.kind === "leave" && step.cut !== undefined ? "cut" : step.kind;
}
