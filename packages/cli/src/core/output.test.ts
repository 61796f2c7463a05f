import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { createOutput } from "./output.ts";
import { streamSink } from "./sink.ts";

it.each([
  ["a pipe", false],
  ["a terminal", true],
])("long work is seen to be under way on %s: progress there, a line now and then here", async (_, isTTY) => {
  const stderr = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  const output = createOutput(streamSink(new PassThrough()), stderr, 500);
  for (const number of [1, 2]) {
    output.progress(`progress ${number}`);
    output.still(`still ${number}`); // too soon
  }
  await setTimeout(510);
  output.still("still 3");
  output.still("still 4"); // too soon again
  const wipe = "\r\u001b[2K";
  expect(stderr.read()).toBe(isTTY ? `${wipe}progress 1${wipe}progress 2` : "still 3\n");
});
