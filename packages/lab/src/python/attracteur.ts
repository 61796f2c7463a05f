import { goalOf, isOver, ownerOf, successors } from "marienbad/arena";
import {
  type ArenaCase,
  largeArena,
  type Marks,
  markedArena,
  type Names,
  type Solved,
  smallArenas,
  solved,
  whyInside,
  whyOutside,
} from "./arenas.ts";
import { type Convention, vertexWriter, writtenArena } from "./convention.ts";
import * as texts from "./texts.ts";
import type { Failure, Trial } from "./trial.ts";
import { membersOf, type PythonValue, typeOf, writeValue } from "./value.ts";

/** `attracteur(G, joueur, F)`: a set of positions, or a dictionary of their ranks. */
export function attracteurTrials(
  first: readonly ArenaCase[],
  seed: number,
  how: Convention,
  goalsMove: boolean,
): Trial[] {
  return [...first, ...smallArenas(seed, goalsMove)].map((one) => attracteurTrial(one, how));
}

export const largeAttracteur = (size: number, how: Convention): Trial => attracteurTrial(largeArena(size), how);

function attracteurTrial(one: ArenaCase, how: Convention): Trial {
  const { arena, player } = one;
  return {
    call: { arena: writtenArena(arena, how), player },
    size: arena.vertexCount,
    judge: (value) => judge(solved(one), value, vertexWriter(arena, how)),
  };
}

function judge(truth: Solved, value: PythonValue, name: Names): Failure | undefined {
  const { arena, isWon } = truth;
  const members = membersOf(value);
  if (members === undefined) return { text: texts.notASet(typeOf(value)) };
  const claimed = new Set<number>();
  for (const member of members) {
    if (member === null || typeof member !== "object" || !("vertex" in member)) {
      return { text: texts.notAPosition(writeValue(member, name)) };
    }
    claimed.add(member.vertex);
  }
  const failing = (text: Failure["text"], marks: Marks): Failure => {
    const figure = markedArena(truth, { claimed, ...marks });
    return { text, ...(marks.vertex !== undefined && { vertex: marks.vertex }), ...(figure && { figure }) };
  };
  const wrong = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex).filter(
    (vertex) => claimed.has(vertex) !== isWon(vertex),
  );
  const vertex = firstMistake(truth, claimed, wrong);
  if (vertex !== undefined) {
    const edges = reasonEdges(truth, vertex);
    if (claimed.has(vertex)) {
      return failing(texts.wronglyIn(name(vertex), whyOutside(truth, vertex, name)), { vertex, edges });
    }
    const why = whyInside(truth, vertex, name);
    return failing(texts.wronglyOut(name(vertex), truth.rank(vertex), why), { vertex, edges });
  }
  if (value !== null && typeof value === "object" && "dict" in value)
    return wrongRank(truth, value.dict, name, failing);
  return undefined;
}

/** The first mistake: an unfounded vertex inside, else the missing one of least rank, else any that is too much. */
function firstMistake(truth: Solved, claimed: ReadonlySet<number>, wrong: readonly number[]): number | undefined {
  const tooMany = wrong.filter((vertex) => claimed.has(vertex));
  const baseless = tooMany.find((vertex) => !isSpokenFor(truth, claimed, vertex));
  const missing = wrong.filter((vertex) => !claimed.has(vertex)).sort((a, b) => truth.rank(a) - truth.rank(b));
  return baseless ?? missing[0] ?? tooMany[0];
}

function isSpokenFor({ arena, player }: Solved, claimed: ReadonlySet<number>, vertex: number): boolean {
  if (isOver(arena, vertex)) return goalOf(arena, vertex) === player;
  const targets = [...successors(arena, vertex)];
  if (ownerOf(arena, vertex) === player) return targets.some((target) => claimed.has(target));
  return targets.every((target) => claimed.has(target));
}

/** The moves that the reason speaks of: into the attractor, or out of it. */
function reasonEdges({ arena, player, isWon, rank }: Solved, vertex: number): (readonly [number, number])[] {
  if (isOver(arena, vertex)) return [];
  const targets = [...successors(arena, vertex)];
  const mine = ownerOf(arena, vertex) === player;
  if (!isWon(vertex)) return targets.filter((target) => !isWon(target)).map((to) => [vertex, to]);
  const into = targets.filter((target) => isWon(target)).sort((a, b) => rank(a) - rank(b));
  return (mine ? into.slice(0, 1) : into).map((to) => [vertex, to]);
}

function wrongRank(
  truth: Solved,
  pairs: readonly (readonly [PythonValue, PythonValue])[],
  name: Names,
  failing: (text: Failure["text"], marks: Marks) => Failure,
): Failure | undefined {
  const ranks = pairs.flatMap(([key, rank]) =>
    key !== null && typeof key === "object" && "vertex" in key ? [{ vertex: key.vertex, rank }] : [],
  );
  if (ranks.some(({ rank }) => typeof rank !== "number")) return undefined; // a dictionary of something else
  const [first] = ranks
    .filter(({ vertex, rank }) => rank !== truth.rank(vertex))
    .sort((a, b) => truth.rank(a.vertex) - truth.rank(b.vertex));
  if (first === undefined) return undefined;
  const { vertex } = first;
  const told = texts.wrongRank(name(vertex), Number(first.rank), truth.rank(vertex), whyInside(truth, vertex, name));
  return failing(told, { vertex, edges: reasonEdges(truth, vertex) });
}
