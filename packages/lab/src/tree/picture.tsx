import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { number, say } from "../base/language.ts";
import type { TreeStudy } from "../worker/tree-tasks.ts";
import { answer, checkWork, isMarked, toggleMark, work } from "./exercise.ts";
import { contentOf, DRAWN_WHOLE, type PlacedNode, type Picture as Placement, placeNodes } from "./layout.ts";
import { absence, bestLine, type Moment, type NodeState } from "./replay.ts";
import { algorithm, following, moment, opened, selected, source, study, toggle, zoom } from "./state.ts";
import { nodeName, seekerName, writeBound, writeScore, writeWindow } from "./words.ts";

/** The tree of the search at its moment, or as an exercise. */
export function Picture() {
  const now = study.value;
  const at = moment.value;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (following.value && at !== undefined && at.current >= 0) reveal(frame.current, at.current);
  }, [at]);
  if (now === undefined || at === undefined) return <div class="tree-picture" aria-busy="true" />;
  return (
    <div class="tree-box">
      <div class="tree-tools">
        <Tool sign="−" label={say("Smaller", "Plus petit")} onClick={() => resize(1 / 1.25)} />
        <Tool sign="+" label={say("Larger", "Plus grand")} onClick={() => resize(1.25)} />
        <Tool sign="⤢" label={say("Fit to the page", "Ajuster à la page")} onClick={() => (zoom.value = undefined)} />
      </div>
      <div class="tree-picture" ref={frame}>
        <Tree study={now} moment={at} />
      </div>
    </div>
  );

  function resize(factor: number): void {
    const drawn = frame.current?.querySelector(".tree-canvas");
    const natural = Number(drawn?.getAttribute("data-width"));
    const scale = drawn == null ? 1 : drawn.getBoundingClientRect().width / natural;
    zoom.value = Math.max(0.2, Math.min(3, scale * factor));
  }
}

function Tool({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="button quiet" title={label} aria-label={label} onClick={onClick}>
      {sign}
    </button>
  );
}

/** Scrolls so that a node is well inside the frame. */
function reveal(frame: HTMLElement | null, node: number): void {
  const element = frame?.querySelector(`[data-node="${node}"]`);
  if (frame === null || element === null || element === undefined) return;
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const shift = (from: number, to: number, low: number, high: number): number => {
    const margin = Math.min(60, (high - low) / 4);
    return from < low + margin ? from - low - margin : to > high - margin ? to - high + margin : 0;
  };
  const [left, top] = [
    shift(inner.left, inner.right, outer.left, outer.right),
    shift(inner.top, inner.bottom, outer.top, outer.bottom),
  ];
  if (left !== 0 || top !== 0) frame.scrollBy({ left, top, behavior: "auto" });
}

/**
 * Whether the children of a node are drawn: all of a small tree; of a large one the way to where the search is, and
 * the play that it found.
 */
function opening(now: TreeStudy, at: Moment): (node: number) => boolean {
  const whole = now.nodes.length <= DRAWN_WHOLE;
  const onTheWay = new Set([0]);
  for (const node of bestLine(at)) onTheWay.add(node);
  if (following.value) for (let node = at.current; node >= 0; node = now.nodes[node].parent) onTheWay.add(node);
  const chosen = opened.value;
  return (node) => chosen.get(node) ?? (whole || onTheWay.has(node));
}

function Tree({ study: now, moment: at }: { study: TreeStudy; moment: Moment }) {
  const { kind } = source.value;
  const task = work.value;
  const exercising = task.exercise !== "none";
  const windows = algorithm.value === "alphabeta" && !exercising;
  const isOpen = opening(now, at);
  const openKey = now.nodes.length <= DRAWN_WHOLE ? opened.value : at;
  const drawing = useMemo(() => placeNodes(now, kind, isOpen, windows), [now, kind, opened.value, openKey, windows]);
  const line = useMemo(() => bestLine(at), [at]);
  const report = task.checked ? checkWork(now, task) : undefined;
  const [focused, setFocused] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const entry = drawing.byNode.has(focused) ? focused : 0;
  const { width, height } = drawing;
  const scale = zoom.value;

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
      if (node > 0) toggleMark(node);
    } else selected.value = selected.value === node ? undefined : node;
  }

  function onKeyDown(event: KeyboardEvent, { node, closed }: PlacedNode): void {
    const { parent, children } = now.nodes[node];
    const keys: { readonly [key: string]: () => void } = {
      Enter: () => act(node),
      " ": () => act(node),
      ArrowUp: () => focus(parent < 0 ? undefined : parent),
      ArrowDown: () => {
        if (closed) toggle(node, true);
        focus(children[0]);
      },
      ArrowLeft: () => focus(beside(drawing, node, -1)),
      ArrowRight: () => focus(beside(drawing, node, 1)),
      "+": () => toggle(node, true),
      "-": () => toggle(node, false),
    };
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  }

  return (
    <div
      class="tree-canvas"
      data-width={width}
      style={
        scale === undefined
          ? {
              width: "100%",
              maxWidth: `${width * 1.35}px`,
              minWidth: `${width * (exercising ? 0.8 : 0.68)}px`,
              aspectRatio: `${width} / ${height}`,
            }
          : { width: `${width * scale}px`, aspectRatio: `${width} / ${height}` }
      }
    >
      <svg ref={svg} class="tree" viewBox={`0 0 ${width} ${height}`} role="presentation">
        <g aria-hidden="true">
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
        <g aria-hidden="true">
          {drawing.placed.map((placed) => {
            const { node, x, y } = placed;
            const marked = isMarkedNow(node);
            return (
              <g
                key={node}
                class={lookOf(now, at, node, marked, report)}
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              >
                <Body placed={placed} now={now} state={at.states[node]} marked={marked} windows={windows} />
              </g>
            );
          })}
        </g>
        <g
          role="tree"
          aria-label={say(
            "Tree of the search: up to the parent, down to the first child, left and right on a level, Enter chooses",
            "Arbre de la recherche : haut vers le père, bas vers le premier fils, gauche et droite sur un niveau, Entrée choisit",
          )}
        >
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
                tabIndex={node === entry ? 0 : -1}
                aria-label={spokenNode(now, at, node, marked, report)}
                aria-level={level + 1}
                aria-expanded={children.length > 0 ? !closed : undefined}
                aria-selected={selected.value === node}
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
                      toggle(node, true);
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
          .map(({ node, x, y }) => (
            <input
              key={node}
              class={`tree-answer${report?.right.has(node) ? " right" : report?.wrong.has(node) ? " wrong" : ""}`}
              style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
              inputMode="text"
              autocomplete="off"
              size={3}
              maxLength={8}
              aria-label={questionFor(now, node)}
              aria-invalid={report?.wrong.has(node) ?? false}
              value={task.answers.get(node) ?? ""}
              onInput={(event) => answer(node, event.currentTarget.value)}
            />
          ))}
    </div>
  );
}

/** The neighbour of a node on its level. */
function beside({ placed, byNode }: Placement, node: number, way: 1 | -1): number | undefined {
  const here = byNode.get(node) as PlacedNode;
  const others = placed.filter(({ y, x }) => y === here.y && (x - here.x) * way > 0.5);
  return others.sort((a, b) => (a.x - b.x) * way)[0]?.node;
}

function Edge({
  node,
  now,
  at,
  drawing,
  onLine,
  plain,
}: {
  node: number;
  now: TreeStudy;
  at: Moment;
  drawing: Placement;
  onLine: boolean;
  plain: boolean;
}) {
  const { parent, move } = now.nodes[node];
  const [from, to] = [drawing.byNode.get(parent), drawing.byNode.get(node) as PlacedNode];
  if (from === undefined) return null;
  const [x1, y1, x2, y2] = [from.x, from.y + from.height / 2, to.x, to.y - to.height / 2];
  const absent = plain ? undefined : absence(now, at, node);
  const cut = absent === "pruned" && at.states[parent] !== undefined;
  const look =
    absent === "pruned" || absent === "remembered"
      ? " skipped"
      : absent === "waiting"
        ? " waiting"
        : onLine && !plain
          ? " best"
          : "";
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g class={`tree-edge${look}`}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {cut && (
        <path class="tree-cut" d={`M${mx - 8} ${my - 2}L${mx + 8} ${my - 6}M${mx - 8} ${my + 4}L${mx + 8} ${my}`} />
      )}
      {source.value.kind === "game" && !cut && (
        <text x={mx + (x2 - x1) * 0.18} y={my + (y2 - y1) * 0.18} dy="0.35em">
          {move}
        </text>
      )}
    </g>
  );
}

interface BodyProps {
  readonly placed: PlacedNode;
  readonly now: TreeStudy;
  readonly state: NodeState | undefined;
  readonly marked: boolean;
  readonly windows: boolean;
}

/** The shape of a node and what is written in and around it. */
function Body({ placed, now, state, marked, windows }: BodyProps) {
  const { node, width, height, closed } = placed;
  const { name, player, children } = now.nodes[node];
  const { kind } = source.value;
  const { grid, label } = contentOf(name, kind);
  const bare = kind === "list" && children.length === 0;
  const content = grid ?? (label === undefined ? [] : [label]);
  const value = shownValue(now, node, state);
  const step = grid === undefined ? 13 : 12.5;
  const lines = content.length;
  const top = -((lines + (value === "" && lines > 0 ? 0 : 1)) * step) / 2 + step / 2;
  return (
    <>
      <rect
        class="tree-shape"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={bare ? 6 : player === 0 ? (grid === undefined ? height / 2 : 14) : 3}
      />
      {content.map((text, index) => (
        <text
          key={index}
          class={grid === undefined ? "tree-name" : "tree-name grid"}
          y={top + index * step}
          dy="0.35em"
        >
          {text}
        </text>
      ))}
      <text
        class={`tree-value${state?.status === "open" ? " so-far" : ""}`}
        y={lines === 0 ? 0 : top + lines * step + 1}
        dy="0.35em"
      >
        {value}
      </text>
      {state !== undefined && work.value.exercise === "none" && (
        <text class="tree-order" x={-width / 2 - 3} y={-height / 2 + 1}>
          {node + 1}
        </text>
      )}
      {windows && state?.window !== undefined && children.length > 0 && (
        <text class="tree-window" x={width / 2 + 5} y={-5}>
          <tspan>α {writeScore(state.window.alpha)}</tspan>
          <tspan x={width / 2 + 5} dy="12">
            β {writeScore(state.window.beta)}
          </tspan>
        </text>
      )}
      {state?.memoFrom !== undefined && (
        <text class="tree-memo" y={height / 2 + 11}>
          = {number(state.memoFrom + 1)}
        </text>
      )}
      {marked && <path class="tree-mark" d={`M${-width / 2} ${height / 2}L${width / 2} ${-height / 2}`} />}
      {closed && (
        <g class="tree-fan" transform={`translate(0 ${height / 2})`}>
          <path d="M0 1L9 14H-9Z" />
          <text y={23}>{children.length}</text>
        </g>
      )}
    </>
  );
}

function shownValue(now: TreeStudy, node: number, state: NodeState | undefined): string {
  const isLeaf = now.nodes[node].children.length === 0 && !now.nodes[node].more;
  if (work.value.exercise !== "none") {
    const value = now.values?.[node];
    return isLeaf && value !== undefined ? writeScore(value) : "";
  }
  if (state?.value === undefined) {
    // The scores of a typed tree are given, read or not.
    const score = source.value.kind === "list" && isLeaf ? now.values?.[node] : undefined;
    return score === undefined ? "" : writeScore(score);
  }
  return writeBound(state.value, state.bound).replace(" ", "");
}

type Report = ReturnType<typeof checkWork> | undefined;

function lookOf(now: TreeStudy, at: Moment, node: number, marked: boolean, report: Report): string {
  const { player, children } = now.nodes[node];
  const state = at.states[node];
  const task = work.value.exercise;
  const absent = task === "none" ? absence(now, at, node) : undefined;
  const bare = source.value.kind === "list" && children.length === 0;
  return [
    "tree-node",
    `player${player}`,
    bare ? "bare" : "",
    task !== "none"
      ? "asked"
      : absent === "pruned" || absent === "remembered"
        ? "skipped"
        : absent === "waiting"
          ? "waiting"
          : (state?.status ?? ""),
    children.length === 0 ? "leaf" : "",
    state?.memoFrom !== undefined ? "memo" : "",
    state?.cut !== undefined ? "has-cut" : "",
    state !== undefined && state.bound !== "exact" ? "bound" : "",
    at.current === node ? "current" : "",
    selected.value === node ? "chosen" : "",
    marked ? "marked" : "",
    task === "pruned" && report !== undefined && (report.wrong.has(node) || report.missing.has(node)) ? "wrong" : "",
    task === "pruned" && report?.right.has(node) ? "right" : "",
  ]
    .filter((name) => name !== "")
    .join(" ");
}

/** A node as it is read aloud. */
function spokenNode(now: TreeStudy, at: Moment, node: number, marked: boolean, report: Report): string {
  const state = at.states[node];
  const { children, player } = now.nodes[node];
  const words = [
    nodeName(now.nodes, node, source.value.kind),
    children.length > 0 ? seekerName(player) : say("leaf", "feuille"),
  ];
  if (work.value.exercise === "none") {
    const absent = absence(now, at, node);
    if (absent === "pruned") words.push(say("pruned", "élagué"));
    if (absent === "remembered") words.push(say("not needed, known from memory", "inutile, connu par la mémoire"));
    if (absent === "waiting") words.push(say("not visited yet", "pas encore visité"));
    if (state !== undefined) words.push(say(`visit ${node + 1}`, `visite ${node + 1}`));
    if (state?.window !== undefined && children.length > 0)
      words.push(say(`window ${writeWindow(state.window)}`, `fenêtre ${writeWindow(state.window)}`));
    if (state?.value !== undefined) {
      const value = writeBound(state.value, state.bound);
      words.push(
        state.status === "open"
          ? say(`best so far ${value}`, `meilleur jusqu'ici ${value}`)
          : say(`value ${value}`, `valeur ${value}`),
      );
    }
    if (state?.cut !== undefined)
      words.push(say(`${state.cut} cut`, `coupe ${state.cut === "alpha" ? "alpha" : "bêta"}`));
  } else {
    const value = shownValue(now, node, undefined);
    if (value !== "") words.push(say(`score ${value}`, `score ${value}`));
    if (marked) words.push(say("marked as pruned", "marqué élagué"));
    if (report?.wrong.has(node) || report?.missing.has(node)) words.push(say("wrong", "faux"));
  }
  return words.join(", ");
}

function questionFor(now: TreeStudy, node: number): string {
  const { player } = now.nodes[node];
  const name = nodeName(now.nodes, node, source.value.kind);
  return say(`Value of ${name} (${seekerName(player)})`, `Valeur : ${name} (${seekerName(player)})`);
}
