import { unwrap } from "marienbad";
import { afterAll, describe, expect, it } from "vitest";
import { readAnswer } from "../my-rules/answer.ts";
import { studyRules } from "../my-rules/javascript-study.ts";
import { LANGUAGES } from "../my-rules/language.ts";
import { makeGame } from "../own/games.ts";
import { addOwnGame, ownGames, removeOwnGame } from "../own/registry.ts";
import { boardOf } from "./own.ts";

afterAll(() => {
  for (const { id } of ownGames()) removeOwnGame(id);
});

const importHere = (code: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

async function boardOfExample(example: string) {
  const id = `own-${example}`;
  const code = LANGUAGES[0].examples.find((known) => known.id === example)?.code.en as string;
  const { table } = readAnswer(JSON.parse(JSON.stringify(await studyRules({ code, limit: 10_000 }, importHere))));
  if (table === undefined) throw new Error(example);
  addOwnGame({ id, title: { en: id, fr: id }, table });
  const game = makeGame(id);
  const { options } = game;
  const { notation } = game;
  const moves = game.moves(game.start).map((move: unknown) => notation.writeMove(move, game.start));
  return boardOf(id, game)?.({ text: notation.writePosition(game.start), turn: 0, moves, options, played: [] });
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

describe("the board of chess endings", () => {
  const game = makeGame("chess-endings", { ending: "KPK" });
  const { options } = game;
  const modelAt = (fen: string) => {
    const position = unwrap(game.notation.readPosition(fen));
    const moves = game.moves(position).map((move: unknown) => game.notation.writeMove(move, position));
    return { moves, model: boardOf("chess-endings", game)?.({ text: fen, turn: 0, moves, options, played: [] }) };
  };

  it("has pieces of both players on named squares, from a picture with letters and numbers around it", () => {
    const { model } = modelAt("8/8/8/8/4k3/8/4P3/4K3 w");
    expect(model?.cells.length).toBe(64);
    const pieces = model?.cells.flatMap(({ id, piece }) => (piece ? [[id, piece.player, piece.sign?.[0]]] : []));
    expect(pieces).toEqual([
      ["e4", 1, "♚"],
      ["e2", 0, "♟"],
      ["e1", 0, "♚"],
    ]);
    expect(model?.captions?.map(({ text }) => text).join("")).toBe("abcdefgh87654321");
  });

  it("is moved on by from and to, and a promotion is chosen among the moves", () => {
    const { model, moves } = modelAt("8/8/8/8/4k3/8/4P3/4K3 w");
    expect(model?.gestures.map(({ word }) => word).sort()).toEqual([...moves].sort());
    expect(model?.gestures.find(({ word }) => word === "Kd1")?.path).toEqual(["e1", "d1"]);
    const last = modelAt("8/4P3/8/8/8/1k6/8/4K3 w");
    expect(last.moves).toContain("e8=Q");
    expect(last.model?.gestures.some(({ word }) => word.startsWith("e8"))).toBe(false);
    expect(last.model?.gestures.some(({ word }) => word === "Ke2")).toBe(true);
  });
});
