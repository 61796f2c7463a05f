import type { FullGame } from "../game/members.ts";
import { type Carried, carryingPoints, valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import type { Answer } from "../search/answer.ts";
import { strongestHeuristic } from "../search/heuristics.ts";
import { proofNumber } from "../search/proof-number.ts";
import { StrongMemory, strong } from "../search/strong.ts";
import type { Allowance } from "./allowance.ts";
import { type Judgement, type Proved, proved, sourceOf } from "./judgement.ts";

/** Proof numbers get little time per position, and a table to match. */
const TABLE_BITS = 16;

/**
 * The last source: a search that proves a position, with a bound for the moves to a win, or estimates it by the
 * strongest heuristic. Cost: its share of the budget; it keeps what it found for the next position.
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
    const { facts, symmetry, heuristics } = this.#game;
    const heuristic = strongestHeuristic(this.#game);
    const neutral = heuristic?.neutral ?? 0;
    this.#memory ??= new StrongMemory<Move>();
    const options = { acyclic: facts.acyclic, symmetry, memory: this.#memory, ...(heuristic && { heuristic }) };
    const answer = await allowance.run(strong.work<Position, Move>(this.#game, position, options), share);
    const found = answer && valueOfAnswer(answer, neutral);
    const source = sourceOf("search");
    if (found === undefined) {
      const name = Object.keys(heuristics ?? {}).at(-1);
      return { certainty: "estimated", source, estimate: answer ? answer.value - neutral : 0, heuristic: name };
    }
    return { ...proved(found, source), ...(answer?.distance !== undefined && { within: answer.distance }) };
  }

  /** By proof numbers, which know no points and take repetitions for draws, wrong if endless plays are won. */
  async proofs(position: Position, allowance: Allowance, share: number): Promise<Proved | undefined> {
    const { facts, symmetry, parts, endless } = this.#game;
    if (share <= 0 || endless === 0 || endless === 1 || this.#counting !== undefined) return undefined;
    const { acyclic, canDraw } = facts;
    const numbers = { acyclic, canDraw, symmetry, parts, tableBits: TABLE_BITS };
    const answer = await allowance.run(proofNumber.work<Position, Move>(this.#game, position, numbers), share);
    const found = answer && valueOfAnswer(answer, 0);
    return found && proved(found, sourceOf("search"));
  }

  /** The same for points: exact when the search has seen every play to its end. */
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

function valueOfAnswer({ value, certainty }: Answer<unknown>, neutral: number): Value | undefined {
  if (certainty !== "exact") return undefined;
  if (!Number.isFinite(value)) return { result: value > 0 ? 0 : 1, rank: undefined };
  return value === neutral ? { result: "draw", rank: undefined } : undefined;
}
