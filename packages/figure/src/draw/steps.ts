import { type Arena, goalOf, type Solution, winnerOf, withoutParallelEdges } from "marienbad/arena";
import { greatestOf, leastOf } from "marienbad/base";
import { asParity, solveByZielonka, type ZielonkaStep } from "marienbad/objective";
import { type Layer, layers, type Reason } from "marienbad/solve";
import { contentOf, vertexNames } from "../content.ts";
import { boundsOf } from "../geometry.ts";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf } from "../options.ts";
import {
  FONT,
  type LegendItem,
  type NodeLook,
  type Scene,
  type SceneEdge,
  type SceneGroup,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { textWidth, wrapText } from "../text-size.ts";
import { PLAIN_LOOK, placePlainArena } from "./arena.ts";
import { type ArenaLook, arenaParts, type PlacedArena, placeArena } from "./arena-scene.ts";
import { arenaLegend, edgeLegend, nodeLegend, shapesLegend } from "./legend.ts";
import { checkReadable, tooLarge } from "./limits.ts";
import { subscript, texts, titleOf, word } from "./texts.ts";

/** About the width of a page: panels that do not fit wrap to the next row. */
const PAGE = 660;
const PADDING = 12;
const LINE = 14;
const GAP = 10;

interface Panel {
  /** Unique in the scene; a prefix of the ids of its nodes. */
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly look: ArenaLook;
}

type Parts = Pick<Scene, "nodes" | "edges" | "groups" | "texts">;

const MAX_DRAWN = 800;

function checkPanels(count: number, { vertexCount }: Arena, options: FigureOptions, most = MAX_DRAWN): void {
  const limit = Math.max(most, options.limit ?? 0);
  if (count * vertexCount > limit) throw tooLarge(texts.tooManyPanels(count, vertexCount, limit), { limit });
}

function strip(placed: PlacedArena, panels: Iterable<Panel>): Parts {
  const [nodes, edges]: [SceneNode[], SceneEdge[]] = [[], []];
  const [groups, headings]: [SceneGroup[], SceneText[]] = [[], []];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const panel of panels) {
    const { id, title, look } = panel;
    const measured = boundsOf({ ...arenaParts(placed, look), groups: [], texts: [] });
    const width = measured.width + 2 * PADDING;
    const lines = captionLines(panel, measured.width);
    const head = headHeight(lines);
    const height = measured.height + 2 * PADDING + head;
    if (left > 0 && left + width > PAGE) [left, top, rowHeight] = [0, top + rowHeight + GAP, 0];
    rowHeight = Math.max(rowHeight, height);

    const offset = { dx: left + PADDING - measured.x, dy: top + PADDING + head - measured.y };
    const parts = arenaParts(placed, look, { prefix: id, ...offset });
    for (const node of parts.nodes) nodes.push(node);
    for (const edge of parts.edges) edges.push(edge);
    groups.push({ id, title, nodes: parts.nodes.map((node) => node.id), box: { x: left, y: top, width, height } });
    for (const text of headTexts(title, lines, left, top)) headings.push(text);
    left += width + GAP;
  }
  return { nodes, edges, groups, texts: headings };
}

/** One picture per step, all of one size, with vertices that never move: frames of a film, or slides. */
function inPlace(placed: PlacedArena, panels: readonly Panel[]): Parts[] {
  const measured = boundsOf({ ...arenaParts(placed, panels[0].look), groups: [], texts: [] });
  const captions = panels.map((panel) => captionLines(panel, measured.width));
  const head = greatestOf(captions.map(headHeight));
  const heads = panels.map(({ title }, step) => headTexts(title, captions[step], 0, 0));
  // A name may be wider than the arena.
  const said = boundsOf({ nodes: [], edges: [], groups: [], texts: heads.flat() });
  const width = Math.max(measured.width, said.x + said.width - PADDING) + 2 * PADDING;
  const box = { x: 0, y: 0, width, height: measured.height + 2 * PADDING + head };
  const offset = { dx: PADDING - measured.x, dy: PADDING + head - measured.y };
  return panels.map(({ id, title, look }, step) => {
    const { nodes, edges } = arenaParts(placed, look, offset);
    return { nodes, edges, groups: [{ id, title, nodes: nodes.map((node) => node.id), box }], texts: heads[step] };
  });
}

const indentOf = (title: string): number => (title === "" ? 0 : textWidth(title, FONT.head) + 12);

function captionLines({ title, caption }: Panel, width: number): string[] {
  return caption === "" ? [] : wrapText(caption, FONT.small, width - indentOf(title));
}

function headHeight(lines: readonly string[]): number {
  return Math.max(1, lines.length) * LINE + 4;
}

function headTexts(title: string, lines: readonly string[], left: number, top: number): SceneText[] {
  const [x, y] = [left + PADDING, top + PADDING + 2];
  return [
    ...(title === "" ? [] : [heading(title, x, y)]),
    ...lines.map((text, line): SceneText => {
      return { text, x: x + indentOf(title), y: y + line * LINE, anchor: "start", size: "small", tone: "plain" };
    }),
  ];
}

function heading(text: string, x: number, y: number, anchor: SceneText["anchor"] = "start"): SceneText {
  return { text, x, y, anchor, size: "head", tone: "plain" };
}

const MAX_IN_FRAMES = 4000;

/** The growth of an attractor: a panel for each of A₀ … Aₙ with what joins and why; with `ranks`, a column each. */
export function attractorFigure(
  given: Arena,
  solution: Solution,
  options: FigureOptions = {},
  more: ReadonlySet<number> = new Set(),
): Scene {
  const grown = growthOf(given, solution, options);
  const { style, steps, found } = grown;
  const inColumns = options.places === undefined && options.layout === "ranks" && !style.blank && found > 0;
  const layout = options.layout === "ranks" && !inColumns ? "auto" : options.layout;
  const placed = placeArena(grown.arena, grown.contents, options.places ?? layout ?? "auto", solution);
  if (!inColumns) checkPanels(steps.length, grown.arena, options);
  const parts = inColumns ? columns(placed, grown, solution, more) : strip(placed, panels(grown, more));
  return sceneOf(grown, parts, style.blank ? [] : inColumns ? ["reason"] : ALL_ANSWERS);
}

/** The attractor as a film or slides: the arena, then a scene for each of A₀ … Aₙ, in one size; no blank twin. */
export function attractorFrames(
  given: Arena,
  solution: Solution,
  options: FigureOptions = {},
  more: ReadonlySet<number> = new Set(),
): Scene[] {
  const grown = growthOf(given, solution, { ...options, blank: false });
  checkPanels(grown.steps.length, grown.arena, options, MAX_IN_FRAMES);
  const placed = placeArena(grown.arena, grown.contents, options.places ?? options.layout ?? "auto", solution);
  const alone: Panel = { id: "arena", title: "", caption: "", look: { ...PLAIN_LOOK, more } };
  return inPlace(placed, [alone, ...panels(grown, more)]).map((parts) => sceneOf(grown, parts, ALL_ANSWERS));
}

type Growth = ReturnType<typeof growthOf>;

/** `found` is the number of steps that add vertices. */
function growthOf(given: Arena, solution: Solution, options: FigureOptions) {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const player = options.player ?? 0;
  const contents = vertexNames(arena, style).map((name) => contentOf(name, style));
  const found = [...layers(arena, solution, player)].filter(({ added }) => added.length > 0);
  const steps: Layer[] = found.length > 0 ? found : [{ rank: 0, added: [] }]; // an empty attractor is a figure too
  return { arena, contents, style, player, steps, found: found.length };
}

const ALL_ANSWERS = ["joins", "member", "reason"] as const;
type Answer = (typeof ALL_ANSWERS)[number];

function sceneOf({ arena, style, player }: Growth, parts: Parts, answers: readonly Answer[]): Scene {
  const tone = toneOf(player);
  const items = {
    joins: nodeLegend(style, { tone, stroke: "strong" }, "joins"),
    member: nodeLegend(style, { tone }, "member"),
    reason: edgeLegend(style, { stroke: "strong", tone }, "reason"),
  };
  const title = titleOf(style, "attractorOf", nameOf(player, style));
  const legend = [...arenaLegend(arena, style), ...answers.map((answer) => items[answer])];
  return { id: "attractor", title, direction: "right", ...parts, legend };
}

/** The edges that make vertices join, as `from to`. */
function reasonEdges(added: Layer["added"]): Set<string> {
  const targets = (reason: Reason): readonly number[] =>
    reason.kind === "goal" ? [] : reason.kind === "one-good-move" ? [reason.to] : reason.to;
  return new Set(added.flatMap(({ vertex, reason }) => targets(reason).map((to) => `${vertex} ${to}`)));
}

function* panels({ contents, player, steps, style }: Growth, more: ReadonlySet<number>): Generator<Panel> {
  const tone = toneOf(player);
  const members = new Set<number>();
  for (const { rank, added } of steps) {
    const joins = new Set(added.map(({ vertex }) => vertex));
    for (const vertex of joins) members.add(vertex);
    const reasons = reasonEdges(added);
    const isHidden = style.blank && rank > 0;
    const shown = new Set(isHidden ? [] : members);
    const look: ArenaLook = {
      node: (vertex) => (shown.has(vertex) ? { tone, stroke: joins.has(vertex) ? "strong" : "normal" } : {}),
      edge: (from, to) =>
        !style.blank && reasons.has(`${from} ${to}`) ? { stroke: "strong", tone } : { tone: "faded" },
      more,
    };
    const names = added.map(({ vertex }) => contents[vertex].label).join(", ");
    const caption = isHidden ? "" : names === "" ? "∅" : `+ ${names}`;
    yield { id: `a${rank}`, title: `A${subscript(rank)}`, caption, look };
  }
}

function columns(placed: PlacedArena, { player, steps }: Growth, solution: Solution, more: ReadonlySet<number>): Parts {
  const tone = toneOf(player);
  const fadedUnlessGoal = (vertex: number): Partial<NodeLook> =>
    goalOf(placed.arena, vertex) === undefined ? { tone: "faded" } : {};
  const reasons = new Set(steps.flatMap(({ added }) => [...reasonEdges(added)]));
  const parts = arenaParts(placed, {
    node: (vertex) => (winnerOf(solution, vertex) === player ? { tone } : fadedUnlessGoal(vertex)),
    edge: (from, to) => (reasons.has(`${from} ${to}`) ? { stroke: "strong", tone } : { tone: "faded" }),
    more,
  });
  const top = leastOf(parts.nodes.map(({ y, height }) => y - height / 2)) - 18;
  const bottom = greatestOf(parts.nodes.map(({ y, height }) => y + height / 2)) + PADDING;
  const groups = steps.map(({ rank, added }): SceneGroup => {
    const members = added.map(({ vertex }) => parts.nodes[vertex]);
    const x = members[0].x - members[0].width / 2 - PADDING;
    const title = rank === 0 ? "A₀" : `A${subscript(rank)} ∖ A${subscript(rank - 1)}`;
    const y = top - FONT.head - 10;
    const box = { x, y, width: members[0].width + 2 * PADDING, height: bottom - y };
    return { id: `a${rank}`, title, nodes: members.map(({ id }) => id), box };
  });
  const texts = groups.map(({ title, box }) => heading(title, box.x + box.width / 2, box.y + 14, "middle"));
  return { ...parts, groups, texts };
}

/** Zielonka's recursion, a panel per step: the subgame (all that blank twins show), the targets, and what is won. */
export function zielonkaFigure(given: Arena, options: FigureOptions = {}): Scene {
  const game = asParity(withoutParallelEdges(given));
  checkReadable(game, options);
  const style = styleOf(options);
  const steps: ZielonkaStep[] = [];
  solveByZielonka(game, (step) => steps.push(step));
  checkPanels(steps.length, game, options);
  const placed = placePlainArena(game, options);
  const panels = steps.map((step, index) => panelOf(placed, step, index, style));
  const answers: LegendItem[] = ([0, 1] as const).map((player) =>
    nodeLegend(style, { tone: toneOf(player) }, "attracted", nameOf(player, style)),
  );
  return {
    id: "zielonka",
    title: titleOf(style, "zielonkaTitle"),
    direction: "right",
    ...strip(placed, panels),
    legend: [
      ...shapesLegend(style, false),
      { sign: "3", text: word(style, "priority") },
      ...(style.blank ? [] : [...answers, nodeLegend(style, { stroke: "strong" }, "attractedTo")]),
    ],
  };
}

function panelOf({ contents }: PlacedArena, step: ZielonkaStep, index: number, style: Style): Panel {
  const { kind, depth, player, priority, to } = step;
  const tone = toneOf(player);
  const [subgame, region, target] = [new Set(step.subgame), new Set(step.region), new Set(to)];
  const names = step.region.map((vertex) => contents[vertex].label).join(", ");
  return {
    id: `z${index}`,
    title: `${index + 1}`,
    caption: style.blank ? "" : texts.zielonkaStep(kind, depth, nameOf(player, style), priority, names)[style.language],
    look: {
      node(vertex) {
        if (!subgame.has(vertex)) return { tone: "faded" };
        if (style.blank) return {};
        const isTarget = kind !== "wins" && target.has(vertex);
        return { ...(region.has(vertex) ? { tone } : {}), ...(isTarget ? { stroke: "strong" as const } : {}) };
      },
      edge: (from, to) => (subgame.has(from) && subgame.has(to) ? {} : { tone: "faded" }),
    },
  };
}
