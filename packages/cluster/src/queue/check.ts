import { MarienbadError } from "marienbad";
import { DEAD_END_RULES } from "marienbad/game";
import { texts } from "../texts.ts";
import { isPlainName, type QueuedTask } from "./protocol.ts";
import { AMOUNT, fields, integer, isObject, listOf, oneOf, type Shape, such, textUpTo } from "./shape.ts";

/* Any writer to the queue can choose what is in a job. Checked before use, since its names become names of files. */

const MAX_LEVEL = 1 << 16;
/** Maximum length of a text that is not a name, such as the value of an option. */
const MAX_TEXT = 10_000;
const MAX_OPTIONS = 100;
/** Maximum depth of lists and objects of a task of the game's own kind. */
const MAX_DEPTH = 8;

const NAME: Shape = such(isPlainName);
const INTEGER = integer();
const VALUE_BYTES = integer(1, 2);
const ROW: Shape = fields({ firstKey: INTEGER, bytes: INTEGER, checksum: NAME });

/** Details of each kind of task, over ranges of keys or over columns. */
const DETAILS: Readonly<Record<string, Shape>> = {
  merge: oneOf(
    fields({
      low: INTEGER,
      high: oneOf(
        INTEGER,
        such((value) => value === null),
      ),
      sources: listOf(NAME),
    }),
    fields({ start: INTEGER }),
  ),
  expand: fields({ sliceKeys: INTEGER }),
  find: fields({ file: INTEGER }, { before: INTEGER }),
  decide: oneOf(
    fields({
      valueBytes: VALUE_BYTES,
      after: listOf(fields({ level: integer(0, MAX_LEVEL), from: INTEGER, to: INTEGER })),
    }),
    fields({ file: INTEGER, here: INTEGER }, { after: INTEGER }),
  ),
  segment: oneOf(
    fields({ valueBytes: VALUE_BYTES, pieces: listOf(fields({ range: INTEGER, from: INTEGER, to: INTEGER })) }),
    fields({ file: INTEGER, here: INTEGER }),
  ),
  check: fields({ valueBytes: VALUE_BYTES, rows: listOf(ROW), positions: INTEGER }),
};

const KIND: Shape = such((value) => typeof value === "string" && /^[a-z]{1,20}$/.test(value));

const REF = (version: string): Shape =>
  fields(
    {
      game: such(isGameName),
      options: such((value) => isObject(value) && Object.keys(value).length <= MAX_OPTIONS && isPlain(value, 0)),
      content: textUpTo(MAX_TEXT),
      version: such((value) => value === version),
    },
    { deadEnd: such((value) => DEAD_END_RULES.some((rule) => rule === value)), symmetry: textUpTo(MAX_TEXT) },
  );

const TASK: Shape = fields(
  { id: NAME, kind: KIND, level: integer(0, MAX_LEVEL), from: INTEGER, to: INTEGER, done: NAME, weight: AMOUNT },
  { detail: () => undefined },
);

/** A job as a driver of this edition sends it; throws `bad-input` with the first wrong field. */
export function checkedTask(data: unknown, version: string): QueuedTask {
  const job = fields({ solve: NAME, ref: REF(version), task: TASK }, { putBacks: INTEGER });
  const fault = job(data, "") ?? faultOfTask((data as QueuedTask).task);
  if (fault !== undefined) throw new MarienbadError("bad-input", texts.notATask(fault));
  return data as QueuedTask;
}

/** Checks fields of a task together: its id has its kind and level, and its files have its id. */
function faultOfTask({ id, kind, level, from, to, done, detail }: QueuedTask["task"]): string | undefined {
  if (to < from) return "task.to";
  if (!id.startsWith(`${kind}-${level}-`)) return "task.id";
  if (!done.startsWith(`${id}.`)) return "task.done";
  const shape = Object.hasOwn(DETAILS, kind) ? DETAILS[kind] : such((value) => isPlain(value, 0));
  return shape(detail, "task.detail");
}

/** True for a game of the catalogue and for a file of rules: not for a path. */
function isGameName(value: unknown): boolean {
  return typeof value === "string" && /^[^/\\\p{Cc}]{1,255}$/u.test(value);
}

/** True for the data of tasks and options: short texts, finite numbers, lists and objects of them. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.length <= MAX_TEXT;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return depth < MAX_DEPTH && Object.values(value).every((one) => isPlain(one, depth + 1));
}
