import { batch, computed, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { makePuzzle, solvedTiles, writeTiles } from "marienbad/path";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { say, t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { WorkerClient } from "../worker/client.ts";

export const TAQUIN_HEURISTICS = ["conflicts", "manhattan", "patterns"] as const;
export type Heuristic = (typeof TAQUIN_HEURISTICS)[number];

/** The boards from the scrambled one to the present one, as the puzzle writes them. */
export const boards = signal<readonly string[]>(["8 1 3/4 0 2/7 6 5"]);
export const scrambleMoves = signal(30);
export const taquinHeuristic = signal<Heuristic>("conflicts");
/** A shortest way from the board it was asked for, and how far it has been followed. */
export const solution = signal<readonly string[] | undefined>(undefined);
export const solutionStep = signal(0);
export const solutionRunning = signal(false);
export const expanded = signal<number | undefined>(undefined);
export const solving = signal(false);
/** Boards looked at so far. */
export const looked = signal(0);
export const taquinTrouble = signal<Text | undefined>(undefined);

const solver = new WorkerClient();
const LONGEST = 300_000; // milliseconds: a hard 4 × 4 takes its time, and can be stopped
let seed = 1 + Math.floor(Math.random() * 1e6);

export const board = computed(() =>
  solution.value === undefined ? boards.value[boards.value.length - 1] : solution.value[solutionStep.value],
);
export const tiles = computed(() => board.value.split(/[ /]/).map(Number));
export const size = computed(() => Math.sqrt(tiles.value.length));
export const isSolved = computed(() => board.value === writeTiles(solvedTiles(size.value)));
/** Where each tile that may slide would lead. */
export const slides = computed(() => {
  const { graph, write } = makePuzzle("taquin", { tiles: board.value });
  const steps = [...graph.steps(graph.start)];
  return new Map(steps.map(({ to, label }) => [Number(label), write(to)]));
});

function begin(text: string): void {
  batch(() => {
    stopSolving();
    boards.value = [text];
    forgetSolution();
    taquinTrouble.value = undefined;
  });
}

function forgetSolution(): void {
  solution.value = undefined;
  solutionStep.value = 0;
  solutionRunning.value = false;
  expanded.value = undefined;
}

/** Slides a tile; whoever was following a solution goes on alone from there. */
export function slideTile(tile: number): void {
  const next = slides.value.get(tile);
  if (next === undefined) {
    announce(say(`${tile} cannot slide.`, `${tile} ne peut pas glisser.`));
    return;
  }
  batch(() => {
    const followed = solution.value?.slice(1, solutionStep.value + 1) ?? [];
    boards.value = [...boards.value, ...followed, next];
    forgetSolution();
    taquinTrouble.value = undefined;
  });
  const sentence = say(`${tile} slides.`, `${tile} glisse.`);
  announce(isSolved.value ? `${sentence} ${say("Solved!", "Résolu !")}` : sentence);
}

export function takeBack(): void {
  batch(() => {
    if (solution.value !== undefined) forgetSolution();
    else if (boards.value.length > 1) boards.value = boards.value.slice(0, -1);
  });
}

export async function scramble(side: number): Promise<void> {
  seed++;
  try {
    begin(await solver.run("paths.scramble", { size: side, moves: scrambleMoves.value, seed }, 10_000));
  } catch (error) {
    complain(error);
  }
}

/** A board that somebody typed. */
export function takeBoard(text: string): void {
  try {
    const { graph, write } = makePuzzle("taquin", { tiles: text });
    begin(write(graph.start));
  } catch (error) {
    complain(error);
  }
}

export function stopSolving(): void {
  if (solver.busy) solver.stop();
}

export async function solve(): Promise<void> {
  const asked = board.value;
  stopSolving();
  batch(() => {
    solving.value = true;
    looked.value = 0;
    taquinTrouble.value = undefined;
  });
  try {
    const input = { tiles: asked, heuristic: taquinHeuristic.value };
    const answer = await solver.run("paths.solve", input, LONGEST, (count) => {
      looked.value = count;
    });
    if (board.value !== asked) return;
    if (!answer.found) {
      const puzzle = makePuzzle("taquin", { tiles: asked });
      taquinTrouble.value = puzzle.hopeless?.(puzzle.graph.start);
      return;
    }
    batch(() => {
      const followed = solution.value?.slice(1, solutionStep.value + 1) ?? [];
      boards.value = [...boards.value, ...followed];
      solution.value = answer.path;
      solutionStep.value = 0;
      expanded.value = answer.expanded;
    });
    const count = answer.path.length - 1;
    announce(say(`A shortest solution takes ${count} moves.`, `Une solution la plus courte prend ${count} coups.`));
  } catch (error) {
    complain(error);
  } finally {
    solving.value = solver.busy;
  }
}

function complain(error: unknown): void {
  taquinTrouble.value = textOfError(error);
  announce(t(taquinTrouble.value));
}

export function saveTaquin(): object {
  return { tiles: board.value, ...(taquinHeuristic.value === "conflicts" ? {} : { by: taquinHeuristic.value }) };
}

export function takeTaquin(given: Record<string, unknown>): void {
  if (typeof given.tiles !== "string") throw new LinkError("damaged");
  const { graph, write } = makePuzzle("taquin", { tiles: given.tiles });
  begin(write(graph.start));
  taquinHeuristic.value = TAQUIN_HEURISTICS.find((known) => known === given.by) ?? "conflicts";
}
