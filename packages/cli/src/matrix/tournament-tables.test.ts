import { seededRandom } from "marienbad/base";
import {
  AXELROD_DILEMMA,
  COURSE_DILEMMA,
  findDilemmaStrategy,
  playDilemma,
  playTournament,
  populationDynamics,
  tournamentToJson,
} from "marienbad-matrix";
import { describe, expect, it } from "vitest";
import { matchTable, populationTable, standingsTable } from "./tournament-tables.ts";

const entrants = (names: string) => names.split(" ").map(findDilemmaStrategy);

describe("what a tournament prints", () => {
  it("is years in the course's dilemma, points in Axelrod's", () => {
    const players = entrants("tft alld");
    const years = playTournament(players, { turns: 3, dilemma: COURSE_DILEMMA });
    expect(tournamentToJson(years).payoffs).toEqual([
      [1, 7 / 3],
      [4 / 3, 2],
    ]);
    expect(standingsTable(years, "fr")[0]).toContain("ans/tour");
    expect(standingsTable(years, "en").slice(1)).toEqual([
      expect.stringMatching(/^1\. +Tit for tat +1\.667 +67 % +0$/),
      expect.stringMatching(/^1\. +Always defect +1\.667 +0 % +1$/),
    ]);
    const match = playDilemma(players[0], players[1], { turns: 3 }, seededRandom(1));
    expect(matchTable([players[0], players[1]], match, AXELROD_DILEMMA, "fr")).toEqual([
      expect.stringMatching(/^Donnant-donnant +CTT +2$/),
      expect.stringMatching(/^Toujours trahir +TTT +7$/),
    ]);
  });

  it("shows the milestones of a population, the largest share first", () => {
    const history = populationDynamics(
      [
        [3, 0],
        [5, 1],
      ],
      AXELROD_DILEMMA,
      { generations: 3 },
    );
    const lines = populationTable(entrants("allc alld"), history, "en");
    expect(lines[1]).toMatch(/^generation +0 +1 +2 +3$/);
    expect(lines[2]).toMatch(/^Always defect +50\.0 +66\.7 /);
  });
});
