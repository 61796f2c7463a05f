import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { muTorere } from "./index.ts";

const game = muTorere();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

/** The rules once more, naively, on the text `XXXXOOOO/. 0`: every position that a move leads to. */
function naiveSuccessors(text: string, restricted: boolean): string[] {
  const [ring, rest] = text.split("/");
  const [centre, turn] = rest.split(" ");
  const [own, foe, next] = turn === "0" ? ["X", "O", "1"] : ["O", "X", "0"];
  const at = (point: number): string => ring[(point + 8) % 8];
  const put = (point: number, man: string, inRing: string): string =>
    inRing.slice(0, point) + man + inRing.slice(point + 1);
  const found: string[] = [];
  for (let point = 0; point < 8; point++) {
    const nextToFoe = at(point - 1) === foe || at(point + 1) === foe;
    if (at(point) === own && centre === "." && (nextToFoe || !restricted))
      found.push(`${put(point, ".", ring)}/${own} ${next}`);
    if (at(point) !== ".") continue;
    if (centre === own) found.push(`${put(point, own, ring)}/. ${next}`);
    for (const from of [(point + 7) % 8, (point + 1) % 8]) {
      if (at(from) === own) found.push(`${put(from, ".", put(point, own, ring))}/${centre} ${next}`);
    }
  }
  return found;
}

describe("mu torere", () => {
  it.each(["restricted", "free"] as const)(
    "has the moves of a naive second writing of the rules, entry=%s",
    (entry) => {
      const made = muTorere({ entry });
      for (const position of explicitGame(made).positions) {
        const text = made.notation.writePosition(position);
        const next = made.moves(position).map((move) => made.notation.writePosition(made.play(position, move)));
        expect(next.sort()).toEqual(naiveSuccessors(text, entry === "restricted").sort());
        expect(made.result(position)).toBe(next.length > 0 ? undefined : 1 - made.turn(position));
        expect(read(text)).toBe(position);
      }
    },
  );

  it("never ends with best play (Straffin 1995)", () => {
    expect(bruteForceStart(game).result).toBe("draw");
  });

  it("is won at once when every man may enter: the man from 2 shuts the enemies in", () => {
    const game = muTorere({ entry: "free" });
    const { notation: text } = game;
    expect(bruteForceStart(game)).toEqual({ result: 0, rank: 1 });
    expect(game.moves(game.start).map((move) => text.writeMove(move, game.start))).toEqual([
      "1-c",
      "2-c",
      "3-c",
      "4-c",
    ]);
    expect(game.result(game.play(game.start, 1))).toBe(0);
  });

  it("has 46 arrangements up to symmetry: 8 with the centre empty, 19 with each colour there (Straffin 1995)", () => {
    const classes = new Map<string, Set<number>>();
    for (let men = 0; men < 1 << 9; men++) {
      for (let empty = 0; empty < 9; empty++) {
        const cells = Array.from({ length: 9 }, (_, point) =>
          point === empty ? "." : (men >>> point) & 1 ? "X" : "O",
        ).join("");
        if (cells.split("X").length !== 5 || cells.split("O").length !== 5) continue;
        const position = read(`${cells.slice(0, 8)}/${cells[8]}`);
        const images = game.symmetry?.images(position) ?? [];
        expect(images.length).toBe(16);
        const kind = classes.get(cells[8]) ?? new Set();
        classes.set(cells[8], kind.add(Math.min(...images)));
      }
    }
    expect([".", "X", "O"].map((centre) => classes.get(centre)?.size)).toEqual([8, 19, 19]);
  });

  it("keeps the value under the sixteen symmetries", () => {
    const graph = explicitGame(game);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      for (const image of game.symmetry?.images(position) ?? []) {
        expect(values[graph.vertexOf(image)]).toEqual(values[vertex]);
      }
    });
  });

  it("lets only a man next to an enemy enter, and draws the ring", () => {
    expect(game.moves(game.start).map((move) => notation.writeMove(move, game.start))).toEqual(["1-c", "4-c"]);
    expect(game.board?.draw(game.start)).toBe(
      [
        "    X            1",
        "  O   X        8   2",
        "O   .   X    7   c   3",
        "  O   X        6   4",
        "    O            5",
      ].join("\n"),
    );
  });

  it.each([
    ["XXXXXOOO/. 0", /4 points should have X, not 5/],
    ["XXXXOOO/. 0", /row 1 from the top \("XXXXOOO"\) should have 8 cells, not 7/],
    ["XXXXOOOO", /2 rows/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
