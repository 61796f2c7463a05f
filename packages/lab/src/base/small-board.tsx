import "./small-board.css";
import type { BoardLook } from "marienbad/game";
import { boardRows, type PieceShape, type SmallBoard, smallBoard } from "marienbad-figure";

export function boardOfName(name: string, look: BoardLook): SmallBoard | undefined {
  const rows = boardRows(name, look);
  return rows && smallBoard(look, rows);
}

export function BoardSigns({ board, scale = 1 }: { board: SmallBoard; scale?: number }) {
  const { width, strokes, shapes, signs } = board;
  return (
    <g class="small-board" transform={`scale(${scale}) translate(${-width / 2} 0)`}>
      <path class="grid" d={strokes.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")} />
      {shapes.map((shape, index) => (
        <Piece key={index} shape={shape} />
      ))}
      {signs.map(({ x, y, sign }, index) => (
        <text key={index} x={x} y={y} dy="0.35em">
          {sign}
        </text>
      ))}
    </g>
  );
}

function Piece({ shape: { form, points, radius, paint, player } }: { shape: PieceShape }) {
  const kind = `piece ${paint}${player === undefined ? "" : ` player${player}`}`;
  if (form === "circle") return <circle class={kind} cx={points[0].x} cy={points[0].y} r={radius} />;
  const way = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
  return <path class={kind} d={`M${way}${form === "polygon" ? "Z" : ""}`} />;
}
