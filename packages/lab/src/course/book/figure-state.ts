import type { Control, Figure } from "./vocabulary.ts";

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

/** Whether a control can have put a value into its field; undefined when it governs none. */
function isGiven(control: Control<object> | undefined, value: unknown): boolean | undefined {
  if (control === undefined || control.kind === "button") return undefined;
  if (control.kind === "choice") return control.options.some(({ id }) => id === value);
  return Number.isInteger(value) && (value as number) >= control.least && (value as number) <= control.most;
}

/** Whether a field may have a value: what a figure says of it comes before what its controls do. */
function isValueOf({ fields = {}, controls = {} }: Figure, name: string, state: State): boolean {
  const value = state[name];
  return fields[name]?.(value, state) ?? isGiven(controls[name], value) ?? typeof value === "boolean";
}

/** The state that a link gives a figure, when it is one of its states; else the one that it begins with. */
export function stateFrom(figure: Figure, given: unknown): State {
  const { start } = figure;
  if (given === undefined || !isLike(given, start)) return start;
  const state = given as State;
  if (!Object.keys(start).every((name) => Object.hasOwn(state, name) && isValueOf(figure, name, state))) return start;
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
