import { batch, computed, signal } from "@preact/signals";
import type { Text } from "marienbad";
import {
  type Answers,
  check,
  EXERCISE_KINDS,
  type Exercise,
  exerciseOf,
  kindAt,
  LEVELS,
  type Level,
  MAX_EXERCISES,
  MAX_POINTS,
  MAX_SEED,
  MAX_STUDENTS,
  makeSheet,
  readKind,
  readNames,
  type Sheet,
  type Verdict,
  withPoints,
} from "marienbad-exercise";
import { textOfError } from "../base/error-text.ts";
import { LinkError } from "../base/link.ts";
import type { Page } from "../base/router.ts";

export const MAX_OF_A_KIND = 5;

export function createExerciseState() {
  const counts = signal<Readonly<Record<string, number>>>({ attractor: 1, alphabeta: 1 });
  const seed = signal(1);
  const level = signal<Level>("normal");
  /** One exercise without its answers, as a link for a class gives it. */
  const alone = signal<{ readonly kind: string; readonly seed: number } | undefined>(undefined);
  const withKey = signal(false);
  /** What the sheet counts in all; undefined shows no points. */
  const points = signal<number | undefined>(undefined);
  /** The names of a class as they are typed, one per line. They stay here: no link has them. */
  const names = signal("");
  const student = signal(1);
  /** What was answered, and what was said about it, by the number of the exercise on the sheet. */
  const answers = signal<Readonly<Record<number, Answers>>>({});
  const verdicts = signal<Readonly<Record<number, readonly Verdict[]>>>({});

  const kinds = computed(() =>
    EXERCISE_KINDS.flatMap(({ id, levels }) => {
      const name = levels.includes(level.value) ? kindAt(id, level.value) : id;
      return Array.from({ length: counts.value[id] ?? 0 }, () => name);
    }).slice(0, MAX_EXERCISES),
  );
  const listed = computed(() =>
    tried<readonly string[]>(() => (names.value.trim() === "" ? [] : readNames(names.value))),
  );
  /** The names of the class: none where they cannot be taken. */
  const students = computed(() => listed.value.made ?? []);

  function bareSheet(of: number): Sheet {
    const name = students.value[of - 1];
    return { ...makeSheet(kinds.value, seed.value, of), ...(name === undefined ? {} : { student: name }) };
  }

  const sheetOf = (of: number): Sheet =>
    points.value === undefined ? bareSheet(of) : withPoints(bareSheet(of), points.value);
  const counted = computed(() => tried(() => sheetOf(student.value)));
  const sheet = computed<Sheet>(() => {
    if (alone.value === undefined) return counted.value.made ?? bareSheet(student.value);
    const exercise = exerciseOf(alone.value.kind, alone.value.seed);
    return { title: exercise.title, exercises: [exercise] };
  });
  const fault = computed(() => listed.value.fault ?? counted.value.fault);

  /** The sheets of the whole class, as the command `sheet --names` makes them; throws when points are too few. */
  function allSheets(): Sheet[] {
    return students.value.map((_, index) => sheetOf(index + 1));
  }

  /** Nothing, or 0, is no points. */
  function choosePoints(total: number): void {
    points.value = total === 0 ? undefined : Math.max(1, Math.min(MAX_POINTS, Math.floor(total)));
  }

  function chooseStudent(number: number): void {
    batch(() => {
      student.value = Math.max(1, Math.min(MAX_STUDENTS, number));
      forget();
    });
  }

  function chooseNames(written: string): void {
    batch(() => {
      names.value = written;
      if (student.value > Math.max(1, students.value.length)) chooseStudent(1);
    });
  }

  function forget(): void {
    answers.value = {};
    verdicts.value = {};
  }

  function chooseCount(kind: string, count: number): void {
    batch(() => {
      counts.value = { ...counts.value, [kind]: Math.min(MAX_OF_A_KIND, Math.max(0, count)) };
      forget();
    });
  }

  function chooseSeed(given: number): void {
    batch(() => {
      seed.value = wholeIn(given);
      forget();
    });
  }

  function chooseLevel(chosen: Level): void {
    batch(() => {
      level.value = chosen;
      forget();
    });
  }

  /** Takes an answer down; what was said about the one before is out of date. */
  function answer(place: number, question: string, given: Answers[string]): void {
    batch(() => {
      answers.value = { ...answers.value, [place]: { ...answers.value[place], [question]: given } };
      const others = (verdicts.value[place] ?? []).filter((verdict) => verdict.question !== question);
      verdicts.value = { ...verdicts.value, [place]: others };
    });
  }

  function correct(place: number): void {
    const exercise: Exercise = sheet.value.exercises[place];
    verdicts.value = { ...verdicts.value, [place]: check(exercise, answers.value[place] ?? {}) };
  }

  function leaveClass(): void {
    batch(() => {
      alone.value = undefined;
      forget();
    });
  }

  const page: Page = {
    id: "exercise",
    save() {
      if (alone.value !== undefined) return { ...alone.value };
      return {
        plan: counts.value,
        seed: seed.value,
        ...(level.value === "normal" ? {} : { level: level.value }),
        ...(points.value === undefined ? {} : { points: points.value }),
        ...(student.value === 1 ? {} : { student: student.value }),
      };
    },
    load(state) {
      const given = state as Record<string, unknown>;
      const plan = typeof given.kind === "string" ? undefined : planIn(given.plan);
      const wanted = levelIn(given.level);
      const total = given.points === undefined ? undefined : numberIn(given.points, MAX_POINTS);
      const whose = given.student === undefined ? 1 : numberIn(given.student, MAX_STUDENTS);
      const from = wholeIn(given.seed);
      const one = plan === undefined ? { kind: kindIn(given.kind), seed: from } : undefined;
      batch(() => {
        alone.value = one;
        withKey.value = false;
        forget();
        if (plan === undefined) return;
        counts.value = plan;
        level.value = wanted;
        seed.value = from;
        points.value = total;
        student.value = whose;
      });
    },
    loadName(name) {
      const [kind, number = "1"] = name.split("/");
      const one = { kind: kindIn(kind), seed: wholeIn(Number(number)) };
      batch(() => {
        alone.value = one;
        withKey.value = false;
        forget();
      });
    },
  };

  return {
    ...{ counts, seed, level, alone, withKey, answers, verdicts, sheet, page },
    ...{ points, names, student, students, fault, allSheets, choosePoints, chooseStudent, chooseNames },
    ...{ chooseCount, chooseSeed, chooseLevel, answer, correct, leaveClass },
  };
}

/** What was made, or the sentence that says why not. */
function tried<Made>(make: () => Made): { readonly made?: Made; readonly fault?: Text } {
  try {
    return { made: make() };
  } catch (error) {
    return { fault: textOfError(error) };
  }
}

function numberIn(given: unknown, most: number): number {
  const isOne = typeof given === "number" && Number.isInteger(given) && given >= 1 && given <= most;
  if (!isOne) throw new LinkError("damaged");
  return given;
}

/** A kind of exercise, with its level where a link for a class has one. */
function kindIn(given: unknown): string {
  try {
    const { kind, level } = readKind(String(given));
    return kindAt(kind.id, level);
  } catch {
    throw new LinkError("damaged");
  }
}

function levelIn(given: unknown = "normal"): Level {
  const found = LEVELS.find((level) => level === given);
  if (found === undefined) throw new LinkError("damaged");
  return found;
}

function wholeIn(given: unknown): number {
  const isSeed = typeof given === "number" && Number.isInteger(given) && given >= 0 && given <= MAX_SEED;
  if (!isSeed) throw new LinkError("damaged");
  return given;
}

function planIn(given: unknown): Readonly<Record<string, number>> {
  if (typeof given !== "object" || given === null) throw new LinkError("damaged");
  return Object.fromEntries(
    Object.entries(given).map(([kind, count]) => [kindIn(kind), Math.min(MAX_OF_A_KIND, wholeIn(count))]),
  );
}
