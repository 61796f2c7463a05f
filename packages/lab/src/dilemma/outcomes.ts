import { t } from "../base/language.ts";
import type { MatrixDocument, MatrixStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

/** The outcomes of a matrix as points, for page and export: better is to the right and up. */
interface Outcomes {
  readonly side: number;
  readonly margin: number;
  readonly ticksX: readonly Tick[];
  readonly ticksY: readonly Tick[];
  readonly axes: readonly [string, string];
  /** The Pareto front, from left to right. */
  readonly front: readonly (readonly [number, number])[];
  readonly places: readonly Place[];
}

interface Tick {
  readonly at: number;
  readonly text: string;
}

/** Outcomes with the same payoffs share a place. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly optimal: boolean;
  readonly equilibrium: boolean;
}

const SIDE = 260;
const MARGIN = 42;
/** More names than this would lie upon each other. */
const MAX_NAMES = 9;

export function outcomesOf(document: MatrixDocument, study: MatrixStudy): Outcomes {
  const { columns, rows, players, costs, unit } = document;
  const { points, best, analysis } = study;
  const scale = (values: readonly number[]): ((value: number) => number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (value) => {
      const share = (value - low) / (high - low || 1);
      return MARGIN + (costs ? 1 - share : share) * (SIDE - 2 * MARGIN);
    };
  };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [right, up] = [scale(xs), scale(ys)];
  const [x, y] = [right, (value: number): number => SIDE - up(value)];
  const ticks = (values: readonly number[], place: (value: number) => number): Tick[] =>
    [...new Set(values)]
      .sort((a, b) => a - b)
      .slice(0, 9)
      .map((value) => ({ at: place(value), text: round(value) }));
  const optimal = new Set(analysis.pareto.map(({ profile }) => profile[0] * columns.length + profile[1]));
  const profilesAt = new Map<string, number[]>();
  points.forEach((pair, profile) => {
    const key = pair.join(" ");
    profilesAt.set(key, [...(profilesAt.get(key) ?? []), profile]);
  });
  const places = [...profilesAt.values()].map((profiles): Place => {
    const [profile] = profiles;
    const name = `${rows[Math.floor(profile / columns.length)]}, ${columns[profile % columns.length]}`;
    return {
      x: x(points[profile][0]),
      y: y(points[profile][1]),
      name: points.length > MAX_NAMES ? "" : name + (profiles.length > 1 ? ` (+${profiles.length - 1})` : ""),
      optimal: optimal.has(profile),
      equilibrium: profiles.some((one) => best[0][one] && best[1][one]),
    };
  });
  return {
    side: SIDE,
    margin: MARGIN,
    ticksX: ticks(xs, x),
    ticksY: ticks(ys, y),
    axes: [`${players[0]} ${unit}`.trim(), `${players[1]} ${unit}`.trim()],
    front: places
      .filter((place) => place.optimal)
      .map((place) => [place.x, place.y] as const)
      .sort((a, b) => a[0] - b[0]),
    places,
  };
}

export function tellOutcomes({ rows, columns }: MatrixDocument, { points, analysis }: MatrixStudy): string {
  const isOptimal = (profile: number): boolean =>
    analysis.pareto.some((one) => one.profile[0] * columns.length + one.profile[1] === profile);
  return points
    .map(([first, second], profile) => {
      const name = `${rows[Math.floor(profile / columns.length)]}, ${columns[profile % columns.length]}`;
      return `${name}: ${first}, ${second}${isOptimal(profile) ? t(texts.andParetoOptimal) : ""}`;
    })
    .join("; ");
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100).replace("-", "−");
}
