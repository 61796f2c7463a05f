import { checkStrategy, goalOf, isOver, ownerOf, rankOf, type Strategy, successors, winnerOf } from "marienbad/arena";
import type { Random, Text } from "marienbad/base";
import { arenaFigure, type Scene, strategyFigure } from "marienbad-figure";
import { between, oneOf } from "../chance.ts";
import { type Block, type Draft, type ExerciseKind, LEVELS, type Level } from "../model.ts";
import { texts } from "../texts/arenas.ts";
import { texts as commonTexts } from "../texts/common.ts";
import { NOTHING } from "../typed.ts";
import {
  drawArena,
  isConnected,
  namesByRank,
  namesOf,
  nodeNames,
  reasonsAgainst,
  type SolvedArena,
  wonBy,
} from "./random-arena.ts";

/** How many positions an arena has, at each level. */
type Sizes = Readonly<Record<Level, readonly [least: number, most: number]>>;
const sizeIn = (random: Random, [least, most]: Sizes[Level]): number => between(random, least, most);
const SIZES: Sizes = { easy: [5, 6], normal: [7, 9], hard: [10, 11] };
const RANK_SIZES: Sizes = { easy: [6, 7], normal: [8, 9], hard: [10, 11] };

const REFERENCE = "Zermelo 1913; course, attractors";

/** What the exercises on arenas say and show. */
function arenaParts(solved: SolvedArena): Required<Pick<Draft, "statement" | "figure" | "names">> {
  const { arena, solution, vertices } = solved;
  const goals = (player: number): string[] =>
    namesOf(
      solved,
      vertices.filter((vertex) => goalOf(arena, vertex) === player),
    );
  return {
    statement: [{ kind: "text", text: texts.arena(goals(0), goals(1)) }],
    figure: (language, isSolved) =>
      isSolved ? strategyFigure(arena, solution, { language, layout: "layers" }) : arenaFigure(arena, { language }),
    names: nodeNames(solved),
  };
}

/** A vertex of J1 that is no goal and loses: all its moves are bad, and there are two of them. */
function hasForced({ arena, solution, vertices }: SolvedArena): boolean {
  return vertices.some(
    (vertex) =>
      winnerOf(solution, vertex) === 0 && ownerOf(arena, vertex) === 1 && successors(arena, vertex).length > 1,
  );
}

const attractor: ExerciseKind = {
  id: "attractor",
  title: texts.ATTRACTOR,
  requires: texts.TRAINS_ATTRACTOR,
  guarantees: texts.ATTRACTOR_CRITERIA,
  reference: REFERENCE,
  difficulty: 1,
  levels: LEVELS,
  draw(random, level) {
    const solved = drawArena(random, sizeIn(random, SIZES[level]));
    const layers = namesByRank(solved, 0);
    const { arena, solution, vertices } = solved;
    const drawn = vertices.filter((vertex) => winnerOf(solution, vertex) === undefined);
    if (layers.length < { easy: 3, normal: 4, hard: 6 }[level] || layers[1].length === 0 || drawn.length === 0)
      return undefined;
    if (!hasForced(solved) || !isConnected(solved)) return undefined;
    const among = namesOf(solved, vertices);
    const asked = oneOf(
      random,
      vertices.filter((vertex) => !isOver(arena, vertex)),
    );
    const winner = winnerOf(solution, asked);
    const attractorQuestion = (player: 0 | 1): Draft["questions"][number] => ({
      kind: "set",
      id: `attractor${player}`,
      prompt: texts.attractorOf(player),
      among,
      answer: namesOf(solved, wonBy(solved, player)),
      why: texts.layersOf(namesByRank(solved, player)),
      reasons: reasonsAgainst(solved, player),
    });
    return {
      ...arenaParts(solved),
      questions: [
        {
          kind: "set",
          id: "first",
          prompt: texts.firstStep(),
          among,
          answer: layers[1],
          why: texts.layersOf(layers.slice(0, 2)),
        },
        attractorQuestion(0),
        attractorQuestion(1),
        {
          kind: "choice",
          id: "outcome",
          prompt: texts.outcomeFrom(arena.label(asked)),
          options: [texts.J0_WINS, texts.J1_WINS, texts.DRAW],
          answer: winner ?? 2,
          why: texts.outcomeIs(arena.label(asked), winner),
        },
      ],
    };
  },
};

const ranks: ExerciseKind = {
  id: "ranks",
  title: texts.RANKS,
  requires: texts.TRAINS_RANKS,
  guarantees: texts.RANKS_CRITERIA,
  reference: REFERENCE,
  difficulty: 2,
  levels: LEVELS,
  draw(random, level) {
    const solved = drawArena(random, sizeIn(random, RANK_SIZES[level]));
    const layers = namesByRank(solved, 0);
    if (
      layers.length < { easy: 4, normal: 5, hard: 7 }[level] ||
      !layers.slice(1).some((names) => names.length > 1) ||
      !isConnected(solved)
    )
      return undefined;
    const { arena, solution } = solved;
    const won = wonBy(solved, 0);
    const rows = solved.vertices.map((vertex) => ({
      name: arena.label(vertex),
      accepted: [winnerOf(solution, vertex) === 0 ? String(rankOf(solution, vertex)) : NOTHING],
    }));
    const reasons = Object.fromEntries(rows.map(({ name }) => [name, texts.countMoves(name)]));
    return {
      ...arenaParts(solved),
      questions: [
        {
          kind: "set",
          id: "attractor",
          prompt: texts.attractorOf(0),
          among: namesOf(solved, solved.vertices),
          answer: namesOf(solved, won),
          why: texts.layersOf(layers),
          reasons: reasonsAgainst(solved, 0),
        },
        { kind: "table", id: "ranks", prompt: texts.rankTable(), rows, why: texts.layersOf(layers), reasons },
      ],
    };
  },
};

const strategy: ExerciseKind = {
  id: "strategy",
  title: texts.STRATEGY,
  requires: texts.TRAINS_STRATEGY,
  guarantees: texts.STRATEGY_CRITERIA,
  reference: REFERENCE,
  difficulty: 2,
  levels: LEVELS,
  draw(random, level) {
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
        {
          kind: "choice",
          id: "exists",
          prompt: texts.hasStrategy(name),
          options: [commonTexts.YES, commonTexts.NO],
          answer: wins ? 0 : 1,
          why: texts.inAttractor(name, wins),
        },
        {
          kind: "table",
          id: "moves",
          prompt: texts.chooseMoves(),
          rows: choiceRows(solved, moves),
          why: wins ? texts.smallerRanks() : texts.staysOutside(),
          reasons: Object.fromEntries(moves.map(({ name }) => [name, texts.notCloser(name)])),
        },
      ],
    };
  },
};

/** How far the start is from the win, and how many moves are to be chosen where J0 wins, and where not. */
const LEAST_RANK: Readonly<Record<Level, number>> = { easy: 2, normal: 3, hard: 4 };
const LEAST_CHOICES: Readonly<Record<Level, readonly [number, number]>> = {
  easy: [2, 1],
  normal: [3, 2],
  hard: [4, 3],
};

/** All positions with a move, so that the rows do not tell which question is the one to answer. */
function choiceRows({ arena, vertices }: SolvedArena, moves: readonly Choice[]) {
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

/** For each position that J0 wins and moves from: the moves to a smaller rank. */
function closerMoves(solved: SolvedArena): Choice[] {
  const { arena, solution } = solved;
  const rank = (vertex: number): number => rankOf(solution, vertex) as number;
  return wonBy(solved, 0)
    .filter((vertex) => ownerOf(arena, vertex) === 0 && !isOver(arena, vertex))
    .map((vertex) => {
      const targets = [...successors(arena, vertex)];
      const good = targets.filter((target) => winnerOf(solution, target) === 0 && rank(target) < rank(vertex));
      return { name: arena.label(vertex), accepted: namesOf(solved, good), degree: targets.length };
    });
}

/** For each position of J1 outside the attractor of J0: the moves that stay outside. */
function escapes(solved: SolvedArena): Choice[] {
  const { arena, solution, vertices } = solved;
  return vertices
    .filter((vertex) => ownerOf(arena, vertex) === 1 && !isOver(arena, vertex) && winnerOf(solution, vertex) !== 0)
    .map((vertex) => {
      const targets = [...successors(arena, vertex)];
      const good = targets.filter((target) => winnerOf(solution, target) !== 0);
      return { name: arena.label(vertex), accepted: namesOf(solved, good), degree: targets.length };
    });
}

function chooseWonStart(solved: SolvedArena, random: Random, least: number): number | undefined {
  const far = wonBy(solved, 0).filter((vertex) => (rankOf(solved.solution, vertex) as number) >= least);
  return far.length === 0 ? undefined : oneOf(random, far);
}

function chooseLostStart({ arena, solution, vertices }: SolvedArena, random: Random): number | undefined {
  const lost = vertices.filter((vertex) => winnerOf(solution, vertex) !== 0 && !isOver(arena, vertex));
  return lost.length === 0 ? undefined : oneOf(random, lost);
}

/** More plays than this to accept, and the arena has no point that one could find. */
const MAX_PLAYS = 40;

const counterplay: ExerciseKind = {
  id: "counterplay",
  title: texts.COUNTERPLAY,
  requires: texts.TRAINS_COUNTERPLAY,
  guarantees: texts.COUNTERPLAY_CRITERIA,
  reference: REFERENCE,
  difficulty: 3,
  levels: LEVELS,
  draw(random, level) {
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
    const statement: Block[] = [...parts.statement, { kind: "text", text: texts.givenStrategy(given, name) }];
    const why: Text = verdict.winning ? texts.allPlaysWin() : texts.defeatedBy(namesOf(solved, bad[0]));
    return {
      ...parts,
      statement,
      figure: (language, isSolved) =>
        isSolved
          ? arenaFigure(arena, { language }, { play: best })
          : withThickEdges(arenaFigure(arena, { language }), choice),
      questions: [
        {
          kind: "choice",
          id: "winning",
          prompt: texts.isWinning(name),
          options: [commonTexts.YES, commonTexts.NO],
          answer: verdict.winning ? 0 : 1,
          why,
        },
        {
          kind: "sequence",
          id: "play",
          prompt: texts.givePlay(),
          among: namesOf(solved, vertices),
          answers: (verdict.winning ? longest : bad).map((play) => namesOf(solved, play)),
          why: verdict.winning ? texts.longest(namesOf(solved, best)) : why,
        },
      ],
    };
  },
};

/** Every play that follows the strategy, to its end or to the first vertex met again. */
function playsAlong({ arena }: SolvedArena, strategy: Strategy, start: number): number[][] {
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

/** The kinds of exercises on arenas. */
export const ARENA_KINDS: readonly ExerciseKind[] = [attractor, ranks, strategy, counterplay];
