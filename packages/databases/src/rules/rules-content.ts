import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Checksum, seededRandom } from "marienbad/base";
import type { Rules } from "marienbad/game";
import { importedFile } from "./javascript.ts";

const RELATIVE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["'](\.{1,2}\/[^"']+)["']/g;

/** A rules file and its relative imports, recursively; packages do not count. */
export function filesOfModule(path: string): string[] {
  const files = [resolve(path)];
  for (const file of files) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(RELATIVE_IMPORT)) {
      const imported = importedFile(name, file);
      if (imported !== undefined && !files.includes(imported)) files.push(imported); // and is walked over later
    }
  }
  return files;
}

/** Identifies a rules file by the SHA-256 of its text and of its relative imports. */
export function contentOfModule(path: string): string {
  const hash = createHash("sha256");
  for (const file of filesOfModule(path)) {
    const text = readFileSync(file, "utf8");
    hash.update(`${text.length} ${text}`);
  }
  return `sha256 ${hash.digest("base64url")}`;
}

const PLAYS = 64;

/** Identifies rules by a checksum of keys, turns, results and successors along fixed plays, in any order of moves. */
export function contentOfRules<Position, Move>(rules: Rules<Position, Move>): string {
  const sum = new Checksum();
  const random = seededRandom(1961);
  const addText = (text: string): void => sum.addAll(new TextEncoder().encode(text));
  for (let play = 0; play < PLAYS; play++) {
    for (let position: Position | undefined = rules.start; position !== undefined; ) {
      const here: Position = position;
      const result = rules.result(here);
      addText(`${rules.key(here)} ${rules.turn(here)} ${result}`);
      const moves = result === undefined ? rules.moves(here) : [];
      const after = new Map(moves.map((move) => rules.play(here, move)).map((next) => [`${rules.key(next)}`, next]));
      const keys = [...after.keys()].sort();
      addText(keys.join(" "));
      position = after.get(keys[random.below(keys.length)]);
    }
  }
  return `plays ${sum}`;
}
