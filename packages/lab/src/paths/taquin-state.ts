import { batch, computed, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { makePuzzle, solvedTiles, writeTiles } from "marienbad-path";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import type { TaskRunner } from "../worker/runner.ts";
import * as texts from "./texts.ts";

export const TAQUIN_HEURISTICS = ["conflicts", "manhattan", "patterns"] as const;
export type TaquinHeuristic = (typeof TAQUIN_HEURISTICS)[number];
const LONGEST = 300_000; // milliseconds: a hard 4 × 4 takes its time, and can be stopped

export function createTaquinState(createRunner: () => TaskRunner) {
  /** The boards from the scrambled one to the present one, as the puzzle writes them. */
  const boards = signal<readonly string[]>(["8 1 3/4 0 2/7 6 5"]);
  const scrambleMoves = signal(30);
  const heuristic = signal<TaquinHeuristic>("conflicts");
  /** A shortest way from the board it was asked for, and how far it has been followed. */
  const solution = signal<readonly string[] | undefined>(undefined);
  const solutionStep = signal(0);
  const running = signal(false);
  const expanded = signal<number | undefined>(undefined);
  const solving = signal(false);
  const looked = signal(0);
  const errorText = signal<Text | undefined>(undefined);
  const solver = createRunner();
  let seed = 1 + Math.floor(Math.random() * 1e6);

  const board = computed(() =>
    solution.value === undefined ? boards.value[boards.value.length - 1] : solution.value[solutionStep.value],
  );

  const tiles = computed(() => board.value.split(/[ /]/).map(Number));
  const size = computed(() => Math.sqrt(tiles.value.length));
  const isSolved = computed(() => board.value === writeTiles(solvedTiles(size.value)));

  const slides = computed(() => {
    const { graph, write } = makePuzzle("taquin", { tiles: board.value });
    const steps = [...graph.steps(graph.start)];
    return new Map(steps.map(({ to, label }) => [Number(label?.en), write(to)]));
  });

  function begin(text: string): void {
    batch(() => {
      stopSolving();
      boards.value = [text];
      forgetSolution();
      errorText.value = undefined;
    });
  }

  function forgetSolution(): void {
    solution.value = undefined;
    solutionStep.value = 0;
    running.value = false;
    expanded.value = undefined;
  }

  /** Slides a tile; whoever was following a solution goes on alone from there. */
  function slideTile(tile: number): void {
    const next = slides.value.get(tile);
    if (next === undefined) {
      announce(t(texts.cannotSlide(tile)));
      return;
    }
    batch(() => {
      const followed = solution.value?.slice(1, solutionStep.value + 1) ?? [];
      boards.value = [...boards.value, ...followed, next];
      forgetSolution();
      errorText.value = undefined;
    });
    const sentence = t(texts.slides(tile));
    announce(isSolved.value ? `${sentence} ${t(texts.solved)}` : sentence);
  }

  function takeBack(): void {
    batch(() => {
      if (solution.value !== undefined) forgetSolution();
      else if (boards.value.length > 1) boards.value = boards.value.slice(0, -1);
    });
  }

  async function scramble(side: number): Promise<void> {
    seed++;
    try {
      begin(await solver.run("paths.scramble", { size: side, moves: scrambleMoves.value, seed }, 10_000));
    } catch (error) {
      complain(error);
    }
  }

  function takeBoard(text: string): void {
    try {
      const { graph, write } = makePuzzle("taquin", { tiles: text });
      begin(write(graph.start));
    } catch (error) {
      complain(error);
    }
  }

  function stopSolving(): void {
    if (solver.busy) solver.stop();
  }

  async function solve(): Promise<void> {
    stopSolving();
    batch(() => {
      solving.value = true;
      looked.value = 0;
      errorText.value = undefined;
    });
    await ask(
      () => ({ tiles: board.value }),
      (asked, isCurrent) =>
        solver.run("paths.solve", { ...asked, heuristic: heuristic.value }, LONGEST, (count) => {
          if (isCurrent()) looked.value = count;
        }),
      (answer, asked) => {
        if (!answer.found) {
          const puzzle = makePuzzle("taquin", asked);
          errorText.value = puzzle.hopeless?.(puzzle.graph.start);
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
        announce(t(texts.solutionTakesMoves(count)));
      },
      complain,
    );
    solving.value = solver.busy;
  }

  function complain(error: unknown): void {
    errorText.value = textOfError(error);
    announce(t(errorText.value));
  }

  function save(): object {
    return { tiles: board.value, ...(heuristic.value === "conflicts" ? {} : { by: heuristic.value }) };
  }

  function load(given: Record<string, unknown>): void {
    if (typeof given.tiles !== "string") throw new LinkError("damaged");
    const { graph, write } = makePuzzle("taquin", { tiles: given.tiles });
    begin(write(graph.start));
    heuristic.value = TAQUIN_HEURISTICS.find((known) => known === given.by) ?? "conflicts";
  }

  return {
    ...{ boards, scrambleMoves, heuristic, solution, solutionStep, running, expanded, solving, looked },
    ...{ errorText, board, tiles, size, isSolved, slides, slideTile, takeBack, scramble, takeBoard },
    ...{ stopSolving, solve, save, load },
  };
}
