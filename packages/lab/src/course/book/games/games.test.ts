import { countPlays, explore, gameTree, makeGame, measureTree, outcomeOf, rankOf, solve } from "marienbad";
import { describe, expect, it } from "vitest";
import { named } from "../arena-drawing.ts";
import { GAMES } from "./index.ts";
import { measures, TTT_NODES, TTT_POSITIONS } from "./plays.ts";
import { answerTo, kept, moverWins, playCount } from "./rules.ts";
import { UNFOLDED } from "./strategies.ts";

const nim = (sticks: number) => makeGame("nim", { sticks: String(sticks), take: "1,2,3", until: "1" }).kit;
const marienbad = makeGame("marienbad").kit;

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  marienbad: () => (outcomeOf(solve(explore(marienbad.rules).arena), 0) === "player1" ? "loses" : "wins"),
  "five-answers": () => {
    const { rules, notation } = makeGame("nim", { sticks: "6", take: "2,3,5" }).kit;
    const { arena, positions } = explore(rules, { keepPositions: true });
    const ends = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex).filter(
      (vertex) => arena.firstEdgeOfVertex[vertex] === arena.firstEdgeOfVertex[vertex + 1],
    );
    const left = ends.map((vertex) => /\d+/.exec(notation.writePosition(positions[vertex]))?.[0] ?? "");
    return [...new Set(left)].sort().join(" ");
  },
  sieve: () => "perfect", // by the definitions
  plays: () => {
    const { total, wonBy } = countPlays(nim(7).rules);
    return `${total} ${wonBy[0]}`;
  },
  tree: () => {
    const { nodes, leaves, height } = measureTree(gameTree(nim(5).rules, { depth: 9 }));
    return `${nodes} ${leaves} ${height}`;
  },
  branch: () => {
    const { nodes, leaves } = measureTree(gameTree(makeGame("tictactoe").kit.rules, { depth: 2 }));
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
    const { rules } = makeGame("bachet", { target: "30", most: "6" }).kit;
    const solution = solve(explore(rules).arena);
    const winning = rules.moves(rules.start).filter((move) => {
      const { arena, vertexOf } = {
        arena: explore(rules, { from: [rules.play(rules.start, move)] }).arena,
        vertexOf: 0,
      };
      return outcomeOf(solve(arena), vertexOf) === "player0";
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
    expect(countPlays(marienbad.rules).total).toBe(212_100_984n);
    expect(explore(marienbad.rules).arena.vertexCount).toBe(752);
    expect(answerTo([1, 3, 5, 0])).toEqual([1, 3, 2, 0]);
  });

  it("two rules of the last stick: the same with 1, 2, 3, not with 2, 3, 5", () => {
    expect([playCount(6, "123", "loses"), playCount(6, "123", "leave")]).toEqual([24, 13]);
    for (let n = 1; n <= 12; n++) expect(moverWins(n, "123", "loses")).toBe(moverWins(n, "123", "leave"));
    expect([moverWins(3, "235", "loses"), moverWins(3, "235", "leave")]).toEqual([false, true]);
  });

  it("the sieve leaves eight games, and three of them are impartial", () => {
    expect([kept("none").length, kept("chance").length, kept("impartial")]).toEqual([
      13,
      8,
      ["nim", "marienbad", "grundy"],
    ]);
  });

  it("trees of Nim and of tic-tac-toe have the sizes that are shown", () => {
    for (const n of [2, 3, 4, 5, 6]) {
      const { nodes, leaves, height } = measureTree(gameTree(nim(n).rules, { depth: 9 }));
      expect(measures(n)).toEqual([nodes, leaves, height]);
    }
    const { rules } = makeGame("tictactoe").kit;
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
    expect(rankOf(solve(UNFOLDED), named(UNFOLDED, "c"))).toBe(3);
  });
});
