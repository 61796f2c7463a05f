import { type Arena, type Player, seededRandom, type Text, unwrap } from "marienbad";
import { ArenaBuilder, goalOf, isOver, ownerOf, rankOf, type Solution, successors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { arenaFigure, type Scene } from "marienbad-figure";
import * as texts from "./texts.ts";

type Random = ReturnType<typeof seededRandom>;

export interface ArenaCase {
  readonly arena: Arena;
  readonly player: Player;
}

const SMALL_CASES = 60;

/** Small arenas from a seed, smallest first. With `goalsMove` a goal may have moves, which are never played. */
export function smallArenas(seed: number, goalsMove: boolean): ArenaCase[] {
  const random = seededRandom(seed);
  return Array.from({ length: SMALL_CASES }, (_, index) => ({
    arena: drawSmall(random, 3 + Math.floor((index * 7) / SMALL_CASES), goalsMove),
    player: (index % 3 === 2 ? 1 : 0) as Player,
  }));
}

function drawSmall(random: Random, size: number, goalsMove: boolean): Arena {
  const names = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + index));
  const builder = new ArenaBuilder();
  for (const name of names) builder.vertex(name, random.below(2) as Player);
  const goals = new Set([names[random.below(size)], names[random.below(size)]]);
  [...goals].forEach((name, player) => void builder.goal(player as Player, name));
  for (const name of names) {
    if (goals.has(name) && (!goalsMove || random.below(2) === 0)) continue;
    const degree = random.below(6) === 0 ? 0 : 1 + random.below(3);
    const targets = new Set(Array.from({ length: degree }, () => names[random.below(size)]));
    for (const target of targets) if (target !== name) builder.edge(name, target);
  }
  return unwrap(builder.build());
}

/** A large arena with very many layers: what looks at everything for each of them takes long. */
export function largeArena(size: number): ArenaCase {
  const random = seededRandom(size);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  const builder = new ArenaBuilder();
  const name = (index: number): string => String(order[index]);
  for (const index of order) builder.vertex(String(index), random.below(2) as Player);
  builder.goal(0, name(0));
  builder.goal(1, name(size - 1));
  for (let index = 1; index < size - 1; index++) {
    builder.edge(name(index), name(index - 1 - random.below(Math.min(index, 3))));
    if (random.below(8) === 0) builder.edge(name(index), name(random.below(size)));
  }
  return { arena: unwrap(builder.build()), player: 0 };
}

export interface Solved extends ArenaCase {
  readonly solution: Solution;
  readonly isWon: (vertex: number) => boolean;
  readonly rank: (vertex: number) => number;
}

export function solved({ arena, player }: ArenaCase): Solved {
  const solution = solveArenaQuickly(arena);
  return {
    arena,
    player,
    solution,
    isWon: (vertex) => winnerOf(solution, vertex) === player,
    rank: (vertex) => rankOf(solution, vertex) as number,
  };
}

export type Names = (vertex: number) => string;

export function whyInside({ arena, player, isWon, rank }: Solved, vertex: number, name: Names): Text {
  if (goalOf(arena, vertex) === player) return texts.insideAsGoal(name(vertex));
  const targets = [...successors(arena, vertex)];
  if (ownerOf(arena, vertex) !== player) return texts.insideByAll(name(vertex), targets.map(name));
  const best = targets.filter((target) => isWon(target)).sort((a, b) => rank(a) - rank(b))[0];
  return texts.insideByOne(name(vertex), name(best));
}

export function whyOutside({ arena, player, isWon }: Solved, vertex: number, name: Names): Text {
  if (goalOf(arena, vertex) !== undefined) return texts.outsideAsGoal(name(vertex));
  if (isOver(arena, vertex)) return texts.outsideAsDeadEnd(name(vertex));
  if (ownerOf(arena, vertex) === player) return texts.outsideWithoutWay(name(vertex));
  const away = [...successors(arena, vertex)].find((target) => !isWon(target)) as number;
  return texts.outsideByEscape(name(vertex), name(away));
}

export interface Marks {
  /** What the student's function calls won: filled. */
  readonly claimed?: ReadonlySet<number>;
  readonly vertex?: number;
  readonly edges?: readonly (readonly [number, number])[];
}

const MOST_DRAWN = 40;

/** The figure of a small arena with marks; undefined where there is too much to draw. */
export function markedArena(
  { arena, player }: ArenaCase,
  marks: Marks,
): ((language: "en" | "fr") => Scene) | undefined {
  if (arena.vertexCount > MOST_DRAWN) return undefined;
  const thick = new Set(marks.edges?.map(([from, to]) => `v${from} v${to}`));
  return (language) => {
    const scene = arenaFigure(arena, { language });
    return {
      ...scene,
      nodes: scene.nodes.map((node) => {
        const vertex = Number(node.id.slice(1));
        const tone = marks.claimed === undefined ? node.tone : marks.claimed.has(vertex) ? `player${player}` : "plain";
        return { ...node, tone: tone as typeof node.tone, stroke: vertex === marks.vertex ? "strong" : node.stroke };
      }),
      edges: scene.edges.map((edge) => ({
        ...edge,
        stroke: thick.has(`${edge.from} ${edge.to}`) ? "strong" : edge.stroke,
      })),
      legend: [],
    };
  };
}
