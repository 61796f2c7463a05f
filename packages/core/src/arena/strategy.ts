import { findPathIntoCycle } from "../base/cycle.ts";
import { opponent, type Player } from "../game/game.ts";
import { type Arena, goalOf, isOver, ownerOf, successors } from "./arena.ts";

/** A memoryless strategy: the move from a vertex, if it has one (G5). */
export type Strategy = (vertex: number) => number | undefined;

/** A strategy with memory: the move after a partial play. */
export type StrategyWithMemory = (play: readonly number[]) => number | undefined;

/** True if the player follows the strategy in this play. */
export function conforms(arena: Arena, play: readonly number[], player: Player, strategy: StrategyWithMemory): boolean {
  return play.slice(0, -1).every((vertex, i) => {
    if (ownerOf(arena, vertex) !== player) return true;
    return strategy(play.slice(0, i + 1)) === play[i + 1];
  });
}

/** The verdict on a strategy: it wins every play, or a play that it does not win. */
export type StrategyVerdict =
  | { readonly winning: true }
  | {
      readonly winning: false;
      /** lost: at the opponent's goal. stuck: at a dead end. silent: no legal move. cycle: it can go on forever. */
      readonly kind: "lost" | "stuck" | "silent" | "cycle";
      /** From the start to where it goes wrong; a cycle is followed once around, to its first vertex again. */
      readonly play: readonly number[];
      readonly cycle?: readonly number[];
    };

/**
 * Checks whether this memoryless strategy wins for the player from a vertex (G6); if not, returns a shortest
 * counter-play to a goal or dead end, else a play to where it is silent or into a cycle. Breadth first, O(n + m).
 */
export function checkStrategy(arena: Arena, player: Player, strategy: Strategy, from: number): StrategyVerdict {
  const cameFrom = new Map<number, number>([[from, from]]);
  const queue = [from];
  let silentAt: number | undefined;
  for (const vertex of queue) {
    if (goalOf(arena, vertex) === player) continue;
    const kind = wrongAt(arena, player, strategy, vertex);
    if (kind === "silent") {
      silentAt ??= vertex; // a play that is really lost tells more: look on
      continue;
    }
    if (kind !== undefined) return { winning: false, kind, play: pathTo(cameFrom, from, vertex) };
    for (const target of allowed(arena, player, strategy, vertex)) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, vertex);
      queue.push(target);
    }
  }
  if (silentAt !== undefined) return { winning: false, kind: "silent", play: pathTo(cameFrom, from, silentAt) };
  if (arena.endless === player) return { winning: true }; // going round forever is a win too
  const play = findPathIntoCycle([from], (vertex) => allowed(arena, player, strategy, vertex));
  if (play === undefined) return { winning: true };
  return { winning: false, kind: "cycle", play, cycle: play.slice(play.indexOf(play[play.length - 1]), -1) };
}

function wrongAt(
  arena: Arena,
  player: Player,
  strategy: Strategy,
  vertex: number,
): "lost" | "stuck" | "silent" | undefined {
  if (goalOf(arena, vertex) === opponent(player)) return "lost";
  if (isOver(arena, vertex)) return "stuck";
  if (ownerOf(arena, vertex) !== player) return undefined;
  const choice = strategy(vertex);
  return choice !== undefined && successors(arena, vertex).includes(choice) ? undefined : "silent";
}

/** The next vertices of a play: the strategy's choice, or any move of the opponent. */
function allowed(arena: Arena, player: Player, strategy: Strategy, vertex: number): readonly number[] | Uint32Array {
  if (isOver(arena, vertex)) return [];
  return ownerOf(arena, vertex) === player ? [strategy(vertex) as number] : successors(arena, vertex);
}

/** The play to a vertex, given the vertex before each. */
export function pathTo(cameFrom: ReadonlyMap<number, number>, from: number, vertex: number): number[] {
  const path = [vertex];
  while (path[path.length - 1] !== from) path.push(cameFrom.get(path[path.length - 1]) as number);
  return path.reverse();
}

/** The verdict on a strategy with memory; `undecided` when the plays are longer or more than the limits. */
export type MemoryVerdict = StrategyVerdict | { readonly winning: "undecided"; readonly play: readonly number[] };

/**
 * Like `checkStrategy`, with memory: follows every conforming play, up to `maxLength` moves and `maxPlays` plays. Exact
 * on arenas without cycles within the limits.
 */
export function checkStrategyWithMemory(
  arena: Arena,
  player: Player,
  strategy: StrategyWithMemory,
  from: number,
  { maxLength = 1000, maxPlays = 100_000 }: { maxLength?: number; maxPlays?: number } = {},
): MemoryVerdict {
  const waiting: number[][] = [[from]];
  let looked = 0;
  for (let play = waiting.pop(); play !== undefined; play = waiting.pop()) {
    const vertex = play[play.length - 1];
    if (goalOf(arena, vertex) === player) continue;
    const history = play;
    const choice: Strategy = () => strategy(history);
    const kind = wrongAt(arena, player, choice, vertex);
    if (kind !== undefined) return { winning: false, kind, play };
    if (play.length > maxLength || ++looked > maxPlays) return { winning: "undecided", play };
    for (const target of allowed(arena, player, choice, vertex)) waiting.push([...play, target]);
  }
  return { winning: true };
}
