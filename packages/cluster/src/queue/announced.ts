import { isObject } from "./shape.ts";

/**
 * The state that a machine or a driver has announced, of whatever edition: the fields of `blank`, each as announced if
 * it has the same type, and else as in `blank`. Undefined for what is not an object at all.
 */
export function announced<State extends object>(json: string, blank: State): State | undefined {
  const value = parsed(json);
  return isObject(value) ? (likeBlank(value, blank) as State) : undefined;
}

function likeBlank(value: unknown, blank: unknown): unknown {
  if (!isObject(blank)) return typeof value === typeof blank ? value : blank;
  const given = isObject(value) ? value : {};
  return Object.fromEntries(Object.entries(blank).map(([name, own]) => [name, likeBlank(given[name], own)]));
}

/** The value of a JSON text; undefined if it is not one. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
