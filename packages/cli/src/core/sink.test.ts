import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { MarienbadError, runAsync } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { packageFolder, runNode } from "../../test/cli.ts";
import { createOutput, whenRead } from "./output.ts";
import { fileSink, streamSink } from "./sink.ts";

/** A disk that takes a few bytes at a time, as one does that is nearly full. */
function disk(size: number, most: number) {
  const taken: number[] = [];
  let isBusy = true;
  const write = (_: number, bytes: Uint8Array): number => {
    isBusy = !isBusy;
    if (isBusy) throw Object.assign(new Error("busy"), { code: "EAGAIN" });
    if (taken.length === size) throw Object.assign(new Error("full"), { code: "ENOSPC" });
    const part = bytes.subarray(0, Math.min(most, size - taken.length));
    taken.push(...part);
    return part.length;
  };
  return { write, content: () => Buffer.from(taken).toString() };
}

describe("an answer into a file", () => {
  it("is written whole, however little the disk takes at a time", () => {
    const { write, content } = disk(1000, 7);
    const output = createOutput(fileSink(1, write), new PassThrough());
    for (const line of ["Who wins?", "été", "joueur 0"]) output.line(line);
    expect(content()).toBe("Who wins?\nété\njoueur 0\n");
  });

  it("is refused where the disk is full, and nothing more is tried", () => {
    const { write, content } = disk(20, 7);
    const sink = fileSink(1, write);
    const output = createOutput(sink, new PassThrough());
    output.line("0123456789");
    expect(() => output.line("0123456789")).toThrow(/could not be written: the disk is full/);
    expect([content().length, sink.closed]).toEqual([20, true]);
    output.line("more");
    expect(content().length).toBe(20);
  });

  it("is refused as an error that the command line reports", () => {
    const { write } = disk(3, 7);
    expect(() => fileSink(1, write).write("0123456789")).toThrow(MarienbadError);
  });
});

describe("an answer to a slow reader", () => {
  const PIECE = Buffer.alloc(1 << 18, "x");

  it("waits for it, piece by piece, and loses nothing", async () => {
    const reader = new PassThrough();
    const output = createOutput(streamSink(reader), new PassThrough());
    let made = 0;
    function* pieces() {
      for (; made < 40; made++) yield PIECE;
    }
    const written = output.pieces(pieces());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toBeLessThan(10); // about a megabyte waits, not ten
    let read = 0;
    reader.on("data", (bytes) => {
      read += bytes.length;
    });
    await written;
    reader.end();
    await once(reader, "end");
    expect(read).toBe(40 * PIECE.length);
  });

  it("waits for it, line by line", async () => {
    const reader = new PassThrough();
    const output = createOutput(streamSink(reader), new PassThrough());
    const line = "x".repeat(1 << 16);
    let lines = 0;
    function* list() {
      for (; lines < 100; lines++) {
        output.line(line);
        yield* whenRead(output, lines);
      }
    }
    const listed = runAsync(list());
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(lines).toBeLessThan(30);
    reader.resume();
    await listed;
    expect(lines).toBe(100);
  });

  it("ends where the reader has gone", async () => {
    const reader = new PassThrough();
    const output = createOutput(streamSink(reader), new PassThrough());
    reader.destroy(new Error("gone"));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(output.closed).toBe(true);
    function* endless() {
      for (;;) yield PIECE;
    }
    await output.pieces(endless());
  });
});

describe("standard output", () => {
  it("that is a pipe does not keep modules behind a link from being one and the same", () => {
    const folder = mkdtempSync(join(tmpdir(), "marienbad-sink-"));
    try {
      mkdirSync(join(folder, "real"));
      symlinkSync(join(folder, "real"), join(folder, "link"));
      for (const name of ["one", "two"]) {
        writeFileSync(join(folder, "real", `${name}.mjs`), "export default import.meta.url;");
      }
      const main = join(folder, "main.mjs");
      const sink = join(packageFolder, "dist/core/sink.js");
      const show = (name: string): string => `console.log((await import("./link/${name}.mjs")).default);`;
      const look = `(await import(${JSON.stringify(sink)})).standardOutput();`;
      writeFileSync(main, [show("one"), look, show("two")].join("\n"));
      const { out } = runNode([main]);
      expect(out.trim().split("\n")).toEqual([
        expect.stringMatching(/\/real\/one\.mjs$/),
        expect.stringMatching(/\/real\/two\.mjs$/),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
