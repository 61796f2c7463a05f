import { describe, expect, it } from "vitest";
import { explore, winnerOf } from "../../arena/index.ts";
import { unwrap } from "../../base/error.ts";
import { bestMove, solveArena } from "../../solve/index.ts";
import { makeGame } from "../all.ts";

const ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** A second writing of the rules, on strings of cells: whether the mover wins. */
function moverWins(boards: readonly string[], known = new Map<string, boolean>()): boolean {
  const isDead = (cells: string): boolean => ROWS.some((row) => [...row].every((cell) => cells.includes(cell)));
  if (boards.every(isDead)) return true; // the other has killed the last one
  const key = [...boards].sort().join("|");
  const found = known.get(key);
  if (found !== undefined) return found;
  const wins = boards.some((cells, index) => {
    if (isDead(cells)) return false;
    const free = [..."012345678"].filter((cell) => !cells.includes(cell));
    return free.some((cell) => !moverWins(boards.with(index, [...cells, cell].sort().join("")), known));
  });
  known.set(key, wins);
  return wins;
}

describe("notakto", () => {
  it.each([1, 2])("on %i boards is won by whom a second writing of the rules says", (boards) => {
    const { arena } = explore(makeGame("notakto", { boards }));
    const wins = moverWins(new Array<string>(boards).fill(""));
    expect(winnerOf(solveArena(arena), 0)).toBe(wins ? 0 : 1);
    expect(wins).toBe(boards === 1); // Plambeck and Whitehead 2013: the second player wins on two boards
  });

  it("on one board is won by the centre alone (Plambeck and Whitehead 2013)", () => {
    const rules = makeGame("notakto");
    const { notation } = rules;
    const { arena } = explore(rules);
    const solution = solveArena(arena);
    const best = bestMove(arena, solution, 0);
    expect(notation.writeMove(rules.moves(rules.start)[best?.index ?? 0], rules.start)).toBe("a5");
    const winning = rules.moves(rules.start).filter((_, index) => winnerOf(solution, index + 1) === 0);
    expect(winning.length).toBe(1);
  });

  it("allows no cross on a dead board, and reads no such position", () => {
    const rules = makeGame("notakto", { boards: 2 });
    const { notation } = rules;
    const position = unwrap(notation.readPosition("XXX/.../... | .../.../... 1"));
    expect(rules.moves(position).every(({ board }) => board === 1)).toBe(true);
    expect(notation.writePosition(position)).toBe("XXX/.../...|.../.../... 1");
    expect(notation.readPosition("XXX/XXX/...|.../.../... 1").ok).toBe(false);
    expect(notation.readPosition(".../.../... 1").ok).toBe(false);
  });
});
