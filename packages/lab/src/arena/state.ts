import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Player, Text } from "marienbad";
import type { DeadEndRule, OwnerRule, StrategyVerdict } from "marienbad/arena";
import type { Fault } from "marienbad/base";
import { findVocabulary, type Point, tellVertices } from "marienbad-figure";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { language, t } from "../base/language.ts";
import { naming } from "../base/players.ts";
import { currentPage } from "../base/router.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { type ArenaDocument, isEmpty, type Source } from "./document.ts";
import { type RoutesByEdge, routesByEdge } from "./edge-path.ts";
import { EXAMPLES, type Example } from "./examples.ts";
import type { FigureRequest, LabLayout } from "./figures.ts";
import { createGrowth } from "./growth.ts";
import type { Study, Summary } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MODES = ["attractor", "solution", "strategy", "play", "edit"] as const;
export type Mode = (typeof MODES)[number];
export const LAYOUTS: readonly LabLayout[] = ["auto", "layers", "ranks", "graphviz"];
export const TEXT_FORMATS = ["py", "json", "dot", "gm"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

const TIME_LIMIT = 10_000; // milliseconds for a task
const TYPING_PAUSE = 350; // milliseconds without a key until the text is read

export type ArenaState = ReturnType<typeof createArenaState>;

/** The state of the page of arenas: an arena, its study, and the reader's work on it. */
export function createArenaState(createRunner: () => TaskRunner) {
  const runner = createRunner();

  const source = signal<Source>(EXAMPLES[0].source);
  const deadEnds = signal<DeadEndRule>("draw");
  const layout = signal<LabLayout>("auto");
  const mode = signal<Mode>("attractor");
  const player = signal<Player>(0);
  const running = signal(false);
  /** Places that somebody chose; without them the layout decides. */
  const places = signal<readonly Point[] | undefined>(undefined);
  const study = signal<Study | Summary | undefined>(undefined);
  const errorText = signal<Text | undefined>(undefined);
  const selected = signal<number | undefined>(undefined);
  const pointed = signal<number | undefined>(undefined);

  const textFormat = signal<TextFormat>("py");
  const text = signal("");
  const faults = signal<readonly Fault[]>([]);
  const warnings = signal<readonly Fault[]>([]);
  const ownerRule = signal<OwnerRule | undefined>(undefined);

  const choices = signal<readonly (number | undefined)[]>([]);
  const verdict = signal<StrategyVerdict | undefined>(undefined);
  const shownPlay = signal(0);
  /** A strategy that the other side plays by, where it says something; else it plays perfectly. */
  const rival = signal<readonly (number | undefined)[]>([]);
  const path = signal<readonly number[]>([]);

  const drawn = computed(() => (study.value?.large === false ? study.value : undefined));
  /** What the vertices are called: as the vocabulary says, or by their own names, which the editor needs. */
  const names = computed<readonly string[]>(() => {
    const vertices = drawn.value?.document.vertices ?? [];
    const own = vertices.map(({ name }) => name);
    if (naming.value === "plain" || mode.value === "edit") return own;
    const owners = vertices.map(({ owner }) => owner);
    return tellVertices(own, owners, findVocabulary(naming.value), language.value);
  });
  const points = computed<readonly Point[]>(() => places.value ?? drawn.value?.drawing.points ?? []);
  /** How the layout's edges go; none where somebody has moved the vertices. */
  const routes = computed<RoutesByEdge | undefined>(() =>
    places.value === undefined && drawn.value !== undefined ? routesByEdge(drawn.value.drawing) : undefined,
  );
  const growth = createGrowth(study, player);

  /** The text is somebody's own, and nothing writes over it. */
  let typing = false;
  let studied: { readonly source: Source; readonly deadEnds: DeadEndRule; readonly layout: LabLayout } | undefined;
  let written: { readonly source: Source; readonly format: TextFormat } | undefined;

  function show(next: Source, rule: DeadEndRule = deadEnds.value): void {
    batch(() => {
      source.value = next;
      deadEnds.value = rule;
      places.value = undefined;
      selected.value = undefined;
      pointed.value = undefined;
      errorText.value = undefined;
      faults.value = [];
      warnings.value = [];
      forgetWork();
    });
  }

  function forgetWork(): void {
    growth.goToEnd();
    running.value = false;
    choices.value = [];
    verdict.value = undefined;
    shownPlay.value = 0;
    path.value = [];
    rival.value = [];
  }

  function open(next: Source, rule?: DeadEndRule): void {
    typing = false;
    show(next, rule);
  }

  function showExample({ source: next, deadEnds: rule }: Example): void {
    open(next, rule);
  }

  /** Changes the arena itself, where the vertices stay in their places. */
  function edit(document: ArenaDocument, nextPlaces: readonly Point[]): void {
    typing = false;
    batch(() => {
      source.value = { kind: "own", document };
      places.value = nextPlaces;
      faults.value = [];
      errorText.value = undefined;
      forgetWork();
    });
  }

  function setMode(next: Mode): void {
    batch(() => {
      mode.value = next;
      running.value = false;
      if (next === "play") startToken();
    });
  }

  function startToken(): void {
    const start = drawn.value?.document.start ?? 0;
    path.value = [start];
  }

  function choosePlayer(next: Player): void {
    batch(() => {
      player.value = next;
      forgetWork();
      if (mode.value === "play") startToken();
    });
  }

  let reading: ReturnType<typeof setTimeout> | undefined;

  /** What was typed into the text pane; it is read when the typing stops. */
  function typeText(next: string): void {
    text.value = next;
    typing = true;
    clearTimeout(reading);
    reading = setTimeout(() => void readText(), TYPING_PAUSE);
  }

  /** Another format: the arena is written in it, unless the present text is faulty and may be valid in this one. */
  function chooseTextFormat(next: TextFormat): void {
    textFormat.value = next;
    if (typing && faults.value.length > 0) void readText();
    else {
      typing = false;
      void writeText();
    }
  }

  function chooseOwnerRule(rule: OwnerRule | undefined): void {
    ownerRule.value = rule;
    void readText();
  }

  async function readText(): Promise<void> {
    const how = { deadEnds: deadEnds.value, layout: layout.value };
    await ask(
      () => ({ text: text.value, format: textFormat.value, owners: ownerRule.value }),
      (asked) => runner.run("arena.studyText", { ...asked, ...how }, TIME_LIMIT),
      (found) => {
        if (!found.ok) {
          faults.value = found.faults;
          warnings.value = found.warnings ?? [];
          announce(t(texts.faultsInTheText(found.faults.length)));
          return;
        }
        const next: Source = { kind: "own", document: found.document };
        typing = true;
        batch(() => {
          if (found.study !== undefined && how.layout === layout.value && how.deadEnds === deadEnds.value) {
            studied = { source: next, ...how };
            study.value = found.study;
          }
          show(next);
          warnings.value = found.warnings;
          if (mode.value === "play") startToken();
        });
      },
      complain,
    );
  }

  const which = () => ({ source: source.value, deadEnds: deadEnds.value });

  /** The verdict on the strategy as it is: one that was changed while it was checked gets none. */
  function checkMine(): Promise<void> {
    const from = drawn.value?.document.start ?? selected.value ?? 0;
    return ask(
      () => ({ ...which(), player: player.value, choices: choices.value }),
      (asked) => runner.run("arena.check", { ...asked, from }, TIME_LIMIT),
      (found) => {
        verdict.value = found;
        shownPlay.value = 0;
        running.value = found.winning === false;
      },
      complain,
    );
  }

  function choose(vertex: number, target: number): void {
    const next = [...choices.value];
    next[vertex] = next[vertex] === target ? undefined : target;
    choices.value = next;
    verdict.value = undefined;
    running.value = false;
  }

  const ending = computed<Player | "draw" | "repeated" | undefined>(() => {
    const now = drawn.value;
    const here = path.value.at(-1);
    if (now === undefined || here === undefined) return undefined;
    const goal = now.goals[here];
    if (goal !== undefined) return goal;
    if (now.bests[here] === undefined) return "draw";
    return path.value.filter((vertex) => vertex === here).length >= 3 ? "repeated" : undefined;
  });

  function moveToken(target: number): void {
    const here = path.value.at(-1);
    const now = drawn.value;
    if (now === undefined || here === undefined || ending.value !== undefined) return;
    if (!now.document.edges.some(([from, to]) => from === here && to === target)) return;
    path.value = [...path.value, target];
    announce(t(texts.tokenMovedTo(names.value[target])));
  }

  /** Back to the last vertex where the reader had to move. */
  function takeBackMove(): void {
    const vertices = drawn.value?.document.vertices;
    let length = path.value.length - 1;
    while (length > 1 && vertices?.[path.value[length - 1]].owner !== player.value) length--;
    if (length > 0) path.value = path.value.slice(0, length);
  }

  function checkWritten(text: string) {
    return runner.run("arena.checkWritten", { ...which(), player: player.value, text }, TIME_LIMIT);
  }

  function askNeighbourhood(at: number | string) {
    return runner.run("arena.neighbourhood", { ...which(), at }, TIME_LIMIT);
  }

  function exportPicture(request: Omit<FigureRequest, "player" | "points" | "routes">): Promise<string | Uint8Array> {
    const shown = { player: player.value, points: points.value, routes: routes.value };
    return runner.run("arena.export", { ...request, ...which(), ...shown }, TIME_LIMIT);
  }

  function complain(error: unknown): void {
    const isTooLarge = error instanceof TaskError && error.code === "limit-reached";
    errorText.value = isTooLarge ? texts.gameTooLarge : textOfError(error, texts.stoppedAfterTenSeconds);
    announce(t(errorText.value));
  }

  /** Studies what is shown; where only the layout is another, only that is computed. */
  async function studyNow(): Promise<void> {
    const input = { ...which(), layout: layout.value };
    const before = studied;
    const same = before?.source === input.source && before.deadEnds === input.deadEnds;
    if (same && before.layout === input.layout) return writeText();
    if (isEmpty(input.source)) {
      study.value = undefined;
      studied = undefined;
      written = undefined;
      if (!typing) text.value = "";
      return;
    }
    const current = (): boolean =>
      input.source === source.value && input.deadEnds === deadEnds.value && input.layout === layout.value;
    try {
      if (same && drawn.value !== undefined) {
        const now = drawn.value;
        const drawing = await runner.run("arena.layOut", input, TIME_LIMIT);
        if (!current() || drawn.value !== now) return;
        studied = input;
        study.value = { ...now, drawing };
        return;
      }
      const found = await runner.run("arena.study", input, TIME_LIMIT);
      if (!current()) return;
      studied = input;
      takeStudy(found);
      await writeText();
    } catch (error) {
      if (current()) complain(error);
    }
  }

  function takeStudy(found: Study | Summary): void {
    batch(() => {
      study.value = found;
      errorText.value = undefined;
      const isVertex = (vertex: number | undefined): boolean => vertex === undefined || vertex < found.vertexCount;
      if (!choices.value.every(isVertex)) choices.value = []; // a link may say anything
      if (mode.value === "play" && (path.value.length === 0 || !path.value.every(isVertex))) startToken();
    });
  }

  async function writeText(): Promise<void> {
    if (typing || drawn.value === undefined) return;
    const question = () => ({ source: source.value, format: textFormat.value, typing });
    const { source: now, format } = question();
    if (written?.source === now && written.format === format && text.value !== "") return;
    await ask(
      question,
      ({ typing: _, ...asked }) => runner.run("arena.write", { ...asked, deadEnds: deadEnds.value }, TIME_LIMIT),
      (found, asked) => {
        written = asked;
        text.value = found;
      },
      complain,
    );
  }

  function showNextMove(): void {
    if (verdict.value?.winning === false && shownPlay.value < verdict.value.play.length - 1) shownPlay.value++;
    else running.value = false;
  }

  function start(): void {
    effect(() => {
      void [source.value, deadEnds.value, layout.value];
      if (currentPage.value === "arena") untracked(() => void studyNow());
    });
    effect(() => {
      if (!running.value || mode.value !== "strategy") return;
      const timer = setInterval(showNextMove, 700);
      return () => clearInterval(timer);
    });
    // In "play here" the other side answers by itself.
    effect(() => {
      const now = drawn.value;
      const here = path.value.at(-1);
      if (mode.value !== "play" || now === undefined || here === undefined || ending.value !== undefined) return;
      if (now.document.vertices[here]?.owner === player.value) return;
      const timer = setTimeout(() => moveToken((rival.value[here] ?? now.bests[here]) as number), 600);
      return () => clearTimeout(timer);
    });
  }

  return {
    ...{ source, deadEnds, layout, mode, player, running, places, study, errorText, ...growth },
    ...{ selected, pointed, textFormat, text, faults, warnings, ownerRule, choices, verdict, shownPlay, path, rival },
    ...{ drawn, names, points, routes, ending },
    ...{ show, open, showExample, edit, setStep: growth.goToStep, setMode, startToken, choosePlayer },
    ...{ typeText, chooseTextFormat },
    ...{ chooseOwnerRule, checkMine, choose, moveToken, takeBackMove },
    ...{ askNeighbourhood, checkWritten, exportPicture, start },
  };
}
