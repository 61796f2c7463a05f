import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenaFrom, arenas, at } from "../../test/arenas.ts";
import { expectSolvedByDefinition } from "../../test/solved-arenas.ts";
import {
  type Arena,
  ArenaBuilder,
  choiceOf,
  DRAWN,
  explore,
  outcomeOf,
  rankOf,
  successors,
  winnerOf,
  withDeadEnds,
} from "../arena/index.ts";
import { predecessors } from "../arena/transpose.ts";
import type { Work } from "../base/work.ts";
import { makeGame } from "../games/all.ts";
import { verify } from "../verify/index.ts";

import { bestPlay, rateMoves, solveArena } from "./index.ts";

describe("the solver equals the definitions", () => {
  it("on 4,000 random arenas, ranks and draws included, and passes the verifier", () => {
    expectSolvedByDefinition(4000);
  });

  it("and every change of one claim is caught by the verifier", () => {
    fc.assert(
      fc.property(arenas, fc.nat(), fc.integer({ min: 0, max: 31 }), fc.boolean(), (arena, where, bit, inChoice) => {
        const { valueOfVertex, choiceOfVertex } = solveArena(arena);
        const changed = { valueOfVertex: valueOfVertex.slice(), choiceOfVertex: choiceOfVertex.slice() };
        const array = inChoice ? changed.choiceOfVertex : changed.valueOfVertex;
        array[where % arena.vertexCount] ^= 1 << bit;
        const wrong = verify(arena, changed);
        // Another quickest win is no false claim; anything else is.
        const vertex = where % arena.vertexCount;
        const other = changed.choiceOfVertex[vertex];
        const stillBest =
          inChoice &&
          choiceOf({ valueOfVertex, choiceOfVertex }, vertex) !== undefined &&
          successors(arena, vertex).includes(other) &&
          valueOfVertex[other] === valueOfVertex[vertex] - 1;
        expect(wrong === undefined).toBe(stillBest);
      }),
      { numRuns: 5000 },
    );
  });

  it("whatever a drawn rank, a winner or a rank is replaced by, the verifier objects", () => {
    fc.assert(
      fc.property(
        arenas,
        fc.nat(),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 12 }),
        (arena, where, outcome, rank) => {
          const solution = solveArena(arena);
          const vertex = where % arena.vertexCount;
          const claim = (outcome * 2 ** 30 + rank) >>> 0;
          fc.pre(claim !== solution.valueOfVertex[vertex]);
          const valueOfVertex = solution.valueOfVertex.slice();
          valueOfVertex[vertex] = claim;
          expect(verify(arena, { ...solution, valueOfVertex })).toBeDefined();
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe("worked examples", () => {
  it("nim 10 {1,2}: the ranks of the course (SPEC example 1)", () => {
    const rules = makeGame("nim", { sticks: 10, take: [1, 2] });
    const { notation } = rules;
    const { arena } = explore(rules, { label: notation.writePosition });
    const solution = solveArena(arena);
    const expected = {
      "(0, 1)": 0,
      "(1, 0)": 1,
      "(2, 0)": 1,
      "(3, 1)": 2,
      "(4, 0)": 3,
      "(5, 0)": 3,
      "(6, 1)": 4,
      "(7, 0)": 5,
      "(8, 0)": 5,
      "(9, 1)": 6,
      "(10, 0)": 7,
    };
    const found = Object.fromEntries(
      Array.from({ length: arena.vertexCount }, (_, vertex) => vertex)
        .filter((vertex) => winnerOf(solution, vertex) === 0)
        .map((vertex) => [arena.label(vertex), rankOf(solution, vertex)]),
    );
    expect(found).toEqual(expected);
  });

  it("nim 15 {2,3,5}: the mover loses at 0, 1, 7, 8, 14, 15 (SPEC example 2)", () => {
    const rules = makeGame("nim", { sticks: 15, take: [2, 3, 5] });
    const { notation } = rules;
    const lost = Array.from({ length: 16 }, (_, sticks) => sticks).filter((sticks) => {
      const { arena } = explore(rules, { from: [{ sticks, turn: 0 }], label: notation.writePosition });
      return winnerOf(solveArena(arena), 0) === 1;
    });
    expect(lost).toEqual([0, 1, 7, 8, 14, 15]);
  });

  it("the eight vertices of the course (SPEC example 3)", () => {
    const edges = { 0: ["4", "5"], 1: ["4", "5", "6"], 2: ["7"], 3: [], 4: ["2"], 5: ["3"], 6: ["2", "3"], 7: [] };
    const arena = withDeadEnds(arenaFrom(edges, ["0", "1", "2", "3"], [[], []]), "mover-loses");
    const solution = solveArena(arena);
    const won = (player: 0 | 1) => Object.keys(edges).filter((name) => winnerOf(solution, at(arena, name)) === player);
    expect(won(0)).toEqual(["0", "1", "2", "4", "7"]);
    expect(won(1)).toEqual(["3", "5", "6"]);
    const choice = (name: string) => arena.label(choiceOf(solution, at(arena, name)) as number);
    expect([choice("0"), choice("1"), choice("2")]).toEqual(["4", "4", "7"]);
  });

  it("tic-tac-toe: 5478 positions, 16167 moves, a draw in 9 (SPEC example 4)", () => {
    const { arena } = explore(makeGame("tictactoe"));
    const solution = solveArena(arena);
    expect([arena.vertexCount, arena.edgeCount]).toEqual([5478, 16167]);
    expect([outcomeOf(solution, 0), rankOf(solution, 0)]).toEqual(["finiteDraw", 9]);
    expect(verify(arena, solution)).toBeUndefined();
  });
});

describe("traps of the course", () => {
  it("T3: ranks need breadth first; the recursive labelling overshoots and undershoots (SPEC example 8)", () => {
    const edges = { v: [], w: [], y0: ["v"], z: ["y0"], y: ["z"], u: ["y", "x"], x: ["y1", "w"], y1: ["p"], p: ["u"] };
    const arena = arenaFrom(edges, ["v", "w", "u", "y1", "z"], [["v", "w"], []]);
    expect(rankOf(solveArena(arena), at(arena, "x"))).toBe(7);
  });

  it("T4: no attractor passes through the other player's goal", () => {
    const arena = arenaFrom({ a: ["b"], b: ["c"], c: [] }, ["a", "b", "c"], [["c"], ["b"]]);
    expect(winnerOf(solveArena(arena), at(arena, "a"))).toBe(1); // b ends the play, though c is next to it
  });

  it("T5: a dead end is not attracted because all of its no moves lead there", () => {
    const arena = arenaFrom({ a: ["b", "g"], b: [], g: [] }, [], [["g"], []]);
    const solution = solveArena(arena);
    expect([outcomeOf(solution, at(arena, "b")), outcomeOf(solution, at(arena, "a"))]).toEqual([
      "finiteDraw",
      "finiteDraw",
    ]);
  });

  it("T6: what is not in the attractor of 0 is not therefore won by 1, and draws are of two kinds", () => {
    const arena = arenaFrom({ a: ["a"], b: ["c"], c: [], g: [] }, ["a", "b"], [["g"], []]);
    const solution = solveArena(arena);
    expect(["a", "b", "c"].map((name) => outcomeOf(solution, at(arena, name)))).toEqual([
      "infiniteDraw",
      "finiteDraw",
      "finiteDraw",
    ]);
    expect(rankOf(solution, at(arena, "b"))).toBe(1);
  });
});

describe("best play", () => {
  it("S1: quickest win, longest resistance, kept draw, on random arenas", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solveArena(arena);
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const [best, ...others] = rateMoves(arena, solution, vertex);
          if (best === undefined) continue;
          expect(best.winner).toBe(winnerOf(solution, vertex)); // best play keeps the value
          const rank = rankOf(solution, vertex);
          if (best.winner !== undefined) expect(best.rank).toBe((rank as number) - 1);
          else expect(others.every((other) => other.winner !== undefined || other.traps <= best.traps)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("takes as many moves as the rank says, whoever wins", () => {
    const { arena } = explore(makeGame("dodgem"));
    const solution = solveArena(arena);
    for (const vertex of [0, 17, 400, 1200]) {
      expect(bestPlay(arena, solution, vertex).length - 1).toBe(rankOf(solution, vertex));
    }
  });

  it("prefers the draw that leaves the opponent the most ways to go wrong", () => {
    // Both a and b keep the draw; after b, player 1 has two moves that lose.
    const edges = { s: ["a", "b"], a: ["d"], b: ["d", "g", "h"], d: [], g: [], h: [] };
    const arena = arenaFrom(edges, ["s"], [["g", "h"], []]);
    const [best] = rateMoves(arena, solveArena(arena), at(arena, "s"));
    expect([arena.label(best.target), best.traps]).toEqual(["b", 2]);
  });
});

describe("the danger of a move", () => {
  it("is counted where the opponent moves, the play goes on, and nobody has won", () => {
    // Player 0 moves at s, o and v. x is a drawn end, whatever edges leave it; at w player 0 has won, for every move of
    // player 1 leads to g or h.
    const edges = {
      ...{ s: ["x", "o", "d", "t"], x: ["g", "h"], o: ["t", "l"], d: ["d", "g", "l"], t: ["d", "g", "h"] },
      ...{ w: ["g", "h"], v: ["w", "d"], g: [], h: [], l: [] },
    };
    const builder = new ArenaBuilder();
    for (const name of Object.keys(edges)) builder.vertex(name, ["s", "o", "v"].includes(name) ? 0 : 1);
    for (const [from, targets] of Object.entries(edges)) for (const to of targets) builder.edge(from, to);
    for (const name of ["g", "h"]) builder.goal(0, name);
    builder.goal("draw", "x");
    const arena = builder.buildOrThrow();
    const solution = solveArena(arena);
    const rated = (name: string) =>
      rateMoves(arena, solution, at(arena, name)).map(({ index, target, traps }) => [
        index,
        arena.label(target),
        traps,
      ]);
    expect(rated("s")).toEqual([
      [3, "t", 2],
      [2, "d", 1],
      [0, "x", 0],
      [1, "o", 0],
    ]);
    expect(rated("v")).toEqual([
      [0, "w", 0],
      [1, "d", 1],
    ]);
    expect(["g", "x", "l"].flatMap(rated)).toEqual([]);
  });

  it("is none in moves to one's own vertices", () => {
    // o is player 0's and drawn: they cannot be trapped by themselves, though player 0 is the one who would win.
    const arena = arenaFrom({ s: ["o"], o: ["o", "p"], p: ["p", "g"], g: [] }, ["s", "o"], [["g"], []]);
    const solution = solveArena(arena);
    expect(rateMoves(arena, solution, at(arena, "s"))).toEqual([
      { index: 0, target: at(arena, "o"), winner: undefined, draw: "infinite", rank: undefined, traps: 0 },
    ]);
  });

  it("a play that never ends is shown to its first repetition", () => {
    const arena = arenaFrom({ a: ["b"], b: ["c"], c: ["b"] }, ["a", "c"], [[], []]);
    const names = bestPlay(arena, solveArena(arena), at(arena, "a")).map((vertex) => arena.label(vertex));
    expect(names).toEqual(["a", "b", "c", "b"]);
  });
});

describe("vertices with many predecessors", () => {
  /**
   * Goals of player 0 with these numbers of predecessors, owned by 0 and 1 in turn; every third of them can also go to
   * the goal of player 1.
   */
  function stars(sizes: readonly number[]): Arena {
    const builder = new ArenaBuilder();
    for (const [star, size] of sizes.entries()) {
      builder.vertex(`g${star}`, 0);
      builder.goal(0, `g${star}`);
      for (let place = 0; place < size; place++) builder.vertex(`${star}.${place}`, (place % 2) as 0 | 1);
    }
    builder.vertex("h", 0);
    builder.goal(1, "h");
    for (const [star, size] of sizes.entries()) {
      for (let place = 0; place < size; place++) {
        builder.edge(`${star}.${place}`, `g${star}`);
        if (place % 3 === 0) builder.edge(`${star}.${place}`, "h");
      }
    }
    return builder.buildOrThrow();
  }

  it.each([[[4095]], [[4096]], [[4097]], [[2000, 2096, 1]], [[3000, 3000, 3000]], [[100, 9000, 100]]])(
    "are solved as those with few, whatever fits into a batch: %j",
    (sizes) => {
      const arena = stars(sizes);
      const solution = solveArena(arena);
      expect(verify(arena, solution)).toBeUndefined();
      for (const [star, size] of sizes.entries()) {
        for (const place of [0, 1, 2, 3, size - 1]) {
          if (place >= size) continue;
          const vertex = at(arena, `${star}.${place}`);
          const winner = place % 3 === 0 && place % 2 === 1 ? 1 : 0;
          expect([winnerOf(solution, vertex), rankOf(solution, vertex)]).toEqual([winner, 1]);
        }
      }
    },
  );

  it("and so are many vertices of one layer", () => {
    // 300 goals, each with a chain of three moves behind it: layers of more than a batch of 128.
    const builder = new ArenaBuilder();
    for (let chain = 0; chain < 300; chain++) {
      for (let place = 0; place < 4; place++) builder.vertex(`${chain}.${place}`, (place % 2) as 0 | 1);
      for (let place = 3; place > 0; place--) builder.edge(`${chain}.${place}`, `${chain}.${place - 1}`);
      builder.goal((chain % 2) as 0 | 1, `${chain}.0`);
    }
    const arena = builder.buildOrThrow();
    const solution = solveArena(arena);
    for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
      const [chain, place] = arena.label(vertex).split(".").map(Number);
      expect([winnerOf(solution, vertex), rankOf(solution, vertex)]).toEqual([chain % 2, place]);
    }
  });
});

describe("solving as work", () => {
  const pauses = (work: Work<unknown, void>): number => {
    let count = 0;
    while (!work.next().done) count++;
    return count;
  };

  it.each([
    ["won", 0],
    ["drawn", DRAWN],
  ])("pauses every hundred thousand vertices or so, as they are %s", (_, goal) => {
    const vertexCount = 400_000;
    const arena: Arena = {
      vertexCount,
      edgeCount: 0,
      firstEdgeOfVertex: new Uint32Array(vertexCount + 1),
      targetOfEdge: new Uint32Array(0),
      ownerOfVertex: new Uint8Array(vertexCount),
      goalOfVertex: new Uint8Array(vertexCount).fill(goal),
      start: undefined,
      label: String,
    };
    expect(pauses(solveArena.work(arena)) - pauses(predecessors.work(arena))).toBe(3);
  });
});
