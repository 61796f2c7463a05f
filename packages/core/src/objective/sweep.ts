import { NO_CHOICE } from "../arena/solution.ts";
import type { Board } from "./board.ts";
import type { TangleFinder } from "./tangle-finder.ts";
import { OUTSIDE, type Regions, Tangles, Wholes } from "./tangles.ts";

/** What is attracted between two pauses. */
export const WORK_PER_SLICE = 1 << 16;

/**
 * The regions of one sweep of tangle learning (`tangle-learning.ts`), from the highest level down: what a region
 * attracts, and what joins a higher one.
 */
export class Sweep implements Regions {
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
  readonly tangles: Tangles;
  readonly wholes: Wholes;
  #left: Uint32Array = new Uint32Array();
  /** What of the queue has been looked at, and where it ends. */
  #head = 0;
  #tail = 0;
  #leaverTail = 0;
  #attractors = 0;
  /** How many vertices were looked at since this was reset. */
  work = 0;

  constructor(board: Board) {
    const { vertexCount } = board.arena;
    this.#board = board;
    this.choiceOfVertex = board.choiceOfVertex;
    this.queue = new Uint32Array(vertexCount);
    // Levels begin at 0 or 1, and there may be one for each vertex.
    this.#startOfRegion = new Uint32Array(vertexCount + 1);
    this.#endOfRegion = new Uint32Array(vertexCount + 1);
    this.#leavers = new Uint32Array(vertexCount);
    this.#startOfLeavers = new Uint32Array(vertexCount + 1);
    this.#endOfLeavers = new Uint32Array(vertexCount + 1);
    this.tangles = new Tangles(vertexCount);
    this.wholes = new Wholes(vertexCount);
    this.regionOfVertex = new Int32Array(vertexCount).fill(OUTSIDE);
    this.levelOfVertex = new Int32Array(vertexCount);
    this.#placeOfLevel = new Uint32Array(vertexCount + 2);
  }

  /** Begins a sweep over these, sorted by priority, none of which is in a region yet; returns the largest level. */
  start(left: Uint32Array): number {
    const { priorityOfVertex } = this.#board.arena;
    this.#left = left;
    this.wholes.forget(left);
    this.#head = this.#tail = this.#leaverTail = 0;
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

  topsOf(level: number): Uint32Array {
    return this.#left.subarray(this.#placeOfLevel[level], this.#placeOfLevel[level + 1]);
  }

  /** Puts the vertices of a level that no region above has into the queue; true if there are any. */
  begin(level: number): boolean {
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
  attract(level: number): boolean {
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
      tail = this.tangles.attract(target, level, this.#attractors, this, tail);
      if (ownerOfVertex[target] === player) continue;
      for (let edge = firstEdgeOfVertex[target], end = firstEdgeOfVertex[target + 1]; edge < end; edge++) {
        const outside = region[targetOfEdge[edge]];
        if (outside <= level || outside === OUTSIDE) continue;
        this.#leavers[this.#leaverTail++] = target;
        break;
      }
    }
    this.work += head - this.#head;
    this.#head = head;
    this.#tail = this.#endOfRegion[level] = tail;
    this.#endOfLeavers[level] = this.#leaverTail;
    return head === tail;
  }

  /**
   * What of a region the opponent can leave only for another one above or higher ones joins that one. All the rest of
   * it, and what is between the two, is taken apart, and joins if it is attracted.
   */
  promote(from: number, to: number, finder: TangleFinder): void {
    const [queue, region] = [this.queue, this.regionOfVertex];
    const leavers = this.#leavers.subarray(this.#startOfLeavers[from], this.#leaverTail);
    finder.open(
      leavers.filter((vertex) => this.#leavesBelow(vertex, to, from)),
      from,
    );
    const end = this.#endOfRegion[to];
    const between = queue.slice(end, this.#startOfRegion[from]);
    const rest: number[] = [];
    this.#leaverTail = this.#endOfLeavers[to];
    for (const vertex of leavers) {
      if (!finder.isOpen(vertex)) this.#leavers[this.#leaverTail++] = vertex;
    }
    let tail = end;
    for (let place = this.#startOfRegion[from]; place < this.#tail; place++) {
      const vertex = queue[place];
      if (finder.isOpen(vertex)) rest.push(vertex);
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
}
