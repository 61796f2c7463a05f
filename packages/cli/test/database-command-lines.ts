import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { analyse } from "../src/commands/analyse.ts";
import { solve } from "../src/commands/solve.ts";
import { verify } from "../src/commands/verify.ts";
import type { Command } from "../src/core/command.ts";
import { type Run, runCommand } from "./run-command.ts";

const COMMANDS: Readonly<Record<string, Command>> = { solve, analyse, verify };

/** Runs a command line. */
export async function run(line: string, signal?: AbortSignal): Promise<Run> {
  const [name, ...words] = line.split(" ").filter(Boolean);
  return await runCommand(COMMANDS[name], words, signal === undefined ? {} : { signal });
}

/** Who says it is left out: the same is to be said by everybody. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
export async function answer(line: string): Promise<any> {
  const { printed } = await run(`${line} --json`);
  return JSON.parse(printed[0], (key, value) => (key === "source" ? undefined : value));
}

/** A database of these options says of a game and of positions what exploring and the attractors say. */
export async function expectAnswersOfExploring(
  id: string,
  options: string,
  positions: readonly string[],
  file: string,
): Promise<void> {
  expect(await answer(`solve ${id} ${options} --database ${file}`)).toEqual(await answer(`solve ${id} ${options}`));
  for (const position of positions) {
    const byWork = await answer(`analyse ${id} ${position} ${options} --limit 1000000`);
    expect(await answer(`analyse ${id} ${position} --database ${file}`)).toEqual(byWork);
  }
  expect((await run(`verify ${id} ${file}`)).code).toBe(0);
}

/** A database has the same bytes when its files are packed meanwhile, on two threads, and is verified; its size. */
export async function expectSameWhenPacked(game: string, newFile: () => string): Promise<number> {
  const [file, packed] = [newFile(), newFile()];
  const solved = await answer(`solve ${game} --database ${file} --threads 1`);
  expect(await answer(`solve ${game} --database ${packed} --packed --threads 2`)).toEqual(solved);
  expect(readFileSync(packed).equals(readFileSync(file))).toBe(true);
  const { positions } = solved;
  expect(await answer(`verify connect4 ${packed} --threads 2`)).toEqual({ valid: true, positions });
  return positions;
}
