import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { throwIfAborted } from "../../base/work.ts";
import { makeSheet, readSheetPlan } from "../../exercise/index.ts";
import { writeFileSafely } from "../../node/files.ts";
import { reason } from "../../node/reason.ts";
import { type Command, integerFlag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
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
    await makeFolder(folder);
    const files: string[] = [];
    const digits = Math.max(2, String(students).length);
    for (let student = 1; student <= students; student++) {
      throwIfAborted(call.signal);
      const made = makeSheet(kinds, seed, student);
      for (const answers of [false, true]) {
        const number = String(student).padStart(digits, "0");
        const path = join(folder, `${answers ? "key" : "sheet"}-${number}.${format.ending}`);
        await writeFileSafely(path, format.write(made, { ...options, answers }));
        files.push(path);
      }
    }
    if (call.json) call.output.json({ kinds, seed, students, format: format.id, files });
    else call.output.line(say(call, texts.written(students, folder)));
    return 0;
  },
};

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new MarienbadError("file", texts.cannotMake(folder, reason(error)));
  }
}
