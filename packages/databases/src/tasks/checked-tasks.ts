import { throwIfAborted } from "marienbad/base";
import { ListReader } from "../database/block-list.ts";
import { segmentFile } from "../database/database.ts";
import { DATABASE_BLOCK, SEGMENT_POSITIONS } from "../database/index-page.ts";
import type { FileStore, Row, Stage, Task, TaskGame } from "./level-tasks.ts";
import { writeNote } from "./note.ts";
import { damagedFile } from "./task.ts";

const KIND = "check";
const TASK_BYTES = 1 << 25; // bytes compared per task: fewer cost files, more leave workers idle

type CheckDetail = {
  readonly valueBytes: 1 | 2;
  readonly rows: readonly { readonly firstKey: number; readonly bytes: number; readonly checksum: string }[];
  readonly positions: number;
};

/** Adds a stage that compares every byte with its checksum; a damaged segment is made again. */
export function checkedTasks(game: TaskGame): TaskGame {
  return {
    leavesOutWon: game.leavesOutWon,
    written: (store) => game.written(store),
    async *stages(store) {
      yield* game.stages(store);
      const tasks: Task[] = [];
      for await (const { statistics, stored, valueBytes, segments } of game.written(store)) {
        for (const [from, to] of groupsOf(segments)) {
          const positions = Math.min(stored, to * SEGMENT_POSITIONS) - from * SEGMENT_POSITIONS;
          tasks.push(checkTask(statistics.level, from, to, { valueBytes, rows: segments.slice(from, to), positions }));
        }
      }
      yield { name: KIND, tasks } satisfies Stage;
    },
    async runTask(task, store, signal) {
      if (task.kind !== KIND) return await game.runTask(task, store, signal);
      const { valueBytes, rows, positions } = task.detail as CheckDetail;
      for (const [place, row] of rows.entries()) {
        throwIfAborted(signal);
        const name = segmentFile(task.level, task.from + place);
        const source = {
          read: (from: number, to: number) => store.read(name, from, to),
          damaged: () => damagedFile(name),
          valueBytes,
          blockPositions: DATABASE_BLOCK,
        };
        if ((await store.size(name)) !== row.bytes) throw damagedFile(name);
        const own = Math.min(SEGMENT_POSITIONS, positions - place * SEGMENT_POSITIONS);
        await new ListReader({ ...row, positions: own }, source).check();
      }
      await writeNote(store, task.done, { positions });
    },
  };
}

/** Compares the segments again: files may have changed since an earlier run. */
export async function forgetChecks(store: FileStore): Promise<void> {
  for (const name of await store.list(`${KIND}-`)) await store.remove(name);
}

function checkTask(level: number, from: number, to: number, detail: CheckDetail): Task {
  const id = `${KIND}-${level}-${String(from).padStart(5, "0")}`;
  return { id, kind: KIND, level, from, to, done: `${id}.json`, weight: detail.positions, detail };
}

function groupsOf(segments: readonly Row[]): [from: number, to: number][] {
  const groups: [number, number][] = [];
  let [from, size] = [0, 0];
  for (const [segment, { bytes }] of segments.entries()) {
    size += bytes;
    if (size < TASK_BYTES && segment + 1 < segments.length) continue;
    groups.push([from, segment + 1]);
    [from, size] = [segment + 1, 0];
  }
  return groups;
}
