import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Text } from "marienbad";
import { describe, expect, it } from "vitest";

const src = join(dirname(fileURLToPath(import.meta.url)), "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ file, code: readFileSync(join(src, file), "utf8") }));
const folders = files.filter(({ file }) => file.endsWith("texts.ts")).map(({ file }) => dirname(file));

/** Any parameter that a text may have: a name, a list or a number. */
const anything = {
  en: "x",
  fr: "x",
  toString: () => "3",
  toLocaleString: () => "3",
  join: () => "x",
  map: () => ["x"],
  [Symbol.iterator]: () => ["x"].values(),
};

/** What something gives; nothing where it needs another kind of parameter. */
function tried<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

describe("the texts of the lab", () => {
  it("are all in texts.ts, or declared as text(en, fr) with what they are the title of", () => {
    const literal = /\{\s*en:|\bsay\(|\[language\.value\]/;
    const found = files.filter(({ code }) => literal.test(code)).map(({ file }) => file);
    expect(found).toEqual([join("base", "language.ts")]); // where t() is
  });

  it.each(folders)("%s: one is not said in the plural", async (folder) => {
    // bounds, games of the catalogue, stones in a row
    const neverOne = ["aligned", "firstNodesOnly", "playDoor", "tooManyVertices", "writeHeaps"];
    const alike = ["dans", "tas", "vers"]; // and one of them is as many
    const texts: Record<string, Text | ((...of: unknown[]) => Text)> = await import(join(src, folder, "texts.ts"));
    for (const [name, made] of Object.entries(texts)) {
      if (typeof made !== "function" || neverOne.includes(name)) continue;
      const { fr } = tried(() => made(...Array(made.length).fill(1))) ?? { fr: "" };
      const plural = Array.from(fr.matchAll(/(?<![\d.,×+=])1\s(\p{L}+[sx])(?!\p{L})/gu), ([, word]) => word);
      expect([name, plural.filter((word) => !alike.includes(word))]).toEqual([name, []]);
    }
  });

  it.each(folders)("%s: each is used, and has both languages with French spaces", async (folder) => {
    const texts: Record<string, Text | ((...of: unknown[]) => Text)> = await import(join(src, folder, "texts.ts"));
    const users = files.filter(({ file }) => dirname(file).startsWith(folder) || folder === "base");
    for (const [name, made] of Object.entries(texts)) {
      const use = new RegExp(`\\btexts\\.${name}\\b`);
      expect([name, users.some(({ code }) => use.test(code))]).toEqual([name, true]);
      const { en, fr } = typeof made === "function" ? made(...Array(made.length).fill(anything)) : made;
      expect([name, en !== "" && fr !== ""]).toEqual([name, true]);
      expect([name, / [:;?!»](?:\s|$)|« /.test(fr)]).toEqual([name, false]);
    }
  });
});
