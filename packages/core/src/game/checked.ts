import { MarienbadError, textOfError } from "../base/error.ts";
import { shortageOf } from "../base/memory.ts";
import type { Text } from "../base/text.ts";
import { DEAD_END_RULES, withResultAtDeadEnds } from "./dead-end.ts";
import { type AnyRules, everyRule, type Key, type Player, type Result, type Rules, saidBeside } from "./game.ts";
import * as texts from "./texts.ts";

/** How rules are written, for sentences about their positions. */
type Names<Position> = { writePosition(position: Position): string };

const MEMBERS = ["turn", "moves", "play", "result", "key"] as const;

/**
 * How a game carries that its rules are checked, or need not be. A spread copies the mark along; it holds as long as
 * the five functions are those that were marked. Copies of the library share it.
 */
const MARK: unique symbol = Symbol.for("marienbad.checked") as never;
interface Mark {
  /** The rules before they were checked. */
  readonly rules: AnyRules;
  /** The game that they are of, as it was written. */
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
 * The same rules, watched at the border: a turn other than 0 or 1, a result other than 0, 1, "draw" or undefined, moves
 * that are no list, a key that is neither a string nor a whole number, a position without a move and without a result
 * where the rules do not say what that means, are refused as `bad-rules`, with the position; and so is an exception
 * that the rules throw. On a sample of its calls, `play` is refused where it changes its argument. Wrong rules would
 * otherwise be solved silently to wrong answers.
 *
 * Needs rules, and their notation to name positions as people do (else they are shown as JSON). Rules that are checked
 * or trusted already come back as they are. `given` is the game as it was written, where that is another object. Cost:
 * a few comparisons per call.
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

  /** What fails, or returns what is wrong, is refused with the position. */
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

/** A turn as it should be; anything else is refused as `bad-rules`, which `rulesFail` gives its position. */
export function rightTurn(turn: unknown): Player {
  if (turn === 0 || turn === 1) return turn;
  throw badRules(texts.badTurn(turn));
}

/** Likewise moves. */
export function rightMoves<Move>(moves: readonly Move[]): readonly Move[] {
  if (Array.isArray(moves)) return moves;
  throw badRules(texts.badMoves(moves));
}

/** Likewise a result, or none. */
export function rightResult(result: unknown): Result | undefined {
  if (result === undefined || result === 0 || result === 1 || result === "draw") return result;
  throw badRules(texts.badResult(result));
}

/** The first calls of a function, or the first positions, are all looked at closely, and then one in 256. */
const WATCHED = 1000;
const THEN_ONE_IN = 256;

/** Whether a call, or a position, is looked at closely, by its number. */
export function isSampled(number: number): boolean {
  return number < WATCHED || number % THEN_ONE_IN === 0;
}

/** Marks a game as one whose rules tests have checked, such as those of the catalogue: they are not checked again. */
export function trustedGame<Given extends AnyRules>(game: Given): Given {
  return marked(game, { rules: game, given: game, names: undefined, isTrusted: true });
}

/** True if tests have checked these rules. */
export function isTrusted(game: object): boolean {
  return markOf(game)?.isTrusted ?? false;
}

/** True if these rules are checked as they are used, or trusted. */
export function isChecked(game: object): boolean {
  return markOf(game) !== undefined;
}

/**
 * The rules as they were before they were checked, for code that checks them in another way; with a result at dead ends
 * where a player wins there.
 */
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

/** The game as it was written, of a game that was completed or checked; else this object. */
export function gameAsWritten(game: object): object {
  return markOf(game)?.given ?? game;
}

/** How checked rules write their positions, where their notation is known. */
export function namesOf<Position, Move>(rules: Rules<Position, Move>): Names<Position> | undefined {
  return markOf(rules)?.names as Names<Position> | undefined;
}

/**
 * Rules made from others by changing some of their members. They may be the instance of a class, whose methods an
 * object spread would lose: so each member is named. What is made of checked or trusted rules is checked too; trusted
 * as well where no rule is changed, but only the start.
 */
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

/** Refuses what rules say of endless plays and dead ends, where it means nothing. */
function checkSaid({ endless, deadEnd }: Partial<AnyRules>): void {
  const isKnown = endless === undefined || endless === 0 || endless === 1 || endless === "draw";
  if (!isKnown) throw badRules(texts.badEndless(endless));
  if (deadEnd !== undefined && !DEAD_END_RULES.includes(deadEnd)) throw badRules(texts.badDeadEnd(deadEnd));
}

/** Thrown where rules are found wrong; `rulesFail` adds the position. */
export function badRules(why: Text): MarienbadError {
  return new MarienbadError("bad-rules", why);
}

/**
 * The error about what went wrong while the rules were asked for a member at a position, which is shown so: what they
 * returned is wrong, or they threw. Other errors of the library stay as they are, and so does what was out of memory.
 */
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

/** The first line of a stack that names a file: its folder, its name, and the line. */
const FRAME = /^ +at (?:[^(\n]*\()?((?:file:|\/|[A-Z]:\\)[^\n()]*[/\\])([^/\\\n()?]+)(?:\?\w*)?:(\d+):\d+\)?$/m;

/** The folder above that of this file, as stacks write it: what is thrown below it is not a line of the rules. */
const homeInStacks = (): string => FRAME.exec(new Error().stack ?? "")?.[1].replace(/[^/\\]*[/\\]$/, "") ?? "";

/** The file and the line where an error was thrown, if its stack names a file and that is not one of this library. */
export function lineOfError(error: unknown): { readonly file: string; readonly line: number } | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const [, folder, file, line] = FRAME.exec(stack) ?? [];
  if (folder === undefined || folder.startsWith(homeInStacks())) return undefined;
  return { file: folder.startsWith("file:") ? decodeURIComponent(file) : file, line: Number(line) };
}

/** The members that a game must have. */
export const NEEDED_MEMBERS = ["start", "turn", "moves", "play", "result"] as const;

/** The members that a game lacks, of those that it must have. */
export function missingMembers(game: object): readonly string[] {
  const given = game as Readonly<Record<string, unknown>>;
  return NEEDED_MEMBERS.filter((name) => (name === "start" ? !(name in game) : typeof given[name] !== "function"));
}

/** Throws `bad-rules` where a game lacks a member that it must have, or has a wrong key, `endless` or `deadEnd`. */
export function checkMembers(game: object): void {
  if (typeof game !== "object" || game === null) throw notAGame(texts.noObject(game));
  const missing = missingMembers(game);
  const { key } = game as { readonly key?: unknown };
  const wrong = key === undefined || typeof key === "function" ? missing : [...missing, "key"];
  if (wrong.length > 0) throw notAGame("rules" in game ? texts.membersBesideRules() : texts.membersMissing(wrong));
  checkSaid(game);
}

function notAGame(why: Text): MarienbadError {
  return badRules(texts.notAGame(why));
}

/** Messages show no more of a position than this. */
const MAX_SHOWN = 200;

/** A position as it is written or, without a notation or where that fails, as JSON. */
export function showPosition<Position>(position: Position, names?: Names<Position>): string {
  let shown: string | undefined;
  try {
    shown = names?.writePosition(position);
  } catch {
    // the position is so wrong that it cannot be written: its content says more than nothing
  }
  shown ??= snapshot(position);
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

/** Everything in a value, as text, to show it or to see whether it has changed. */
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
