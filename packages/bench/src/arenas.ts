import { type Arena, seededRandom } from "marienbad";
import { NOBODY } from "marienbad/arena";
import type { ParityArena } from "marienbad/objective";

interface PlannedVertex {
  readonly owner: number;
  /** None by default. */
  readonly goal?: number;
  readonly to: readonly number[];
}

interface ParityVertex extends PlannedVertex {
  readonly priority: number;
}

const MAX_DEGREE = 8;

function arenaOf(vertexCount: number, describe: (vertex: number) => PlannedVertex): Arena {
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const ownerOfVertex = new Uint8Array(vertexCount);
  const goalOfVertex = new Uint8Array(vertexCount);
  const targets = new Uint32Array(vertexCount * MAX_DEGREE);
  let edgeCount = 0;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const { owner, goal = NOBODY, to } = describe(vertex);
    ownerOfVertex[vertex] = owner;
    goalOfVertex[vertex] = goal;
    for (const target of to) targets[edgeCount++] = target;
    firstEdgeOfVertex[vertex + 1] = edgeCount;
  }
  const targetOfEdge = targets.slice(0, edgeCount);
  return {
    vertexCount,
    edgeCount,
    firstEdgeOfVertex,
    targetOfEdge,
    ownerOfVertex,
    goalOfVertex,
    start: 0,
    label: String,
  };
}

function parityArenaOf(vertices: readonly ParityVertex[]): ParityArena {
  const arena = arenaOf(vertices.length, (vertex) => vertices[vertex]);
  return { ...arena, start: undefined, priorityOfVertex: Uint32Array.from(vertices, ({ priority }) => priority) };
}

/** Bipartite by parity, out-degree 1 to 5, 5 % goals of each player. */
export function randomArena(vertexCount: number): Arena {
  const random = seededRandom(1);
  return arenaOf(vertexCount, (vertex) => {
    const owner = vertex & 1;
    const chance = random.below(100);
    if (chance < 10) return { owner, goal: chance < 5 ? 0 : 1, to: [] };
    const target = (): number => random.below(vertexCount / 2) * 2 + 1 - owner;
    return { owner, to: Array.from({ length: 1 + random.below(5) }, target) };
  });
}

/** Nim with {1, 2, 3}: vertex 2h + p is h sticks with player p to move. */
export function nimChain(vertexCount: number): Arena {
  return arenaOf(vertexCount, (vertex) => {
    const [sticks, player] = [vertex >> 1, vertex & 1];
    if (sticks === 0) return { owner: player, goal: 1 - player, to: [] };
    const taken = [1, 2, 3].filter((count) => count <= sticks);
    return { owner: player, to: taken.map((count) => 2 * (sticks - count) + 1 - player) };
  });
}

/**
 * Ten rows, numbered at random; player 0 wants column 0. Both players can move left or down, player 0 also right,
 * player 1 two down.
 */
export function shuffledGrid(vertexCount: number): Arena {
  const rows = 10;
  const columns = vertexCount / rows;
  const random = seededRandom(2);
  const vertexOfCell = Uint32Array.from({ length: vertexCount }, (_, cell) => cell);
  for (let i = vertexCount - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [vertexOfCell[i], vertexOfCell[j]] = [vertexOfCell[j], vertexOfCell[i]];
  }
  const cellOfVertex = new Uint32Array(vertexCount);
  vertexOfCell.forEach((vertex, cell) => {
    cellOfVertex[vertex] = cell;
  });
  return arenaOf(vertexCount, (vertex) => {
    const [x, y] = [Math.floor(cellOfVertex[vertex] / rows), cellOfVertex[vertex] % rows];
    const owner = (x + y) & 1;
    if (x === 0) return { owner, goal: 0, to: [] };
    const at = (column: number, line: number): number => vertexOfCell[column * rows + line];
    const to = [at(x - 1, y)];
    if (y + 1 < rows) to.push(at(x, y + 1));
    if (y + 2 < rows && owner === 1) to.push(at(x, y + 2));
    if (owner === 0 && x + 1 < columns) to.push(at(x + 1, y));
    return { owner, to };
  });
}

/** A parity game with random owners, priorities and successors, always the same one. */
export function randomParityGame(
  size: number,
  [least, most]: readonly [number, number],
  priorities: number,
): ParityArena {
  const random = seededRandom(1);
  const vertex = (): ParityVertex => ({
    owner: random.below(2),
    priority: random.below(priorities),
    to: Array.from({ length: least + random.below(most - least + 1) }, () => random.below(size)),
  });
  return parityArenaOf(Array.from({ length: size }, vertex));
}

/** Pairs of vertices, one of each player, who can move to the other one or to the next pair. */
export function ladder(rungs: number): ParityArena {
  const at = (vertex: number): number => vertex % (2 * rungs);
  const vertexAt = (vertex: number): ParityVertex => {
    const owner = vertex % 2;
    return { owner, priority: owner, to: [at(vertex + 1), at(vertex + 2 + owner)] };
  };
  return parityArenaOf(Array.from({ length: 2 * rungs }, (_, vertex) => vertexAt(vertex)));
}

/**
 * The games that lifting progress measures is slow on (Jurdziński 2000): `depth` layers of `width` blocks. In a layer
 * player 1's odd vertices alternate with small cycles, all of which can go down to a layer of even cycles.
 */
export function jurdzinski(depth: number, width: number): ParityArena {
  const columns = 2 * width + 1;
  const number = (layer: number, column: number): number => layer * columns + column;
  const vertices: ParityVertex[] = [];
  for (let layer = 0; layer <= depth; layer++) {
    for (let column = 0; column < columns; column++) {
      const owner = column % 2;
      const neighbours = [column - 1, column + 1].filter((other) => other >= 0 && other < columns);
      const beside = neighbours.map((other) => number(layer, other));
      if (layer === depth) vertices.push({ owner, priority: 2 * depth + 2 - owner, to: beside });
      else vertices.push({ owner, priority: 2 * layer + owner, to: [...beside, number(depth, column)] });
    }
  }
  return parityArenaOf(vertices);
}

/**
 * A recursive ladder in the manner of Friedmann 2011, on which the number of subgames that Zielonka's recursion visits
 * grows like Fibonacci's: five vertices for each of its levels, priorities falling from level to level.
 */
export function recursiveLadder(levels: number): ParityArena {
  const vertices: ParityVertex[] = [];
  for (let level = 0; level < levels; level++) {
    const player = level % 2;
    const at = 5 * level;
    const high = 2 * (levels - level) + 2;
    const next = level + 1 < levels ? at + 5 : at;
    const before = level > 0 ? at - 5 : at;
    vertices.push(
      { owner: player, priority: high + player, to: [at + 1, next] },
      { owner: 1 - player, priority: high + player - 1, to: [at, at + 2] },
      { owner: player, priority: player, to: [at + 3, before + 4] },
      { owner: 1 - player, priority: 1 - player, to: [at + 2, next + 1] },
      { owner: player, priority: 1 - player, to: [at + 1, before] },
    );
  }
  return parityArenaOf(vertices);
}
