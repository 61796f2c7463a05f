import type { Lattice } from "marienbad";
import { boardRows, type SmallBoard, smallBoard } from "marienbad/figure";
import "./small-board.css";

/** The rows of the board that this name of a position shows, if any; whose turn it is follows the name of some. */
export function rowsOfName(name: string, lattice: Lattice): readonly string[] | undefined {
  return boardRows(name.replace(/ [01]$/, ""), lattice);
}

export function boardOfName(name: string, lattice: Lattice): SmallBoard | undefined {
  const rows = rowsOfName(name, lattice);
  return rows && smallBoard(lattice, rows);
}

/** A small board as figures draw it, the middle of its upper side at the origin. */
export function BoardSigns({ board, scale = 1 }: { board: SmallBoard; scale?: number }) {
  const { width, strokes, signs } = board;
  return (
    <g class="small-board" transform={`scale(${scale}) translate(${-width / 2} 0)`}>
      <path d={strokes.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")} />
      {signs.map(({ x, y, sign }, index) => (
        <text key={index} x={x} y={y} dy="0.35em">
          {sign}
        </text>
      ))}
    </g>
  );
}
