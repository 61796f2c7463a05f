import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE } from "marienbad/games/all";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../../test/run-command.ts";
import { completion } from "../../commands/completion.ts";
import { COMMANDS } from "../../commands/index.ts";
import { readGrammar } from "./grammar.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-completion-"));
afterAll(() => rmSync(folder, { recursive: true }));

const scriptFor = async (shell: string): Promise<string> => (await runCommand(completion, [shell])).printed.join("\n");

/** Words as bash cuts them: at blanks and around "=". */
const cut = (line: string): string[] => line.split(/(=)|\s+/).filter((word) => word !== undefined);

/** What bash would offer at the end of each line. */
async function offered(lines: readonly string[], cutLine = cut): Promise<string[][]> {
  const asked = lines.map((line) => {
    const words = cutLine(line).filter((word, index, all) => word !== "" || index === all.length - 1);
    const typed = words.at(-1) === "" && words.at(-2) === "=" ? words.slice(0, -1) : words;
    const listed = typed.map((word) => `'${word}'`).join(" ");
    return `COMP_WORDS=(${listed}) COMP_CWORD=${typed.length - 1}; _marienbad; echo "\${COMPREPLY[*]}"`;
  });
  const script = join(folder, "ask.bash");
  writeFileSync(script, `${await scriptFor("bash")}\n${asked.join("\n")}\n`);
  const { status, stdout, stderr } = spawnSync("bash", ["--norc", script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ").filter(Boolean));
}

describe("completions", () => {
  it("bash offers commands, flags and what they take, games and their options", async () => {
    const answers: readonly (readonly [string, readonly string[]])[] = [
      ["marienbad so", ["solve"]],
      ["marienbad --lang ", ["en", "fr"]],
      ["marienbad --lang fr so", ["solve"]],
      ["marienbad --ver", ["--version"]],
      ["marienbad help conv", ["convert"]],
      ["marienbad solve --str", ["--strategy"]],
      ["marienbad solve conn", ["connect4"]],
      ["marienbad solve --limit 5 conn", ["connect4"]],
      ["marienbad solve --dead-end mover-", ["mover-loses", "mover-wins"]],
      ["marienbad solve --dead-end=mover-l", ["mover-loses"]],
      ["marienbad convert nim --format ", ["py", "json", "dot", "gm"]],
      ["marienbad convert nim -o ", []], // files, which bash offers by itself
      ["marienbad solve nim --limit ", []],
      ["marienbad solve connect4 col", ["columns="]],
      ["marienbad solve connect4 columns=5 ro", ["rows="]],
      ["marienbad solve nim la", ["last="]],
      ["marienbad solve nim last=", ["wins", "loses"]],
      ["marienbad solve nim last=w", ["wins"]],
      ["marienbad connect4 col", ["columns="]],
      ["marienbad connect4 4444 ro", ["rows="]],
      ["marienbad path ta", ["taquin"]],
      ["marienbad nash pris", ["prisoners"]],
      ["marienbad completion ", ["bash", "zsh", "fish"]],
      ["marienbad play nim --against m", ["minimax", "mcts"]],
    ];
    const found = await offered(answers.map(([line]) => line));
    expect(answers.map(([line], index) => [line, found[index]])).toEqual(answers);
  });

  it("bash offers the same where = does not end a word", async () => {
    const lines = [
      "marienbad solve nim last=w",
      "marienbad solve nim --dead-end=mover-l",
      "marienbad solve nim sticks=3 la",
    ];
    expect(await offered(lines, (line) => line.split(" "))).toEqual([
      ["last=wins"],
      ["--dead-end=mover-loses"],
      ["last="],
    ]);
  });

  it.each(["bash", "zsh", "fish"])(
    "%s has every command, flag, game and option, in the reader's language",
    async (shell) => {
      const script = await scriptFor(shell);
      const { commands } = await readGrammar("en");
      expect(commands.map(({ name }) => name)).toEqual(COMMANDS.map(({ name }) => name));
      for (const { name, flags } of commands) {
        expect(script).toContain(name);
        for (const flag of flags) expect(script).toContain(shell === "fish" ? flag.name.replace(/^-+/, "") : flag.name);
      }
      for (const { id, options } of CATALOGUE) {
        expect(script).toContain(id);
        for (const option of Object.keys(options)) expect(script).toContain(`${option}=`);
      }
      const french = (await runCommand(completion, [shell], { language: "fr" })).printed.join("\n");
      if (shell !== "bash") expect(french).toContain("langue des réponses"); // bash shows no descriptions
    },
  );

  it("a flag takes a value in every command or in none, which fish relies on", async () => {
    const { commands } = await readGrammar("en");
    const kinds = new Map<string, Set<boolean>>();
    for (const { name, value } of commands.flatMap(({ flags }) => flags)) {
      kinds.set(name, (kinds.get(name) ?? new Set()).add(value !== undefined));
    }
    expect(Array.from(kinds).filter(([, kind]) => kind.size > 1)).toEqual([]);
  });

  it("are refused for a shell that is not known", async () => {
    await expect(runCommand(completion, ["fis"])).rejects.toThrow(/no completion for the shell "fis".*"fish"/);
  });
});
