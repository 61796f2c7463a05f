import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { analyse } from "../commands/analyse.ts";
import { convert } from "../commands/convert.ts";
import { COMMANDS } from "../commands/index.ts";
import { nim } from "../commands/nim.ts";
import { search } from "../commands/search.ts";
import { solve } from "../commands/solve.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

const read = (command: Command, line: string) => readArguments(command, line.split(" "));

describe("flags", () => {
  it("have a value behind them or after =, and words may stand among them", () => {
    expect(read(solve, "nim --limit 5 sticks=3 --strategy --from=(3,0)")).toEqual({
      words: ["nim"],
      options: { sticks: "3" },
      flags: { limit: "5", strategy: true, from: "(3,0)" },
    });
    expect(read(convert, "nim -o x.py").flags).toEqual({ o: "x.py" });
  });

  it("are refused when given twice, whatever their values", () => {
    expect(() => read(solve, "nim --limit 5 --limit 5")).toThrow("--limit is given twice.");
    expect(() => read(solve, "nim --strategy --strategy")).toThrow("--strategy is given twice.");
    expect(() => read(solve, "nim --json --limit=5 --json")).toThrow("--json is given twice.");
    expect(() => read(convert, "nim -o a -o b")).toThrow("-o is given twice.");
  });

  it("have one dash when they are one letter and two otherwise: -x is not --x", () => {
    expect(() => read(solve, "nim -limit 5")).toThrow("There is no flag -limit: it is written --limit.");
    expect(() => read(solve, "nim -json")).toThrow("it is written --json.");
    expect(() => read(convert, "nim --o x")).toThrow("There is no flag --o: it is written -o.");
    expect(() => read(solve, "nim -x")).toThrow(/^solve has no flag -x\. .*Known: --from, /);
  });

  it("leave a lone dash, negative numbers and all behind -- to the words", () => {
    expect(read(nim, "- -3 -0.5 -- --misere -o").words).toEqual(["-", "-3", "-0.5", "--misere", "-o"]);
    expect(read(solve, "nim --player-slot -1").flags).toEqual({ "player-slot": "-1" });
  });

  it("do not swallow the next flag when their value is missing", () => {
    expect(() => read(solve, "nim --limit --json")).toThrow("--limit needs a value: N.");
    expect(() => read(solve, "nim --limit")).toThrow("--limit needs a value: N.");
    expect(read(solve, "nim --from=--json").flags).toEqual({ from: "--json" });
  });
});

const commands = await Promise.all(COMMANDS.map((entry) => entry.load()));

describe("one name for one thing", () => {
  const uses = commands.flatMap(({ name, flags }) => flags.map((flag) => ({ command: name, ...flag })));
  const having = (name: string): string[] => uses.filter((flag) => flag.name === name).map(({ command }) => command);

  it("-o is where an answer is written, and the only flag of one letter", () => {
    expect(new Set(uses.filter(({ name }) => name.length === 1).map(({ name }) => name))).toEqual(new Set(["o"]));
    expect([having("out"), having("output")]).toEqual([[], []]);
  });

  it("--format is what is written, --input what is read", () => {
    const readers = having("dead-end"); // every command that reads arenas
    expect(having("input")).toEqual(readers);
    expect(having("format").sort()).toEqual(["convert", "draw", "exercise", "nash", "review", "sheet"]);
    expect([having("as"), having("to")]).toEqual([["play"], ["path"]]); // who one is, where one goes
  });

  it("--from is a position, in every command that takes one", () => {
    const takers = commands.filter(({ usage }) => usage.includes("POSITION")).map(({ name }) => name);
    expect(having("from")).toEqual(expect.arrayContaining(takers));
  });

  it("a position may stand alone where it says so, but not beside --from", async () => {
    const json = async (command: Command, ...words: string[]): Promise<unknown> => {
      const { nodes: _, ...answer } = JSON.parse((await runCommand(command, [...words, "--json"])).printed[0]);
      return answer;
    };
    const place = "XO./.../...";
    expect(await json(analyse, "tictactoe", "--from", place)).toEqual(await json(analyse, "tictactoe", place));
    const memo = ["--algorithm", "memo", "--depth", "9"];
    expect(await json(search, "tictactoe", "--from", place, ...memo)).toEqual(
      await json(search, "tictactoe", place, ...memo),
    );
    await expect(runCommand(analyse, ["tictactoe", place, "--from", place])).rejects.toThrow(/Two positions/);
    await expect(runCommand(search, ["tree", "[1,2]", "--from", place])).rejects.toThrow(/--from means nothing/);
  });
});
