import { extname, join } from "node:path";
import { MarienbadError, runAsync, type Text, type Work } from "marienbad/base";
import { readText, writeFileSafely } from "marienbad-databases/system";
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
} from "marienbad-exercise";
import { type Call, type Command, flag, integerFlag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { fillFolder, numbered } from "../report/folder.ts";
import { progressBar } from "../subject/explore.ts";
import { exerciseFlags, formatFlag, seedFlag } from "./exercise.ts";
import { texts } from "./texts.ts";

const DEFAULT_FORMAT = "tex";

export const sheet: Command = {
  name: "sheet",
  usage:
    'sheet "KIND[@LEVEL][:N] …" [--seed N] [--students N | --names FILE] [--points N] [--format F] -o FOLDER|FILE.tex',
  flags: [
    ...exerciseFlags(DEFAULT_FORMAT),
    flag(
      "students N",
      "a sheet of their own for so many students (default 1)",
      "un sujet propre à chacun des N élèves (1 par défaut)",
    ),
    flag(
      "names FILE",
      "the names of the students, one per line: each has their sheet",
      "les noms des élèves, un par ligne : à chacun son sujet",
    ),
    flag(
      "points N",
      "what the sheet counts in all, shared by difficulty and printed beside each question",
      "le total des points, réparti selon la difficulté et indiqué à chaque question",
    ),
    flag(
      "o FOLDER",
      "the folder to write into; FILE.tex holds the whole class, and FILE-key.tex the keys",
      "le dossier où écrire ; FICHIER.tex contient toute la classe, et FICHIER-key.tex les corrigés",
    ),
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
    const names = await namesOf(call, format);
    const course: Course = {
      names,
      *sheetWork(index) {
        const made = yield* makeSheet.work(kinds, seed, index + 1);
        const named = { ...made, ...(names[index] !== undefined && { student: names[index] }) };
        return points === undefined ? named : withPoints(named, points);
      },
      format,
      options: { language: call.language, sequenced: switchFlag(call, "sequenced") },
    };
    const files = await (isOneFile ? writeOneFile : writeFolder)(call, course, place);
    if (call.json) call.output.json({ kinds, seed, students: names.length, format: format.id, files });
    else call.output.line(say(call, texts.written(names.length, isOneFile ? files.join(", ") : place)));
    return 0;
  },
};

/** Names of the students; undefined for unnamed ones. */
async function namesOf(call: Call, format: ExerciseFormat): Promise<readonly (string | undefined)[]> {
  const list = textFlag(call, "names");
  const count = integerFlag(call, "students", { min: 1, max: MAX_STUDENTS });
  if (list === undefined) return Array.from({ length: count ?? 1 }, () => undefined);
  if (count !== undefined) throw new MarienbadError("bad-argument", texts.namesOrCount());
  const warn = (warning: Text): void => call.output.note(say(call, warning));
  const names = readNames(await readText(list), warn);
  for (const name of names) format.remarksOn?.(name).forEach(warn);
  return names;
}

interface Course {
  readonly names: readonly (string | undefined)[];
  sheetWork(index: number): Work<Sheet>;
  readonly format: ExerciseFormat;
  readonly options: Omit<SheetOptions, "answers">;
}

async function writeFolder(call: Call, course: Course, folder: string): Promise<string[]> {
  const { names, sheetWork, format, options } = course;
  const files = names.map((name, index) => {
    const named = name === undefined ? "" : `-${asFileName(name)}`;
    return ["sheet", "key"].map((kind) => `${kind}-${numbered(index + 1, names.length)}${named}.${format.ending}`);
  });
  const isOurs = (name: string): boolean => /^(sheet|key)-\d+(-[^.]*)?\.\w+$/.test(name);
  await fillFolder(folder, files.flat(), isOurs, async (inside) => {
    for (const [index, [sheetFile, keyFile]] of files.entries()) {
      call.output.progress(progressBar(index / files.length));
      const howFar = () => texts.afterSheets(index, files.length);
      const made = await runAsync(sheetWork(index), { signal: call.signal }, howFar);
      await writeFileSafely(join(inside, sheetFile), format.write(made, { ...options, answers: false }));
      await writeFileSafely(join(inside, keyFile), format.write(made, { ...options, answers: true }));
    }
  });
  return files.flat().map((name) => join(folder, name));
}

async function writeOneFile(call: Call, course: Course, path: string): Promise<string[]> {
  const { names, sheetWork, format, options } = course;
  const paths = [path, `${path.slice(0, -extname(path).length)}-key${extname(path)}`];
  const count = names.length;
  let steps = 0; // each sheet is made, then written twice
  function* contentsWork(): Work<Buffer[][]> {
    const sheets: Sheet[] = [];
    for (let index = 0; index < count; index++, steps++) sheets.push(yield* sheetWork(index));
    const contents: Buffer[][] = [];
    for (const answers of [false, true]) {
      const pieces: Buffer[] = [];
      for (const piece of format.writeAll?.(sheets, { ...options, answers }) ?? []) {
        pieces.push(Buffer.from(piece));
        yield steps++;
      }
      contents.push(pieces);
    }
    return contents;
  }
  const onProgress = () => call.output.progress(progressBar(steps / (3 * count)));
  const howFar = () => texts.afterSheets(Math.min(steps, count), count);
  const contents = await runAsync(contentsWork(), { signal: call.signal, onProgress }, howFar);
  for (const [place, file] of paths.entries()) await writeFileSafely(file, contents[place]);
  return paths;
}

/** File names have at most 255 bytes, and each of these characters at most four. */
const MAX_IN_FILE_NAME = 40;

/** Letters and digits of a name, joined by dashes, which every file system accepts. */
function asFileName(name: string): string {
  const joined = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return [...joined].slice(0, MAX_IN_FILE_NAME).join("").replace(/^-|-$/g, "");
}
