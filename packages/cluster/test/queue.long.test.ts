import { afterAll, beforeAll, expect, it } from "vitest";
import { cleanUp } from "./servers.ts";
import { expectBytesOfOneMachine, type Queue, startQueue } from "./workers.ts";

let queue: Queue;
beforeAll(async () => {
  queue = await startQueue();
});
afterAll(async () => {
  queue.server.close();
  await cleanUp();
});

it.each([
  { game: "domineering", options: { rows: 4, columns: 4 } },
  { game: "connect4", options: { columns: 4, rows: 3, align: 4 }, symmetry: "rules" },
])("several machines write the database of one, byte for byte: %j", async (source) => {
  await expectBytesOfOneMachine(source, queue);
  expect(queue.notes).toEqual([]);
});
