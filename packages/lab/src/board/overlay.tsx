import type { Severity } from "marienbad/oracle";
import { t } from "../base/language.ts";
import type { Cell, Gesture } from "./model.ts";
import * as texts from "./texts.ts";

/** A line through the cells that have won, and a ring around each. */
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

/** Where better moves would have gone, each with its word. */
export function BetterMoves({ moves, cells }: { moves: readonly Gesture[]; cells: readonly Cell[] }) {
  return (
    <g class="better">
      {moves.slice(0, MAX_SHOWN).map(({ word, marks }, index) => {
        const marked = cells.filter(({ id }) => marks.includes(id));
        const target = cells.find(({ id }) => id === marks.at(-1)) ?? marked[0];
        if (target === undefined) return null;
        const label = t(index === 0 ? texts.better(word) : texts.orElse(word));
        const width = 0.17 * label.length + 0.24;
        return (
          <g key={word}>
            {marked.map(({ id, x, y, shape }) =>
              shape === "stick" ? (
                <rect key={id} class="ghost" x={x - 0.25} y={y - 1} width={0.5} height={2} rx={0.25} />
              ) : (
                <circle key={id} class="ghost" cx={x} cy={y} r={0.37} />
              ),
            )}
            <g transform={`translate(${target.x} ${target.shape === "stick" ? target.y : target.y - 0.56})`}>
              <rect class="tag" x={-width / 2} y={-0.19} width={width} height={0.38} rx={0.19} />
              <text dy="0.34em">{label}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What was wrong with a move, and the sign of it. */
export interface Fault {
  readonly severity: Severity;
  readonly sign: string;
}

/** The sign of a fault at the corner of the cell that was played last. */
export function FaultSign({ fault, cell }: { fault: Fault; cell: Cell | undefined }) {
  if (cell === undefined) return null;
  return (
    <g class={`fault-sign ${fault.severity}`} transform={`translate(${cell.x + 0.34} ${cell.y - 0.3})`}>
      <rect x={-0.24} y={-0.17} width={0.48} height={0.34} rx={0.08} />
      <text dy="0.34em">{fault.sign}</text>
    </g>
  );
}
