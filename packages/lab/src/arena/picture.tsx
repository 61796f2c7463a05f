import { useEffect, useRef } from "preact/hooks";
import { t } from "../base/language.ts";
import { FIGURE } from "../base/stage.tsx";
import { ArenaCanvas } from "./canvas.tsx";
import { VERTEX_SIZE } from "./editor.ts";
import { Graph } from "./graph.tsx";
import { isCrowded } from "./growth.ts";
import { arena } from "./instance.ts";
import { edgeLook, isOpen, lookOf, markedEdges } from "./looks.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { usePanZoom, zoom } from "./use-pan-zoom.ts";
import { tellCrowd } from "./words.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

export function Picture() {
  const now = arena.drawn.value;
  const editing = arena.mode.value === "edit";
  if (now === undefined && !editing) {
    return (
      <div class="picture empty">
        <p class="soft">{t(texts.nothingToShowYet)}</p>
      </div>
    );
  }
  if (now !== undefined && isCrowded(now)) {
    const here = tokenAt();
    return (
      <ArenaCanvas
        document={now.document}
        names={arena.names.value}
        board={now.board}
        points={arena.points.value}
        box={now.drawing.size}
        vertex={(vertex) => lookOf(now, vertex)}
        marked={markedEdges.value}
        label={tellCrowd()}
        keys={t(texts.pictureKeys)}
        selected={arena.selected.value ?? here}
        follow={here === undefined ? arena.joining.value.map(({ vertex }) => vertex) : [here]}
        onPoint={onPoint}
        onVertex={onVertex}
      />
    );
  }
  return <Sheet now={now} />;
}

function onPoint(vertex: number | undefined): void {
  arena.pointed.value = vertex;
}

function Sheet({ now }: { now: Study | undefined }) {
  const { document, board, drawing } = now ?? NOTHING;
  const editing = arena.mode.value === "edit";
  const here = tokenAt();
  const stale = arena.faults.value.length > 0;
  const frame = useRef<HTMLDivElement>(null);
  const { listeners, zoomBy, showWhole } = usePanZoom(frame, editing);
  useEffect(() => {
    if (arena.places.value === undefined) zoom.value = undefined; // another arena, or another layout
  }, [drawing]);
  return (
    <div class="picture-frame">
      {stale && <p class="stale-note soft">{t(texts.lastThatCouldBeRead)}</p>}
      <div
        class={["picture", `mode-${arena.mode.value}`, editing && `tool-${arena.editor.tool.value}`, stale && "stale"]
          .filter(Boolean)
          .join(" ")}
        ref={frame}
        {...listeners}
        {...FIGURE}
      >
        <Graph
          staged
          document={document}
          names={arena.names.value}
          board={board}
          points={arena.points.value}
          box={drawing.size}
          routes={arena.routes.value}
          vertex={(vertex) => lookOf(now as Study, vertex)}
          edge={(from, to) => edgeLook(now as Study, from, to)}
          label={t(texts.pictureKeys)}
          token={here}
          selected={arena.selected.value}
          zoom={zoom.value}
          follow={here ?? (arena.mode.value === "attractor" ? arena.joining.value.at(-1)?.vertex : undefined)}
          onPoint={onPoint}
          onVertex={onVertex}
          onEdge={arena.mode.value === "strategy" ? chooseEdge : editing ? arena.editor.touchEdge : undefined}
          {...(editing ? byHand() : {})}
        />
      </div>
      <ZoomButtons onZoom={zoomBy} onWhole={showWhole} />
    </div>
  );
}

/** What the editor shows of an arena without a vertex: a ground to put the first on. */
const NOTHING = { document: { vertices: [], edges: [] }, board: {}, drawing: { size: VERTEX_SIZE } } as const;

function byHand() {
  const { tool, touchGround, pressKey, settle, moveVertex, addEdge } = arena.editor;
  return {
    onGround: touchGround,
    onKey: pressKey,
    ...(tool.value === "move" ? { settle, onMove: moveVertex } : {}),
    ...(tool.value === "draw" ? { onLink: addEdge } : {}),
  };
}

export function tokenAt(): number | undefined {
  if (arena.mode.value === "play")
    return arena.objective.value === undefined ? arena.path.value.at(-1) : arena.token.value;
  if (arena.mode.value === "strategy" && arena.verdict.value?.winning === false)
    return arena.verdict.value.play[arena.shownPlay.value];
  return undefined;
}

function onVertex(vertex: number): void {
  const now = arena.drawn.value;
  const crowded = now !== undefined && isCrowded(now);
  if (arena.mode.value === "edit" && !crowded) arena.editor.touchVertex(vertex);
  else if (arena.mode.value === "play" && arena.objective.value === undefined && isOpen(vertex))
    arena.moveToken(vertex);
  else if (arena.mode.value === "strategy") arena.touchForStrategy(vertex);
  else arena.selected.value = arena.selected.value === vertex ? undefined : vertex;
}

function chooseEdge(from: number, to: number): void {
  if (arena.isToDecide(from)) arena.choose(from, to);
}
