import { seededRandom } from "marienbad";
import { describe, expect, it } from "vitest";
import { nimTasks } from "./tasks.ts";

const nothing = (): void => undefined;

describe("the Grundy table", () => {
  it.each(["kayles", "2,3,5", "0.137", "nim", "nim?take=1,2", "bachet?most=4"])(
    "%s: every heap is explained by its options",
    async (word) => {
      const { values } = await nimTasks["nim.grundy"]({ word, to: 40 }, nothing);
      for (const [heap, value] of values.entries()) {
        const reason = nimTasks["nim.heap"]({ word, heap });
        expect(reason.value).toBe(value);
        const met = new Set(reason.options.map((option) => option.value));
        expect(met.has(value)).toBe(false);
        for (let smaller = 0; smaller < value && reason.more === 0; smaller++) expect(met.has(smaller)).toBe(true);
      }
    },
  );

  it("a period that is proved is verified, and answers for any heap", async () => {
    // Dawson's Kayles has period 34 from 53 on (Guy and Smith 1956).
    const study = await nimTasks["nim.grundy"]({ word: "0.07", to: 50 }, nothing);
    expect(study.finding).toMatchObject({ status: "proved", certificate: { period: 34, start: 53 } });
    expect(study.verified).toBe(true);
    const far = 53 + 34 * 10 ** 9 + 5;
    const [here, there] = await Promise.all(
      [String(53 + 5), String(far)].map((heap) => nimTasks["nim.value"]({ word: "0.07", heap })),
    );
    expect(there).toBe(here);
  });

  it("what is no game of heaps is refused with a reason", async () => {
    await expect(nimTasks["nim.grundy"]({ word: "chomp", to: 20 }, nothing)).rejects.toThrow("independent heaps");
    await expect(nimTasks["nim.grundy"]({ word: "marienbad", to: 20 }, nothing)).rejects.toThrow("misère");
  });
});

describe("sums", () => {
  it("the marked moves leave nim-sum 0, and no other move does", () => {
    const random = seededRandom(3);
    const size = (): string => String(1 + Math.floor(random.next() * 7));
    for (let round = 0; round < 25; round++) {
      const parts = [
        { game: "nim", options: { sticks: size(), take: "1,3" } },
        { game: "kayles", options: { pins: size() } },
        { game: "wythoff", options: { heaps: `${size()},${size()}` } },
      ];
      const { sum, parts: studied, winner } = nimTasks["nim.sum"]({ parts, language: "en" });
      const values = studied.map(({ value }) => value);
      expect(values.reduce((all, value) => all ^ value, 0)).toBe(sum);
      expect(winner).toBe(sum === 0 ? 1 : 0);
      studied.forEach(({ moves, value }) => {
        for (const move of moves) expect(move.wins).toBe((sum ^ value ^ move.value) === 0);
      });
    }
  });
});
