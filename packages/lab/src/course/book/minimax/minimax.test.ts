import { explore } from "marienbad";
import { outcomeOf } from "marienbad/arena";
import { makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { heightOf, memoMinimax, minimax, treeGame } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { COUNTS, sizeOf } from "../game-sizes.ts";
import { nimTree } from "../nim-tree.ts";
import { treeValue } from "../scores.ts";
import { freeOn, linesScore, played, winnerOn, worthOf, worthOfMove } from "../tictactoe.ts";
import { nodesOf } from "../trees.ts";
import { playedOut, randomShare, share } from "./estimates.ts";
import { choiceIn, HER_TURN, ROOK, seenIn } from "./horizon.ts";
import { MINIMAX } from "./index.ts";
import { LEVELS, LOST_BOARD, visited } from "./limits.ts";
import { BY_DEPTH, cellsOf, freePlaces, mobilityAfter, WINNING } from "./mobility.ts";
import { factorOf, MARKS } from "./ruler.ts";
import { BLANK, bestChild, given, NOTES, RISE, signOf } from "./values.ts";

/** The value of a tree by the library. */
function searched(tree: Parameters<typeof treeGame>[0]): number {
  const rules = treeGame(tree);
  const { heuristics = {} } = rules;
  return minimax(rules, rules.start, { depth: heightOf(tree), heuristic: heuristics.score }).value;
}

const nim6 = makeGame("nim", { sticks: "6", take: "1,2,3", until: "1" });
const lines = makeGame("tictactoe").heuristics?.lines;
const board = (rows: string) => {
  const { notation } = makeGame("tictactoe");
  const read = notation.readPosition?.(rows);
  return read !== undefined && "value" in read ? read.value : undefined;
};

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  boxes: () => {
    const value = searched(NOTES);
    return `${NOTES.findIndex((notes) => Math.min(...notes) === value) + 1} ${value}`;
  },
  everything: () =>
    String(minimax(nim6, nim6.start, { depth: 2 }).nodes - minimax(nim6, nim6.start, { depth: 1 }).nodes),
  rising: () => `${searched(BLANK)} ${bestChild(BLANK)}`,
  "to-the-end": () => {
    const after = (left: number): string =>
      outcomeOf(
        solveArenaQuickly(explore(makeGame("nim", { sticks: String(left), take: "1,2,3", until: "1" })).arena),
        0,
      );
    return [1, 2, 3].filter((taken) => after(6 - taken) === "player1").join(" ");
  },
  "too-big": () => String(LEVELS.slice(0, 4).reduce((a, b) => a + b, 0)),
  depth: () => visited(2).join(" "),
  "last-stand": () => {
    const best = Math.max(...freeOn(LOST_BOARD).map((cell) => worthOfMove(LOST_BOARD, cell)));
    return freeOn(LOST_BOARD)
      .filter((cell) => worthOfMove(LOST_BOARD, cell) === best)
      .map((cell) => cell + 1)
      .join(" ");
  },
  lines: () => String(linesScore("X.O.X...O")),
  mobility: () => {
    const { upright, lying } = freePlaces(3, [1, 4]);
    return `${upright.length} ${lying.length} ${upright.length - lying.length}`;
  },
  playouts: () => (share([6, 4]) === 0.6 ? "c" : ""),
  horizon: () => `${choiceIn(ROOK, 0, 3)} ${-seenIn(ROOK, 2, 9)}`,
};

/** Nodes of the tree of tic-tac-toe, depth by depth, and how many plays there are: by the rules alone. */
function countTree(): { readonly nodes: number[]; readonly plays: number } {
  const rules = makeGame("tictactoe");
  const nodes: number[] = [];
  let plays = 0;
  const walk = (position: typeof rules.start, depth: number): void => {
    nodes[depth] = (nodes[depth] ?? 0) + 1;
    const moves = rules.result(position) === undefined ? rules.moves(position) : [];
    if (moves.length === 0) plays++;
    for (const move of moves) walk(rules.play(position, move), depth + 1);
  };
  walk(rules.start, 0);
  return { nodes, plays };
}

describe("the chapter on minimax", () => {
  it.each(MINIMAX.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("the ruler: every mark lies on it, and plays are more than positions by the factor that refuses them", () => {
    for (const { count, row, game } of MARKS) {
      expect(Math.log10(count)).toBeLessThanOrEqual(125);
      expect(count).toBe(game[row]);
    }
    const told = COUNTS.map((game) => [game.id, Math.floor(Math.log10(factorOf(game) ?? 1))]);
    expect(Object.fromEntries(told)).toEqual({ nim: 0, marienbad: 5, ttt: 1, c44: 0, c45: 0, c76: 0, chess: 75 });
    expect(Math.round(factorOf(sizeOf("ttt")) ?? 0)).toBe(47); // 255,168 plays by 5,478 positions
  });

  it("values rise as the library's minimax says", () => {
    for (const tree of [RISE, BLANK, NOTES]) expect(treeValue(tree, 0)).toBe(searched(tree));
    expect([searched(RISE), bestChild(RISE)]).toEqual([2, "b"]); // SPEC, example 5
  });

  it("the tree of Nim to the end: sixteen nodes at +1, twelve at −1", () => {
    const signs = nodesOf(nimTree(6)).map((branch) => signOf(branch));
    expect([signs.filter((sign) => sign > 0).length, signs.filter((sign) => sign < 0).length]).toEqual([16, 12]);
  });

  it("a search visits as many nodes as the figure says", () => {
    for (const depth of [1, 2, 3, 4, 5]) {
      expect(visited(depth)[0]).toBe(minimax(nim6, nim6.start, { depth }).nodes);
    }
  });

  it("the small board knows what the library knows, also how soon", () => {
    const rules = makeGame("tictactoe");
    const { notation } = rules;
    const { arena, positions } = explore(rules, { keepPositions: true });
    const solution = solveArenaQuickly(arena);
    for (let vertex = 0; vertex < arena.vertexCount; vertex += 7) {
      const plain = notation.writePosition(positions[vertex]).split(" ")[0].replaceAll("/", "");
      if (!/^[XO.]{9}$/.test(plain)) continue;
      const mover = rules.turn(positions[vertex]);
      const outcome = outcomeOf(solution, vertex);
      const sign = outcome === `player${mover}` ? 1 : outcome.startsWith("player") ? -1 : 0;
      expect(Math.sign(worthOf(plain)) + 0, plain).toBe(sign + 0);
    }
  });

  it("the estimate by lines is the library's, and its trap loses", () => {
    expect(["....X....", "X........", ".X......."].map(linesScore)).toEqual([4, 3, 2]);
    const position = board("X.O/.X./..O");
    if (lines !== undefined && position !== undefined) expect(lines(position)).toBe(-8);
    const trap = ".X...XO..";
    const after = freeOn(trap).map((cell) => [cell + 1, linesScore(played(trap, cell))]);
    expect(after).toEqual([
      [1, -10],
      [3, -10],
      [4, -9],
      [5, -11],
      [8, -9],
      [9, -10],
    ]);
    expect([0, 4, 8].map((cell) => Math.sign(worthOfMove(trap, cell)))).toEqual([1, -1, 1]);
  });

  it("shares of plays at random", () => {
    expect([4, 0, 1].map((cell) => share(randomShare(played(".........", cell))).toFixed(3))).toEqual([
      "0.782",
      "0.697",
      "0.615",
    ]);
    expect([4, 0, 8].map((cell) => share(randomShare(played(".X...XO..", cell))).toFixed(3))).toEqual([
      "0.367",
      "0.400",
      "0.400",
    ]);
  });

  it("first moves of domineering on 4 × 4: mobility as the library has it, and who wins", () => {
    const rules = makeGame("domineering", { rows: "4", columns: "4" });
    const { notation, heuristics = {} } = rules;
    const moves = rules.moves(rules.start);
    expect(moves).toHaveLength(12);
    for (const move of moves) {
      const word = notation.writeMove(move, rules.start);
      const after = rules.play(rules.start, move);
      expect([word, mobilityAfter(word)]).toEqual([word, heuristics.mobility(after)]);
      expect(cellsOf(word).every((cell) => notation.writePosition(after).replaceAll("/", "")[cell] === "X")).toBe(true);
      const outcome = outcomeOf(solveArenaQuickly(explore(rules, { from: [after] }).arena), 0);
      expect([word, outcome]).toEqual([word, WINNING.includes(word) ? "player0" : "player1"]);
    }
    expect([mobilityAfter("b4-b3"), mobilityAfter("a3-a2")]).toEqual([2, -1]);
    expect(Math.max(...moves.map((move) => mobilityAfter(notation.writeMove(move, rules.start))))).toBe(2);
  });

  it("what minimax plays at domineering by depth", () => {
    const rules = makeGame("domineering", { rows: "4", columns: "4" });
    const { notation, heuristics = {} } = rules;
    const found = BY_DEPTH.map((_, index) => {
      const { move, value } = memoMinimax(rules, rules.start, { depth: index + 1, heuristic: heuristics.mobility });
      const shown = value === Number.POSITIVE_INFINITY ? "+∞" : String(value).replace("-", "−");
      return [notation.writeMove(move as never, rules.start), shown];
    });
    expect(found).toEqual(BY_DEPTH.map((row) => [...row]));
    const three = makeGame("domineering", { rows: "3", columns: "3" });
    const middle = three.moves(three.start).find((one) => three.notation.writeMove(one, three.start) === "b3-b2");
    const { arena } = explore(three, { from: [three.play(three.start, middle as never)] });
    expect(outcomeOf(solveArenaQuickly(arena), 0)).toBe("player0");
  });

  it("the horizon: what is played at each depth, and seen; and a reply that cannot be foretold", () => {
    expect([1, 2, 3, 4].map((depth) => choiceIn(ROOK, 0, depth))).toEqual([1, 2, 2, 1]);
    expect([1, 2, 3, 4].map((depth) => seenIn(ROOK, 0, depth) + 0)).toEqual([0, -1, -1, -5]);
    expect([seenIn(HER_TURN, 0, 2), choiceIn(HER_TURN, 0, 2)]).toEqual([3, 1]);
    const foretold = choiceIn(HER_TURN, 1, 1) === choiceIn(HER_TURN, 1, 2);
    expect(MINIMAX.sections.at(-1)?.further?.[0].answer).toBe(foretold ? "yes" : "no");
    expect([seenIn(HER_TURN, 3, 1), seenIn(HER_TURN, 4, 1), choiceIn(HER_TURN, 1, 2)]).toEqual([9, 4, 4]);
  });

  it("a hostile Minerva pays the least, a careless one never less", () => {
    const opened = Array.from({ length: 20 }, () => 0);
    expect(new Set(given({ opened, mood: "hostile" }))).toEqual(new Set([3]));
    expect(new Set(given({ opened, mood: "random" }))).toEqual(new Set(NOTES[0]));
  });

  it("testing the depth too late visits the whole tree", () => {
    const rules = makeGame("nim", { sticks: "15", take: "1,2,3" });
    expect([minimax(rules, rules.start, { depth: 2 }).nodes, minimax(rules, rules.start, { depth: 15 }).nodes]).toEqual(
      [13, 12_640],
    );
  });

  it("played out from the trap: the centre loses for O, 1 and 9 win", () => {
    const trap = ".X...XO..";
    expect([0, 4, 8].map((cell) => winnerOn(playedOut(played(trap, cell))))).toEqual(["O", "X", "O"]);
  });

  it("counts nodes and plays of tic-tac-toe as they are", () => {
    const { nodes, plays } = countTree();
    expect([nodes, plays]).toEqual([[...LEVELS], 255_168]);
  });
});
