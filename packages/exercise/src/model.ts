import { type Language, MarienbadError, type Random, type Registered, seededRandom, type Text } from "marienbad/base";
import type { Difficulty } from "marienbad/games";
import type { Scene } from "marienbad-figure";
import { texts } from "./texts/common.ts";

/** A piece of a statement: a paragraph, a table of numbers or names, or Python. */
export type Block =
  | { readonly kind: "text"; readonly text: Text }
  | { readonly kind: "table"; readonly head: readonly Text[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "code"; readonly code: string };

/** What every question has. */
interface Asked {
  /** Unique in the exercise: letters and digits. */
  readonly id: string;
  readonly prompt: Text;
  /** Why the answer is what it is, for the key and after a wrong answer. */
  readonly why: Text;
  /** What to say about one name that was wrongly given or left out. */
  readonly reasons?: Readonly<Record<string, Text>>;
}

/** A question with everything that is needed to correct an answer; plain data. */
export type Question = Asked &
  (
    | { readonly kind: "number"; readonly answer: number }
    | { readonly kind: "choice"; readonly options: readonly Text[]; readonly answer: number }
    /** Some of the names, in any order. */
    | { readonly kind: "set"; readonly among: readonly string[]; readonly answer: readonly string[] }
    /** Names in order; each of the lists is right, and the first is the one that a key shows. */
    | { readonly kind: "sequence"; readonly among: readonly string[]; readonly answers: readonly (readonly string[])[] }
    /** A short answer for each name, any of those accepted; the first is the one that a key shows. */
    | {
        readonly kind: "table";
        readonly rows: readonly { readonly name: string; readonly accepted: readonly string[] }[];
      }
  );

/** One call of a function with what it should return, both as Python writes them. */
export interface PythonCase {
  readonly arguments: readonly string[];
  readonly expected: string;
}

/** A function to write in Python; plain data. */
export interface PythonTask {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly docstring: Text;
  /** Cases that the student sees. */
  readonly publicCases: readonly PythonCase[];
  /** Cases that only a corrector sees. */
  readonly privateCases: readonly PythonCase[];
  /** A right answer: the whole function, with its imports. */
  readonly solution: string;
  /**
   * Where several answers are right: a function in Python that takes the same arguments, calls the one that is asked
   * for, and returns whether its answer is right; `expected` is then one of them.
   */
  readonly referee?: { readonly name: string; readonly code: string };
}

/** An exercise: what it says, shows and asks, with its answers. The same kind and seed always give the same. */
export interface Exercise {
  readonly kind: string;
  readonly level: Level;
  readonly seed: number;
  readonly title: Text;
  /** 1 to 3. */
  readonly difficulty: Difficulty;
  readonly statement: readonly Block[];
  /** The figure, to be completed or with the answers in. */
  readonly figure?: (language: Language, solved: boolean) => Scene;
  /** The name that each node of the figure has in answers, for clicks; by the id of the node. */
  readonly names?: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
  readonly python?: PythonTask;
}

/** How large and twisted the instances of one kind are. */
export const LEVELS = ["easy", "normal", "hard"] as const;
/** One of these; a kind without a level after its name is normal. */
export type Level = (typeof LEVELS)[number];

/** What a generator makes of chance; undefined where the instance would teach nothing. */
export type Draft = Omit<Exercise, "kind" | "level" | "seed" | "title" | "difficulty">;

/** A kind of exercise. `requires` says what it trains, `guarantees` when an instance is interesting enough. */
export interface ExerciseKind extends Registered {
  /** Of the normal level; easy is one less, hard one more. */
  readonly difficulty: Difficulty;
  /** The levels that it has. */
  readonly levels: readonly Level[];
  draw(random: Random, level: Level): Draft | undefined;
}

/** Seeds are whole numbers from 0. */
export const MAX_SEED: number = 2 ** 31 - 1;
const MAX_DRAWS = 20_000;

/** A kind with its level, as one writes it: `attractor`, `attractor@hard`. */
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
  // Kinds of one seed should not share their chance.
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
