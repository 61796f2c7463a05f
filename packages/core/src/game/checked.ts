import { MarienbadError, textOfError } from "../base/error.ts";
import { shortageOf } from "../base/memory.ts";
import type { Text } from "../base/text.ts";
import { DEAD_END_RULES, withResultAtDeadEnds } from "./dead-end.ts";
import { type AnyRules, everyRule, type Key, type Player, type Result, type Rules, saidBeside } from "./game.ts";
import * as texts from "./texts.ts";

type Names<Position> = { writePosition(position: Position): string };

const MEMBERS = ["turn", "moves", "play", "result", "key"] as const;

/** Marks rules as checked or trusted. A spread copies the mark, valid while the five functions are the same. */
const MARK: unique symbol = Symbol.for("marienbad.checked") as never;
interface Mark {
  readonly rules: AnyRules;
  readonly given: object;
  readonly names: unknown;
  readonly isTrusted: boolean;
  readonly functions: readonly unknown[];
}

function markOf(game: object): Mark | undefined {
  const mark = (game as { readonly [MARK]?: Mark })[MARK];
  const members = game as Readonly<Record<string, unknown>>;
  return mark !== undefined && MEMBERS.every((name, at) => members[name] === mark.functions[at]) ? mark : undefined;
}

function marked<Given extends AnyRules>(game: Given, mark: Omit<Mark, "functions">): Given {
  return Object.assign(game, { [MARK]: { ...mark, functions: MEMBERS.map((name) => game[name]) } });
}

/**
 * The same rules, checked at each call: a turn other than 0 or 1, an impossible result, moves that are not an array, an
 * impossible key, a dead end of unknown meaning and an exception are refused as `bad-rules`, with the position. A
 * sample of the calls of `play` is checked for changes of the argument.
 *
 * Returns rules that are checked or trusted already as they are. `names` writes positions (default: as JSON); `given`
 * is the game as written by the caller, if that is another object. Cost: a few comparisons per call.
 */
export function checkedGame<Given extends AnyRules>(raw: Given, names?: Names<never>, given: object = raw): Given {
  type Position = Given["start"];
  if (markOf(raw) !== undefined) return raw;
  checkMembers(raw);
  const rules = withResultAtDeadEnds<Position, unknown>(raw);
  const nameOf = (position: Position): string => showPosition(position, names as Names<Position> | undefined);
  let plays = 0;
  const checked: AnyRules = {
    ...raw,
    start: raw.start,
    ...saidBeside(raw),
    turn: guarded("turn", (position) => rightTurn(rules.turn(position))),
    moves: guarded("moves", (position) => {
      const moves = rightMoves(rules.moves(position));
      if (moves.length > 0 || raw.deadEnd !== undefined || checked.result(position) !== undefined) return moves;
      throw badRules(texts.deadEnd());
    }),
    play: guarded("play", (position, move) => {
      if (!isSampled(plays++)) return rules.play(position, move);
      const key = checked.key(position);
      const name = nameOf(position);
      const next = rules.play(position, move);
      if (rules.key(position) === key) return next;
      throw rulesFail(name, "play", badRules(texts.positionChanged()));
    }),
    result: guarded("result", (position) => rightResult(rules.result(position))),
    key: guarded("key", (position) => {
      const key: unknown = rules.key(position);
      if (typeof key === "string" || Number.isSafeInteger(key)) return key as Key;
      throw badRules(texts.badKey(key));
    }),
  };
  return marked(checked, { rules: raw, given, names, isTrusted: false }) as Given;

  function guarded<Asked>(member: string, ask: (position: Position, move?: unknown) => Asked) {
    return (position: Position, move?: unknown): Asked => {
      try {
        return ask(position, move);
      } catch (error) {
        throw rulesFail(nameOf(position), member, error);
      }
    };
  }
}

/** Returns a valid turn; throws `bad-rules`, to which `rulesFail` adds the position, for anything else. */
export function rightTurn(turn: unknown): Player {
  if (turn === 0 || turn === 1) return turn;
  throw badRules(texts.badTurn(turn));
}

export function rightMoves<Move>(moves: readonly Move[]): readonly Move[] {
  if (Array.isArray(moves)) return moves;
  throw badRules(texts.badMoves(moves));
}

export function rightResult(result: unknown): Result | undefined {
  if (result === undefined || result === 0 || result === 1 || result === "draw") return result;
  throw badRules(texts.badResult(result));
}

/** True for the numbers of calls or positions that are checked closely: the first 1,000, and then one in 256. */
export function isSampled(number: number): boolean {
  return number < 1000 || number % 256 === 0;
}

/** Marks a game whose rules are covered by conformance tests, such as those of the catalogue, as trusted. */
export function trustedGame<Given extends AnyRules>(game: Given): Given {
  return marked(game, { rules: game, given: game, names: undefined, isTrusted: true });
}

/** True if the rules are trusted. */
export function isTrusted(game: object): boolean {
  return markOf(game)?.isTrusted ?? false;
}

/** True if the rules are checked as they are used, or trusted. */
export function isChecked(game: object): boolean {
  return markOf(game) !== undefined;
}

/** The unchecked rules, for code that checks them in another way, with a result at dead ends that a player wins. */
export function uncheckedGame<Position, Move>(game: Rules<Position, Move>): Rules<Position, Move> {
  return withResultAtDeadEnds(rulesAsGiven(game));
}

function rulesAsGiven<Position, Move>(game: Rules<Position, Move>): Rules<Position, Move> {
  checkMembers(game);
  const mark = markOf(game);
  if (mark === undefined || mark.isTrusted) return game;
  const before = mark.rules as Rules<Position, Move>;
  const isSame = (["start", "endless", "deadEnd"] as const).every((name) => before[name] === game[name]);
  return isSame ? before : { ...everyRule(before), start: game.start, ...saidBeside(game) };
}

/** The game as written by the caller, before it was completed and checked. */
export function gameAsWritten(game: object): object {
  return markOf(game)?.given ?? game;
}

/** The notation of checked rules, if they have one. */
export function namesOf<Position, Move>(rules: Rules<Position, Move>): Names<Position> | undefined {
  return markOf(rules)?.names as Names<Position> | undefined;
}

/** Rules with some members changed: checked if they were, and still trusted if only the start changes. */
export function deriveGame<Position, Move>(
  game: Rules<Position, Move>,
  changes: Partial<Rules<Position, Move>>,
): Rules<Position, Move> {
  const mark = markOf(game);
  const derived = { ...everyRule(rulesAsGiven(game)), ...changes };
  if (mark === undefined) return withResultAtDeadEnds(derived);
  const { deadEnd = "draw" } = changes; // trusted rules have no dead end, or one that is a draw
  const isChanged = deadEnd !== "draw" || MEMBERS.some((name) => changes[name] !== undefined);
  if (mark.isTrusted && !isChanged) return trustedGame(derived);
  return checkedGame(derived, mark.names as Names<Position> | undefined, mark.given);
}

function checkEnds({ endless, deadEnd }: Partial<AnyRules>): void {
  const isKnown = endless === undefined || endless === 0 || endless === 1 || endless === "draw";
  if (!isKnown) throw badRules(texts.badEndless(endless));
  if (deadEnd !== undefined && !DEAD_END_RULES.includes(deadEnd)) throw badRules(texts.badDeadEnd(deadEnd));
}

/** An error about rules; `rulesFail` adds the position. */
export function badRules(why: Text): MarienbadError {
  return new MarienbadError("bad-rules", why);
}

/** The error to throw if rules fail or return something wrong; keeps errors of the library and of memory. */
export function rulesFail(position: string, member: string, error: unknown): Error {
  if (shortageOf(error) !== undefined) return error as Error; // too large is not wrong
  const parameters = { position, member };
  if (!(error instanceof MarienbadError)) {
    const failed = texts.rulesFailAt(position, member, texts.atLine(textOfError(error), lineOfError(error)));
    return new MarienbadError("bad-rules", failed, { parameters, cause: error });
  }
  if (error.code !== "bad-rules" || error.parameters.position !== undefined) return error;
  return new MarienbadError("bad-rules", texts.badRulesAt(position, error.text), { parameters, cause: error });
}

/** The first line of a stack that names a file, with its folder, its name and the line number. */
const FRAME = /^ +at (?:[^(\n]*\()?((?:file:|\/|[A-Z]:\\)[^\n()]*[/\\])([^/\\\n()?]+)(?:\?\w*)?:(\d+):\d+\)?$/m;

/** The folder of the library, as stacks write it: errors thrown below it are not located in the rules. */
const homeInStacks = (): string => FRAME.exec(new Error().stack ?? "")?.[1].replace(/[^/\\]*[/\\]$/, "") ?? "";

/** The file and line where an error was thrown, if it was thrown outside the library. */
export function lineOfError(error: unknown): { readonly file: string; readonly line: number } | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const [, folder, file, line] = FRAME.exec(stack) ?? [];
  if (folder === undefined || folder.startsWith(homeInStacks())) return undefined;
  return { file: folder.startsWith("file:") ? decodeURIComponent(file) : file, line: Number(line) };
}

/** The members that a game must have. */
export const NEEDED_MEMBERS = ["start", "turn", "moves", "play", "result"] as const;

/** The required members that a game lacks. */
export function missingMembers(game: object): readonly string[] {
  const given = game as Readonly<Record<string, unknown>>;
  return NEEDED_MEMBERS.filter((name) => (name === "start" ? !(name in game) : typeof given[name] !== "function"));
}

/** Throws `bad-rules` if a game lacks a required member, or has a wrong `key`, `endless` or `deadEnd`. */
export function checkMembers(game: object): void {
  if (typeof game !== "object" || game === null) throw notAGame(texts.noObject(game));
  const missing = missingMembers(game);
  const { key } = game as { readonly key?: unknown };
  const wrong = key === undefined || typeof key === "function" ? missing : [...missing, "key"];
  if (wrong.length > 0) throw notAGame("rules" in game ? texts.membersBesideRules() : texts.membersMissing(wrong));
  checkEnds(game);
}

function notAGame(why: Text): MarienbadError {
  return badRules(texts.notAGame(why));
}

/** Maximum number of characters of a position in messages. */
const MAX_SHOWN = 200;

/** A position in its notation or, if that is missing or fails, as JSON. */
export function showPosition<Position>(position: Position, names?: Names<Position>): string {
  let shown: string | undefined;
  try {
    shown = names?.writePosition(position);
  } catch {
    // the position is too wrong to be written: show its content
  }
  shown ??= snapshot(position);
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

/** The whole content of a value as text, to show it or to compare it. */
export function snapshot(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part) => {
        if (typeof part === "bigint") return `${part}n`;
        if (part instanceof Map || part instanceof Set) return [...part];
        return part;
      }) ?? String(value)
    );
  } catch {
    return String(value); // an object that contains itself
  }
}
