import { unwrap } from "marienbad";
import { ArenaBuilder, checkStrategy, goalOf, isOver, ownerOf, successors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { type ArenaCase, largeArena, markedArena, type Names, type Solved, smallArenas, solved } from "./arenas.ts";
import { type Convention, vertexWriter, writtenArena } from "./convention.ts";
import * as texts from "./texts.ts";
import type { Failure, Trial } from "./trial.ts";
import { type PythonValue, typeOf, writeValue } from "./value.ts";

/** `strategie(G, joueur, F)`: a move for each position of the player in the attractor. Every winning one is right. */
export function strategieTrials(first: readonly ArenaCase[], seed: number, how: Convention): Trial[] {
  return [...first, ...smallArenas(seed, false)].map((one) => strategieTrial(one, how));
}

export const largeStrategie = (size: number, how: Convention): Trial => strategieTrial(largeArena(size), how);

function strategieTrial(one: ArenaCase, how: Convention): Trial {
  const { arena, player } = one;
  return {
    call: { arena: writtenArena(arena, how), player },
    size: arena.vertexCount,
    judge: (value) => judge(solved(one), value, vertexWriter(arena, how)),
  };
}

/** What is wrong with the choices of a function that is asked for one move at a time. */
export function judgeChoices(
  one: ArenaCase,
  choices: readonly (number | undefined)[],
  how: Convention,
): Failure | undefined {
  const dict = Array.from({ length: one.arena.vertexCount }, (_, vertex) => vertex).flatMap((vertex) => {
    const target = choices[vertex];
    return target === undefined ? [] : [[{ vertex }, { vertex: target }] as const];
  });
  return judge(solved(one), { dict }, vertexWriter(one.arena, how));
}

function judge(truth: Solved, value: PythonValue, name: Names): Failure | undefined {
  if (value === null || typeof value !== "object" || !("dict" in value)) return { text: texts.notADict(typeOf(value)) };
  const { arena, player, isWon, rank } = truth;
  const choices = new Map<number, PythonValue>();
  for (const [key, to] of value.dict) {
    if (key === null || typeof key !== "object" || !("vertex" in key)) {
      return { text: texts.notAPosition(writeValue(key, name)) };
    }
    choices.set(key.vertex, to);
  }
  const won = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex)
    .filter(isWon)
    .sort((a, b) => rank(a) - rank(b));
  for (const vertex of won) {
    if (ownerOf(arena, vertex) !== player || isOver(arena, vertex)) continue;
    const to = choices.get(vertex);
    const failing = (text: Failure["text"]): Failure => ({ text, vertex, ...figureOf(truth, [vertex]) });
    if (to === undefined) return failing(texts.noChoice(name(vertex)));
    if (to === null || typeof to !== "object" || !("vertex" in to) || !successors(arena, vertex).includes(to.vertex)) {
      return failing(texts.noSuchMove(name(vertex), writeValue(to, name)));
    }
  }
  const target = (vertex: number): number | undefined => {
    const to = choices.get(vertex);
    return to !== null && typeof to === "object" && "vertex" in to ? to.vertex : undefined;
  };
  const lost = firstLost(truth, target, won);
  if (lost === undefined) return undefined;
  const verdict = checkStrategy(arena, player, target, lost);
  if (verdict.winning) return undefined;
  const { play, kind } = verdict;
  return {
    text: texts.defeated(name(lost), texts.ENDS[kind], play.map(name)),
    vertex: lost,
    play,
    ...figureOf(truth, play),
  };
}

/** The first won vertex from which the strategy does not win: what it leaves of the arena is solved. */
function firstLost(
  { arena, player }: Solved,
  target: (vertex: number) => number | undefined,
  won: readonly number[],
): number | undefined {
  const builder = new ArenaBuilder();
  const name = (vertex: number): string => String(vertex);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const goal = goalOf(arena, vertex);
    builder.vertex(name(vertex), ownerOf(arena, vertex));
    if (goal !== undefined) builder.goal(goal, name(vertex));
    const chosen = ownerOf(arena, vertex) === player ? target(vertex) : undefined;
    const targets = ownerOf(arena, vertex) !== player ? [...successors(arena, vertex)] : [];
    for (const to of chosen === undefined ? targets : [chosen]) builder.edge(name(vertex), name(to));
  }
  const solution = solveArenaQuickly(unwrap(builder.build()));
  return won.find((vertex) => winnerOf(solution, vertex) !== player);
}

function figureOf(truth: Solved, play: readonly number[]): Pick<Failure, "figure"> {
  const edges = play.slice(1).map((to, index) => [play[index], to] as const);
  const figure = markedArena(truth, { vertex: play[0], edges });
  return figure === undefined ? {} : { figure };
}
