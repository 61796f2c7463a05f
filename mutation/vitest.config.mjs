import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { roomOf } from "./rooms.mjs";

const { id, slow } = roomOf(process.env.ROOM ?? "");

/** Only the tests that concern the room: a mutant is run against as few as possible, all in one module graph. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: [`packages/marienbad/src/${id}/**/*.test.ts`],
    exclude: slow.map((name) => `packages/marienbad/src/${id}/${name}`),
    setupFiles: ["mutation/setup.mjs"],
    isolate: false,
    testTimeout: 60_000,
  },
});
