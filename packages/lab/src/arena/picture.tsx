import { computed, signal } from "@preact/signals";
import type { Player } from "marienbad";
import { IconButton } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { ofPlayer, playerNameAtStart } from "../base/players.ts";
import { FIGURE } from "../base/stage.tsx";
import { VERTEX_SIZE } from "./editor.ts";
import { Graph, type VertexLook } from "./graph.tsx";
import {
  choices,
  choose,
  drawn,
  editor,
  faults,
  isToDecide,
  joinings,
  lastStep,
  mode,
  moveToken,
  names,
  path,
  player,
  pointed,
  points,
  routes,
  selected,
  shownPlay,
  step,
  touchForStrategy,
  verdict,
} from "./instance.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, tellOutcome } from "./words.ts";

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
  const { document, lattice, drawing } = now ?? NOTHING;
  const token = tokenAt();
  const stale = faults.value.length > 0;
  return (
    <div class="picture-frame">
      {stale && <p class="stale-note soft">{t(texts.lastThatCouldBeRead)}</p>}
      <div
        class={["picture", `mode-${mode.value}`, editing && `tool-${editor.tool.value}`, stale && "stale"]
          .filter(Boolean)
          .join(" ")}
        {...FIGURE}
      >
        <Graph
          staged
          document={document}
          names={names.value}
          lattice={lattice}
          points={points.value}
          box={drawing.size}
          routes={routes.value}
          vertex={(vertex) => lookOf(now as Study, vertex)}
          edge={(from, to) => edgeLook(now as Study, from, to)}
          label={t(texts.pictureKeys)}
          token={token}
          selected={selected.value}
          zoom={zoom.value}
          follow={token ?? (mode.value === "attractor" ? joined.value.last : undefined)}
          onPoint={(vertex) => {
            pointed.value = vertex;
          }}
          onVertex={(vertex) => onVertex(now as Study, vertex)}
          onEdge={mode.value === "strategy" ? chooseEdge : editing ? editor.touchEdge : undefined}
          {...(editing ? byHand() : {})}
        />
      </div>
      <div class="zoom" role="group" aria-label={t(texts.sizeOfThePicture)}>
        <IconButton quiet icon="minus" label={t(texts.smaller)} onClick={() => zoomBy(1 / 1.3)} />
        <IconButton quiet icon="plus" label={t(texts.larger)} onClick={() => zoomBy(1.3)} />
        <IconButton
          quiet
          icon="whole"
          label={t(texts.fit)}
          disabled={zoom.value === undefined}
          onClick={() => {
            zoom.value = undefined;
          }}
        />
      </div>
    </div>
  );
}

/** The size that somebody chose, as long as the page is open. */
const zoom = signal<number | undefined>(undefined);

function zoomBy(factor: number): void {
  const graph = globalThis.document.querySelector<SVGSVGElement>(".picture .graph");
  const shown = zoom.value ?? (graph?.getBoundingClientRect().width ?? 0) / (graph?.viewBox.baseVal.width || 1);
  zoom.value = Math.max(0.1, Math.min(4, shown * factor));
}

/** What the editor shows of an arena without a vertex: a ground to put the first on. */
const NOTHING = {
  document: { vertices: [], edges: [] },
  lattice: "squares",
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
  if (mode.value === "play") return path.value.at(-1);
  if (mode.value === "strategy" && verdict.value?.winning === false) return verdict.value.play[shownPlay.value];
  return undefined;
}

function onVertex(now: Study, vertex: number): void {
  const here = path.value.at(-1);
  if (mode.value === "edit") editor.touchVertex(vertex);
  else if (mode.value === "play" && isMove(now, here, vertex) && isMine(now, here)) moveToken(vertex);
  else if (mode.value === "strategy") touchForStrategy(vertex);
  else selected.value = selected.value === vertex ? undefined : vertex;
}

function isMine(now: Study, vertex: number | undefined): boolean {
  return vertex !== undefined && now.document.vertices[vertex].owner === player.value;
}

function isMove(now: Study, from: number | undefined, to: number): boolean {
  return now.document.edges.some(([source, target]) => source === from && target === to);
}

function chooseEdge(from: number, to: number): void {
  if (isToDecide(from)) choose(from, to);
}

/** The last vertex that joined, and all that joined before. */
const joined = computed(() => {
  const done = joinings.value.slice(0, step.value);
  const last = step.value > 0 && step.value < lastStep.value ? done.at(-1)?.vertex : undefined;
  return { last, rankOf: new Map(done.map(({ vertex, rank }) => [vertex, rank])) };
});

export function lookOf(now: Study, vertex: number): VertexLook {
  const { owner, goal } = now.document.vertices[vertex];
  const won = now.goals[vertex];
  const description = [
    nameOf(vertex),
    t(playerNameAtStart(owner)),
    ...(won === undefined ? [] : [t(texts.goalOf(ofPlayer(won)))]),
  ].join(", ");
  // Fill says who wins: at a goal that is known before anything is computed.
  const base = { goal: won, spoken: description, look: won === undefined ? "" : `won${won}` };
  switch (mode.value) {
    case "attractor": {
      const { last, rankOf } = joined.value;
      const rank = rankOf.get(vertex);
      if (rank === undefined) return base;
      const spoken = `${description}, ${t(texts.inTheAttractorRank(rank))}`;
      return { ...base, look: `won${player.value}${last === vertex ? " joining" : ""}`, rank, spoken };
    }
    case "solution":
    case "play": {
      const outcome = now.outcomes[vertex];
      const spoken = `${description}, ${tellOutcome(outcome, now.ranks[vertex])}`;
      const open =
        mode.value === "play" && isMove(now, path.value.at(-1), vertex) && isMine(now, path.value.at(-1))
          ? " open"
          : "";
      if (mode.value === "play") return { ...base, look: `${base.look}${open}` };
      return { ...base, look: lookOfOutcome(outcome), rank: now.ranks[vertex], spoken };
    }
    case "strategy": {
      const mine = isToDecide(vertex);
      const offered = isToDecide(selected.value) && isMove(now, selected.value, vertex);
      const chosen = choices.value[vertex];
      const spoken = chosen === undefined ? description : `${description}, ${t(texts.to)} ${nameOf(chosen)}`;
      return {
        ...base,
        look: [base.look, mine && "mine", mine && chosen !== undefined && "done", offered && "open"]
          .filter(Boolean)
          .join(" "),
        spoken,
      };
    }
    case "edit":
      return { ...base, goal, look: goal === undefined ? "" : `won${goal}` };
  }
}

export function lookOfOutcome(outcome: Study["outcomes"][number]): string {
  return { player0: "won0", player1: "won1", finiteDraw: "finite", infiniteDraw: "infinite" }[outcome];
}

export function edgeLook(now: Study, from: number, to: number): string {
  switch (mode.value) {
    case "attractor": {
      const joining = joinings.value[step.value - 1];
      if (step.value === 0 || step.value >= lastStep.value || joining === undefined || joining.vertex !== from)
        return "";
      const { reason } = joining;
      if (reason.kind === "one-good-move") return reason.to === to ? `thick player${player.value}` : "";
      return reason.kind === "all-moves-bad" ? `thick player${player.value}` : "";
    }
    case "solution": {
      const winner: Player | undefined =
        now.outcomes[from] === "player0" ? 0 : now.outcomes[from] === "player1" ? 1 : undefined;
      return winner !== undefined && now.choices[from] === to
        ? `thick player${winner}`
        : now.goals[from] === undefined
          ? ""
          : "faint";
    }
    case "strategy": {
      const play = verdict.value?.winning === false ? verdict.value.play.slice(0, shownPlay.value + 1) : [];
      const onPlay = play.some((vertex, index) => index > 0 && vertex === to && play[index - 1] === from);
      if (onPlay) return "thick refuting";
      if (choices.value[from] === to) return `thick player${player.value}`;
      return now.document.vertices[from].owner === player.value ? "" : "faint";
    }
    case "play":
      return path.value.some((vertex, index) => index > 0 && vertex === to && path.value[index - 1] === from)
        ? "walked"
        : "";
    case "edit":
      return "";
  }
}
