/** Checks an untrusted value: returns the place of the first fault, or undefined. */
export type Shape = (value: unknown, place: string) => string | undefined;

/** Values for which a test holds. */
export function such(holds: (value: unknown) => boolean): Shape {
  return (value, place) => (holds(value) ? undefined : place);
}

/** Whole numbers from `min` to `max`. */
export function integer(min = 0, max: number = Number.MAX_SAFE_INTEGER): Shape {
  return such((value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max);
}

export const AMOUNT: Shape = such((value) => Number.isFinite(value) && (value as number) >= 0);

export function textUpTo(length: number): Shape {
  return such((value) => typeof value === "string" && value.length <= length);
}

export function listOf(item: Shape): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return place;
    for (const [index, one] of value.entries()) {
      const fault = item(one, `${place}[${index}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

/** Objects with these fields, perhaps the optional ones, and no others. */
export function fields(needed: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  const shapes = new Map([...Object.entries(needed), ...Object.entries(optional)]);
  return (value, place) => {
    if (!isObject(value)) return place;
    const inside = (name: string): string => (place === "" ? name : `${place}.${name}`);
    const missing = Object.keys(needed).find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return inside(missing);
    for (const [name, one] of Object.entries(value)) {
      const shape = shapes.get(name);
      const fault = shape === undefined ? inside(name.slice(0, MAX_SHOWN)) : shape(one, inside(name));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

const MAX_SHOWN = 40;

/** Values of one of two shapes; reports the fault of the first. */
export function oneOf(one: Shape, other: Shape): Shape {
  return (value, place) => (other(value, place) === undefined ? undefined : one(value, place));
}

/** True if a value is an object with named fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The state announced by any edition: the fields of `blank`, as announced if of the same type. */
export function announced<State extends object>(json: string, blank: State): State | undefined {
  const value = parsed(json);
  return isObject(value) ? (likeBlank(value, blank) as State) : undefined;
}

function likeBlank(value: unknown, blank: unknown): unknown {
  if (!isObject(blank)) return typeof value === typeof blank ? value : blank;
  const given = isObject(value) ? value : {};
  return Object.fromEntries(Object.entries(blank).map(([name, own]) => [name, likeBlank(given[name], own)]));
}

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
