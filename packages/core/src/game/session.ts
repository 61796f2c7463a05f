import { MarienbadError, unwrap } from "../base/error.ts";
import { fullGame } from "./full-game.ts";
import { type Key, legalMoves, type Player, type Result } from "./game.ts";
import type { FullGame, Game } from "./members.ts";
import { movesInWord, readMove } from "./notation.ts";
import { leaderOf, Scoring } from "./scores.ts";
import * as texts from "./texts.ts";

/** The end of a play and its reason: the rules' result, no move left, a third repetition, or the points. */
export interface SessionEnd {
  readonly result: Result;
  readonly reason: "result" | "stuck" | "repetition" | "points";
  /** Total points of player 0, in a game for points. */
  readonly points?: number;
}

/** A stored play: the moves in notation, and the first position unless it is the start of the game. */
export interface StoredSession {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly from?: string;
  readonly moves: readonly string[];
}

/** A position that occurs this often in one play ends it. */
export const MAX_VISITS = 3;

/** A play in progress, with undo. Moves are given as the rules have them or as people type them. */
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

  /** Restores a play stored by `toJSON`, given as an object or as JSON. An illegal move is refused with its number. */
  static from<Position, Move>(game: Game<Position, Move>, stored: StoredSession | string): Session<Position, Move> {
    const { from, moves } = readStored(stored);
    const start = from === undefined ? game.start : unwrap(fullGame(game).notation.readPosition(from));
    const session = new Session(game, start);
    for (const word of moves) session.#playListed(word);
    return session;
  }

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

  get positions(): readonly Position[] {
    return this.#positions;
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  get words(): readonly string[] {
    return this.#moves.map((move, i) => this.game.notation.writeMove(move, this.#positions[i]));
  }

  /** undefined while the play continues. */
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

  /** The points of player 0 so far, in a game for points; else 0. */
  get points(): number {
    const scoring = this.#scoring;
    if (scoring === undefined) return 0;
    return this.#moves.reduce((sum, move, place) => sum + scoring.gain(this.#positions[place], move), 0);
  }

  get visits(): number {
    return this.#visits.get(this.game.key(this.position)) ?? 0;
  }

  /** The legal moves, none once the play has ended. */
  legalMoves(): readonly Move[] {
    return this.end === undefined ? this.#legalByRules() : [];
  }

  legalWords(limit = Number.POSITIVE_INFINITY): string[] {
    return this.legalMoves()
      .slice(0, limit)
      .map((move) => this.write(move));
  }

  write(move: Move): string {
    return this.game.notation.writeMove(move, this.position);
  }

  play(move: Move): void {
    this.#moves.push(move);
    this.#positions.push(this.game.play(this.position, move));
    this.#count(this.position, 1);
  }

  /** The legal move with this notation, ignoring case; throws `illegal-move` with the legal ones if there is none. */
  readWord(text: string): Move {
    const word = text.trim();
    const legal = this.#legalByRules();
    const exact = legal.find((move) => this.write(move) === word);
    const meant = exact ?? legal.find((move) => this.write(move).toLowerCase() === word.toLowerCase());
    return meant ?? readMove(this.game, this.position, word);
  }

  /** Plays a typed move and returns it in notation; throws and changes nothing if it is illegal. */
  playWord(text: string): string {
    const move = this.readWord(text);
    const word = this.write(move);
    this.play(move);
    return word;
  }

  /**
   * Plays a list of moves; an error has the number of the illegal one. `5,1,3` is three moves unless it is one, and so
   * is `513` if all legal moves are single characters.
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

  /** Takes moves back up to the last move of one of these players; false if they have none. */
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

  /** The moves that the rules allow: a list of moves may continue after a third repetition. */
  #legalByRules(): readonly Move[] {
    this.#legal ??= legalMoves(this.game, this.position);
    return this.#legal;
  }

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

/** Splits a text into moves at white space, ignoring comments from # to the end of the line. */
export function readMoveList(text: string): string[] {
  return text
    .replace(/#[^\n]*/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}
