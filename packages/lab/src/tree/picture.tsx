import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Tick } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { projected } from "../base/router.ts";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { checkWork, isMarked } from "./exercise.ts";
import { tree } from "./instance.ts";
import { DRAWN_WHOLE, type PlacedNode, type Placement, placeNodes } from "./layout.ts";
import { Body, Edge, opening } from "./node-shape.tsx";
import { lookOf, questionFor, spokenNode } from "./node-words.ts";
import { bestLine, type Moment } from "./replay.ts";
import { reveal } from "./reveal.ts";
import type { TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { seekerName } from "./words.ts";

export function Picture() {
  const now = tree.study.value;
  const at = tree.moment.value;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!tree.following.value || now === undefined || at === undefined || at.current < 0) return;
    reveal(frame.current, worthSeeing(now, at));
  }, [now, at, tree.zoom.value, tree.namesShown.value, projected.value]);
  if (now === undefined || at === undefined) return <div class="tree-picture" aria-busy="true" />;
  return (
    <>
      <div class="tree-tools">
        {tree.source.value.kind === "list" && tree.work.value.exercise === "none" && (
          <Tick
            name="node-names"
            label={t(texts.namesOfNodes)}
            checked={tree.named.value}
            onChange={(checked) => (tree.named.value = checked)}
          />
        )}
        <Tool sign="−" label={t(texts.smaller)} onClick={() => resize(1 / 1.25)} />
        <Tool sign="+" label={t(texts.larger)} onClick={() => resize(1.25)} />
        <Tool sign="⤢" label={t(texts.fitToThePage)} onClick={() => (tree.zoom.value = undefined)} />
      </div>
      <div class="tree-picture" ref={frame} {...SCALED_FIGURE}>
        <Tree study={now} moment={at} />
      </div>
    </>
  );

  function resize(factor: number): void {
    const drawn = frame.current?.querySelector(".tree-canvas");
    const natural = Number(drawn?.getAttribute("data-width"));
    const scale = drawn == null ? 1 : drawn.getBoundingClientRect().width / natural;
    tree.zoom.value = Math.max(0.2, Math.min(3, scale * factor));
  }
}

function Tool({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="button quiet" title={label} aria-label={label} onClick={onClick}>
      {sign}
    </button>
  );
}

/** What should be seen at a moment: where something happens or, in the end, the branch that was chosen. */
function worthSeeing({ nodes }: TreeStudy, at: Moment): number[] {
  const [root, chosen, ...more] = bestLine(at);
  if (at.current === 0 && chosen !== undefined) return [chosen, root, ...more];
  return [at.current, nodes[at.current].parent];
}

/** On the stage letters are not smaller than this times their natural size. */
const LEAST_ZOOM = 1.5;

function Tree({ study: now, moment: at }: { study: TreeStudy; moment: Moment }) {
  const { kind } = tree.source.value;
  const task = tree.work.value;
  const exercising = task.exercise !== "none";
  const windows = tree.algorithm.value === "alphabeta" && !exercising;
  const isOpen = opening(now, at);
  const openKey = now.nodes.length <= DRAWN_WHOLE ? tree.opened.value : at;
  const beside = { windows, names: tree.namesShown.value };
  const drawing = useMemo(
    () => placeNodes(now, kind, isOpen, beside),
    [now, kind, tree.opened.value, openKey, windows, tree.namesShown.value],
  );
  const line = useMemo(() => bestLine(at), [at]);
  const report = task.checked ? checkWork(now, task) : undefined;
  const [focused, setFocused] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const turn = useTurnOf(now);
  const entry = drawing.byNode.has(focused) ? focused : 0;
  const { width, height } = drawing;
  const scale = tree.zoom.value;

  const isMarkedNow = (node: number): boolean => task.exercise === "pruned" && isMarked(now, task.marks, node);

  function focus(node: number | undefined): void {
    if (node === undefined) return;
    setFocused(node);
    // A child that was just opened is drawn first.
    requestAnimationFrame(() => svg.current?.querySelector<SVGGElement>(`[data-node="${node}"]`)?.focus());
  }

  function act(node: number): void {
    setFocused(node);
    if (task.exercise === "pruned") {
      if (node > 0) tree.toggleMark(node);
    } else tree.selected.value = tree.selected.value === node ? undefined : node;
  }

  function onKeyDown(event: KeyboardEvent, { node, closed }: PlacedNode): void {
    const { parent, children } = now.nodes[node];
    const keys: { readonly [key: string]: () => void } = {
      Enter: () => act(node),
      " ": () => act(node),
      ArrowUp: () => focus(parent < 0 ? undefined : parent),
      ArrowDown: () => {
        if (closed) tree.toggle(node, true);
        focus(children[0]);
      },
      ArrowLeft: () => focus(neighbour(drawing, node, -1)),
      ArrowRight: () => focus(neighbour(drawing, node, 1)),
      "+": () => tree.toggle(node, true),
      "-": () => tree.toggle(node, false),
    };
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }

  return (
    <div
      class={`tree-canvas${scale === undefined ? " fitted" : ""} ${task.exercise}`}
      data-width={width}
      data-least-zoom={LEAST_ZOOM}
      style={
        scale === undefined && !projected.value
          ? {
              "--natural": `${width}px`,
              width: "100%",
              maxWidth: `${width * 1.35}px`,
              aspectRatio: `${width} / ${height}`,
            }
          : { width: `${width * (projected.value ? 1 : (scale ?? 1))}px`, aspectRatio: `${width} / ${height}` }
      }
    >
      <svg ref={svg} class="tree" viewBox={`0 0 ${width} ${height}`} role="presentation">
        <g key={`edges ${turn}`} aria-hidden="true">
          {drawing.levels.map(({ y, player }) => (
            <text key={y} class="tree-level" x={8} y={y} dy="0.35em">
              {seekerName(player)}
            </text>
          ))}
          {drawing.placed.map(({ node }) => (
            <Edge
              key={node}
              node={node}
              now={now}
              at={at}
              drawing={drawing}
              onLine={line.has(node)}
              plain={exercising}
            />
          ))}
        </g>
        <g key={`nodes ${turn}`} aria-hidden="true">
          {drawing.placed.map((placed) => {
            const { node, x, y } = placed;
            const marked = isMarkedNow(node);
            return (
              <g
                key={node}
                class={lookOf(now, at, node, marked, report)}
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              >
                <Body placed={placed} now={now} state={at.states[node]} marked={marked} beside={beside} />
              </g>
            );
          })}
        </g>
        <g role="tree" aria-label={t(texts.pictureKeys)}>
          {drawing.placed.map((placed) => {
            const { node, x, y, width: wide, height: high, closed } = placed;
            const { children, level } = now.nodes[node];
            const marked = isMarkedNow(node);
            return (
              <g
                key={node}
                data-node={node}
                class="tree-touch"
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                role="treeitem"
                tabindex={node === entry ? 0 : -1}
                aria-label={spokenNode(now, at, node, marked, report)}
                aria-level={level + 1}
                aria-expanded={children.length > 0 ? !closed : undefined}
                aria-selected={tree.selected.value === node}
                aria-checked={task.exercise === "pruned" ? marked : undefined}
                onClick={() => act(node)}
                onKeyDown={(event) => onKeyDown(event, placed)}
                onFocus={() => setFocused(node)}
              >
                <rect x={-wide / 2 - 3} y={-high / 2 - 3} width={wide + 6} height={high + 6} rx={8} />
                {closed && (
                  <rect
                    class="tree-more"
                    x={-14}
                    y={high / 2 + 3}
                    width={28}
                    height={24}
                    rx={6}
                    onClick={(event) => {
                      event.stopPropagation();
                      tree.toggle(node, true);
                    }}
                  />
                )}
              </g>
            );
          })}
        </g>
      </svg>
      {task.exercise === "values" &&
        drawing.placed
          .filter(({ node }) => now.nodes[node].children.length > 0)
          .sort((a, b) => b.y - a.y || a.x - b.x) // from the deepest level up, as the values are found
          .map(({ node, x, y }, index) => (
            <input
              key={index} // of its place: the focus stays there when the study of the exercise arrives
              class={`tree-answer${report?.right.has(node) ? " right" : report?.wrong.has(node) ? " wrong" : ""}`}
              style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
              inputMode="text"
              autocomplete="off"
              size={3}
              maxLength={8}
              aria-label={questionFor(now, node)}
              aria-invalid={report?.wrong.has(node) ?? false}
              value={task.answers.get(node) ?? ""}
              onInput={(event) => tree.answer(node, event.currentTarget.value)}
            />
          ))}
    </div>
  );
}

/** A key that changes with the study, so that its drawing is made again: the bug of Chromium in arena/graph.tsx. */
function useTurnOf(study: TreeStudy): number {
  const last = useRef({ study, turn: 0 });
  if (last.current.study !== study) last.current = { study, turn: last.current.turn + 1 };
  return last.current.turn;
}

function neighbour({ placed, byNode }: Placement, node: number, way: 1 | -1): number | undefined {
  const here = byNode.get(node) as PlacedNode;
  const others = placed.filter(({ y, x }) => y === here.y && (x - here.x) * way > 0.5);
  return others.sort((a, b) => (a.x - b.x) * way)[0]?.node;
}
