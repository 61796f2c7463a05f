import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Budget, Meter, runWithin, Stop, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import { type Key, opponent, type Player, type Result, type Rules } from "../game/game.ts";
import type { Game, Heuristic, Parts, Symmetry } from "../game/members.ts";
import { type Answer, answerAtEnd, type Certainty, MAX_DEPTH, NO_CUTS } from "./answer.ts";
import { finishedScore, indifferent, isPlainEnd, leaderAt, neutralOf, valueOfScore } from "./score.ts";
import { checkTableBits, Fingerprint, TableKeys } from "./table.ts";

const NOWHERE = Number.POSITIVE_INFINITY;
const NO_PATH = 0;

interface Frame<Position> {
  readonly attacking: boolean;
  readonly positions: Position[];
  readonly keys: Key[];
  readonly proofs: number[];
  readonly disproofs: number[];
  /** For a refuted child: the earliest ply of the path that its refutation leans on. */
  readonly reaches: number[];
}

interface ProofLimits<Position> extends Pick<ProofOptions<Position>, "symmetry" | "parts"> {
  readonly tableBits: number;
  readonly acyclic: boolean;
}

/**
 * Depth-first proof-number search (Nagai 2002; proof numbers: Allis 1994): can this player force a win?
 *
 * The proof number of a position is the least number of leaves that must be won to prove the claim; the disproof
 * number, the least number that must not be to refute it. The search goes where the proof (or the refutation) looks
 * cheapest, and leaves a node as soon as another has become cheaper: that is what the two thresholds are for.
 *
 *                    attacker moves          defender moves
 *     proof          min of the children     sum of the children
 *     disproof       sum                     min
 *
 * Repetitions. A play that comes back to a position of its own path is not won, which refutes the claim on this path
 * only. A refutation that depends on a position above its own node is therefore kept under the position *and the set of
 * positions on the path* (the twins of Kishimoto and Müller 2004), any other for every path. Proofs never do.
 *
 * Parts. A sum, in an impartial game, is known by its parts in any order, without pairs of equal ones; if nothing is
 * left, the player to move has lost (see table.ts).
 */
class ProofSearch<Position, Move> {
  deepest = 0;
  /** True if some end had a score that is neither a win nor a draw: it is won by nobody, but no draw either. */
  sawScore = false;
  readonly #game: Rules<Position, Move>;
  readonly #heuristic: Heuristic<Position>;
  readonly #attacker: Player;
  readonly #meter: Meter;
  readonly #table: ProofTable;
  readonly #twins: ProofTable | undefined;
  readonly #plyOnPath: Map<Key, number> | undefined;
  readonly #keys: TableKeys<Position>;
  readonly #fingerprint = new Fingerprint();
  #proof = 0;
  #disproof = 0;
  #reach = NOWHERE;

  constructor(
    game: Rules<Position, Move>,
    heuristic: Heuristic<Position>,
    attacker: Player,
    meter: Meter,
    { tableBits, acyclic, symmetry, parts }: ProofLimits<Position>,
  ) {
    this.#game = game;
    this.#keys = new TableKeys(game, symmetry, acyclic ? parts : undefined);
    this.#heuristic = heuristic;
    this.#attacker = attacker;
    this.#meter = meter;
    this.#table = new ProofTable(tableBits);
    this.#twins = acyclic ? undefined : new ProofTable(Math.max(2, tableBits - 1));
    this.#plyOnPath = acyclic ? undefined : new Map();
  }

  *proves(root: Position): Work<boolean, Meter> {
    yield* this.#work(root, this.#keys.read(root), 0, 1, INFINITE, INFINITE);
    return this.#proof === 0;
  }

  /** Works on a node until a number reaches its limit; the result is in the table, `#proof`, `#disproof`, `#reach`. */
  *#work(
    position: Position,
    key: Key,
    ply: number,
    path: number,
    proofLimit: number,
    disproofLimit: number,
  ): Work<void, Meter> {
    const workBefore = this.#meter.nodes++;
    if (this.#meter.nodes >= this.#meter.pauseAt) yield this.#meter;
    if (ply > this.deepest) this.#meter.depth = this.deepest = ply;
    if (ply > MAX_DEPTH) throw new Stop(); // the call stack has an end too
    this.#plyOnPath?.set(key, ply);
    const pathBelow = this.#twins === undefined ? NO_PATH : this.#extend(path, key);
    const frame = this.#expand(position);
    const { attacking, proofs, disproofs, reaches } = frame;
    for (;;) {
      this.#refresh(frame, pathBelow);
      const proof = attacking ? least(proofs) : sum(proofs);
      const disproof = attacking ? sum(disproofs) : least(disproofs);
      if (proof >= proofLimit || disproof >= disproofLimit) {
        this.#plyOnPath?.delete(key);
        this.#proof = proof;
        this.#disproof = disproof;
        const reach = disproof === 0 ? this.#reachOf(frame) : NOWHERE;
        this.#reach = reach >= ply ? NOWHERE : reach;
        const table = this.#reach === NOWHERE ? this.#table : (this.#twins as ProofTable);
        table.store(key, proof, disproof, this.#meter.nodes - workBefore, table === this.#twins ? path : NO_PATH);
        return;
      }
      // On to the cheapest child, until it is dearer than the second cheapest by a quarter: fewer changes of mind
      // (Pawlewicz and Lew 2007). The other number may grow by what is left of this node's own limit.
      const [best, second] = twoLeast(attacking ? proofs : disproofs);
      const enough = second + 1 + Math.floor(second / 4);
      const limits = attacking
        ? [Math.min(proofLimit, enough), disproofLimit - disproof + disproofs[best]]
        : [proofLimit - proof + proofs[best], Math.min(disproofLimit, enough)];
      yield* this.#work(frame.positions[best], frame.keys[best], ply + 1, pathBelow, limits[0], limits[1]);
      // The table may forget; the frame does not.
      proofs[best] = this.#proof;
      disproofs[best] = this.#disproof;
      reaches[best] = this.#reach;
    }
  }

  /** How far up a refutation leans: on all its children where the attacker moves, on the least dependent elsewhere. */
  #reachOf({ attacking, disproofs, reaches }: Frame<Position>): number {
    let reach = attacking ? NOWHERE : -1;
    for (let child = 0; child < reaches.length; child++) {
      if (attacking) reach = Math.min(reach, reaches[child]);
      else if (disproofs[child] === 0) reach = Math.max(reach, reaches[child]);
    }
    return reach;
  }

  #expand(position: Position): Frame<Position> {
    const game = this.#game;
    const attacking = game.turn(position) === this.#attacker;
    const frame: Frame<Position> = { attacking, positions: [], keys: [], proofs: [], disproofs: [], reaches: [] };
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const key = this.#keys.read(child);
      let result = this.#keys.isBalanced ? opponent(game.turn(child)) : game.result(child);
      const mobility = result === undefined ? game.moves(child).length : 0;
      if (result === undefined && mobility === 0) result = this.#resultOfEnd(child);
      const attackerNext = game.turn(child) === this.#attacker;
      frame.positions.push(child);
      frame.keys.push(key);
      const lost = result !== undefined && result !== this.#attacker;
      frame.proofs.push(lost ? INFINITE : result !== undefined ? 0 : attackerNext ? 1 : mobility);
      frame.disproofs.push(lost ? 0 : result !== undefined ? INFINITE : attackerNext ? mobility : 1);
      frame.reaches.push(NOWHERE);
    }
    return frame;
  }

  /** The winner at an end without a result: none, unless its score is infinite. */
  #resultOfEnd(position: Position): Result {
    if (isPlainEnd(this.#heuristic, position)) return leaderAt(this.#heuristic, position);
    this.sawScore = true;
    return "draw";
  }

  #refresh({ keys, proofs, disproofs, reaches }: Frame<Position>, path: number): void {
    for (let child = 0; child < keys.length; child++) {
      if (proofs[child] === 0 || disproofs[child] === 0) continue;
      const key = keys[child];
      const repeated = this.#plyOnPath?.get(key);
      if (repeated !== undefined || this.#twins?.find(key, path)) {
        proofs[child] = INFINITE;
        disproofs[child] = 0;
        reaches[child] = repeated ?? 0; // a twin has forgotten how far up it leans
      } else if (this.#table.find(key)) {
        proofs[child] = this.#table.proof;
        disproofs[child] = this.#table.disproof;
      }
    }
  }

  /** The code of a path with one more position: a sum, because only the set of positions matters. */
  #extend(path: number, key: Key): number {
    this.#fingerprint.read(key);
    const { bits, print } = this.#fingerprint;
    return (path + (bits >>> 0) * 2 ** 20 + (print % 2 ** 20)) % 2 ** 53;
  }

  /** The play behind the verdict, as far as the table remembers it. */
  line(root: Position): Move[] {
    const game = this.#game;
    const line: Move[] = [];
    const seen = new Set<Key>();
    this.#plyOnPath?.clear();
    for (let position = root; game.result(position) === undefined && !seen.has(game.key(position)); ) {
      seen.add(game.key(position));
      const frame = this.#expand(position);
      this.#refresh(frame, NO_PATH);
      const { attacking, positions, proofs, disproofs } = frame;
      if (positions.length === 0) break;
      const [best] = twoLeast(attacking ? proofs : disproofs);
      line.push(game.moves(position)[best]);
      position = positions[best];
      if (proofs[best] > 0 && disproofs[best] > 0) break;
    }
    return line;
  }
}

function least(numbers: readonly number[]): number {
  let minimum = INFINITE;
  for (const number of numbers) if (number < minimum) minimum = number;
  return minimum;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) {
    if (number === INFINITE) return INFINITE;
    total += number;
  }
  return Math.min(total, MAX_EFFORT);
}

function twoLeast(numbers: readonly number[]): [number, number] {
  let best = 0;
  let second = INFINITE;
  for (let i = 1; i < numbers.length; i++) {
    if (numbers[i] < numbers[best]) {
      second = numbers[best];
      best = i;
    } else if (numbers[i] < second) second = numbers[i];
  }
  return [best, second];
}

/** The proof number of what is disproved, and the disproof number of what is proved. */
const INFINITE = 2 ** 31;
/** Sums over many paths to one position can grow without bound; from here on they only say "very hard". */
const MAX_EFFORT = 2 ** 30;

const WAYS = 4;

/** Proof numbers in fixed memory: buckets of four slots, 20 bytes each; the least work is replaced. */
export class ProofTable {
  readonly #printOfSlot: Float64Array;
  readonly #proofOfSlot: Uint32Array;
  readonly #disproofOfSlot: Uint32Array;
  readonly #workOfSlot: Uint32Array;
  readonly #bucketMask: number;
  readonly #fingerprint = new Fingerprint();

  // The entry that `find` found last.
  proof = 0;
  disproof = 0;

  /** 2^bits slots: 20 is a million, 20 megabytes. */
  constructor(bits: number) {
    checkTableBits(bits, 2);
    const slots = 2 ** bits;
    this.#printOfSlot = new Float64Array(slots).fill(Number.NaN);
    this.#proofOfSlot = new Uint32Array(slots);
    this.#disproofOfSlot = new Uint32Array(slots);
    this.#workOfSlot = new Uint32Array(slots);
    this.#bucketMask = slots / WAYS - 1;
  }

  /** `context` distinguishes entries of one position: here, by the path that reached it. */
  find(key: Key, context = 0): boolean {
    const slot = this.#locate(key, context);
    if (slot < 0) return false;
    this.proof = this.#proofOfSlot[slot];
    this.disproof = this.#disproofOfSlot[slot];
    return true;
  }

  store(key: Key, proof: number, disproof: number, work: number, context = 0): void {
    let slot = this.#locate(key, context);
    if (slot < 0) {
      slot = this.#first;
      for (let other = slot + 1; other < this.#first + WAYS; other++) {
        if (this.#workOfSlot[other] < this.#workOfSlot[slot]) slot = other;
      }
    }
    this.#printOfSlot[slot] = this.#print;
    this.#proofOfSlot[slot] = proof;
    this.#disproofOfSlot[slot] = disproof;
    this.#workOfSlot[slot] = Math.min(work, MAX_EFFORT);
  }

  #first = 0;
  #print = 0;

  #locate(key: Key, context: number): number {
    this.#fingerprint.read(key);
    this.#print = context === 0 ? this.#fingerprint.print : (this.#fingerprint.print + context) % 2 ** 53;
    this.#first = ((this.#fingerprint.bits ^ context) & this.#bucketMask) * WAYS;
    for (let slot = this.#first; slot < this.#first + WAYS; slot++) {
      if (this.#printOfSlot[slot] === this.#print) return slot;
    }
    return -1;
  }
}

/** Options of proof-number search. */
export interface ProofOptions<Position> {
  /** Scores ends without a result (see score.ts), and nothing else. */
  readonly heuristic?: Heuristic<Position>;
  /** The table has 2^bits slots of 20 bytes; 20 by default. */
  readonly tableBits?: number;
  readonly acyclic?: boolean;
  /** True if a play can have no winner; false spares the second proof. */
  readonly canDraw?: boolean;
  /** The symmetry of the game, if it has one: its images are proved once. */
  readonly symmetry?: Symmetry<Position> | undefined;
  /** The independent parts of positions of an impartial game; not used where plays can repeat. */
  readonly parts?: Parts<Position> | undefined;
}

/**
 * The winner, by two proofs (M6 in docs/concordance.md): "the mover wins", then "the opponent wins"; else a draw.
 *
 * Needs any game; a heuristic only for ends that have scores, of which it proves only infinite ones. Returns an exact
 * value; the bound of the first proof when the budget ends in the second; before that, or after a play of 1000 moves,
 * an estimate of a draw and the most promising move. `nodes` counts positions expanded. Best where one side has few or
 * forced moves. Cost: its budget, and the fixed memory of the table.
 */
export const proofNumber = /* @__PURE__ */ withWork(function proofNumber<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: ProofOptions<Position> & Budget = {},
): Answer<Move> {
  return runWithin(proofNumberWork(game, position, options), options);
}, proofNumberWork);

const PROOF_NUMBER_OPTIONS: OptionNames<ProofOptions<never> & Budget> = {
  heuristic: true,
  tableBits: true,
  acyclic: true,
  canDraw: true,
  symmetry: true,
  parts: true,
  time: true,
  nodes: true,
  signal: true,
  onProgress: true,
};

function* proofNumberWork<Position, Move>(
  given: Game<Position, Move>,
  root: Position,
  options: ProofOptions<Position> = {},
): Work<Answer<Move>, Meter> {
  checkOptions("proofNumber", options, PROOF_NUMBER_OPTIONS);
  const { heuristic = indifferent, tableBits = 20, acyclic = false, canDraw = true, symmetry, parts } = options;
  const game = fullGame(given);
  const end = answerAtEnd(game, root, heuristic);
  if (end !== undefined) return end;
  const mover = game.turn(root);
  const meter = new Meter();
  const limits = { tableBits, acyclic, symmetry, parts };
  const ofMover = new ProofSearch(game, heuristic, mover, meter, limits);
  let search = ofMover;
  let refuted = false;
  try {
    if (yield* ofMover.proves(root)) return answer(mover, "exact");
    refuted = true;
    if (!canDraw && !ofMover.sawScore) return answer(opponent(mover), "exact");
    search = new ProofSearch(game, heuristic, opponent(mover), meter, limits);
    if (yield* search.proves(root)) return answer(opponent(mover), "exact");
    return answer("draw", "exact");
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return answer("draw", !refuted ? "estimate" : mover === 0 ? "upper" : "lower");
  }

  function answer(result: Result, certainty: Certainty): Answer<Move> {
    const line = search.line(root);
    const isScored = result === "draw" && (ofMover.sawScore || search.sawScore);
    return {
      move: line.length > 0 ? line[0] : game.moves(root)[0],
      value: valueOfScore(finishedScore(result, 0, neutralOf(heuristic))),
      certainty: isScored ? "estimate" : certainty,
      depth: search.deepest,
      nodes: meter.nodes,
      cuts: NO_CUTS,
      line,
    };
  }
}
