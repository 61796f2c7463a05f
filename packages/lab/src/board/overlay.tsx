import type { Player } from "marienbad";
import type { Severity } from "marienbad/oracle";
import { t } from "../base/language.ts";
import type { Value } from "../play/values.ts";
import type { Cell, Gesture, Shape } from "./model.ts";
import * as texts from "./texts.ts";
import { ValueSign } from "./value-mark.tsx";

/** How far the corners of a mark are from the middle of a cell; what is taken away has an outline of its own. */
const REACH: Partial<Record<Shape, readonly [x: number, y: number]>> = {
  square: [0.45, 0.45],
  dark: [0.45, 0.45],
  plate: [0.45, 0.45],
  hexagon: [0.38, 0.38],
  point: [0.4, 0.4],
  number: [0.45, 0.43],
  pit: [0.5, 0.5],
  exit: [0.45, 0.45],
  across: [0.4, 0.15],
  down: [0.15, 0.4],
};
const ARM = 0.13;

/** Whether the last move is seen at a cell that it changed: heaps close up, and there others are by now. */
export function showsLast({ shape, piece }: Cell): boolean {
  return REACH[shape] !== undefined || piece?.kind === "gone";
}

/** The corners of a frame around each cell of the last move: seen where its tint is not. */
export function LastMove({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class="last-move">
      {cells.map(({ id, x, y, shape, piece }) => {
        const reach = REACH[shape];
        if (reach === undefined) return null;
        const [right, low] = shape === "point" && piece === undefined ? [0.24, 0.24] : reach; // its name is beside it
        const corners = [-1, 1].flatMap((h) =>
          [-1, 1].map((v) => `M${h * (right - ARM)} ${v * low}H${h * right}V${v * (low - ARM)}`),
        );
        return <path key={id} transform={`translate(${x} ${y})`} d={corners.join("")} />;
      })}
    </g>
  );
}

export function WinningLine({ cells, order }: { cells: readonly Cell[]; order: readonly string[] }) {
  const places = order.flatMap((id) => cells.filter((cell) => cell.id === id));
  return (
    <g class="winning">
      <path class="outer" d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <path class="core" d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {places.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={0.38} />
      ))}
    </g>
  );
}

const MAX_SHOWN = 3;
const TAG = 0.38; // the height of a tag, in cells

/** The word of a move, and where it stands. */
interface Tag {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Tags beside what they name, within the board; one that would cover another stands below it. */
export function placeTags(tags: readonly Tag[], boardWidth: number): Tag[] {
  const placed: Tag[] = [];
  for (const { x, y, width } of tags) {
    const inside = Math.max(width / 2, Math.min(boardWidth - width / 2, x));
    const isFree = (height: number): boolean =>
      placed.every(
        (other) => Math.abs(other.x - inside) >= (other.width + width) / 2 || Math.abs(other.y - height) >= TAG,
      );
    let height = y;
    while (!isFree(height)) height += TAG / 2;
    placed.push({ x: inside, y: height, width });
  }
  return placed;
}

interface BetterMovesProps {
  readonly moves: readonly Gesture[];
  readonly cells: readonly Cell[];
  readonly width: number;
}

export function BetterMoves({ moves, cells, width }: BetterMovesProps) {
  const shown = moves.slice(0, MAX_SHOWN).flatMap(({ word, marks }, index) => {
    const marked = cells.filter(({ id }) => marks.includes(id));
    const target = cells.find(({ id }) => id === marks.at(-1)) ?? marked[0];
    const label = t(index === 0 ? texts.better(word) : texts.orElse(word));
    return target === undefined ? [] : [{ word, marked, target, label }];
  });
  const tags = placeTags(
    shown.map(({ target: { x, y, shape }, label }) => ({
      x,
      y: shape === "stick" ? y : y - 0.56,
      width: 0.17 * label.length + 0.24,
    })),
    width,
  );
  return (
    <g class="better">
      {shown.map(({ word, marked }) => (
        <g key={word}>
          {marked.map(({ id, x, y, shape }) =>
            shape === "stick" ? (
              <rect key={id} class="ghost" x={x - 0.25} y={y - 1} width={0.5} height={2} rx={0.25} />
            ) : (
              <circle key={id} class="ghost" cx={x} cy={y} r={0.37} />
            ),
          )}
        </g>
      ))}
      {shown.map(({ word, label }, index) => (
        <g key={word} transform={`translate(${tags[index].x} ${tags[index].y})`}>
          <rect
            class="tag"
            x={-tags[index].width / 2}
            y={-TAG / 2}
            width={tags[index].width}
            height={TAG}
            rx={TAG / 2}
          />
          <text dy="0.34em">{label}</text>
        </g>
      ))}
    </g>
  );
}

const RANK = 0.2; // the height of letters beside a sign, in cells
const MIN_PIXELS = 12.5; // smaller letters are not read
const WIDEST = 0.48; // half of what a cell leaves

/** What a move is worth, on the cell that it changes: its sign, and in how many moves, never too small to be read. */
export function ValueMark({ cell, value, player, scale }: ValueMarkProps) {
  const isNumbered = value.rank !== undefined && value.exact;
  const [x, y, usual] = valuePlace(cell);
  const size = Math.max(usual, isNumbered ? MIN_PIXELS / (RANK * scale) : 0);
  const half = Math.min(0.29 * size, Math.max(WIDEST, 0.29 * usual));
  return (
    <g class="value" transform={`translate(${x} ${y})`}>
      <rect class="value-ground" x={-half} y={-0.29 * size} width={2 * half} height={0.58 * size} rx={half} />
      <g transform={isNumbered ? `translate(0 ${-0.08 * size})` : ""}>
        <ValueSign value={value} player={player} size={(isNumbered ? 0.24 : 0.34) * size} />
      </g>
      {isNumbered && (
        <text class="rank" y={0.2 * size} style={{ fontSize: `${RANK * size}px` }}>
          {value.rank}
        </text>
      )}
    </g>
  );
}

interface ValueMarkProps {
  readonly cell: Cell;
  readonly value: Value;
  readonly player: Player;
  /** Pixels of a cell on the screen. */
  readonly scale: number;
}

/** Beside what stands or lies on a cell, so that it is still seen; in the middle of an empty one. And how large. */
function valuePlace({ x, y, shape, piece }: Cell): readonly [x: number, y: number, size: number] {
  if (shape === "stick") return [x, y + 0.6, 1];
  if (shape === "token" || shape === "pin" || shape === "gap") return [x, y + 0.62, 0.8];
  if (piece !== undefined && piece.kind !== "gone") return [x + 0.32, y - 0.32, 0.75];
  return [x, y, 1];
}

export interface Fault {
  readonly severity: Severity;
  readonly sign: string;
}

export function FaultSign({ fault, cell }: { fault: Fault; cell: Cell | undefined }) {
  if (cell === undefined) return null;
  const above = cell.shape === "stick" ? 0.95 : 0.3;
  return (
    <g class={`fault-sign ${fault.severity}`} transform={`translate(${cell.x + 0.34} ${cell.y - above})`}>
      <rect x={-0.24} y={-0.17} width={0.48} height={0.34} rx={0.08} />
      <text dy="0.34em">{fault.sign}</text>
    </g>
  );
}
