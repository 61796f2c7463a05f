import { effect, signal, untracked } from "@preact/signals";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import type { TaskRunner } from "../worker/runner.ts";
import type { FigureStates } from "./book/figure-state.ts";
import { CHAPTERS } from "./content.ts";
import type { LiveAnswer } from "./tasks.ts";

export const SECTIONS: readonly string[] = [...CHAPTERS.map(({ id }) => id), "exercises", "traps"];

function knownSection(name: unknown): string {
  const found = SECTIONS.find((known) => known === name);
  if (found === undefined) throw new LinkError("damaged");
  return found;
}

const MOST_FIGURES = 60;

/** The states of figures as a link gives them; whether they are states of these figures is for the figures to say. */
function objectsOf(given: unknown): FigureStates {
  const entries = Object.entries((given ?? {}) as object).slice(0, MOST_FIGURES);
  return Object.fromEntries(entries.filter(([, state]) => typeof state === "object" && state !== null));
}

/** What the page of the course knows: where the reader is, what was computed, and what they typed. */
export function createCourseState(createRunner: () => TaskRunner) {
  const section = signal(SECTIONS[0]);
  /** The section of the chapter that a link names. */
  const anchor = signal<string | undefined>(undefined);
  /** The section that the reader touched last: a link leads there. */
  const touched = signal<string | undefined>(undefined);
  /** The figures of the chapter that the reader moved. */
  const figures = signal<FigureStates>({});
  /** What was computed, by name. */
  const answers = signal<Readonly<Record<string, LiveAnswer>> | undefined>(undefined);
  /** What the reader typed, by exercise. */
  const typed = signal<Readonly<Record<string, string>>>({});
  const examiner = createRunner();

  async function compute(): Promise<void> {
    try {
      answers.value = await examiner.run("course.examples", undefined, 60_000);
    } catch {
      answers.value = {}; // the page is readable without
    } finally {
      examiner.stop(); // the answers do not change
    }
  }

  /** Computes the examples when the page is first opened. */
  function start(): void {
    effect(() => {
      if (currentPage.value !== "course") return;
      untracked(() => {
        if (answers.value === undefined && !examiner.busy) void compute();
      });
    });
  }

  /** Goes to a chapter, and to a section of it; the figures of another chapter are left behind. */
  function openChapter(id: string, within?: string): void {
    if (id !== section.value) figures.value = {};
    section.value = id;
    anchor.value = within;
    touched.value = undefined;
  }

  /** Keeps what a figure was moved to; undefined when it is as it began. */
  function moveFigure(place: string, state: FigureStates[string] | undefined): void {
    const { [place]: _, ...others } = figures.value;
    figures.value = state === undefined ? others : { ...others, [place]: state };
    touched.value = place.split("/")[0];
  }

  const page: Page = {
    id: "course",
    save() {
      const within = touched.value ?? anchor.value;
      return {
        at: section.value,
        ...(within === undefined ? {} : { within }),
        ...(Object.keys(figures.value).length > 0 ? { figures: figures.value } : {}),
        ...(Object.keys(typed.value).length > 0 ? { typed: typed.value } : {}),
      };
    },
    load(state) {
      const { at, within, figures: moved, typed: given } = state as Record<string, unknown>;
      openChapter(knownSection(at), typeof within === "string" ? within : undefined);
      figures.value = objectsOf(moved);
      const entries = Object.entries((given ?? {}) as object).filter(
        ([, answer]) => typeof answer === "string" && answer.length < 200,
      );
      typed.value = Object.fromEntries(entries);
    },
    loadName(name) {
      const [chapter, within] = name.split("/");
      openChapter(knownSection(chapter), within);
    },
  };

  return { ...{ section, anchor, figures, answers, typed, openChapter, moveFigure, start, page } };
}
