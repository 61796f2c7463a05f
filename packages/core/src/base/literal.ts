import type { Fault, Place } from "./error.ts";
import { isWellFormed } from "./long-text.ts";
import { Scanner } from "./scanner.ts";
import * as texts from "./texts.ts";

/** A literal in Python or JSON. */
export type Literal = { readonly place: Place } & (
  | {
      readonly kind: "number";
      readonly value: number;
      /** As written: a whole number may have more digits than a floating-point number. */
      readonly digits: string;
    }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "none" }
  | { readonly kind: "tuple" | "list" | "set"; readonly items: readonly Literal[] }
  | { readonly kind: "dictionary"; readonly entries: readonly (readonly [Literal, Literal])[] }
);

/** `name = value`, or a value alone. */
export interface Assignment {
  readonly name: string | undefined;
  readonly value: Literal;
  readonly place: Place;
}

const BLANK = /[\s;]+|#[^\n]*|\\\n/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /[+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const MAX_DEPTH = 64;

/** Reads the assignments of a text; throws a SyntaxFault at the first that is none. */
export function readAssignments(text: string): Assignment[] {
  const scanner = new Scanner(text, BLANK);
  const assignments: Assignment[] = [];
  while (!scanner.atEnd) {
    const place = scanner.place();
    const name = scanner.match(/([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy)?.[1];
    assignments.push({ name, value: readLiteral(scanner), place });
  }
  return assignments;
}

/** Reads one literal, nested at most 64 deep. */
export function readLiteral(scanner: Scanner, depth = 0): Literal {
  if (depth > MAX_DEPTH) scanner.fail(texts.tooDeep(MAX_DEPTH));
  const place = scanner.place();
  const string = scanner.quoted("'", { lines: false }) ?? scanner.quoted('"', { lines: false });
  if (string !== undefined) {
    const value = decodeEscapes(string);
    return isWellFormed(value) ? { kind: "string", value, place } : scanner.refuse(texts.halfACharacter(), place);
  }
  const number = scanner.match(NUMBER);
  if (number !== undefined) {
    const digits = number[0].replaceAll("_", "");
    return { kind: "number", value: Number(digits), digits, place };
  }
  if (scanner.take("[")) return { kind: "list", items: readItems(scanner, "]", depth).items, place };
  if (scanner.take("(")) {
    const { items, trailingComma } = readItems(scanner, ")", depth);
    return items.length === 1 && !trailingComma ? items[0] : { kind: "tuple", items, place };
  }
  if (scanner.take("{")) return readBraces(scanner, place, depth);
  const name = scanner.match(NAME)?.[0];
  switch (name) {
    case "None":
    case "null":
      return { kind: "none", place };
    case "True":
    case "true":
      return { kind: "boolean", value: true, place };
    case "False":
    case "false":
      return { kind: "boolean", value: false, place };
    case "set":
    case "frozenset":
    case "dict":
    case "list": {
      scanner.expect("(");
      if (scanner.take(")")) return { kind: name === "list" ? "list" : "set", items: [], place };
      const inner = readLiteral(scanner, depth + 1);
      scanner.expect(")");
      return inner;
    }
    case undefined:
      return scanner.fail(texts.noValue(), place);
    default:
      return scanner.fail(texts.nameForValue(name), place);
  }
}

function readItems(scanner: Scanner, close: string, depth: number): { items: Literal[]; trailingComma: boolean } {
  const items: Literal[] = [];
  while (!scanner.take(close)) {
    items.push(readLiteral(scanner, depth + 1));
    if (!scanner.take(",")) {
      if (!scanner.take(close)) scanner.fail(texts.expected(['","', `"${close}"`]));
      return { items, trailingComma: false };
    }
  }
  return { items, trailingComma: items.length > 0 };
}

/** Reads on after an opening brace: a dictionary if a colon follows the first value, else a set. */
function readBraces(scanner: Scanner, place: Place, depth: number): Literal {
  const entries: [Literal, Literal][] = [];
  const items: Literal[] = [];
  while (!scanner.take("}")) {
    const key = readLiteral(scanner, depth + 1);
    if (items.length === 0 && scanner.take(":")) entries.push([key, readLiteral(scanner, depth + 1)]);
    else if (entries.length === 0) items.push(key);
    else scanner.fail(texts.expected(['":"']));
    if (!scanner.take(",")) {
      if (!scanner.take("}")) scanner.fail(texts.expected(['","', '"}"']));
      break;
    }
  }
  return items.length > 0 ? { kind: "set", items, place } : { kind: "dictionary", entries, place };
}

/** A fault for each number too large to be distinguished from others, such as 1e400. */
export function numbersTooLarge(literal: Literal): Fault[] {
  const faults: Fault[] = [];
  const visit = (part: Literal): void => {
    if (part.kind === "number" && !Number.isFinite(part.value)) {
      faults.push({ text: texts.numberTooLarge(), ...part.place });
    } else if (part.kind === "dictionary") {
      for (const entry of part.entries) entry.forEach(visit);
    } else if ("items" in part) part.items.forEach(visit);
  };
  visit(literal);
  return faults;
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v" },
  ...{ "\\": "\\", "'": "'", '"': '"', "/": "/", "\n": "" },
};

const ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|([0-7]{1,3})|([\s\S]))/y;

/** Decodes the escapes of Python and JSON, keeping other backslashes. On millions, `replace` is half as fast. */
function decodeEscapes(body: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = body.indexOf("\\"); at >= 0; at = body.indexOf("\\", from)) {
    if (at > from) pieces.push(body.slice(from, at));
    ESCAPE.lastIndex = at;
    const found = ESCAPE.exec(body);
    pieces.push(found === null ? "\\" : decodeEscape(found));
    from = found === null ? at + 1 : ESCAPE.lastIndex;
  }
  pieces.push(body.slice(from));
  return pieces.join("");
}

function decodeEscape([whole, short, long, hex, octal, sign]: RegExpExecArray): string {
  if (sign !== undefined) return ESCAPES[sign] ?? whole;
  const code = octal === undefined ? Number.parseInt(short ?? long ?? hex, 16) : Number.parseInt(octal, 8);
  return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
}

const MAX_CODE_POINT = 0x10ffff;

/** A literal in Python's syntax; also the name of a vertex. */
export function writeLiteral(literal: Literal): string {
  switch (literal.kind) {
    case "number":
      return Number.isSafeInteger(literal.value) || !/^[+-]?\d+$/.test(literal.digits)
        ? String(literal.value)
        : literal.digits.replace(/^\+/, "").replace(/^(-?)0+/, "$1");
    case "string":
      return quote(literal.value);
    case "boolean":
      return literal.value ? "True" : "False";
    case "none":
      return "None";
    case "dictionary":
      return `{${literal.entries.map(([key, value]) => `${writeLiteral(key)}: ${writeLiteral(value)}`).join(", ")}}`;
    default: {
      const items = literal.items.map(writeLiteral).join(", ");
      if (literal.kind === "list") return `[${items}]`;
      if (literal.kind === "tuple") return literal.items.length === 1 ? `(${items},)` : `(${items})`;
      return literal.items.length === 0 ? "set()" : `{${items}}`;
    }
  }
}

export function quote(text: string): string {
  const escaped = text.replace(/[\\'\n\r\t]/g, (found) => {
    const letter = { "\n": "n", "\r": "r", "\t": "t" }[found];
    return `\\${letter ?? found}`;
  });
  return `'${escaped}'`;
}
