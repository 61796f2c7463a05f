import { NO_CHOICE } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import { type Board, settle, UNDECIDED } from "./board.ts";
import { TangleFinder } from "./tangle-finder.ts";
import { OUTSIDE, type Regions, Tangles, Wholes } from "./tangles.ts";

const WORK_PER_SLICE = 1 << 16;

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
 *                              the rest are taken apart, and the sweep goes on from there
 *
 * and since tangles are kept, they are attracted from then on as vertices are, wherever all their exits lead. Once
 * something is won, regions grow no more: one sweep finds all of many small wins. The least region always has a tangle,
 * and a region only grows while those above it stay as they are: so the work ends.
 *
 * In large games a tangle often climbs from region to region, taking most of the game along. So what moves is moved as
 * it is (Benerecetti, Dell'Erba and Mogavero 2016 promote whole regions), and a tangle is not looked into again.
 */
export class Learning implements Regions {
  readonly #board: Board;
  /** The level of a vertex while it is in no region, then that of its region. */
  readonly regionOfVertex: Int32Array;
  readonly levelOfVertex: Int32Array;
  readonly choiceOfVertex: Uint32Array;
  /** The members of all regions, the highest first; what joins a region waits at its end. */
  readonly queue: Uint32Array;
  readonly #startOfRegion: Uint32Array;
  readonly #endOfRegion: Uint32Array;
  /** Members from where the opponent can leave a region for one above, in the same order. */
  readonly #leavers: Uint32Array;
  readonly #startOfLeavers: Uint32Array;
  readonly #endOfLeavers: Uint32Array;
  /** Where the vertices of a level begin among those that are left. */
  readonly #placeOfLevel: Uint32Array;
  readonly #tangles: Tangles;
  readonly wholes: Wholes;
  readonly #finder: TangleFinder;
  #left: Uint32Array = new Uint32Array();
  /** What of the queue has been looked at, and where it ends. */
  #head = 0;
  #tail = 0;
  #leaverTail = 0;
  #attractors = 0;
  #work = 0;

  constructor(board: Board) {
    const { vertexCount } = board.arena;
    this.#board = board;
    this.choiceOfVertex = board.choiceOfVertex;
    this.queue = new Uint32Array(vertexCount);
    this.#startOfRegion = new Uint32Array(vertexCount + 2);
    this.#endOfRegion = new Uint32Array(vertexCount + 2);
    this.#leavers = new Uint32Array(vertexCount);
    this.#startOfLeavers = new Uint32Array(vertexCount + 2);
    this.#endOfLeavers = new Uint32Array(vertexCount + 2);
    this.#tangles = new Tangles(vertexCount);
    this.wholes = new Wholes(vertexCount);
    this.regionOfVertex = new Int32Array(vertexCount).fill(OUTSIDE);
    this.levelOfVertex = new Int32Array(vertexCount);
    this.#placeOfLevel = new Uint32Array(vertexCount + 3);
    this.#finder = new TangleFinder(board, this);
  }

  /** Decides what is undecided among these, sorted by priority; all that they lead to elsewhere is decided. */
  *solve(component: Uint32Array): Work<void, void> {
    const isLeft = (vertex: number): boolean => this.#board.winnerOfVertex[vertex] === UNDECIDED;
    for (this.#left = component; ; ) {
      this.#left = this.#left.filter(isLeft);
      this.#tangles.keep(isLeft);
      if (this.#left.length === 0) return;
      yield* this.#sweepDown(this.#nameLevels());
      for (const vertex of this.#left) this.regionOfVertex[vertex] = OUTSIDE;
      for (const player of [0, 1] as const) yield* this.#win(player);
    }
  }

  /** Gives levels to the vertices, none of which is in a region yet; returns the largest. */
  #nameLevels(): number {
    const { priorityOfVertex } = this.#board.arena;
    const left = this.#left;
    let level = priorityOfVertex[left[0]] & 1;
    this.#placeOfLevel[0] = 0;
    this.#placeOfLevel[level] = 0;
    for (let place = 0; place < left.length; place++) {
      const vertex = left[place];
      if (((priorityOfVertex[vertex] ^ level) & 1) === 1) this.#placeOfLevel[++level] = place;
      this.levelOfVertex[vertex] = this.regionOfVertex[vertex] = level;
      this.choiceOfVertex[vertex] = NO_CHOICE;
    }
    this.#placeOfLevel[level + 1] = left.length;
    return level;
  }

  *#sweepDown(top: number): Work<void, void> {
    this.#finder.found.length = 0;
    this.wholes.forget(this.#left);
    this.#head = this.#tail = this.#leaverTail = 0;
    for (let level = top, isWon = false; level >= 0; level--) {
      for (let isNew = this.#begin(level); isNew; ) {
        while (!this.#attract(level)) yield;
        const tops = this.#topsOf(level);
        if (!this.#finder.isWorthwhile(tops, level)) break;
        const lowest = yield* this.#learn(tops, level);
        isWon ||= lowest === OUTSIDE;
        if (isWon || lowest < 0) break;
        this.#promote(level, lowest);
        level = lowest;
      }
      if (this.#work > WORK_PER_SLICE) {
        this.#work = 0;
        yield;
      }
    }
  }

  #topsOf(level: number): Uint32Array {
    return this.#left.subarray(this.#placeOfLevel[level], this.#placeOfLevel[level + 1]);
  }

  /** Puts the vertices of a level that no region above has into the queue; tells whether there are any. */
  #begin(level: number): boolean {
    this.#attractors++;
    const start = this.#tail;
    this.#startOfRegion[level] = start;
    this.#endOfRegion[level] = start;
    this.#startOfLeavers[level] = this.#endOfLeavers[level] = this.#leaverTail;
    for (let place = this.#placeOfLevel[level], end = this.#placeOfLevel[level + 1]; place < end; place++) {
      const vertex = this.#left[place];
      if (this.regionOfVertex[vertex] === level) this.queue[this.#tail++] = vertex;
    }
    return this.#tail > start;
  }

  /** The attractor of what is in the queue, in what is below the level; false while more is to be done. */
  #attract(level: number): boolean {
    const { arena, firstEdgeOfTarget, sourceOfEdge, choiceOfVertex, wayOutOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const region = this.regionOfVertex;
    const queue = this.queue;
    const player = level & 1;
    let [head, tail] = [this.#head, this.#tail];
    for (const stop = head + WORK_PER_SLICE; head < tail && head < stop; head++) {
      const target = queue[head];
      for (let edge = firstEdgeOfTarget[target], end = firstEdgeOfTarget[target + 1]; edge < end; edge++) {
        const vertex = sourceOfEdge[edge];
        if (region[vertex] >= level) continue;
        if (ownerOfVertex[vertex] === player) choiceOfVertex[vertex] = target;
        else {
          const first = firstEdgeOfVertex[vertex];
          const last = firstEdgeOfVertex[vertex + 1] - 1;
          let [out, left] = [wayOutOfVertex[vertex], last - first + 1];
          for (; left > 0; left--) {
            if (region[targetOfEdge[out]] < level && targetOfEdge[out] !== vertex) break;
            out = out === last ? first : out + 1;
          }
          wayOutOfVertex[vertex] = out;
          if (left > 0) continue;
          choiceOfVertex[vertex] = NO_CHOICE;
        }
        region[vertex] = level;
        queue[tail++] = vertex;
      }
      tail = this.#tangles.attract(target, level, this.#attractors, this, tail);
      if (ownerOfVertex[target] === player) continue;
      for (let edge = firstEdgeOfVertex[target], end = firstEdgeOfVertex[target + 1]; edge < end; edge++) {
        const outside = region[targetOfEdge[edge]];
        if (outside <= level || outside === OUTSIDE) continue;
        this.#leavers[this.#leaverTail++] = target;
        break;
      }
    }
    this.#work += head - this.#head;
    this.#head = head;
    this.#tail = this.#endOfRegion[level] = tail;
    this.#endOfLeavers[level] = this.#leaverTail;
    return head === tail;
  }

  /** Learns the tangles of a region; returns the highest region that attracts one: OUTSIDE, if one is won. */
  *#learn(tops: Uint32Array, level: number): Work<number, void> {
    const { found } = this.#finder;
    const before = found.length;
    yield* this.#finder.find(tops, level);
    let highest = -1;
    for (const { tangle, lowest } of found.slice(before)) {
      if (lowest !== OUTSIDE) this.#tangles.add(tangle);
      highest = Math.max(highest, lowest);
    }
    return highest;
  }

  /**
   * What of a region the opponent can leave only for another one above or higher ones joins that one. All the rest of
   * it, and what is between the two, is taken apart, and joins if it is attracted.
   */
  #promote(from: number, to: number): void {
    const [queue, region] = [this.queue, this.regionOfVertex];
    const leavers = this.#leavers.subarray(this.#startOfLeavers[from], this.#leaverTail);
    this.#finder.open(
      leavers.filter((vertex) => this.#leavesBelow(vertex, to, from)),
      from,
    );
    const end = this.#endOfRegion[to];
    const between = queue.slice(end, this.#startOfRegion[from]);
    const rest: number[] = [];
    this.#leaverTail = this.#endOfLeavers[to];
    for (const vertex of leavers) {
      if (!this.#finder.isOpen(vertex)) this.#leavers[this.#leaverTail++] = vertex;
    }
    let tail = end;
    for (let place = this.#startOfRegion[from]; place < this.#tail; place++) {
      const vertex = queue[place];
      if (this.#finder.isOpen(vertex)) rest.push(vertex);
      else {
        region[vertex] = to;
        queue[tail++] = vertex;
      }
    }
    for (const freed of [between, rest]) {
      for (const vertex of freed) {
        region[vertex] = this.levelOfVertex[vertex];
        this.choiceOfVertex[vertex] = NO_CHOICE;
        this.wholes.leave(vertex);
      }
    }
    this.#attractors++;
    for (const { tangle, lowest } of this.#finder.found) if (lowest === to) this.wholes.add(tangle);
    this.#finder.found.length = 0;
    this.#head = this.#tail = tail;
    for (const freed of [between, rest]) for (const vertex of freed) this.#rejoin(vertex, to);
  }

  /** Whether the opponent can leave a region here for one below another, and above the region. */
  #leavesBelow(vertex: number, other: number, level: number): boolean {
    const { targetOfEdge, firstEdgeOfVertex } = this.#board.arena;
    for (let edge = firstEdgeOfVertex[vertex], end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
      const region = this.regionOfVertex[targetOfEdge[edge]];
      if (region < other && region > level) return true;
    }
    return false;
  }

  /** Puts a vertex into a region that attracts it. */
  #rejoin(vertex: number, level: number): void {
    const { targetOfEdge, firstEdgeOfVertex, ownerOfVertex } = this.#board.arena;
    const region = this.regionOfVertex;
    if (region[vertex] >= level) return;
    const isPlayers = ownerOfVertex[vertex] === (level & 1);
    let choice = NO_CHOICE;
    for (let edge = firstEdgeOfVertex[vertex], end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
      const target = targetOfEdge[edge];
      if (region[target] === level) choice = target;
      else if (!isPlayers && region[target] < level && target !== vertex) return;
    }
    if (choice === NO_CHOICE) return;
    region[vertex] = level;
    if (isPlayers) this.choiceOfVertex[vertex] = choice;
    this.queue[this.#tail++] = vertex;
  }

  /** Wins the tangles of a player that have no exits, and what is attracted to them. */
  *#win(player: Player): Work<void, void> {
    const { winnerOfVertex, queue } = this.#board;
    let count = 0;
    for (const { tangle, lowest } of this.#finder.found) {
      if (lowest !== OUTSIDE || tangle.player !== player) continue;
      for (let place = 0; place < tangle.members.length; place++) {
        const member = tangle.members[place];
        this.choiceOfVertex[member] = tangle.moves[place];
        winnerOfVertex[member] = player;
        queue[count++] = member;
      }
    }
    yield* settle(this.#board, player, count);
  }
}
