import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { roomOf } from "./rooms.mjs";

/** Only the tests that concern the room: a mutant is run against as few as possible, all in one module graph. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: roomOf(process.env.ROOM ?? "").tests,
    setupFiles: ["mutation/setup.mjs"],
    isolate: false,
    testTimeout: 60_000,
  },
});
