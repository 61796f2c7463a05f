import { MarienbadError, unwrap } from "../base/error.ts";
import { fullGame } from "./full-game.ts";
import { type Key, legalMoves, type Player, type Result } from "./game.ts";
import type { FullGame, Game } from "./members.ts";
import { movesInWord, readMove } from "./notation.ts";
import { leaderOf, Scoring } from "./scores.ts";
import * as texts from "./texts.ts";

/**
 * How a play ended, and why: the rules say so, nobody can move, the same position came for the third time, or the
 * points are counted.
 */
export interface SessionEnd {
  readonly result: Result;
  readonly reason: "result" | "stuck" | "repetition" | "points";
  /** Player 0's points, all told, in a game that is played for them. */
  readonly points?: number;
}

/** A play as it is stored: the moves as they are written, and where it began if that is not the start. */
export interface StoredSession {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly from?: string;
  readonly moves: readonly string[];
}

/** A position that comes this often in one play ends it: the play could go on for ever, so it is a draw. */
export const MAX_VISITS = 3;

/**
 * A play in progress: where it began, the moves so far, how it ended, and the way back. Moves can be given as the rules
 * have them or as people type them. Cost: what the rules cost; memory for the positions of the play.
 */
export class Session<Position, Move> {
  readonly game: FullGame<Position, Move>;
  readonly #positions: Position[];
  readonly #moves: Move[] = [];
  readonly #visits = new Map<Key, number>();
  readonly #scoring: Scoring<Position, Move> | undefined;
  #legal: readonly Move[] | undefined;

  constructor(game: Game<Position, Move>, from: Position = game.start) {
    this.game = fullGame(game);
    this.#scoring = this.game.scores && new Scoring(this.game, this.game.scores);
    this.#positions = [from];
    this.#count(from, 1);
  }

  /**
   * The play that was stored by `toJSON`, as an object or as its text. Moves that this game does not allow are refused
   * with their place in the list.
   */
  static from<Position, Move>(game: Game<Position, Move>, stored: StoredSession | string): Session<Position, Move> {
    const { from, moves } = readStored(stored);
    const start = from === undefined ? game.start : unwrap(fullGame(game).notation.readPosition(from));
    const session = new Session(game, start);
    for (const word of moves) session.#playListed(word);
    return session;
  }

  /** The play as plain data, for `JSON.stringify`; `Session.from` makes it a session again. */
  toJSON(): StoredSession {
    const { id, options, notation, start, key } = this.game;
    const [from] = this.#positions;
    return {
      ...(id !== undefined && { game: id }),
      ...(options !== undefined && { options }),
      ...(key(from) !== key(start) && { from: notation.writePosition(from) }),
      moves: this.words,
    };
  }

  get position(): Position {
    return this.#positions[this.#positions.length - 1];
  }

  get turn(): Player {
    return this.game.turn(this.position);
  }

  /** Every position of the play, the first one included. */
  get positions(): readonly Position[] {
    return this.#positions;
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** The moves so far, as they are written. */
  get words(): readonly string[] {
    return this.#moves.map((move, i) => this.game.notation.writeMove(move, this.#positions[i]));
  }

  /** undefined while the play goes on. */
  get end(): SessionEnd | undefined {
    const result = this.game.result(this.position);
    if (this.#scoring !== undefined && this.#legalByRules().length === 0) {
      const points = this.points + this.#scoring.score(this.position);
      return { result: leaderOf(points), reason: "points", points };
    }
    if (result !== undefined) return { result, reason: "result" };
    if (this.#legalByRules().length === 0) return { result: "draw", reason: "stuck" };
    if (this.visits >= MAX_VISITS) return { result: this.game.endless ?? "draw", reason: "repetition" };
    return undefined;
  }

  /** What the moves so far have brought player 0, in a game that is played for points; 0 elsewhere. */
  get points(): number {
    const scoring = this.#scoring;
    if (scoring === undefined) return 0;
    return this.#moves.reduce((sum, move, place) => sum + scoring.gain(this.#positions[place], move), 0);
  }

  /** How often the position has come in this play. */
  get visits(): number {
    return this.#visits.get(this.game.key(this.position)) ?? 0;
  }

  /** None when the play has ended, in whatever way. */
  legalMoves(): readonly Move[] {
    return this.end === undefined ? this.#legalByRules() : [];
  }

  /** The same as they are written, at most `limit` of them. */
  legalWords(limit = Number.POSITIVE_INFINITY): string[] {
    return this.legalMoves()
      .slice(0, limit)
      .map((move) => this.write(move));
  }

  write(move: Move): string {
    return this.game.notation.writeMove(move, this.position);
  }

  /** Plays a legal move. */
  play(move: Move): void {
    this.#moves.push(move);
    this.#positions.push(this.game.play(this.position, move));
    this.#count(this.position, 1);
  }

  /** The legal move that is written so, capitals aside; throws and says what is legal when there is none. */
  readWord(text: string): Move {
    const word = text.trim();
    const legal = this.#legalByRules();
    const exact = legal.find((move) => this.write(move) === word);
    const meant = exact ?? legal.find((move) => this.write(move).toLowerCase() === word.toLowerCase());
    return meant ?? readMove(this.game, this.position, word);
  }

  /** Plays a move as it was typed, and returns it as it is written; throws and changes nothing when it is not legal. */
  playWord(text: string): string {
    const move = this.readWord(text);
    const word = this.write(move);
    this.play(move);
    return word;
  }

  /**
   * Plays a list of moves; the error of a bad one says which it is. `5,1,3` is three moves unless it is one, and so is
   * `513` where all legal moves are single signs.
   */
  playWords(words: readonly string[]): void {
    for (const word of words) {
      const parts = word.split(",").filter((part) => part !== "");
      const isList = parts.length !== 1 || parts[0] !== word;
      if (isList && !this.#legalByRules().some((move) => this.write(move) === word)) this.playWords(parts);
      else
        for (const move of movesInWord(word, () => this.#legalByRules().map((one) => this.write(one))))
          this.#playListed(move);
    }
  }

  /** Takes moves back until one of these players has taken back a move of their own; false when there is none. */
  undo(players: readonly Player[] = [0, 1]): boolean {
    let last = this.#moves.length - 1;
    while (last >= 0 && !players.includes(this.game.turn(this.#positions[last]))) last--;
    if (last < 0) return false;
    while (this.#moves.length > last) {
      this.#count(this.#positions.pop() as Position, -1);
      this.#moves.pop();
    }
    return true;
  }

  #playListed(word: string): void {
    try {
      this.playWord(word);
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      throw new MarienbadError(error.code, texts.moveOfList(this.#moves.length + 1, error.text));
    }
  }

  /** A third repetition ends the play for players, but a list of moves may go on after it. */
  #legalByRules(): readonly Move[] {
    this.#legal ??= legalMoves(this.game, this.position);
    return this.#legal;
  }

  /** The last position has changed: one more or one less is there. */
  #count(position: Position, change: 1 | -1): void {
    const key = this.game.key(position);
    this.#visits.set(key, (this.#visits.get(key) ?? 0) + change);
    this.#legal = undefined;
  }
}

function readStored(stored: StoredSession | string): StoredSession {
  const { from, moves } = (typeof stored === "string" ? parsedJson(stored) : stored) as Partial<StoredSession>;
  const areWords = Array.isArray(moves) && moves.every((word) => typeof word === "string");
  if (areWords && (from === undefined || typeof from === "string"))
    return { moves, ...(from !== undefined && { from }) };
  throw new MarienbadError("bad-input", texts.notASession());
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw new MarienbadError("bad-input", texts.notASession());
  }
}

/** The moves of a file, a flag or a clipboard: words between blanks; what follows a # is a comment. */
export function readMoveList(text: string): string[] {
  return text
    .replace(/#[^\n]*/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}
