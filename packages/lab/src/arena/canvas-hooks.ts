import type { BoardLook } from "marienbad/game";
import type { Point } from "marienbad-figure";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { boardOfName } from "../base/small-board.tsx";
import { theme } from "../base/theme.ts";
import { paintEdges } from "./canvas-paint.ts";
import { COLOURS, type Colours, type Painting } from "./canvas-shape.ts";
import type { View } from "./canvas-view.ts";
import type { ArenaDocument } from "./document.ts";
import type { VertexSize } from "./edge-path.ts";

export interface PaintingProps {
  readonly document: ArenaDocument;
  readonly names: readonly string[];
  readonly board: BoardLook;
  readonly points: readonly Point[];
  readonly box: VertexSize;
}

/** Milliseconds without another view until all edges are painted again. */
const REST = 90;

export function useScreen(frame: { readonly current: HTMLElement | null }): VertexSize {
  const [screen, setScreen] = useState<VertexSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setScreen({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);
  return screen;
}

/** The colours of the theme, which a canvas cannot look up by itself. */
export function useColours(frame: { readonly current: HTMLElement | null }): Colours | undefined {
  const [colours, setColours] = useState<Colours | undefined>(undefined);
  const chosen = theme.value;
  useEffect(() => {
    const read = (): void => {
      const probe = globalThis.document.createElement("span");
      frame.current?.append(probe);
      const resolve = ([name, colour]: [string, string]): [string, string] => {
        probe.style.color = colour;
        return [name, getComputedStyle(probe).color];
      };
      setColours(Object.fromEntries(Object.entries(COLOURS).map(resolve)) as Colours);
      probe.remove();
    };
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    read();
    return () => dark.removeEventListener("change", read);
  }, [chosen]);
  return colours;
}

export function usePainting({ document, names, board, points, box }: PaintingProps, colours: Colours | undefined) {
  return useMemo((): Painting | undefined => {
    if (colours === undefined) return undefined;
    const owners = document.vertices.map(({ owner }) => owner);
    const boards = names.map((name) => boardOfName(name, board));
    const font = getComputedStyle(globalThis.document.body).fontFamily;
    return { points, owners, box, names, boards, edges: document.edges, colours, font };
  }, [document, names, board, points, box, colours]);
}

/** All edges take long to paint: while the view changes their picture is moved, and painted again when it rests. */
export function useEdges(
  canvas: { readonly current: HTMLCanvasElement | null },
  painting: Painting | undefined,
  view: View,
  screen: VertexSize,
): void {
  const painted = useRef<{ painting: Painting; view: View; screen: VertexSize } | undefined>(undefined);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || canvas.current === null || painting === undefined || screen.width === 0) return;
    const last = painted.current;
    const paint = (): void => {
      clear(context, screen);
      context.canvas.style.transform = "";
      paintEdges({ context, painting, view, screen });
      painted.current = { painting, view, screen };
    };
    if (last?.painting !== painting || last.screen !== screen) return paint();
    const ratio = view.scale / last.view.scale;
    const [x, y] = [view.x - last.view.x * ratio, view.y - last.view.y * ratio];
    canvas.current.style.transform = `translate(${x}px, ${y}px) scale(${ratio})`;
    const timer = setTimeout(paint, REST);
    return () => clearTimeout(timer);
  }, [painting, view.scale, view.x, view.y, screen]);
}

/** An empty canvas of the size of the screen, sharp on every display. */
export function clear(context: CanvasRenderingContext2D, { width, height }: VertexSize): void {
  const { canvas } = context;
  const ratio = globalThis.devicePixelRatio || 1;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
}
