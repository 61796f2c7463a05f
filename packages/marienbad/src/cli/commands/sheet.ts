import { join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { throwIfAborted } from "../../base/work.ts";
import { makeSheet, readSheetPlan } from "../../exercise/index.ts";
import { writeFileSafely } from "../../node/files.ts";
import { type Command, integerFlag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { numbered, openFolder } from "../report/folder.ts";
import { EXERCISE_FLAGS, formatFlag, seedFlag } from "./exercise.ts";
import * as texts from "./texts/exercise.ts";

const MAX_STUDENTS = 1000;

export const sheet: Command = {
  name: "sheet",
  usage: 'sheet "KIND[:N] …" [--seed N] [--students N] [--format F] -o FOLDER',
  flags: [
    ...EXERCISE_FLAGS,
    {
      name: "students",
      value: "N",
      summary: text(
        "a sheet of their own for so many students (default 1)",
        "un sujet propre à chacun des N élèves (1 par défaut)",
      ),
    },
    { name: "o", value: "FOLDER", summary: text("the folder to write into", "le dossier où écrire") },
  ],
  examples: ['marienbad sheet "attractor:3 alphabeta:2 grundy" --seed 2026 --students 30 --format tex -o sheets/'],
  async run(call) {
    const [plan] = takeWords(call, sheet, 1);
    const kinds = readSheetPlan(plan);
    const folder = textFlag(call, "o");
    if (folder === undefined) throw new MarienbadError("bad-argument", texts.noFolder(sheet.usage));
    const format = formatFlag(call, "tex");
    const seed = seedFlag(call);
    const students = integerFlag(call, "students", { min: 1, max: MAX_STUDENTS }, 1);
    const options = { language: call.language, sequenced: switchFlag(call, "sequenced") };
    const nameOf = (student: number, answers: boolean): string =>
      `${answers ? "key" : "sheet"}-${numbered(student, students)}.${format.ending}`;
    const names = Array.from({ length: 2 * students }, (_, index) => nameOf((index >> 1) + 1, index % 2 === 1));
    await openFolder(folder, names, (name) => /^(sheet|key)-\d+\.\w+$/.test(name));
    for (let student = 1; student <= students; student++) {
      throwIfAborted(call.signal);
      const made = makeSheet(kinds, seed, student);
      for (const answers of [false, true]) {
        await writeFileSafely(join(folder, nameOf(student, answers)), format.write(made, { ...options, answers }));
      }
    }
    const files = names.map((name) => join(folder, name));
    if (call.json) call.output.json({ kinds, seed, students, format: format.id, files });
    else call.output.line(say(call, texts.written(students, folder)));
    return 0;
  },
};
