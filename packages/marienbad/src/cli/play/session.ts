import { MarienbadError } from "../../base/error.ts";
import { type AnyKit, type Player, type Result, readMove } from "../../game/index.ts";

/** A play under way: where it began, the moves so far, and the way back. */
export class Session {
  readonly kit: AnyKit;
  readonly #positions: unknown[];
  readonly #moves: string[] = [];

  constructor(kit: AnyKit, start: unknown) {
    this.kit = kit;
    this.#positions = [start];
  }

  get position(): unknown {
    return this.#positions[this.#positions.length - 1];
  }

  get turn(): Player {
    return this.kit.rules.turn(this.position);
  }

  /** The moves so far, as they are written. */
  get moves(): readonly string[] {
    return this.#moves;
  }

  /** The result when the play is over; a player who is stuck without a result has drawn. */
  get result(): Result | undefined {
    const { rules } = this.kit;
    return rules.result(this.position) ?? (rules.moves(this.position).length === 0 ? "draw" : undefined);
  }

  legalMoves(): string[] {
    if (this.result !== undefined) return [];
    return this.kit.rules.moves(this.position).map((move: unknown) => this.write(move));
  }

  write(move: unknown): string {
    return this.kit.notation.writeMove(move, this.position);
  }

  /** Plays a move as it is written, capitals aside; throws and changes nothing when it is not legal. */
  play(text: string): string {
    const legal = this.legalMoves();
    const exact =
      legal.find((move) => move === text) ?? legal.find((move) => move.toLowerCase() === text.toLowerCase());
    const move = readMove(this.kit, this.position, exact ?? text);
    this.#positions.push(this.kit.rules.play(this.position, move));
    this.#moves.push(exact ?? text);
    return exact ?? text;
  }

  /** Plays a list of moves; the error of a bad one says which it is. `5,1,3` is three moves unless it is one. */
  playAll(words: readonly string[]): void {
    for (const word of words) {
      const parts = word.split(",").filter((part) => part !== "");
      const severalMoves = parts.join() !== word || parts.length > 1;
      if (severalMoves && !this.legalMoves().includes(word)) this.playAll(parts);
      else this.#playListed(word);
    }
  }

  #playListed(word: string): void {
    try {
      this.play(word);
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      const number = this.#moves.length + 1;
      throw new MarienbadError(error.code, {
        en: `Move ${number} of the list: ${error.message}`,
        fr: `Coup ${number} de la liste : ${error.text.fr}`,
      });
    }
  }

  /** Takes moves back until one of these players has taken back one of his own; false when there is none. */
  undo(players: readonly Player[]): boolean {
    const turns = this.#positions.slice(0, -1).map((position) => this.kit.rules.turn(position) as Player);
    const last = turns.findLastIndex((turn) => players.includes(turn));
    if (last < 0) return false;
    this.#positions.length = last + 1;
    this.#moves.length = last;
    return true;
  }

  /** How often the position has been met in this play. */
  get visits(): number {
    const key = this.kit.rules.key(this.position);
    return this.#positions.filter((position) => this.kit.rules.key(position) === key).length;
  }
}
