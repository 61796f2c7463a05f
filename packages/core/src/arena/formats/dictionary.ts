import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import { readAssignments } from "../../base/literal.ts";
import { reading } from "../../base/scanner.ts";
import * as texts from "../texts.ts";
import { vertexLabel } from "./python.ts";

/** One entry of a dictionary from vertices to vertices, and where it stands. */
export interface DictionaryEntry {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** Reads `{(10, 0): (9, 1), …}` or `{"a": "b"}`, with or without a name before it: a strategy on paper. */
export function readDictionary(text: string): Parsed<readonly DictionaryEntry[]> {
  return reading(() => {
    const [only, ...more] = readAssignments(text);
    if (only === undefined || only.value.kind !== "dictionary" || more.length > 0) {
      return refused([{ text: texts.dictionaryExpected(), line: 1, column: 1 }]);
    }
    // JSON has only strings for keys: there, "(10, 0)" means the position, not a string that looks like it.
    const label = (literal: (typeof only.value.entries)[number][0]): string =>
      literal.kind === "string" ? literal.value : vertexLabel(literal);
    const faults: Fault[] = [];
    const known = new Set<string>();
    const entries = only.value.entries.map(([key, value]) => {
      const name = label(key);
      if (known.has(name)) faults.push({ text: texts.keyTwice(name), ...key.place });
      known.add(name);
      return {
        key: name,
        value: label(value),
        line: key.place.line as number,
        column: key.place.column as number,
      };
    });
    return faults.length > 0 ? refused(faults) : parsed(entries);
  });
}
