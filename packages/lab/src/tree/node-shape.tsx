import { smallBoard } from "marienbad-figure";
import { number } from "../base/language.ts";
import { BoardSigns } from "../base/small-board.tsx";
import { tree } from "./instance.ts";
import { type Beside, contentOf, DRAWN_WHOLE, type PlacedNode, type Placement, SCREEN } from "./layout.ts";
import { absence, bestLine, type Moment, type NodeState } from "./replay.ts";
import type { TreeStudy } from "./tasks.ts";
import { writeBound, writeScore } from "./words.ts";

interface EdgeProps {
  readonly node: number;
  readonly now: TreeStudy;
  readonly at: Moment;
  readonly drawing: Placement;
  readonly onLine: boolean;
  readonly plain: boolean;
}

/** The line from the parent: plain, on the play that was found, or to what was never looked at. */
export function Edge({ node, now, at, drawing, onLine, plain }: EdgeProps) {
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
      {tree.source.value.kind === "game" && !cut && (
        <text x={mx + (x2 - x1) * 0.18} y={my + (y2 - y1) * 0.18} dy="0.35em">
          {move}
        </text>
      )}
    </g>
  );
}

/** The height of a line of text. */
const LINE = 13;

interface BodyProps {
  readonly placed: PlacedNode;
  readonly now: TreeStudy;
  readonly state: NodeState | undefined;
  readonly marked: boolean;
  readonly beside: Beside;
}

export function Body({ placed, now, state, marked, beside }: BodyProps) {
  const { node, width, height, closed } = placed;
  const { player, children } = now.nodes[node];
  const { kind } = tree.source.value;
  const { rows, label } = contentOf(now, node, kind);
  const board = rows && smallBoard(now.board, rows);
  const bare = kind === "list" && children.length === 0;
  const value = shownValue(now, node, state);
  const above = board !== undefined ? board.height * SCREEN.scale : label !== undefined ? LINE : 0;
  const top = -(above + (value === "" && above > 0 ? 0 : LINE)) / 2;
  return (
    <>
      <rect
        class="tree-shape"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={bare ? 6 : player === 0 ? (board === undefined ? height / 2 : 14) : 3}
      />
      {board !== undefined && (
        <g transform={`translate(0 ${top})`}>
          <BoardSigns board={board} scale={SCREEN.scale} />
        </g>
      )}
      {label !== undefined && (
        <text class="tree-name" y={top + LINE / 2} dy="0.35em">
          {label}
        </text>
      )}
      <text class={`tree-value${state?.status === "open" ? " so-far" : ""}`} y={top + above + LINE / 2} dy="0.35em">
        {value}
      </text>
      {state !== undefined && tree.work.value.exercise === "none" && (
        <text class="tree-order" x={-width / 2 - 3} y={-height / 2 + 1}>
          {node + 1}
        </text>
      )}
      {beside.names && node > 0 && (
        <text
          class={`tree-own-name${bare ? " below" : ""}`}
          x={bare ? 0 : -width / 2 - 4}
          y={height / 2 + (bare ? 11 : 0)}
        >
          {now.nodes[node].name}
        </text>
      )}
      {beside.windows && state?.window !== undefined && children.length > 0 && (
        <text class="tree-window" x={width / 2 + 5} y={-4}>
          <tspan>α {writeScore(state.window.alpha)}</tspan>
          <tspan x={width / 2 + 5} dy="14">
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

/** What is written in a node: its value or bound, the best so far, or the score of a leaf that is given. */
export function shownValue(now: TreeStudy, node: number, state: NodeState | undefined): string {
  const isLeaf = now.nodes[node].children.length === 0 && !now.nodes[node].more;
  if (tree.work.value.exercise !== "none") {
    const value = now.values?.[node];
    return isLeaf && value !== undefined ? writeScore(value) : "";
  }
  if (state?.value === undefined) {
    // The scores of a typed tree are given, read or not.
    const score = tree.source.value.kind === "list" && isLeaf ? now.values?.[node] : undefined;
    return score === undefined ? "" : writeScore(score);
  }
  return writeBound(state.value, state.bound).replace(" ", "");
}

/** Which nodes show their children: in a large tree those on the way to the search and on the play found. */
export function opening(now: TreeStudy, at: Moment): (node: number) => boolean {
  const whole = now.nodes.length <= DRAWN_WHOLE;
  const onTheWay = new Set([0]);
  for (const node of bestLine(at)) onTheWay.add(node);
  if (tree.following.value) for (let node = at.current; node >= 0; node = now.nodes[node].parent) onTheWay.add(node);
  const chosen = tree.opened.value;
  return (node) => chosen.get(node) ?? (whole || onTheWay.has(node));
}
