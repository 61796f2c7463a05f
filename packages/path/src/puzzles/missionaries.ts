import { type Parsed, parsed, refused, text } from "marienbad/base";
import type { Step } from "../state-graph.ts";
import { definePuzzle, type Puzzle } from "./entry.ts";
import { texts } from "./texts.ts";

/** The first bank. */
interface Bank {
  readonly missionaries: number;
  readonly cannibals: number;
  readonly boat: boolean;
}

const write = ({ missionaries, cannibals, boat }: Bank): string =>
  `${missionaries} ${cannibals} ${boat ? "here" : "there"}`;

export const missionaries = definePuzzle({
  id: "missionaries",
  title: text("Missionaries and cannibals", "Missionnaires et cannibales"),
  summary: text(
    "As many cannibals as missionaries cross a river in a small boat. Where missionaries are, they must " +
      "not be outnumbered.",
    "Autant de cannibales que de missionnaires traversent un fleuve dans une petite barque. Là où il y a " +
      "des missionnaires, ils ne doivent pas être en minorité.",
  ),
  reference: "Amarel 1968: 11 crossings for three and three; 4 and 4 need a boat for three (9 crossings)",
  options: {
    couples: {
      kind: "integer",
      default: 3,
      min: 1,
      max: 100,
      summary: text("missionaries, and as many cannibals", "missionnaires, et autant de cannibales"),
    },
    boat: { kind: "integer", default: 2, min: 2, max: 10, summary: text("seats in the boat", "places dans la barque") },
  },
  build({ couples, boat: seats }): Puzzle<Bank> {
    const isSafe = (missionaries: number, cannibals: number): boolean => {
      const fine = (m: number, c: number): boolean => m === 0 || m >= c;
      return fine(missionaries, cannibals) && fine(couples - missionaries, couples - cannibals);
    };
    const fits = (count: number): boolean => count >= 0 && count <= couples;

    /** Missionaries must not be outnumbered in the boat, either. */
    const steps = ({ missionaries, cannibals, boat }: Bank): Step<Bank>[] => {
      const found: Step<Bank>[] = [];
      const direction = boat ? -1 : 1;
      for (let m = 0; m <= seats; m++) {
        for (let c = 0; m + c <= seats; c++) {
          if (m + c === 0 || (m > 0 && c > m)) continue;
          const to = { missionaries: missionaries + direction * m, cannibals: cannibals + direction * c, boat: !boat };
          if (!fits(to.missionaries) || !fits(to.cannibals) || !isSafe(to.missionaries, to.cannibals)) continue;
          found.push({ to, cost: 1, label: texts.crossing(m, c) });
        }
      }
      return found;
    };

    /** The crossings without the rule: full boats there, one rower back. */
    const crossingsLeft = ({ missionaries, cannibals, boat }: Bank): number => {
      const people = missionaries + cannibals;
      if (people === 0 && !boat) return 0;
      const waiting = boat ? people : people + 1;
      const roundTrips = Math.max(0, Math.ceil((waiting - seats) / (seats - 1)));
      return 2 * roundTrips + (boat ? 1 : 2);
    };

    const read = (given: string): Parsed<Bank> => {
      const match = /^\s*(\d+)\s+(\d+)\s+(here|there)\s*$/.exec(given);
      const state = match && { missionaries: Number(match[1]), cannibals: Number(match[2]), boat: match[3] === "here" };
      if (!state || !fits(state.missionaries) || !fits(state.cannibals)) {
        return refused([{ text: texts.notABank(given, couples) }]);
      }
      if (isSafe(state.missionaries, state.cannibals)) return parsed(state);
      return refused([{ text: texts.outnumbered(given) }]);
    };

    const crowd = (m: number, c: number): string => "M".repeat(m) + "C".repeat(c);
    const start: Bank = { missionaries: couples, cannibals: couples, boat: true };
    return {
      graph: { start, isGoal: (bank) => bank.missionaries + bank.cannibals === 0 && !bank.boat, steps, key: write },
      estimates: { crossings: crossingsLeft },
      write,
      read,
      board({ missionaries, cannibals, boat }) {
        const here = crowd(missionaries, cannibals).padStart(2 * couples);
        const there = crowd(couples - missionaries, couples - cannibals);
        return `${here} |${boat ? "\\_/~~" : "~~\\_/"}| ${there}`.trimEnd();
      },
    };
  },
});
