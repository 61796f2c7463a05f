import { NO_CHOICE } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { LearningBoard } from "./learning.ts";

/** Vertices attracted between two pauses. */
export const WORK_PER_SLICE = 1 << 16;

/** The regions of one sweep of tangle learning, from the highest level down. */
export class Sweep implements Regions {
  readonly #board: LearningBoard;
  /** The level of a vertex while it is in no region, then that of its region. */
  readonly regionOfVertex: Int32Array;
  readonly levelOfVertex: Int32Array;
  readonly choiceOfVertex: Uint32Array;
  /** The members of all regions, the highest first; vertices that join a region wait at its end. */
  readonly queue: Uint32Array;
  readonly #startOfRegion: Uint32Array;
  readonly #endOfRegion: Uint32Array;
  /** Members from where the opponent can leave a region for one above, in the same order. */
  readonly #leavers: Uint32Array;
  readonly #startOfLeavers: Uint32Array;
  readonly #endOfLeavers: Uint32Array;
  readonly #placeOfLevel: Uint32Array;
  readonly tangles: Tangles;
  readonly wholes: Wholes;
  #left: Uint32Array = new Uint32Array();
  #head = 0;
  #tail = 0;
  #leaverTail = 0;
  #attractors = 0;
  /** Number of vertices looked at since this was reset. */
  work = 0;

  constructor(board: LearningBoard) {
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

  /** Moves what the opponent can leave only for `to` or higher into `to`; frees the rest and what is between. */
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
    for (const vertex of leavers) if (!finder.isOpen(vertex)) this.#leavers[this.#leaverTail++] = vertex;
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

  /** True if the opponent can leave a region here for one below another, and above the region. */
  #leavesBelow(vertex: number, other: number, level: number): boolean {
    const { targetOfEdge, firstEdgeOfVertex } = this.#board.arena;
    for (let edge = firstEdgeOfVertex[vertex], end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
      const region = this.regionOfVertex[targetOfEdge[edge]];
      if (region < other && region > level) return true;
    }
    return false;
  }

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
 * lower regions, or its player may have to: these are open, with all from where a play comes to them. The rest is
 * closed. The tangles are the strongly connected parts that nothing leaves, among the closed plays that follow the
 * player's moves. Each has a top, since the moves of an attractor lead to one.
 */
export class TangleFinder {
  readonly found: Found[] = [];
  readonly #board: LearningBoard;
  readonly #regions: Regions & { readonly levelOfVertex: Int32Array };
  /** When a vertex was visited: since `#base`, if in the present region; at `#base`, if it is open. */
  readonly #visitOfVertex: Uint32Array;
  readonly #lowOfVertex: Uint32Array;
  readonly #nextEdgeOfVertex: Uint32Array;
  readonly #path: Uint32Array;
  #visits = 0;
  #base = 0;

  constructor(board: LearningBoard, regions: Regions & { readonly levelOfVertex: Int32Array }) {
    const { vertexCount } = board.arena;
    this.#board = board;
    this.#regions = regions;
    this.#visitOfVertex = new Uint32Array(vertexCount);
    this.#lowOfVertex = new Uint32Array(vertexCount);
    this.#nextEdgeOfVertex = new Uint32Array(vertexCount);
    this.#path = new Uint32Array(vertexCount);
  }

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

  /** True if a top keeps to what is not open, where its player moves by a move that is noted. */
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

/** A strongly connected part of a player's strategy whose every cycle they win: the opponent loses there or exits. */
export interface Tangle {
  readonly player: number;
  readonly members: Uint32Array;
  /** The player's move from each member; NO_CHOICE where the opponent moves. */
  readonly moves: Uint32Array;
  /** The vertices that the opponent can leave it for, each of them once. */
  readonly exits: Uint32Array;
}

/** A tangle and what was found when it was tried last, so that the next try can begin there. */
interface Learnt extends Tangle {
  /** Places of an exit that leads elsewhere, and of a member that is not there. */
  wayOut: number;
  absent: number;
  joinedAttractor: number;
}

/** Tangles that a region holds unchanged: to the next search each is one vertex, with its exits as edges. */
export class Wholes {
  readonly #wholeOfVertex: Int32Array;
  readonly #wholes: (Tangle | undefined)[] = [];

  constructor(vertexCount: number) {
    this.#wholeOfVertex = new Int32Array(vertexCount).fill(-1);
  }

  add(tangle: Tangle): void {
    const { members } = tangle;
    for (let place = 0; place < members.length; place++) this.#wholeOfVertex[members[place]] = this.#wholes.length;
    this.#wholes.push(tangle);
  }

  of(vertex: number): Tangle | undefined {
    const whole = this.#wholeOfVertex[vertex];
    return whole < 0 ? undefined : this.#wholes[whole];
  }

  /** The vertex that represents this one's tangle; itself if there is none. */
  standFor(vertex: number): number {
    return this.of(vertex)?.members[0] ?? vertex;
  }

  /** Drops the tangle of a vertex that leaves its region. */
  leave(vertex: number): void {
    const whole = this.#wholeOfVertex[vertex];
    if (whole < 0) return;
    this.#wholes[whole] = undefined;
    this.#wholeOfVertex[vertex] = -1;
  }

  /** Forgets all tangles; `vertices` must include all of their members. */
  forget(vertices: Uint32Array): void {
    for (let place = 0; place < vertices.length; place++) this.#wholeOfVertex[vertices[place]] = -1;
    this.#wholes.length = 0;
  }
}

/** In `regionOfVertex`: decided or outside the game, above any level. */
export const OUTSIDE = 0x7fffffff;

/** The part of a sweep that tangles need. */
export interface Regions {
  readonly regionOfVertex: Int32Array;
  readonly choiceOfVertex: Uint32Array;
  readonly queue: Uint32Array;
  readonly wholes: Wholes;
}

/** Learnt tangles by exit. */
export class Tangles {
  #all: Learnt[] = [];
  readonly #ofExit: (Learnt[] | undefined)[];

  constructor(vertexCount: number) {
    this.#ofExit = new Array(vertexCount);
  }

  add(tangle: Tangle): void {
    this.#register({ ...tangle, wayOut: 0, absent: 0, joinedAttractor: 0 });
  }

  #register(tangle: Learnt): void {
    this.#all.push(tangle);
    for (const exit of tangle.exits) {
      const others = this.#ofExit[exit];
      if (others === undefined) this.#ofExit[exit] = [tangle];
      else others.push(tangle);
    }
  }

  /** Forgets the tangles with a member for which this is false. */
  keep(isLeft: (vertex: number) => boolean): void {
    const all = this.#all;
    this.#all = [];
    for (const { exits } of all) for (const exit of exits) this.#ofExit[exit] = undefined;
    for (const tangle of all) if (tangle.members.every(isLeft)) this.#register(tangle);
  }

  /** Adds the tangles with this exit, if no exit is lower and no member higher; returns the queue's new end. */
  attract(exit: number, level: number, attractor: number, regions: Regions, tail: number): number {
    const tangles = this.#ofExit[exit];
    if (tangles === undefined) return tail;
    let end = tail;
    for (const tangle of tangles) {
      if (tangle.player !== (level & 1) || tangle.joinedAttractor === attractor) continue;
      if (!isForced(tangle, level, regions.regionOfVertex)) continue;
      tangle.joinedAttractor = attractor;
      end = join(tangle, level, regions, end);
    }
    return end;
  }
}

function isForced(tangle: Learnt, level: number, regionOfVertex: Int32Array): boolean {
  const { exits, members } = tangle;
  if (regionOfVertex[members[tangle.absent]] > level) return false;
  for (let left = exits.length, place = tangle.wayOut; left > 0; left--) {
    if (regionOfVertex[exits[place]] < level) {
      tangle.wayOut = place;
      return false;
    }
    if (++place === exits.length) place = 0;
  }
  for (let place = 0; place < members.length; place++) {
    if (regionOfVertex[members[place]] <= level) continue;
    tangle.absent = place;
    return false;
  }
  return true;
}

/** Adds a tangle to a region, and new members to the queue; returns the queue's new end. */
function join(tangle: Tangle, level: number, regions: Regions, tail: number): number {
  const { members, moves } = tangle;
  const { regionOfVertex, choiceOfVertex, queue } = regions;
  let end = tail;
  for (let place = 0; place < members.length; place++) {
    const member = members[place];
    if (regionOfVertex[member] === level) continue;
    regionOfVertex[member] = level;
    choiceOfVertex[member] = moves[place];
    queue[end++] = member;
  }
  if (end - tail === members.length) regions.wholes.add(tangle);
  return end;
}
