import { MarienbadError } from "../../../base/error.ts";
import { type Text, text } from "../../../base/text.ts";
import { type Budget, Meter, runWithin, unlessStopped, type Work } from "../../../base/work.ts";
import { opponent, type Player } from "../../../game/game.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import type { Value } from "../../../game/value.ts";
import { HEX } from "../../../kernel/generated/hex.ts";
import { hasKernels, instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";
import { type CellSet, cellsOf } from "../../grid/cell-set.ts";
import { placementsOn } from "../../grid/stones.ts";
import { badTable } from "../../texts.ts";
import { type Move, type Options, type Position, rules } from "../rules.ts";

/** Options for a prover of hex. */
export interface HexProverOptions {
  readonly size: number;
  /** Memory for what has been proved, in MiB; rounded down to a power of two. */
  readonly megabytes?: number;
}

/** The winner of a position, and why. */
export interface HexProof {
  readonly winner: Player;
  /** Empty cells that suffice: the winner wins even if all other empty cells are the loser's. */
  readonly carrier: readonly Move[];
  readonly nodes: number;
}

/** The largest board that fits into 64 bits with a free bit after each row and one for each side. */
const MAX_SIZE = 7;

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
      throw new MarienbadError("bad-argument", unprovableBoard(size, MAX_SIZE));
    }
    if (!(megabytes >= 1 && megabytes <= MAX_MEGABYTES)) {
      throw new MarienbadError("bad-argument", badTable(megabytes, MAX_MEGABYTES));
    }
    this.size = size;
    this.#rules = rules({ size });
    this.#kernel = hexKernel(size, Math.floor(Math.log2((megabytes * 2 ** 20) / BUCKET_BYTES)));
  }

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

/** The exports of kernels/hex. Sets of cells are given as two halves of 32 bits. */
interface HexKernel {
  /** Returns the number of bytes needed. */
  configure(size: number, bucketBits: number): number;
  begin(low0: number, high0: number, low1: number, high1: number, mover: number): void;
  /** Works on about `budget` nodes more; returns what is known of the position. */
  advance(budget: number): number;
  carrierLow(): number;
  carrierHigh(): number;
  nodeCount(): number;
}

/** Answers of `advance`: not known yet, or the player to move wins; any other is a loss. */
const OPEN = 1;
const WON = 2;

/** A kernel for a board, its table having 2^bucketBits buckets of 96 bytes. */
function hexKernel(size: number, bucketBits: number): HexKernel {
  const kernel = instantiate<HexKernel & { readonly memory: KernelMemory }>(HEX);
  reserve(kernel.memory, kernel.configure(size, bucketBits));
  return kernel;
}

const unprovableBoard = (size: number, max: number): Text =>
  text(
    `The prover of hex is for boards of 1 to ${max} rows, not of ${size}.`,
    `Le démonstrateur de hex est pour des plateaux de 1 à ${max} lignes, pas de ${size}.`,
  );

/**
 * The prover as an expert: the winner, and a bound of the rank, since the winner can play in the carrier alone, at
 * least every second stone. Undefined for larger boards and where kernels cannot run.
 */
export async function hexExpert(
  { size }: Options,
  { megabytes }: Resources,
): Promise<Expert<Position, Move> | undefined> {
  if (!hasKernels() || size > MAX_SIZE) return undefined;
  let made: HexProver | undefined;
  const prover = (): HexProver => {
    made ??= new HexProver({ size, ...(megabytes !== undefined && { megabytes }) });
    return made;
  };
  return {
    id: "hex",
    title: text("the prover of hex", "le démonstrateur de hex"),
    reference:
      "P. Henderson, Playing and solving the game of Hex (2010); " +
      "J. van Rijswijck, Are bees better than fruitflies? (2000)",
    *value(position) {
      return yield* unlessStopped(valueWork(position));
    },
    *choose(position) {
      return yield* unlessStopped(prover().chooseWork(position));
    },
    positionsFrom: ({ placed }) => placementsOn(size * size - placed),
  };

  function* valueWork(position: Position): Work<Value, Meter> {
    const { winner, carrier } = yield* prover().proveWork(position);
    if (position.ended) return { result: winner, rank: 0 };
    const empty = size * size - position.placed;
    const isWinnersTurn = position.placed % 2 === winner;
    const within = 2 * carrier.length - (isWinnersTurn ? 1 : 0);
    return { result: winner, rank: undefined, ...(within < empty && { within }) };
  }
}
