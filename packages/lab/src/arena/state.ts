import { batch, computed, effect, signal, untracked } from "@preact/signals";
import {
  DEAD_END_RULES,
  type DeadEndRule,
  type Fault,
  findGame,
  type OwnerRule,
  type Player,
  type StrategyVerdict,
  type Text,
} from "marienbad";
import { findVocabulary, tellVertices } from "marienbad/figure";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { language, say, t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { naming } from "../base/players.ts";
import { currentPage, type Page } from "../base/router.ts";
import { TaskError, WorkerClient } from "../worker/client.ts";
import { type ArenaDocument, type Point, pack, type Source, unpack } from "./document.ts";
import { EXAMPLES, type Example } from "./examples.ts";
import type { FigureRequest, LabLayout } from "./figures.ts";
import type { Study, Summary } from "./tasks.ts";

export const MODES = ["attractor", "solution", "strategy", "play", "edit"] as const;
export type Mode = (typeof MODES)[number];
export const LAYOUTS: readonly LabLayout[] = ["auto", "layers", "ranks", "graphviz"];
export const TEXT_FORMATS = ["py", "json", "dot"] as const;

export const source = signal<Source>(EXAMPLES[0].source);
export const deadEnds = signal<DeadEndRule>("draw");
export const layout = signal<LabLayout>("auto");
export const mode = signal<Mode>("attractor");
/** Whose attractor grows, whose strategy is checked. */
export const player = signal<Player>(0);
export const step = signal(0);
export const running = signal(false);
/** Places that somebody chose; without them the layout decides. */
export const places = signal<readonly Point[] | undefined>(undefined);
export const study = signal<Study | Summary | undefined>(undefined);
export const errorText = signal<Text | undefined>(undefined);
/** The vertex that was chosen, and the one that is pointed at. */
export const selected = signal<number | undefined>(undefined);
export const pointed = signal<number | undefined>(undefined);

export const textFormat = signal<string>("py");
export const text = signal("");
export const faults = signal<readonly Fault[]>([]);
export const warnings = signal<readonly Fault[]>([]);
export const ownerRule = signal<OwnerRule | undefined>(undefined);

/** The student's strategy: where to go from each vertex. */
export const choices = signal<readonly (number | undefined)[]>([]);
export const verdict = signal<StrategyVerdict | undefined>(undefined);
/** How far the counter-play has been shown. */
export const shownPlay = signal(0);
/** The vertices that the token has been on. */
export const path = signal<readonly number[]>([]);

const analyst = new WorkerClient();
const PATIENCE = 10_000;

/** The study of an arena that is drawn. */
export const drawn = computed(() => (study.value?.large === false ? study.value : undefined));
/** What the vertices are called: as the vocabulary says, or by their own names, which the editor needs. */
export const names = computed<readonly string[]>(() => {
  const vertices = drawn.value?.document.vertices ?? [];
  const own = vertices.map(({ name }) => name);
  if (naming.value === "plain" || mode.value === "edit") return own;
  const owners = vertices.map(({ owner }) => owner);
  return tellVertices(own, owners, findVocabulary(naming.value), language.value);
});
export const points = computed<readonly Point[]>(() => places.value ?? drawn.value?.drawing.points ?? []);
export const joinings = computed(() => drawn.value?.joinings[player.value] ?? []);
/** One step for each vertex, and one to say that it is over. */
export const lastStep = computed(() => joinings.value.length + 1);

let typing = false;

/** Shows another arena; everything said about the old one is forgotten. */
export function show(next: Source, rule: DeadEndRule = deadEnds.value): void {
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
  step.value = 0;
  running.value = false;
  choices.value = [];
  verdict.value = undefined;
  shownPlay.value = 0;
  path.value = [];
}

export function showExample({ source: next, deadEnds: rule }: Example): void {
  typing = false;
  show(next, rule);
}

/** Changes the arena itself, where the vertices stay in their places. */
export function edit(document: ArenaDocument, nextPlaces: readonly Point[]): void {
  typing = false;
  batch(() => {
    source.value = { kind: "own", document };
    places.value = nextPlaces;
    faults.value = [];
    errorText.value = undefined;
    forgetWork();
  });
}

export function setStep(next: number): void {
  step.value = Math.max(0, Math.min(lastStep.value, next));
}

export function setMode(next: Mode): void {
  batch(() => {
    mode.value = next;
    running.value = false;
    if (next === "play") startToken();
  });
}

export function startToken(): void {
  const start = drawn.value?.document.start ?? 0;
  path.value = [start];
}

export function choosePlayer(next: Player): void {
  batch(() => {
    player.value = next;
    forgetWork();
    if (mode.value === "play") startToken();
  });
}

let reading: ReturnType<typeof setTimeout> | undefined;

/** What was typed into the text pane; it is read when the typing stops. */
export function typeText(next: string): void {
  text.value = next;
  typing = true;
  clearTimeout(reading);
  reading = setTimeout(() => void readText(), 350);
}

export async function readText(): Promise<void> {
  const asked = text.value;
  try {
    const found = await analyst.run(
      "arena.read",
      { text: asked, format: textFormat.value, owners: ownerRule.value },
      PATIENCE,
    );
    if (text.value !== asked) return;
    if (!found.ok) {
      faults.value = found.faults;
      announce(say(`${found.faults.length} faults in the text.`, `${found.faults.length} fautes dans le texte.`));
      return;
    }
    typing = true;
    show({ kind: "own", document: found.document });
    warnings.value = found.warnings;
  } catch (error) {
    complain(error);
  }
}

export async function checkMine(): Promise<void> {
  const from = drawn.value?.document.start ?? selected.value ?? 0;
  try {
    verdict.value = await analyst.run("arena.check", { player: player.value, choices: choices.value, from }, PATIENCE);
    shownPlay.value = 0;
    running.value = verdict.value.winning === false;
  } catch (error) {
    complain(error);
  }
}

export function choose(vertex: number, target: number): void {
  const next = [...choices.value];
  next[vertex] = next[vertex] === target ? undefined : target;
  choices.value = next;
  verdict.value = undefined;
  running.value = false;
}

/** Whether the token's play is over, and how. */
export const ending = computed<Player | "draw" | "repeated" | undefined>(() => {
  const now = drawn.value;
  const here = path.value.at(-1);
  if (now === undefined || here === undefined) return undefined;
  const goal = now.goals[here];
  if (goal !== undefined) return goal;
  if (now.bests[here] === undefined) return "draw";
  return path.value.filter((vertex) => vertex === here).length >= 3 ? "repeated" : undefined;
});

export function moveToken(target: number): void {
  const here = path.value.at(-1);
  const now = drawn.value;
  if (now === undefined || here === undefined || ending.value !== undefined) return;
  if (!now.document.edges.some(([from, to]) => from === here && to === target)) return;
  path.value = [...path.value, target];
  announce(say(`To ${names.value[target]}.`, `Vers ${names.value[target]}.`));
}

export function askNeighbourhood(at: number | string) {
  return analyst.run("arena.neighbourhood", { at }, PATIENCE);
}

export function drawFigure(
  request: Pick<FigureRequest, "figure" | "format" | "blank" | "language" | "vocabulary">,
): Promise<string> {
  const input = {
    ...request,
    source: source.value,
    deadEnds: deadEnds.value,
    player: player.value,
    points: points.value,
    routes: places.value === undefined ? drawn.value?.drawing.routes : undefined,
  };
  return analyst.run("arena.draw", input, PATIENCE);
}

function complain(error: unknown): void {
  if (error instanceof TaskError && error.code === "timeout") {
    errorText.value = {
      en: "The computation was stopped after 10 seconds.",
      fr: "Le calcul a été arrêté après 10 secondes.",
    };
  } else if (error instanceof TaskError && error.code === "limit-reached") {
    errorText.value = {
      en: "This game has more than 300,000 positions: choose a smaller one.",
      fr: "Ce jeu a plus de 300 000 positions : choisissez-en un plus petit.",
    };
  } else {
    errorText.value = textOfError(error);
  }
  announce(t(errorText.value));
}

async function studyNow(): Promise<void> {
  const input = { source: source.value, deadEnds: deadEnds.value, layout: layout.value, format: textFormat.value };
  const current = (): boolean =>
    input.source === source.value &&
    input.deadEnds === deadEnds.value &&
    input.layout === layout.value &&
    input.format === textFormat.value;
  if (input.source.kind === "own" && input.source.document.vertices.length === 0) {
    study.value = undefined;
    return;
  }
  try {
    const found = await analyst.run("arena.study", input, PATIENCE);
    if (!current()) return;
    batch(() => {
      study.value = found;
      errorText.value = undefined;
      step.value = Math.min(step.value, found.large ? 0 : found.joinings[player.value].length + 1);
      if (!found.large && !typing) text.value = found.text;
      const isVertex = (vertex: number | undefined): boolean => vertex === undefined || vertex < found.vertexCount;
      if (!choices.value.every(isVertex)) choices.value = []; // a link may say anything
      if (mode.value === "play" && (path.value.length === 0 || !path.value.every(isVertex))) startToken();
    });
  } catch (error) {
    if (current()) complain(error);
  }
}

/** Keeps the study in step with the arena, and lets time pass while something is running. */
export function startArena(): void {
  effect(() => {
    void [source.value, deadEnds.value, layout.value, textFormat.value];
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
    const timer = setTimeout(() => moveToken(now.bests[here] as number), 600);
    return () => clearTimeout(timer);
  });
}

/** The next move of the play that defeats a strategy. */
function showNextMove(): void {
  if (verdict.value?.winning === false && shownPlay.value < verdict.value.play.length - 1) shownPlay.value++;
  else running.value = false;
}

export const arenaPage: Page = {
  id: "arena",
  save() {
    const from = source.value;
    return {
      ...(from.kind === "game" ? { game: from.game, options: from.options } : { arena: pack(from.document) }),
      ...(deadEnds.value === "draw" ? {} : { deadEnds: deadEnds.value }),
      ...(layout.value === "auto" ? {} : { layout: layout.value }),
      ...(mode.value === "attractor" ? {} : { mode: mode.value }),
      ...(player.value === 0 ? {} : { player: 1 }),
      ...(step.value === 0 ? {} : { step: step.value }),
      ...(textFormat.value === "py" ? {} : { format: textFormat.value }),
      ...(places.value === undefined
        ? {}
        : { places: places.value.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]) }),
      ...(choices.value.some((choice) => choice !== undefined)
        ? { choices: Array.from(choices.value, (choice) => choice ?? -1) }
        : {}),
      ...(mode.value === "play" && path.value.length > 1 ? { path: path.value } : {}),
    };
  },
  load(state) {
    const given = state as Record<string, unknown>;
    const next = sourceFrom(given);
    const count = next.kind === "own" ? next.document.vertices.length : Number.POSITIVE_INFINITY;
    batch(() => {
      typing = false;
      show(next, DEAD_END_RULES.find((rule) => rule === given.deadEnds) ?? "draw");
      layout.value = LAYOUTS.find((known) => known === given.layout) ?? "auto";
      mode.value = MODES.find((known) => known === given.mode) ?? "attractor";
      player.value = given.player === 1 ? 1 : 0;
      step.value = typeof given.step === "number" ? Math.max(0, Math.floor(given.step)) : 0;
      textFormat.value = TEXT_FORMATS.find((known) => known === given.format) ?? "py";
      const numbers = numbersIn(given.places);
      if (numbers !== undefined && numbers.length === 2 * count) {
        places.value = Array.from({ length: count }, (_, vertex) => ({
          x: numbers[2 * vertex],
          y: numbers[2 * vertex + 1],
        }));
      }
      choices.value = (numbersIn(given.choices) ?? []).map((choice) => (choice < 0 ? undefined : choice));
      path.value = numbersIn(given.path) ?? [];
    });
  },
  loadName(name) {
    const [id, query = ""] = name.split("?");
    const example = EXAMPLES.find((candidate) => candidate.id === id);
    if (example !== undefined) return showExample(example);
    show({ kind: "game", game: findGame(id).id, options: Object.fromEntries(new URLSearchParams(query)) }, "draw");
  },
};

function sourceFrom(given: Record<string, unknown>): Source {
  if (typeof given.game === "string") {
    const options = Object.entries((given.options ?? {}) as object).map(([name, value]) => [name, String(value)]);
    findGame(given.game).make(Object.fromEntries(options));
    return { kind: "game", game: given.game, options: Object.fromEntries(options) };
  }
  if (given.arena === undefined) throw new LinkError("damaged");
  return { kind: "own", document: unpack(given.arena) };
}

function numbersIn(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "number" && Number.isFinite(item))
    ? value
    : undefined;
}
