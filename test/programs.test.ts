import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { afterAll, describe, expect, it } from "vitest";
import { publicExports, shownExports } from "../docs/site/declared.mjs";
import { allPrograms, importedBy } from "../docs/site/examples.mjs";
import { runNode } from "../packages/cli/test/cli.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// inside, so that imports are found
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-programs-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const programs = allPrograms(root).filter(({ isRun }) => isRun);

/** Runs modules one after the other and returns what each prints, or what it throws. */
const RUNNER = `
const printed = [];
const written = (value) => (typeof value === "string" ? value : inspect(value));
for (const name of process.argv.slice(2)) {
  const lines = [];
  console.log = (...values) => lines.push(values.map(written).join(" "));
  try { await import(name); } catch (error) { lines.push(String(error)); }
  printed.push(lines.flatMap((line) => line.split("\\n")));
}
process.stdout.write(JSON.stringify(printed));
`;

describe("the programs of the site and of the doc comments", () => {
  writeFileSync(join(scratch, "run.mjs"), `import { inspect } from "node:util";${RUNNER}`);
  const names = programs.map(({ code }, i) => {
    const name = `program-${i}.mjs`;
    writeFileSync(join(scratch, name), transformSync("program.ts", code).code);
    return `./${name}`;
  });
  const { out, err } = runNode([join(scratch, "run.mjs"), ...names], { cwd: root });

  it("are run in one process, which ends well", () => expect([err, out.slice(0, 1)]).toEqual(["", "["]));

  const printed: string[][] = out === "" ? [] : JSON.parse(out);
  it.each(programs.map(({ place, code }, i) => [place, code, printed[i]] as const))(
    "%s prints what it says",
    (_, code, lines) => {
      const expected = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, value]) => value);
      expect(lines).toEqual(expected);
    },
  );
});

/** Entries that are tools of the other packages and of programs like them: api.md lists them, without examples. */
const TOOLS = ["marienbad/base", "marienbad/kernel", "marienbad-databases/system", "marienbad-databases/rules"];

/** Likewise, single exports of rooms: no reader would look for a program that shows them. */
const TOOLS_OF_ROOMS: Readonly<Record<string, readonly string[]>> = {
  "marienbad/game": [
    ...["ASKED", "MAX_MOVES_BY_KEY", "NEEDED_MEMBERS", "badRules", "checkMembers", "checkedGame", "deadEnd"],
    ...["faultOfLevels", "isTrusted", "keyIndexFor", "moves", "namesOf", "player", "rulesFail", "showPosition"],
    ...["unknownMembers", "winnerOfDeadEnd"],
  ],
  "marienbad/arena": ["FINITE_DRAW", "RANK_BITS"],
  "marienbad/impartial": ["readTuple"],
  "marienbad/oracle": ["proved", "sourceOf"],
  "marienbad/games": ["isOwnGame", "missingParts"],
  "marienbad/connect4": [
    ...["MAX_HIGH_BITS", "MAX_KEY_BITS", "MAX_LOW_BITS", "SOLVED_ALIGN", "bookName", "seatAt", "sharedTable"],
  ],
  "marienbad-figure": ["escapeTex"],
  "marienbad-databases": ["tasksOfEngine"],
  "marienbad-databases/node": [
    ...["checkLevels", "differenceOf", "levelledGameOf", "oneFileFrom", "partsFolder", "removeParts"],
  ],
  "marienbad-databases/connect4": ["connect4Books", "shippedBook"],
};

describe("the reference", () => {
  const exports = publicExports(root);
  const shown = shownExports(root);
  const written = ({ entry, name }: { entry: string; name: string }): string => `${entry} ${name}`;

  it("shows all of the front door and every value of a room in a program that is run; api.md lists the rest", () => {
    const values = exports.filter((one) => one.entry === "marienbad" || !one.isType);
    const isTool = ({ entry, name }: { entry: string; name: string }): boolean =>
      TOOLS.includes(entry) || TOOLS_OF_ROOMS[entry]?.includes(name) === true;
    const needed = values.filter((one) => !isTool(one));
    const tools = Object.entries(TOOLS_OF_ROOMS).flatMap(([entry, names]) => names.map((name) => ({ entry, name })));
    const known = new Set(values.filter((one) => !shown.has(written(one))).map(written));
    expect(tools.map(written).filter((tool) => !known.has(tool))).toEqual([]); // none is gone or has an example by now
    expect(needed.filter((one) => !shown.has(written(one))).map(written)).toEqual([]);
    expect(needed.filter((one) => !one.isType && shown.get(written(one))?.by !== undefined)).toEqual([]);
    expect(needed.length).toBeGreaterThan(400);
  });

  it("shows it in a program that imports it, or what it is in, and stands under an export that it imports", () => {
    for (const one of exports.filter((candidate) => shown.has(written(candidate)))) {
      const { program, host, by } = shown.get(written(one)) ?? {};
      const used = importedBy(program?.code ?? "");
      const wanted = exports.filter(({ declaration }) => declaration === (by ?? one).declaration).map(written);
      expect(
        used.some((name) => wanted.includes(name)),
        written(one),
      ).toBe(true);
      expect(used).toContain(host && written(host));
      expect(program?.isRun).toBe(true);
    }
  });

  it("finds what a type is in: as a parameter, as a result, and through another type", () => {
    const inWhat = (room: string, name: string) => shown.get(`marienbad/${room} ${name}`)?.by?.name;
    expect(inWhat("arena", "ExploreOptions")).toBe("explore");
    expect(inWhat("game", "TreeMeasures")).toBe("measureTree");
    // Signal is a part of Watch, which the program of Work imports.
    expect([inWhat("base", "Signal"), inWhat("base", "Watch")]).toEqual(["Watch", undefined]);
    expect(inWhat("arena", "explore")).toBe(undefined);
  });

  it("knows exports by what they are, not by their names", () => {
    const declared = (entry: string, name: string) => exports.find((one) => written(one) === `${entry} ${name}`);
    expect(declared("marienbad", "explore")?.declaration).toBe(declared("marienbad/arena", "explore")?.declaration);
    expect(declared("marienbad", "verify")?.declaration).not.toBe(declared("marienbad", "solve")?.declaration);
    expect(declared("marienbad/games/all", "makeGame")?.isType).toBe(false);
  });
});
