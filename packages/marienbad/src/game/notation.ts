import { MarienbadError, refused } from "../base/error.ts";
import { checkedGame } from "./checked.ts";
import { checkedKit } from "./checked-kit.ts";
import { facts } from "./facts.ts";
import { type Game, legalMoves } from "./game.ts";
import type { GameKit, Notation } from "./kit.ts";
import * as texts from "./texts.ts";

/**
 * A kit for rules that come alone, or with some of what a kit may have: moves and positions are written as they are,
 * and nothing more is promised than is given. The rules are checked as they are used.
 */
export function plainKit<Position, Move>(
  rules: Game<Position, Move>,
  given: Partial<GameKit<Position, Move>> = {},
): GameKit<Position, Move> {
  const described = { facts: facts({ impartial: false, acyclic: false, canDraw: true }), ...given };
  const named = given.notation === undefined ? checkedGame(rules) : rules; // its own names come from the keys
  return checkedKit({ notation: plainNotation(rules), ...described, rules: named });
}

/** What a kit may have besides its rules. */
const BESIDE_RULES = [
  "facts",
  "notation",
  "board",
  "symmetry",
  "parts",
  "turnSwap",
  "levels",
  "byKey",
  "scores",
  "starts",
  "heuristics",
];

/**
 * The kit of rules that carry in the same object whatever else they have: `{ start, turn, …, key, board, scores }`. So
 * a game of one's own is one object.
 */
export function ownKit<Position, Move>(game: Game<Position, Move>): GameKit<Position, Move> {
  const beside = game as unknown as Readonly<Record<string, unknown>>;
  const found = BESIDE_RULES.filter(
    (name) =>
      typeof (beside[name] ?? undefined) === "object" || (name === "starts" && typeof beside.starts === "function"),
  );
  return plainKit(game, Object.fromEntries(found.map((name) => [name, beside[name]])));
}

/** Moves and positions written as they are; positions cannot be read back. */
export function plainNotation<Position, Move>(rules: Game<Position, Move>): Notation<Position, Move> {
  return {
    writeMove: (move) => plainWord(move),
    writePosition: (position) => String(rules.key(position)),
    readPosition: () => refused([{ text: texts.noNotation() }]),
  };
}

function plainWord(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** More legal moves than this help nobody who mistyped one. */
const MAX_LISTED_MOVES = 40;

/** The legal move that is written so. Says what is legal when there is none. */
export function readMove<Position, Move>(
  { rules, notation }: Pick<GameKit<Position, Move>, "rules" | "notation">,
  position: Position,
  text: string,
): Move {
  const legal = legalMoves(rules, position);
  const found = legal.find((move) => notation.writeMove(move, position) === text);
  if (found !== undefined) return found;
  const where = notation.writePosition(position);
  if (legal.length === 0) throw new MarienbadError("illegal-move", texts.moveAfterEnd(text, where));
  const words = legal.slice(0, MAX_LISTED_MOVES).map((move) => notation.writeMove(move, position));
  const list = `${words.join(" ")}${legal.length > MAX_LISTED_MOVES ? " …" : ""}`;
  throw new MarienbadError("illegal-move", texts.illegalMove(text, where, list));
}

/**
 * A position as it is written or, failing that, as the moves that lead there from the start (`5 1 3`, `5,1,3`, or `513`
 * where all moves are single signs).
 */
export function readPosition<Position, Move>(kit: GameKit<Position, Move>, text: string): Position {
  const direct = kit.notation.readPosition(text.trim());
  if (direct.ok) return direct.value;
  try {
    let position = kit.rules.start;
    for (const word of splitMoves(text)) {
      for (const move of movesInWord(word, () => writtenMoves(kit, position))) {
        position = kit.rules.play(position, readMove(kit, position, move));
      }
    }
    return position;
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    const why = direct.faults.map((fault) => fault.text);
    throw new MarienbadError("illegal-position", texts.neitherPositionNorMoves(text, why, error.text));
  }
}

/**
 * The moves in a word of a line: the word itself or, as long as each legal move is a single sign, its signs, as in
 * `4413`. `legal` returns the moves that are legal after those before.
 */
export function* movesInWord(word: string, legal: () => readonly string[]): Generator<string> {
  let rest = word;
  for (; rest.length > 1; rest = rest.slice(1)) {
    const moves = legal();
    if (!moves.includes(rest[0]) || moves.some((move) => move.length > 1)) break;
    yield rest[0];
  }
  yield rest;
}

function writtenMoves<Position, Move>(
  { rules, notation }: Pick<GameKit<Position, Move>, "rules" | "notation">,
  position: Position,
): string[] {
  return legalMoves(rules, position).map((move) => notation.writeMove(move, position));
}

/** The moves of a line: words between blanks or, where there is no blank, between commas. */
export function splitMoves(text: string): string[] {
  const trimmed = text.trim();
  return trimmed.split(/\s/.test(trimmed) ? /\s+/ : ",");
}
