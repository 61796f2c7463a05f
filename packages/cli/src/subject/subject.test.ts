import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { type Run, runCommand } from "../../test/run-command.ts";
import { analyse } from "../commands/analyse.ts";
import { check } from "../commands/check.ts";
import { convert } from "../commands/convert.ts";
import { nash } from "../commands/nash.ts";
import { solve } from "../commands/solve.ts";
import { verify } from "../commands/verify.ts";

const folder = mkdtempSync(join(tmpdir(), "subject-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const answer = (run: Run) => JSON.parse(run.printed.join("\n"));

const GM = "parity 2;\nstart 0;\n0 1 0 1,2;\n1 2 1 1;\n2 3 1 2;\n";

describe("files of other people", () => {
  it("PGSolver's may end in .pg and be zipped, also under another name", async () => {
    for (const flags of [["--json"], ["--json", "--objective", "reach"]]) {
      const plain = answer(await runCommand(solve, [file("a.gm", GM), ...flags]));
      for (const path of [file("a.pg", GM), file("a.gm.gz", gzipSync(GM)), file("a.PG.gz", gzipSync(GM))]) {
        expect(answer(await runCommand(solve, [path, ...flags]))).toEqual({ ...plain, game: path });
      }
    }
    expect((await runCommand(solve, [file("zipped.gm", gzipSync(GM)), "--json"])).code).toBe(0);
    const damaged = file("damaged.gm.gz", gzipSync(GM).subarray(0, 30));
    await expect(runCommand(solve, [damaged])).rejects.toThrow("it is damaged: gzip cannot unzip it");
  });

  it("a parity game that is asked for as reachability is announced as read otherwise", async () => {
    const path = file("parity.pg", "parity 1;\n0 6 0 1;\n1 5 1 0;\n");
    const { notes } = await runCommand(solve, [path, "--objective", "reach"]);
    expect(notes.join()).toMatch(/parity\.pg: this is a parity game .*read as a reachability game/);
    const other = await runCommand(analyse, [path, "--from", "0"]); // which knows goals only
    expect(other.notes.join()).toMatch(/parity\.pg: this is a parity game .*read as a reachability game/);
  });

  it("an extensive game is refused in a sentence", async () => {
    const path = file("game.efg", 'EFG 2 R "t" { "A" "B" }\n');
    await expect(runCommand(solve, [path])).rejects.toThrow("is an extensive game of Gambit");
    await expect(runCommand(nash, [path])).rejects.toThrow("this is an extensive game of Gambit (.efg)");
    await expect(runCommand(nash, [path])).rejects.toThrow("save its strategic form as .nfg");
  });
});

/** u and v are player 0's; 0 wins at w, 1 at x. */
const ARENA =
  "A = {'u': ['v', 'y'], 'v': ['w', 'x'], 'w': [], 'x': [], 'y': ['u', 'v']}\n" +
  "S1 = ['y', 'x']\nV0 = ['w']\nV1 = ['x']\n";

describe("strategies that are checked", () => {
  const arena = (): string => file("strategies.py", `${ARENA}start = 'u'\n`);
  const judge = async (strategy: string, ...words: string[]) =>
    await runCommand(check, [arena(), file("strategy.py", strategy), ...words]);

  it("are told what is wrong with what they say: nothing, no vertex, or no successor", async () => {
    const said = async (strategy: string) => (await judge(strategy)).printed;
    expect(await said("{'u': 'v'}")).toEqual(["Not winning: u → v: the strategy names no move at v."]);
    expect(await said("{'u': 'v', 'v': 'z'}")).toEqual([
      "Not winning: u → v: at v the strategy says z, which is neither a position nor a move.",
    ]);
    expect(await said("{'u': 'v', 'v': 'y'}")).toEqual([
      "Not winning: u → v: at v the strategy says y, which no move leads to from there.",
    ]);
    expect(answer(await judge("{'u': 'v', 'v': 'y'}", "--json"))).toEqual({
      ...{ winning: false, kind: "silent", play: ["u", "v"] },
      ...{ reason: "no-successor", said: "y" },
    });
    expect(answer(await judge("{'u': 'v'}", "--json"))).toMatchObject({ kind: "silent", reason: "nothing" });
    expect((await judge("{'u': 'v', 'v': 'w'}")).code).toBe(0);
  });

  it("mention entries of the other player, and refuse those of no vertex or given twice", async () => {
    const { code, notes } = await judge("{'u': 'v', 'v': 'w', 'y': 'u'}");
    expect([code, notes]).toEqual([0, ["Not looked at, since player 0 does not move there: 1 of the entries (y)."]]);
    await expect(judge("{'u': 'v',\n 'q': 'w'}")).rejects.toThrow("line 2, column 2: q is not a vertex");
    await expect(judge("{'u': 'v',\n 'u': 'y'}")).rejects.toThrow("line 2, column 2: the key u appears twice");
  });

  it("may have memory: a function of the play in a file of JavaScript", async () => {
    const strategy = (body: string): string => file(`memory${body.length}.mjs`, `export default (names) => ${body};\n`);
    // u → y once, then to v whatever happened: no memoryless strategy visits y and wins
    const patient = strategy('({ u: names.length === 1 ? "y" : "v", v: "w" })[names.at(-1)]');
    expect(await runCommand(check, [arena(), patient])).toMatchObject({
      code: 0,
      printed: ["Winning: player 0 wins every play from u that follows it."],
    });
    const forgetful = strategy(
      'names.length < 4 ? { u: "y", v: "w" }[names.at(-1)] : { u: "y", v: "x" }[names.at(-1)]',
    );
    const { code, printed } = await runCommand(check, [arena(), forgetful]);
    expect([code, printed[0]]).toEqual([
      1,
      expect.stringMatching(/^Not winning: u → y → u → .*: the opponent wins at x\.$/),
    ]);
    const endless = strategy('names.at(-1) === "u" ? "y" : "w"');
    await expect(runCommand(check, [arena(), endless])).rejects.toThrow(/^Undecided: a play goes on after/);
    const wrong = strategy("nothing.there");
    await expect(runCommand(check, [arena(), wrong])).rejects.toThrow(/fails after u: nothing is not defined\.$/);
    const object = file("object.mjs", "export default {};\n");
    await expect(runCommand(check, [arena(), object])).rejects.toThrow("has no function as its default export");
  });

  it("with memory get positions of rules too, and answer by moves", async () => {
    const path = file("nim.mjs", "export default (names, positions) => String((positions.at(-1).sticks % 3) || 1);\n");
    const run = await runCommand(check, ["nim", path, "sticks=10", "take=1,2"]);
    expect(run).toMatchObject({ code: 0 });
  });
});

describe("graphs of arenas (A3, A6)", () => {
  it("solve --facts tells whether it is bipartite and acyclic, dead ends and degrees", async () => {
    const path = file("facts.py", ARENA);
    const { printed } = await runCommand(solve, [path, "--facts"]);
    expect(printed.slice(-4)).toEqual([
      "Bipartite: no, u → v keeps the turn.",
      "Acyclic: no, u → y → u.",
      "Dead ends: 0.",
      "Degrees: at most 2 moves from a vertex (u), at most 2 into one (v).",
    ]);
    expect(answer(await runCommand(solve, ["nim", "sticks=4", "take=1,2", "--facts", "--json"])).facts).toMatchObject({
      ...{ bipartite: true, samePlayerEdge: null, acyclic: true, cycle: null },
      outDegree: { most: 2 },
    });
  });

  it("convert --bipartite inserts vertices, and --transpose turns edges around", async () => {
    const path = file("convert.py", ARENA);
    const made = file("made.json", (await runCommand(convert, [path, "--format", "json", "--bipartite"])).printed[0]);
    const facts = answer(await runCommand(solve, [made, "--facts", "--json"]));
    expect([facts.facts.bipartite, facts.positions]).toEqual([true, 5 + 2]); // on u → v and on v → w
    const turned = (await runCommand(convert, [path, "--format", "json", "--transpose"])).printed[0];
    expect(JSON.parse(turned).vertices.map(({ to }: { to: string[] }) => to.join())).toEqual([
      "y",
      "u,y",
      "v",
      "v",
      "u",
    ]);
  });
});

it("a certificate of a game up to symmetry is verified up to symmetry", async () => {
  const path = join(folder, "symmetric.cert");
  await runCommand(solve, ["tictactoe", "rows=2", "--symmetry", "--certificate", path]);
  expect(await runCommand(verify, ["tictactoe", path, "rows=2", "--symmetry"])).toMatchObject({ code: 0 });
  await expect(runCommand(verify, ["tictactoe", path, "rows=2"])).rejects.toThrow();
  await expect(runCommand(verify, ["nim", path, "--symmetry"])).rejects.toThrow("--symmetry does not apply");
});
