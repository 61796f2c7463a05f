import { type Parsed, parsed, refused } from "../base/error.ts";
import { badRules, checkMembers } from "./checked.ts";
import { everyRule, type Rules, saidBeside } from "./game.ts";
import type { Game } from "./members.ts";
import * as texts from "./texts.ts";

/** Rules with a key (default: the content) and, with points, drawn dead ends; `bad-rules` if a member is missing. */
export function keyedRules<Position, Move>(game: Game<Position, Move>): Rules<Position, Move> {
  checkMembers(game);
  const { key, deadEnd = game.scores && "draw" } = game;
  const rules = game as Rules<Position, Move>;
  if (key !== undefined && deadEnd === game.deadEnd) return rules;
  return { ...everyRule(rules), ...saidBeside({ deadEnd }), ...(key === undefined && { key: contentKey }) };
}

/**
 * The content of a position as JSON, members sorted by name. Needs plain data: numbers, strings, arrays, objects, maps
 * and sets; throws `bad-rules` for an object that hides its content, such as in private fields.
 */
function contentKey(position: unknown): string {
  return JSON.stringify(position, plainContent);
}

/** A part of a position as plain JSON data, ignoring its own `toJSON`. */
function plainContent(this: Readonly<Record<string, unknown>>, name: string): unknown {
  const part = this[name];
  if (typeof part === "bigint") return `${part}n`;
  if (typeof part === "number" && !Number.isFinite(part)) return String(part);
  if (typeof part === "function" || typeof part === "symbol") throw badRules(texts.keyNeeded(typeof part));
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  if (ArrayBuffer.isView(part)) return Array.from(part as unknown as ArrayLike<unknown>);
  if (part instanceof Map || part instanceof Set) return inOrder([...part]);
  const members = Object.entries(part).filter(([, member]) => member !== undefined && typeof member !== "function");
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(part));
  if (members.length === 0 && !isPlain) throw badRules(texts.keyNeeded(part.constructor.name));
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function inOrder(items: readonly unknown[]): unknown[] {
  return items
    .map((item) => contentKey([item]))
    .sort()
    .map((text) => JSON.parse(text)[0]);
}

/** Reads a position written by `contentKey`; members may be in any order. */
export function readContent<Position>(text: string): Parsed<Position> {
  try {
    return parsed(JSON.parse(text) as Position);
  } catch {
    return refused([{ text: texts.notContent(text) }]);
  }
}
