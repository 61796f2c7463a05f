import { type Judgement, type Proved, type Review, SEVERITIES, SEVERITY_SIGNS, severityName } from "marienbad/oracle";
import { type FigureOptions, nameOf, type Style, shapeOf, styleOf, toneOf } from "../options.ts";
import {
  type LegendItem,
  PLAIN_EDGE,
  PLAIN_NODE,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { nodeLegend, shapesLegend } from "./legend.ts";
import { titleOf, word } from "./texts.ts";

/*
 * How a play went, move by move. Up is good for player 0, down for player 1; the sooner the end, the further out:
 *
 *     in 1    +                   ○
 *     in 10   |         □ – ○ – □
 *             |  ○ – □ /
 *     draw    + - - - - - - - - - - - - -
 *             |               ┊
 *     in 10   |       ○ ??    ┊
 *     in 1    +----+----+----+┊---+
 *                  5   10   15   20    moves
 *
 * A height is drawn only where it is known; otherwise a dotted bar covers all possible ones, and the curve has a gap.
 */
const STEP = 20; // pixels from one move to the next
const HALF = 130; // pixels from a draw to an end at once
const LEFT = 64;
const DOT = 9;
const NUMBERED = 5; // every fifth move has its number

/** Maps values to heights on the curve: 1 if player 0 wins immediately, 0 for a draw, −1 if player 1 does. */
export interface ReviewScale {
  /** Lowest and highest possible height of a value; equal if it is known exactly. */
  rangeOf(value: Judgement): readonly [low: number, high: number];
  /** Lines at these numbers of moves to the end, or points, above and below. */
  readonly ticks: readonly { readonly moves: number; readonly height: number }[];
  readonly unit: "moves" | "points";
}

const FARTHEST = 0.12; // the height of a win that is far away
const MIN_LONGEST = 10;
const TICKS = [1, 10, 20, 30, 50, 100];

/** The scale on which all these values differ. */
export function reviewScale(values: readonly Judgement[]): ReviewScale {
  const facts = values.filter((value) => value.certainty === "proved");
  return facts.some(({ points }) => points !== undefined) ? pointsScale(facts) : movesScale(facts);
}

/** The sooner a win, the further out; a win known only to be within some moves may be sooner. */
function movesScale(facts: readonly Proved[]): ReviewScale {
  const longest = facts.reduce((most, value) => Math.max(most, lengthOf(value) ?? 0), MIN_LONGEST);
  const heightAt = (moves: number): number => FARTHEST + (1 - FARTHEST) * (1 - Math.max(0, moves - 1) / longest);
  const rangeOf = rangeBy((value) => {
    const length = lengthOf(value);
    return length === undefined ? undefined : [heightAt(length), value.rank === undefined ? 1 : heightAt(length)];
  });
  return {
    unit: "moves",
    rangeOf,
    ticks: ticksAt(
      TICKS.filter((moves) => moves <= longest),
      heightAt,
    ),
  };
}

function pointsScale(facts: readonly Proved[]): ReviewScale {
  const most = facts.reduce((largest, { points = 0 }) => Math.max(largest, Math.abs(points)), 1);
  const half = Math.round(most / 2);
  const rangeOf = rangeBy(({ points }) =>
    points === undefined ? undefined : [Math.abs(points) / most, Math.abs(points) / most],
  );
  const counts = half > 0 && half < most ? [most, half] : [most];
  return { unit: "points", rangeOf, ticks: ticksAt(counts, (points) => points / most) };
}

function ticksAt(counts: readonly number[], heightAt: (count: number) => number): ReviewScale["ticks"] {
  return counts.flatMap((moves) => [1, -1].map((sign) => ({ moves, height: sign * heightAt(moves) })));
}

/** Range by distance from a draw; the whole side of the winner if the distance is unknown. */
function rangeBy(distance: (won: Proved) => readonly [number, number] | undefined): ReviewScale["rangeOf"] {
  return (value) => {
    if (value.certainty === "estimated") return [-1, 1];
    if (value.result === "draw") return [0, 0];
    const [near, far] = distance(value) ?? [0, 1];
    return value.result === 0 ? [near, far] : [-far, -near];
  };
}

function lengthOf({ rank, within }: Proved): number | undefined {
  return rank ?? within;
}

/** The curve of a reviewed game: who wins, in how many moves, and which moves were mistakes. */
export function reviewFigure(review: Review<unknown, unknown>, options: FigureOptions = {}): Scene {
  const style = styleOf(options);
  const { moves } = review;
  const values = [...moves.slice(0, 1).map(({ before }) => before), ...moves.map(({ after }) => after)];
  const scale = reviewScale(values);
  const ranges = values.map((value) => (style.blank ? ([0, 0] as const) : scale.rangeOf(value)));
  const dots = ranges.map((range, place) => dotOf(review, place, range, style));
  const isDrawn = (place: number): boolean => isExact(ranges[place]) && isExact(ranges[place + 1]);
  const curve = dots.slice(1).flatMap(({ id }, place) => (isDrawn(place) ? [line(dots[place].id, id)] : []));
  const lines = [
    { height: 0, label: word(style, "draw") },
    ...scale.ticks.map((tick) => ({
      height: tick.height,
      label: word(style, scale.unit === "moves" ? "inMoves" : "byPoints", String(tick.moves)),
    })),
  ];
  const right = LEFT + STEP * moves.length;
  const ends = lines.flatMap(({ height }, place) => [
    lineEnd(`l${place}`, LEFT, height),
    lineEnd(`r${place}`, right, height),
  ]);
  const rules = lines.map((_, place): SceneEdge => ({ ...line(`l${place}`, `r${place}`), ...FADED }));
  const numbered = moves.map(({ number }) => number).filter((number) => number === 1 || number % NUMBERED === 0);
  return {
    id: "review",
    title: titleOf(style, "reviewTitle"),
    direction: "right",
    groups: [],
    nodes: [...ends, ...dots],
    edges: style.blank ? rules : [...rules, ...curve],
    texts: [
      ...lines.map(({ height, label }) => small(LEFT - 8, yOf(height) + 4, label, "end")),
      ...numbered.map((number) => small(LEFT + STEP * number, HALF + 20, String(number), "middle")),
      sideName(style, 0, -HALF - 12),
      sideName(style, 1, HALF + 40),
    ],
    legend: [
      ...shapesLegend(style, true),
      ...(ranges.every(isExact) ? [] : [nodeLegend(style, UNKNOWN, "unknownWithin")]),
      ...(style.blank ? [] : faultsLegend(style, review)),
    ],
  };
}

const FADED = { stroke: "faded", tone: "faded" } as const;
const UNKNOWN = { shape: "square", tone: "plain", stroke: "dotted" } as const;

type Range = readonly [low: number, high: number];

const isExact = ([low, high]: Range): boolean => low === high;

const yOf = (height: number): number => -HALF * height;

function dotOf({ moves }: Review<unknown, unknown>, place: number, range: Range, { blank }: Style): SceneNode {
  const made = place === 0 ? undefined : moves[place - 1];
  const sign = made?.severity === undefined || blank ? undefined : SEVERITY_SIGNS[made.severity];
  const [low, high] = range;
  return {
    ...PLAIN_NODE,
    id: `m${place}`,
    x: LEFT + STEP * place,
    y: yOf((low + high) / 2),
    width: DOT,
    height: DOT + HALF * (high - low),
    label: "",
    ...(made !== undefined && { shape: shapeOf(made.player), tone: toneOf(made.player) }),
    ...(sign !== undefined && { stroke: "strong", note: { side: "below", lines: [sign] } }),
    ...(!isExact(range) && UNKNOWN),
  };
}

function line(from: string, to: string): SceneEdge {
  return { ...PLAIN_EDGE, arrow: false, from, to };
}

function lineEnd(id: string, x: number, height: number): SceneNode {
  return { ...PLAIN_NODE, shape: "none", id, x, y: yOf(height), width: 0, height: 0, label: "" };
}

function small(x: number, y: number, text: string, anchor: SceneText["anchor"]): SceneText {
  return { x, y, text, anchor, size: "small", tone: "faded" };
}

function sideName(style: Style, player: 0 | 1, y: number): SceneText {
  const text = word(style, "winning", nameOf(player, style));
  return { x: LEFT, y, text, anchor: "start", size: "normal", tone: toneOf(player) };
}

function faultsLegend({ language }: Style, { sides }: Review<unknown, unknown>): LegendItem[] {
  const met = SEVERITIES.filter((severity) => sides.some(({ faults }) => faults[severity].length > 0));
  return met.map((severity) => ({ sign: SEVERITY_SIGNS[severity], text: severityName(severity)[language] }));
}
