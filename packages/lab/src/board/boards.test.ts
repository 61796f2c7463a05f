import { seededRandom } from "marienbad";
import { CATALOGUE, findGame } from "marienbad/games/all";
import { findFigureFormat } from "marienbad-figure";
import { describe, expect, it } from "vitest";
import { BOARDS } from "./index.ts";
import type { View } from "./model.ts";
import { arrivalsIn } from "./motion.ts";
import { nextCell } from "./navigate.ts";
import { placeTags } from "./overlay.tsx";
import { boardScene } from "./picture.ts";

/** Games with options that make boards of other sizes. */
const VARIANTS: Readonly<Record<string, Record<string, unknown>>> = {
  nim: { sticks: 70, take: [1, 5] },
  marienbad: { rows: [2, 0, 25] },
  bachet: { target: 300, most: 7 },
  octal: { code: "c.7f", heap: 9 },
  wythoff: { heaps: [30, 27] },
  chomp: { rows: 2, columns: 5 },
  tictactoe: { rows: 2, columns: 5, align: 2 },
  connect4: { columns: 4, rows: 5 },
  hex: { size: 3 },
  domineering: { rows: 3, columns: 5 },
  dodgem: { size: 4 },
  morris: { adjacency: "4" },
  hexapawn: { rows: 4, columns: 5 },
  dots: { rows: 1, columns: 3 },
  kalah: { pits: 3, seeds: 2 },
  notakto: { boards: 3 },
  pursuit: { graph: "petersen", cops: 2 },
  othello: { rows: 4, columns: 6 },
};

/** Follows a random play and hands every position of it to the board. */
function views(id: string, options: Record<string, unknown>, seed: number): View[] {
  const made = findGame(id)(options);
  const { notation } = made;
  const random = seededRandom(seed);
  const found: View[] = [];
  const played: { word: string; player: 0 | 1 }[] = [];
  let position = made.start;
  for (let length = 0; length < 40; length++) {
    const legal: readonly unknown[] = made.result(position) === undefined ? made.moves(position) : [];
    const moves = legal.map((move) => notation.writeMove(move, position));
    found.push({
      text: notation.writePosition(position),
      turn: made.turn(position),
      moves,
      options: made.options,
      played: [...played],
    });
    if (legal.length === 0) break;
    const chosen = random.below(legal.length);
    played.push({ word: moves[chosen], player: made.turn(position) });
    position = made.play(position, legal[chosen]);
  }
  return found;
}

describe.each(CATALOGUE.map(({ id }) => id))("the board of %s", (id) => {
  const all = [{}, VARIANTS[id] ?? {}].flatMap((options, index) =>
    [1, 2, 3].flatMap((seed) => views(id, options, seed + 10 * index)),
  );

  it("has a way to make every legal move and no other, on cells that are there", () => {
    for (const view of all) {
      const { cells, gestures } = BOARDS[id](view);
      const ids = new Set(cells.map((cell) => cell.id));
      expect(ids.size, `${view.text}: two cells of one name`).toBe(cells.length);
      expect(new Set(gestures.map(({ word }) => word)), view.text).toEqual(new Set(view.moves));
      for (const { path, marks } of gestures) {
        expect([1, 2, 3]).toContain(path.length);
        for (const cell of [...path, ...marks]) expect(ids, `${view.text}: ${cell}`).toContain(cell);
      }
    }
  });

  it("has one meaning for each way of touching it", () => {
    for (const view of all) {
      const wordOfPath = new Map<string, string>();
      for (const { path, word } of BOARDS[id](view).gestures) {
        const known = wordOfPath.get(path.join(">"));
        expect(known ?? word, `${view.text}: ${path.join(" to ")}`).toBe(word);
        wordOfPath.set(path.join(">"), word);
      }
    }
  });

  it("is drawn on paper in every format, with its pieces and without", () => {
    const model = BOARDS[id](all[all.length - 1]);
    const [whole, blank] = [false, true].map((isBlank) => boardScene(model, id, isBlank));
    const drawn = ({ nodes, edges }: typeof whole): number => nodes.length + edges.length;
    const pieces = model.cells.filter(({ piece }) => piece !== undefined && piece.kind !== "gone");
    expect(drawn(whole) - drawn(blank)).toBeGreaterThanOrEqual(pieces.length);
    for (const format of ["svg", "tikz"]) expect(findFigureFormat(format).write(whole)).not.toContain("NaN");
  });

  it("lies within its frame, and arrows reach every cell", () => {
    for (const view of [all[0], all[all.length - 1]]) {
      const { cells, width, height } = BOARDS[id](view);
      for (const { x, y } of cells) {
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      }
      if (cells.length === 0) continue;
      const reached = new Set([cells[0]]);
      for (const cell of reached) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = nextCell(cells, cell, key);
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached.size, view.text).toBe(cells.length);
    }
  });
});

describe("a piece that a move has brought", () => {
  const at = (id: string, text: string) => BOARDS[id]({ text, turn: 0, moves: [], options: {}, played: [] });
  const EMPTY = "..../..../.... 0";

  it("falls from above where pieces fall, and only it", () => {
    const [before, after] = [at("connect4", EMPTY), at("connect4", "..../..../.X.. 1")];
    const arrivals = arrivalsIn(after, before, ["2,1"]);
    expect([...arrivals.keys()]).toEqual(["2,1"]);
    expect(Number.parseFloat(arrivals.get("2,1")?.["--from-y"] ?? "")).toBeLessThan(-2);
  });

  it("comes from the cell that it left", () => {
    const [before, after] = [at("hexapawn", "vvv/.../^^^ 0"), at("hexapawn", "vvv/.^./^.^ 1")];
    expect(arrivalsIn(after, before, ["2,1", "1,1"]).get("1,1")).toEqual({ "--from-x": "0px", "--from-y": "1px" });
  });

  it("is none when a move is taken back, and none when a play is opened", () => {
    const [before, after] = [at("connect4", "..../.O../.X.. 0"), at("connect4", "..../..../.X.. 1")];
    expect(arrivalsIn(after, before, ["2,1"]).size).toBe(0);
    expect(arrivalsIn(after, undefined, ["2,1"]).size).toBe(0);
  });
});

describe("the words of better moves", () => {
  it("stand within the board and never cover each other", () => {
    const tags = placeTags(
      [
        { x: 0.5, y: 1, width: 2 },
        { x: 1.5, y: 1, width: 1 },
        { x: 6.9, y: 1, width: 2 },
      ],
      7,
    );
    expect(tags[0]).toEqual({ x: 1, y: 1, width: 2 });
    expect(tags[1].y).toBeGreaterThan(1.3);
    expect(tags[2]).toEqual({ x: 6, y: 1, width: 2 });
  });
});
