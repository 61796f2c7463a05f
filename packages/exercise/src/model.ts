import { type Language, MarienbadError, type Random, type Registered, seededRandom, type Text } from "marienbad/base";
import type { Difficulty } from "marienbad/games";
import type { Scene } from "marienbad-figure";
import { texts } from "./texts/common.ts";

/** A piece of a statement: a paragraph, a table of numbers or names, or Python. */
export type Block =
  | { readonly kind: "text"; readonly text: Text }
  | { readonly kind: "table"; readonly head: readonly Text[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "code"; readonly code: string };

interface Asked {
  /** Unique in the exercise: letters and digits. */
  readonly id: string;
  readonly prompt: Text;
  /** The reason for the answer, for the key and after a wrong answer. */
  readonly why: Text;
  /** Remarks on a name that was wrongly given or left out. */
  readonly reasons?: Readonly<Record<string, Text>>;
}

/** A question with the data to correct an answer; plain data. */
export type Question = Asked &
  (
    | { readonly kind: "number"; readonly answer: number }
    | { readonly kind: "choice"; readonly options: readonly Text[]; readonly answer: number }
    /** Some of the names, in any order. */
    | { readonly kind: "set"; readonly among: readonly string[]; readonly answer: readonly string[] }
    /** Names in order; each of the lists is right, and a key shows the first. */
    | { readonly kind: "sequence"; readonly among: readonly string[]; readonly answers: readonly (readonly string[])[] }
    /** A short answer for each name, any of those accepted; a key shows the first. */
    | {
        readonly kind: "table";
        readonly rows: readonly { readonly name: string; readonly accepted: readonly string[] }[];
      }
  );

/** A call of a function and its result, both in Python. */
export interface PythonCase {
  readonly arguments: readonly string[];
  readonly expected: string;
}

/** A function to write in Python; plain data. */
export interface PythonTask {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly docstring: Text;
  readonly publicCases: readonly PythonCase[];
  /** Cases that only a corrector sees. */
  readonly privateCases: readonly PythonCase[];
  /** A complete function, with its imports. */
  readonly solution: string;
  /** If several answers are right: a Python function that calls an answer and returns True if it is right. */
  readonly referee?: { readonly name: string; readonly code: string };
}

/** An exercise with its answers, determined by its kind, level and seed. */
export interface Exercise {
  readonly kind: string;
  readonly level: Level;
  readonly seed: number;
  readonly title: Text;
  readonly difficulty: Difficulty;
  readonly statement: readonly Block[];
  /** The figure, to be completed or solved. */
  readonly figure?: (language: Language, solved: boolean) => Scene;
  /** The name in answers of each node of the figure, by the node's id, for clicks. */
  readonly names?: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  readonly python?: PythonTask;
}

/** Levels of difficulty of one kind. */
export const LEVELS = ["easy", "normal", "hard"] as const;
/** A level; normal by default. */
export type Level = (typeof LEVELS)[number];

/** A random instance from `draw`, which returns undefined for one that would teach nothing. */
export type Draft = Omit<Exercise, "kind" | "level" | "seed" | "title" | "difficulty">;

/** A kind of exercise. `requires` is what it trains, `guarantees` when an instance is interesting enough. */
export interface ExerciseKind extends Registered {
  /** At the normal level; easy is one less, hard one more. */
  readonly difficulty: Difficulty;
  readonly levels: readonly Level[];
  draw(random: Random, level: Level): Draft | undefined;
}

/** Seeds are integers from 0 to this. */
export const MAX_SEED: number = 2 ** 31 - 1;
const MAX_DRAWS = 20_000;

/** A kind with its level as written: `attractor`, `attractor@hard`. */
export function kindAt(id: string, level: Level): string {
  return level === "normal" ? id : `${id}@${level}`;
}

/** The exercise of this kind, seed and level: instances are drawn until one is interesting. */
export function makeExercise(kind: ExerciseKind, seed: number, level: Level = "normal"): Exercise {
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) {
    throw new MarienbadError("bad-argument", texts.badSeed(seed, MAX_SEED), { parameters: { seed } });
  }
  if (!kind.levels.includes(level)) throw new MarienbadError("bad-argument", texts.noSuchLevel(kind.id, kind.levels));
  const name = kindAt(kind.id, level);
  // Kinds with the same seed should not share their randomness.
  const shift = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 20, 7);
  const random = seededRandom(shift * 2 ** 32 + seed);
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const draft = kind.draw(random, level);
    if (draft === undefined) continue;
    const difficulty = Math.min(3, Math.max(1, kind.difficulty + LEVELS.indexOf(level) - 1)) as Difficulty;
    return { kind: kind.id, level, seed, title: kind.title, difficulty, ...draft };
  }
  throw new MarienbadError("limit-reached", texts.nothingInteresting(name, MAX_DRAWS));
}
