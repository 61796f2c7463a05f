import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { add, fraction, multiply, ONE, subtract, sum, toNumber, writeFraction } from "../fraction.ts";
import { AXELROD_DILEMMA, mirrored, TURNS, type Turn } from "./dilemma.ts";
import { expectedTurns, expectedTurnsUntilEnd, turnChain } from "./markov.ts";
import { expectedPayoffs, playDilemma } from "./match.ts";
import { DILEMMA_STRATEGIES } from "./strategies.ts";
import { isMemoryOne, type MemoryOneStrategy } from "./strategy.ts";

const MEMORY_ONE_STRATEGIES = DILEMMA_STRATEGIES.filter(isMemoryOne);
const named = (id: string) => MEMORY_ONE_STRATEGIES.find((strategy) => strategy.id === id) as MemoryOneStrategy;
const pairs = MEMORY_ONE_STRATEGIES.flatMap((one) => MEMORY_ONE_STRATEGIES.map((two) => [one, two] as const));

describe("two memory-one players as a Markov chain", () => {
  it("agree with the sum over every possible match of three turns", () => {
    for (const [one, two] of pairs) {
      const noise = 0.1;
      const out = (chance: number): number => chance * (1 - noise) + (1 - chance) * noise;
      const chanceOf = (turn: Turn, before: Turn | undefined): number => {
        const [a, b] = [one.memoryOne, two.memoryOne];
        const c = out(toNumber(before === undefined ? a.first : a.after[before]));
        const d = out(toNumber(before === undefined ? b.first : b.after[mirrored(before)]));
        return (turn[0] === "C" ? c : 1 - c) * (turn[1] === "C" ? d : 1 - d);
      };
      const counts = { CC: 0, CD: 0, DC: 0, DD: 0 };
      for (const x of TURNS) {
        for (const y of TURNS) {
          for (const z of TURNS) {
            const chance = chanceOf(x, undefined) * chanceOf(y, x) * chanceOf(z, y);
            for (const turn of [x, y, z]) counts[turn] += chance;
          }
        }
      }
      const exact = expectedTurns(turnChain(one.memoryOne, two.memoryOne, noise), 3).map(toNumber);
      TURNS.forEach((turn, i) => {
        expect(exact[i]).toBeCloseTo(counts[turn], 10);
      });
    }
  });

  it("are what sampling tends to (five standard errors, seeded)", () => {
    const random = seededRandom(2024);
    const chosen = ["tit-for-tat", "pavlov", "joss", "random", "extort-2", "firm-but-fair"].map(named);
    const [turns, noise, matches] = [30, 0.05, 300];
    for (const one of chosen) {
      for (const two of chosen) {
        const counts = expectedTurns(turnChain(one.memoryOne, two.memoryOne, noise), turns);
        const expected = expectedPayoffs(counts, AXELROD_DILEMMA).map(toNumber);
        const scores = Array.from({ length: matches }, () =>
          playDilemma(one, two, { turns, noise }, random).scores.map(toNumber),
        );
        for (const player of [0, 1]) {
          const mean = scores.reduce((total, score) => total + score[player], 0) / matches;
          const variance = scores.reduce((total, score) => total + (score[player] - mean) ** 2, 0) / (matches - 1);
          const error = Math.sqrt(variance / matches);
          expect(Math.abs(mean - expected[player]), `${one.id} ${two.id}`).toBeLessThan(5 * error + 1e-9);
        }
      }
    }
  });

  it("until a chance ends it, agree with sampling and with the series", () => {
    const chain = turnChain(named("joss").memoryOne, named("pavlov").memoryOne, "1/50");
    const exact = expectedTurnsUntilEnd(chain, "1/4");
    expect(sum(exact)).toEqual(fraction(4));
    let state = chain.start;
    let total = chain.start.map(() => fraction(0));
    let alive = ONE;
    for (let turn = 0; turn < 60; turn++) {
      total = total.map((value, i) => add(value, multiply(alive, state[i])));
      state = TURNS.map((_, to) => sum(state.map((weight, from) => multiply(weight, chain.transition[from][to]))));
      alive = multiply(alive, fraction(3, 4));
    }
    exact.forEach((value, i) => {
      expect(toNumber(subtract(value, total[i]))).toBeCloseTo(0, 6);
    });
    const random = seededRandom(6);
    const lengths = Array.from(
      { length: 2000 },
      () => playDilemma(named("joss"), named("pavlov"), { end: 0.25, noise: 0.02 }, random).actions[0].length,
    );
    expect(lengths.reduce((a, b) => a + b) / lengths.length).toBeCloseTo(4, 0);
  });

  it("two suspicious and plain tit for tats chase each other for ever", () => {
    const feud = turnChain(named("tit-for-tat").memoryOne, named("suspicious-tit-for-tat").memoryOne);
    expect(expectedTurns(feud, 10).map(writeFraction)).toEqual(["0", "5", "5", "0"]);
  });

  it("zero-determinant strategies enforce their line exactly, whoever the other is (Press and Dyson 2012)", () => {
    // Over t turns the surplus is off the line by what cooperation changed from the first turn to the next one (Akin).
    const turns = 40;
    const offTheLine = (id: string, other: MemoryOneStrategy, level: number, scale: number) => {
      const chain = turnChain(named(id).memoryOne, other.memoryOne);
      const [counts, more] = [expectedTurns(chain, turns), expectedTurns(chain, turns + 1)];
      const [own, others] = expectedPayoffs(counts, AXELROD_DILEMMA).map((payoff) =>
        subtract(payoff, fraction(level * turns)),
      );
      const cooperatesNext = sum([0, 1].map((turn) => subtract(more[turn], counts[turn])));
      const change = multiply(fraction(scale), subtract(cooperatesNext, named(id).memoryOne.first));
      return subtract(subtract(own, multiply(fraction(2), others)), change);
    };
    for (const other of MEMORY_ONE_STRATEGIES) {
      expect(offTheLine("extort-2", other, 1, 18), other.id).toEqual(fraction(0));
      expect(offTheLine("zd-generous-2", other, 3, 8), other.id).toEqual(fraction(0));
    }
  });

  it("refuses what it cannot follow exactly", () => {
    const chain = turnChain(named("joss").memoryOne, named("pavlov").memoryOne);
    expect(() => expectedTurns(chain, 1e6)).toThrow(/1 to 1,000/);
    const still = turnChain(named("always-defect").memoryOne, named("always-defect").memoryOne);
    expect(() => expectedTurnsUntilEnd(still, 0)).toThrow(/above 0/);
  });
});
