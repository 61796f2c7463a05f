import type { Player } from "marienbad";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { ofPlayer } from "../base/players.ts";
import type { MoveValue } from "../play/values.ts";
import type { BoardModel, Cell, Gesture, Piece } from "./model.ts";
import { arrivalsIn, useScale } from "./motion.ts";
import { nextCell } from "./navigate.ts";
import { BetterMoves, type Fault, FaultSign, LastMove, showsLast, ValueMark, WinningLine } from "./overlay.tsx";
import { Ground, PieceShape } from "./pieces.tsx";
import * as texts from "./texts.ts";
import { valueInShort } from "./value-mark.tsx";

interface Props {
  readonly model: BoardModel;
  readonly turn: Player;
  readonly label: string;
  readonly active: boolean;
  /** The cells that the last move changed. */
  readonly last?: readonly string[];
  readonly hint?: string | undefined;
  /** Values of moves to show, by their words. */
  readonly values?: ReadonlyMap<string, MoveValue>;
  readonly onMove: (word: string) => void;
  readonly won?: readonly string[] | undefined;
  readonly better?: readonly Gesture[] | undefined;
  readonly fault?: Fault | undefined;
}

const NO_VALUES: ReadonlyMap<string, MoveValue> = new Map();

/** Draws any board, and turns taps, drags and keys into moves. */
export function Board(props: Props) {
  const { model, turn, label, active, last = [], hint, values = NO_VALUES, onMove, won, better, fault } = props;
  /** The cells of a move touched so far. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  const [focused, setFocused] = useState<string | undefined>(undefined);
  const [drag, setDrag] = useState<{ readonly id: string; readonly dx: number; readonly dy: number } | undefined>();
  const pressed = useRef<{ id: string; x: number; y: number; moved: boolean } | undefined>(undefined);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => setChosen([]), [model]);
  const scale = useScale(svg, model);
  const before = useRef<BoardModel | undefined>(undefined);
  const arrivals = useMemo(() => {
    const found = arrivalsIn(model, before.current, last);
    before.current = model;
    return found;
  }, [model]);

  const gestures = active ? model.gestures : [];
  /** The moves that can be made by going on from these cells. */
  const after = (cells: readonly string[]): Gesture[] =>
    gestures.filter(({ path }) => path.length > cells.length && cells.every((id, index) => path[index] === id));
  const exactly = (cells: readonly string[]): Gesture | undefined =>
    gestures.find(({ path }) => path.length === cells.length && cells.every((id, index) => path[index] === id));
  const next = new Set(after(chosen).map(({ path }) => path[chosen.length]));
  const hinted = model.gestures.find(({ word }) => word === hint);
  const at = pointed ?? focused;
  /** The move that a touch of the cell looked at would make. */
  const shown = at === undefined ? undefined : (exactly([...chosen, at]) ?? exactly([at]));

  function make(word: string): void {
    setChosen([]);
    onMove(word);
  }

  function touch(id: string, before: readonly string[] = chosen): void {
    const path = [...before, id];
    const longer = after(path);
    const meant = exactly(path) ?? (before.length === 0 ? onlyMove(id, longer) : undefined);
    const done = before.at(-1) === id ? exactly(before) : undefined; // touched again: that is all
    if (done !== undefined && longer.length === 0) make(done.word);
    else if (meant !== undefined && longer.every(({ word }) => word === meant.word)) make(meant.word);
    else if (longer.length > 0) choose(path, longer);
    else if (before.at(-1) === id) setChosen([]);
    else if (before.length > 0) touch(id, []);
    else if (active) announce(t(texts.noMoveHere));
  }

  /** Where there is only one place to go, touching what goes there is enough. */
  function onlyMove(id: string, starting: readonly Gesture[]): Gesture | undefined {
    const onlyTarget = gestures.every(({ path }) => path[1] === gestures[0].path[1]);
    return starting.length === 1 && (onlyTarget || starting[0].path[1] === id) ? starting[0] : undefined;
  }

  function choose(path: readonly string[], longer: readonly Gesture[]): void {
    setChosen(path);
    const ids = new Set(longer.map((gesture) => gesture.path[path.length]));
    const targets = model.cells.filter(({ id }) => ids.has(id)).map(spokenOf);
    announce(t(texts.selectedTo(targets)));
  }

  function cellUnder(event: PointerEvent): string | undefined {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return element?.closest<SVGGElement>("[data-cell]")?.dataset.cell;
  }

  function onPointerDown(event: PointerEvent): void {
    const id = cellUnder(event);
    if (id === undefined || event.button !== 0) return;
    pressed.current = { id, x: event.clientX, y: event.clientY, moved: false };
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType === "mouse") setPointed(cellUnder(event));
    const start = pressed.current;
    if (start === undefined || svg.current === null) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.moved && Math.hypot(x, y) < 8) return;
    if (after([start.id]).length === 0) return;
    start.moved = true;
    const scale = model.width / svg.current.getBoundingClientRect().width;
    setChosen([start.id]);
    setDrag({ id: start.id, dx: x * scale, dy: y * scale });
    setPointed(cellUnder(event));
  }

  function onPointerUp(event: PointerEvent): void {
    const start = pressed.current;
    pressed.current = undefined;
    setDrag(undefined);
    if (start === undefined) return;
    const id = cellUnder(event);
    if (id === undefined) return;
    if (start.moved && !after([start.id]).some(({ path }) => path[1] === id)) setChosen([]);
    else if (start.moved) touch(id, [start.id]);
    else if (id === start.id) touch(id);
  }

  function onKeyDown(event: KeyboardEvent, cell: Cell): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch(cell.id);
    } else if (event.key === "Escape") {
      setChosen([]);
    } else {
      const neighbour = nextCell(model.cells, cell, event.key);
      if (neighbour === undefined) return;
      event.preventDefault();
      setFocused(neighbour.id);
      svg.current?.querySelector<SVGGElement>(`[data-cell="${CSS.escape(neighbour.id)}"]`)?.focus();
    }
  }

  function valueAt(id: string): MoveValue | undefined {
    if (values.size === 0 || !next.has(id)) return undefined;
    const words = after(chosen)
      .filter(({ path, marks }) => path[chosen.length] === id && (path.length > 1 || marks[0] === id))
      .map(({ word }) => word);
    for (const [word, value] of values) if (words.includes(word)) return value;
    return undefined;
  }

  const rows = [...new Set(model.cells.map(({ row }) => row))].sort((a, b) => a - b);
  const entry =
    model.cells.find(({ id }) => id === focused) ?? model.cells.find(({ id }) => next.has(id)) ?? model.cells[0];
  const classOf = (id: string): string =>
    [
      "cell",
      chosen.includes(id) ? "selected" : "",
      next.has(id) ? (chosen.length === 0 ? "playable" : "target") : "",
      shown?.marks.includes(id) ? "shown" : "",
      last.includes(id) ? "last" : "",
      hinted?.marks.includes(id) ? "hinted" : "",
    ]
      .filter((name) => name !== "")
      .join(" ");

  const shiftOf = ({ id }: Cell): { dx: number; dy: number } => (drag?.id === id ? drag : { dx: 0, dy: 0 });
  return (
    <svg
      ref={svg}
      class={`board turn${turn}${model.drops ? " drops" : ""}`}
      viewBox={`0 0 ${model.width} ${model.height}`}
      role="grid"
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={() => setPointed(undefined)}
      onPointerCancel={() => {
        pressed.current = undefined;
        setDrag(undefined);
      }}
    >
      <g role="presentation">
        {model.ways?.map(({ x, y, to, player }) => (
          <path
            key={`${x},${y}`}
            class={`way player${player}`}
            transform={`translate(${x} ${y}) rotate(${to === "top" ? -90 : 0})`}
            d="M-.3 0H.2M.02-.18L.2 0L.02.18"
          />
        ))}
        <Lines model={model} />
      </g>
      {rows.map((row) => (
        <g role="row" key={row}>
          {model.cells
            .filter((cell) => cell.row === row)
            .map((cell) => {
              const value = valueAt(cell.id);
              const lastMove = last.includes(cell.id) && showsLast(cell) ? `, ${t(texts.lastMove)}` : "";
              const worth = value === undefined ? "" : `, ${valueInShort(value, turn)}`;
              return (
                <g
                  key={cell.id}
                  data-cell={cell.id}
                  class={classOf(cell.id)}
                  role="gridcell"
                  tabindex={cell === entry ? 0 : -1}
                  aria-label={`${spokenOf(cell)}${lastMove}${worth}`}
                  aria-selected={chosen.includes(cell.id)}
                  transform={`translate(${cell.x} ${cell.y})`}
                  onKeyDown={(event) => onKeyDown(event, cell)}
                  onFocus={() => setFocused(cell.id)}
                  onBlur={() => setFocused(undefined)}
                >
                  <Ground cell={cell} />
                </g>
              );
            })}
        </g>
      ))}
      <g class="over" aria-hidden="true">
        {model.cells.map(
          (cell) =>
            cell.piece !== undefined && (
              <g
                key={cell.id}
                class={[
                  "standing",
                  ...(drag?.id === cell.id ? ["dragged"] : []),
                  ...(chosen.includes(cell.id) ? ["selected"] : []),
                  ...(won !== undefined && !won.includes(cell.id) ? ["beside"] : []),
                ].join(" ")}
                transform={`translate(${cell.x + shiftOf(cell).dx} ${cell.y + shiftOf(cell).dy})`}
              >
                <g class={arrivals.has(cell.id) ? "arriving" : ""} style={arrivals.get(cell.id)}>
                  <PieceShape piece={cell.piece} />
                </g>
              </g>
            ),
        )}
        {values.size > 0 &&
          model.cells.map((cell) => {
            const value = valueAt(cell.id);
            return value && <ValueMark key={cell.id} cell={cell} value={value} player={turn} scale={scale} />;
          })}
        {won === undefined && <LastMove cells={model.cells.filter(({ id }) => last.includes(id))} />}
        {won !== undefined && <WinningLine cells={model.cells.filter(({ id }) => won.includes(id))} order={won} />}
        {better !== undefined && <BetterMoves moves={better} cells={model.cells} width={model.width} />}
        {fault !== undefined && <FaultSign fault={fault} cell={model.cells.find(({ id }) => id === last.at(-1))} />}
        {model.captions?.map(({ x, y, text, small }) => (
          <text key={`${x},${y}`} class={small ? "caption small" : "caption"} x={x} y={y} dy="0.35em">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The rim of a board, and the lines that join its cells. */
export function Lines({ model: { frame, lines } }: { model: Pick<BoardModel, "frame" | "lines"> }) {
  return (
    <>
      {frame && <rect class="rim" rx={0.2} {...frame} />}
      {lines?.map(({ from, to, player }) => (
        <line
          key={`${from}${to}`}
          class={player === undefined ? "board-line" : `side player${player}`}
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
        />
      ))}
    </>
  );
}

const OWNED: readonly Piece["kind"][] = ["disc", "pawn", "car"];

function spokenOf({ spoken, piece }: Cell): string {
  return piece !== undefined && OWNED.includes(piece.kind) ? `${t(spoken)} ${t(ofPlayer(piece.player))}` : t(spoken);
}
