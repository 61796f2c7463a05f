import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { createServer } from "vite";
import type { WorkerClient } from "../src/worker/client.ts";

test("a task that takes too long fails alone: what stood behind it is done in a new worker", async ({ page }) => {
  // The sources as they are, so that the page's own client can be asked by itself.
  const root = fileURLToPath(new URL("..", import.meta.url));
  const optimizeDeps = { noDiscovery: true };
  const server = await createServer({ root, configFile: false, optimizeDeps, server: { port: 0 }, logLevel: "silent" });
  await server.listen();
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}icon.svg`);
    const answers = await page.evaluate(async () => {
      const address = "/src/worker/client.ts";
      const { WorkerClient: Client } = (await import(address)) as { WorkerClient: typeof WorkerClient };
      const client = new Client();
      const source = { kind: "game", game: "connect4", options: {} } as const;
      /** Counts three searches without a pause, each for as long as is given. */
      const count = (depth: number, each: number, milliseconds: number): Promise<unknown> => {
        const question = { source, algorithm: "minimax", depth, reuse: "same" } as const;
        const counting = client.run("tree.count", { ...question, milliseconds: each }, milliseconds);
        return counting.then(
          ([minimax]) => minimax.leaves,
          ({ code }) => code,
        );
      };
      await count(1, 60_000, 60_000); // the code has been fetched
      return Promise.all([count(20, 60_000, 1500), count(1, 60_000, 1400), count(2, 60_000, 1400)]);
    });
    expect(answers).toEqual(["timeout", 7, 49]);
  } finally {
    await server.close();
  }
});
