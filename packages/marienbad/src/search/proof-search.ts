import type { Game, Key, Player } from "../game/game.ts";
import type { Meter, Search } from "./budget.ts";
import { Fingerprint } from "./fingerprint.ts";
import { HARDEST, INFINITE, ProofTable } from "./proof-table.ts";

const NOWHERE = Number.POSITIVE_INFINITY;

/** A node being worked on: its children and what is known of them. */
interface Frame<Position> {
  readonly positions: Position[];
  readonly keys: Key[];
  readonly proofs: number[];
  readonly disproofs: number[];
  /** For a refuted child: the earliest ply of the path that its refutation leans on. */
  readonly reaches: number[];
}

/**
 * Depth-first proof-number search (Nagai 2002; proof numbers: Allis 1994) for one question: can this player force a win?
 *
 * The proof number of a position is the least number of leaves that must be won to prove the claim; the disproof number,
 * the least number that must not be to refute it. The search always goes where the proof (or the refutation) looks
 * cheapest, and leaves a node as soon as another has become cheaper: that is what the two thresholds say.
 *
 *                    attacker moves          defender moves
 *     proof          min of the children     sum of the children
 *     disproof       sum                     min
 *
 * Repetitions. A play that comes back to a position of its own path is not won, so it refutes the claim there: true of
 * this path, not of the position. A refutation that leans on a position above its own node is therefore kept under the
 * position *and the set of positions on the path* (the twins of Kishimoto and Müller 2004), and only one that does not
 * is kept for every path. A proof never leans on a repetition. So what is claimed holds, at the root always.
 */
export class ProofSearch<Position, Move> {
  /** The longest path looked at. */
  deepest = 0;
  readonly #game: Game<Position, Move>;
  readonly #attacker: Player;
  readonly #meter: Meter;
  readonly #table: ProofTable;
  readonly #twins: ProofTable | undefined;
  readonly #plyOnPath = new Map<Key, number>();
  readonly #fingerprint = new Fingerprint();
  #reach = NOWHERE;

  constructor(game: Game<Position, Move>, attacker: Player, meter: Meter, tableBits: number, acyclic: boolean) {
    this.#game = game;
    this.#attacker = attacker;
    this.#meter = meter;
    this.#table = new ProofTable(tableBits);
    this.#twins = acyclic ? undefined : new ProofTable(Math.max(2, tableBits - 1));
  }

  /** Whether the claim holds at a position that is not finished. */
  *proves(root: Position): Search<boolean> {
    yield* this.#work(root, this.#game.key(root), 0, 1, INFINITE, INFINITE);
    return this.#table.find(this.#game.key(root)) && this.#table.proof === 0;
  }

  /** Works on a node until its proof or its disproof number reaches its threshold, and stores both. */
  *#work(
    position: Position,
    key: Key,
    ply: number,
    path: number,
    proofLimit: number,
    disproofLimit: number,
  ): Search<void> {
    if (++this.#meter.nodes >= this.#meter.pauseAt) yield this.#meter;
    if (ply > this.deepest) this.#meter.depth = this.deepest = ply;
    const started = this.#meter.nodes;
    const attacking = this.#game.turn(position) === this.#attacker;
    this.#plyOnPath.set(key, ply);
    const below = this.#twins === undefined ? 0 : this.#extend(path, key);
    const frame = this.#expand(position);
    for (;;) {
      this.#refresh(frame, below);
      const { proofs, disproofs } = frame;
      const proof = attacking ? least(proofs) : sum(proofs);
      const disproof = attacking ? sum(disproofs) : least(disproofs);
      if (proof >= proofLimit || disproof >= disproofLimit) {
        this.#plyOnPath.delete(key);
        this.#conclude(key, ply, path, proof, disproof, this.#meter.nodes - started + 1, frame, attacking);
        return;
      }
      // On to the cheapest child, until it is dearer than the second cheapest by a quarter (fewer changes of mind:
      // Pawlewicz and Lew 2007).
      const ours = attacking ? proofs : disproofs;
      const theirs = attacking ? disproofs : proofs;
      const [best, second] = twoLeast(ours);
      const oursLimit = Math.min(attacking ? proofLimit : disproofLimit, second + 1 + Math.floor(second / 4));
      const slack = (attacking ? disproofLimit : proofLimit) - (attacking ? disproof : proof);
      const theirsLimit = Math.min(INFINITE, theirs[best] + slack);
      yield* this.#work(
        frame.positions[best],
        frame.keys[best],
        ply + 1,
        below,
        attacking ? oursLimit : theirsLimit,
        attacking ? theirsLimit : oursLimit,
      );
      // The table may forget; the frame does not.
      frame.proofs[best] = this.#lastProof;
      frame.disproofs[best] = this.#lastDisproof;
      frame.reaches[best] = this.#reach;
    }
  }

  #lastProof = 0;
  #lastDisproof = 0;

  /** Stores what was found, under the position alone or under the position and its path. */
  #conclude(
    key: Key,
    ply: number,
    path: number,
    proof: number,
    disproof: number,
    work: number,
    frame: Frame<Position>,
    attacking: boolean,
  ): void {
    const reach = disproof === 0 ? this.#reachOf(frame, attacking) : NOWHERE;
    if (reach >= ply || this.#twins === undefined) this.#table.store(key, proof, disproof, work);
    else this.#twins.store(key, proof, disproof, work, path);
    this.#lastProof = proof;
    this.#lastDisproof = disproof;
    this.#reach = reach >= ply ? NOWHERE : reach;
  }

  /** How far up a refutation leans: on all its children where the attacker moves, on the least dependent elsewhere. */
  #reachOf({ disproofs, reaches }: Frame<Position>, attacking: boolean): number {
    if (attacking) return Math.min(...reaches);
    return Math.max(...reaches.filter((_, child) => disproofs[child] === 0));
  }

  /** The children of a node, with what the rules and the number of moves say of them. */
  #expand(position: Position): Frame<Position> {
    const game = this.#game;
    const frame: Frame<Position> = { positions: [], keys: [], proofs: [], disproofs: [], reaches: [] };
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const result = game.result(child);
      const mobility = result === undefined ? game.moves(child).length : 0;
      const attacking = game.turn(child) === this.#attacker;
      frame.positions.push(child);
      frame.keys.push(game.key(child));
      // Without a result and without a move it is a draw, so not won.
      const lost = result === undefined ? mobility === 0 : result !== this.#attacker;
      frame.proofs.push(lost ? INFINITE : result !== undefined ? 0 : attacking ? 1 : mobility);
      frame.disproofs.push(lost ? 0 : result !== undefined ? INFINITE : attacking ? mobility : 1);
      frame.reaches.push(NOWHERE);
    }
    return frame;
  }

  /** What the tables and the path have to say of children that are not settled. */
  #refresh({ keys, proofs, disproofs, reaches }: Frame<Position>, path: number): void {
    for (let child = 0; child < keys.length; child++) {
      if (proofs[child] === 0 || disproofs[child] === 0) continue;
      const key = keys[child];
      const repeated = this.#plyOnPath.get(key);
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
    let position = root;
    while (game.result(position) === undefined && !seen.has(game.key(position))) {
      seen.add(game.key(position));
      const moves = game.moves(position);
      const attacking = game.turn(position) === this.#attacker;
      const { proofs, disproofs } = this.#remember(position);
      const [best] = twoLeast(attacking ? proofs : disproofs);
      if (moves.length === 0) break;
      line.push(moves[best]);
      position = game.play(position, moves[best]);
      const settled = proofs[best] === 0 || disproofs[best] === 0;
      if (!settled) break;
    }
    return line;
  }

  #remember(position: Position): Frame<Position> {
    const frame = this.#expand(position);
    this.#plyOnPath.clear();
    this.#refresh(frame, 0);
    return frame;
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
  return Math.min(total, HARDEST);
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
