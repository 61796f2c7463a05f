import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { exercise } from "./exercise.ts";
import { sheet } from "./sheet.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-sheets-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("marienbad exercise", () => {
  it("lists the kinds, and writes one of them with or without its key", async () => {
    expect((await runCommand(exercise, [])).printed).toHaveLength(17);
    const blank = (await runCommand(exercise, ["nim", "--seed", "7"])).printed.join("\n");
    const key = (await runCommand(exercise, ["nim", "--seed", "7", "--answers"])).printed.join("\n");
    expect(key).toContain("leaves a losing position");
    expect(blank).not.toContain("leaves a losing position");
  });

  it("chooses the format by the ending of the file", async () => {
    const path = join(folder, "sujet.tex");
    await runCommand(exercise, ["attractor", "-o", path], { language: "fr" });
    expect(readFileSync(path, "utf8")).toContain("\\begin{tikzpicture}");
  });

  it.each([
    ["nimm"],
    ["nim", "--seed", "x"],
    ["nim", "--format", "doc"],
    ["nim", "--sequenced"],
    ["nim", "nim"],
    ["nim", "-o", "a.pdf"],
  ])("refuses %s", async (...words) => {
    await expect(runCommand(exercise, words)).rejects.toMatchObject({ name: "MarienbadError" });
  });
});

describe("marienbad sheet", () => {
  it("writes a sheet and a key for each student", async () => {
    const path = join(folder, "sheets");
    await runCommand(sheet, ["nim:2 grundy", "--students", "3", "--seed", "2026", "-o", path]);
    expect(readdirSync(path)).toEqual(["key", "sheet"].flatMap((name) => [1, 2, 3].map((n) => `${name}-0${n}.tex`)));
    const [first, second] = ["01", "02"].map((n) => readFileSync(join(path, `sheet-${n}.tex`), "utf8"));
    expect(first).not.toBe(second);
  });

  it("needs a folder, and writes nothing where the plan is wrong", async () => {
    await expect(runCommand(sheet, ["nim"])).rejects.toThrow(/-o FOLDER/);
    const path = join(folder, "nothing");
    await expect(runCommand(sheet, ["nim:x", "-o", path])).rejects.toThrow(/from 1 to 99/);
    expect(readdirSync(folder)).not.toContain("nothing");
  });

  it("tells where no folder can be made, and does not try for ever", async () => {
    await expect(runCommand(sheet, ["nim", "-o", "/proc/sheets"])).rejects.toThrow(/cannot be made/);
  });

  it("refuses a folder where the sheet of another student would stay among the new ones", async () => {
    const path = join(folder, "class");
    await runCommand(sheet, ["nim", "--students", "3", "-o", path]);
    await runCommand(sheet, ["nim", "--students", "3", "--seed", "2", "-o", path]); // the same names are written over
    await expect(runCommand(sheet, ["nim", "--students", "2", "-o", path])).rejects.toThrow(/holds .*-03\.tex from/);
    await expect(runCommand(sheet, ["nim", "--students", "3", "--format", "md", "-o", path])).rejects.toThrow(/holds/);
    expect(readdirSync(path)).toHaveLength(6);
  });

  it("writes a class by its names, with points, as files of these names or as one", async () => {
    const list = join(folder, "class.txt");
    writeFileSync(list, "Zoé Lefèvre\nAli B. / Saïd\n");
    const path = join(folder, "named");
    await runCommand(sheet, ["nim", "--names", list, "--points", "4", "-o", path], { language: "fr" });
    expect(readdirSync(path)).toEqual(
      ["key-01-Zoé-Lefèvre", "key-02-Ali-B-Saïd", "sheet-01-Zoé-Lefèvre", "sheet-02-Ali-B-Saïd"].map((n) => `${n}.tex`),
    );
    const one = join(folder, "whole.tex");
    await runCommand(sheet, ["nim", "--names", list, "--points", "4", "-o", one], { language: "fr" });
    expect(readFileSync(one, "utf8")).toMatch(/Zoé Lefèvre.*sur 4.*Ali B\. \/ Saïd.*sur 4/s);
    expect(readFileSync(join(folder, "whole-key.tex"), "utf8")).toMatch(/Zoé Lefèvre.*corrigé.*Ali.*corrigé/s);
  });

  it("warns of names that are not printed as they are, only where they are printed", async () => {
    const list = join(folder, "foreign.txt");
    writeFileSync(list, `Nguyễn Thị Ánh\nШахин\n\u202eAna 🎉\n${"张".repeat(80)}\n`);
    const words = (format: string) => ["nim", "--names", list, "--format", format, "-o", join(folder, format)];
    const { code, notes } = await runCommand(sheet, words("tex"));
    expect([code, notes.map((note) => /“(.*?)”: (\w+)/.exec(note)?.slice(1).join(" "))]).toEqual([
      0,
      ["Ana 🎉 the", "Шахин pdflatex", "Ana 🎉 LaTeX", `${"张".repeat(80)} pdflatex`],
    ]);
    expect((await runCommand(sheet, words("md"))).notes).toEqual([expect.stringContaining("U+202E")]);
  });

  it.each(["large.tex", "large"])("stops on Ctrl-C, and writes nothing of %s", async (name) => {
    const long = ["attractor:20", "--students", "400", "-o", join(folder, name)];
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const interrupted = runCommand(sheet, long, { signal: controller.signal });
    await expect(interrupted).rejects.toThrow(/^Interrupted after \d+ of 400 sheets/);
    expect(readdirSync(folder).filter((file) => file.includes("large"))).toEqual([]);
  });

  it("leaves the sheets of an earlier run as they were when it is stopped", async () => {
    const path = join(folder, "kept");
    await runCommand(sheet, ["nim", "--students", "9", "-o", path]);
    const contents = () => readdirSync(path).map((file) => [file, readFileSync(join(path, file), "utf8")]);
    const before = contents();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const again = ["attractor:50", "--students", "9", "-o", path];
    const interrupted = runCommand(sheet, again, { signal: controller.signal });
    await expect(interrupted).rejects.toMatchObject({ code: "interrupted" });
    expect(contents()).toEqual(before);
  });

  it("refuses names that are counted too, a list that is not there, and one file that cannot be printed", async () => {
    const path = join(folder, "refused");
    await expect(runCommand(sheet, ["nim", "--names", "x", "--students", "2", "-o", path])).rejects.toThrow(/exclude/);
    await expect(runCommand(sheet, ["nim", "--names", "/no/such", "-o", path])).rejects.toThrow(/cannot be read/);
    await expect(runCommand(sheet, ["nim", "-o", `${path}.html`])).rejects.toThrow(/give a folder/);
    expect(readdirSync(folder).filter((name) => name.startsWith("refused"))).toEqual([]);
  });
});
