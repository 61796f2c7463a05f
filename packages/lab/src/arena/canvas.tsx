import type { Point } from "marienbad-figure";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { useGestures } from "../base/use-gestures.ts";
import { nextCell } from "../board/navigate.ts";
import { clear, type PaintingProps, useColours, useEdges, usePainting, useScreen } from "./canvas-hooks.ts";
import { paintSurroundings, paintVertices, type Surroundings } from "./canvas-paint.ts";
import {
  boundsOf,
  centredOn,
  fitView,
  isSeen,
  kept,
  onScreen,
  panBy,
  type View,
  vertexAt,
  zoomAt,
} from "./canvas-view.ts";
import type { ArenaDocument } from "./document.ts";
import type { VertexLook } from "./graph.tsx";
import type { MarkedEdge } from "./looks.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import "./canvas.css";

interface Props extends PaintingProps {
  readonly vertex: (vertex: number) => VertexLook;
  readonly marked: readonly MarkedEdge[];
  readonly label: string;
  readonly keys: string;
  readonly selected: number | undefined;
  readonly follow: readonly number[];
  readonly onVertex: (vertex: number) => void;
  readonly onPoint: (vertex: number | undefined) => void;
}

const PAN = 80; // pixels by an arrow key

/** A large arena on a canvas, moved by pointer, fingers and keys; the focused vertex is a button on top. */
export function ArenaCanvas(props: Props) {
  const { document, points, box, selected, follow, vertex: lookOf, onVertex, onPoint } = props;
  const frame = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const screen = useScreen(frame);
  const colours = useColours(frame);
  const bounds = useMemo(() => boundsOf(points, box), [points, box]);
  const [chosenView, setView] = useState<View | undefined>(undefined);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  useLayoutEffect(() => setView(undefined), [points]);
  const view = chosenView === undefined ? fitView(bounds, screen) : kept(chosenView, bounds, screen);
  const painting = usePainting(props, colours);
  const around = useMemo(() => surroundingsOf(document, selected ?? focused), [document, selected, focused]);

  useEdges(below, painting, view, screen);
  useEffect(() => {
    const context = above.current?.getContext("2d");
    if (!context || painting === undefined || screen.width === 0) return;
    const request = requestAnimationFrame(() => {
      clear(context, screen);
      const sheet = { context, painting, view, screen };
      paintVertices(sheet, lookOf, props.marked);
      if (around !== undefined) paintSurroundings(sheet, lookOf, around);
    });
    return () => cancelAnimationFrame(request);
  });

  // The view goes along with what happens, where it does not show everything anyway.
  const followed = follow.join(" ");
  useEffect(() => {
    if (chosenView === undefined || follow.length === 0) return;
    if (follow.some((vertex) => isSeen(view, points[vertex], box, screen))) return;
    setView(centredOn(points[follow[0]], view.scale, screen));
  }, [followed]);

  const bring = (vertex: number): void => {
    if (!isSeen(view, points[vertex], box, screen)) setView(centredOn(points[vertex], view.scale, screen));
  };
  useEffect(() => {
    if (selected !== undefined && points[selected] !== undefined) bring(selected);
  }, [selected]);
  const zoom = (factor: number, at: Point = { x: screen.width / 2, y: screen.height / 2 }): void =>
    setView(zoomAt(view, factor, at, bounds, screen));

  const gestures = useGestures({
    onPan: (dx, dy) => setView(panBy(view, dx, dy, bounds, screen)),
    onZoom: zoom,
    onTap: (at) => {
      const vertex = vertexAt(view, points, box, at);
      if (vertex === undefined) return;
      setFocused(vertex);
      onVertex(vertex);
    },
    onHover: (at) => onPoint(at === undefined ? undefined : vertexAt(view, points, box, at, 4)),
  });

  const entry =
    [focused, selected, document.start].find((vertex) => vertex !== undefined && vertex < points.length) ?? 0;
  const spot = onScreen(view, points[entry] ?? { x: 0, y: 0 });

  function goTo(vertex: number): void {
    setFocused(vertex);
    bring(vertex);
    onPoint(vertex);
    announce(lookOf(vertex).spoken);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const action = actionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const count = points.length;
    const pans: Record<string, readonly [number, number]> = {
      ArrowLeft: [PAN, 0],
      ArrowRight: [-PAN, 0],
      ArrowUp: [0, PAN],
      ArrowDown: [0, -PAN],
    };
    if (shiftKey && pans[key] !== undefined) return () => setView(panBy(view, ...pans[key], bounds, screen));
    if (key === "Enter" || key === " ") return () => onVertex(entry);
    if (key === "+" || key === "=") return () => zoom(1.3, spot);
    if (key === "-") return () => zoom(1 / 1.3, spot);
    if (key === "0") return () => setView(undefined);
    if (key === "PageDown") return () => goTo((entry + 1) % count);
    if (key === "PageUp") return () => goTo((entry + count - 1) % count);
    const places = points.map((point, index) => ({ ...point, index }));
    const next = nextCell(places, places[entry], key);
    return next === undefined ? undefined : () => goTo(next.index);
  }

  return (
    <div class="picture-frame">
      <div class="picture arena-canvas" data-stage="figure" role="group" aria-label={props.keys}>
        <div ref={frame} class={`canvas-frame${chosenView === undefined ? "" : " near"}`} {...gestures}>
          <canvas ref={below} aria-hidden="true" />
          <canvas ref={above} role="img" aria-label={props.label} />
          <button
            ref={button}
            type="button"
            class="canvas-focus"
            aria-label={lookOf(entry).spoken}
            aria-pressed={selected === entry}
            style={{
              left: `${spot.x}px`,
              top: `${spot.y}px`,
              width: `${Math.max(14, box.width * view.scale + 8)}px`,
              height: `${Math.max(14, box.height * view.scale + 8)}px`,
            }}
            onKeyDown={onKeyDown}
            onFocus={() => setFocused(entry)}
            onBlur={() => {
              setFocused(undefined);
              onPoint(undefined);
            }}
          />
        </div>
      </div>
      <ZoomButtons onZoom={zoom} onWhole={() => setView(undefined)} whole={chosenView === undefined} />
    </div>
  );
}

function surroundingsOf({ vertices, edges }: ArenaDocument, centre: number | undefined): Surroundings | undefined {
  if (centre === undefined || vertices[centre] === undefined) return undefined;
  return {
    centre,
    before: edges.filter(([from, to]) => to === centre && from !== centre).map(([from]) => from),
    after: edges.filter(([from, to]) => from === centre && to !== centre).map(([, to]) => to),
  };
}
