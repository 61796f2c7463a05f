import { ArenaBuilder } from "marienbad/arena";
import { describe, expect, it, vi } from "vitest";
import { type ArenaInput, knownArena } from "./known-arena.ts";
import { arenaTasks } from "./tasks.ts";

const nim = (sticks: string): ArenaInput => ({
  source: { kind: "game", game: "nim", options: { sticks, take: "1,2" } },
  deadEnds: "draw",
});

describe("the arena that a worker remembers", () => {
  it("is explored and solved once, however it is asked for again", async () => {
    const first = knownArena(nim("9"));
    expect(knownArena(structuredClone(nim("9")))).toBe(first);
    await arenaTasks["arena.layOut"]({ ...nim("9"), layout: "ranks" });
    arenaTasks["arena.write"]({ ...nim("9"), format: "json" });
    arenaTasks["arena.neighbourhood"]({ ...nim("9"), at: 0 });
    expect(knownArena(nim("9"))).toBe(first);
  });

  it("is solved again, but not explored, when dead ends mean something else", () => {
    const first = knownArena(nim("9"));
    const other = knownArena({ ...nim("9"), deadEnds: "mover-wins" });
    expect(other.given).toBe(first.given);
    expect(other.solution).not.toBe(first.solution);
  });

  it("is another one for other options", () => {
    expect(knownArena(nim("8")).given.vertexCount).toBeLessThan(knownArena(nim("9")).given.vertexCount);
  });

  it("is the one that was read, when a text was studied", async () => {
    const text = "{0: [1], 1: [], 2: [0]}\nS0 = {0, 2}";
    const input = { text, format: "py", deadEnds: "mover-loses", layout: "auto" } as const;
    const read = await arenaTasks["arena.studyText"](input);
    if (!read.ok) throw new Error("the text is an arena");
    const { document } = structuredClone(read);
    const building = vi.spyOn(ArenaBuilder.prototype, "buildOrThrow");
    expect(knownArena({ source: { kind: "own", document }, deadEnds: "mover-loses" }).given.vertexCount).toBe(3);
    expect(building).not.toHaveBeenCalled();
    building.mockRestore();
    expect(read.study).toMatchObject({ large: false, goals: [undefined, 0, undefined], ranks: [1, 0, 2] });
  });

  it("of a text without a vertex is not studied", async () => {
    const input = { text: "{}", format: "py", deadEnds: "draw", layout: "auto" } as const;
    const read = await arenaTasks["arena.studyText"](input);
    expect(read.ok && read.study).toBeFalsy();
  });
});
