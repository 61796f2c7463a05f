import { extname, join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { throwIfAborted } from "../../base/work.ts";
import {
  type ExerciseFormat,
  MAX_POINTS,
  MAX_STUDENTS,
  makeSheet,
  readNames,
  readSheetPlan,
  type Sheet,
  type SheetOptions,
  withPoints,
} from "../../exercise/index.ts";
import { readText, writeFileSafely } from "../../node/files.ts";
import { type Call, type Command, integerFlag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { numbered, openFolder } from "../report/folder.ts";
import { exerciseFlags, formatFlag, seedFlag } from "./exercise.ts";
import * as texts from "./texts/exercise.ts";

/** Sheets are mostly printed. */
const DEFAULT_FORMAT = "tex";

export const sheet: Command = {
  name: "sheet",
  usage:
    'sheet "KIND[@LEVEL][:N] …" [--seed N] [--students N | --names FILE] [--points N] [--format F] -o FOLDER|FILE.tex',
  flags: [
    ...exerciseFlags(DEFAULT_FORMAT),
    {
      name: "students",
      value: "N",
      summary: text(
        "a sheet of their own for so many students (default 1)",
        "un sujet propre à chacun des N élèves (1 par défaut)",
      ),
    },
    {
      name: "names",
      value: "FILE",
      summary: text(
        "the names of the students, one per line: each has their sheet",
        "les noms des élèves, un par ligne : à chacun son sujet",
      ),
    },
    {
      name: "points",
      value: "N",
      summary: text(
        "what the sheet counts in all, shared by difficulty and told beside each question",
        "le total des points, réparti selon la difficulté et indiqué à chaque question",
      ),
    },
    {
      name: "o",
      value: "FOLDER",
      summary: text(
        "the folder to write into; FILE.tex holds the whole class, and FILE-key.tex the keys",
        "le dossier où écrire ; FICHIER.tex contient toute la classe, et FICHIER-key.tex les corrigés",
      ),
    },
  ],
  details: texts.LEVELS,
  examples: [
    'marienbad sheet "attractor:3 alphabeta:2 grundy" --seed 2026 --students 30 --format tex -o sheets/',
    'marienbad sheet "ranks minimax nim" --seed 2026 --students 30 --points 20 -o class.tex',
  ],
  async run(call) {
    const [plan] = takeWords(call, sheet, 1);
    const kinds = readSheetPlan(plan);
    const place = textFlag(call, "o");
    if (place === undefined) throw new MarienbadError("bad-argument", texts.noFolder(sheet.usage));
    const format = formatFlag(call, DEFAULT_FORMAT);
    const isOneFile = extname(place) !== "" && extname(place) === `.${format.ending}`;
    if (isOneFile && format.writeAll === undefined)
      throw new MarienbadError("not-applicable", texts.noOneFile(format.id));
    const seed = seedFlag(call);
    const points = integerFlag(call, "points", { min: 1, max: MAX_POINTS });
    const names = await namesOf(call);
    const sheets: Sheet[] = [];
    for (let student = 1; student <= names.length; student++) {
      throwIfAborted(call.signal);
      const name = names[student - 1];
      const made = { ...makeSheet(kinds, seed, student), ...(name !== undefined && { student: name }) };
      sheets.push(points === undefined ? made : withPoints(made, points));
    }
    const options = { language: call.language, sequenced: switchFlag(call, "sequenced") };
    const files = await (isOneFile ? writeOneFile : writeFolder)(call, format, sheets, place, options);
    if (call.json) call.output.json({ kinds, seed, students: names.length, format: format.id, files });
    else call.output.line(say(call, texts.written(names.length, isOneFile ? files.join(", ") : place)));
    return 0;
  },
};

/** The names of the students; undefined for those who are only counted. */
async function namesOf(call: Call): Promise<readonly (string | undefined)[]> {
  const list = textFlag(call, "names");
  const count = integerFlag(call, "students", { min: 1, max: MAX_STUDENTS });
  if (list === undefined) return Array.from({ length: count ?? 1 }, () => undefined);
  if (count !== undefined) throw new MarienbadError("bad-argument", texts.namesOrCount());
  return readNames(await readText(list));
}

type Options = Omit<SheetOptions, "answers">;

/** A sheet and a key for each student. */
async function writeFolder(
  call: Call,
  format: ExerciseFormat,
  sheets: readonly Sheet[],
  folder: string,
  options: Options,
): Promise<string[]> {
  const nameOf = (index: number, answers: boolean): string => {
    const { student } = sheets[index];
    const named = student === undefined ? "" : `-${asFileName(student)}`;
    return `${answers ? "key" : "sheet"}-${numbered(index + 1, sheets.length)}${named}.${format.ending}`;
  };
  const names = sheets.flatMap((_, index) => [nameOf(index, false), nameOf(index, true)]);
  await openFolder(folder, names, (name) => /^(sheet|key)-\d+(-[^.]*)?\.\w+$/.test(name));
  for (const [index, made] of sheets.entries()) {
    throwIfAborted(call.signal);
    for (const answers of [false, true]) {
      await writeFileSafely(join(folder, nameOf(index, answers)), format.write(made, { ...options, answers }));
    }
  }
  return names.map((name) => join(folder, name));
}

/** All sheets in one file, and their keys in another beside it. */
async function writeOneFile(
  _: Call,
  format: ExerciseFormat,
  sheets: readonly Sheet[],
  path: string,
  options: Options,
): Promise<string[]> {
  const keys = `${path.slice(0, -extname(path).length)}-key${extname(path)}`;
  for (const [file, answers] of [
    [path, false],
    [keys, true],
  ] as const) {
    await writeFileSafely(file, format.writeAll?.(sheets, { ...options, answers }) ?? "");
  }
  return [path, keys];
}

/** Letters and digits of a name, joined by dashes: what every file system takes. */
function asFileName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
