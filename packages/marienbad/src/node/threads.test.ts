import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { withThreads } from "./threads.ts";

/** Answers with its seat and the question; the thread whose seat is "broken" ends before it is asked. */
const ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from "node:worker_threads";
    if (workerData === "broken") throw new Error("no seat");
    parentPort.on("message", (question) => parentPort.postMessage({ answer: workerData + question }));
  `)}`,
);

test("threads answer each from its seat", async () => {
  const answers = await withThreads<number, string, string[]>({ entry: ENTRY, seats: ["a", "b"] }, ([one, other]) =>
    Promise.all([one(1), other(2)]),
  );
  expect(answers).toEqual(["a1", "b2"]);
});

test("a thread that ends before it is asked says so when it is", async () => {
  await withThreads<number, string, void>({ entry: ENTRY, seats: ["a", "broken"] }, async ([sound, broken]) => {
    expect(await sound(1)).toBe("a1");
    await setTimeout(300);
    await expect(broken(2)).rejects.toThrow("no seat");
  });
});
