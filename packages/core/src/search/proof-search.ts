import { type Meter, Stop, type Work } from "../base/work.ts";
import { type Key, opponent, type Player, type Result, type Rules } from "../game/game.ts";
import type { Heuristic, Parts, Symmetry } from "../game/members.ts";
import { MAX_DEPTH } from "./answer.ts";
import { Fingerprint } from "./fingerprint.ts";
import { INFINITE, MAX_EFFORT, ProofTable } from "./proof-table.ts";
import { isPlainEnd, leaderAt } from "./score.ts";
import { TableKeys } from "./table-keys.ts";

const NOWHERE = Number.POSITIVE_INFINITY;
const NO_PATH = 0;

/** A node being worked on: its children and what is known of them. */
interface Frame<Position> {
  readonly attacking: boolean;
  readonly positions: Position[];
  readonly keys: Key[];
  readonly proofs: number[];
  readonly disproofs: number[];
  /** For a refuted child: the earliest ply of the path that its refutation leans on. */
  readonly reaches: number[];
}

/** How much is remembered, and what is one position. */
interface ProofLimits<Position> {
  readonly tableBits: number;
  readonly acyclic: boolean;
  readonly symmetry: Symmetry<Position> | undefined;
  readonly parts: Parts<Position> | undefined;
}

/**
 * Depth-first proof-number search (Nagai 2002; proof numbers: Allis 1994) for one question: can this player force a
 * win?
 *
 * The proof number of a position is the least number of leaves that must be won to prove the claim; the disproof
 * number, the least number that must not be to refute it. The search always goes where the proof (or the refutation)
 * looks cheapest, and leaves a node as soon as another has become cheaper: that is what the two thresholds say.
 *
 *                    attacker moves          defender moves
 *     proof          min of the children     sum of the children
 *     disproof       sum                     min
 *
 * Repetitions. A play that comes back to a position of its own path is not won, so it refutes the claim there: true of
 * this path, not of the position. A refutation that leans on a position above its own node is therefore kept under the
 * position *and the set of positions on the path* (the twins of Kishimoto and Müller 2004), and only one that does not
 * is kept for every path. A proof never leans on a repetition. So what is claimed holds, at the root always.
 *
 * Parts. A position of an impartial game that is a sum is known by its parts, in any order, two equal ones left out; if
 * nothing is left, the player to move has lost (see table-keys.ts).
 */
export class ProofSearch<Position, Move> {
  /** The longest path looked at. */
  deepest = 0;
  /** Whether some end had a score that is neither a win nor a draw: it is won by nobody, but no draw either. */
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

  /** Whether the claim holds at a position that is not finished. */
  *proves(root: Position): Work<boolean, Meter> {
    yield* this.#work(root, this.#keys.read(root), 0, 1, INFINITE, INFINITE);
    return this.#proof === 0;
  }

  /**
   * Works on a node until its proof or its disproof number reaches its limit, stores both, and leaves them with the
   * reach of a refutation in `#proof`, `#disproof` and `#reach`. `path` is the code of the positions above.
   */
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

  /** The children of a node, with what the rules and the number of moves say of them. */
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

  /** Who has won at an end without a result: nobody, unless its score is infinite. */
  #resultOfEnd(position: Position): Result {
    if (isPlainEnd(this.#heuristic, position)) return leaderAt(this.#heuristic, position);
    this.sawScore = true;
    return "draw";
  }

  /** What the tables and the path have to say of children that are not settled. */
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

/** The index of the least number, and the second least number. */
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
