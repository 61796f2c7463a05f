import { greatestOf } from "marienbad/base";
import { fullGame, type GivenGame } from "marienbad/game";
import { boundsOf } from "../geometry.ts";
import type { FigureOptions } from "../options.ts";
import { FONT, type Scene, type SceneEdge, type SceneNode, type SceneText } from "../scene.ts";
import { wrapText } from "../text-size.ts";
import { alphaBetaFigure } from "./alpha-beta.ts";
import { minimaxFigure, searchStyle } from "./minimax.ts";
import { searchCaptions } from "./search-captions.ts";
import { recordSearch, type SearchNode } from "./search-tree.ts";
import { word } from "./texts.ts";

/** Room around what the frames show, and for a line of what is said above; small trees are given room for words. */
const PADDING = 12;
const LINE = 14;
const LEAST_WIDTH = 320;

/**
 * A search as a film, or as slides: the tree alone, then a scene for each value that is found, in the order in which
 * the search finds them, the edge strong along which it comes back, with the sentence that the lab shows there. Nothing
 * moves: each scene takes of the finished figure what is known by then, and of its blank twin the rest.
 */
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
  /** What is said at a step; there is nothing to say of the tree alone. */
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

/** When something is seen of a node: it is reached, its value is known, or it is cut away. */
interface Times {
  readonly reached: number;
  readonly known: number;
  readonly cut: number;
}

const NEVER: Times = { reached: Infinity, known: -Infinity, cut: Infinity };

/** The times of all nodes of the whole tree, in the order in which figures hold them: a walk, parents first. */
function timesOf(node: SearchNode, visit: SearchNode | undefined, outside: Times): Times[] {
  const here = visit === undefined ? outside : { reached: visit.reached, known: visit.known, cut: Infinity };
  // What a cut leaves out is seen to be left out as soon as the last child before it is known.
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
  // The window of a node stands beside it from when the search arrives there.
  return { ...unknown, x, y, width, height, ...(reached < now && done.note !== undefined ? { note: done.note } : {}) };
}

function edgeAt(done: SceneEdge, blank: SceneEdge, { known, cut }: Times, now: number): SceneEdge {
  if (cut <= now) return done;
  const place = done.via === undefined ? {} : { via: done.via };
  return { ...blank, ...place, ...(known === now ? { stroke: "strong" as const } : {}) };
}
