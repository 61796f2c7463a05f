import type { Arena } from "marienbad";

/**
 * The attractors as one would write them first: dictionaries, as the course does. What the typed arrays are compared
 * with.
 */
export function mapSolver(adjacency: ReadonlyMap<number, readonly number[]>, arena: Arena): Map<number, 0 | 1> {
  const predecessors = new Map<number, number[]>();
  const left = new Map<number, number>();
  for (const [vertex, targets] of adjacency) {
    left.set(vertex, targets.length);
    for (const target of targets) {
      const list = predecessors.get(target);
      if (list === undefined) predecessors.set(target, [vertex]);
      else list.push(vertex);
    }
  }
  const winner = new Map<number, 0 | 1>();
  const queue: number[] = [];
  const join = (vertex: number, player: 0 | 1): void => {
    winner.set(vertex, player);
    queue.push(vertex);
  };
  arena.goalOfVertex.forEach((goal, vertex) => {
    if (goal === 0 || goal === 1) join(vertex, goal);
  });
  for (const vertex of queue) {
    const player = winner.get(vertex) as 0 | 1;
    for (const source of predecessors.get(vertex) ?? []) {
      if (winner.has(source)) continue;
      if (arena.ownerOfVertex[source] === player) join(source, player);
      else {
        const count = (left.get(source) as number) - 1;
        left.set(source, count);
        if (count === 0) join(source, player);
      }
    }
  }
  return winner;
}
