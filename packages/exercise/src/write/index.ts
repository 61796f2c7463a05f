import { checkOptions, findById, type OptionNames } from "marienbad/base";
import { texts } from "../texts/common.ts";
import type { ExerciseFormat, SheetOptions } from "./format.ts";
import { markdownFormat } from "./markdown.ts";
import { moodleFormat } from "./moodle.ts";
import { notebookFormat } from "./notebook.ts";
import { pageFormat } from "./page.ts";
import { texFormat } from "./tex.ts";

const SHEET_OPTIONS: OptionNames<SheetOptions> = { language: true, answers: true, sequenced: true };

function checked(format: ExerciseFormat): ExerciseFormat {
  const { write, writeAll } = format;
  const check = (options: SheetOptions): void => checkOptions("A sheet", options, SHEET_OPTIONS);
  return {
    ...format,
    write(sheet, options) {
      check(options);
      return write(sheet, options);
    },
    writeAll:
      writeAll &&
      ((sheets, options) => {
        check(options);
        return writeAll(sheets, options);
      }),
  };
}

/** Every format of exercises, the default first. */
export const EXERCISE_FORMATS: readonly ExerciseFormat[] = [
  texFormat,
  notebookFormat,
  moodleFormat,
  markdownFormat,
  pageFormat,
].map(checked);

/** The format with this id; throws and suggests the nearest if there is none. */
export function findExerciseFormat(id: string): ExerciseFormat {
  return findById(texts.FORMAT, id, EXERCISE_FORMATS);
}
