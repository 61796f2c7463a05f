import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../src/games/index.ts";

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), "..");

interface Page {
  /** The bytes, compressed, that the page must load: what no bundler can leave out. Later chunks do not count. */
  readonly size: number;
  /** The files of the package that it is made of, as `games/nim/rules.js`; those of later chunks too. */
  readonly modules: readonly string[];
}

/** A page that uses only this. */
async function bundled(code: string): Promise<Page> {
  const entry = join(packageFolder, "dist/page.js");
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const chunks = output.filter((part) => part.type === "chunk");
  const waiting = [chunks[0].fileName];
  const needed = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    for (const other of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) waiting.push(other);
  }
  const page = chunks.filter((chunk) => needed.has(chunk.fileName)).map((chunk) => chunk.code);
  return {
    size: gzipSync(page.join("")).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(join(packageFolder, "dist"), id))),
  };
}

/** The bytes of files as they lie there, not compressed. */
function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file).length, 0);
}

/*
 * Whoever needs more says why here. The first edition had 6,848, 8,798 and 19,619 by this measure. Since then kernels
 * are embedded in a form that compresses better (900 bytes less); exploring checks the rules, and says what is wrong
 * with them and where (1,300 more); games state their heaps, experts and engines, and their bundle is cut where these
 * are fetched later (1,800 more); work ends in a sentence where memory becomes short (450 more);
 * strings are indexed in bytes, and positions made again (750 more). Each prover of a game
 * is fetched later too, which takes about 120 bytes; the lab grew by 1,900 by provers, shortage of memory and puzzles.
 * Strings indexed in bytes, positions made again and analyses of very many moves take the lab 500 bytes.
 * Exploring notes points beside the arena and takes several starts (360 more).
 * Boards tell the line that won, or the chain, and games the rules that their options make (500 more). All games do
 * now, and say how a gallery shows them: their kind, other names, variants and typical positions (2,500 more).
 * Solving gives endless plays to whom the rules give them (300 more).
 * Solving pauses, so that it ends with its time and with Ctrl-C (50 more). Kernels name the memory that they lack, and
 * French apostrophes are set in one place (100 more). The lab keeps places, gives headings the focus, has one registry
 * of keys, notices a new build and checks what links say (1,700 more).
 * Each game with its rules, notation, board and sentences takes about 1,300; there are six more than there were.
 * The lab fetches the catalogue with the first page that needs it: home has its own game, and no other (25,000 less).
 */
describe("what a page must load", () => {
  it.each([
    ["solve alone", `export { solve } from "./index.js"`, 7_050],
    ["explore, solve and best play", `export { bestMove, explore, solve } from "./index.js"`, 12_600],
    ["the whole catalogue", `export { makeGame } from "./index.js"`, 34_150],
  ])("stays small: %s", async (_, code, most) => {
    expect((await bundled(code)).size).toBeLessThanOrEqual(most);
  });

  it.each(CATALOGUE.map(({ id }) => id))("is no other game where it imports one alone: %s", async (id) => {
    const { size, modules } = await bundled(`export * from "./games/${id}/index.js"`);
    const games = modules.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(games)].filter((folder) => folder !== "grid")).toEqual([id]); // boards of cells share `grid`
    expect(size).toBeLessThanOrEqual(7_500);
  });

  it("stays small: the first load of the lab", () => {
    const lab = join(packageFolder, "lab");
    const page = readFileSync(join(lab, "index.html"), "utf8");
    const files = [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(1);
    expect(readdirSync(join(lab, "assets")).length).toBeGreaterThan(files.length);
    const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(lab, file))).length, 0);
    expect(size).toBeLessThanOrEqual(57_000);
  });

  it("stays small: the two typefaces of the lab, which come beside the first load", () => {
    const assets = join(packageFolder, "lab/assets");
    const faces = readdirSync(assets).filter((file) => file.endsWith(".woff2"));
    expect(faces).toHaveLength(2);
    expect(bytesOf(faces.map((file) => join(assets, file)))).toBeLessThanOrEqual(80_000);
    expect(readFileSync(join(packageFolder, "lab/fonts-licence.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE");
  });

  it("stays small: what the lab keeps of a first visit for later, without a network", () => {
    const lab = join(packageFolder, "lab");
    const list = /NEEDED_FIRST = (\[.*?\]);/.exec(readFileSync(join(lab, "offline.js"), "utf8"))?.[1] ?? "";
    const [page, ...files] = JSON.parse(list) as string[];
    expect(page).toBe("./");
    expect(files.some((file) => /worker-/.test(file))).toBe(true);
    expect(bytesOf(["index.html", ...files].map((file) => join(lab, file)))).toBeLessThanOrEqual(500_000);
  });
});
