import type { Work } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import { type Board, settle, UNDECIDED } from "./board.ts";
import { Sweep, WORK_PER_SLICE } from "./sweep.ts";
import { TangleFinder } from "./tangle-finder.ts";
import { OUTSIDE } from "./tangles.ts";

/**
 * Tangle learning, on one component after the other.
 *
 * A *level* is a priority after neighbours of one parity are made one, and a *region* what a player attracts to the
 * vertices of a level, in what the regions above have left. Levels are gone through from the largest to the least. In
 * each region the tangles are found (`tangle-finder.ts`): parts that the opponent can leave only for regions above, if
 * at all. All regions that they can be left for are of the same player, for the opponent would have been attracted by
 * any other. So
 *
 *     a tangle without exits   is won, and so is all that is attracted to it: after the sweep
 *     any other                is attracted by the lowest region above that it can be left for, and with it all of its
 *                              own region from where the opponent gets to nothing lower: regions between the two and
 *                              the rest are taken apart, and the sweep resumes there
 *
 * and since tangles are kept, they are attracted from then on as vertices are, wherever all their exits lead. Once
 * something is won, regions grow no more: one sweep finds all of many small wins. The least region always has a tangle,
 * and a region only grows while those above it stay as they are: so the work ends.
 *
 * In large games a tangle often climbs from region to region, taking most of the game along. So what moves is moved as
 * it is (Benerecetti, Dell'Erba and Mogavero 2016 promote whole regions), and a tangle is not looked into again.
 */
export class Learning {
  readonly #board: Board;
  readonly #sweep: Sweep;
  readonly #finder: TangleFinder;

  constructor(board: Board) {
    this.#board = board;
    this.#sweep = new Sweep(board);
    this.#finder = new TangleFinder(board, this.#sweep);
  }

  /** Decides what is undecided among these, sorted by priority; all that they lead to elsewhere is decided. */
  *solve(component: Uint32Array): Work<void, void> {
    const isLeft = (vertex: number): boolean => this.#board.winnerOfVertex[vertex] === UNDECIDED;
    for (let left = component; ; ) {
      left = left.filter(isLeft);
      this.#sweep.tangles.keep(isLeft);
      if (left.length === 0) return;
      yield* this.#sweepDown(this.#sweep.start(left));
      for (const vertex of left) this.#sweep.regionOfVertex[vertex] = OUTSIDE;
      for (const player of [0, 1] as const) yield* this.#win(player);
    }
  }

  *#sweepDown(top: number): Work<void, void> {
    const sweep = this.#sweep;
    this.#finder.found.length = 0;
    for (let level = top, isWon = false; level >= 0; level--) {
      for (let isNew = sweep.begin(level); isNew; ) {
        while (!sweep.attract(level)) yield;
        const tops = sweep.topsOf(level);
        if (!this.#finder.isWorthwhile(tops, level)) break;
        const lowest = yield* this.#learn(tops, level);
        isWon ||= lowest === OUTSIDE;
        if (isWon || lowest < 0) break;
        this.#promote(level, lowest);
        level = lowest;
      }
      if (sweep.work > WORK_PER_SLICE) {
        sweep.work = 0;
        yield;
      }
    }
  }

  /** Learns the tangles of a region; returns the highest region that attracts one: OUTSIDE, if one is won. */
  *#learn(tops: Uint32Array, level: number): Work<number, void> {
    const { found } = this.#finder;
    const before = found.length;
    yield* this.#finder.find(tops, level);
    let highest = -1;
    for (const { tangle, lowest } of found.slice(before)) {
      if (lowest !== OUTSIDE) this.#sweep.tangles.add(tangle);
      highest = Math.max(highest, lowest);
    }
    return highest;
  }

  /** What can be moved from one region to another moves, and with it, as they are, the tangles that lead there. */
  #promote(from: number, to: number): void {
    const { found } = this.#finder;
    this.#sweep.promote(from, to, this.#finder);
    for (const { tangle, lowest } of found) if (lowest === to) this.#sweep.wholes.add(tangle);
    found.length = 0;
  }

  /** Wins the tangles of a player that have no exits, and what is attracted to them. */
  *#win(player: Player): Work<void, void> {
    const { winnerOfVertex, choiceOfVertex, queue } = this.#board;
    let count = 0;
    for (const { tangle, lowest } of this.#finder.found) {
      if (lowest !== OUTSIDE || tangle.player !== player) continue;
      for (let place = 0; place < tangle.members.length; place++) {
        const member = tangle.members[place];
        choiceOfVertex[member] = tangle.moves[place];
        winnerOfVertex[member] = player;
        queue[count++] = member;
      }
    }
    yield* settle(this.#board, player, count);
  }
}
