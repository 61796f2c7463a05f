import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { MarienbadError, type Text } from "marienbad";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { createSteps } from "../base/steps.ts";
import { findGame, optionsIn } from "../own/games.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { TREE_EXAMPLES, type TreeExample } from "./examples.ts";
import { createExercise, EMPTY_WORK, type Exercise } from "./exercise.ts";
import { momentAfter } from "./replay.ts";
import { ALGORITHMS, type Question, type Reuse, type TreeSource } from "./source.ts";
import type { Count, TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MAX_DEPTH = 20;
const FOLLOWING_TIME = 30_000;
const MAX_TEXT = 20_000;

export function createTreeState(createRunner: () => TaskRunner) {
  const exercise = createExercise();
  const { work } = exercise;
  const source = signal<TreeSource>(TREE_EXAMPLES[0].source);
  const algorithm = signal<string>("alphabeta");
  const depth = signal(3);
  const heuristic = signal<string | undefined>(undefined);
  const reuse = signal<Reuse>("same");
  const running = signal(false);
  /** Keep the node where something happens in sight. */
  const following = signal(true);
  /** How large the picture is; undefined fits it into the page. */
  const zoom = signal<number | undefined>(undefined);
  /** Nodes that the reader opened or closed, against what a large tree would show by itself. */
  const opened = signal<ReadonlyMap<number, boolean>>(new Map());
  /** Whether the nodes of a typed tree show their names; an exercise needs them, to say what is wrong. */
  const named = signal(false);
  const namesShown = computed(() => source.value.kind === "list" && (named.value || work.value.exercise !== "none"));
  const selected = signal<number | undefined>(undefined);
  const study = signal<TreeStudy | undefined>(undefined);
  const counts = signal<readonly Count[] | undefined>(undefined);
  const counting = signal<number | undefined>(undefined);
  const busy = signal(false);
  const errorText = signal<Text | undefined>(undefined);
  /** Seconds that each algorithm may take when they are counted. */
  const patience = signal(5);
  const follower = createRunner();
  const counter = createRunner();

  const question = computed<Question>(() => ({
    source: source.value,
    algorithm:
      work.value.exercise === "none" ? algorithm.value : work.value.exercise === "values" ? "minimax" : "alphabeta",
    depth: depth.value,
    heuristic: heuristic.value,
    reuse: reuse.value,
  }));

  const lastStep = computed(() => study.value?.steps.length ?? 0);
  const { step, goToStep, goToEnd, stepForLink } = createSteps(lastStep, () => study.value !== undefined);
  const moment = computed(() => (study.value === undefined ? undefined : momentAfter(study.value, step.value)));
  /** What the panel tells about: the chosen node, or else the one where something just happened. */
  const shownNode = computed(() => selected.value ?? Math.max(0, moment.value?.current ?? 0));

  function forgetView(): void {
    if (work.value.exercise === "none") goToEnd();
    else goToStep(0); // nothing is given away
    running.value = false;
    opened.value = new Map();
    selected.value = undefined;
    errorText.value = undefined;
  }

  function show(next: TreeSource): void {
    batch(() => {
      source.value = next;
      heuristic.value = undefined;
      work.value = { ...EMPTY_WORK, exercise: work.value.exercise };
      forgetView();
    });
  }

  function showExample(example: TreeExample): void {
    batch(() => {
      show(example.source);
      algorithm.value = example.algorithm;
      depth.value = example.depth;
    });
  }

  function chooseAlgorithm(next: string): void {
    batch(() => {
      algorithm.value = next;
      forgetView();
    });
  }

  function chooseDepth(next: number): void {
    if (!Number.isInteger(next)) return;
    batch(() => {
      depth.value = Math.max(1, Math.min(MAX_DEPTH, next));
      work.value = { ...EMPTY_WORK, exercise: work.value.exercise };
      forgetView();
    });
  }

  function chooseExercise(next: Exercise): void {
    batch(() => {
      work.value = { ...EMPTY_WORK, exercise: next };
      forgetView();
    });
  }

  function setStep(next: number): void {
    batch(() => {
      goToStep(next);
      selected.value = undefined;
    });
  }

  function toggle(node: number, open: boolean): void {
    opened.value = new Map([...opened.value, [node, open]]);
  }

  async function followNow(): Promise<void> {
    const asked = question.value;
    if (follower.busy) follower.stop();
    busy.value = true;
    try {
      const found = await follower.run("tree.follow", asked, FOLLOWING_TIME);
      if (asked !== question.value) return;
      batch(() => {
        study.value = found;
        errorText.value = undefined;
        if (selected.value !== undefined && selected.value >= found.nodes.length) selected.value = undefined;
      });
    } catch (error) {
      if (asked !== question.value || (error instanceof TaskError && error.code === "stopped")) return;
      study.value = undefined;
      errorText.value = textOfError(error, texts.searchStoppedAfterSeconds);
      announce(t(errorText.value));
    } finally {
      busy.value = follower.busy;
    }
  }

  /** Counts the three algorithms on the question; what changes only the view does not count them again. */
  async function countNow(): Promise<void> {
    const { algorithm: _, ...asked } = question.value;
    const same = JSON.stringify([asked.source, asked.depth, asked.heuristic, asked.reuse, patience.value]);
    if (same === countedFor) return;
    countedFor = same;
    if (counter.busy) counter.stop();
    counts.value = undefined;
    counting.value = 0;
    try {
      const milliseconds = patience.value * 1000;
      const found = await counter.run(
        "tree.count",
        { ...asked, algorithm: "minimax", milliseconds },
        3 * milliseconds + 5000,
        (share) => {
          if (same === countedFor) counting.value = share;
        },
      );
      if (same === countedFor) counts.value = found;
    } catch (error) {
      // what is wrong with the question is reported where the search is followed
      if (!(error instanceof TaskError)) throw error;
    } finally {
      if (same === countedFor) counting.value = undefined;
    }
  }

  let countedFor = "";

  function start(): void {
    /** Keeps the record and the counts in step with the question while the page is open. */
    effect(() => {
      void question.value;
      void patience.value;
      if (currentPage.value !== "tree") return;
      untracked(() => {
        void followNow();
        void countNow();
      });
    });
  }

  const page: Page = {
    id: "tree",
    save() {
      const from = source.value;
      return {
        ...(from.kind === "game"
          ? { game: from.game, options: from.options, ...(from.from === undefined ? {} : { from: from.from }) }
          : { [from.kind]: from.text, ...(from.kind === "list" && from.root === 1 ? { root: 1 } : {}) }),
        algorithm: algorithm.value,
        ...(from.kind === "list" ? {} : { depth: depth.value }),
        ...(heuristic.value === undefined ? {} : { heuristic: heuristic.value }),
        ...(reuse.value === "same" ? {} : { reuse: reuse.value }),
        ...(named.value ? { names: true } : {}),
        step: stepForLink(),
        ...exercise.saveWork(),
      };
    },
    load(state) {
      const given = state as { readonly [name: string]: unknown };
      const next = sourceFrom(given);
      batch(() => {
        show(next);
        algorithm.value = ALGORITHMS.find((known) => known === given.algorithm) ?? "alphabeta";
        if (typeof given.depth === "number") chooseDepth(Math.floor(given.depth));
        heuristic.value = typeof given.heuristic === "string" ? given.heuristic : undefined;
        reuse.value = given.reuse === "deeper" ? "deeper" : "same";
        named.value = given.names === true;
        exercise.loadWork(given);
        if (typeof given.step === "number") goToStep(Math.floor(given.step));
        else if (work.value.exercise === "none") goToEnd();
        else goToStep(0);
      });
    },
    /** `#tree/cuts`, `#tree/nim?sticks=6&depth=2`, `#tree/list?[[1,4],[-5,3,2]]`. */
    loadName(name) {
      work.value = EMPTY_WORK; // a link by name begins by watching, whatever was done here before
      const [id, query = ""] = name.split("?");
      if (id === "list") {
        batch(() => {
          show({ kind: "list", text: query.slice(0, MAX_TEXT), root: 0 });
          algorithm.value = "alphabeta";
        });
        return;
      }
      const example = query === "" ? TREE_EXAMPLES.find((candidate) => candidate.id === id) : undefined;
      if (example !== undefined) return showExample(example);
      const { depth: wanted = "2", ...options } = Object.fromEntries(new URLSearchParams(query));
      findGame(id)(options);
      batch(() => {
        show({ kind: "game", game: id, options });
        chooseDepth(Number(wanted));
      });
    },
  };

  return {
    ...{ source, algorithm, depth, heuristic, reuse, step, running, following, zoom, opened, selected },
    ...{ named, namesShown },
    ...{ study, counts, counting, busy, errorText, patience, question, lastStep, moment, shownNode, show },
    ...{
      showExample,
      chooseAlgorithm,
      chooseDepth,
      chooseExercise,
      setStep,
      toggle,
      stopCounting: () => counter.stop(),
      start,
    },
    ...{ page, ...exercise },
  };
}

function sourceFrom(given: { readonly [name: string]: unknown }): TreeSource {
  const { list, graph, game, from } = given;
  const text = list ?? graph;
  if (typeof text === "string" && text.length <= MAX_TEXT) {
    return list === undefined ? { kind: "graph", text } : { kind: "list", text, root: given.root === 1 ? 1 : 0 };
  }
  if (typeof game !== "string") throw new LinkError("damaged");
  const options = optionsIn(given.options);
  try {
    findGame(game)(options);
  } catch (error) {
    throw error instanceof MarienbadError ? new LinkError("damaged") : error;
  }
  return { kind: "game", game, options, ...(typeof from === "string" ? { from } : {}) };
}
