import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { answer } from "../src/core/run.ts";
import { fileSink } from "../src/core/sink.ts";
import { MARIENBAD } from "../src/program.ts";
import { packageFolder } from "./cli.ts";

type Place = "full" | "closed" | "pipe";

/** Runs the built program; "closed" is a pipe whose reader has gone. The exit code and what could be read. */
async function run(line: string, stdout: Place, stderr: Place) {
  const full = openSync("/dev/full", "w");
  const stdio = [stdout, stderr].map((place) => (place === "full" ? full : "pipe"));
  const child = spawn(process.execPath, [join(packageFolder, "bin/marienbad.js"), ...line.split(" ")], {
    stdio: ["ignore", ...stdio] as ["ignore", "pipe", "pipe"],
  });
  const read = { out: "", err: "" };
  for (const [stream, place, name] of [
    [child.stdout, stdout, "out"],
    [child.stderr, stderr, "err"],
  ] as const) {
    if (place === "closed") stream.destroy();
    else
      stream?.on("data", (chunk) => {
        read[name] += chunk;
      });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  closeSync(full);
  return { code, ...read };
}

const UNKNOWN = 'There is no command "nope".\n';
const UNWRITTEN = "The answer could not be written: the disk is full.\n";

describe("an error ends in sentences and exit code 2", () => {
  it.each([
    ["nope --json", "full", "pipe", `${UNKNOWN}${UNWRITTEN}`],
    [
      "solve nim sticks=x --json",
      "full",
      "pipe",
      expect.stringMatching(/^Option sticks=x.*\nThe answer could not.*\n$/),
    ],
    ["solve nim --json", "full", "pipe", UNWRITTEN],
    ["nope --json", "closed", "pipe", UNKNOWN],
    ["nope --json", "full", "full", ""],
    ["nope --json", "closed", "closed", ""],
    ["nope", "pipe", "full", ""],
    ["nope", "pipe", "closed", ""],
  ] as const)("%s, standard output %s, standard error %s", async (line, stdout, stderr, reported) => {
    expect(await run(line, stdout, stderr)).toEqual({ code: 2, out: "", err: reported });
  });

  it("and as JSON where only standard error is full", async () => {
    const { code, out } = await run("nope --json", "pipe", "full");
    expect([code, JSON.parse(out).error.code]).toEqual([2, "unknown-name"]);
  });
});

describe("every command whose answer cannot be written", () => {
  const full = (): never => {
    throw Object.assign(new Error("no space"), { code: "ENOSPC" });
  };
  const interruption = { listen: () => {}, signal: new AbortController().signal, atOnce: <R>(work: () => R) => work() };

  it.each(MARIENBAD.commands.map(({ name }) => name))("%s: its errors are sentences", async (name) => {
    const stderr = new PassThrough();
    const surroundings = { environment: {}, stdout: fileSink(1, full), stderr };
    const code = await answer(MARIENBAD, [name, "--no-such-flag", "--json"], surroundings, interruption);
    expect([code, String(stderr.read())]).toEqual([2, expect.stringMatching(/no-such-flag.*\nThe answer could not/s)]);
  });
});
