import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Text } from "marienbad";
import type { Fault } from "marienbad/base";
import type { BestFirstId } from "marienbad-path";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { createSteps } from "../base/steps.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { GRAPH_EXAMPLES } from "./graph-examples.ts";
import { type Brush, GRID_HEURISTICS, type GridHeuristic, type GridMap, MAP_EXAMPLES, paint, readMap } from "./map.ts";
import { createTaquinState } from "./taquin-state.ts";
import type { GraphStudy, GridStudy } from "./tasks.ts";

export const TABS = ["grid", "graph", "taquin"] as const;
export type Tab = (typeof TABS)[number];
export const ALGORITHMS: readonly BestFirstId[] = ["dijkstra", "greedy", "astar", "weighted"];
const PATIENCE = 10_000;

export function createPathsState(createRunner: () => TaskRunner) {
  const taquin = createTaquinState(createRunner);
  const tab = signal<Tab>("grid");
  /** Of weighted A*. */
  const weight = signal(2);
  const running = signal(false);
  const errorText = signal<Text | undefined>(undefined);
  const map = signal<GridMap>(MAP_EXAMPLES[0].map);
  const diagonals = signal(false);
  const heuristic = signal<GridHeuristic>("manhattan");
  /** The estimates that somebody wrote into cells. */
  const own = signal<Readonly<Record<number, number>>>({});
  const brush = signal<Brush>("wall");
  const brushWeight = signal(5);
  const brushEstimate = signal(30);
  const showEstimates = signal(false);
  const gridStudy = signal<GridStudy | undefined>(undefined);
  const graphText = signal<string>(GRAPH_EXAMPLES[0].text);
  const graphAlgorithm = signal<BestFirstId>("astar");
  const graphStudy = signal<GraphStudy | undefined>(undefined);
  const graphFaults = signal<readonly Fault[]>([]);
  const analyst = createRunner();

  /** One step for each vertex that is expanded, and one for the answer. */
  const lastStep = computed(() => {
    if (tab.value === "grid") return 1 + Math.max(0, ...(gridStudy.value?.runs.map(({ expanded }) => expanded) ?? []));
    const run = graphStudy.value?.runs.find(({ algorithm }) => algorithm === graphAlgorithm.value);
    return 1 + (run?.expanded ?? 0);
  });
  const { step, goToStep, goToEnd, stepForLink } = createSteps(
    lastStep,
    () => (tab.value === "grid" ? gridStudy.value : graphStudy.value) !== undefined,
  );

  function chooseTab(next: Tab): void {
    batch(() => {
      tab.value = next;
      showAnswer();
      errorText.value = undefined;
    });
  }

  /** Another question: its answer is shown. */
  function showAnswer(): void {
    goToEnd();
    running.value = false;
  }

  function stroke(cell: number, kind: Brush): void {
    if (kind === "estimate") {
      batch(() => {
        own.value = { ...own.value, [cell]: brushEstimate.value };
        heuristic.value = "own";
      });
      return;
    }
    map.value = paint(map.value, cell, kind, brushWeight.value);
  }

  function showMap(next: GridMap): void {
    batch(() => {
      map.value = next;
      own.value = {};
      if (heuristic.value === "own") heuristic.value = "manhattan";
      showAnswer();
    });
  }

  function chooseGraph(text: string): void {
    batch(() => {
      graphText.value = text;
      graphFaults.value = [];
      showAnswer();
    });
  }

  const gridQuestion = () => ({
    map: map.value,
    diagonals: diagonals.value,
    heuristic: heuristic.value,
    own: own.value,
    weight: weight.value,
  });

  function studyGrid(): Promise<void> {
    return ask(
      () => ({ ...gridQuestion(), tab: tab.value }),
      (asked) => analyst.run("paths.grid", asked, PATIENCE),
      (found) =>
        batch(() => {
          gridStudy.value = found;
          errorText.value = undefined;
        }),
      complain,
    );
  }

  function studyGraph(): Promise<void> {
    return ask(
      () => ({ text: graphText.value, weight: weight.value, tab: tab.value }),
      (asked) => analyst.run("paths.graph", asked, PATIENCE),
      (found) =>
        batch(() => {
          errorText.value = undefined;
          graphFaults.value = found.ok ? [] : found.faults;
          if (found.ok) graphStudy.value = found;
        }),
      complain,
    );
  }

  function complain(error: unknown): void {
    if (error instanceof TaskError && error.code === "stopped") return; // nobody stops these but the page itself
    errorText.value = textOfError(error);
    announce(t(errorText.value));
  }

  function start(): void {
    effect(() => {
      gridQuestion();
      if (currentPage.value === "paths" && tab.value === "grid") untracked(() => void studyGrid());
    });
    effect(() => {
      void [graphText.value, weight.value];
      if (currentPage.value !== "paths" || tab.value !== "graph") return;
      clearTimeout(typing);
      typing = setTimeout(() => void studyGraph(), graphStudy.value === undefined ? 0 : 250);
    });
  }

  let typing: ReturnType<typeof setTimeout> | undefined;

  const page: Page = {
    id: "paths",
    save() {
      const common = { tab: tab.value, ...(weight.value === 2 ? {} : { weight: weight.value }), step: stepForLink() };
      if (tab.value === "taquin") return { ...common, ...taquin.save() };
      if (tab.value === "graph") return { ...common, graph: graphText.value, algorithm: graphAlgorithm.value };
      return {
        ...common,
        map: map.value.join("/"),
        heuristic: heuristic.value,
        ...(diagonals.value ? { diagonals: true } : {}),
        ...(Object.keys(own.value).length > 0 ? { own: own.value } : {}),
      };
    },
    load(state) {
      const given = state as Record<string, unknown>;
      batch(() => {
        const chosen = TABS.find((known) => known === given.tab);
        if (chosen === undefined) throw new LinkError("damaged");
        if (chosen === "grid") takeGrid(given);
        if (chosen === "graph") {
          if (typeof given.graph !== "string") throw new LinkError("damaged");
          chooseGraph(given.graph);
          graphAlgorithm.value = ALGORITHMS.find((known) => known === given.algorithm) ?? "astar";
        }
        if (chosen === "taquin") taquin.load(given);
        tab.value = chosen;
        weight.value = bounded(given.weight, 1, 10) ?? 2;
        goToStep(Math.floor(bounded(given.step, 0, 10_000) ?? Number.POSITIVE_INFINITY));
        running.value = false;
      });
    },
    /** `#paths/pocket`, `#paths/grid?S..#/...G`, `#paths/graph?{"edges": …}`, `#paths/taquin?8 1 3/4 0 2/7 6 5`. */
    loadName(name) {
      const query = name.indexOf("?");
      if (query >= 0) {
        const [given, own] = [name.slice(0, query), name.slice(query + 1)];
        return page.load({ tab: given, map: own, graph: own, tiles: own });
      }
      const mapExample = MAP_EXAMPLES.find(({ id }) => id === name);
      const graphExample = GRAPH_EXAMPLES.find(({ id }) => id === name);
      if (mapExample !== undefined) {
        chooseTab("grid");
        return showMap(mapExample.map);
      }
      if (graphExample !== undefined) {
        chooseTab("graph");
        return chooseGraph(graphExample.text);
      }
      const found = TABS.find((known) => known === name);
      if (found === undefined) throw new LinkError("damaged");
      chooseTab(found);
    },
  };

  function takeGrid(given: Record<string, unknown>): void {
    const read = typeof given.map === "string" ? readMap(given.map) : undefined;
    if (read === undefined) throw new LinkError("damaged");
    map.value = read;
    diagonals.value = given.diagonals === true;
    heuristic.value = GRID_HEURISTICS.find((known) => known === given.heuristic) ?? "manhattan";
    const entries = Object.entries((given.own ?? {}) as object).flatMap(([cell, value]) => {
      const estimate = bounded(value, 0, 9999);
      return estimate === undefined || !/^\d{1,4}$/.test(cell) ? [] : [[cell, estimate] as const];
    });
    own.value = Object.fromEntries(entries);
  }

  return {
    ...{ tab, weight, step, goToStep, running, errorText, map, diagonals, heuristic, own, brush, brushWeight },
    ...{ brushEstimate, showEstimates, gridStudy, graphText, graphAlgorithm, graphStudy, graphFaults },
    ...{ lastStep, chooseTab, showAnswer, stroke, showMap, chooseGraph, start, page, taquin },
  };
}

function bounded(value: unknown, least: number, most: number): number | undefined {
  return typeof value === "number" && value >= least && value <= most ? value : undefined;
}
