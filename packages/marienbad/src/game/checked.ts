import { MarienbadError, textOfError } from "../base/error.ts";
import { shortageOf } from "../base/memory.ts";
import type { Text } from "../base/text.ts";
import type { Game, Key, Player, Result } from "./game.ts";
import * as texts from "./texts.ts";

/** How rules are written, for sentences about their positions. */
type Names<Position> = { writePosition(position: Position): string };

/** What is known about a game whose rules are checked, or need not be. */
interface Known {
  /** The rules before they were checked. */
  readonly rules: unknown;
  readonly names: unknown;
}
const KNOWN = new WeakMap<object, Known>();
const MEMBERS = ["turn", "moves", "play", "result", "key"] as const;

/**
 * The same rules, watched at the border: a turn other than 0 or 1, a result other than 0, 1, "draw" or undefined, moves
 * that are no list, a key that is neither a string nor a whole number are refused as `bad-rules`, with the position;
 * and so is an exception that the rules throw. Wrong rules would otherwise be solved silently to wrong answers.
 *
 * Needs rules, and their notation to name positions as people do (else they are shown as JSON). Rules that are checked
 * or trusted already come back as they are. Cost: a few comparisons per call.
 */
export function checkedGame<Position, Move>(
  rules: Game<Position, Move>,
  names?: Names<Position>,
): Game<Position, Move> {
  if (KNOWN.has(rules)) return rules;
  checkMembers(rules);
  const fail = (position: Position, member: string, error: unknown): never => {
    throw rulesFail(showPosition(position, names), member, error);
  };
  const checked: Game<Position, Move> = {
    start: rules.start,
    ...endlessOf(rules),
    turn(position) {
      let turn: Player;
      try {
        turn = rules.turn(position);
      } catch (error) {
        return fail(position, "turn", error);
      }
      return turn === 0 || turn === 1 ? turn : fail(position, "turn", badRules(texts.badTurn(turn)));
    },
    moves(position) {
      let moves: readonly Move[];
      try {
        moves = rules.moves(position);
      } catch (error) {
        return fail(position, "moves", error);
      }
      return Array.isArray(moves) ? moves : fail(position, "moves", badRules(texts.badMoves(moves)));
    },
    play(position, move) {
      try {
        return rules.play(position, move);
      } catch (error) {
        return fail(position, "play", error);
      }
    },
    result(position) {
      let result: Result | undefined;
      try {
        result = rules.result(position);
      } catch (error) {
        return fail(position, "result", error);
      }
      if (result === undefined || result === 0 || result === 1 || result === "draw") return result;
      return fail(position, "result", badRules(texts.badResult(result)));
    },
    key(position) {
      let key: Key;
      try {
        key = rules.key(position);
      } catch (error) {
        return fail(position, "key", error);
      }
      return typeof key === "string" || Number.isSafeInteger(key)
        ? key
        : fail(position, "key", badRules(texts.badKey(key)));
    },
  };
  KNOWN.set(checked, { rules, names });
  return checked;
}

/** Marks rules that tests have checked, such as those of the catalogue: nobody checks them again. */
export function trustedGame<Position, Move>(rules: Game<Position, Move>): Game<Position, Move> {
  KNOWN.set(rules, { rules, names: undefined });
  return rules;
}

/** True if tests have checked these rules. */
export function isTrusted(rules: object): boolean {
  return KNOWN.get(rules)?.rules === rules;
}

/** The rules as they were before they were checked; for whoever checks them in another way. */
export function uncheckedGame<Position, Move>(rules: Game<Position, Move>): Game<Position, Move> {
  checkMembers(rules);
  return (KNOWN.get(rules)?.rules as Game<Position, Move> | undefined) ?? rules;
}

/** How checked rules write their positions, where their notation is known. */
export function namesOf<Position, Move>(rules: Game<Position, Move>): Names<Position> | undefined {
  return KNOWN.get(rules)?.names as Names<Position> | undefined;
}

/**
 * Rules made from others by changing some of the six members. They may be the instance of a class, whose methods an
 * object spread would lose: so each member is named. What is made of checked or trusted rules is checked too; trusted
 * as well where no rule is changed, but only the start.
 */
export function deriveGame<Position, Move>(
  game: Game<Position, Move>,
  changes: Partial<Game<Position, Move>>,
): Game<Position, Move> {
  const known = KNOWN.get(game);
  const rules = uncheckedGame(game);
  const derived = { ...sixMembers(rules), ...changes };
  if (known === undefined) return derived;
  const isChanged = MEMBERS.some((name) => changes[name] !== undefined);
  if (known.rules === game && !isChanged) return trustedGame(derived);
  return checkedGame(derived, known.names as Names<Position> | undefined);
}

function sixMembers<Position, Move>(rules: Game<Position, Move>): Game<Position, Move> {
  return {
    start: rules.start,
    ...endlessOf(rules),
    turn: (position) => rules.turn(position),
    moves: (position) => rules.moves(position),
    play: (position, move) => rules.play(position, move),
    result: (position) => rules.result(position),
    key: (position) => rules.key(position),
  };
}

/** Who wins endless plays, where the rules say it; anything but 0, 1 and "draw" is refused. */
function endlessOf<Position, Move>({ endless }: Game<Position, Move>): { readonly endless?: Result } {
  if (endless === undefined) return {};
  if (endless === 0 || endless === 1 || endless === "draw") return { endless };
  throw badRules(texts.badEndless(endless));
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
    const failed = texts.rulesFailAt(position, member, textOfError(error));
    return new MarienbadError("bad-rules", failed, { parameters, cause: error });
  }
  if (error.code !== "bad-rules" || error.parameters.position !== undefined) return error;
  return new MarienbadError("bad-rules", texts.badRulesAt(position, error.text), { parameters, cause: error });
}

function checkMembers<Position, Move>(rules: Game<Position, Move>): void {
  const missing = MEMBERS.filter((name) => typeof rules[name] !== "function");
  if (missing.length > 0) throw new MarienbadError("bad-rules", texts.membersMissing(missing));
}

/** Nobody reads more of a position than this. */
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
