import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textsOf } from "../../../figure/test/tikz/xml.ts";
import { runCommand } from "../../test/run-command.ts";
import { draw } from "./draw.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-draw-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command and gives what it prints on standard output. */
async function run(...args: string[]): Promise<string> {
  return (await runCommand(draw, args, { language: "fr" })).printed.join("\n");
}

const TREE = "[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]";

describe("marienbad draw", () => {
  it("prints an SVG of the arena unless told otherwise", async () => {
    const texts = textsOf(await run("nim", "sticks=4"));
    expect(texts).toEqual(expect.arrayContaining(["Arène", "(4,0)", "J0 joue"]));
  });

  it("takes the format from the ending of the file, and writes the same bytes twice", async () => {
    const beginnings = { "a.svg": "<svg", "a.tex": "\\IfFileExists", "a.dot": "digraph", "a.mmd": "%%" };
    for (const [name, beginning] of Object.entries(beginnings)) {
      const path = join(folder, name);
      expect(await run("nim", "sticks=5", "--figure", "strategy", "-o", path)).toBe("");
      const text = await readFile(path, "utf8");
      expect(text.startsWith(beginning)).toBe(true);
      await run("nim", "sticks=5", "--figure", "strategy", "-o", path);
      expect(await readFile(path, "utf8")).toBe(text);
    }
    await expect(run("nim", "sticks=5", "-o", join(folder, "a.pdf"))).rejects.toThrow(/should end in/);
    expect((await readdir(folder)).sort()).toEqual(Object.keys(beginnings).sort());
  });

  it("draws trees and graphs given by hand (SPEC, worked examples 5 and 9)", async () => {
    const search = JSON.parse(await run("tree", TREE, "--figure", "alphabeta", "--format", "dot", "--json"));
    expect(search).toMatchObject({ figure: "alphabeta", format: "dot", nodes: 19, edges: 18 });
    expect(search.text.match(/teetee/g)).toHaveLength(3);
    const graph = "{0:[1,2,6],1:[5],2:[3],3:[4,6],4:[5],5:[6]} S0={0,3,5} h=[3,-1,-2,0,2,2,0]";
    const root = textsOf(await run("graph", graph, "--depth", "4")).slice(0, 6);
    expect(root).toContain("Arbre minimax");
    await expect(run("tree", TREE, "--figure", "arena")).rejects.toMatchObject({ code: "not-applicable" });
    await expect(run("tree", "[[1,]")).rejects.toMatchObject({ code: "bad-input" });
  });

  it("reads arenas in files, whose format has its own flag here", async () => {
    const path = join(folder, "arena.txt");
    await writeFile(path, "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[2,3],7:[]}");
    const args = [path, "--input", "py", "--player0-below", "4", "--dead-end", "mover-loses", "--format", "mermaid"];
    const text = await run(...args, "--figure", "strategy");
    expect(text).toContain('v0(("0<br/>3")):::player0');
    await rm(path);
  });

  it("refuses flags that mean nothing to the figure, and figures too large to read", async () => {
    await expect(run("nim", "--figure", "plays", "--along", "1 2")).rejects.toThrow(/--along means nothing/);
    await expect(run("tictactoe")).rejects.toMatchObject({
      code: "limit-reached",
      text: {
        en: expect.any(String),
        fr: expect.stringMatching(/^La figure aurait plus de 60 sommets, trop pour être lue .* ou élevez la limite\.$/),
      },
    });
    await expect(run("nim", "--format", "png")).rejects.toThrow(/svg or tikz or dot or mermaid/);
    await expect(run("nim", "--figure", "arenna")).rejects.toMatchObject({ code: "bad-argument" });
  });

  it("leaves answers out, names players, follows a play", async () => {
    const blank = await run(
      "nim",
      "sticks=6",
      "until=1",
      "--figure",
      "plays",
      "--blank",
      "--vocabulary",
      "white/black",
    );
    expect(textsOf(blank)).toEqual(expect.arrayContaining(["6B", "Blanc joue"]));
    expect(textsOf(blank)).not.toContain("1N");
    const play = JSON.parse(await run("tictactoe", "--figure", "tree", "--along", "5 1 3", "--json"));
    expect(play.nodes).toBe(1 + 9 + 8 + 7);
  });
});

describe("marienbad draw --frames", () => {
  const frames = (...args: string[]): Promise<string> =>
    run("nim", "sticks=4", "--figure", "attractor", "--frames", ...args);

  it("writes a folder of SVG, a film or slides, as the name of the file says", async () => {
    const place = join(folder, "frames");
    await mkdir(place);
    const path = (name: string): string => join(place, name);
    // Of 4 sticks, taking 1, 2 or 3: the arena, (0,1), and what leads there; (4,1) would be next and is not reached.
    const told = JSON.parse(await frames("--json", "-o", path("layers")));
    expect(told).toMatchObject({ format: "svg", frames: 3 });
    expect(await readdir(path("layers"))).toEqual([0, 1, 2].map((number) => `frame-0${number}.svg`));
    await frames("-o", path("a.gif"), "--seconds", "0.5");
    expect((await readFile(path("a.gif"))).subarray(0, 6).toString()).toBe("GIF89a");
    await frames("-o", path("a.tex"));
    expect(await readFile(path("a.tex"), "utf8")).toContain("\\documentclass[aspectratio=169]{beamer}");
    expect(await frames()).toContain("@keyframes");
    await rm(place, { recursive: true });
  });

  it.each([
    [["--format", "gif"], /-o FILE\.gif/],
    [["--format", "svg"], /-o FOLDER/],
    [["--format", "svg", "-o", "a.svg"], /name of a folder/],
    [["--format", "dot"], /svg-animated or gif or tikz or svg/],
    [["-o", "a.png"], /ends in \.svg or \.gif or \.tex/],
    [["--blank"], /--blank means nothing with --frames/],
    [["--seconds", "0", "-o", "a.gif"], /from 0.1 to 60/],
  ])("refuses %j, and writes nothing", async (args, sentence) => {
    const before = await readdir(folder);
    await expect(frames(...args)).rejects.toThrow(sentence);
    expect(await readdir(folder)).toEqual(before);
  });

  it("refuses figures without steps, a time without frames, and a folder where an older frame would stay", async () => {
    await expect(run("nim", "--figure", "plays", "--frames")).rejects.toThrow(/--frames is for attractor/);
    await expect(run("nim", "sticks=4", "--seconds", "2")).rejects.toThrow(/with --frames/);
    const place = join(folder, "old");
    await mkdir(place);
    await writeFile(join(place, "frame-17.svg"), "");
    await expect(frames("-o", place)).rejects.toThrow(/holds frame-17\.svg from an earlier run/);
    expect(await readdir(place)).toEqual(["frame-17.svg"]);
    await rm(place, { recursive: true });
  });
});
