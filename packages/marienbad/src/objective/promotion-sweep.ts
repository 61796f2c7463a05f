import { NO_CHOICE } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import { type Board, settle, UNDECIDED } from "./board.ts";

/** In `regionOfVertex`: not in the game that is looked at, or decided. More than any level. */
const OUTSIDE = 0x7fffffff;
const NOTHING = 0xffffffff;

/** What a look at a region finds: a way out below, no way out at all, or the least region above with a way to it. */
const OPEN = -1;
const CLOSED = -2;

const WORK_PER_SLICE = 1 << 20;

/**
 * Priority promotion, on one component after the other.
 *
 * A *level* is a priority after neighbours of one parity are made one, and a *region* what a player attracts to the
 * vertices of a level, in what the regions above have left: whoever stays there for ever is seen by that level, and
 * won by its player. Levels are gone through from the largest to the least:
 *
 *     open     the opponent can leave the region downward, or its player must: on to the next level
 *     closed   the opponent can leave it for regions above only, which are its player's too: it joins the lowest of
 *              those, what was built in between is taken apart, and the sweep goes on there
 *     won      the opponent cannot leave it: its player wins it, and all that is attracted to it
 *
 * After a win the sweep goes on downward, since one sweep then finds all of many small wins. Regions above that have
 * lost vertices to their opponent are *damaged*: their strategies may be gone, so that they count as open. What is
 * found in spite of that is as true; and the first win of a sweep is sure to come.
 */
export class Promotion {
  readonly #board: Board;
  /** The level of a vertex while it is in no region, then that of its region. */
  readonly #regionOfVertex: Int32Array;
  readonly #levelOfVertex: Int32Array;
  /** The members of a region as a list in the order of joining; those that have been won since are still in it. */
  readonly #firstOfRegion: Uint32Array;
  readonly #lastOfRegion: Uint32Array;
  readonly #nextOfVertex: Uint32Array;
  /** Where the last look at a region ended, and what it had found: members before that cannot change its mind. */
  readonly #lookedAtOfRegion: Uint32Array;
  readonly #lowestOfRegion: Int32Array;
  /** The sweep in which a region was damaged. */
  readonly #damagedInSweep: Uint32Array;
  /** Where the vertices of a level begin among those of the component. */
  readonly #placeOfLevel: Uint32Array;
  readonly #queue: Uint32Array;
  #sweep = 0;
  #level = 0;
  #work = 0;

  constructor(board: Board) {
    const { vertexCount } = board.arena;
    this.#board = board;
    this.#queue = new Uint32Array(vertexCount);
    this.#regionOfVertex = new Int32Array(vertexCount).fill(OUTSIDE);
    this.#levelOfVertex = new Int32Array(vertexCount);
    this.#firstOfRegion = new Uint32Array(vertexCount + 2).fill(NOTHING);
    this.#lastOfRegion = new Uint32Array(vertexCount + 2);
    this.#nextOfVertex = new Uint32Array(vertexCount);
    this.#lookedAtOfRegion = new Uint32Array(vertexCount + 2);
    this.#lowestOfRegion = new Int32Array(vertexCount + 2);
    this.#damagedInSweep = new Uint32Array(vertexCount + 2);
    this.#placeOfLevel = new Uint32Array(vertexCount + 3);
  }

  /** Decides what is undecided among these, sorted by priority; all that they lead to elsewhere is decided. */
  *solve(component: Uint32Array): Work<void, void> {
    const { winnerOfVertex } = this.#board;
    for (let left = component; ; ) {
      left = left.filter((vertex) => winnerOfVertex[vertex] === UNDECIDED);
      if (left.length === 0) return;
      const top = this.#nameLevels(left);
      this.#sweep++;
      yield* this.#sweepDown(left, top);
      for (let level = 0; level <= top; level++) this.#firstOfRegion[level] = NOTHING;
    }
  }

  /** Gives levels to the vertices, none of which is in a region yet; returns the largest. */
  #nameLevels(vertices: Uint32Array): number {
    const { priorityOfVertex } = this.#board.arena;
    let level = priorityOfVertex[vertices[0]] & 1;
    this.#placeOfLevel[0] = 0;
    this.#placeOfLevel[level] = 0;
    vertices.forEach((vertex, place) => {
      if (((priorityOfVertex[vertex] ^ level) & 1) === 1) this.#placeOfLevel[++level] = place;
      this.#levelOfVertex[vertex] = this.#regionOfVertex[vertex] = level;
      this.#board.choiceOfVertex[vertex] = NO_CHOICE;
    });
    this.#placeOfLevel[level + 1] = vertices.length;
    return level;
  }

  *#sweepDown(vertices: Uint32Array, top: number): Work<void, void> {
    for (let level = top; level >= 0; level--) {
      let joining = this.#begin(vertices, level);
      if (joining === 0) continue;
      for (;;) {
        this.#attract(level, joining);
        const found = this.#look(level);
        if (found === OPEN) break;
        if (found === CLOSED) {
          yield* this.#win(level);
          break;
        }
        joining = this.#promote(level, found);
        level = found;
      }
      if (this.#work > WORK_PER_SLICE) {
        this.#work = 0;
        yield;
      }
    }
  }

  /** Puts the vertices of a level that no region above has into the queue; returns how many. */
  #begin(vertices: Uint32Array, level: number): number {
    let count = 0;
    for (let place = this.#placeOfLevel[level], end = this.#placeOfLevel[level + 1]; place < end; place++) {
      if (this.#regionOfVertex[vertices[place]] !== level) continue;
      this.#join(level, vertices[place]);
      this.#queue[count++] = vertices[place];
    }
    return count;
  }

  #join(level: number, vertex: number): void {
    this.#regionOfVertex[vertex] = level;
    this.#nextOfVertex[vertex] = NOTHING;
    if (this.#firstOfRegion[level] === NOTHING) {
      this.#firstOfRegion[level] = this.#lookedAtOfRegion[level] = vertex;
      this.#lowestOfRegion[level] = OUTSIDE;
    } else this.#nextOfVertex[this.#lastOfRegion[level]] = vertex;
    this.#lastOfRegion[level] = vertex;
  }

  /** The attractor of what is in the queue, in what is below the level. */
  #attract(level: number, count: number): void {
    const { arena, firstEdgeOfTarget, sourceOfEdge, choiceOfVertex, wayOutOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const region = this.#regionOfVertex;
    const queue = this.#queue;
    const player = level & 1;
    let tail = count;
    for (let head = 0; head < tail; head++) {
      const target = queue[head];
      for (let edge = firstEdgeOfTarget[target], end = firstEdgeOfTarget[target + 1]; edge < end; edge++) {
        const vertex = sourceOfEdge[edge];
        if (region[vertex] >= level) continue;
        if (ownerOfVertex[vertex] === player) choiceOfVertex[vertex] = target;
        else {
          const [first, last] = [firstEdgeOfVertex[vertex], firstEdgeOfVertex[vertex + 1] - 1];
          let [out, left] = [wayOutOfVertex[vertex], last - first + 1];
          for (; left > 0; left--) {
            if (region[targetOfEdge[out]] < level && targetOfEdge[out] !== vertex) break;
            out = out === last ? first : out + 1;
          }
          wayOutOfVertex[vertex] = out;
          if (left > 0) continue;
          choiceOfVertex[vertex] = NO_CHOICE;
        }
        this.#join(level, vertex);
        queue[tail++] = vertex;
      }
    }
    this.#work += tail;
  }

  /**
   * How a region can be left; the moves of its player that stay are chosen where no attractor did. The look goes on
   * where the last one found a way out: as long as a region only grows, each member is passed once.
   */
  #look(level: number): number {
    if (this.#damagedInSweep[level] === this.#sweep) return OPEN;
    const { arena, choiceOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const region = this.#regionOfVertex;
    const player = level & 1;
    let lowest = this.#lowestOfRegion[level];
    for (let vertex = this.#lookedAtOfRegion[level]; vertex !== NOTHING; vertex = this.#nextOfVertex[vertex]) {
      this.#work++;
      this.#lookedAtOfRegion[level] = vertex;
      this.#lowestOfRegion[level] = lowest;
      if (region[vertex] !== level) continue; // won meanwhile
      const isPlayers = ownerOfVertex[vertex] === player;
      if (isPlayers && choiceOfVertex[vertex] !== NO_CHOICE) continue;
      let edge = firstEdgeOfVertex[vertex];
      const end = firstEdgeOfVertex[vertex + 1];
      if (isPlayers) {
        while (edge < end && (region[targetOfEdge[edge]] !== level || targetOfEdge[edge] === vertex)) edge++;
        if (edge === end) return OPEN;
        choiceOfVertex[vertex] = targetOfEdge[edge];
        continue;
      }
      for (; edge < end; edge++) {
        const other = region[targetOfEdge[edge]];
        if (other === level || other === OUTSIDE) continue;
        if (other < level || (other & 1) !== player) return OPEN;
        if (other < lowest) lowest = other;
      }
    }
    return lowest === OUTSIDE ? CLOSED : lowest;
  }

  /** A region joins one above; what is in between is in no region any more. Returns how many are in the queue. */
  #promote(from: number, to: number): number {
    const region = this.#regionOfVertex;
    for (let level = from + 1; level < to; level++) {
      for (let vertex = this.#firstOfRegion[level]; vertex !== NOTHING; vertex = this.#nextOfVertex[vertex]) {
        if (region[vertex] !== level) continue;
        region[vertex] = this.#levelOfVertex[vertex];
        this.#board.choiceOfVertex[vertex] = NO_CHOICE;
        this.#work++;
      }
      this.#firstOfRegion[level] = NOTHING;
      this.#damagedInSweep[level] = 0;
    }
    let count = 0;
    for (let vertex = this.#firstOfRegion[from]; vertex !== NOTHING; ) {
      const next = this.#nextOfVertex[vertex];
      if (region[vertex] === from) {
        this.#join(to, vertex);
        this.#queue[count++] = vertex;
      }
      vertex = next;
    }
    this.#firstOfRegion[from] = NOTHING;
    return count;
  }

  *#win(level: number): Work<void, void> {
    const { winnerOfVertex, queue } = this.#board;
    const player = (level & 1) as Player;
    let count = 0;
    for (let vertex = this.#firstOfRegion[level]; vertex !== NOTHING; vertex = this.#nextOfVertex[vertex]) {
      if (this.#regionOfVertex[vertex] !== level) continue;
      this.#regionOfVertex[vertex] = OUTSIDE;
      winnerOfVertex[vertex] = player;
      queue[count++] = vertex;
    }
    this.#firstOfRegion[level] = NOTHING;
    this.#level = level;
    yield* settle(this.#board, player, count, this.#takeOut);
  }

  /** A vertex is won: it leaves its region, which is damaged if that is the opponent's. */
  readonly #takeOut = (vertex: number, player: Player): void => {
    const region = this.#regionOfVertex[vertex];
    if (region === OUTSIDE) return;
    if (region >= this.#level && (region & 1) !== player) this.#damagedInSweep[region] = this.#sweep;
    this.#regionOfVertex[vertex] = OUTSIDE;
  };
}
