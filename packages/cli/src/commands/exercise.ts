import { extname } from "node:path";
import { MarienbadError } from "marienbad/base";
import { writeFileSafely } from "marienbad-databases/system";
import {
  EXERCISE_FORMATS,
  EXERCISE_KINDS,
  type ExerciseFormat,
  exerciseOf,
  findExerciseFormat,
  MAX_SEED,
} from "marienbad-exercise";
import {
  type Call,
  type Command,
  choiceFlag,
  type Flag,
  flag,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { texts } from "./texts.ts";

const FORMAT_IDS = EXERCISE_FORMATS.map(({ id }) => id);
const DEFAULT_SEED = 1;
const DEFAULT_FORMAT = "md";

/** Flags of a command that writes exercises, with its default format. */
export const exerciseFlags = (fallback: string): readonly Flag[] => [
  flag(
    "seed N",
    `the same seed gives the same exercises (default ${DEFAULT_SEED})`,
    `la même graine donne les mêmes exercices (${DEFAULT_SEED} par défaut)`,
  ),
  flag(
    `format ${FORMAT_IDS.join("|")}`,
    `the format to write (default: by the file's ending, else ${fallback})`,
    `le format voulu (celui du fichier, sinon ${fallback})`,
  ),
  flag(
    "sequenced",
    "ipynb: each exercise opens when the one before is solved (Capytale)",
    "ipynb : chaque exercice s'ouvre quand le précédent est résolu (Capytale)",
  ),
];

export function seedFlag(call: Call): number {
  return integerFlag(call, "seed", { min: 0, max: MAX_SEED }, DEFAULT_SEED);
}

/** The format of the flag, else of the file's ending, else `fallback`. */
export function formatFlag(call: Call, fallback: string): ExerciseFormat {
  const path = textFlag(call, "o") ?? "";
  const byName = EXERCISE_FORMATS.find(({ ending }) => path.endsWith(`.${ending}`));
  const format = findExerciseFormat(choiceFlag(call, "format", FORMAT_IDS) ?? byName?.id ?? fallback);
  if (switchFlag(call, "sequenced") && format.id !== "ipynb") {
    throw new MarienbadError("not-applicable", texts.onlyNotebooks(format.id));
  }
  return format;
}

export const exercise: Command = {
  name: "exercise",
  subjects: async () => EXERCISE_KINDS,
  usage: `exercise [KIND[@LEVEL]] [--seed N] [--format ${FORMAT_IDS.join("|")}] [--answers] [-o FILE]`,
  flags: [
    ...exerciseFlags(DEFAULT_FORMAT),
    flag("answers", "with the answers: the key", "avec les réponses : le corrigé"),
    flag("o FILE", "write into a file", "écrire dans un fichier"),
  ],
  details: texts.LEVELS,
  examples: [
    "marienbad exercise",
    "marienbad exercise attractor --seed 7",
    "marienbad exercise alphabeta@hard --seed 7 --answers",
    "marienbad exercise python-attracteur --seed 7 --format ipynb --answers",
  ],
  async run(call) {
    const [kind] = takeWords(call, exercise, 0, 1);
    if (kind === undefined) return list(call);
    const format = formatFlag(call, DEFAULT_FORMAT);
    const place = textFlag(call, "o") ?? "";
    if (call.flags.format === undefined && extname(place) !== "" && extname(place) !== `.${format.ending}`) {
      const endings = EXERCISE_FORMATS.map(({ ending }) => `.${ending}`);
      throw new MarienbadError("bad-argument", texts.unknownEnding(place, endings));
    }
    const made = exerciseOf(kind, seedFlag(call));
    const written = format.write(
      { title: made.title, exercises: [made] },
      { language: call.language, answers: switchFlag(call, "answers"), sequenced: switchFlag(call, "sequenced") },
    );
    const path = textFlag(call, "o");
    if (path !== undefined) await writeFileSafely(path, written);
    if (call.json) {
      const where = path === undefined ? { text: written } : { file: path };
      const { level, seed, difficulty } = made;
      call.output.json({ kind: made.kind, level, seed, format: format.id, difficulty, ...where });
    } else if (path === undefined) call.output.line(written.trimEnd());
    return 0;
  },
};

function list(call: Call): number {
  if (call.json) {
    const shown = EXERCISE_KINDS.map(({ id, title, requires, guarantees, reference, difficulty, levels }) => {
      return { id, title, trains: requires, criteria: guarantees, reference, difficulty, levels };
    });
    call.output.json(shown);
    return 0;
  }
  const width = EXERCISE_KINDS.reduce((most, { id }) => Math.max(most, id.length), 0);
  for (const { id, title, requires, difficulty } of EXERCISE_KINDS) {
    const level = say(call, texts.DIFFICULTY[difficulty - 1]);
    call.output.line(`${id.padEnd(width)}  ${say(call, title)} (${say(call, requires)}; ${level})`);
  }
  return 0;
}
