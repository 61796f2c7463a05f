import { effect, signal, untracked } from "@preact/signals";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import type { TaskRunner } from "../worker/runner.ts";
import { CHAPTERS } from "./content.ts";
import type { LiveAnswer } from "./tasks.ts";

export const SECTIONS: readonly string[] = [...CHAPTERS.map(({ id }) => id), "exercises", "traps"];

/** Chapters that are part of another now: old links lead there. */
const MERGED: Readonly<Record<string, string>> = { dilemma: "paths" };

function knownSection(name: unknown): string {
  const found = SECTIONS.find((known) => known === (MERGED[String(name)] ?? name));
  if (found === undefined) throw new LinkError("damaged");
  return found;
}

/** What the page of the course knows: where the reader is, what was computed, and what they typed. */
export function createCourseState(createRunner: () => TaskRunner) {
  const section = signal(SECTIONS[0]);
  /** The section of the chapter that a link names. */
  const anchor = signal<string | undefined>(undefined);
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

  const page: Page = {
    id: "course",
    save: () => ({ at: section.value, ...(Object.keys(typed.value).length > 0 ? { typed: typed.value } : {}) }),
    load(state) {
      const { at, typed: given } = state as Record<string, unknown>;
      section.value = knownSection(at);
      const entries = Object.entries((given ?? {}) as object).filter(
        ([, answer]) => typeof answer === "string" && answer.length < 200,
      );
      typed.value = Object.fromEntries(entries);
    },
    loadName(name) {
      const [chapter, within] = name.split("/");
      section.value = knownSection(chapter);
      anchor.value = within;
    },
  };

  return {
    ...{ section, anchor, answers, typed, start, page },
  };
}
