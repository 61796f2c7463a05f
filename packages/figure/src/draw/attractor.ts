import { type Arena, goalOf, type Solution, winnerOf, withoutParallelEdges } from "marienbad/arena";
import { greatestOf, leastOf, MarienbadError } from "marienbad/base";
import type { Player } from "marienbad/game";
import { type Layer, layers, type Reason } from "marienbad/solve";
import { contentOf, vertexNames } from "../content.ts";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf } from "../options.ts";
import {
  FONT,
  type LegendItem,
  type NodeContent,
  type NodeLook,
  PLAIN_EDGE,
  type Scene,
  type SceneGroup,
  type SceneText,
} from "../scene.ts";
import { checkReadable } from "./arena.ts";
import { type ArenaLook, arenaParts, type PlacedArena, placeArena } from "./arena-scene.ts";
import { goalLegend, nodeLegend, shapesLegend } from "./legend.ts";
import { heading, inPlace, PADDING, type Panel, strip } from "./strip.ts";
import { subscript, texts, titleOf, word } from "./texts.ts";

const MAX_DRAWN = 800;
/** Frames are looked at one by one. */
const MAX_IN_FRAMES = 4000;

/**
 * The attractor of a player as it grows: one panel for each of A₀, A₁ … Aₙ, with what joins at that step (thick border)
 * and the edges that are the reason. With the layout `ranks` it is one picture whose columns are the layers.
 */
export function attractorFigure(
  given: Arena,
  solution: Solution,
  options: FigureOptions = {},
  more: ReadonlySet<number> = new Set(),
): Scene {
  const grown = growthOf(given, solution, options);
  const { style, player, steps, found } = grown;
  const inColumns = options.places === undefined && options.layout === "ranks" && !style.blank && found > 0;
  const layout = options.layout === "ranks" && !inColumns ? "auto" : options.layout;
  const placed = placeArena(grown.arena, grown.contents, options.places ?? layout ?? "auto", solution);
  if (!inColumns) refuseTooMany(grown, Math.max(MAX_DRAWN, options.limit ?? 0));
  const parts = inColumns
    ? columns(placed, solution, player, steps, more)
    : strip(placed, panels(placed, player, steps, style, more));
  return {
    id: "attractor",
    title: titleOf(style, "attractorOf", nameOf(player, style)),
    direction: "right",
    ...parts,
    legend: legendOf(grown, style.blank ? [] : inColumns ? ["reason"] : ["joins", "member", "reason"]),
  };
}

/**
 * The same as a film, or as slides: the arena alone, then one scene for each of A₀, A₁ … Aₙ. The vertices stay where
 * they are, and all scenes have the same size. There is no blank twin.
 */
export function attractorFrames(
  given: Arena,
  solution: Solution,
  options: FigureOptions = {},
  more: ReadonlySet<number> = new Set(),
): Scene[] {
  const grown = growthOf(given, solution, { ...options, blank: false });
  const { style, player, steps } = grown;
  refuseTooMany(grown, Math.max(MAX_IN_FRAMES, options.limit ?? 0));
  const placed = placeArena(grown.arena, grown.contents, options.places ?? options.layout ?? "auto", solution);
  const alone: Panel = { id: "arena", title: "", caption: "", look: { node: () => ({}), edge: () => ({}), more } };
  const title = titleOf(style, "attractorOf", nameOf(player, style));
  const legend = legendOf(grown, ["joins", "member", "reason"]);
  return inPlace(placed, [alone, ...panels(placed, player, steps, style, more)]).map(
    (parts): Scene => ({ id: "attractor", title, direction: "right", ...parts, legend }),
  );
}

/** What there is to show of an attractor. */
interface Growth {
  readonly arena: Arena;
  readonly contents: readonly NodeContent[];
  readonly style: Style;
  readonly player: Player;
  readonly steps: readonly Layer[];
  /** How many of the steps add something. */
  readonly found: number;
}

function growthOf(given: Arena, solution: Solution, options: FigureOptions): Growth {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const player = options.player ?? 0;
  const found = [...layers(arena, solution, player)].filter(({ added }) => added.length > 0);
  return {
    arena,
    contents: vertexNames(arena, style).map((name) => contentOf(name, style)),
    style,
    player,
    steps: found.length > 0 ? found : [{ rank: 0, added: [] }], // an empty attractor is a figure too
    found: found.length,
  };
}

function refuseTooMany({ steps, arena }: Growth, limit: number): void {
  if (steps.length * arena.vertexCount <= limit) return;
  throw new MarienbadError("limit-reached", texts.tooManyPanels(steps.length, arena.vertexCount, limit), {
    parameters: { limit },
  });
}

/** What is given, and these of the answers. */
function legendOf({ arena, contents, style, player }: Growth, answers: readonly Answer[]): LegendItem[] {
  const tone = toneOf(player);
  const hasGoals = contents.some((_, vertex) => goalOf(arena, vertex) !== undefined);
  const items: Readonly<Record<Answer, LegendItem>> = {
    joins: nodeLegend(style, { tone, stroke: "strong" }, "joins"),
    member: nodeLegend(style, { tone }, "member"),
    reason: { edge: { ...PLAIN_EDGE, stroke: "strong", tone }, text: word(style, "reason") },
  };
  return [
    ...shapesLegend(style, false),
    ...(hasGoals ? [goalLegend(style)] : []),
    ...answers.map((answer) => items[answer]),
  ];
}

type Answer = "joins" | "member" | "reason";
type Parts = Pick<Scene, "nodes" | "edges" | "groups" | "texts">;

/** The edges that make vertices join, as `from to`. */
function reasonEdges(added: Layer["added"]): Set<string> {
  const targets = (reason: Reason): readonly number[] =>
    reason.kind === "goal" ? [] : reason.kind === "one-good-move" ? [reason.to] : reason.to;
  return new Set(added.flatMap(({ vertex, reason }) => targets(reason).map((to) => `${vertex} ${to}`)));
}

function* panels(
  { contents }: PlacedArena,
  player: Player,
  steps: readonly Layer[],
  style: Style,
  more: ReadonlySet<number>,
): Generator<Panel, void, void> {
  const tone = toneOf(player);
  const members = new Set<number>();
  for (const { rank, added } of steps) {
    const joins = new Set(added.map(({ vertex }) => vertex));
    for (const vertex of joins) members.add(vertex);
    const reasons = reasonEdges(added);
    const isHidden = style.blank && rank > 0;
    const shown = new Set(isHidden ? [] : members);
    const look: ArenaLook = {
      node: (vertex) => lookOf(shown.has(vertex), joins.has(vertex), tone),
      edge: (from, to) =>
        !style.blank && reasons.has(`${from} ${to}`) ? { stroke: "strong", tone } : { tone: "faded" },
      more,
    };
    const names = added.map(({ vertex }) => contents[vertex].label).join(", ");
    const caption = isHidden ? "" : names === "" ? "∅" : `+ ${names}`;
    yield { id: `a${rank}`, title: `A${subscript(rank)}`, caption, look };
  }
}

function lookOf(member: boolean, joins: boolean, tone: NodeLook["tone"]): Partial<NodeLook> {
  return member ? { tone, stroke: joins ? "strong" : "normal" } : {};
}

/** One picture, a column for each layer; vertices that are not won by the player step back. */
function columns(
  placed: PlacedArena,
  solution: Solution,
  player: Player,
  steps: readonly Layer[],
  more: ReadonlySet<number>,
): Parts {
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
    const box = {
      x,
      y: top - FONT.head - 10,
      width: members[0].width + 2 * PADDING,
      height: bottom - top + FONT.head + 10,
    };
    return { id: `a${rank}`, title, nodes: members.map(({ id }) => id), box };
  });
  const texts = groups.map(
    ({ title, box }): SceneText => ({ ...heading(title, box.x + box.width / 2, box.y + 14), anchor: "middle" }),
  );
  return { ...parts, groups, texts };
}
