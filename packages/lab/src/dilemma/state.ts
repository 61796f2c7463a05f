import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Text } from "marienbad";
import { sameText } from "marienbad/base";
import { DILEMMA_STRATEGIES } from "marienbad-matrix";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { language, t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { createSteps } from "../base/steps.ts";
import type { TaskRunner } from "../worker/runner.ts";
import { CLASSICS, classicDocument, isWhole, unpackMatrix, withPlainNumbers } from "./document.ts";
import type {
  MatchAnswer,
  MatrixDocument,
  MatrixStudy,
  Rules,
  Stakes,
  TournamentAnswer,
  TournamentStudy,
} from "./tasks.ts";
import * as texts from "./texts.ts";

export const TABS = ["matrix", "match", "tournament"] as const;
export type Tab = (typeof TABS)[number];

/** Below this chance matches are too long to be looked at. */
export const MIN_END = 0.002;

const USUAL = [
  "always-cooperate",
  "always-defect",
  "tit-for-tat",
  "grudger",
  "pavlov",
  "random",
  "generous-tit-for-tat",
  "gradual",
];

const PATIENCE = 10_000;
const LONGEST = 600_000; // milliseconds: a long tournament is allowed, and can be stopped

export function createDilemmaState(createRunner: () => TaskRunner) {
  const tab = signal<Tab>("matrix");
  const errorText = signal<Text | undefined>(undefined);
  /** The classic game that is shown, in the reader's language; undefined once it has been changed. */
  const classicId = signal<string | undefined>("prisoners");
  const changed = signal<MatrixDocument | undefined>(undefined);
  const matrix = computed(() => changed.value ?? classicDocument(classicId.value ?? "prisoners", language.value));
  const matrixStudy = signal<MatrixStudy | undefined>(undefined);
  const stakes = signal<Stakes>("course");
  const turns = signal(30);
  /** How a match ends: after a number of turns, or by chance after any of them. */
  const ending = signal<"turns" | "chance">("turns");
  const end = signal(0.05);
  const noise = signal(0);
  const seed = signal(1);

  const rules = computed<Rules>(() => ({
    stakes: stakes.value,
    turns: turns.value,
    end: ending.value === "chance" ? end.value : 0,
    noise: noise.value,
    seed: seed.value,
  }));

  const first = signal("tit-for-tat");
  const second = signal("always-defect");
  const match = signal<MatchAnswer | undefined>(undefined);
  const lastTurn = computed(() => match.value?.turns.length ?? 0);
  const steps = createSteps(lastTurn, () => match.value !== undefined);
  const turn = steps.step;
  const running = signal(false);
  const entrants = signal<readonly string[]>(USUAL);
  const repeat = signal(5);
  const generations = signal(60);
  const generation = signal(0);
  const breeding = signal(false);
  /** What was played, and by which rules: it stays on the page while the rules are changed. */
  const played = signal<TournamentStudy | undefined>(undefined);
  const exactly = signal(false);

  const shownTournament = computed<TournamentAnswer | undefined>(() =>
    exactly.value ? (played.value?.expected ?? played.value?.sampled) : played.value?.sampled,
  );

  const playing = signal(false);
  const progress = signal(0);
  /** The generation that a link asks for; it is shown once the tournament has been played. */
  let wished: number | undefined;
  const analyst = createRunner();
  const organiser = createRunner();

  function chooseClassic(id: string): void {
    batch(() => {
      classicId.value = id;
      changed.value = undefined;
    });
  }

  function changeMatrix(next: MatrixDocument): void {
    changed.value = next;
    classicId.value = undefined;
  }

  function toggleEntrant(id: string): void {
    const kept = entrants.value.filter((known) => known !== id);
    entrants.value = kept.length < entrants.value.length ? kept : [...entrants.value, id];
  }

  async function studyMatrix(): Promise<void> {
    if (!isWhole(matrix.value)) return; // the field says so itself
    await ask(
      () => ({ document: matrix.value, language: language.value }),
      ({ document, language: of }) =>
        analyst.run("dilemma.analyse", { document: withPlainNumbers(document), language: of }, PATIENCE),
      (found) =>
        batch(() => {
          matrixStudy.value = found;
          errorText.value = undefined;
        }),
      complain,
    );
  }

  function playMatch(): Promise<void> {
    return ask(
      () => ({ first: first.value, second: second.value, rules: rules.value }),
      (asked) => analyst.run("dilemma.match", asked, PATIENCE),
      (found) =>
        batch(() => {
          match.value = found;
          errorText.value = undefined;
        }),
      complain,
    );
  }

  async function playTournament(): Promise<void> {
    organiser.stop();
    batch(() => {
      playing.value = true;
      progress.value = 0;
      errorText.value = undefined;
    });
    try {
      const input = {
        entrants: entrants.value,
        repeat: repeat.value,
        generations: generations.value,
        rules: rules.value,
      };
      const answer = await organiser.run("dilemma.tournament", input, LONGEST, (share) => {
        progress.value = share;
      });
      batch(() => {
        played.value = answer;
        generation.value = Math.min(wished ?? generations.value, generations.value);
        wished = undefined;
        breeding.value = false;
      });
      const best = nameOf(answer.sampled.tournament.standings[0].strategy);
      announce(t(texts.tournamentOverFirst(best)));
    } catch (error) {
      complain(error);
    } finally {
      playing.value = organiser.busy;
    }
  }

  function complain(error: unknown): void {
    errorText.value = textOfError(error);
    announce(t(errorText.value));
  }

  function start(): void {
    effect(() => {
      void [matrix.value, language.value];
      if (currentPage.value === "dilemma" && tab.value === "matrix") untracked(() => void studyMatrix());
    });
    effect(() => {
      void [first.value, second.value, rules.value];
      if (currentPage.value === "dilemma" && tab.value === "match") untracked(() => void playMatch());
    });
    /** A first tournament is played unasked: it takes no time. */
    effect(() => {
      if (currentPage.value !== "dilemma" || tab.value !== "tournament") return;
      untracked(() => {
        if (played.value === undefined && !playing.value && entrants.value.length > 0 && turnsToPlay() <= 2e6)
          void playTournament();
      });
    });
  }

  function turnsToPlay(): number {
    const count = entrants.value.length;
    return ((count * (count + 1)) / 2) * repeat.value * (ending.value === "chance" ? 1 / end.value : turns.value);
  }

  const page: Page = {
    id: "dilemma",
    save() {
      if (tab.value === "matrix") {
        return {
          tab: "matrix",
          ...(changed.value === undefined ? { game: classicId.value } : { matrix: changed.value }),
        };
      }
      const { end: chance, ...others } = rules.value;
      const common = { tab: tab.value, ...others, ...(chance > 0 ? { end: chance } : {}) };
      if (tab.value === "match") {
        return { ...common, first: first.value, second: second.value, turn: steps.stepForLink() };
      }
      return {
        ...common,
        entrants: entrants.value,
        repeat: repeat.value,
        generations: generations.value,
        ...(played.value === undefined || generation.value === generations.value
          ? {}
          : { generation: generation.value }),
        ...(exactly.value ? { exact: true } : {}),
      };
    },
    load(state) {
      const given = state as Record<string, unknown>;
      const chosen = TABS.find((known) => known === given.tab);
      if (chosen === undefined) throw new LinkError("damaged");
      // Read before anything changes: a damaged link leaves the page as it was.
      const players = chosen === "match" ? [given.first, given.second].map(strategyIn) : [];
      const ids = chosen === "tournament" && Array.isArray(given.entrants) ? given.entrants.map(strategyIn) : [];
      batch(() => {
        if (chosen === "matrix") takeMatrix(given);
        else takeRules(given);
        if (chosen === "match") {
          [first.value, second.value] = players;
          steps.goToStep(wholeIn(given.turn, 0, 100_000, Number.POSITIVE_INFINITY));
        }
        if (chosen === "tournament") {
          entrants.value = [...new Set(ids)];
          repeat.value = wholeIn(given.repeat, 1, 10_000, 5);
          generations.value = wholeIn(given.generations, 1, 1000, 60);
          wished = wholeIn(given.generation, 0, 1000, generations.value);
          exactly.value = given.exact === true;
          played.value = undefined;
        }
        tab.value = chosen;
        running.value = false;
      });
    },
    /** `#dilemma/rps`, `#dilemma/match?first=pavlov&turns=10`, `#dilemma/tournament?entrants=tit-for-tat,pavlov`. */
    loadName(name) {
      const [id, query = ""] = name.split("?");
      const found = TABS.find((known) => known === id);
      if (found !== undefined && query !== "") {
        const { turns: wanted, entrants: list = "", ...others } = Object.fromEntries(new URLSearchParams(query));
        return page.load({ tab: found, ...others, turns: Number(wanted), entrants: list.split(",") });
      }
      if (found !== undefined) {
        tab.value = found;
        return;
      }
      if (!CLASSICS.some(({ id }) => id === name)) throw new LinkError("damaged");
      batch(() => {
        tab.value = "matrix";
        chooseClassic(name);
      });
    },
  };

  function takeMatrix(given: Record<string, unknown>): void {
    if (given.matrix !== undefined) changeMatrix(unpackMatrix(given.matrix));
    else if (CLASSICS.some(({ id }) => id === given.game)) chooseClassic(String(given.game));
    else throw new LinkError("damaged");
  }

  function takeRules(given: Record<string, unknown>): void {
    stakes.value = given.stakes === "axelrod" ? "axelrod" : "course";
    turns.value = wholeIn(given.turns, 1, 1000, 30);
    const chance = typeof given.end === "number" && given.end >= MIN_END && given.end <= 1 ? given.end : 0;
    ending.value = chance > 0 ? "chance" : "turns";
    if (chance > 0) end.value = chance;
    seed.value = wholeIn(given.seed, 0, 2 ** 31, 1);
    noise.value = typeof given.noise === "number" && given.noise >= 0 && given.noise <= 1 ? given.noise : 0;
  }

  return {
    ...{ tab, errorText, classicId, changed, matrix, matrixStudy, stakes, turns, ending, end, noise },
    ...{ seed, rules, first, second, match, turn, goToTurn: steps.goToStep, running, entrants },
    ...{ repeat, generations, generation },
    ...{ breeding, played, exactly, shownTournament, playing, progress, chooseClassic, changeMatrix },
    ...{ toggleEntrant, playTournament, stopTournament: () => organiser.stop(), start, page },
  };
}

export function nameOf(id: string): string {
  return t(DILEMMA_STRATEGIES.find((strategy) => strategy.id === id)?.title ?? sameText(id));
}

function strategyIn(value: unknown): string {
  const found = DILEMMA_STRATEGIES.find(({ id }) => id === value);
  if (found === undefined) throw new LinkError("damaged");
  return found.id;
}

function wholeIn(value: unknown, least: number, most: number, usual: number): number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : usual;
}
