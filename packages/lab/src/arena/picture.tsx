import { useEffect, useRef } from "preact/hooks";
import { t } from "../base/language.ts";
import { FIGURE } from "../base/stage.tsx";
import { ArenaCanvas } from "./canvas.tsx";
import { VERTEX_SIZE } from "./editor.ts";
import { Graph } from "./graph.tsx";
import { isCrowded } from "./growth.ts";
import {
  choose,
  drawn,
  editor,
  faults,
  isToDecide,
  joining,
  mode,
  moveToken,
  names,
  objective,
  path,
  places,
  pointed,
  points,
  routes,
  selected,
  shownPlay,
  token,
  touchForStrategy,
  verdict,
} from "./instance.ts";
import { tellCrowd } from "./layer-words.ts";
import { edgeLook, isOpen, lookOf, markedEdges } from "./looks.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { usePanZoom, zoom } from "./use-pan-zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

/** The arena as the current mode shows it. */
export function Picture() {
  const now = drawn.value;
  const editing = mode.value === "edit";
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
        names={names.value}
        board={now.board}
        points={points.value}
        box={now.drawing.size}
        vertex={(vertex) => lookOf(now, vertex)}
        marked={markedEdges.value}
        label={tellCrowd()}
        keys={t(texts.pictureKeys)}
        selected={selected.value ?? here}
        follow={here === undefined ? joining.value.map(({ vertex }) => vertex) : [here]}
        onPoint={onPoint}
        onVertex={onVertex}
      />
    );
  }
  return <Sheet now={now} />;
}

function onPoint(vertex: number | undefined): void {
  pointed.value = vertex;
}

/** All vertices with their names, on a sheet that is moved and sized. */
function Sheet({ now }: { now: Study | undefined }) {
  const { document, board, drawing } = now ?? NOTHING;
  const editing = mode.value === "edit";
  const here = tokenAt();
  const stale = faults.value.length > 0;
  const frame = useRef<HTMLDivElement>(null);
  const { listeners, zoomBy, showWhole } = usePanZoom(frame, editing);
  useEffect(() => {
    if (places.value === undefined) zoom.value = undefined; // another arena, or another layout
  }, [drawing]);
  return (
    <div class="picture-frame">
      {stale && <p class="stale-note soft">{t(texts.lastThatCouldBeRead)}</p>}
      <div
        class={["picture", `mode-${mode.value}`, editing && `tool-${editor.tool.value}`, stale && "stale"]
          .filter(Boolean)
          .join(" ")}
        ref={frame}
        {...listeners}
        {...FIGURE}
      >
        <Graph
          staged
          document={document}
          names={names.value}
          board={board}
          points={points.value}
          box={drawing.size}
          routes={routes.value}
          vertex={(vertex) => lookOf(now as Study, vertex)}
          edge={(from, to) => edgeLook(now as Study, from, to)}
          label={t(texts.pictureKeys)}
          token={here}
          selected={selected.value}
          zoom={zoom.value}
          follow={here ?? (mode.value === "attractor" ? joining.value.at(-1)?.vertex : undefined)}
          onPoint={onPoint}
          onVertex={onVertex}
          onEdge={mode.value === "strategy" ? chooseEdge : editing ? editor.touchEdge : undefined}
          {...(editing ? byHand() : {})}
        />
      </div>
      <ZoomButtons onZoom={zoomBy} onWhole={showWhole} />
    </div>
  );
}

/** What the editor shows of an arena without a vertex: a ground to put the first on. */
const NOTHING = {
  document: { vertices: [], edges: [] },
  board: {},
  drawing: { size: VERTEX_SIZE },
} as const;

/** What the tool of the editor lets a hand do. */
function byHand() {
  const { tool, touchGround, pressKey, settle, moveVertex, addEdge } = editor;
  return {
    onGround: touchGround,
    onKey: pressKey,
    ...(tool.value === "move" ? { settle, onMove: moveVertex } : {}),
    ...(tool.value === "draw" ? { onLink: addEdge } : {}),
  };
}

export function tokenAt(): number | undefined {
  if (mode.value === "play") return objective.value === undefined ? path.value.at(-1) : token.value;
  if (mode.value === "strategy" && verdict.value?.winning === false) return verdict.value.play[shownPlay.value];
  return undefined;
}

/** Whether there are too many vertices to be changed by hand. */
function crowded(): boolean {
  return drawn.value !== undefined && isCrowded(drawn.value);
}

function onVertex(vertex: number): void {
  if (mode.value === "edit" && !crowded()) editor.touchVertex(vertex);
  else if (mode.value === "play" && objective.value === undefined && isOpen(vertex)) moveToken(vertex);
  else if (mode.value === "strategy") touchForStrategy(vertex);
  else selected.value = selected.value === vertex ? undefined : vertex;
}

function chooseEdge(from: number, to: number): void {
  if (isToDecide(from)) choose(from, to);
}
