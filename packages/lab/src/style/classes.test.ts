import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** What every page has from the beginning; `opponent` is a page of its own, elsewhere. */
const SHARED = ["style", "base", "board", "play", "opponent"];

/** The words that a pattern finds in the files of a room, by room: of those that come with their page, and stay. */
function wordsByRoom(ending: string, wordsIn: (text: string) => Iterable<string>): Map<string, Set<string>> {
  const roomsOfWord = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    const room = file.split(/[\\/]/)[0];
    if (!file.endsWith(ending) || room === file || SHARED.includes(room)) continue;
    for (const word of wordsIn(readFileSync(join(SOURCES, file), "utf8"))) {
      roomsOfWord.set(word, (roomsOfWord.get(word) ?? new Set()).add(room));
    }
  }
  return roomsOfWord;
}

/** The classes with which selectors of a sheet begin, alone: `.button.plain` is about few of the buttons. */
function* classesRuled(css: string): Generator<string> {
  const plain = css.replace(/\/\*.*?\*\//gs, "").replace(/\([^()]*\)/g, "");
  for (const [, selectors] of plain.matchAll(/([^{}]+)\{/g)) {
    for (const selector of selectors.split(",")) {
      const word = /^\s*\.([\w-]+)(?![\w.:[-])/.exec(selector)?.[1];
      if (word !== undefined) yield word;
    }
  }
}

function* classesGiven(tsx: string): Generator<string> {
  for (const [, words] of tsx.matchAll(/ class="([\w\s-]+)"/g)) yield* words.split(/\s+/);
}

it("no sheet of a page reaches into another: which one was visited before would matter", () => {
  const ruled = wordsByRoom(".css", classesRuled);
  const given = wordsByRoom(".tsx", classesGiven);
  const reaching = [...ruled].filter(([word, rooms]) => new Set([...rooms, ...(given.get(word) ?? [])]).size > 1);
  expect(reaching.map(([word]) => word)).toEqual([]);
  expect(ruled.size).toBeGreaterThan(200);
});
