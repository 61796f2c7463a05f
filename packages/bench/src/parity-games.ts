import { NOBODY } from "marienbad/arena";
import type { Random } from "marienbad/base";
import type { ParityArena } from "marienbad/objective";

interface PlannedVertex {
  readonly owner: number;
  readonly priority: number;
  readonly to: readonly number[];
}

function arenaOf(vertices: readonly PlannedVertex[]): ParityArena {
  const firstEdgeOfVertex = new Uint32Array(vertices.length + 1);
  vertices.forEach(({ to }, vertex) => {
    firstEdgeOfVertex[vertex + 1] = firstEdgeOfVertex[vertex] + to.length;
  });
  const targetOfEdge = new Uint32Array(firstEdgeOfVertex[vertices.length]);
  vertices.forEach(({ to }, vertex) => {
    targetOfEdge.set(to, firstEdgeOfVertex[vertex]);
  });
  return {
    vertexCount: vertices.length,
    edgeCount: targetOfEdge.length,
    firstEdgeOfVertex,
    targetOfEdge,
    ownerOfVertex: Uint8Array.from(vertices, ({ owner }) => owner),
    goalOfVertex: new Uint8Array(vertices.length).fill(NOBODY),
    priorityOfVertex: Uint32Array.from(vertices, ({ priority }) => priority),
    start: undefined,
    label: String,
  };
}

/** Owners, priorities and successors by chance. */
export function randomGame(
  random: Random,
  size: number,
  [least, most]: readonly [number, number],
  priorities: number,
): ParityArena {
  const vertex = (): PlannedVertex => ({
    owner: random.below(2),
    priority: random.below(priorities),
    to: Array.from({ length: least + random.below(most - least + 1) }, () => random.below(size)),
  });
  return arenaOf(Array.from({ length: size }, vertex));
}

/** Pairs of vertices, one of each player, each of which may go on or step over to the next pair. */
export function ladder(rungs: number): ParityArena {
  const at = (vertex: number): number => vertex % (2 * rungs);
  return arenaOf(
    Array.from({ length: 2 * rungs }, (_, vertex) => {
      const owner = vertex % 2;
      return {
        owner,
        priority: owner,
        to: owner === 0 ? [at(vertex + 1), at(vertex + 2)] : [at(vertex + 1), at(vertex + 3)],
      };
    }),
  );
}

/**
 * The games that lifting progress measures is slow on (Jurdziński 2000): `depth` layers of `width` blocks. In a layer
 * player 1's odd vertices alternate with small cycles, all of which can go down to a layer of even cycles.
 */
export function jurdzinski(depth: number, width: number): ParityArena {
  const columns = 2 * width + 1;
  const number = (layer: number, column: number): number => layer * columns + column;
  const vertices: PlannedVertex[] = [];
  for (let layer = 0; layer <= depth; layer++) {
    for (let column = 0; column < columns; column++) {
      const isLast = layer === depth;
      const neighbours = [column - 1, column + 1].filter((other) => other >= 0 && other < columns);
      const beside = neighbours.map((other) => number(layer, other));
      if (isLast) vertices.push({ owner: column % 2, priority: 2 * depth + 2 - (column % 2), to: beside });
      else {
        const down = number(depth, column);
        vertices.push({ owner: column % 2 === 0 ? 0 : 1, priority: 2 * layer + (column % 2), to: [...beside, down] });
      }
    }
  }
  return arenaOf(vertices);
}

/**
 * A recursive ladder in the manner of Friedmann 2011, on which Zielonka's recursion looks at a number of subgames that
 * grows like Fibonacci's: five vertices for each of its levels, priorities falling from level to level.
 */
export function recursiveLadder(levels: number): ParityArena {
  const first = (level: number): number => 5 * level;
  const vertices: PlannedVertex[] = [];
  for (let level = 0; level < levels; level++) {
    const player = level % 2;
    const at = first(level);
    const high = 2 * (levels - level) + 2;
    const next = level + 1 < levels ? first(level + 1) : at;
    const before = level > 0 ? first(level - 1) : at;
    vertices.push(
      { owner: player, priority: high + player, to: [at + 1, next] },
      { owner: 1 - player, priority: high + player - 1, to: [at, at + 2] },
      { owner: player, priority: player, to: [at + 3, before + 4] },
      { owner: 1 - player, priority: 1 - player, to: [at + 2, next + 1] },
      { owner: player, priority: 1 - player, to: [at + 1, before] },
    );
  }
  return arenaOf(vertices);
}
