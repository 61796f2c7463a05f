import type { Player } from "marienbad";
import {
  type Adapter,
  type Caption,
  type Cell,
  columnName,
  EMPTY,
  type Gesture,
  named,
  numbersOf,
  type Piece,
  range,
  rowsOf,
} from "./model.ts";
import * as texts from "./texts.ts";

/* Boards of games that are played for points. */

const MARGIN = 0.7;
const DRAWN = "#";

/** The dots, the lines between them to touch, and in each closed box whose it is, where the play tells. */
export const dots: Adapter = ({ text, moves, played }) => {
  const lines = rowsOf(text);
  const rows = (lines.length - 1) / 2;
  const columns = lines[0].length;
  const dotName = (row: number, column: number): string => `${columnName(column)}${rows + 1 - row}`;
  const nameOf = (ends: readonly string[]): string => [...ends].sort().join("-");
  const drawnBy = new Map(played.map(({ word, player }) => [word, player]));

  const edges = lines.flatMap((line, place) =>
    [...line].map((sign, index): Cell => {
      const row = Math.floor(place / 2);
      const isAcross = place % 2 === 0;
      const ends = [dotName(row, index), isAcross ? dotName(row, index + 1) : dotName(row + 1, index)];
      const name = nameOf(ends);
      const shape = isAcross ? "across" : "down";
      const piece: Piece | undefined = sign === DRAWN ? { player: drawnBy.get(name) ?? 0, kind: shape } : undefined;
      return {
        id: name,
        x: MARGIN + index + (isAcross ? 0.5 : 0),
        y: MARGIN + row + (isAcross ? 0 : 0.5),
        row: place,
        shape,
        piece,
        spoken: named(name, sign === DRAWN ? texts.drawnLine : EMPTY),
      };
    }),
  );
  const boxes = range(rows * columns).flatMap((box): Cell[] => {
    const [row, column] = [Math.floor(box / columns), box % columns];
    const corners = [dotName(row, column), dotName(row, column + 1), dotName(row + 1, column)];
    const last = dotName(row + 1, column + 1);
    const sides = [
      nameOf([corners[0], corners[1]]),
      nameOf([corners[0], corners[2]]),
      nameOf([corners[1], last]),
      nameOf([corners[2], last]),
    ];
    const isClosed = [lines[2 * row][column], lines[2 * row + 2][column]]
      .concat(lines[2 * row + 1][column], lines[2 * row + 1][column + 1])
      .every((sign) => sign === DRAWN);
    if (!isClosed) return [];
    const owner = ownerOf(sides, played);
    return [
      {
        id: `box ${corners[2]}`,
        x: MARGIN + column + 0.5,
        y: MARGIN + row + 0.5,
        row: 2 * row + 1,
        shape: "box",
        piece: owner === undefined ? undefined : { player: owner, kind: "disc" },
        spoken: named(corners[2], texts.closedBox),
      },
    ];
  });
  const captions: Caption[] = [
    ...range(rows + 1).flatMap((row) =>
      range(columns + 1).map((column) => ({ x: MARGIN + column, y: MARGIN + row, text: "•" })),
    ),
    ...range(columns + 1).map((column) => ({ x: MARGIN + column, y: rows + MARGIN + 0.45, text: columnName(column) })),
    ...range(rows + 1).map((row) => ({ x: 0.2, y: MARGIN + row, text: String(rows + 1 - row) })),
  ];
  const gestures = moves.map((word): Gesture => ({ word, path: [word], marks: [word] }));
  return { width: columns + 2 * MARGIN, height: rows + 2 * MARGIN, cells: [...boxes, ...edges], captions, gestures };
};

/** Whoever drew the last of these lines has the box; undefined where the play is not known from its start. */
function ownerOf(
  sides: readonly string[],
  played: readonly { readonly word: string; readonly player: Player }[],
): Player | undefined {
  const closing = played.findLast(({ word }) => sides.includes(word));
  return closing?.player;
}

/** Two rows of pits with their seeds: player 1's above, from right to left. What is banked is told beside the board. */
export const kalah: Adapter = ({ text, turn, moves }) => {
  const seeds = numbersOf(text.split(" ")[0]);
  const pits = seeds.length / 2;
  const place = (player: Player, pit: number): number => (player === 0 ? pit : pits - 1 - pit);
  const cells = seeds.map((count, index): Cell => {
    const player: Player = index < pits ? 0 : 1;
    const pit = index % pits;
    return {
      id: `${player}:${pit + 1}`,
      x: MARGIN + 0.5 + 1.1 * place(player, pit),
      y: MARGIN + 0.5 + (player === 0 ? 1.2 : 0),
      row: player === 0 ? 1 : 0,
      shape: "pit",
      text: String(count),
      spoken: texts.pitOf(pit + 1, player, count),
    };
  });
  const captions = range(pits).flatMap((pit): Caption[] => [
    { x: MARGIN + 0.5 + 1.1 * place(1, pit), y: 0.4, text: String(pit + 1) },
    { x: MARGIN + 0.5 + 1.1 * pit, y: MARGIN + 2.45, text: String(pit + 1) },
  ]);
  const gestures = moves.map((word): Gesture => {
    const id = `${turn}:${word}`;
    return { word, path: [id], marks: [id] };
  });
  return { width: 1.1 * pits - 0.1 + 2 * MARGIN, height: 2.2 + 2 * MARGIN, cells, captions, gestures };
};
