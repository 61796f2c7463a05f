import { type Arena, seededRandom } from "marienbad";
import { NOBODY } from "marienbad/arena";

/** Bipartite by parity, out-degree 1 to 5, 5 % goals of each player. */
export function randomArena(vertexCount: number): Arena {
  const random = seededRandom(1);
  return buildArena(vertexCount, (vertex, add) => {
    const owner = (vertex & 1) as 0 | 1;
    const chance = random.below(100);
    if (chance < 10) return { owner, goal: chance < 5 ? 0 : 1 };
    for (let degree = 1 + random.below(5); degree > 0; degree--) add(random.below(vertexCount / 2) * 2 + 1 - owner);
    return { owner, goal: NOBODY };
  });
}

/** Nim with {1, 2, 3}: vertex 2h + p is h sticks with player p to move. */
export function nimChain(vertexCount: number): Arena {
  return buildArena(vertexCount, (vertex, add) => {
    const [sticks, player] = [vertex >> 1, (vertex & 1) as 0 | 1];
    if (sticks === 0) return { owner: player, goal: 1 - player };
    for (let taken = 1; taken <= 3 && taken <= sticks; taken++) add(2 * (sticks - taken) + 1 - player);
    return { owner: player, goal: NOBODY };
  });
}

/**
 * Ten rows; player 0 wants column 0. Everybody can go left or down, player 0 also right, player 1 two down; numbered at
 * random.
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
  return buildArena(vertexCount, (vertex, add) => {
    const [x, y] = [Math.floor(cellOfVertex[vertex] / rows), cellOfVertex[vertex] % rows];
    const owner = ((x + y) & 1) as 0 | 1;
    if (x === 0) return { owner, goal: 0 };
    const at = (column: number, line: number): number => vertexOfCell[column * rows + line];
    add(at(x - 1, y));
    if (y + 1 < rows) add(at(x, y + 1));
    if (y + 2 < rows && owner === 1) add(at(x, y + 2));
    if (owner === 0 && x + 1 < columns) add(at(x + 1, y));
    return { owner, goal: NOBODY };
  });
}

function buildArena(
  vertexCount: number,
  describe: (vertex: number, add: (target: number) => void) => { owner: number; goal: number },
): Arena {
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const ownerOfVertex = new Uint8Array(vertexCount);
  const goalOfVertex = new Uint8Array(vertexCount);
  const targets = new Uint32Array(vertexCount * 5);
  let edgeCount = 0;
  const add = (target: number): void => {
    targets[edgeCount++] = target;
  };
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const { owner, goal } = describe(vertex, add);
    ownerOfVertex[vertex] = owner;
    goalOfVertex[vertex] = goal;
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
