import { explore } from "marienbad";
import { outcomeOf, outDegree, rankOf } from "marienbad/arena";
import { countPlays, gameTree, measureTree } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { describe, expect, it } from "vitest";
import { named } from "../arena-drawing.ts";
import { NIM6 } from "../instances.ts";
import { leavable } from "../nim-tree.ts";
import { conforming, NOTEBOOKS } from "../notebooks.ts";
import { boardsOf, DRAWN, drawnNodes, TTT_NODES, TTT_POSITIONS } from "./branch.ts";
import { GAMES } from "./index.ts";
import { answerTo } from "./marienbad.ts";
import { ALBUM, measures } from "./plays.ts";
import { breaksAt, recipe } from "./recipe.ts";
import { HEAPS, moverWins, movesToWin, playCount } from "./rules.ts";
import { CARDS, kept, SIEVES, stoppedBy } from "./sieve.ts";
import { COURIER, disobeyed, UNFOLDED, walk } from "./strategies.ts";

const nim = (sticks: number) => makeGame("nim", { sticks: String(sticks), take: "1,2,3", until: "1" });
const marienbad = makeGame("marienbad");

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  marienbad: () => (outcomeOf(solveArenaQuickly(explore(marienbad).arena), 0) === "player1" ? "loses" : "wins"),
  "five-answers": () => {
    const rules = makeGame("nim", { sticks: "6", take: "2,3,5" });
    const { notation } = rules;
    const { arena, positions } = explore(rules, { keepPositions: true });
    const ends = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex).filter(
      (vertex) => arena.firstEdgeOfVertex[vertex] === arena.firstEdgeOfVertex[vertex + 1],
    );
    const left = ends.map((vertex) => /\d+/.exec(notation.writePosition(positions[vertex]))?.[0] ?? "");
    return [...new Set(left)].sort().join(" ");
  },
  sieve: () => {
    const order = ["zero", "turn", "perfect", "complete", "chance"];
    return ["rps", "prisoners", "poker"].map((card) => order.indexOf(stoppedBy(card, order) ?? "") + 1).join(" ");
  },
  plays: () => {
    const { total, wonBy } = countPlays(nim(7));
    return `${total} ${wonBy[0]}`;
  },
  tree: () => {
    const { nodes, leaves, height } = measureTree(gameTree(nim(5), { depth: 9 }));
    return `${nodes} ${leaves} ${height}`;
  },
  branch: () => {
    const { nodes, leaves } = measureTree(gameTree(makeGame("tictactoe"), { depth: 2 }));
    return `${nodes} ${leaves}`;
  },
  notebook: () => String([5, 4, 3, 2].reduce((product, sticks) => product * Math.min(3, sticks - 1), 1)),
  memory: () => {
    const ways = (sticks: number, player: number): number =>
      sticks === 6
        ? 1 - player
        : [1, 2, 3].reduce((sum, taken) => sum + (sticks + taken <= 6 ? ways(sticks + taken, 1 - player) : 0), 0);
    return String(ways(2, 0));
  },
  recipe: () => {
    const rules = makeGame("bachet", { target: "30", most: "6" });
    const solution = solveArenaQuickly(explore(rules).arena);
    const winning = rules.moves(rules.start).filter((move) => {
      const { arena, vertexOf } = {
        arena: explore(rules, { from: [rules.play(rules.start, move)] }).arena,
        vertexOf: 0,
      };
      return outcomeOf(solveArenaQuickly(arena), vertexOf) === "player0";
    });
    expect(outcomeOf(solution, 0)).toBe("player0");
    return winning.map((move) => String(move)).join(" ");
  },
};

describe("the chapter on games", () => {
  it.each(GAMES.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("Marienbad: as many plays and positions as the prose says, and the machine wins when it is second", () => {
    expect(countPlays(marienbad).total).toBe(212_100_984n);
    expect(explore(marienbad).arena.vertexCount).toBe(752);
    expect(answerTo([1, 3, 5, 0])).toEqual([1, 3, 2, 0]);
  });

  it("two rules of the last stick: the same with 1, 2, 3, not with 2, 3, 5", () => {
    expect([playCount(6, "123", "loses"), playCount(6, "123", "leave")]).toEqual([24, 13]);
    for (let n = 1; n <= 12; n++) expect(moverWins(n, "123", "loses")).toBe(moverWins(n, "123", "leave"));
    expect([moverWins(3, "235", "loses"), moverWins(3, "235", "leave")]).toEqual([false, true]);
  });

  it("two rules of the last stick: moves to the win, as the library ranks them", () => {
    const rank = (options: Record<string, string>): number | undefined =>
      rankOf(solveArenaQuickly(explore(makeGame("nim", { sticks: "6", take: "1,2,3", ...options })).arena), 0);
    expect([movesToWin(6, "123", "loses"), movesToWin(6, "123", "leave")]).toEqual([
      rank({ last: "loses" }),
      rank({ until: "1" }),
    ]);
    const apart = HEAPS.filter((n) => moverWins(n, "235", "loses") !== moverWins(n, "235", "leave"));
    expect(apart).toEqual([3, 8, 10]);
    for (const n of HEAPS) expect(moverWins(n, "123", "loses")).toBe(moverWins(n, "123", "leave"));
    for (const n of [3, 6, 8]) {
      const options = { sticks: String(n), take: "2,3,5" };
      for (const [end, more] of [
        ["loses", { last: "loses" }],
        ["leave", { until: "1" }],
      ] as const) {
        const won =
          outcomeOf(solveArenaQuickly(explore(makeGame("nim", { ...options, ...more })).arena), 0) === "player0";
        expect([n, end, moverWins(n, "235", end)]).toEqual([n, end, won]);
      }
    }
  });

  it("the sieve leaves eight games of fifteen, and three of them are impartial, as the library says", () => {
    const course = SIEVES.map(([sieve]) => sieve).slice(0, -1);
    const all = SIEVES.map(([sieve]) => sieve);
    expect([kept([]).length, kept(course).length, kept(all)]).toEqual([15, 8, ["nim", "marienbad", "grundy"]]);
    const ids = { nim: "nim", marienbad: "marienbad", grundy: "grundy", ttt: "tictactoe", c4: "connect4", hex: "hex" };
    for (const [card, id] of Object.entries({ ...ids, domineering: "domineering" })) {
      const stops = CARDS.find(([one]) => one === card)?.[2];
      expect([id, stops?.impartial === undefined]).toEqual([id, findGame(id)().facts.impartial === true]);
    }
  });

  it("the album holds every play once, seven of them won by player 0", () => {
    const { total, wonBy } = countPlays(nim(6));
    expect([BigInt(new Set(ALBUM).size), BigInt(ALBUM.filter((word) => word.length % 2 === 0).length)]).toEqual([
      total,
      wonBy[0],
    ]);
    expect([measures(6)[0] - 1, outDegree(NIM6, 0)]).toEqual([27, 3]);
  });

  it("a drawn play and its sisters are 46 nodes", () => {
    expect(drawnNodes(DRAWN)).toBe(46);
    const rules = makeGame("tictactoe");
    const { notation } = rules;
    let position = rules.start;
    for (const cell of DRAWN) {
      const move = rules.moves(position).find((one) => notation.writeMove(one, position) === String(cell));
      position = rules.play(position, move as never);
    }
    expect(rules.result(position)).toBe("draw");
    expect(notation.writePosition(position).replaceAll("/", "").slice(0, 9)).toBe(boardsOf(DRAWN).at(-1));
  });

  it("notebooks: one of 18 wins; with memory there are 36", () => {
    expect([NOTEBOOKS.length, NOTEBOOKS.filter((pages) => conforming(pages).every(({ won }) => won)).length]).toEqual([
      18, 1,
    ]);
    const notebook = { six: "4", four: "1", three: "1" };
    expect([disobeyed(notebook, ["6", "4", "3"]), disobeyed(notebook, ["6", "4", "3", "2"])]).toEqual([undefined, 3]);
    // One page for each partial play that ends with player 0 to move.
    const pages = (way: readonly number[]): number[] => {
      const next = leavable(way[way.length - 1]);
      const mine = way.length % 2 === 1 && next.length > 0 ? [next.length] : [];
      return [...mine, ...next.flatMap((left) => pages([...way, left]))];
    };
    expect(pages([6]).reduce((product, choices) => product * choices, 1)).toBe(36);
  });

  it("the courier without memory goes round, with it sees both in three moves", () => {
    expect(walk({ page: "a", step: 6 }).join("")).toBe("cacacac");
    expect(walk({ page: "memory", step: 6 }).join("")).toBe("cacb");
    expect([COURIER, UNFOLDED].map(({ vertexCount, edgeCount }) => [vertexCount, edgeCount])).toEqual([
      [3, 4],
      [7, 8],
    ]);
  });

  it("the recipe breaks exactly where the library's beginner loses, and else leaves such a number", () => {
    for (const most of [1, 2, 3, 5]) {
      const take = Array.from({ length: most }, (_, index) => index + 1).join(",");
      for (let n = 2; n <= 14; n++) {
        const { arena } = explore(makeGame("nim", { sticks: String(n), take, until: "1" }));
        expect([n, most, breaksAt(n, most)]).toEqual([n, most, outcomeOf(solveArenaQuickly(arena), 0) === "player1"]);
        if (!breaksAt(n, most)) expect(breaksAt(n - recipe(n, most), most)).toBe(true);
      }
    }
    const bachet = Array.from({ length: 100 }, (_, index) => index + 1).filter((one) => one % 11 === 1);
    expect([bachet[0], bachet.at(-2), bachet.at(-1)]).toEqual([1, 89, 100]);
  });

  it("trees of Nim and of tic-tac-toe have the sizes that are shown", () => {
    for (const n of [2, 3, 4, 5, 6]) {
      const { nodes, leaves, height } = measureTree(gameTree(nim(n), { depth: 9 }));
      expect(measures(n)).toEqual([nodes, leaves, height]);
    }
    const rules = makeGame("tictactoe");
    const { arena } = explore(rules);
    expect(arena.vertexCount).toBe(TTT_POSITIONS.reduce((a, b) => a + b, 0));
    expect(TTT_NODES.reduce((a, b) => a + b, 0)).toBe(549_946);
    let level: readonly (readonly [position: unknown, ways: number])[] = [[rules.start, 1]];
    for (const nodes of TTT_NODES) {
      expect(level.reduce((sum, [, ways]) => sum + ways, 0)).toBe(nodes);
      const next = new Map<unknown, [unknown, number]>();
      for (const [position, ways] of level) {
        const here = position as typeof rules.start;
        if (rules.result(here) !== undefined) continue;
        for (const move of rules.moves(here)) {
          const after = rules.play(here, move);
          const known = next.get(rules.key(after));
          next.set(rules.key(after), [after, ways + (known?.[1] ?? 0)]);
        }
      }
      expect(level.length).toBe(TTT_POSITIONS[TTT_NODES.indexOf(nodes)]);
      level = [...next.values()];
    }
  });

  it("with its memory written into the position, the courier needs three moves and no memory", () => {
    expect(rankOf(solveArenaQuickly(UNFOLDED), named(UNFOLDED, "c"))).toBe(3);
  });
});
