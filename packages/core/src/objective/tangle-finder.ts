import { NO_CHOICE } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { Board } from "./board.ts";
import { OUTSIDE, type Regions, type Tangle } from "./tangles.ts";

const DONE = 0xffffffff;
const MOST_VISITS = 2 ** 31;
const STEPS_PER_SLICE = 1 << 16;

/** A tangle as it was found, and the lowest region above that it can be left for; OUTSIDE if there is none. */
interface Found {
  readonly tangle: Tangle;
  readonly lowest: number;
}

/**
 * Finds the tangles of a region. From the *tops*, the vertices of its level, the opponent may be able to leave it for
 * regions below, or its player may have to: they are open, and so is all from where a play comes to them. What is
 * closed is left for regions above only. Of the plays there that follow the player's moves, the strongly connected
 * parts that nothing leaves are the tangles. Each has a top, since the moves of an attractor lead to one.
 */
export class TangleFinder {
  /** What was found since this was emptied. */
  readonly found: Found[] = [];
  readonly #board: Board;
  readonly #regions: Regions & { readonly levelOfVertex: Int32Array };
  /** When a vertex was visited: since `#base`, if in the present region; at `#base`, if it is open. */
  readonly #visitOfVertex: Uint32Array;
  readonly #lowOfVertex: Uint32Array;
  readonly #nextEdgeOfVertex: Uint32Array;
  readonly #path: Uint32Array;
  #visits = 0;
  #base = 0;

  constructor(board: Board, regions: Regions & { readonly levelOfVertex: Int32Array }) {
    const { vertexCount } = board.arena;
    this.#board = board;
    this.#regions = regions;
    this.#visitOfVertex = new Uint32Array(vertexCount);
    this.#lowOfVertex = new Uint32Array(vertexCount);
    this.#nextEdgeOfVertex = new Uint32Array(vertexCount);
    this.#path = new Uint32Array(vertexCount);
  }

  /** Whether any top is closed. */
  isWorthwhile(tops: Uint32Array, level: number): boolean {
    const { regionOfVertex } = this.#regions;
    this.#begin();
    for (let place = 0; place < tops.length; place++) {
      if (regionOfVertex[tops[place]] === level && this.#isClosed(tops[place], level)) return true;
    }
    return false;
  }

  *find(tops: Uint32Array, level: number): Work<void, void> {
    const { regionOfVertex } = this.#regions;
    this.#begin();
    this.#markOpen(tops, level);
    for (let place = 0; place < tops.length; place++) {
      const top = tops[place];
      const from = this.#regions.wholes.standFor(top);
      if (regionOfVertex[top] === level && this.#visitOfVertex[from] < this.#base) yield* this.#partsFrom(from, level);
    }
  }

  #begin(): void {
    if (this.#visits > MOST_VISITS) {
      this.#visitOfVertex.fill(0);
      this.#visits = 0;
    }
    this.#base = ++this.#visits;
  }

  /** Whether a top keeps to what is not open, where its player moves by a move that is noted. */
  #isClosed(top: number, level: number): boolean {
    const { arena, choiceOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const { regionOfVertex } = this.#regions;
    const isPlayers = ownerOfVertex[top] === (level & 1);
    for (let edge = firstEdgeOfVertex[top], end = firstEdgeOfVertex[top + 1]; edge < end; edge++) {
      const target = targetOfEdge[edge];
      if (!isPlayers) {
        if (regionOfVertex[target] < level) return false;
      } else if (regionOfVertex[target] === level && this.#visitOfVertex[target] !== this.#base) {
        choiceOfVertex[top] = target;
        return true;
      }
    }
    return !isPlayers;
  }

  /** Marks the tops that are open, and all from where the opponent, or the player's own move, leads to them. */
  #markOpen(tops: Uint32Array, level: number): void {
    const { queue } = this.#board;
    const { regionOfVertex } = this.#regions;
    let tail = 0;
    for (let place = 0; place < tops.length; place++) {
      const top = tops[place];
      if (regionOfVertex[top] !== level || this.#visitOfVertex[top] === this.#base) continue;
      if (this.#isClosed(top, level)) continue;
      this.#visitOfVertex[top] = this.#base;
      queue[tail++] = top;
    }
    this.#spreadOpen(tail, level);
  }

  /** Opens more of the region that was looked at last: these vertices, and all from where a play comes to them. */
  open(vertices: Iterable<number>, level: number): void {
    let tail = 0;
    for (const vertex of vertices) {
      if (this.isOpen(vertex)) continue;
      this.#visitOfVertex[vertex] = this.#base;
      this.#board.queue[tail++] = vertex;
    }
    this.#spreadOpen(tail, level);
  }

  /** Whether a vertex of the region that was looked at last is open. */
  isOpen(vertex: number): boolean {
    return this.#visitOfVertex[vertex] === this.#base;
  }

  #spreadOpen(count: number, level: number): void {
    const { arena, firstEdgeOfTarget, sourceOfEdge, choiceOfVertex, queue } = this.#board;
    const { regionOfVertex, levelOfVertex } = this.#regions;
    const player = level & 1;
    let tail = count;
    for (let head = 0; head < tail; head++) {
      const target = queue[head];
      for (let edge = firstEdgeOfTarget[target], end = firstEdgeOfTarget[target + 1]; edge < end; edge++) {
        const vertex = sourceOfEdge[edge];
        if (regionOfVertex[vertex] !== level || this.#visitOfVertex[vertex] === this.#base) continue;
        if (arena.ownerOfVertex[vertex] === player) {
          if (choiceOfVertex[vertex] !== target) continue;
          if (levelOfVertex[vertex] === level && this.#isClosed(vertex, level)) continue;
        }
        this.#visitOfVertex[vertex] = this.#base;
        queue[tail++] = vertex;
      }
    }
  }

  /** Tarjan's parts of what a closed top leads to (1972), without recursion; those that nothing leaves are noted. */
  *#partsFrom(top: number, level: number): Work<void, void> {
    const { firstEdgeOfVertex } = this.#board.arena;
    const { queue } = this.#board;
    const { wholes } = this.#regions;
    const [visit, low, path] = [this.#visitOfVertex, this.#lowOfVertex, this.#path];
    let [depth, count] = [0, 0];
    for (let child = top, steps = 0; ; ) {
      if (child >= 0) {
        visit[child] = low[child] = ++this.#visits;
        this.#nextEdgeOfVertex[child] = wholes.of(child) === undefined ? firstEdgeOfVertex[child] : 0;
        path[depth++] = queue[count++] = child;
      }
      const vertex = path[depth - 1];
      child = this.#nextChild(vertex, level);
      if (++steps % STEPS_PER_SLICE === 0) yield;
      if (child >= 0) continue;
      depth--;
      if (low[vertex] === visit[vertex]) {
        const end = count;
        do count--;
        while (queue[count] !== vertex);
        const members = queue.slice(count, end);
        this.#note(members, level);
        for (const member of members) low[member] = DONE;
      }
      if (depth === 0) return;
    }
  }

  /** A vertex not visited yet that a play comes to from here, or -1; the low of the others is taken on. */
  #nextChild(vertex: number, level: number): number {
    const { arena, choiceOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const { wholes, regionOfVertex } = this.#regions;
    const [visit, low] = [this.#visitOfVertex, this.#lowOfVertex];
    const whole = wholes.of(vertex);
    if (whole === undefined && ownerOfVertex[vertex] === (level & 1)) {
      const target = wholes.standFor(choiceOfVertex[vertex]);
      if (visit[target] < this.#base) return target;
      if (low[target] < low[vertex]) low[vertex] = low[target];
      return -1;
    }
    const next = this.#nextEdgeOfVertex;
    const targets = whole?.exits ?? targetOfEdge;
    for (const end = whole?.exits.length ?? firstEdgeOfVertex[vertex + 1]; next[vertex] < end; next[vertex]++) {
      const exit = targets[next[vertex]];
      if (regionOfVertex[exit] !== level) continue;
      const target = wholes.standFor(exit);
      if (visit[target] < this.#base) return target;
      if (low[target] < low[vertex]) low[vertex] = low[target];
    }
    return -1;
  }

  /** Notes a part, if nothing leads from it to another part of the region, as a tangle. */
  #note(part: Uint32Array, level: number): void {
    const { arena, choiceOfVertex } = this.#board;
    const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
    const { wholes, regionOfVertex } = this.#regions;
    const [visit, low] = [this.#visitOfVertex, this.#lowOfVertex];
    const player = level & 1;
    const exits: number[] = [];
    const exitMark = ++this.#visits; // exits are in other regions, where visits mean nothing now
    let [lowest, size] = [OUTSIDE, 0];
    for (const vertex of part) {
      const whole = wholes.of(vertex);
      size += whole?.members.length ?? 1;
      if (whole === undefined && ownerOfVertex[vertex] === player) {
        if (low[wholes.standFor(choiceOfVertex[vertex])] === DONE) return;
        continue;
      }
      const targets = whole?.exits ?? targetOfEdge;
      const first = whole === undefined ? firstEdgeOfVertex[vertex] : 0;
      const end = whole?.exits.length ?? firstEdgeOfVertex[vertex + 1];
      for (let edge = first; edge < end; edge++) {
        const target = targets[edge];
        const region = regionOfVertex[target];
        if (region === level) {
          if (low[wholes.standFor(target)] === DONE) return;
        } else if (region !== OUTSIDE && visit[target] !== exitMark) {
          visit[target] = exitMark;
          exits.push(target);
          if (region < lowest) lowest = region;
        }
      }
    }
    const [members, moves] = [new Uint32Array(size), new Uint32Array(size)];
    let place = 0;
    for (const vertex of part) {
      const whole = wholes.of(vertex);
      members.set(whole?.members ?? [vertex], place);
      moves.set(whole?.moves ?? [ownerOfVertex[vertex] === player ? choiceOfVertex[vertex] : NO_CHOICE], place);
      place += whole?.members.length ?? 1;
    }
    this.found.push({ tangle: { player, members, moves, exits: Uint32Array.from(exits) }, lowest });
  }
}
