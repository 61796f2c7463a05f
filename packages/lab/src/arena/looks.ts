import { computed } from "@preact/signals";
import type { Player } from "marienbad";
import { t } from "../base/language.ts";
import { ofPlayer, playerNameAtStart } from "../base/players.ts";
import { edgeKey } from "./edge-path.ts";
import type { VertexLook } from "./graph.tsx";
import { arena } from "./instance.ts";
import { objectiveEdges, objectiveLook } from "./objective-looks.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, tellOutcome } from "./words.ts";

/* The looks of vertices and edges in the current mode, shared by picture, canvas and exports. */

const attractor = computed(() => ({
  rankOf: new Map(arena.joined.value.map(({ vertex, rank }) => [vertex, rank])),
  joining: new Set(arena.joining.value.map(({ vertex }) => vertex)),
}));

const openVertices = computed<ReadonlySet<number>>(() => {
  const here =
    arena.mode.value === "play"
      ? arena.path.value.at(-1)
      : arena.mode.value === "strategy"
        ? arena.selected.value
        : undefined;
  const now = arena.drawn.value;
  const mine =
    arena.mode.value === "strategy"
      ? arena.isToDecide(here)
      : here !== undefined && now?.document.vertices[here]?.owner === arena.player.value;
  if (now === undefined || !mine) return new Set();
  return new Set(now.document.edges.filter(([from]) => from === here).map(([, to]) => to));
});

export function isOpen(vertex: number): boolean {
  return openVertices.value.has(vertex);
}

/** How a vertex looks; what is said of it is put together when it is asked for. */
class Look implements VertexLook {
  readonly look: string;
  readonly rank: number | undefined;
  readonly goal: Player | undefined;
  private readonly of: readonly [Study, number];

  constructor(of: readonly [Study, number], look: string, goal: Player | undefined, rank?: number) {
    this.of = of;
    this.look = look;
    this.goal = goal;
    this.rank = rank;
  }

  get spoken(): string {
    return tellLook(...this.of);
  }
}

export function lookOf(now: Study, vertex: number): VertexLook {
  return objectiveLook(now, vertex, () => lookForGoals(now, vertex));
}

function lookForGoals(now: Study, vertex: number): VertexLook {
  const won = now.goals[vertex];
  // Fill says who wins: at a goal that is known before anything is computed.
  const base = won === undefined ? "" : `won${won}`;
  const of = [now, vertex] as const;
  switch (arena.mode.value) {
    case "attractor": {
      const rank = attractor.value.rankOf.get(vertex);
      if (rank === undefined) return new Look(of, base, won);
      const joins = attractor.value.joining.has(vertex) ? " joining" : "";
      return new Look(of, `won${arena.player.value}${joins}`, won, rank);
    }
    case "solution":
      return new Look(of, lookOfOutcome(now.outcomes[vertex]), won, now.ranks[vertex]);
    case "play":
      return new Look(of, `${base}${isOpen(vertex) ? " open" : ""}`, won);
    case "strategy": {
      const mine = arena.isToDecide(vertex);
      const words = [base, mine && "mine", mine && arena.choices.value[vertex] !== undefined && "done"];
      return new Look(of, [...words, isOpen(vertex) && "open"].filter(Boolean).join(" "), won);
    }
    case "edit": {
      const { goal } = now.document.vertices[vertex];
      return new Look(of, goal === undefined ? "" : `won${goal}`, goal);
    }
  }
}

function tellLook(now: Study, vertex: number): string {
  const won = now.goals[vertex];
  const words = [
    nameOf(vertex),
    t(playerNameAtStart(now.document.vertices[vertex].owner)),
    ...(won === undefined ? [] : [t(texts.goalOf(ofPlayer(won)))]),
  ];
  const rank = attractor.value.rankOf.get(vertex);
  if (arena.mode.value === "attractor" && rank !== undefined) words.push(t(texts.inTheAttractorRank(rank)));
  if (arena.mode.value === "solution") words.push(tellOutcome(now.outcomes[vertex], now.ranks[vertex]));
  const chosen = arena.mode.value === "strategy" ? arena.choices.value[vertex] : undefined;
  if (chosen !== undefined) words.push(`${t(texts.to)} ${nameOf(chosen)}`);
  return words.join(", ");
}

export function lookOfOutcome(outcome: Study["outcomes"][number]): string {
  return { player0: "won0", player1: "won1", finiteDraw: "finite", infiniteDraw: "infinite" }[outcome];
}

export type MarkedEdge = readonly [from: number, to: number, look: string];

/** The edges that mean something now; later ones are drawn over earlier ones. */
export const markedEdges = computed<readonly MarkedEdge[]>(() => {
  const now = arena.drawn.value;
  if (now === undefined) return [];
  if (objectiveEdges.value !== undefined) return objectiveEdges.value;
  const mine = `thick player${arena.player.value}`;
  switch (arena.mode.value) {
    case "attractor":
      return arena.joining.value.flatMap(({ vertex, reason }) =>
        reason.kind === "goal" ? [] : [reason.to].flat().map((to): MarkedEdge => [vertex, to, mine]),
      );
    case "solution":
      return now.choices.flatMap((to, from): MarkedEdge[] => {
        const winner: Player | undefined =
          now.outcomes[from] === "player0" ? 0 : now.outcomes[from] === "player1" ? 1 : undefined;
        return to === undefined || winner === undefined ? [] : [[from, to, `thick player${winner}`]];
      });
    case "strategy": {
      const chosen = arena.choices.value.flatMap((to, from): MarkedEdge[] =>
        to === undefined ? [] : [[from, to, mine]],
      );
      const play =
        arena.verdict.value?.winning === false ? arena.verdict.value.play.slice(0, arena.shownPlay.value + 1) : [];
      return [...chosen, ...edgesOfPlay(play, "thick refuting")];
    }
    case "play":
      return edgesOfPlay(arena.path.value, "walked");
    case "edit":
      return [];
  }
});

function edgesOfPlay(play: readonly number[], look: string): MarkedEdge[] {
  return play.slice(1).map((to, index): MarkedEdge => [play[index], to, look]);
}

const lookOfMarked = computed(() => new Map(markedEdges.value.map(([from, to, look]) => [edgeKey(from, to), look])));

export function edgeLook(now: Study, from: number, to: number): string {
  return lookOfMarked.value.get(edgeKey(from, to)) ?? (isFaint(now, from) ? "faint" : "");
}

/** Whether nobody asks where this vertex leads: the play is over there, or it is not the reader's to decide. */
function isFaint(now: Study, vertex: number): boolean {
  if (arena.mode.value === "solution") return now.goals[vertex] !== undefined;
  return arena.mode.value === "strategy" && now.document.vertices[vertex].owner !== arena.player.value;
}
