import { MarienbadError } from "../base/error.ts";
import { fullGame } from "./full-game.ts";
import { legalMoves, type Rules } from "./game.ts";
import type { FullGame, Game } from "./members.ts";
import * as texts from "./texts.ts";

const MAX_LISTED_MOVES = 40;

type Written<Position, Move> = Rules<Position, Move> & Pick<FullGame<Position, Move>, "notation">;

/** The legal move with this notation; throws `illegal-move` with the legal ones if there is none. */
export function readMove<Position, Move>(game: Written<Position, Move>, position: Position, text: string): Move {
  const { notation } = game;
  const legal = legalMoves(game, position);
  const found = legal.find((move) => notation.writeMove(move, position) === text);
  if (found !== undefined) return found;
  const where = notation.writePosition(position);
  if (legal.length === 0) throw new MarienbadError("illegal-move", texts.moveAfterEnd(text, where));
  const words = legal.slice(0, MAX_LISTED_MOVES).map((move) => notation.writeMove(move, position));
  const list = `${words.join(" ")}${legal.length > MAX_LISTED_MOVES ? " …" : ""}`;
  throw new MarienbadError("illegal-move", texts.illegalMove(text, where, list));
}

/** Reads a position in notation, else as moves from the start (`5 1 3`, `5,1,3`, or `513` if one character each). */
export function readPosition<Position, Move>(given: Game<Position, Move>, text: string): Position {
  const game = fullGame(given);
  const direct = game.notation.readPosition(text.trim());
  if (direct.ok) return direct.value;
  try {
    let position = game.start;
    for (const word of splitMoves(text)) {
      for (const move of movesInWord(word, () => writtenMoves(game, position))) {
        position = game.play(position, readMove(game, position, move));
      }
    }
    return position;
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    const why = direct.faults.map((fault) => fault.text);
    throw new MarienbadError("illegal-position", texts.neitherPositionNorMoves(text, why, error.text));
  }
}

/** The moves in a word: its characters while each `legal` move is one character, then the rest as one move. */
export function* movesInWord(word: string, legal: () => readonly string[]): Generator<string> {
  let rest = word;
  for (; rest.length > 1; rest = rest.slice(1)) {
    const moves = legal();
    if (!moves.includes(rest[0]) || moves.some((move) => move.length > 1)) break;
    yield rest[0];
  }
  yield rest;
}

function writtenMoves<Position, Move>(game: Written<Position, Move>, position: Position): string[] {
  const { notation } = game;
  return legalMoves(game, position).map((move) => notation.writeMove(move, position));
}

/** Splits a line into moves at blanks or, if it has none, at commas. */
function splitMoves(text: string): string[] {
  const trimmed = text.trim();
  return trimmed.split(/\s/.test(trimmed) ? /\s+/ : ",");
}
