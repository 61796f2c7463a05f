import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder } from "../../test/cli.ts";
import { MARIENBAD } from "../program.ts";
import { answer } from "./run.ts";
import { streamSink } from "./sink.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-run-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Answers a command line within the test. */
async function marienbad(
  line: string,
  { tty = false, env = {} }: { tty?: boolean; env?: Record<string, string> } = {},
) {
  const out = Object.assign(new PassThrough(), { isTTY: tty });
  const err = Object.assign(new PassThrough(), { isTTY: tty });
  const surroundings = { environment: env, stdout: streamSink(out), stderr: err };
  const { signal } = new AbortController();
  const interruption = { listen: () => {}, signal, atOnce: <Result>(work: () => Result) => work() };
  const code = await answer(MARIENBAD, line.split(" ").filter(Boolean), surroundings, interruption);
  return { code, out: String(out.read() ?? ""), err: String(err.read() ?? "") };
}

describe("the edition", () => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));

  it("is told by --version, from the package", async () => {
    expect(await marienbad("--version")).toEqual({ code: 0, out: `marienbad ${version}\n`, err: "" });
    expect(JSON.parse((await marienbad("--json --version")).out)).toEqual({ version });
  });

  it("is not told by -v: one dash is for one letter, and that letter is not taken", async () => {
    const { code, out, err } = await marienbad("-v");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/marienbad has no flag -v\. Did you mean --version\?/);
  });
});

describe("common flags", () => {
  it("may stand before the command", async () => {
    const after = await marienbad("nim 1 2 3 --lang fr --json");
    expect(await marienbad("--lang fr --json nim 1 2 3")).toEqual(after);
    expect(await marienbad("--lang=fr nim 1 2 --json 3")).toEqual(after);
    expect((await marienbad("--lang fr help nim")).out).toBe((await marienbad("nim --help --lang fr")).out);
    expect((await marienbad("--json solve --help")).out).toMatch(/^Who wins/);
  });

  it("are refused when they are nonsense, or given twice", async () => {
    expect((await marienbad("nim 3 --lang de")).err).toMatch(/--lang de is not valid: it takes en or fr/);
    expect((await marienbad("--color maybe")).err).toMatch(/--color maybe is not valid: it takes auto or always/);
    expect((await marienbad("--lang fr nim 3 --lang fr")).err).toMatch(/--lang est donné deux fois/);
  });
});

describe("errors under --json are one JSON value on standard output", () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
  const refusal = async (line: string): Promise<any> => {
    const { code, out, err } = await marienbad(line);
    const { error } = JSON.parse(out);
    expect([code, err]).toEqual([2, `${error.message}\n`]); // and the sentence where people look for it
    return error;
  };

  it.each([
    ["solve nin --json", "unknown-name", /no game "nin"/],
    ["sovle --json nim", "unknown-name", /no command "sovle"/],
    ["solve nim --json --lmit 3", "unknown-name", /no flag --lmit/],
    ["--json solve nim --limit", "bad-argument", /--limit needs a value/],
    ["solve nim --json --json", "bad-argument", /given twice/],
    ["solve nim --json --lang de", "bad-argument", /--lang de/],
    ["solve nim sticks=-1 --json", "bad-argument", /sticks=-1/],
  ])("%s", async (line, code, message) => {
    expect(await refusal(line)).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it("have the place of every fault of a file, and its name", async () => {
    const torn = file("torn.py", "A = {'a': ['b'],\n 'b' []}");
    const { code, faults, parameters } = await refusal(`solve ${torn} --json`);
    expect([code, parameters]).toEqual(["bad-input", { source: torn }]);
    expect(faults).toEqual([{ line: 2, column: 6, message: expect.any(String) }]);
    expect((await refusal(`solve ${torn} --json --lang fr`)).faults[0].message).not.toBe(faults[0].message);
  });

  it("have what the sentence was made of", async () => {
    const { code, parameters } = await refusal("solve connect4 --limit 1000 --json");
    expect([code, parameters.limit]).toEqual(["limit-reached", 1000]);
  });

  it("without it, standard output stays empty", async () => {
    expect(await marienbad("solve nin")).toMatchObject({ code: 2, out: "" });
    expect((await marienbad("nim 3 -- --json")).out).toBe("");
  });
});

describe("colours", () => {
  const COLOUR = "\u001b[";

  it("are for terminals, and not for files, pipes and programs", async () => {
    expect((await marienbad("--help", { tty: true })).out).toContain(`${COLOUR}1mCommands:${COLOUR}22m`);
    expect((await marienbad("--help")).out).not.toContain(COLOUR);
    expect((await marienbad("solve nim --json", { tty: true })).out).not.toContain(COLOUR);
    expect((await marienbad("solve nim --json --color always", { tty: true })).out).not.toContain(COLOUR);
    expect((await marienbad("solve nin", { tty: true })).err.startsWith(`${COLOUR}31mThere is no game`)).toBe(true);
  });

  it.each([
    [{ NO_COLOR: "1" }, "", true, false],
    [{ NO_COLOR: "" }, "", true, true],
    [{ TERM: "dumb" }, "", true, false],
    [{ FORCE_COLOR: "1" }, "", false, true],
    [{ FORCE_COLOR: "1", NO_COLOR: "1" }, "", false, true],
    [{ FORCE_COLOR: "0" }, "", true, false],
    [{ NO_COLOR: "1" }, "--color always", false, true],
    [{ FORCE_COLOR: "1" }, "--color never", true, false],
    [{ NO_COLOR: "1" }, "--color=auto", true, false],
  ])("%j and %j on a terminal (%j): %j", async (env, flag, tty, coloured) => {
    const { out } = await marienbad(`${flag} --help`, { tty, env: env as Record<string, string> });
    expect(out.includes(COLOUR)).toBe(coloured);
  });

  it.each([
    "solve nim --strategy --layers",
    "analyse tictactoe XO./.../...",
    "analyse dodgem",
    "plays nim sticks=4",
    "tree nim sticks=3",
    "connect4 columns=4 rows=4 1122",
    "search nim",
    "--help",
    "solve --help",
  ])("only repeat what the text says: %s", async (line) => {
    const plain = await marienbad(line);
    const { code, out } = await marienbad(`${line} --color always`);
    expect([code, plain.out.includes(COLOUR), out.includes(COLOUR)]).toEqual([0, false, true]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colours
    expect(withoutTime(out.replace(/\u001b\[\d+m/g, ""))).toBe(withoutTime(plain.out));
  });

  it("give each player one, on boards too", async () => {
    const { out } = await marienbad("analyse hexapawn --color always");
    expect(out).toContain(`${COLOUR}36m^${COLOUR}39m`);
    expect(out).toContain(`${COLOUR}33mv${COLOUR}39m`);
    expect(out).toContain(`${COLOUR}33mplayer 1 wins`); // Gardner 1962: the second player wins
  });
});

const withoutTime = (text: string): string => text.replace(/\([\d,]+ ms\)/, "");
