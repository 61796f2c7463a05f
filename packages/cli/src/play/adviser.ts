import type { Language, Signal } from "marienbad/base";
import type { AnyGame, Result } from "marienbad/game";
import { describeJudgement, type Oracle } from "marienbad/oracle";

/** A move and what it is worth, in words. */
export interface Advice {
  readonly move: string;
  readonly worth: string;
  /** Where it is known. */
  readonly result?: Result;
}

/** Nodes for the exact sources, so that a busy machine knows as much; some seconds. And a second for searches. */
const THINKING = { nodes: 100_000_000, search: { time: 1000 } };

/** Says what moves are worth, as the oracle knows it. */
export class Adviser {
  readonly #game: AnyGame;
  readonly #language: Language;
  readonly #oracle: Oracle<unknown, unknown>;

  constructor(game: AnyGame, language: Language, oracle: Oracle<unknown, unknown>) {
    this.#game = game;
    this.#language = language;
    this.#oracle = oracle;
  }

  /** Every move with its worth, the best first. */
  async values(position: unknown, signal: Signal): Promise<Advice[]> {
    const { moves } = await this.#oracle.analyse(position, { ...THINKING, signal });
    return moves.map(({ move, ...judgement }) => ({
      move: this.#game.notation.writeMove(move, position),
      worth: describeJudgement(judgement)[this.#language],
      ...(judgement.certainty === "proved" && { result: judgement.result }),
    }));
  }

  /** The best move, and why. */
  async hint(position: unknown, signal: Signal): Promise<Advice> {
    return (await this.values(position, signal))[0];
  }
}
