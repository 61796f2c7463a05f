import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../../test/run-command.ts";
import { build } from "../commands/build.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-build-"));
});

afterAll(() => rm(folder, { recursive: true }));

describe("marienbad build", () => {
  it("writes a page with the solution inside, a module and its types, and nothing beside the folder", async () => {
    const out = join(folder, "nim");
    const { printed } = await runCommand(build, ["nim", "sticks=5", "-o", out, "--json"]);
    expect(JSON.parse(printed[0]).form).toBe("solution");
    expect((await readdir(out)).sort()).toEqual(["game.json", "index.html", "opponent.d.ts", "opponent.js"]);
    expect(await readdir(folder)).toEqual(["nim"]);
    const game = JSON.parse(await readFile(join(out, "game.json"), "utf8"));
    // 5 sticks, take 1 to 3: multiples of 4 lose, so the first player wins.
    expect(game.winners[0]).toBe("0");
    await runCommand(build, ["nim", "sticks=4", "-o", out]); // its own folder may be made anew
    expect(JSON.parse(await readFile(join(out, "game.json"), "utf8")).winners[0]).toBe("1");
  });

  it("says when it is stopped that nothing was kept", async () => {
    const stopped = runCommand(build, ["nim", "-o", join(folder, "stopped")], { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({
      code: "interrupted",
      message: expect.stringMatching(/^Interrupted: .*stopped is as it was before\.$/),
    });
    expect(await readdir(folder)).not.toContain("stopped");
  });

  it("refuses a folder with other things in it, a game for points, and no folder, and writes nothing", async () => {
    const taken = join(folder, "taken");
    await mkdir(taken);
    await writeFile(join(taken, "letter.txt"), "mine");
    await expect(runCommand(build, ["nim", "-o", taken])).rejects.toThrow("other things");
    await expect(runCommand(build, ["kalah", "-o", join(folder, "new")])).rejects.toThrow("points");
    await expect(runCommand(build, ["nim"])).rejects.toThrow("-o FOLDER");
    expect(await readdir(taken)).toEqual(["letter.txt"]);
    expect((await readdir(folder)).sort()).toEqual(["nim", "taken"]);
  });
});
