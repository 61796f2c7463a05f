import { describe, expect, it } from "vitest";
import { run } from "../../../base/work.ts";
import { rules } from "../rules.ts";
import { analyseFrontier, Frontier, type FrontierQuestion, solveFrontier } from "./frontier.ts";
import { Connect4Solver } from "./solver.ts";

const board = { columns: 5, rows: 4, align: 4 };
const { start, moves, play } = rules(board);
const solver = new Connect4Solver({ ...board, megabytes: 1 });
const answer = async ({ position, threshold }: FrontierQuestion) => run(solver.boundWork(position, threshold)).bound;

/** Every position after this many moves. */
const after = (plies: number): (typeof start)[] =>
  plies === 0 ? [start] : after(plies - 1).flatMap((position) => moves(position).map((move) => play(position, move)));

describe("the frontier of a long search", () => {
  it.each([0, 1, 3, 6])("finds the solver's scores %i plies away from its start", async (plies) => {
    for (const position of after(1)) {
      const frontier = new Frontier(board, position, plies);
      expect(await solveFrontier(frontier, [answer, answer, answer])).toBe(solver.score(position).score);
    }
  });

  it.each([0, 1, 3, 6])("analyses as the solver does, %i plies away from its start", async (plies) => {
    for (const position of [start, ...after(3).slice(0, 8)]) {
      const frontier = new Frontier(board, position, plies);
      const known: number[] = [];
      const found = await analyseFrontier(frontier, [answer, answer, answer], {
        onScore: ({ score }) => known.push(score),
      });
      const { nodes, ...expected } = solver.analyse(position);
      expect(found).toEqual(expected);
      expect(known).toEqual([expected.score]);
      // A best line: the score passes from hand to hand to the end of the play.
      let score = expected.score;
      for (const length of found.line.keys()) {
        const place = frontier.positionAfter(found.line.slice(0, length + 1));
        score = 0 - score;
        expect(solver.score(place).score).toBe(score);
      }
      expect(moves(frontier.positionAfter(found.line))).toEqual([]);
    }
  });

  it("has nothing to say about a position after the end but its score", async () => {
    const position = [0, 1, 0, 1, 0, 1, 0].reduce(play, start);
    const found = await analyseFrontier(new Frontier(board, position, 1), [answer]);
    const { nodes, ...expected } = solver.analyse(position);
    expect(found).toEqual(expected);
  });

  it("gives each question to one solver at a time, and only as long as the score is open", async () => {
    const frontier = new Frontier(board, start, 4);
    const open = new Map<string, FrontierQuestion>();
    for (let question = frontier.next(); question !== undefined; question = frontier.next()) {
      expect(question.position).toEqual(frontier.positionAfter(question.moves));
      open.set(question.moves.join(""), question);
    }
    expect(open.size).toBeGreaterThan(20); // all there is to ask, as nothing has been answered
    for (const question of open.values()) frontier.learn(question, await answer(question));
    expect(await solveFrontier(frontier, [answer])).toBe(0); // 5 × 4 is a draw (Tromp)
    expect(frontier.next()).toBeUndefined();
  });

  it("asks nothing twice when it goes on from answers that were kept", async () => {
    const kept: [FrontierQuestion, number][] = [];
    const keep = async (question: FrontierQuestion) => {
      if (kept.length === 100) throw new Error("stopped");
      const bound = await answer(question);
      kept.push([question, bound]);
      return bound;
    };
    await expect(solveFrontier(new Frontier(board, start, 6), [keep])).rejects.toThrow("stopped");
    const resumed = new Frontier(board, start, 6);
    for (const [question, bound] of kept) resumed.learn(question, bound);
    const textOf = ({ moves: line, threshold }: FrontierQuestion): string => `${line.join("")} ${threshold}`;
    const before = new Set(kept.map(([question]) => textOf(question)));
    const again: string[] = [];
    const score = await solveFrontier(resumed, [
      async (question) => {
        if (before.has(textOf(question))) again.push(textOf(question));
        return await answer(question);
      },
    ]);
    expect([score, again]).toEqual([0, []]);
  });

  it("refuses moves that cannot be played and answers that cannot be", () => {
    const frontier = new Frontier(board, start, 4);
    expect(() => frontier.positionAfter([0, 0, 0, 0, 0])).toThrow(/Column 1 cannot be played/);
    frontier.learn({ position: start, threshold: 1 }, 2);
    expect(() => frontier.learn({ position: start, threshold: 1 }, 1)).toThrow(/at least 2 and at most 1/);
  });
});
