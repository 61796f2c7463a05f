import type { Figure } from "./vocabulary.ts";

type State = Readonly<Record<string, unknown>>;

/** The states of the figures of a chapter that were moved, by `section/row`. */
export type FigureStates = Readonly<Record<string, State>>;

const MOST_ENTRIES = 60;
const MOST_LETTERS = 500;
const MOST_NUMBER = 1000;
const MOST_IN_LIST = 100;

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** Links come from anywhere: a value must be of the kind that the figure begins with, and not much larger. */
function isLike(value: unknown, start: unknown): boolean {
  if (kindOf(value) !== kindOf(start)) return false;
  if (typeof value === "number") return Number.isFinite(value) && Math.abs(value) <= MOST_NUMBER;
  if (typeof value === "string") return value.length <= MOST_LETTERS;
  if (Array.isArray(value)) return isLikeList(value, start as readonly unknown[]);
  if (kindOf(value) !== "object") return true;
  const fields = Object.entries(value as object);
  return fields.length <= MOST_ENTRIES && fields.every(([name, one]) => isLike(one, (start as State)[name]));
}

/** Paths and collections grow under the hand; what they hold is counted in vertices, sticks or cells. */
function isLikeList(list: readonly unknown[], start: readonly unknown[]): boolean {
  if (list.length > MOST_ENTRIES) return false;
  return list.every((one) => (typeof one === "number" ? Math.abs(one) <= MOST_IN_LIST : isLike(one, start[0] ?? one)));
}

/** The state that a link gives a figure, when it is one of its states; else the one that it begins with. */
export function stateFrom(figure: Figure, given: unknown): State {
  const { start, controls = {} } = figure;
  if (given === undefined || !isLike(given, start)) return start;
  const state = given as State;
  if (Object.keys(start).some((name) => !(name in state))) return start;
  for (const [name, control] of Object.entries(controls)) {
    if (control.kind !== "slider") continue;
    const value = state[name] as number;
    if (!Number.isInteger(value) || value < control.least || value > control.most) return start;
  }
  try {
    figure.draw(state);
    figure.parts?.(state);
    figure.values?.(state);
    figure.says?.(state);
    return state;
  } catch {
    return start;
  }
}
