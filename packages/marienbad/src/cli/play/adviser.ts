import { MarienbadError } from "../../base/error.ts";
import type { Language } from "../../base/text.ts";
import { type AnyKit, describeValue } from "../../game/index.ts";
import type { Oracle } from "../../oracle/index.ts";
import { runAsync, strongestHeuristic, strongWork } from "../../search/index.ts";
import { describeAnswer } from "./values.ts";

/** A move and what it is worth, in words, best first. */
export interface Advice {
  readonly move: string;
  readonly worth: string;
}

const THINKING = 1000; // milliseconds for one question

/** Says what moves are worth: exactly where the game can be solved, by search elsewhere. */
export class Adviser {
  readonly #kit: AnyKit;
  readonly #language: Language;
  readonly #solve: () => Promise<Oracle<unknown, unknown>>;
  #oracle: Oracle<unknown, unknown> | "too large" | undefined;

  constructor(kit: AnyKit, language: Language, solve: () => Promise<Oracle<unknown, unknown>>) {
    this.#kit = kit;
    this.#language = language;
    this.#solve = solve;
  }

  /** Every move with its worth, the best first. */
  async values(position: unknown, signal: AbortSignal): Promise<Advice[]> {
    const { rules, notation } = this.#kit;
    const oracle = await this.#ask();
    if (oracle !== undefined) {
      return oracle.ratedMoves(position).map(({ move, result, rank }) => ({
        move: notation.writeMove(move, position),
        worth: describeValue(
          result === "draw" && rank === undefined ? { result, rank, endless: true } : { result, rank },
        )[this.#language],
      }));
    }
    const moves: readonly unknown[] = rules.moves(position);
    const side = rules.turn(position) === 0 ? 1 : -1;
    const rated: (Advice & { readonly value: number })[] = [];
    for (const move of moves) {
      const answer = await this.#search(rules.play(position, move), THINKING / moves.length, signal);
      const worth = describeAnswer(answer, this.#language);
      rated.push({ move: notation.writeMove(move, position), worth, value: side * answer.value });
    }
    return rated.sort((left, right) => (left.value === right.value ? 0 : right.value - left.value));
  }

  /** The best move, and why. */
  async hint(position: unknown, signal: AbortSignal): Promise<Advice> {
    const oracle = await this.#ask();
    if (oracle !== undefined) return (await this.values(position, signal))[0];
    const answer = await this.#search(position, THINKING, signal);
    const move = this.#kit.notation.writeMove(answer.move, position);
    return { move, worth: describeAnswer(answer, this.#language) };
  }

  #search(position: unknown, time: number, signal: AbortSignal) {
    const { rules, facts } = this.#kit;
    const heuristic = strongestHeuristic(this.#kit);
    const options = { acyclic: facts.acyclic, ...(heuristic === undefined ? {} : { heuristic }) };
    return runAsync(strongWork<unknown, unknown>(rules, position, options), { time, signal });
  }

  async #ask(): Promise<Oracle<unknown, unknown> | undefined> {
    if (this.#oracle === undefined) {
      try {
        this.#oracle = await this.#solve();
      } catch (error) {
        if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
        this.#oracle = "too large";
      }
    }
    return this.#oracle === "too large" ? undefined : this.#oracle;
  }
}
