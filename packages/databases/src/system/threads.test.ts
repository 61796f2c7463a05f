import { setTimeout as pause } from "node:timers/promises";
import { MarienbadError } from "marienbad/base";
import { expect, it } from "vitest";
import { withThreads } from "./threads.ts";

const IMPORTS = 'import { parentPort, workerData } from "node:worker_threads";';
const entryOf = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(IMPORTS + code)}`);

/** Answers with its seat and the question; the seat "bad" ends at once, before anybody asks. */
const ENTRY = entryOf(`
  if (workerData === "bad") throw new Error("broken");
  if (workerData === "gone") process.exit(3);
  parentPort.on("message", (question) => parentPort.postMessage({ answer: workerData + question }));
`);

it("starts all threads at the first question, and each answers for itself", async () => {
  const answers = await withThreads<string, string, string[]>({ entry: ENTRY, seats: ["a", "b"] }, ([a, b]) =>
    Promise.all([a("1"), b("2")]),
  );
  expect(answers).toEqual(["a1", "b2"]);
});

it.each([
  ["bad", "broken"],
  ["gone", "3"],
])("tells whoever asks a thread later that it has ended before: %s", async (seat, why) => {
  const answered = withThreads<string, string, string>({ entry: ENTRY, seats: ["a", seat] }, async ([a, broken]) => {
    expect(await a("1")).toBe("a1");
    await pause(300); // the other one has ended meanwhile
    expect(await a("2")).toBe("a2");
    return await broken("3");
  });
  await expect(answered).rejects.toThrow(why);
});

it("passes on why a thread could not begin, with its code", async () => {
  const failing = entryOf(`
    const text = { en: "full", fr: "plein" };
    throw Object.assign(new Error("full"), { code: "limit-reached", text, parameters: {} });
  `);
  const answered = withThreads<string, string, string>({ entry: failing, seats: [0] }, ([thread]) => thread("1"));
  await expect(answered).rejects.toBeInstanceOf(MarienbadError);
  await expect(answered).rejects.toMatchObject({ code: "limit-reached", text: { fr: "plein" } });
});

it("tells at once where a thread ends while it is asked", async () => {
  const answered = withThreads<string, string, string>({ entry: ENTRY, seats: ["bad"] }, ([bad]) => bad("1"));
  await expect(answered).rejects.toThrow("broken");
});
