import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { review } from "./review.ts";

const folder = mkdtempSync(join(tmpdir(), "review-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** X in the centre, then O on an edge, which loses: O should take a corner (any analysis of tic-tac-toe). */
const LOST = ["tictactoe", "5 2 1 9 4 6 7"];

describe("marienbad review", () => {
  it("tells what each side threw away, and where the play turned", async () => {
    const { printed } = await runCommand(review, LOST);
    expect(printed.slice(0, 3)).toEqual([
      "7 moves: player 0 won.",
      "Player 0: no faults; 4 of 4 moves right",
      "Player 1: 1 mistake (move 2); 2 of 3 moves right",
    ]);
    expect(printed.find((line) => line.startsWith("2."))).toBe("2.  2  ?  drawn → losing; 1 or 3 or 7 or 9 draw");
    expect(printed.at(-2)).toMatch(/^Turning point: move 2, by player 1\./);
    expect(printed.at(-1)).toMatch(/^Best play from there: [1379]( \d){7}$/);
  });

  it("says the same in French", async () => {
    const { printed } = await runCommand(review, LOST, { language: "fr" });
    expect(printed[2]).toBe("Le joueur 1\u202f: 1 faute (coup 2)\u202f; 2 sur 3 coups sans faute");
    expect(printed.find((line) => line.startsWith("2."))).toBe(
      "2.  2  ?  nul → perdu\u202f; 1 ou 3 ou 7 ou 9 annulaient",
    );
  });

  it("takes moves that are written together, where each is one sign", async () => {
    const apart = await runCommand(review, LOST);
    expect((await runCommand(review, ["tictactoe", "5219467"])).printed).toEqual(apart.printed);
  });

  it("gives a program all of it", async () => {
    const { printed } = await runCommand(review, [...LOST, "--json"]);
    const told = JSON.parse(printed[0]);
    expect(told).toMatchObject({ game: "tictactoe", result: 0, turningPoint: { move: 2 } });
    expect(told.moves[1]).toMatchObject({
      number: 2,
      player: 1,
      move: "2",
      severity: "mistake",
      best: ["1", "3", "7", "9"],
    });
    expect(told.moves[1].before).toMatchObject({ draw: "finite", certainty: "proved" });
    expect(told.moves[1].after).toMatchObject({ winner: 0, certainty: "proved" });
  });

  it("draws the curve into a file", async () => {
    const path = join(folder, "curve.svg");
    await runCommand(review, [...LOST, "-o", path]);
    const picture = readFileSync(path, "utf8");
    expect(picture.startsWith("<svg") && picture.trimEnd().endsWith("</svg>")).toBe(true);
    expect(picture).toContain(">?<"); // the sign of the mistake
  });

  it("refuses what is no play", async () => {
    await expect(runCommand(review, ["tictactoe"])).rejects.toThrow(/review GAME/);
    await expect(runCommand(review, ["tictactoe", "5 5"])).rejects.toThrow(/not a legal move/);
    await expect(runCommand(review, [...LOST, "--json", "-o", "x.svg"])).rejects.toThrow(/ask for one of them/);
  });
});
