import {
  type Arena,
  ArenaBuilder,
  checkStrategy,
  goalOf,
  isOver,
  ownerOf,
  rankOf,
  type Solution,
  type Strategy,
  successors,
  winnerOf,
} from "marienbad/arena";
import { MarienbadError, type Random, type Text, unwrap } from "marienbad/base";
import type { Player } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import { verify } from "marienbad/verify";
import { arenaFigure, type Scene, strategyFigure } from "marienbad-figure";
import type { Draft, ExerciseKind, Level, Question } from "../model.ts";
import { texts } from "../texts/by-hand.ts";
import { NOTHING } from "../typed.ts";
import { ask, askYesOrNo, between, byHand, oneOf, paragraphs, shuffled, someOf } from "./drawing.ts";

/** A small arena with its verified solution. */
export interface DrawnArena {
  readonly arena: Arena;
  readonly solution: Solution;
  readonly vertices: readonly number[];
}

/** Positions a, b, c … of both players, one or two goals of J0 and one of J1, and one or two moves elsewhere. */
export function drawArena(random: Random, size: number): DrawnArena {
  const names = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + index));
  const [goal, other, ...more] = shuffled(random, names);
  const goals0 = random.below(3) === 0 ? [goal, more[0]] : [goal];
  const builder = new ArenaBuilder();
  for (const name of names) builder.vertex(name, random.below(2) as Player);
  for (const name of goals0) builder.goal(0, name);
  builder.goal(1, other);
  for (const name of names) {
    if (goals0.includes(name) || name === other) continue;
    const degree = between(random, 1, 3) === 1 ? 1 : 2;
    const others = names.filter((target) => target !== name);
    const targets = someOf(random, others, degree);
    for (const target of targets.sort()) builder.edge(name, target);
  }
  const arena = unwrap(builder.build());
  const solution = solveArena(arena);
  const wrong = verify(arena, solution);
  if (wrong !== undefined) throw new MarienbadError("bad-certificate", wrong.text);
  return { arena, solution, vertices: names.map((_, vertex) => vertex) };
}

function namesOf({ arena }: DrawnArena, vertices: Iterable<number>): string[] {
  return Array.from(vertices, (vertex) => arena.label(vertex));
}

export function wonBy({ solution, vertices }: DrawnArena, player: Player): number[] {
  return vertices.filter((vertex) => winnerOf(solution, vertex) === player);
}

/** The names of a player's attractor by rank. */
export function namesByRank(solved: DrawnArena, player: Player): string[][] {
  const layers: string[][] = [];
  for (const vertex of wonBy(solved, player)) {
    const rank = rankOf(solved.solution, vertex) as number;
    while (layers.length <= rank) layers.push([]);
    layers[rank].push(solved.arena.label(vertex));
  }
  return layers;
}

/** True if the arena is connected, ignoring directions: an isolated vertex teaches nothing. */
export function isConnected({ arena, vertices }: DrawnArena): boolean {
  const near = vertices.map(() => new Set<number>());
  for (const vertex of vertices) {
    for (const target of successors(arena, vertex)) {
      near[vertex].add(target);
      near[target].add(vertex);
    }
  }
  const seen = new Set([0]);
  for (const vertex of seen) for (const next of near[vertex]) seen.add(next);
  return seen.size === vertices.length;
}

function reasonsAgainst(solved: DrawnArena, player: Player): Record<string, Text> {
  const { arena, solution, vertices } = solved;
  const reasons: Record<string, Text> = {};
  for (const vertex of vertices) {
    if (winnerOf(solution, vertex) === player) continue;
    const name = arena.label(vertex);
    const away = Array.from(successors(arena, vertex)).find((target) => winnerOf(solution, target) !== player);
    if (goalOf(arena, vertex) !== undefined) reasons[name] = texts.isGoal(name, 1 - player);
    else if (isOver(arena, vertex)) reasons[name] = texts.stuck(name);
    else if (ownerOf(arena, vertex) === player) reasons[name] = texts.noWay(player, name);
    else reasons[name] = texts.opponentEscapes(player, name, arena.label(away as number));
  }
  return reasons;
}

export function nodeNames({ arena, vertices }: DrawnArena): Record<string, string> {
  return Object.fromEntries(vertices.map((vertex) => [`v${vertex}`, arena.label(vertex)]));
}

type Sizes = Readonly<Record<Level, readonly [least: number, most: number]>>;
const sizeIn = (random: Random, [least, most]: Sizes[Level]): number => between(random, least, most);
const SIZES: Sizes = { easy: [5, 6], normal: [7, 9], hard: [10, 11] };
const RANK_SIZES: Sizes = { easy: [6, 7], normal: [8, 9], hard: [10, 11] };

const REFERENCE = "Zermelo 1913; course, attractors";

function arenaParts(solved: DrawnArena): Required<Pick<Draft, "statement" | "figure" | "names">> {
  const { arena, solution, vertices } = solved;
  const goals = (player: number): string[] => {
    const own = vertices.filter((vertex) => goalOf(arena, vertex) === player);
    return namesOf(solved, own);
  };
  return {
    statement: paragraphs(texts.arena(goals(0), goals(1))),
    figure: (language, isSolved) =>
      isSolved ? strategyFigure(arena, solution, { language, layout: "layers" }) : arenaFigure(arena, { language }),
    names: nodeNames(solved),
  };
}

/** True if a vertex of J1 loses although it has several moves: all of them are bad. */
function hasForced({ arena, solution, vertices }: DrawnArena): boolean {
  const isForced = (vertex: number): boolean =>
    winnerOf(solution, vertex) === 0 && ownerOf(arena, vertex) === 1 && successors(arena, vertex).length > 1;
  return vertices.some(isForced);
}

const attractor = byHand("attractor", 1, REFERENCE, (random, level) => {
  const solved = drawArena(random, sizeIn(random, SIZES[level]));
  const layers = namesByRank(solved, 0);
  const { arena, solution, vertices } = solved;
  const drawn = vertices.filter((vertex) => winnerOf(solution, vertex) === undefined);
  if (layers.length < { easy: 3, normal: 4, hard: 6 }[level] || layers[1].length === 0 || drawn.length === 0)
    return undefined;
  if (!hasForced(solved) || !isConnected(solved)) return undefined;
  const among = namesOf(solved, vertices);
  const inPlay = vertices.filter((vertex) => !isOver(arena, vertex));
  const asked = oneOf(random, inPlay);
  const winner = winnerOf(solution, asked);
  return {
    ...arenaParts(solved),
    questions: [
      ask("set", "first", texts.firstStep(), { among, answer: layers[1], why: texts.layersOf(layers.slice(0, 2)) }),
      askAttractor(solved, "attractor0", 0),
      askAttractor(solved, "attractor1", 1),
      ask("choice", "outcome", texts.outcomeFrom(arena.label(asked)), {
        options: [texts.J0_WINS, texts.J1_WINS, texts.DRAW],
        answer: winner ?? 2,
        why: texts.outcomeIs(arena.label(asked), winner),
      }),
    ],
  };
});

function askAttractor(solved: DrawnArena, id: string, player: 0 | 1): Question {
  return ask("set", id, texts.attractorOf(player), {
    among: namesOf(solved, solved.vertices),
    answer: namesOf(solved, wonBy(solved, player)),
    why: texts.layersOf(namesByRank(solved, player)),
    reasons: reasonsAgainst(solved, player),
  });
}

const ranks = byHand("ranks", 2, REFERENCE, (random, level) => {
  const solved = drawArena(random, sizeIn(random, RANK_SIZES[level]));
  const layers = namesByRank(solved, 0);
  if (
    layers.length < { easy: 4, normal: 5, hard: 7 }[level] ||
    !layers.slice(1).some((names) => names.length > 1) ||
    !isConnected(solved)
  )
    return undefined;
  const { arena, solution } = solved;
  const rows = solved.vertices.map((vertex) => ({
    name: arena.label(vertex),
    accepted: [winnerOf(solution, vertex) === 0 ? String(rankOf(solution, vertex)) : NOTHING],
  }));
  const reasons = Object.fromEntries(rows.map(({ name }) => [name, texts.countMoves(name)]));
  return {
    ...arenaParts(solved),
    questions: [
      askAttractor(solved, "attractor", 0),
      ask("table", "ranks", texts.rankTable(), { rows, why: texts.layersOf(layers), reasons }),
    ],
  };
});

const strategy = byHand("strategy", 2, REFERENCE, (random, level) => {
  const solved = drawArena(random, sizeIn(random, SIZES[level]));
  if (!isConnected(solved)) return undefined;
  const wins = random.below(2) === 0;
  const moves = wins ? closerMoves(solved) : escapes(solved);
  const start = wins ? chooseWonStart(solved, random, LEAST_RANK[level]) : chooseLostStart(solved, random);
  if (start === undefined || moves.length < LEAST_CHOICES[level][wins ? 0 : 1]) return undefined;
  if (!moves.some(({ accepted, degree }) => accepted.length < degree)) return undefined;
  const name = solved.arena.label(start);
  return {
    ...arenaParts(solved),
    questions: [
      askYesOrNo("exists", texts.hasStrategy(name), wins, texts.inAttractor(name, wins)),
      ask("table", "moves", texts.chooseMoves(), {
        rows: choiceRows(solved, moves),
        why: wins ? texts.SMALLER_RANKS : texts.staysOutside(),
        reasons: Object.fromEntries(moves.map(({ name }) => [name, texts.notCloser(name)])),
      }),
    ],
  };
});

/** Least distance of the start from the win, and least numbers of moves to choose where J0 wins, and where not. */
const LEAST_RANK: Readonly<Record<Level, number>> = { easy: 2, normal: 3, hard: 4 };
const LEAST_CHOICES: Readonly<Record<Level, readonly [number, number]>> = {
  easy: [2, 1],
  normal: [3, 2],
  hard: [4, 3],
};

/** All positions with a move, so that the rows do not give away which ones to answer. */
function choiceRows({ arena, vertices }: DrawnArena, moves: readonly Choice[]) {
  return vertices
    .filter((vertex) => !isOver(arena, vertex))
    .map((vertex) => {
      const name = arena.label(vertex);
      return { name, accepted: moves.find((move) => move.name === name)?.accepted ?? [NOTHING] };
    });
}

interface Choice {
  readonly name: string;
  readonly accepted: readonly string[];
  readonly degree: number;
}

function choicesAt(
  solved: DrawnArena,
  vertices: readonly number[],
  isGood: (from: number, to: number) => boolean,
): Choice[] {
  const { arena } = solved;
  return vertices
    .filter((vertex) => !isOver(arena, vertex))
    .map((vertex) => {
      const targets = [...successors(arena, vertex)];
      const good = targets.filter((target) => isGood(vertex, target));
      return { name: arena.label(vertex), accepted: namesOf(solved, good), degree: targets.length };
    });
}

/** For each position that J0 wins and moves from: the moves to a smaller rank. */
function closerMoves(solved: DrawnArena): Choice[] {
  const { arena, solution } = solved;
  const rank = (vertex: number): number => rankOf(solution, vertex) as number;
  const own = wonBy(solved, 0).filter((vertex) => ownerOf(arena, vertex) === 0);
  return choicesAt(solved, own, (from, to) => winnerOf(solution, to) === 0 && rank(to) < rank(from));
}

/** For each position of J1 outside the attractor of J0: the moves that stay outside. */
function escapes(solved: DrawnArena): Choice[] {
  const { arena, solution, vertices } = solved;
  const outside = vertices.filter((vertex) => ownerOf(arena, vertex) === 1 && winnerOf(solution, vertex) !== 0);
  return choicesAt(solved, outside, (_, to) => winnerOf(solution, to) !== 0);
}

function chooseWonStart(solved: DrawnArena, random: Random, least: number): number | undefined {
  const far = wonBy(solved, 0).filter((vertex) => (rankOf(solved.solution, vertex) as number) >= least);
  return far.length === 0 ? undefined : oneOf(random, far);
}

function chooseLostStart({ arena, solution, vertices }: DrawnArena, random: Random): number | undefined {
  const lost = vertices.filter((vertex) => winnerOf(solution, vertex) !== 0 && !isOver(arena, vertex));
  return lost.length === 0 ? undefined : oneOf(random, lost);
}

/** Maximum number of plays to accept: with more, the arena teaches nothing. */
const MAX_PLAYS = 40;

const counterplay = byHand("counterplay", 3, REFERENCE, (random, level) => {
  const solved = drawArena(random, sizeIn(random, SIZES[level]));
  const { arena, vertices } = solved;
  const start = chooseWonStart(solved, random, LEAST_RANK[level]);
  if (start === undefined || !isConnected(solved)) return undefined;
  const choice = new Map<number, number>();
  for (const vertex of vertices) {
    if (ownerOf(arena, vertex) === 0 && !isOver(arena, vertex)) {
      choice.set(vertex, oneOf(random, [...successors(arena, vertex)]));
    }
  }
  const verdict = checkStrategy(arena, 0, (vertex) => choice.get(vertex), start);
  const plays = playsAlong(solved, (vertex) => choice.get(vertex), start);
  const bad = plays.filter((play) => goalOf(arena, play[play.length - 1]) !== 0);
  if (verdict.winning !== (bad.length === 0) || plays.length < 2 || plays.length > MAX_PLAYS) return undefined;
  if (bad.some((play) => play.length <= LEAST_RANK[level])) return undefined;
  const name = arena.label(start);
  const given = [...choice].map(([from, to]) => [arena.label(from), arena.label(to)] as const);
  const parts = arenaParts(solved);
  const most = plays.reduce((length, play) => Math.max(length, play.length), 0);
  const longest = plays.filter((play) => play.length === most);
  const best = bad[0] ?? longest[0];
  const why = verdict.winning ? texts.allPlaysWin() : texts.defeatedBy(namesOf(solved, bad[0]));
  return {
    ...parts,
    statement: [...parts.statement, ...paragraphs(texts.givenStrategy(given, name))],
    figure: (language, isSolved) =>
      isSolved
        ? arenaFigure(arena, { language }, { play: best })
        : withThickEdges(arenaFigure(arena, { language }), choice),
    questions: [
      askYesOrNo("winning", texts.isWinning(name), verdict.winning, why),
      ask("sequence", "play", texts.givePlay(), {
        among: namesOf(solved, vertices),
        answers: (verdict.winning ? longest : bad).map((play) => namesOf(solved, play)),
        why: verdict.winning ? texts.longest(namesOf(solved, best)) : why,
      }),
    ],
  };
});

/** Every play that follows the strategy, to its end or to the first repeated vertex. */
function playsAlong({ arena }: DrawnArena, strategy: Strategy, start: number): number[][] {
  const found: number[][] = [];
  const waiting = [[start]];
  for (let play = waiting.shift(); play !== undefined && found.length <= MAX_PLAYS; play = waiting.shift()) {
    const vertex = play[play.length - 1];
    if (isOver(arena, vertex) || play.indexOf(vertex) < play.length - 1) {
      found.push(play);
      continue;
    }
    const targets = ownerOf(arena, vertex) === 0 ? [strategy(vertex) as number] : successors(arena, vertex);
    for (const target of targets) waiting.push([...play, target]);
  }
  return found;
}

function withThickEdges(scene: Scene, choice: ReadonlyMap<number, number>): Scene {
  const chosen = new Set([...choice].map(([from, to]) => `v${from} v${to}`));
  const edges = scene.edges.map((edge) =>
    chosen.has(`${edge.from} ${edge.to}`) ? { ...edge, stroke: "strong" as const } : edge,
  );
  return { ...scene, edges };
}

export const ARENA_KINDS: readonly ExerciseKind[] = [attractor, ranks, strategy, counterplay];
