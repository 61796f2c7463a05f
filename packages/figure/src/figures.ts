import { type Arena, objectiveOf, type Solution } from "marienbad/arena";
import { findById, type Text, text } from "marienbad/base";
import { arenaFigure, drawnForObjective, objectiveFigure, strategyFigure } from "./draw/arena.ts";
import { alphaBetaFigure, minimaxFigure, searchFrames } from "./draw/search.ts";
import { attractorFigure, attractorFrames, zielonkaFigure } from "./draw/steps.ts";
import { arenaOfSubject, solveSubject, startedAt } from "./draw/subject.ts";
import { playsFigure, treeFigure } from "./draw/tree.ts";
import type { FigureOptions, FigureSubject } from "./options.ts";
import type { Scene } from "./scene.ts";
import { boardLook } from "./small-board.ts";
import { texts } from "./texts.ts";

/** A kind of figure: how to list it in the command line, the lab and the docs, and how to draw it. */
export interface Figure {
  readonly id: string;
  readonly title: Text;
  /** Options that concern it, besides those of every figure. */
  readonly takes: readonly (keyof FigureOptions)[];
  readonly reference: string;
  /** The scene; throws `limit-reached` if it would be too large to read. */
  draw(subject: FigureSubject, options?: FigureOptions): Scene;
  /** The figure step by step, if it grows: scenes of one size in which nothing moves. */
  frames?(subject: FigureSubject, options?: FigureOptions): readonly Scene[];
}

/* @__NO_SIDE_EFFECTS__ */
function onBoards<Drawn>(draw: (subject: FigureSubject, options: FigureOptions) => Drawn) {
  return (subject: FigureSubject, options: FigureOptions = {}): Drawn =>
    draw(subject, { board: boardLook(subject.game), ...options });
}

/* @__NO_SIDE_EFFECTS__ */
function onceSolved<Drawn>(
  draw: (arena: Arena, solution: Solution, options: FigureOptions, more: ReadonlySet<number>) => Drawn,
) {
  return onBoards((subject, options) => {
    const { arena, solution, more } = solveSubject(subject, options);
    return draw(arena, solution, options, more);
  });
}

const drawStrategy = onceSolved(strategyFigure);

/** Every figure of the course, for any game or arena. To add one, add a function and an entry here. */
export const FIGURES: readonly Figure[] = [
  {
    id: "arena",
    title: text("Arena", "Arène"),
    takes: ["layout", "from", "depth", "along"],
    reference: "Course, graphs of Nim and a play on one; Sugiyama, Tagawa and Toda 1981 for arbitrary graphs",
    draw: onBoards((subject, options) => {
      const { arena, ...extras } = arenaOfSubject(subject, options);
      return arenaFigure(drawnForObjective(arena), options, extras);
    }),
  },
  {
    id: "attractor",
    title: text("Attractor, layer by layer", "Attracteur, étape par étape"),
    takes: ["layout", "from", "depth", "player"],
    reference: "Course, evolution of the attractors",
    draw: onceSolved(attractorFigure),
    frames: onceSolved(attractorFrames),
  },
  {
    id: "strategy",
    title: text("Winners, ranks and strategies", "Gagnants, rangs et stratégies"),
    takes: ["layout", "from", "depth"],
    reference: "Course, winning strategy on the arena",
    draw: onBoards((subject, options) => {
      const objective = withObjective(subject, options);
      return objective === undefined ? drawStrategy(subject, options) : objectiveFigure(objective, options);
    }),
  },
  {
    id: "zielonka",
    title: text("Zielonka's recursion on a parity game", "La récursion de Zielonka sur un jeu de parité"),
    takes: ["layout", "from"],
    reference: "Zielonka 1998",
    draw: onBoards((subject, options) => {
      const { arena } = arenaOfSubject(subject, options);
      return zielonkaFigure(withObjective(subject, options) ?? arena, options);
    }),
  },
  {
    id: "tree",
    title: text("Game tree, or a play among its siblings", "Arbre de jeu, ou une partie parmi ses variantes"),
    takes: ["from", "depth", "along"],
    reference: "Course, game tree of tic-tac-toe; Reingold and Tilford 1981",
    draw: onBoards(({ game }, options) => treeFigure(game, options)),
  },
  {
    id: "minimax",
    title: text("Minimax tree", "Arbre minimax"),
    takes: ["from", "depth", "heuristic", "positions"],
    reference: "Course, minimax tree with scores",
    draw: onBoards(({ game }, options) => minimaxFigure(game, options)),
    frames: onBoards(({ game }, options) => searchFrames("minimax", game, options)),
  },
  {
    id: "alphabeta",
    title: text("Alpha-beta: windows and cuts", "Alpha-bêta : fenêtres et coupes"),
    takes: ["from", "depth", "heuristic", "positions"],
    reference: "Course, α and β pruning",
    draw: onBoards(({ game }, options) => alphaBetaFigure(game, options)),
    frames: onBoards(({ game }, options) => searchFrames("alphabeta", game, options)),
  },
  {
    id: "plays",
    title: text("Tree of all plays", "Arbre de toutes les parties"),
    takes: ["from"],
    reference: "Course, plays of Nim from 6",
    draw: onBoards(({ game }, options) => playsFigure(game, options)),
  },
];

function withObjective({ arena }: FigureSubject, options: FigureOptions): Arena | undefined {
  return arena === undefined || objectiveOf(arena) === "reach" ? undefined : startedAt(arena, options);
}

/** The figure with this id; throws and suggests the nearest if there is none. */
export function findFigure(id: string): Figure {
  return findById(texts.FIGURE, id, FIGURES);
}
