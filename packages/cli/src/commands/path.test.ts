import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Language } from "marienbad/base";
import { PATH_ALGORITHMS, PUZZLES } from "marienbad-path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patternTableName, patternTableSize } from "../../../path/src/puzzles/taquin/patterns.ts";
import { marienbad } from "../../test/cli.ts";
import { runCommand } from "../../test/run-command.ts";
import { commandHelp } from "../core/help.ts";
import { cacheFolder } from "../path/pattern-cache.ts";
import { MARIENBAD } from "../program.ts";
import { path } from "./path.ts";

let folder: string;

const FILES: Readonly<Record<string, string>> = {
  // SPEC example 10.
  "ten.json": `{"vertices": ["s", "a", "b", "g"], "edges": [["s","a",1],["s","b",3],["a","b",1],["b","g",3]],
    "heuristic": {"a": 4}, "start": "s", "goal": "g"}`,
  "ten.py": `graph = {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {"g": 3}, "g": {}}\nstart = "s"\ngoal = "g"`,
  "negative.json": `{"edges": [["s", "a", -1]], "start": "s", "goal": "a"}`,
  "faulty.json": `{"edges": [["s", "a", "x"], ["s"]]}`,
  "small.map": "type octile\nheight 3\nwidth 5\nmap\n.@.GS\n.T.O.\n..W..\n",
  // From 2,0 to 4,2 there are four straight steps: corners are not cut. The second line is wrong on purpose.
  "small.map.scen": "version 1\n0\tsmall.map\t5\t3\t2\t0\t4\t2\t4\n0\tsmall.map\t5\t3\t2\t0\t4\t2\t3.41421356\n",
  // 1,0 is blocked, 0,0 to 4,0 has no way, the last is for another map.
  "blocked.scen":
    "version 1.0\n0 small.map 5 3 1 0 4 2 4\n2 small.map 5 3 2 0 4 2 4\n0 small.map 5 3 2 0 3 0 1.00\n" +
    "2 small.map 5 3 0 0 4 0 4\n2 small.map 8 3 2 0 4 2 4\n",
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-path-"));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command line; words that are names of the files above become their paths. */
async function run(line: string, language: Language = "en"): Promise<{ code: number; printed: string }> {
  const words = line.split(" ").map((word) => (Object.hasOwn(FILES, word) ? join(folder, word) : word));
  const { code, printed } = await runCommand(path, words, { language });
  return { code, printed: printed.join("\n") };
}

const json = async (line: string) => JSON.parse((await run(`${line} --json`)).printed);

describe("marienbad path", () => {
  it("answers SPEC example 10 with every algorithm that applies to graphs", async () => {
    expect(await json("ten.json")).toMatchObject({ cost: 5, path: ["s", "a", "b", "g"], expanded: 4, optimal: true });
    expect(await json("ten.py")).toMatchObject({ cost: 5, algorithm: "dijkstra" });
    for (const { id } of PATH_ALGORITHMS) {
      if (id === "jps") continue;
      const { cost, optimal } = await json(`ten.json --algorithm ${id}`);
      expect(optimal).toBe(cost === 5);
      if (id !== "greedy" && id !== "weighted") expect(cost).toBe(5);
    }
    await expect(run("ten.json --algorithm jps")).rejects.toMatchObject({ code: "not-applicable" });
  });

  it("checks the heuristic and shows the reduced weights", async () => {
    expect(await json("ten.json --check-heuristic --reduced")).toMatchObject({
      admissible: true,
      consistent: false,
      monotone: false,
      counterexamples: { consistent: { from: "a", to: "b" }, monotone: { path: ["s", "a", "b"], totals: [0, 5, 2] } },
      reduced: [{ reduced: 5 }, { reduced: 3 }, { from: "a", to: "b", weight: 1, reduced: -3 }, { reduced: 3 }],
    });
    expect((await run("ten.json --check-heuristic")).printed).toContain("h(a) = 4 > w(a, b) + h(b) = 1 + 0");
    expect((await run("ten.json --check-heuristic", "fr")).printed).toContain("non cohérente");
  });

  it("says that a goal cannot be reached, and exits with 1", async () => {
    const unreachable = await run("ten.json --from g --to s");
    expect(unreachable).toMatchObject({ code: 1 });
    expect(await json("ten.json --from g --to s")).toMatchObject({ found: false, cost: null, path: [] });
    expect(await run("small.map --from 0,0 --to 4,0")).toMatchObject({ code: 1 });
    expect(await run("taquin tiles=1,2,3/4,5,6/8,7,0")).toMatchObject({ code: 1 }); // two tiles swapped: wrong parity
  });

  it("finds ways on maps, and checks scenarios", async () => {
    const way = ["2,0", "3,0", "4,0", "4,1", "4,2"];
    for (const algorithm of ["astar", "dijkstra", "jps", "greedy", "weighted", "ida", "bidirectional"]) {
      expect(await json(`small.map --from 2,0 --to 4,2 --algorithm ${algorithm}`)).toMatchObject({
        cost: 4,
        path: way,
      });
    }
    const { cost } = await json("small.map --from 2,0 --to 4,2 --cut-corners");
    expect(cost).toBeCloseTo(2 + Math.SQRT2, 12);
    const { code, printed } = await run("small.map.scen");
    expect(code).toBe(1);
    expect(printed).toContain("line 3");
    expect(await json("small.map.scen")).toMatchObject({ scenarios: 2, right: 1, wrong: [{ line: 3, cost: 4 }] });
  });

  it("counts a blocked start as one problem, answers the other scenarios and gives a table by bucket", async () => {
    const { code, printed } = await run("blocked.scen");
    expect(code).toBe(1);
    expect(printed.split("\n")).toEqual([
      "line 2: the cell 1,0 of the scenario is blocked on the map.",
      "line 6: the scenario is for 8 × 3 and the map has 5 × 3.",
      "line 5: 4 in the file, no path found",
      "bucket  scenarios  solved  agreeing  expanded",
      expect.stringMatching(/^ {5}0 {10}2 {7}1 {9}1 {2,}\d+$/),
      expect.stringMatching(/^ {5}2 {10}3 {7}1 {9}1 {2,}\d+$/),
      "2 / 5 scenarios have the length given in the file",
    ]);
    expect(await json("blocked.scen")).toMatchObject({
      scenarios: 5,
      right: 2,
      wrong: [{ line: 5, length: 4, cost: null }],
      problems: [{ line: 2 }, { line: 6 }],
      buckets: [
        { bucket: 0, scenarios: 2, solved: 1, right: 1 },
        { bucket: 2, scenarios: 3, solved: 1, right: 1 },
      ],
    });
  });

  it("finds the map of scenarios along the path that the file names, and from the current folder", async () => {
    const scen = join(folder, "scens", "dao", "a.scen");
    const current = process.cwd();
    await mkdir(join(folder, "scens", "dao"), { recursive: true });
    await mkdir(join(folder, "maps", "dao"), { recursive: true });
    await mkdir(join(folder, "elsewhere", "dao"), { recursive: true });
    await writeFile(scen, "version 1\n0 maps/dao/b.map 5 3 2 0 4 2 4\n");
    await writeFile(join(folder, "maps", "dao", "b.map"), FILES["small.map"]);
    expect(await run(scen)).toMatchObject({ code: 0 });
    await rm(join(folder, "maps"), { recursive: true });
    await expect(run(scen)).rejects.toMatchObject({ code: "file", message: expect.stringContaining("--map") });
    await writeFile(join(folder, "elsewhere", "dao", "b.map"), FILES["small.map"]);
    try {
      process.chdir(join(folder, "elsewhere"));
      expect(await run(scen)).toMatchObject({ code: 0 });
    } finally {
      process.chdir(current);
    }
  });

  it("solves the puzzles", async () => {
    expect(await json("river")).toMatchObject({ cost: 7, optimal: true }); // Alcuin: 7 crossings
    expect(await json("taquin tiles=1,2,3/4,5,6/0,7,8")).toMatchObject({ cost: 2, moves: ["7", "8"] });
    expect(await json("taquin tiles=1,2,3/4,5,6/0,7,8 --algorithm astar --heuristic manhattan")).toMatchObject({
      cost: 2,
    });
    expect(await json("river --from WC/FG --to FWC/G")).toMatchObject({ cost: 1, moves: ["alone"] });
  });

  it("names the moves of puzzles in the language of the reader", async () => {
    const french = (await run("jugs", "fr")).printed;
    for (const move of ["remplir 1", "verser 1 dans 2", "vider 2"]) expect(french).toContain(move);
    expect((await run("river --from WC/FG --to FWC/G", "fr")).printed).toContain("seul");
    expect((await run("grid map=S.G", "fr")).printed).toContain("droite");
  });

  it("prints the states on the way, each with the move that leads to it", async () => {
    // Abbot Albert's jugs of 5 and 3 litres make 4 in six steps.
    expect((await run("jugs")).printed.split("\n")).toEqual([
      "[0/5] [0/3]",
      "0                 0 0",
      "1  fill 1         5 0",
      "2  pour 1 into 2  2 3",
      "3  empty 2        2 0",
      "4  pour 1 into 2  0 2",
      "5  fill 1         5 2",
      "6  pour 1 into 2  4 3",
      "cost 6, 12 expanded (no path is cheaper)",
    ]);
  });

  it("has examples in its help that work, the file that it shows among them", async () => {
    const [withFile, ...others] = path.examples;
    const [, file, line] = /^echo '(.*)' \| marienbad (path -)$/.exec(withFile) ?? [];
    const { code, out } = marienbad(line.split(" "), { input: `${file}\n` });
    expect({ code, out }).toEqual({ code: 0, out: "s → a → b → g\ncost 5, 4 expanded (no path is cheaper)\n" });
    for (const language of ["en", "fr"] as const) {
      const page = commandHelp(MARIENBAD, path, language);
      expect(page).toContain(file);
      for (const field of ["edges", "heuristic", '"h"', "start", "goal", "directed"]) expect(page).toContain(field);
    }
    for (const example of others) {
      const words = example.replace("marienbad path ", "");
      expect(await run(words), example).toMatchObject({ code: 0 });
    }
  });

  it("lists the algorithms and the puzzles of the registries", async () => {
    const { printed } = await run("--list", "fr");
    for (const { id, title, reference } of [...PATH_ALGORITHMS, ...PUZZLES]) {
      expect(printed).toContain(`  ${id}\u202f: ${title.fr}`);
      expect(printed).toContain(reference);
    }
    const { algorithms, puzzles } = await json("--list");
    expect(algorithms.map(({ id }: { id: string }) => id)).toEqual(PATH_ALGORITHMS.map(({ id }) => id));
    expect(puzzles.map(({ id }: { id: string }) => id)).toEqual(PUZZLES.map(({ id }) => id));
  });

  it("takes the table of the taquin from the cache, whichever algorithm looks into it", async () => {
    // A table of zeros in its place tells whether it is used: the estimate is then 0 everywhere, as Dijkstra's.
    const before = process.env.XDG_CACHE_HOME;
    process.env.XDG_CACHE_HOME = folder;
    try {
      await mkdir(cacheFolder(), { recursive: true });
      const zeros = gzipSync(new Uint8Array(patternTableSize(4)), { level: 1 });
      await writeFile(join(cacheFolder(), `${patternTableName(4)}.gz`), zeros);
      const { expanded, cost } = await json("taquin moves=8 seed=3 --heuristic zero --algorithm astar");
      expect(expanded).toBeGreaterThan(10);
      expect(await json("taquin moves=8 seed=3 --algorithm astar")).toMatchObject({
        expanded,
        cost,
        heuristic: "patterns",
      });
    } finally {
      if (before === undefined) delete process.env.XDG_CACHE_HOME;
      else process.env.XDG_CACHE_HOME = before;
    }
  });

  it("refuses bad input in a sentence", async () => {
    for (const [line, code, part] of [
      ["negative.json", "not-applicable", "s → a"],
      ["faulty.json", "bad-input", "column 29"],
      ["missing.json", "file", "missing.json"],
      ["labyrinth", "unknown-name", "labyrinth"],
      ["ten.json --from x", "unknown-name", "x"],
      ["ten.json --heuristic x", "unknown-name", "x"],
      ["ten.json --weight 0.5", "bad-argument", "0.5"],
      ["ten.json --weight 2 --algorithm astar", "bad-argument", "weighted"],
      ["ten.json size=3", "bad-argument", "puzzles"],
      ["ten.py --from s --to g --limit 1", "limit-reached", "limit"],
      ["small.map", "bad-argument", "--from"],
      ["small.map --from 1,0 --to 0,0", "bad-argument", "blocked"],
      ["small.map --from 7,0 --to 0,0", "bad-argument", "7,0"],
      ["faulty.json --algorithm fast", "bad-input", "faulty.json"],
    ] as const) {
      await expect(run(line), line).rejects.toMatchObject({ code, message: expect.stringContaining(part) });
    }
  });
});
