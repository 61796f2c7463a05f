import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad, packageFolder } from "../../test/cli.ts";
import { killWhen, namesIn } from "../../test/solving.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-build-"));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = ["build", "connect4", "columns=5", "rows=4", "--threads", "1", "-o"];
const contentOf = (out: string): unknown => readdirSync(out).map((name) => [name, readFileSync(join(out, name))]);
const isDeciding = (out: string): boolean =>
  namesIn(join(`${out}.part`, "game.db.parts"), /^decide-.*counts$/).length > 0;

describe("an opponent with a database", () => {
  const whole = join(folder, "whole");

  it("is built by the same command again after it was stopped or killed, and leaves nothing beside it", async () => {
    expect(marienbad([...GAME, whole]).code).toBe(0);
    for (const signal of ["SIGKILL", "SIGTERM", "SIGINT"] as const) {
      const out = join(folder, signal);
      await killWhen([...GAME, out], () => isDeciding(out), signal);
      expect([signal, existsSync(out), isDeciding(out)]).toEqual([signal, false, true]);
      const { code, err } = marienbad([...GAME, out]);
      expect([signal, code, err]).toEqual([signal, 0, `Going on from ${out}.part/game.db.parts.\n`]);
      expect(contentOf(out)).toEqual(contentOf(whole));
      expect(readdirSync(folder).filter((name) => name.startsWith(signal))).toEqual([signal]);
    }
  });

  it("is refused to a second process while a first one writes it", async () => {
    const out = join(folder, "twice");
    const first = spawn(process.execPath, [join(packageFolder, "bin/marienbad.js"), ...GAME, out], { stdio: "ignore" });
    const ended = new Promise((resolve) => first.on("close", resolve));
    while (!isDeciding(out)) await setTimeout(2);
    first.kill("SIGSTOP"); // it must not be done before the second has come
    const second = marienbad([...GAME, out]);
    first.kill("SIGCONT");
    expect(second).toMatchObject({ code: 2, out: "" });
    expect(second.err).toContain(`${out} is being written by process ${first.pid}: wait`);
    expect(await ended).toBe(0);
    expect(contentOf(out)).toEqual(contentOf(whole));
    expect(readdirSync(folder).filter((name) => name.startsWith("twice"))).toEqual(["twice"]);
  });
});
