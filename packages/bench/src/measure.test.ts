import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { agreed } from "./measure.ts";

const PROGRAM = fileURLToPath(new URL("../dist/main.js", import.meta.url));

it("the attractor benchmark reads back the arena that it wrote, at its smallest size", () => {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "attractor", "--smallest"], { encoding: "utf8" });
  expect(stdout).toMatch(/same arena yes {3}certificate verified yes/);
  expect(stdout).toMatch(/same winners yes/);
  expect(status).toBe(0);
});

it("a benchmark that finds a difference ends with exit code 1", () => {
  const before = process.exitCode;
  try {
    expect([agreed(true), process.exitCode]).toEqual(["yes", before]);
    expect([agreed(false), process.exitCode]).toEqual(["NO", 1]);
  } finally {
    process.exitCode = before;
  }
});
