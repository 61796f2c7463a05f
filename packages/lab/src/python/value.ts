/** A value that somebody's Python gave back, as the harness writes it: vertices of the arena are numbers. */
export type PythonValue =
  | null
  | boolean
  | number
  | string
  | { readonly vertex: number }
  | { readonly list: readonly PythonValue[] }
  | { readonly tuple: readonly PythonValue[] }
  | { readonly set: readonly PythonValue[] }
  | { readonly dict: readonly (readonly [PythonValue, PythonValue])[] }
  /** Of another type, with the beginning of its text. */
  | { readonly other: string; readonly text: string };

const MAX_TEXT = 200; // characters

/** A value as it came from the sandbox, which may say anything. */
export function readValue(given: unknown): PythonValue {
  if (given === null || typeof given === "boolean" || typeof given === "number" || typeof given === "string") {
    return given;
  }
  const { vertex, list, tuple, set, dict, other, text } = (given ?? {}) as Record<string, unknown>;
  if (typeof vertex === "number" && Number.isSafeInteger(vertex) && vertex >= 0) return { vertex };
  if (Array.isArray(list)) return { list: list.map(readValue) };
  if (Array.isArray(tuple)) return { tuple: tuple.map(readValue) };
  if (Array.isArray(set)) return { set: set.map(readValue) };
  if (Array.isArray(dict)) {
    return { dict: dict.map((pair): [PythonValue, PythonValue] => [readValue(pair?.[0]), readValue(pair?.[1])]) };
  }
  return { other: String(other).slice(0, MAX_TEXT), text: String(text ?? "").slice(0, MAX_TEXT) };
}

export function typeOf(value: PythonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  if (typeof value === "string") return "str";
  if ("vertex" in value) return "tuple";
  if ("other" in value) return value.other;
  return Object.keys(value)[0];
}

/** A value as Python would write it, at most so long. */
export function writeValue(value: PythonValue, nameOf: (vertex: number) => string = String): string {
  const written = write(value, nameOf);
  return written.length > MAX_TEXT ? `${written.slice(0, MAX_TEXT)}…` : written;
}

function write(value: PythonValue, nameOf: (vertex: number) => string): string {
  const inner = (items: readonly PythonValue[]): string =>
    items
      .slice(0, MAX_TEXT)
      .map((item) => write(item, nameOf))
      .join(", ");
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if ("vertex" in value) return nameOf(value.vertex);
  if ("list" in value) return `[${inner(value.list)}]`;
  if ("tuple" in value) return `(${inner(value.tuple)}${value.tuple.length === 1 ? "," : ""})`;
  if ("set" in value) return value.set.length === 0 ? "set()" : `{${inner(value.set)}}`;
  if ("dict" in value) {
    return `{${value.dict.map(([key, to]) => `${write(key, nameOf)}: ${write(to, nameOf)}`).join(", ")}}`;
  }
  return value.text;
}

/** The members of a list, a tuple or a set; of a dictionary its keys. */
export function membersOf(value: PythonValue): readonly PythonValue[] | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if ("list" in value) return value.list;
  if ("tuple" in value) return value.tuple;
  if ("set" in value) return value.set;
  if ("dict" in value) return value.dict.map(([key]) => key);
  return undefined;
}
