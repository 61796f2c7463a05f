import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { type Action, AXELROD_DILEMMA } from "./dilemma.ts";
import { playDilemma } from "./match.ts";
import { DILEMMA_STRATEGIES, findDilemmaStrategy } from "./strategies.ts";
import type { DilemmaStrategy } from "./strategy.ts";

/** Plays what is written, whatever happens. */
const scripted = (actions: string): DilemmaStrategy => ({
  ...findDilemmaStrategy("always-cooperate"),
  begin: () => (own) => actions[own.length] as Action,
});

const answers = (id: string, other: string): string =>
  playDilemma(findDilemmaStrategy(id), scripted(other), { turns: other.length }, seededRandom(1)).actions[0].join("");

describe("strategies of the repeated dilemma", () => {
  it("are at least twenty, each once, each with a source and both languages", () => {
    expect(DILEMMA_STRATEGIES.length).toBeGreaterThanOrEqual(20);
    const names = DILEMMA_STRATEGIES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, summary, reference } of DILEMMA_STRATEGIES) {
      for (const text of [title.en, title.fr, summary.en, summary.fr, reference])
        expect(text.length).toBeGreaterThan(3);
    }
  });

  it("play as their sources describe them (answers worked out by hand from the descriptions)", () => {
    const cases: [string, string, string][] = [
      ["always-cooperate", "CDDC", "CCCC"],
      ["always-defect", "CDDC", "DDDD"],
      ["alternator", "CDDC", "CDCD"],
      ["tit-for-tat", "CDDCC", "CCDDC"],
      ["suspicious-tit-for-tat", "CDDCC", "DCDDC"],
      ["reverse-tit-for-tat", "CDDCC", "DDCCD"],
      ["pavlov", "CDDCC", "CCDCC"],
      ["grudger", "CDCCC", "CCDDD"],
      ["davis", "DCCCCCCCCCCC", "CCCCCCCCCCDD"],
      ["davis", "CCCCCCCCCCCDC", "CCCCCCCCCCCCD"],
      ["tit-for-two-tats", "DDCDDC", "CCDCCD"],
      ["two-tits-for-tat", "DCCDCC", "CDDCDD"],
      ["soft-majority", "DCDDCCC", "CDCDDDC"],
      ["hard-majority", "DCDDCCCCC", "DDDDDDDCC"],
      ["gradual", "DCCCDCCCCC", "CDCCCDDCCC"],
      ["gradual", "DDDDDDDDD", "CDCCDDCCD"],
      ["soft-grudger", "DCCCCCCC", "CDDDDCCC"],
      ["prober", "CCCCC", "DCCDD"],
      ["prober", "CDCDC", "DCCCD"],
      ["tester", "CCCCCCC", "DCCDCDC"],
      ["tester", "CDCDC", "DCCCD"],
      ["contrite-tit-for-tat", "CDDCC", "CCDDC"],
      ["handshake", "DCDC", "DCCC"],
      ["handshake", "CCCC", "DCDD"],
      ["periodic-ccd", "CCCCC", "CCDCC"],
      ["periodic-ddc", "CCCCC", "DDCDD"],
    ];
    for (const [id, other, expected] of cases) expect(answers(id, other), `${id} against ${other}`).toBe(expected);
  });

  it("contrite tit for tat accepts the punishment of its own mistake, and ends the feud", () => {
    const decide = findDilemmaStrategy("ctft").begin(seededRandom(1), { turns: 200, dilemma: AXELROD_DILEMMA });
    expect(decide(["C", "D"], ["C", "C"])).toBe("C"); // the D was a slip of its hand
    expect(decide(["C", "D", "C"], ["C", "C", "D"])).toBe("C"); // the other was right to hit back
  });

  it("with chance follow their numbers", () => {
    const share = (id: string, other: Action, turns: number): number => {
      const match = playDilemma(findDilemmaStrategy(id), scripted(other.repeat(turns)), { turns }, seededRandom(3));
      return match.actions[0].filter((action) => action === "C").length / turns;
    };
    expect(share("random", "C", 10000)).toBeCloseTo(0.5, 1);
    expect(share("joss", "C", 10000)).toBeCloseTo(0.9, 1);
    expect(share("generous-tit-for-tat", "D", 10000)).toBeCloseTo(1 / 3, 1);
    expect(share("remorseful-prober", "C", 10000)).toBeCloseTo(0.9, 1);
    expect(share("feld", "C", 200)).toBeCloseTo(0.75, 1); // from 1 down to 1/2 in a straight line
    expect(share("feld", "D", 200)).toBe(1 / 200);
  });

  it("are found by name, and missed ones are guessed", () => {
    expect(findDilemmaStrategy("tft").id).toBe("tit-for-tat");
    expect(() => findDilemmaStrategy("tit-for-tats")).toThrow(/Did you mean "tit-for-tat"/);
  });
});
