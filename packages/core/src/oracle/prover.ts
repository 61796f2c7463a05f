import type { FullGame } from "../game/members.ts";
import { type Carried, carryingPoints, valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import type { Answer } from "../search/answer.ts";
import { strongestHeuristic } from "../search/heuristics.ts";
import { proofNumber } from "../search/proof-number.ts";
import { StrongMemory, strong } from "../search/strong.ts";
import type { Allowance } from "./allowance.ts";
import { type Judgement, type Proved, proved } from "./judgement.ts";
import { sourceOf } from "./sources.ts";

/** Proof numbers get little time per position, and a table to match. */
const TABLE_BITS = 16;

/**
 * The last source: a search that proves a position or, where the budget ends before, estimates it by the heuristic
 * that knows most. What it proves is exact, with a bound for the moves to a win. Cost: its share of the budget; it
 * remembers what it has found for the next position of the same game.
 */
export class Prover<Position, Move> {
  readonly #game: FullGame<Position, Move>;
  /** The same game with its points in the positions, where it is played for points. */
  readonly #counting: FullGame<Carried<Position>, Move> | undefined;
  #memory: StrongMemory<Move> | undefined;

  constructor(game: FullGame<Position, Move>) {
    this.#game = game;
    this.#counting = carryingPoints(game);
  }

  /** By the strong player: proved, or estimated at least, however little it may spend. */
  async deepening(position: Position, allowance: Allowance, share: number): Promise<Judgement> {
    if (this.#counting !== undefined) return await this.#judgePoints(this.#counting, position, allowance, share);
    const { facts, symmetry } = this.#game;
    const { acyclic } = facts;
    const heuristic = strongestHeuristic(this.#game);
    const neutral = heuristic?.neutral ?? 0;
    this.#memory ??= new StrongMemory<Move>();
    const options = { acyclic, symmetry, memory: this.#memory, ...(heuristic === undefined ? {} : { heuristic }) };
    const answer = await allowance.run(strong.work<Position, Move>(this.#game, position, options), share);
    const found = answer && valueOfAnswer(answer, neutral);
    if (found !== undefined) {
      const within = answer?.distance === undefined ? {} : { within: answer.distance };
      return { ...proved(found, sourceOf("search")), ...within };
    }
    return {
      certainty: "estimated",
      source: sourceOf("search"),
      estimate: answer === undefined ? 0 : answer.value - neutral,
      heuristic: Object.keys(this.#game.heuristics ?? {}).at(-1),
    };
  }

  /**
   * By proof numbers, if they find a proof. They take a repetition for a draw, which is wrong where a player wins
   * endless plays, and they know nothing of points.
   */
  async proofs(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    const { facts, symmetry, parts } = this.#game;
    if (share <= 0 || this.#game.endless === 0 || this.#game.endless === 1 || this.#counting !== undefined)
      return undefined;
    const { acyclic, canDraw } = facts;
    const numbers = { acyclic, canDraw, symmetry, parts, tableBits: TABLE_BITS };
    const answer = await allowance.run(proofNumber.work<Position, Move>(this.#game, position, numbers), share);
    const found = answer && valueOfAnswer(answer, 0);
    return found && proved(found, sourceOf("search"));
  }

  /** The same of a game for points: exact when the search has seen every play to its end. */
  async #judgePoints(
    game: FullGame<Carried<Position>, Move>,
    position: Position,
    allowance: Allowance,
    share: number,
  ): Promise<Judgement> {
    const { facts, heuristics } = game;
    const [name, heuristic] = Object.entries(heuristics ?? {}).at(-1) ?? [];
    this.#memory ??= new StrongMemory<Move>();
    const options = { acyclic: facts.acyclic, memory: this.#memory, ...(heuristic && { heuristic }) };
    const answer = await allowance.run(strong.work(game, { position, points: 0 }, options), share);
    if (answer?.certainty === "exact") return proved(valueOfPoints(answer.value), sourceOf("search"));
    return { certainty: "estimated", source: sourceOf("search"), estimate: answer?.value ?? 0, heuristic: name };
  }
}

/**
 * What a search has proved: a win, or a draw, which is worth the neutral value; ends that have scores are neither.
 */
function valueOfAnswer({ value, certainty }: Answer<unknown>, neutral: number): Value | undefined {
  if (certainty !== "exact") return undefined;
  if (!Number.isFinite(value)) return { result: value > 0 ? 0 : 1, rank: undefined };
  return value === neutral ? { result: "draw", rank: undefined } : undefined;
}
