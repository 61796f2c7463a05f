import { ARENA_EXAMPLES } from "./live-arenas.ts";
import { CHAPTER_EXAMPLES } from "./live-chapters.ts";
import { OBJECTIVE_EXAMPLES } from "./live-objectives.ts";

const EXAMPLES = { ...ARENA_EXAMPLES, ...CHAPTER_EXAMPLES, ...OBJECTIVE_EXAMPLES };

export interface LiveAnswer {
  readonly value: string;
  /** Whether it is what the course says. */
  readonly right: boolean;
}

/** All the examples, computed one after the other; none of them takes long. */
async function examples(): Promise<Record<string, LiveAnswer>> {
  const answers: Record<string, LiveAnswer> = {};
  for (const [id, { expected, compute }] of Object.entries(EXAMPLES)) {
    try {
      const value = await compute();
      answers[id] = { value, right: value === expected };
    } catch (error) {
      answers[id] = { value: error instanceof Error ? error.message : String(error), right: false };
    }
  }
  return answers;
}

export const courseTasks = { "course.examples": examples };
export type CourseTasks = typeof courseTasks;
