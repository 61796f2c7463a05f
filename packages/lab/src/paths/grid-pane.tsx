import { memo } from "preact/compat";
import { useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { paths } from "./instance.ts";
import { type Brush, cellName, cellOf, type GridMap, letterAt } from "./map.ts";
import type { Moment } from "./replay.ts";
import type { Run } from "./tasks.ts";
import * as texts from "./texts.ts";
import { amount } from "./words.ts";

interface Props {
  readonly map: GridMap;
  readonly label: string;
  readonly run: Run | undefined;
  readonly moment: Moment | undefined;
  /** Written into the cells, when they are shown. */
  readonly estimates: readonly number[] | undefined;
  /** The arc that breaks consistency. */
  readonly failing: readonly [number, number] | undefined;
  /** The pane that listens to keys. */
  readonly main: boolean;
}

/** One algorithm on the grid; drawing on any of them draws on all. */
export function GridPane({ map, label, run, moment, estimates, failing, main }: Props) {
  const [width, height] = [map[0].length, map.length];
  const svg = useRef<SVGSVGElement>(null);
  const drawing = useRef<{ last: number; brush: Brush } | undefined>(undefined);
  const [pointed, setCursor] = useState(0);
  const cursor = Math.min(pointed, width * height - 1); // the grid may have become smaller
  const [focused, setFocused] = useState(false);

  const squares = (state: "frontier" | "expanded"): string => {
    let d = "";
    for (const [cell, known] of moment?.stateOf ?? []) {
      if (known === state) d += `M${cell % width} ${Math.floor(cell / width)}h1v1h-1z`;
    }
    return d;
  };
  const path = moment?.finished === true && run?.found === true ? run.path : [];
  const centre = (cell: number): string => `${(cell % width) + 0.5} ${Math.floor(cell / width) + 0.5}`;

  function cellUnder(event: PointerEvent): number | undefined {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return undefined;
    const column = Math.floor(((event.clientX - box.left) / box.width) * width);
    const row = Math.floor(((event.clientY - box.top) / box.height) * height);
    return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
  }

  /** What a press on a cell begins: start and goal are dragged, a wall is wiped out by the brush of walls. */
  function brushFor(cell: number): Brush {
    const letter = letterAt(map, cell);
    if (letter === "S") return "start";
    if (letter === "G") return "goal";
    return paths.brush.value === "wall" && letter === "#" ? "free" : paths.brush.value;
  }

  function onPointerDown(event: PointerEvent): void {
    const cell = cellUnder(event);
    if (cell === undefined || event.button !== 0 || !event.isPrimary) return; // a second finger zooms
    svg.current?.setPointerCapture(event.pointerId);
    drawing.current = { last: cell, brush: brushFor(cell) };
    paths.stroke(cell, drawing.current.brush);
  }

  function onPointerMove(event: PointerEvent): void {
    const now = drawing.current;
    const cell = cellUnder(event);
    if (now === undefined || cell === undefined || cell === now.last) return;
    for (const between of line(now.last, cell, width)) paths.stroke(between, now.brush);
    now.last = cell;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const move = steps[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const column = Math.max(0, Math.min(width - 1, (cursor % width) + move[0]));
      const row = Math.max(0, Math.min(height - 1, Math.floor(cursor / width) + move[1]));
      const cell = row * width + column;
      setCursor(cell);
      announce(describe(map, cell, moment, estimates));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const letter = letterAt(map, cursor);
      paths.stroke(cursor, letter === "#" && paths.brush.value === "wall" ? "free" : paths.brush.value);
      announce(t(texts.drawnAt(cellName(map, cursor))));
    }
  }

  return (
    <svg
      ref={svg}
      class={`grid-pane${main ? " main" : ""}`}
      style={{ "--ratio": (width / height).toFixed(4) }}
      viewBox={`-0.06 -0.06 ${width + 0.12} ${height + 0.12}`}
      role={main ? "application" : "img"}
      aria-label={label}
      tabindex={main ? 0 : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drawing.current = undefined)}
      onPointerCancel={() => (drawing.current = undefined)}
      onKeyDown={main ? onKeyDown : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Ground map={map} />
      <path class="expanded" d={squares("expanded")} />
      <path class="frontier" d={squares("frontier")} />
      {moment?.current !== undefined && !moment.finished && (
        <rect class="current" x={moment.current % width} y={Math.floor(moment.current / width)} width={1} height={1} />
      )}
      <Weights map={map} />
      {estimates !== undefined && <Estimates map={map} estimates={estimates} />}
      {path.length > 1 && <path class="way" d={`M${path.map(centre).join("L")}`} />}
      {failing !== undefined && <path class="failing" d={`M${centre(failing[0])}L${centre(failing[1])}`} />}
      <Ends map={map} />
      {main && focused && (
        <rect class="cursor" x={cursor % width} y={Math.floor(cursor / width)} width={1} height={1} />
      )}
    </svg>
  );
}

const Ground = memo(({ map }: { map: GridMap }) => {
  const [width, height] = [map[0].length, map.length];
  const walls = useMemo(() => {
    let d = "";
    map.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter === "#") d += `M${x} ${y}h1v1h-1z`;
      });
    });
    return d;
  }, [map]);
  let lines = "";
  for (let x = 0; x <= width; x++) lines += `M${x} 0V${height}`;
  for (let y = 0; y <= height; y++) lines += `M0 ${y}H${width}`;
  return (
    <>
      <rect class="ground" width={width} height={height} />
      <path class="lines" d={lines} />
      <path class="walls" d={walls} />
    </>
  );
});

const Weights = memo(({ map }: { map: GridMap }) => {
  const heavy = map.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (/[2-9]/.test(letter) ? [{ x, y, letter }] : [])),
  );
  return (
    <>
      {heavy.map(({ x, y, letter }) => (
        <g key={`${x} ${y}`}>
          <rect class="heavy" x={x} y={y} width={1} height={1} fill-opacity={Number(letter) * 0.022} />
          <text class="weight" x={x + 0.5} y={y + 0.5} dy="0.35em">
            {letter}
          </text>
        </g>
      ))}
    </>
  );
});

const Estimates = memo(({ map, estimates }: { map: GridMap; estimates: readonly number[] }) => (
  <>
    {estimates.map((estimate, cell) => {
      const letter = letterAt(map, cell);
      if (letter === "#" || letter === "S" || letter === "G") return null;
      const [x, y] = [cell % map[0].length, Math.floor(cell / map[0].length)];
      return (
        <text key={cell} class="estimate" x={x + 0.94} y={y + 0.36}>
          {amount(Math.round(estimate * 10) / 10)}
        </text>
      );
    })}
  </>
));

const Ends = memo(({ map }: { map: GridMap }) => {
  const place = (letter: string): string => {
    const cell = cellOf(map, letter);
    return `translate(${(cell % map[0].length) + 0.5} ${Math.floor(cell / map[0].length) + 0.5})`;
  };
  return (
    <>
      <g class="end start" transform={place("S")}>
        <circle r={0.36} />
      </g>
      <g class="end goal" transform={place("G")}>
        <circle r={0.4} />
        <circle class="inner" r={0.2} />
      </g>
    </>
  );
});

/** The cells on the way from one to another, so that a quick stroke leaves no gap. */
function line(from: number, to: number, width: number): number[] {
  const [x, y] = [from % width, Math.floor(from / width)];
  const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
  const count = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return Math.round(y + dy * share) * width + Math.round(x + dx * share);
  });
}

function describe(
  map: GridMap,
  cell: number,
  moment: Moment | undefined,
  estimates: readonly number[] | undefined,
): string {
  const letter = letterAt(map, cell);
  const what =
    letter === "#"
      ? t(texts.wall)
      : letter === "S"
        ? t(texts.start)
        : letter === "G"
          ? t(texts.goal)
          : letter === "."
            ? t(texts.free)
            : t(texts.weight(letter));
  const state = moment?.stateOf.get(cell);
  const known = state === undefined ? "" : state === "frontier" ? t(texts.andFrontier) : t(texts.andExpanded);
  return `${cellName(map, cell)}: ${what}${known}${estimates === undefined ? "" : `, h = ${amount(estimates[cell])}`}`;
}
