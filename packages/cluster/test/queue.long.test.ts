import { expect, it } from "vitest";
import { expectBytesOfOneMachine, queueOfFile } from "./workers.ts";

const queue = queueOfFile();

it.each([
  { game: "domineering", options: { rows: 4, columns: 4 } },
  { game: "connect4", options: { columns: 4, rows: 3, align: 4 }, symmetry: "rules" },
])("several machines write the database of one, byte for byte: %j", async (source) => {
  await expectBytesOfOneMachine(source, queue);
  expect(queue.notes).toEqual([]);
});
