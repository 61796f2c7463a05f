/**
 * A tangle of a player: a strongly connected part of the plays that follow some strategy of theirs, each of whose
 * cycles they win. The opponent can stay there and lose, or leave by an exit.
 */
export interface Tangle {
  readonly player: number;
  readonly members: Uint32Array;
  /** Where the player moves from each member; NO_CHOICE where the opponent moves. */
  readonly moves: Uint32Array;
  /** The vertices that the opponent can leave it for, each of them once. */
  readonly exits: Uint32Array;
}

/** A tangle and what was found when it was tried last, so that the next try can begin there. */
interface Learnt extends Tangle {
  /** Places of an exit that leads elsewhere, and of a member that is not there. */
  wayOut: number;
  absent: number;
  /** The attractor that it joined last. */
  joinedAttractor: number;
}

/**
 * Tangles that a region holds as they were found or joined, so that they need not be looked into again: for the search
 * of the next ones each is one vertex, from where the opponent moves to its exits.
 */
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

  /** The vertex that stands for the tangle of this one; itself, if there is none. */
  standFor(vertex: number): number {
    return this.of(vertex)?.members[0] ?? vertex;
  }

  /** A vertex leaves its region, and so its tangle is none of it any more. */
  leave(vertex: number): void {
    const whole = this.#wholeOfVertex[vertex];
    if (whole < 0) return;
    this.#wholes[whole] = undefined;
    this.#wholeOfVertex[vertex] = -1;
  }

  /** Forgets all of them; these are the vertices that they may have. */
  forget(vertices: Uint32Array): void {
    for (let place = 0; place < vertices.length; place++) this.#wholeOfVertex[vertices[place]] = -1;
    this.#wholes.length = 0;
  }
}

/** In `regionOfVertex`: not in the game that is looked at, or decided. More than any level. */
export const OUTSIDE = 0x7fffffff;

/** The state of a sweep, as far as tangles need it. */
export interface Regions {
  readonly regionOfVertex: Int32Array;
  readonly choiceOfVertex: Uint32Array;
  readonly queue: Uint32Array;
  readonly wholes: Wholes;
}

/** The tangles that were learnt, by their exits. */
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

  /** Forgets those that have a member of which this is not true. */
  keep(isLeft: (vertex: number) => boolean): void {
    const all = this.#all;
    this.#all = [];
    for (const { exits } of all) for (const exit of exits) this.#ofExit[exit] = undefined;
    for (const tangle of all) if (tangle.members.every(isLeft)) this.#register(tangle);
  }

  /**
   * What joins a region because one vertex has: the tangles with this exit whose other exits lead to the region or
   * above it too, if all their members are in the game that the regions above have left. Returns the queue's new end.
   */
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

/** A tangle joins a region, and what was not in it the queue, whose new end is returned. */
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
