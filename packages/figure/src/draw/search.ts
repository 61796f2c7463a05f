import { greatestOf, type Text } from "marienbad/base";
import { type AnyGame, fullGame, type GivenGame, type Heuristic, opponent } from "marienbad/game";
import {
  alphaBeta,
  type Bound,
  defaultHeuristic,
  type LeafReason,
  minimax,
  type SearchEvent,
  searchSentences,
} from "marienbad/search";
import { contentOf, positionName } from "../content.ts";
import { boundsOf } from "../geometry.ts";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf } from "../options.ts";
import {
  type EdgeLook,
  FONT,
  type LegendItem,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { wrapText } from "../text-size.ts";
import { VOCABULARIES } from "../vocabulary.ts";
import { edgeLegend, shapesLegend } from "./legend.ts";
import { READABLE_NODES, tooLarge } from "./limits.ts";
import { texts, titleOf, word, writeValue } from "./texts.ts";
import { moveLabel, type TreeItem, treeParts } from "./tree.ts";

interface SearchNode extends Pick<Entry, "position" | "player" | "move"> {
  readonly window: Entry["window"] | undefined;
  readonly parent: SearchNode | undefined;
  readonly children: SearchNode[];
  value: number;
  bound: Bound;
  isLeaf: boolean;
  reason?: LeafReason;
  /** Index of the chosen child. */
  best: number;
  /** Number of values found before the search arrived here, and including its own: the steps of a film. */
  readonly reached: number;
  known: number;
  /** The cut made here: the remaining children were not visited. */
  cut?: "alpha" | "beta";
  /** Number of those children, and the ancestor whose player already has something better. */
  left: number;
  better?: SearchNode | undefined;
  soFar?: number;
}

type Entry = Extract<SearchEvent<unknown, unknown>, { kind: "enter" }>;

const DEFAULT_DEPTH = 2;

/** Runs a search of the library and records its tree. Throws if the tree is too large to draw. */
function recordSearch(algorithm: "minimax" | "alphabeta", game: AnyGame, options: FigureOptions): SearchNode {
  const { depth = DEFAULT_DEPTH, limit = READABLE_NODES, from = game.start } = options;
  const nodes: SearchNode[] = [];
  let found = 0;
  const trace = (event: SearchEvent<unknown, unknown>): void => {
    if (event.kind === "enter" && event.node >= limit) {
      throw tooLarge(texts.searchTooLarge(limit), { limit });
    }
    if (event.kind === "leaf" || event.kind === "leave") found++;
    record(nodes, event, found);
  };
  const heuristic: Heuristic<unknown> | undefined = options.heuristic ?? defaultHeuristic(game);
  const search = algorithm === "minimax" ? minimax : alphaBeta;
  search<unknown, unknown>(game, from, { depth, trace, ...(heuristic === undefined ? {} : { heuristic }) });
  return nodes[0];
}

function record(nodes: SearchNode[], event: SearchEvent<unknown, unknown>, found: number): void {
  const node = nodes[event.node];
  switch (event.kind) {
    case "enter": {
      const { position, player, move, window, parent } = event;
      const fresh: SearchNode = {
        position,
        player,
        move,
        window,
        parent: parent === undefined ? undefined : nodes[parent],
        children: [],
        value: 0,
        bound: "exact",
        isLeaf: false,
        best: -1,
        reached: found,
        known: 0,
        left: 0,
      };
      nodes[event.node] = fresh;
      if (parent !== undefined) nodes[parent].children.push(fresh);
      break;
    }
    case "leaf":
      node.value = event.value;
      node.isLeaf = true;
      node.reason = event.reason;
      node.known = found;
      break;
    case "update":
      node.soFar = event.best;
      break;
    case "cut":
      node.cut = event.cut;
      node.left = event.pruned.length;
      node.better = whoHasBetter(node, event.cut);
      break;
    case "leave":
      node.value = event.value;
      node.bound = event.bound;
      node.known = found;
      node.best = node.children.findIndex(({ move }) => move === event.move);
      break;
  }
}

/** The ancestor whose player is already sure of the bound that was passed; the root if a window was given. */
function whoHasBetter(node: SearchNode, cut: "alpha" | "beta"): SearchNode | undefined {
  const limit = cut === "beta" ? node.window?.beta : node.window?.alpha;
  let above = node.parent;
  while (above?.parent !== undefined && (above.player === node.player || above.soFar !== limit)) above = above.parent;
  return above;
}

const MAX_MIN = VOCABULARIES.find(({ id }) => id === "Max/Min");

function searchStyle(options: FigureOptions): Style {
  return styleOf(options, MAX_MIN);
}

interface Drawn {
  readonly game: AnyGame;
  readonly options: FigureOptions;
  readonly style: Style;
}

/** The tree of a minimax search: scores at the leaves, their values above, the best play in thick edges. */
export function minimaxFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = searchStyle(options);
  const drawn: Drawn = { game, options, style };
  const root = recordSearch("minimax", game, options);
  const valueText = ({ isLeaf, value }: SearchNode): string =>
    isLeaf || !style.blank ? writeValue(value, style.language) : "";
  const grow = (node: SearchNode, onBest: boolean): TreeItem => ({
    ...searchItem(drawn, node, valueText(node)),
    edge: searchEdge(drawn, node, onBest && !style.blank ? { stroke: "strong" } : {}),
    children: node.children.map((child, index) => grow(child, onBest && index === node.best)),
  });
  return searchScene("minimax", titleOf(style, "minimaxTitle"), grow(root, true), style, () => [bestLegend(style)]);
}

function searchScene(
  id: string,
  title: string,
  root: TreeItem,
  style: Style,
  answers: (parts: Pick<Scene, "nodes" | "edges">) => LegendItem[],
): Scene {
  const parts = treeParts(root, style);
  const legend = [...shapesLegend(style, true), ...(style.blank ? [] : answers(parts))];
  return { id, title, direction: "down", groups: [], ...parts, legend };
}

function bestLegend(style: Style): LegendItem {
  return edgeLegend(style, { arrow: false, stroke: "strong" }, "best");
}

function searchItem(
  { game, options: { positions = true }, style }: Drawn,
  { player, position, isLeaf }: SearchNode,
  value: string,
): Pick<TreeItem, "player" | "content" | "look"> {
  if (isLeaf && !positions) return { player, content: { label: value }, look: { shape: "none" } };
  const name = positionName(game, position, player, style);
  const content = positions ? contentOf(name, style, value) : { label: value };
  const over = game.result(position) !== undefined;
  return { player, content, look: { tone: isLeaf ? "plain" : toneOf(player), border: over ? "double" : "single" } };
}

function searchEdge({ game, options }: Drawn, { move, parent }: SearchNode, look: Partial<EdgeLook>): TreeItem["edge"] {
  const hasLabel = parent !== undefined && options.positions !== false;
  return { ...look, ...(hasLabel ? moveLabel(game, move, parent.position) : {}) };
}

/** An alpha-beta search on the tree of minimax: windows on arrival, values and bounds (≤, ≥), unvisited nodes faded. */
export function alphaBetaFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = searchStyle(options);
  const drawn: Drawn = { game, options, style };
  const whole = recordSearch("minimax", game, options);
  const searched = recordSearch("alphabeta", game, options);
  const grow = (node: SearchNode, visit: SearchNode | undefined, arrival: Arrival): TreeItem => ({
    ...searchItem(drawn, node, textOf(node, visit, style)),
    ...(visit === undefined && !style.blank ? { look: fadedLook(options, node) } : {}),
    ...noteOf(visit, style),
    edge: edgeOf(drawn, node, visit, arrival),
    children: node.children.map((child, index) =>
      grow(child, visit?.children[index], {
        onBest: arrival.onBest && index === visit?.best,
        cut: visit !== undefined && index === visit.children.length ? visit.cut : undefined,
      }),
    ),
  });
  const root = grow(whole, searched, { onBest: true, cut: undefined });
  return searchScene("alphabeta", titleOf(style, "alphaBetaTitle"), root, style, (parts) =>
    answersLegend(style, parts),
  );
}

interface Arrival {
  readonly onBest: boolean;
  readonly cut: "alpha" | "beta" | undefined;
}

/** Leaves show their score even if unvisited, because it is given; other nodes show their value only if visited. */
function textOf(node: SearchNode, visit: SearchNode | undefined, style: Style): string {
  if (node.isLeaf) return writeValue(node.value, style.language);
  if (style.blank || visit === undefined) return "";
  // An infinite value cannot be exceeded, so the bound is the value.
  const sign = Number.isFinite(visit.value) ? { exact: "", lower: "≥", upper: "≤" }[visit.bound] : "";
  return sign + writeValue(visit.value, style.language);
}

function fadedLook({ positions = true }: FigureOptions, node: SearchNode): TreeItem["look"] {
  return { tone: "faded", stroke: "dashed", ...(node.isLeaf && !positions ? { shape: "none" } : {}) };
}

function noteOf(visit: SearchNode | undefined, style: Style): Pick<TreeItem, "note"> {
  if (visit?.window === undefined || visit.isLeaf || style.blank) return {};
  const { alpha, beta } = visit.window;
  const lines = [`α = ${writeValue(alpha, style.language)}`, `β = ${writeValue(beta, style.language)}`];
  return { note: { side: "right", lines } };
}

function edgeOf(drawn: Drawn, node: SearchNode, visit: SearchNode | undefined, arrival: Arrival): TreeItem["edge"] {
  const { onBest, cut } = arrival;
  if (drawn.style.blank) return searchEdge(drawn, node, {});
  if (visit !== undefined) return searchEdge(drawn, node, onBest ? { stroke: "strong" } : {});
  const sign = cut === undefined ? {} : { label: cut === "alpha" ? "α" : "β" };
  return { stroke: cut === undefined ? "faded" : "cut", tone: "faded", ...sign };
}

function answersLegend(style: Style, { nodes, edges }: Pick<Scene, "nodes" | "edges">): LegendItem[] {
  const hasBounds = nodes.some(({ label, detail = "" }) => /^[≤≥]/.test(label) || /^[≤≥]/.test(detail));
  const hasCuts = edges.some(({ stroke }) => stroke === "cut");
  return [
    bestLegend(style),
    { sign: "α, β", text: word(style, "window") },
    ...(hasCuts ? [edgeLegend(style, { arrow: false, stroke: "cut", tone: "faded" }, "cut")] : []),
    ...(hasBounds ? [{ sign: "≤ ≥", text: word(style, "bound") }] : []),
  ];
}

/** Room around the frames, and for a line of the caption above; small trees are widened for the caption. */
const PADDING = 12;
const LINE = 14;
const LEAST_WIDTH = 320;

/** A search as a film or slides: the tree alone, then a scene with a sentence for each value found. Nothing moves. */
export function searchFrames(
  algorithm: "minimax" | "alphabeta",
  given: GivenGame,
  options: FigureOptions = {},
): Scene[] {
  const game = fullGame(given);
  const draw = algorithm === "minimax" ? minimaxFigure : alphaBetaFigure;
  const done = draw(game, { ...options, blank: false });
  const blank = draw(game, { ...options, blank: true });
  const searched = recordSearch(algorithm, game, options);
  const times = timesOf(recordSearch("minimax", game, options), searched, NEVER);
  const timeOf = new Map(done.nodes.map(({ id }, place) => [id, times[place]]));
  const last = times.reduce((most, { known }) => Math.max(most, known), 0);
  const { x, y, width, height } = boundsOf(done);
  const style = searchStyle(options);
  const wide = Math.max(width, LEAST_WIDTH);
  const captions = searchCaptions(searched, game, options, style).map((words) => wrapText(words, FONT.small, wide));
  const head = greatestOf(captions.map(({ length }) => length)) * LINE + PADDING;
  const box = { x: x - PADDING, y: y - PADDING - head, width: wide + 2 * PADDING, height: height + 2 * PADDING + head };
  const said = (now: number): SceneText[] =>
    (captions[now - 1] ?? []).map((words, line) => ({
      ...{ text: words, x, y: box.y + PADDING + line * LINE, anchor: "start", size: "small", tone: "plain" },
    }));
  const nodes = done.nodes.map(({ id }) => id);
  const legend = done.legend.map((item) =>
    item.text === word(style, "best") ? { ...item, text: word(style, "foundThenBest") } : item,
  );
  const groups = [{ id: "tree", title: "", nodes, box }];
  const end: Scene = { ...done, groups, legend, texts: [...done.texts, ...said(last)] };
  const frames = Array.from({ length: last }, (_, now): Scene => {
    const edges = done.edges.map((edge, place) => edgeAt(edge, blank.edges[place], timeOf.get(edge.to) as Times, now));
    return {
      ...end,
      nodes: done.nodes.map((node, place) => nodeAt(node, blank.nodes[place], times[place], now)),
      edges,
      texts: [...done.texts, ...said(now)],
    };
  });
  return [...frames, end];
}

/** The steps of the film at which a node is reached, is known, and is cut away. */
interface Times {
  readonly reached: number;
  readonly known: number;
  readonly cut: number;
}

const NEVER: Times = { reached: Infinity, known: -Infinity, cut: Infinity };

/** The times of all nodes, in the order of the figure: parents first. */
function timesOf(node: SearchNode, visit: SearchNode | undefined, outside: Times): Times[] {
  const here = visit === undefined ? outside : { reached: visit.reached, known: visit.known, cut: Infinity };
  // A cut shows as soon as the value of the last visited child is known.
  const cutAt = visit === undefined ? outside.cut : (visit.children.at(-1)?.known ?? Infinity);
  const below = node.children.flatMap((child, index) =>
    timesOf(child, visit?.children[index], { ...NEVER, cut: cutAt }),
  );
  return [here, ...below];
}

function nodeAt(done: SceneNode, blank: SceneNode, { reached, known, cut }: Times, now: number): SceneNode {
  const { x, y, width, height } = done;
  if (cut <= now || (known > 0 && known <= now)) return done;
  const { note: _, ...unknown } = blank;
  // The window of a node appears when the search arrives there.
  return { ...unknown, x, y, width, height, ...(reached < now && done.note !== undefined ? { note: done.note } : {}) };
}

function edgeAt(done: SceneEdge, blank: SceneEdge, { known, cut }: Times, now: number): SceneEdge {
  if (cut <= now) return done;
  const place = done.via === undefined ? {} : { via: done.via };
  return { ...blank, ...place, ...(known === now ? { stroke: "strong" as const } : {}) };
}

const SIGN = { exact: "", lower: "≥ ", upper: "≤ " } as const;

/** The sentence for each value, in the order in which the search finds them, as in the lab. */
function searchCaptions(root: SearchNode, game: AnyGame, { positions = true }: FigureOptions, style: Style): string[] {
  const write = (value: number): string => writeValue(value, style.language);
  const say = (words: Text): string => words[style.language];
  const captions: string[] = [];
  const nameOfNode = (node: SearchNode): string => {
    if (node.parent === undefined) return say(searchSentences.theRoot);
    if (!positions) return say(searchSentences.nodeNamed(game.notation.writePosition(node.position)));
    const moves: string[] = [];
    for (let at = node; at.parent !== undefined; at = at.parent) {
      moves.unshift(game.notation.writeMove(at.move, at.parent.position));
    }
    return say(searchSentences.positionAfter(moves.length > 4 ? `… ${moves.slice(-3).join(" ")}` : moves.join(" ")));
  };
  const tell = (node: SearchNode): Text => {
    const name = capital(nameOfNode(node));
    if (node.reason === "finished") return searchSentences.playIsOver(name, write(node.value));
    if (node.reason === "stuck") return searchSentences.isALeaf(name, write(node.value));
    if (node.reason === "horizon") return searchSentences.depthUsedUp(name, write(node.value));
    const written = (Number.isFinite(node.value) ? SIGN[node.bound] : "") + write(node.value);
    const who = nameOf(node.player, style);
    if (node.cut !== undefined) return tellCut(node, node.cut, written);
    if (node.bound === "exact") return searchSentences.allChildrenKnown(name, written, who);
    return searchSentences.onlyABound(name, written);
  };
  const tellCut = (node: SearchNode, cut: "alpha" | "beta", written: string): Text => {
    const { alpha, beta } = node.window ?? { alpha: -Infinity, beta: Infinity };
    const [letter, sign, limit] = cut === "beta" ? ["β", "≥", beta] : ["α", "≤", alpha];
    const reason = `${write(node.value)} ${sign} ${write(limit)}`;
    const other = nameOf(opponent(node.player), style);
    const above = nameOfNode(node.better ?? node);
    return searchSentences.cutMade(letter, nameOfNode(node), reason, other, write(limit), above, node.left, written);
  };
  const visit = (node: SearchNode): void => {
    captions[node.known - 1] = say(tell(node));
    node.children.forEach(visit);
  };
  visit(root);
  return captions;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
