import { type Arena, objectiveOf } from "marienbad/arena";
import { findById, type Text, text } from "marienbad/base";
import { alphaBetaFigure } from "./draw/alpha-beta.ts";
import { arenaFigure, arenaOfSubject } from "./draw/arena.ts";
import { attractorFigure, attractorFrames } from "./draw/attractor.ts";
import { minimaxFigure } from "./draw/minimax.ts";
import { drawnForObjective, objectiveFigure } from "./draw/objective.ts";
import { playsFigure } from "./draw/plays.ts";
import { searchFrames } from "./draw/search-frames.ts";
import { solveSubject } from "./draw/solved.ts";
import { strategyFigure } from "./draw/strategy.ts";
import { treeFigure } from "./draw/tree.ts";
import { zielonkaFigure } from "./draw/zielonka.ts";
import type { FigureOptions, FigureSubject } from "./options.ts";
import type { Scene } from "./scene.ts";
import { boardLook } from "./small-board.ts";
import { texts } from "./texts.ts";

/** A kind of figure: what the command line, the lab and the docs need to list it, and how to draw it. */
export interface Figure {
  readonly id: string;
  readonly title: Text;
  /** Options beyond those of every figure that mean something to it. */
  readonly takes: readonly (keyof FigureOptions)[];
  readonly reference: string;
  /** The scene; throws `limit-reached` when nobody could read it. */
  draw(subject: FigureSubject, options?: FigureOptions): Scene;
  /** The same step by step, where it grows: scenes of one size in which nothing moves. */
  frames?(subject: FigureSubject, options?: FigureOptions): readonly Scene[];
}

/** Every figure of the course, for any game or arena. Adding one is adding a file and a line here. */
export const FIGURES: readonly Figure[] = [
  {
    id: "arena",
    title: text("Arena", "Arène"),
    takes: ["layout", "from", "depth", "along"],
    reference: "Course, graphs of Nim and a play on one; Sugiyama, Tagawa and Toda 1981 for arbitrary graphs",
    draw(subject, options = {}) {
      const { arena, ...extras } = arenaOfSubject(subject, options);
      return arenaFigure(drawnForObjective(arena), withBoard(subject, options), extras);
    },
  },
  {
    id: "attractor",
    title: text("Attractor, layer by layer", "Attracteur, étape par étape"),
    takes: ["layout", "from", "depth", "player"],
    reference: "Course, evolution of the attractors",
    draw(subject, options = {}) {
      const { arena, solution, more } = solveSubject(subject, options);
      return attractorFigure(arena, solution, withBoard(subject, options), more);
    },
    frames(subject, options = {}) {
      const { arena, solution, more } = solveSubject(subject, options);
      return attractorFrames(arena, solution, withBoard(subject, options), more);
    },
  },
  {
    id: "strategy",
    title: text("Winners, ranks and strategies", "Gagnants, rangs et stratégies"),
    takes: ["layout", "from", "depth"],
    reference: "Course, winning strategy on the arena",
    draw(subject, options = {}) {
      const objective = withObjective(subject, options);
      if (objective !== undefined) return objectiveFigure(objective, withBoard(subject, options));
      const { arena, solution, more } = solveSubject(subject, options);
      return strategyFigure(arena, solution, withBoard(subject, options), more);
    },
  },
  {
    id: "zielonka",
    title: text("Zielonka's recursion on a parity game", "La récursion de Zielonka sur un jeu de parité"),
    takes: ["layout", "from"],
    reference: "Zielonka 1998",
    draw(subject, options = {}) {
      const { arena } = arenaOfSubject(subject, options);
      return zielonkaFigure(withObjective(subject, options) ?? arena, withBoard(subject, options));
    },
  },
  {
    id: "tree",
    title: text("Game tree, or a play among its siblings", "Arbre de jeu, ou une partie parmi ses variantes"),
    takes: ["from", "depth", "along"],
    reference: "Course, game tree of tic-tac-toe; Reingold and Tilford 1981",
    draw: (subject, options) => treeFigure(subject.game, withBoard(subject, options)),
  },
  {
    id: "minimax",
    title: text("Minimax tree", "Arbre minimax"),
    takes: ["from", "depth", "heuristic", "positions"],
    reference: "Course, minimax tree with scores",
    draw: (subject, options) => minimaxFigure(subject.game, withBoard(subject, options)),
    frames: (subject, options) => searchFrames("minimax", subject.game, withBoard(subject, options)),
  },
  {
    id: "alphabeta",
    title: text("Alpha-beta: windows and cuts", "Alpha-bêta : fenêtres et coupes"),
    takes: ["from", "depth", "heuristic", "positions"],
    reference: "Course, α and β pruning",
    draw: (subject, options) => alphaBetaFigure(subject.game, withBoard(subject, options)),
    frames: (subject, options) => searchFrames("alphabeta", subject.game, withBoard(subject, options)),
  },
  {
    id: "plays",
    title: text("Tree of all plays", "Arbre de toutes les parties"),
    takes: ["from"],
    reference: "Course, plays of Nim from 6",
    draw: (subject, options) => playsFigure(subject.game, withBoard(subject, options)),
  },
];

/** The arena, where its players want something else than to reach goals. */
function withObjective({ arena }: FigureSubject, { from }: FigureOptions): Arena | undefined {
  if (arena === undefined || objectiveOf(arena) === "reach") return undefined;
  return from === undefined ? arena : { ...arena, start: from as number };
}

/** The game knows how its boards look. */
function withBoard({ game }: FigureSubject, options: FigureOptions = {}): FigureOptions {
  return { board: boardLook(game), ...options };
}

/** The figure with this id; another one is refused, with the nearest that there is. */
export function findFigure(id: string): Figure {
  return findById(texts.FIGURE, id, FIGURES);
}
