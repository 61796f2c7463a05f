import { MarienbadError } from "../../../base/error.ts";
import { type Budget, Meter, runWithin, type Work } from "../../../base/work.ts";
import { opponent, type Player } from "../../../game/game.ts";
import { type CellSet, cellsOf } from "../../grid/cell-set.ts";
import { type Move, type Position, rules } from "../rules.ts";
import { type HexKernel, hexKernel, MAX_SIZE, OPEN, WON } from "./kernel.ts";
import * as texts from "./texts.ts";

/** What a prover of hex may be given. */
export interface HexProverOptions {
  /** The side of the board. */
  readonly size: number;
  /** Memory for what has been proved, in MiB; rounded down to a power of two. */
  readonly megabytes?: number;
}

/** Who wins a position, and why. */
export interface HexProof {
  readonly winner: Player;
  /** Empty cells that are enough: the winner wins even if all the other empty cells belong to the loser. */
  readonly carrier: readonly Move[];
  /** Positions whose moves were looked at. */
  readonly nodes: number;
}

const DEFAULT_MEGABYTES = 64;
const MAX_MEGABYTES = 2048;
const BUCKET_BYTES = 96;
/** A slice begins again at the root, so it must not be too short; this many take some 20 milliseconds. */
const MIN_SLICE = 512;
/** Budgets count the nodes of quick searches; one here takes as long as this many (40 to 60 microseconds). */
const COST_OF_NODE = 1000;

/**
 * Proves who wins positions of hex.
 *
 * Needs a board of at most 7 × 7 cells and positions of its rules. Returns the winner, exactly, with the cells that the
 * win needs; not in how many moves. Cost: exponential in the empty cells; every opening of 5 × 5 takes a hundredth of
 * a second, of 6 × 6 a few seconds, the centre of 7 × 7 one or two. Method: depth-first proof numbers in WebAssembly
 * (kernels/hex), with carriers, cells filled in and connections that need no search. What has been proved stays in
 * the table for the next position.
 */
export class HexProver {
  readonly size: number;
  readonly #kernel: HexKernel;
  readonly #rules: ReturnType<typeof rules>;

  constructor({ size, megabytes = DEFAULT_MEGABYTES }: HexProverOptions) {
    if (!(Number.isInteger(size) && size >= 1 && size <= MAX_SIZE)) {
      throw new MarienbadError("bad-argument", texts.unprovableBoard(size, MAX_SIZE));
    }
    if (!(megabytes >= 1 && megabytes <= MAX_MEGABYTES)) {
      throw new MarienbadError("bad-argument", texts.badTable(megabytes, MAX_MEGABYTES));
    }
    this.size = size;
    this.#rules = rules({ size });
    this.#kernel = hexKernel(size, Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES)));
  }

  /** Who wins a position. */
  prove(position: Position, budget: Budget = {}): HexProof {
    return runWithin(this.proveWork(position), budget);
  }

  /** One work at a time: the kernel has one stack. */
  *proveWork(position: Position, meter = new Meter()): Work<HexProof, Meter> {
    const result = this.#rules.result(position);
    if (result !== undefined) return { winner: result as Player, carrier: [], nodes: 0 };
    const kernel = this.#kernel;
    const mover = this.#rules.turn(position);
    const [x, o] = position.stones.map((stones) => halvesOf(stones, this.size));
    meter.weight = COST_OF_NODE;
    if (meter.nodes > 0 && meter.nodes >= meter.pauseAt) yield meter; // after another question
    const first = kernel.nodeCount();
    const before = first - meter.nodes / COST_OF_NODE;
    kernel.begin(x.low, x.high, o.low, o.high, mover);
    for (;;) {
      const known = kernel.advance(Math.max(MIN_SLICE, (meter.pauseAt - meter.nodes) / COST_OF_NODE));
      meter.nodes = COST_OF_NODE * (kernel.nodeCount() - before);
      if (known !== OPEN) {
        const carrier = cellsOfHalves(kernel.carrierLow(), kernel.carrierHigh(), this.size);
        return { winner: known === WON ? mover : opponent(mover), carrier, nodes: kernel.nodeCount() - first };
      }
      yield meter;
    }
  }

  /** A move that keeps the win of the player to move; undefined when there is none. */
  choose(position: Position, budget: Budget = {}): Move | undefined {
    return runWithin(this.chooseWork(position), budget);
  }

  *chooseWork(position: Position): Work<Move | undefined, Meter> {
    const meter = new Meter();
    const mover = this.#rules.turn(position);
    const { winner, carrier } = yield* this.proveWork(position, meter);
    if (winner !== mover) return undefined;
    for (const move of carrier) {
      if ((yield* this.proveWork(this.#rules.play(position, move), meter)).winner === mover) return move;
    }
    return undefined;
  }
}

/** Row by row as in a CellSet, but with a free bit after each row (see kernels/hex/board.ts). */
function halvesOf(stones: CellSet, size: number): { readonly low: number; readonly high: number } {
  const halves = [0, 0];
  for (const cell of cellsOf(stones)) {
    const bit = bitOf(cell, size);
    halves[bit >> 5] |= 1 << (bit & 31);
  }
  return { low: halves[0], high: halves[1] };
}

function cellsOfHalves(low: number, high: number, size: number): Move[] {
  const isIn = (bit: number): boolean => (((bit < 32 ? low : high) >>> (bit & 31)) & 1) === 1;
  return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => isIn(bitOf(cell, size)));
}

function bitOf(cell: number, size: number): number {
  return cell + Math.floor(cell / size);
}
