import type { Point } from "marienbad-figure";
import { at, type Drawing, type EdgeSet, type Look } from "../drawing.ts";

/** A road with its price. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

/** A map: roads, and the places of its towns. The first town is the start; the goal is called g. */
export interface RoadMap {
  readonly towns: readonly string[];
  readonly roads: readonly Road[];
  readonly places: Readonly<Record<string, Point>>;
}

export const GOAL = "g";

/** A map written as `s a 4; s b 1`, with places `s 0 0; a 1 .5`. */
export function roadMap(roads: string, places: string, step = 92): RoadMap {
  const items = (list: string): string[][] => list.split(";").map((item) => item.trim().split(" "));
  const placed = items(places).map(([town, x, y]) => [town, at(Number(x) * step, Number(y) * step)] as const);
  return {
    towns: placed.map(([town]) => town),
    roads: items(roads).map(([from, to, price]) => ({ from, to, price: Number(price) })),
    places: Object.fromEntries(placed),
  };
}

export type Estimates = Readonly<Record<string, number>>;
export const estimateOf = (h: Estimates, town: string): number => h[town] ?? 0;

/** What is known when a town has been closed: prices so far, where they come from, and what is still open. */
export interface Moment {
  readonly closed: string;
  readonly d: Readonly<Record<string, number>>;
  readonly from: Readonly<Record<string, string>>;
  /** Open towns, the next one first. */
  readonly shelf: readonly string[];
  /** Towns that were found cheaper, or for the first time, by this step. */
  readonly improved: readonly string[];
}

export interface Manner {
  /** The factor of the estimate: 0 is Dijkstra, 1 is A*. */
  readonly factor?: number;
  /** Whether a closed town is opened again when it becomes cheaper. */
  readonly reopen?: boolean;
  /** Whether one stops when the goal is taken off the shelf. */
  readonly stop?: boolean;
}

/** Best-first search, moment by moment, with the wrong ways of doing it too; ties are broken by the alphabet. */
export function search({ towns, roads }: RoadMap, h: Estimates, manner: Manner = {}): Moment[] {
  const { factor = 1, reopen = true, stop = true } = manner;
  const d: Record<string, number> = { [towns[0]]: 0 };
  const from: Record<string, string> = {};
  const done = new Set<string>();
  let shelf = [towns[0]];
  const moments: Moment[] = [];
  const c = (town: string): number => d[town] + factor * estimateOf(h, town);
  while (shelf.length > 0) {
    const [closed, ...rest] = shelf;
    shelf = rest;
    done.add(closed);
    const improved: string[] = [];
    const over = stop && closed === GOAL;
    for (const road of over ? [] : roads.filter((one) => one.from === closed)) {
      const price = d[closed] + road.price;
      if (price >= (d[road.to] ?? Number.POSITIVE_INFINITY) || (done.has(road.to) && !reopen)) continue;
      d[road.to] = price;
      from[road.to] = closed;
      done.delete(road.to);
      improved.push(road.to);
    }
    shelf = [...new Set([...shelf, ...improved])].sort((a, b) => c(a) - c(b) || (a < b ? -1 : 1));
    moments.push({ closed, d: { ...d }, from: { ...from }, shelf, improved });
    if (over) break;
  }
  return moments;
}

/** The way to a town, as it is known at a moment. */
export function wayTo({ from }: Moment, town: string): string[] {
  return from[town] === undefined ? [town] : [...wayTo({ from } as Moment, from[town]), town];
}

/** The map in the lab, with its estimates. */
export function graphLink({ roads }: RoadMap, heuristic: Estimates): string {
  const edges = roads.map(({ from, to, price }) => [from, to, price]);
  return `#paths/graph?${encodeURIComponent(JSON.stringify({ edges, heuristic, start: "s", goal: GOAL }))}`;
}

/** The cheapest price from each town to the goal, by trying all roads again and again. */
export function trueLeft({ towns, roads }: RoadMap): Record<string, number> {
  const left: Record<string, number> = Object.fromEntries(towns.map((town) => [town, Number.POSITIVE_INFINITY]));
  left[GOAL] = 0;
  for (const _ of towns) for (const { from, to, price } of roads) left[from] = Math.min(left[from], price + left[to]);
  return left;
}

/** What a road costs when altitudes are counted: w − h(from) + h(to). */
export const reducedPrice = ({ from, to, price }: Road, h: Estimates): number =>
  price - estimateOf(h, from) + estimateOf(h, to);

export interface RoadLooks {
  node?(town: string): Look;
  edge?(road: Road): EdgeSet;
  /** What is written on a road: its price, unless given. */
  label?(road: Road): string;
  /** Prices are cards of their own, `price_s_a`, that can be touched. */
  readonly priced?: boolean;
  /** Before the ids, where two maps stand in one picture. */
  readonly prefix?: string;
  readonly shift?: Point;
}

/** Puts a map into a drawing: towns are circles, the goal has two borders. */
export function drawRoads(drawing: Drawing, { towns, roads, places }: RoadMap, looks: RoadLooks = {}): Drawing {
  const { prefix = "", shift = at(0, 0), priced = false, label = ({ price }) => String(price) } = looks;
  const placeOf = (town: string): Point => at(places[town].x + shift.x, places[town].y + shift.y);
  for (const road of roads) {
    const [one, two] = [placeOf(road.from), placeOf(road.to)];
    if (priced) {
      const middle = at(one.x + (two.x - one.x) * 0.45, one.y + (two.y - one.y) * 0.45);
      drawing.node(`price_${road.from}_${road.to}`, middle, label(road), { shape: "card", width: 24, height: 22 });
    }
    drawing.edge(prefix + road.from, prefix + road.to, {
      ...(priced ? {} : { label: label(road) }),
      ...looks.edge?.(road),
    });
  }
  for (const town of towns) {
    const goal = town === GOAL ? { border: "double" as const } : {};
    drawing.node(prefix + town, placeOf(town), town, { shape: "circle", width: 38, ...goal, ...looks.node?.(town) });
  }
  return drawing;
}

export const onWay = (way: readonly string[], { from, to }: Road): boolean =>
  way.some((town, index) => town === from && way[index + 1] === to);
