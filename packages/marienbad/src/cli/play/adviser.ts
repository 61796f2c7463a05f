import type { Language } from "../../base/text.ts";
import type { Signal } from "../../base/work.ts";
import type { AnyKit, Result } from "../../game/index.ts";
import { describeJudgement, type Oracle } from "../../oracle/index.ts";

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
  readonly #kit: AnyKit;
  readonly #language: Language;
  readonly #oracle: Oracle<unknown, unknown>;

  constructor(kit: AnyKit, language: Language, oracle: Oracle<unknown, unknown>) {
    this.#kit = kit;
    this.#language = language;
    this.#oracle = oracle;
  }

  /** Every move with its worth, the best first. */
  async values(position: unknown, signal: Signal): Promise<Advice[]> {
    const { moves } = await this.#oracle.analyse(position, { ...THINKING, signal });
    return moves.map(({ move, ...judgement }) => ({
      move: this.#kit.notation.writeMove(move, position),
      worth: describeJudgement(judgement)[this.#language],
      ...(judgement.certainty === "proved" && { result: judgement.result }),
    }));
  }

  /** The best move, and why. */
  async hint(position: unknown, signal: Signal): Promise<Advice> {
    return (await this.values(position, signal))[0];
  }
}
