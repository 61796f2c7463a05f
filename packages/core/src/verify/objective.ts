import type { Text } from "../base/text.ts";
import { finishable, type Work } from "../base/work.ts";
import type { ObjectiveSolution, ParityArena } from "../objective/game.ts";
import type { FalseClaim } from "./solution.ts";
import { texts } from "./texts.ts";

const NOBODY = 2;
const NO_CHOICE = 2 ** 32 - 1;

/** The first false claim about plays that may never end. */
export interface FalseObjectiveClaim extends FalseClaim {
  /** The cycle in which a play following the strategy can stay, if that is the fault; its first vertex once. */
  readonly cycle?: readonly number[];
}

/**
 * Checks the claimed winners and strategies of an objective (O4 in docs/concordance.md): undefined when every claim is
 * true, else the first that is not. It shares no code with the solvers.
 *
 * Why it is enough. Regions are closed: where the winner moves, the given move stays in the region, and where the other
 * player moves, every move does. So a play that follows the strategy ends on a goal of the winner or stays forever in a
 * strongly connected part of what is left of the graph there. In each part the largest priority must be the winner's,
 * or the other player could go around it forever; without the vertices of priorities above all those of the other
 * player the same must hold again, until the part has no priority of the other player. Then every cycle is the
 * winner's.
 *
 * Cost: O(n + m) per round, at most as many rounds as priorities; O(n) memory.
 */
export const verifyObjective = /* @__PURE__ */ finishable(function* verifyObjective(
  game: ParityArena,
  solution: ObjectiveSolution,
): Work<FalseObjectiveClaim | undefined, void> {
  const { vertexCount } = game;
  const { winnerOfVertex, choiceOfVertex } = solution;
  if (winnerOfVertex.length !== vertexCount || choiceOfVertex.length !== vertexCount) {
    return { vertex: 0, text: texts.otherSize(winnerOfVertex.length, vertexCount) };
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (vertex % 2 ** 16 === 0) yield;
    const complaint = checkVertex(game, solution, vertex);
    if (complaint !== undefined) return falseClaim(game, solution, vertex, complaint);
  }
  return yield* badCycle(game, solution);
});

function falseClaim(game: ParityArena, { winnerOfVertex }: ObjectiveSolution, vertex: number, why: Text): FalseClaim {
  return { vertex, text: texts.falseObjectiveClaim(game.label(vertex), winnerOfVertex[vertex], why) };
}

/** Checks that regions are closed, and that strategies stay in them. */
function checkVertex(
  game: ParityArena,
  { winnerOfVertex, choiceOfVertex }: ObjectiveSolution,
  vertex: number,
): Text | undefined {
  const winner = winnerOfVertex[vertex];
  const choice = choiceOfVertex[vertex];
  const goal = game.goalOfVertex[vertex];
  const first = game.firstEdgeOfVertex[vertex];
  const end = game.firstEdgeOfVertex[vertex + 1];
  if (winner !== 0 && winner !== 1) return texts.noPlayer;
  if (goal !== NOBODY) {
    if (goal !== winner) return goal === 0 || goal === 1 ? texts.goalOf(goal) : texts.drawnEnd;
    return choice === NO_CHOICE ? undefined : texts.choiceAtEnd;
  }
  if (first === end) return texts.stuckMover;
  if (winner === game.ownerOfVertex[vertex]) {
    if (choice === NO_CHOICE) return texts.noStrategy;
    if (!game.targetOfEdge.subarray(first, end).includes(choice)) return texts.notASuccessor;
    return winnerOfVertex[choice] === winner ? undefined : texts.leavesRegion(game.label(choice));
  }
  if (choice !== NO_CHOICE) return texts.needlessChoice;
  for (let edge = first; edge < end; edge++) {
    const target = game.targetOfEdge[edge];
    if (winnerOfVertex[target] !== winner) return texts.escapes(game.label(target));
  }
  return undefined;
}

/**
 * Strongly connected parts of the plays that follow the strategies, again and again (Tarjan 1972, without recursion).
 * The part that a vertex was found in last is its *part*; only edges within one part count in the next round.
 */
function* badCycle(game: ParityArena, solution: ObjectiveSolution): Work<FalseObjectiveClaim | undefined, void> {
  const { vertexCount } = game;
  /** 0 if removed, since no bad cycle can go through the vertex. */
  const partOfVertex = new Uint32Array(vertexCount).fill(1);
  const foundAt = new Uint32Array(vertexCount);
  const low = new Uint32Array(vertexCount);
  const nextEdge = new Uint32Array(vertexCount);
  let parts = 1;
  const all = Uint32Array.from({ length: vertexCount }, (_, vertex) => vertex);
  for (const waiting: Uint32Array[] = [all]; ; ) {
    const vertices = waiting.pop();
    if (vertices === undefined) return undefined;
    for (const part of yield* partsOf(vertices)) {
      const wrong = judge(part);
      if (wrong instanceof Uint32Array) waiting.push(wrong);
      else if (wrong !== undefined) return wrong;
    }
  }

  function targetsOf(vertex: number): Uint32Array {
    const { firstEdgeOfVertex, targetOfEdge, goalOfVertex } = game;
    const choice = solution.choiceOfVertex.subarray(vertex, vertex + 1);
    if (goalOfVertex[vertex] !== NOBODY) return choice.subarray(0, 0);
    if (choice[0] !== NO_CHOICE) return choice;
    return targetOfEdge.subarray(firstEdgeOfVertex[vertex], firstEdgeOfVertex[vertex + 1]);
  }

  /** Judges a part in which plays can stay: a bad cycle, or the vertices left to examine, or nothing. */
  function judge(part: Uint32Array): FalseObjectiveClaim | Uint32Array | undefined {
    const { priorityOfVertex } = game;
    const winner = solution.winnerOfVertex[part[0]]; // one for all: regions are closed
    let largest = part[0];
    let largestBad = -1;
    for (const vertex of part) {
      const priority = priorityOfVertex[vertex];
      if (priority > priorityOfVertex[largest]) largest = vertex;
      if (priority % 2 !== winner && priority > largestBad) largestBad = priority;
    }
    if (largestBad < 0) return takeOut(part);
    if (priorityOfVertex[largest] === largestBad) {
      const cycle = cycleThrough(largest);
      const names = cycle.slice(0, 20).map((vertex) => game.label(vertex));
      return { ...falseClaim(game, solution, largest, texts.badCycle(names, largestBad)), cycle };
    }
    const left = part.filter((vertex) => priorityOfVertex[vertex] <= largestBad);
    takeOut(part.filter((vertex) => priorityOfVertex[vertex] > largestBad));
    return left;
  }

  function takeOut(vertices: Uint32Array): undefined {
    for (const vertex of vertices) partOfVertex[vertex] = 0;
  }

  /** The parts with a cycle; removes all other vertices. */
  function* partsOf(vertices: Uint32Array): Work<Uint32Array[], void> {
    const own = partOfVertex[vertices[0]];
    const found: Uint32Array[] = [];
    const path: number[] = [];
    const open: number[] = [];
    let time = 0;
    for (const vertex of vertices) foundAt[vertex] = nextEdge[vertex] = 0;
    for (const root of vertices) {
      if (foundAt[root] !== 0) continue;
      path.push(root);
      while (path.length > 0) {
        const vertex = path[path.length - 1];
        if (foundAt[vertex] === 0) {
          foundAt[vertex] = low[vertex] = ++time;
          open.push(vertex);
          if (time % 2 ** 16 === 0) yield;
        }
        const targets = targetsOf(vertex);
        let child: number | undefined;
        for (; nextEdge[vertex] < targets.length; nextEdge[vertex]++) {
          const target = targets[nextEdge[vertex]];
          if (partOfVertex[target] !== own) continue;
          if (foundAt[target] === 0) {
            child = target;
            break;
          }
          low[vertex] = Math.min(low[vertex], low[target]);
        }
        if (child !== undefined) {
          path.push(child);
          continue;
        }
        path.pop();
        if (low[vertex] !== foundAt[vertex]) continue;
        const part = Uint32Array.from(open.splice(open.lastIndexOf(vertex)));
        const isCycle = part.length > 1 || targets.includes(vertex);
        if (isCycle) found.push(part);
        const number = isCycle ? ++parts : 0;
        for (const member of part) partOfVertex[member] = number;
      }
    }
    return found;
  }

  function cycleThrough(vertex: number): number[] {
    const cameFrom = new Map<number, number>();
    const queue = [vertex];
    for (const from of queue) {
      for (const target of targetsOf(from)) {
        if (target === vertex) {
          const cycle = [from];
          while (cycle[cycle.length - 1] !== vertex) cycle.push(cameFrom.get(cycle[cycle.length - 1]) as number);
          return cycle.reverse();
        }
        if (partOfVertex[target] !== partOfVertex[vertex] || cameFrom.has(target)) continue;
        cameFrom.set(target, from);
        queue.push(target);
      }
    }
    return [vertex];
  }
}
