import "./graph.css";
import type { Player } from "marienbad";
import type { BoardLook } from "marienbad/game";
import type { Point, Route, SmallBoard } from "marienbad-figure";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { projected } from "../base/router.ts";
import { BoardSigns, boardOfName } from "../base/small-board.tsx";
import { placeAfter } from "../board/navigate.ts";
import { useBringIntoView } from "./bring-into-view.ts";
import type { ArenaDocument } from "./document.ts";
import { type EdgePath, edgeKey, edgePath, type RoutesByEdge, type VertexSize } from "./edge-path.ts";
import { bounds, type Frame, type Ground, groundOf, sizeOf } from "./frame.ts";
import { GRID_STEP, vertexAt } from "./snapping.ts";
import { spread } from "./spread.ts";
import { type DragRules, useDrag } from "./use-drag.ts";

export interface VertexLook {
  /** Classes of the vertex: won0, won1, finite, infinite, joining … */
  readonly look?: string;
  /** A small number at its corner. */
  readonly rank?: number | undefined;
  readonly goal?: Player | undefined;
  /** In a parity game, under its name. */
  readonly priority?: number | undefined;
  readonly spoken: string;
}

interface Props extends Pick<DragRules, "onVertex" | "settle" | "onMove" | "onLink"> {
  readonly document: ArenaDocument;
  readonly names: readonly string[];
  readonly board: BoardLook;
  readonly points: readonly Point[];
  readonly box: VertexSize;
  /** Where the layout's edges go; none where somebody has moved the vertices. */
  readonly routes: RoutesByEdge | undefined;
  readonly vertex: (vertex: number) => VertexLook;
  readonly edge: (from: number, to: number) => string;
  readonly label: string;
  readonly token?: number | undefined;
  readonly selected: number | undefined;
  readonly follow?: number | undefined;
  /** Times its natural size; what fits, unless given. */
  readonly zoom?: number | undefined;
  readonly onPoint: (vertex: number | undefined) => void;
  readonly onEdge?: ((from: number, to: number) => void) | undefined;
  readonly onGround?: ((at: Point) => void) | undefined;
  /** What a key does to a vertex, before it goes to another one; whether it did something. */
  readonly onKey?: ((vertex: number, event: KeyboardEvent) => boolean) | undefined;
  /** It is the figure of the page, which may be given the screen. */
  readonly staged?: boolean;
}

/** Edges per vertex above which those that mean nothing now step back. */
const DENSE = 3;
const NO_ROUTE: Route = { bend: 0, via: [] };

export function Graph(props: Props) {
  const { document, names, board, box, vertex: lookOf, edge: edgeLook, token, selected, zoom, follow } = props;
  const { onVertex, onPoint, onEdge, onMove, onLink, onGround } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { points, routes, frame, onStage, scale } = usePlaces(svg, props);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const at = (vertex: number): Point => (moved?.vertex === vertex ? moved.at : (points[vertex] ?? { x: 0, y: 0 }));
  const { drag, onPress, svgEvents } = useDrag({
    placeOf,
    at: (vertex) => points[vertex],
    vertexAt: (place) => vertexAt(place, points, box),
    ...{ onVertex, settle: props.settle, onMove, onLink },
  });
  const moved = drag?.kind === "move" ? drag : undefined;

  const boards = useMemo(() => names.map((name) => boardOfName(name, board)), [names, board]);
  /** Edges end at round outlines of player 0's vertices; boards have frames, whose they are. */
  const outlineOf = (vertex: number): 0 | 1 => (boards[vertex] === undefined ? document.vertices[vertex].owner : 1);
  const editing = onGround !== undefined;
  useBringIntoView(svg, editing ? undefined : (document.start ?? 0), follow, [document, routes]);
  const reciprocal = useMemo(() => new Set(document.edges.map(([from, to]) => `${from} ${to}`)), [document]);
  const paths = useMemo(
    () =>
      document.edges.map(([from, to]) => {
        const given = moved === undefined ? routes?.[edgeKey(from, to)] : undefined;
        const route = given ?? (reciprocal.has(`${to} ${from}`) ? { bend: 14, via: [] } : NO_ROUTE);
        return edgePath(at(from), outlineOf(from), at(to), outlineOf(to), box, route);
      }),
    [document, points, routes, box, boards, moved],
  );

  function placeOf(event: MouseEvent): Point {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  function onKeyDown(event: KeyboardEvent, vertex: number): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      onVertex(vertex);
      return;
    }
    if (props.onKey?.(vertex, event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const next = vertexAfter(vertex, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setFocused(next);
    svg.current?.querySelector<SVGGElement>(`[data-vertex="${next}"]`)?.focus();
  }

  /** Arrows go where they point; Page Down and Page Up go through all vertices in their order. */
  function vertexAfter(vertex: number, key: string): number | undefined {
    const places = points.map((point, index) => ({ ...point, index }));
    return placeAfter(places, places[vertex], key)?.index;
  }

  const draggable = onMove !== undefined ? "movable" : onLink !== undefined && "linkable";
  const over = drag?.kind === "edge" ? drag.to : undefined;
  const looks = document.vertices.map((_, vertex) => lookOf(vertex));
  const known = [focused, selected, document.start].find((vertex) => vertex !== undefined && vertex < points.length);
  const entry = known ?? 0; // the one that Tab reaches: another arena may have had more vertices
  const { start } = document;
  return (
    <svg
      ref={svg}
      class={document.edges.length > DENSE * document.vertices.length ? "graph dense" : "graph"}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={props.label}
      style={onStage ? undefined : sizeOf(frame, zoom ?? scale)}
      {...svgEvents}
      onClick={(event) => {
        if (onGround !== undefined && event.target === svg.current) onGround(placeOf(event));
      }}
    >
      {editing && <GridDots frame={frame} />}
      <Edges edges={document.edges} paths={paths} look={edgeLook} onEdge={onEdge} />
      <g>
        {start !== undefined && points[start] !== undefined && (
          <g class="edge entry" transform={`translate(${at(start).x - box.width / 2 - 2} ${at(start).y})`}>
            <path class="edge-line" d="M-22 0H-6" />
            <path class="edge-tip" d="M0 0L-8 4L-8 -4Z" />
          </g>
        )}
        {drag?.kind === "edge" && <RubberLine from={at(drag.vertex)} to={over === undefined ? drag.at : at(over)} />}
      </g>
      {document.vertices.map(({ owner }, vertex) => {
        const { look = "", rank, goal, priority, spoken } = looks[vertex];
        const place = at(vertex);
        return (
          <g
            key={vertex}
            data-vertex={vertex}
            data-rank={rank}
            class={[
              "vertex",
              `player${owner}`,
              look,
              selected === vertex && "chosen",
              draggable,
              over === vertex && "open",
            ]
              .filter(Boolean)
              .join(" ")}
            transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
            role="button"
            tabindex={vertex === entry ? 0 : -1}
            aria-label={spoken}
            aria-pressed={selected === vertex}
            onPointerDown={(event) => onPress(event, vertex)}
            onPointerEnter={() => onPoint(vertex)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => {
              setFocused(vertex);
              onPoint(vertex);
            }}
            onKeyDown={(event) => onKeyDown(event, vertex)}
          >
            <Outline owner={owner} box={box} framed={boards[vertex] !== undefined} />
            {goal !== undefined && (
              <>
                <Outline owner={owner} box={box} framed={boards[vertex] !== undefined} inner />
                <rect
                  class={`goal-mark player${goal}`}
                  x={-5}
                  y={box.height / 2 - 5}
                  width={10}
                  height={10}
                  rx={goal === 0 ? 5 : 1.5}
                />
              </>
            )}
            <Name name={names[vertex] ?? ""} board={boards[vertex]} raised={priority !== undefined} />
            {priority !== undefined && (
              <text class="vertex-priority" dy="1.3em">
                {priority}
              </text>
            )}
          </g>
        );
      })}
      <g aria-hidden="true">
        {document.vertices.map((_, vertex) => {
          const { rank } = looks[vertex];
          if (rank === undefined) return null;
          const { x, y } = at(vertex);
          const outside = boards[vertex] === undefined ? -3 : 4; // no cell of a board is hidden
          return (
            <g
              key={vertex}
              class="badge-rank"
              transform={`translate(${x + box.width / 2 + outside} ${y - box.height / 2 - outside})`}
            >
              <circle r={8.5} />
              <text dy="0.35em">{rank}</text>
            </g>
          );
        })}
      </g>
      {token !== undefined && points[token] !== undefined && (
        <g class="token-mark" transform={`translate(${at(token).x} ${at(token).y})`} aria-hidden="true">
          <rect
            x={-box.width / 2 - 6}
            y={-box.height / 2 - 6}
            width={box.width + 12}
            height={box.height + 12}
            rx={document.vertices[token].owner === 0 ? box.height / 2 + 6 : 8}
          />
        </g>
      )}
    </svg>
  );
}

/** Where everything is: as the layout says, on the ground of the editor or, on the stage, spread over the screen. */
function usePlaces(svg: RefObject<SVGSVGElement | null>, { points, routes, box, staged, onGround }: Props) {
  const [screen, setScreen] = useState<VertexSize | undefined>(undefined);
  const ground = useRef<Ground | undefined>(undefined);
  const onStage = staged === true && projected.value && points.length > 0;
  const editing = onGround !== undefined && !onStage;
  useLayoutEffect(() => {
    const parent = svg.current?.parentElement;
    if (!(onStage || editing) || !parent) return;
    const measure = (): void => setScreen({ width: parent.clientWidth, height: parent.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(parent);
    return () => watch.disconnect();
  }, [onStage, editing]);
  return useMemo(() => {
    if (onStage && screen !== undefined) return { ...spread(points, routes, box, screen), onStage, scale: undefined };
    const frame = bounds(points, box, routes);
    // What a layout has placed is a new picture; what a hand has placed is the same one, and stays where it is.
    const before = routes === undefined ? ground.current : undefined;
    ground.current = editing && screen !== undefined ? groundOf(frame, screen, before) : undefined;
    return { points, routes, frame: ground.current ?? frame, onStage, scale: ground.current?.scale };
  }, [points, box, routes, onStage, editing, screen]);
}

function GridDots({ frame }: { frame: Frame }) {
  return (
    <g class="grid-dots" aria-hidden="true">
      <pattern
        id="grid-dots"
        x={-GRID_STEP / 2}
        y={-GRID_STEP / 2}
        width={GRID_STEP}
        height={GRID_STEP}
        patternUnits="userSpaceOnUse"
      >
        <circle cx={GRID_STEP / 2} cy={GRID_STEP / 2} r={0.9} />
      </pattern>
      <rect
        x={frame.x - frame.width}
        y={frame.y - frame.height}
        width={3 * frame.width}
        height={3 * frame.height}
        fill="url(#grid-dots)"
      />
    </g>
  );
}

function RubberLine({ from, to }: { from: Point; to: Point }) {
  return (
    <g class="edge rubber" aria-hidden="true">
      <path class="edge-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle class="edge-tip" cx={to.x} cy={to.y} r={4} />
    </g>
  );
}

interface OutlineProps {
  readonly owner: 0 | 1;
  readonly box: VertexSize;
  readonly framed: boolean;
  readonly inner?: boolean;
}

function Outline({ owner, box, framed, inner = false }: OutlineProps) {
  const [width, height] = [box.width, box.height].map((side) => (inner ? side - 7 : side));
  const round = framed ? 9 : Math.min(width, height) / 2;
  return (
    <rect
      class={inner ? "outline inner-line" : "outline"}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={owner === 0 ? round : 3}
    />
  );
}

function Name({ name, board, raised }: { name: string; board: SmallBoard | undefined; raised: boolean }) {
  if (board === undefined) {
    return (
      <text class="vertex-name" dy={raised ? "-0.15em" : "0.35em"}>
        {name.startsWith("(") ? name.replaceAll(", ", ",") : name}
      </text>
    );
  }
  return (
    <g transform={`translate(0 ${-board.height / 2})`}>
      <BoardSigns board={board} />
    </g>
  );
}

interface EdgesProps {
  readonly edges: ArenaDocument["edges"];
  readonly paths: readonly EdgePath[];
  /** What each edge means now, as classes. */
  readonly look: (from: number, to: number) => string;
  readonly onEdge?: ((from: number, to: number) => void) | undefined;
}

/**
 * Edges, those with a meaning above the others. Each keeps its place among its siblings: Chromium (137 to 156) does not
 * apply the new style of an element that changes class and is moved by `moveBefore` at the same time.
 */
function Edges({ edges, paths, look, onEdge }: EdgesProps) {
  const looks = edges.map(([from, to]) => look(from, to));
  const isMarked = (index: number): boolean => looks[index] !== "" && looks[index] !== "faint";
  return [false, true].map((marked) => (
    <g key={String(marked)} class="edges">
      {edges.map(([from, to], index) =>
        isMarked(index) !== marked ? null : (
          <g
            key={index}
            data-from={from}
            data-to={to}
            class={`edge ${looks[index]}${onEdge === undefined ? "" : " live"}`}
            onClick={
              onEdge &&
              ((event) => {
                event.stopPropagation();
                onEdge(from, to);
              })
            }
          >
            {onEdge !== undefined && <path class="edge-touch" d={paths[index].d} />}
            <path class="edge-line" d={paths[index].d} />
            <path class="edge-tip" d="M0 0L-8 3.6L-8 -3.6Z" transform={tipOf(paths[index])} />
          </g>
        ),
      )}
    </g>
  ));
}

const tipOf = ({ tip, angle }: EdgePath): string => `translate(${tip.x} ${tip.y}) rotate(${angle})`;
