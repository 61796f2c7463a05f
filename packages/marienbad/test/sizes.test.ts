import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";

const packageFolder = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The bytes, compressed, of a page that uses only this: what a bundler cannot leave out. Chunks fetched later do not
 * count.
 */
async function bundleSize(code: string): Promise<number> {
  const entry = "\0entry";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: packageFolder,
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) =>
          id === "entry" ? entry : importer === entry ? resolve(packageFolder, "dist", id) : undefined,
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ("output" in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === "chunk");
  const waiting = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  const needed = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []));
  }
  return gzipSync(
    chunks
      .filter((chunk) => needed.has(chunk.fileName))
      .map((chunk) => chunk.code)
      .join(""),
  ).length;
}

/*
 * The bounds are the sizes of the first edition, measured by this very test, and a little air: whoever needs more says
 * why here.
 */
describe("what a page must load", () => {
  it.each([
    ["solve alone", `export { solve } from "index.js"`, 6_900],
    ["explore, solve and best play", `export { bestMove, explore, solve } from "index.js"`, 8_800],
    ["the whole catalogue", `export { makeGame } from "index.js"`, 20_400],
  ])("stays small: %s", async (_, code, most) => {
    expect(await bundleSize(code)).toBeLessThanOrEqual(most);
  });

  it("stays small: the first load of the lab", () => {
    const lab = join(packageFolder, "lab");
    const page = readFileSync(join(lab, "index.html"), "utf8");
    const files = [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(1);
    expect(readdirSync(join(lab, "assets")).length).toBeGreaterThan(files.length);
    const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(lab, file))).length, 0);
    expect(size).toBeLessThanOrEqual(71_000);
  });
});
