import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { toNumber } from "../fraction.ts";
import { seemsRandom } from "./behaviours.ts";
import type { Action } from "./dilemma.ts";
import { playDilemma } from "./match.ts";
import { DILEMMA_STRATEGIES, findDilemmaStrategy } from "./strategies.ts";
import type { DilemmaStrategy } from "./strategy.ts";

/** Plays what is written, whatever happens. */
const scripted = (actions: string): DilemmaStrategy => ({
  ...findDilemmaStrategy("always-cooperate"),
  begin: () => (own) => actions[own.length] as Action,
});

/** What a strategy answers to a script; the match is known to have 200 turns, of which the script gives the first. */
const answers = (id: string, other: string, seed = 1): string => {
  const script = scripted(other.padEnd(200, "C"));
  const { actions } = playDilemma(findDilemmaStrategy(id), script, { turns: 200 }, seededRandom(seed));
  return actions[0].slice(0, other.length).join("");
};

const score = (one: string, two: string, seed = 1): number => {
  const players = [one, two].map(findDilemmaStrategy);
  return toNumber(playDilemma(players[0], players[1], { turns: 200 }, seededRandom(seed)).scores[0]);
};

const ENTRANTS = [
  ...["tit-for-tat", "tideman-chieruzzi", "nydegger", "grofman", "shubik", "stein-rapoport", "grudger", "davis"],
  ...["graaskamp", "downing", "feld", "joss", "tullock", "name-withheld", "random"],
];

describe("the fifteen entrants of Axelrod's first tournament", () => {
  it("are all there", () => {
    const ids = DILEMMA_STRATEGIES.filter(({ reference }) => reference.includes("Effective choice")).map(
      ({ id }) => id,
    );
    expect(ids.toSorted()).toEqual(ENTRANTS.toSorted());
  });

  // Axelrod 1980, table 2, as retold after Rapoport, Seale and Colman 2015 (PLOS ONE 10): the first one's points.
  it.each([
    ["tit-for-tat", "tideman-chieruzzi", 595],
    ["tit-for-tat", "nydegger", 600],
    ["tit-for-tat", "shubik", 600],
    ["tit-for-tat", "stein-rapoport", 595],
    ["tit-for-tat", "grudger", 600],
    ["tit-for-tat", "davis", 600],
    ["tit-for-tat", "graaskamp", 597],
    ["tit-for-tat", "downing", 597],
    ["tideman-chieruzzi", "tideman-chieruzzi", 596],
    ["tideman-chieruzzi", "stein-rapoport", 596],
    ["tideman-chieruzzi", "downing", 601],
    // The description of Nydegger's rule, with the points as printed, gives 594, 594 and 598 here.
    ["nydegger-scores", "tideman-chieruzzi", 595],
    ["nydegger-scores", "stein-rapoport", 595],
    ["nydegger-scores", "downing", 158],
    ["shubik", "tideman-chieruzzi", 595],
    ["shubik", "stein-rapoport", 595],
  ])("%s scores as published with %s: %i", (one, two, points) => {
    expect(score(one, two)).toBe(points);
  });

  it("play as they are described (answers worked out by hand)", () => {
    const cases: [string, string, string][] = [
      // The first run is answered turn by turn, the second with one more defection, the third with two more.
      ["tideman-chieruzzi", "DCCDDCCCDCCCCC", "CDCCDDDCCDDDCC"],
      // As printed in the paper: the other's defection counts 2 and its own 1. Alone in cooperating, then alone in
      // defecting: the third is a defection. Then CD DC DC → 16·2 + 4·1 + 1 = 37: cooperates.
      ["nydegger", "DCCC", "CDDC"],
      // CC CC CD → 2, CC CD CC → 8, CD CC CC → 32: cooperates each time.
      ["nydegger", "CCDCCCC", "CCCCCCC"],
      // CD DD DD → 32 + 12 + 3 = 47: cooperates; CD DD DC → 32 + 12 + 1 = 45: defects; DD DC DC → 48 + 4 + 1 = 53.
      ["nydegger", "DDDD", "CDDC"],
      ["nydegger", "DDCCC", "CDDDC"],
      // With the points the other way round. CD DC DC → 16·1 + 4·2 + 2 = 26: defects, …
      ["nydegger-scores", "DCCC", "CDDD"],
      // CC CC CD → 1: defects; CC CD DC → 4 + 2 = 6: defects; CD DC DC → 16 + 8 + 2 = 26: defects; 42: cooperates.
      ["nydegger-scores", "CCDCCCC", "CCCDDDC"],
      // Mutual defection three times: 63, and it cooperates.
      ["nydegger-scores", "DDDDC", "CDDDC"],
      ["shubik", "DCDCCDCCCCC", "CDCDDCDDDCC"],
      ["shubik", "DDCDDDC", "CDCCDDC"],
      ["stein-rapoport", "DDDDDCD", "CCCCDDC"],
      ["downing", "CDDCCCC", "DDCCCCC"], // the answers of tit for tat to these
      ["downing", "CCCCC", "DDDDD"], // who forgives every defection is not worth cooperating with
      ["tullock", "DDDDDDDDDDDDD", "CCCCCCCCCCCDD"],
    ];
    for (const [id, other, expected] of cases) expect(answers(id, other), `${id} against ${other}`).toBe(expected);
  });

  it("defect in the last two turns if they know which those are", () => {
    for (const id of ["tideman-chieruzzi", "stein-rapoport"]) {
      const [own] = playDilemma(
        findDilemmaStrategy(id),
        findDilemmaStrategy("always-cooperate"),
        { turns: 30 },
        seededRandom(1),
      ).actions;
      expect(own.join("")).toBe(`${"C".repeat(28)}DD`);
      const endless = playDilemma(
        findDilemmaStrategy(id),
        findDilemmaStrategy("always-cooperate"),
        { turns: 30, end: 0.0001 },
        seededRandom(1),
      );
      expect(endless.actions[0]).not.toContain("D");
    }
  });

  it("Tideman and Chieruzzi give a fresh start to who is ten points behind and does not toss a coin", () => {
    // Three runs of one defection. Each costs 5 and brings 5 when it is answered; every further one brings 5: none
    // after the first run, one after the second. After the third two are due, but the first of them makes a lead of
    // 10, and the other has defected 3 times in 53 turns.
    const own = answers("tideman-chieruzzi", `${"C".repeat(40)}${"DCCCC".repeat(3)}`.padEnd(80, "C"));
    expect(own.slice(0, 41)).toBe("C".repeat(41));
    expect(own.slice(41)).toMatch(/^DC{4}DDC{3}DDC+$/);
  });

  it("tell a coin from other players by their transitions", () => {
    const random = seededRandom(5);
    const coin = Array.from({ length: 56 }, (): Action => (random.below(2) === 0 ? "C" : "D"));
    expect(seemsRandom(coin)).toBe(true);
    const alternating = Array.from({ length: 15 }, (_, turn): Action => (turn % 2 === 0 ? "C" : "D"));
    expect(seemsRandom(alternating)).toBe(false); // 7 + 7 of 14 transitions: chi-squared is 14
    expect(seemsRandom(Array<Action>(15).fill("C"))).toBe(false);
    for (const id of ["stein-rapoport", "graaskamp"]) {
      const own = answers(id, coin.join("").padEnd(198, coin.join("")));
      expect(own.slice(60, 75), id).toBe("D".repeat(15));
    }
  });

  it("Graaskamp defects in turn 51, and later every 5 to 15 turns against who lets it pass", () => {
    const own = answers("graaskamp", "C".repeat(200), 7);
    expect(own.slice(0, 51)).toBe(`${"C".repeat(50)}D`);
    const defections = [...own].flatMap((action, turn) => (action === "D" ? [turn] : [])).slice(1);
    expect(defections.length).toBeGreaterThan(8);
    for (const [index, turn] of defections.entries()) {
      const gap = turn - (index === 0 ? 56 : defections[index - 1]);
      expect(gap).toBeGreaterThanOrEqual(5);
      expect(gap).toBeLessThanOrEqual(15);
    }
    expect(score("graaskamp", "graaskamp")).toBe(588); // six turns of mutual defection, then peace
  });

  it("with chance follow their numbers", () => {
    const share = (id: string, other: string): number => {
      const script = scripted(other.repeat(10_000 / other.length));
      const { actions } = playDilemma(findDilemmaStrategy(id), script, { turns: 10_000 }, seededRandom(3));
      return actions[0].filter((action) => action === "C").length / 10_000;
    };
    expect(share("tullock", "C")).toBeCloseTo(0.9, 1);
    expect(share("tullock", "CCCCD")).toBeCloseTo(0.7, 1);
    expect(share("name-withheld", "C")).toBeCloseTo(0.7, 1);
    expect(share("name-withheld", "D")).toBeCloseTo(0.3, 1);
  });

  it("Downing defects against a coin, on which nothing has an influence", () => {
    const [downing, coin] = ["downing", "random"].map(findDilemmaStrategy);
    const { actions } = playDilemma(downing, coin, { turns: 200 }, seededRandom(2));
    expect(actions[0].filter((action) => action === "D").length).toBeGreaterThan(180);
  });
});
