import { Lines } from "./board.tsx";
import type { BoardModel, Cell } from "./model.ts";
import { Ground, PieceShape } from "./pieces.tsx";

const HALF = 0.62; // of a cell, and what is around it
const HALF_STICK = 1.02; // which is longer than it is wide

export function StillBoard({ model }: { model: BoardModel }) {
  const high = ({ shape }: Cell): number => (shape === "stick" ? HALF_STICK : HALF);
  const seen = model.cells.filter(({ shape }) => shape !== "exit" && shape !== "gap");
  const least = (places: readonly number[]): number =>
    places.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const left = least(seen.map(({ x }) => x - HALF));
  const top = least(seen.map((cell) => cell.y - high(cell)));
  const width = -least(seen.map(({ x }) => -x - HALF)) - left;
  const height = -least(seen.map((cell) => -cell.y - high(cell))) - top;
  return (
    <svg class="board still" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <Lines model={model} />
      {seen.map((cell) => (
        <g key={cell.id} transform={`translate(${cell.x} ${cell.y})`}>
          <Ground cell={cell} />
        </g>
      ))}
      {seen.map(
        ({ id, x, y, piece }) =>
          piece !== undefined && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <PieceShape piece={piece} />
            </g>
          ),
      )}
    </svg>
  );
}
