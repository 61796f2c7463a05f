import { describe, expect, it } from "vitest";
import { readAnswer } from "../my-rules/answer.ts";
import { studyRules } from "../my-rules/javascript-study.ts";
import { LANGUAGES } from "../my-rules/language.ts";
import { makeGame } from "../own/games.ts";
import { addOwnGame } from "../own/registry.ts";
import { boardOf } from "./own.ts";

const importHere = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

async function boardOfExample(example: string) {
  const id = `own-${example}`;
  const code = LANGUAGES[0].examples.find((known) => known.id === example)?.code.en as string;
  const { table } = readAnswer(JSON.parse(JSON.stringify(await studyRules({ code, limit: 10_000 }, importHere))));
  if (table === undefined) throw new Error(example);
  addOwnGame({ id, title: { en: id, fr: id }, table });
  const { kit, options } = makeGame(id);
  const { rules, notation } = kit;
  const moves = rules.moves(rules.start).map((move: unknown) => notation.writeMove(move, rules.start));
  return boardOf(id, kit)?.({ text: notation.writePosition(rules.start), turn: 0, moves, options, played: [] });
}

describe("the board of somebody's game", () => {
  it("is squares with a sign in each, and a move is made by what it changes", async () => {
    const board = await boardOfExample("rook");
    expect(board?.cells.length).toBe(36);
    expect(board?.cells.find(({ text }) => text === "♜")?.id).toBe("f5");
    expect(board?.gestures.find(({ word }) => word === "a5")?.path).toEqual(["f5", "a5"]);
  });

  it("has pieces where the game says how they look", async () => {
    const board = await boardOfExample("row");
    expect(board?.cells.length).toBe(9);
    expect(board?.gestures.map(({ path }) => path)).toContainEqual(["b2"]);
  });

  it("is points and lines where they are given", async () => {
    const board = await boardOfExample("ring");
    expect(board?.lines?.length).toBe(6);
    expect(board?.cells.map(({ text }) => text)).toEqual(["♞", "♞", "♝", "♝", undefined]);
    expect(board?.gestures).toEqual([{ word: "1", path: ["1", "5"], marks: ["5", "1"] }]);
  });

  it("is none for a game that draws nothing", async () => {
    expect(await boardOfExample("sticks")).toBeUndefined();
  });
});
