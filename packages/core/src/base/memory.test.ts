import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { explore } from "../arena/explore.ts";
import { checkConformance } from "../game/conformance.ts";
import { fullGame } from "../game/full-game.ts";
import { MarienbadError } from "./error.ts";
import { memoryError, setMemoryProbe, shortageOf } from "./memory.ts";
import { sameText } from "./text.ts";
import { run, runAsync, runWithin, Stop, type Work } from "./work.ts";

/** Never ends by itself. */
function* endless(): Work<string> {
  for (let number = 1; ; number++) yield number;
}

/** Memory is short at the nth look. */
function shortAtLook(last: number): void {
  let looks = 0;
  setMemoryProbe(() => (++looks >= last ? "heap" : undefined));
}

/** Counts upwards for ever. */
const upwards = {
  start: 0,
  turn: () => 0 as const,
  moves: () => [1],
  play: (position: number) => position + 1,
  result: () => undefined,
  deadEnd: "draw" as const,
  key: (position: number) => position,
};

afterEach(() => setMemoryProbe(undefined));

describe("memory that becomes short", () => {
  it("ends work with a sentence that says how far it got", async () => {
    const far = (number: number | undefined) => sameText(`at ${number}`);
    const expected = {
      code: "limit-reached",
      message: "This needs more memory than JavaScript may use: stopped at 3.",
      parameters: { shortage: "heap" },
    };
    shortAtLook(4);
    expect(() => run(endless(), {}, far)).toThrow(expect.objectContaining(expected));
    shortAtLook(4);
    await expect(runAsync(endless(), {}, far)).rejects.toMatchObject(expected);
  });

  it("is told from a thread that has ended for it", async () => {
    const thread = new Worker("const all = []; for (;;) all.push({});", {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
    });
    const error = await new Promise((resolve) => thread.on("error", resolve));
    expect(shortageOf(error)).toBe("heap");
  });

  it("lets work that has something to show return it, within a budget or without", async () => {
    const modest = function* (): Work<string> {
      try {
        for (;;) yield 0;
      } catch (error) {
        if (error instanceof Stop) return "what there was";
        throw error;
      }
    };
    shortAtLook(3);
    expect(run(modest())).toBe("what there was");
    shortAtLook(3);
    expect(runWithin(modest(), { time: 10_000 })).toBe("what there was");
    shortAtLook(3);
    expect(await runAsync(modest(), { time: 10_000 })).toBe("what there was");
  });

  it("ends an exploration after the positions found so far, and is no fault of the rules", () => {
    // The third pause: each comes after 8,192 positions and moves, of which there are as many of each here.
    shortAtLook(3);
    expect(() => explore(upwards)).toThrow(/more memory than JavaScript may use: stopped after 8,193 positions\.$/);
    shortAtLook(3);
    expect(() => checkConformance(fullGame(upwards))).toThrow(/more memory than JavaScript may use/);
  });

  it("is recognised in what the engine says when something does not fit, and only there", () => {
    const errorOf = (fails: () => unknown): unknown => {
      try {
        return fails();
      } catch (error) {
        return error;
      }
    };
    expect(shortageOf(errorOf(() => new Uint8Array(2 ** 50)))).toBe("table");
    expect(shortageOf(errorOf(() => "x".repeat(2 ** 30)))).toBe("table");
    // Said by V8 at 2^24 entries, and where the system gives no more memory; both too slow, or too large, to provoke.
    expect(shortageOf(new RangeError("Map maximum size exceeded"))).toBe("table");
    expect(shortageOf(new RangeError("Set maximum size exceeded"))).toBe("table");
    expect(shortageOf(new RangeError("Array buffer allocation failed"))).toBe("machine");
    expect(shortageOf(new RangeError("WebAssembly.Memory(): could not allocate memory"))).toBe("machine");
    expect(shortageOf(new RangeError("WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory"))).toBe(
      "machine",
    );
    expect(shortageOf(new RangeError("Maximum call stack size exceeded"))).toBeUndefined();
    expect(shortageOf(errorOf(() => (1).toFixed(200)))).toBeUndefined();
    expect(shortageOf("Map maximum size exceeded")).toBeUndefined();
  });

  it("is told as such when a table of the engine is full in the middle of the work, whosever it is", () => {
    const full = { ...upwards, key: (position: number) => (position < 5 ? position : "x".repeat(2 ** 30).length) };
    const error = expect.objectContaining({ code: "limit-reached", parameters: { shortage: "table" } });
    expect(() => explore(full)).toThrow(error);
    expect(memoryError("machine")).toBeInstanceOf(MarienbadError);
    expect(memoryError("machine").text.fr).toMatch(/la machine n’en a encore/);
  });
});
