import { execFileSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Arena } from "marienbad";

/** The C++ program in the folder that REFERENCE names, compiled; undefined if none is named. */
export function attractorReference() {
  const folder = process.env.REFERENCE;
  if (folder === undefined || !existsSync(join(folder, "solve.cpp"))) return undefined;
  const work = mkdtempSync(join(tmpdir(), "reference-"));
  const program = join(work, "solve");
  execFileSync("g++", ["-O3", "-march=native", "-o", program, join(folder, "solve.cpp")]);
  return {
    /** CPU seconds of its best transposition and its best solve. */
    seconds(arena: Arena): number {
      const file = join(work, "arena.bin");
      writeArena(file, arena);
      const printed = execFileSync(program, [file, "6"], { encoding: "utf8" });
      return least(printed, "transpose-") + least(printed, "solve ");
    },
    remove: () => rmSync(work, { recursive: true }),
  };
}

/** The least "cpu X" that it prints for its variants. */
function least(printed: string, word: string): number {
  const found = printed.matchAll(new RegExp(`${word}\\S*\\s.*?cpu ([\\d.]+)`, "g"));
  return Math.min(...Array.from(found, ([, seconds]) => Number(seconds)));
}

/** Its file: four words of head, offsets, targets, and a byte per vertex: owner, goal of player 0, goal of player 1. */
function writeArena(path: string, arena: Arena): void {
  const flags = arena.ownerOfVertex.map((owner, vertex) => owner | [2, 4, 0][arena.goalOfVertex[vertex]]);
  const head = Uint32Array.of(0x31525247, arena.vertexCount, arena.edgeCount, 0);
  const file = openSync(path, "w");
  for (const part of [head, arena.firstEdgeOfVertex, arena.targetOfEdge, flags]) writeSync(file, part);
  closeSync(file);
}
