import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { folderOf, roomOf } from "./rooms.mjs";

const room = roomOf(process.env.ROOM ?? "");
const folder = folderOf(room);

/** Only the tests that concern the room: a mutant is run against as few as possible, all in one module graph. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: [`${folder}/**/*.test.ts`],
    exclude: room.slow.map((name) => `${folder}/${name}`),
    setupFiles: ["mutation/setup.mjs"],
    isolate: false,
    testTimeout: 60_000,
  },
});
