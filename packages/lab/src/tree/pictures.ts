import type { LegendItem, SceneEdge, SceneNode } from "marienbad-figure";
import { number, t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { tree } from "./instance.ts";
import { contentOf, EXPORT_SIZES, type PlacedNode, placeNodes } from "./layout.ts";
import { opening } from "./node-shape.tsx";
import { absence, bestLine, type Moment, momentAfter } from "./replay.ts";
import type { TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { algorithmName, seekerName, writeBound, writeScore } from "./words.ts";

/** The tree at the step shown; in an exercise the whole answer. The blank twin has only the scores. */
export function treePicture(study: TreeStudy): Picture {
  const { algorithm } = tree.question.value;
  const { kind } = tree.source.value;
  const name = tree.source.value.kind === "game" ? tree.source.value.game : kind;
  return {
    name: `${name}-tree`,
    title: algorithmName(algorithm),
    graph: true,
    scene(blank) {
      const exercising = tree.work.value.exercise !== "none";
      const moment = momentAfter(study, exercising ? study.steps.length : tree.step.value);
      const windows = algorithm === "alphabeta" && !blank;
      const { placed, byNode, levels } = placeNodes(
        study,
        kind,
        opening(study, moment),
        { windows, names: false },
        EXPORT_SIZES,
      );
      const line = blank ? new Set<number>() : bestLine(moment);
      const nodes = placed.map((at) => (blank ? blankNode(study, at) : nodeAt(study, moment, at, windows)));
      const edges = placed.flatMap(({ node }) => {
        const { parent } = study.nodes[node];
        if (!byNode.has(parent)) return [];
        const look = blank ? { label: moveOf(study, node) } : edgeTo(study, moment, node, line.has(node));
        return [{ from: `n${parent}`, to: `n${node}`, ...PLAIN, ...look }];
      });
      const left = Math.min(...placed.map(({ x, width }) => x - width / 2)) - 16;
      return {
        id: algorithm,
        title: algorithmName(algorithm),
        direction: "down",
        groups: [],
        nodes,
        edges,
        texts: levels.map(({ y, player }) => ({
          text: seekerName(player),
          x: left,
          y,
          anchor: "end",
          size: "normal",
          tone: "faded",
        })),
        legend: blank ? [] : legendOf(nodes, edges),
      };
    },
  };
}

const PLAIN = { stroke: "normal", tone: "plain", arrow: false, vertical: true } as const;

function blankNode(study: TreeStudy, at: PlacedNode): SceneNode {
  const value = study.nodes[at.node].children.length === 0 ? study.values?.[at.node] : undefined;
  return plainNode(study, at, value === undefined ? "" : writeScore(value));
}

function nodeAt(study: TreeStudy, moment: Moment, at: PlacedNode, windows: boolean): SceneNode {
  const { node, closed } = at;
  const state = moment.states[node];
  const { children, player } = study.nodes[node];
  const leaf = children.length === 0;
  // The scores of a typed tree are given, read or not.
  const given = tree.source.value.kind === "list" && leaf ? study.values?.[node] : undefined;
  const value =
    state?.value !== undefined ? writeBound(state.value, state.bound) : given === undefined ? "" : writeScore(given);
  const absent = absence(study, moment, node);
  const lines = [
    ...(windows && !leaf && state?.window !== undefined
      ? [`α = ${writeScore(state.window.alpha)}`, `β = ${writeScore(state.window.beta)}`]
      : []),
    ...(state?.memoFrom !== undefined ? [t(texts.sameAsVisit(state.memoFrom))] : []),
    ...(closed ? [`⋮ ${number(children.length)}`] : []),
  ];
  return {
    ...plainNode(study, at, value),
    tone: absent !== undefined ? "faded" : leaf ? "plain" : player === 0 ? "player0" : "player1",
    stroke: moment.current === node ? "strong" : absent === "pruned" || absent === "remembered" ? "dashed" : "normal",
    ...(lines.length === 0 ? {} : { note: { side: "right", lines } }),
  };
}

function plainNode(study: TreeStudy, { node, x, y, width, height }: PlacedNode, value: string): SceneNode {
  const { name, player, children } = study.nodes[node];
  const { kind } = tree.source.value;
  const { rows, label } = contentOf(study, node, kind);
  const bare = kind === "list" && children.length === 0;
  return {
    id: `n${node}`,
    x,
    y,
    width,
    height,
    shape: bare ? "none" : player === 1 ? "square" : rows === undefined ? "circle" : "card",
    tone: "plain",
    border: "single",
    stroke: "normal",
    ...(rows !== undefined
      ? { label: name, grid: rows, board: study.board, detail: value }
      : { label: label ?? value }),
    ...(label !== undefined ? { detail: value } : {}),
  };
}

function moveOf(study: TreeStudy, node: number): string {
  return tree.source.value.kind === "game" ? study.nodes[node].move : "";
}

/** Cut, passed over, not met yet, on the play that was found, or plain. */
function edgeTo(study: TreeStudy, moment: Moment, node: number, onLine: boolean): Partial<SceneEdge> {
  const { parent } = study.nodes[node];
  const absent = absence(study, moment, node);
  const cut = moment.states[parent]?.cut;
  const label = moveOf(study, node);
  if (absent === "pruned" && cut !== undefined)
    return { stroke: "cut", tone: "faded", label: cut === "alpha" ? "α" : "β" };
  if (absent === "pruned" || absent === "remembered") return { stroke: "faded", tone: "faded", label };
  if (absent === "waiting") return { tone: "faded", label };
  return { stroke: onLine ? "strong" : "normal", label };
}

function legendOf(nodes: readonly SceneNode[], edges: readonly SceneEdge[]): LegendItem[] {
  const edge = { tone: "plain", arrow: false } as const;
  const node = { border: "single", stroke: "normal" } as const;
  const hasBounds = nodes.some(({ label, detail = "" }) => /^[≤≥]/.test(label) || /^[≤≥]/.test(detail));
  const some = (stroke: SceneEdge["stroke"]): boolean => edges.some((one) => one.stroke === stroke);
  const items: (LegendItem | false)[] = [
    { node: { ...node, shape: "circle", tone: "player0" }, text: seekerName(0) },
    { node: { ...node, shape: "square", tone: "player1" }, text: seekerName(1) },
    nodes.some(({ stroke }) => stroke === "strong") && {
      node: { ...node, shape: "circle", tone: "plain", stroke: "strong" },
      text: t(texts.hereNow),
    },
    nodes.some(({ tone, stroke }) => tone === "faded" && stroke === "normal") && {
      node: { ...node, shape: "circle", tone: "faded" },
      text: t(texts.notLookedAtYet),
    },
    some("strong") && { edge: { ...edge, stroke: "strong" }, text: t(texts.bestPlay) },
    some("cut") && { edge: { ...edge, tone: "faded", stroke: "cut" }, text: t(texts.cutNeverLookedAt) },
    hasBounds && { sign: "≤ ≥", text: t(texts.boundsNotValues) },
  ];
  return items.filter((item) => item !== false);
}
