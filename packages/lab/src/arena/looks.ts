import { computed } from "@preact/signals";
import type { Player } from "marienbad";
import { t } from "../base/language.ts";
import { ofPlayer, playerNameAtStart } from "../base/players.ts";
import type { VertexLook } from "./graph.tsx";
import {
  choices,
  drawn,
  isToDecide,
  joined,
  joining,
  mode,
  path,
  player,
  selected,
  shownPlay,
  verdict,
} from "./instance.ts";
import { objectiveEdges, objectiveLook } from "./objective-looks.ts";
import { edgeKey } from "./routes.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, tellOutcome } from "./words.ts";

/*
 * What the current mode says about vertices and edges: the same for the picture, for the canvas of a large arena and
 * for exports.
 */

/** The ranks of all that are in the attractor so far, and who joins now. */
const attractor = computed(() => ({
  rankOf: new Map(joined.value.map(({ vertex, rank }) => [vertex, rank])),
  joining: new Set(joining.value.map(({ vertex }) => vertex)),
}));

/** Where the token can be moved to by the reader. */
const openVertices = computed<ReadonlySet<number>>(() => {
  const here = mode.value === "play" ? path.value.at(-1) : mode.value === "strategy" ? selected.value : undefined;
  const now = drawn.value;
  const mine =
    mode.value === "strategy"
      ? isToDecide(here)
      : here !== undefined && now?.document.vertices[here]?.owner === player.value;
  if (now === undefined || !mine) return new Set();
  return new Set(now.document.edges.filter(([from]) => from === here).map(([, to]) => to));
});

/** Whether the reader may go there now: by the token, or with a strategy from the vertex that is chosen. */
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
  switch (mode.value) {
    case "attractor": {
      const rank = attractor.value.rankOf.get(vertex);
      if (rank === undefined) return new Look(of, base, won);
      const joins = attractor.value.joining.has(vertex) ? " joining" : "";
      return new Look(of, `won${player.value}${joins}`, won, rank);
    }
    case "solution":
      return new Look(of, lookOfOutcome(now.outcomes[vertex]), won, now.ranks[vertex]);
    case "play":
      return new Look(of, `${base}${isOpen(vertex) ? " open" : ""}`, won);
    case "strategy": {
      const mine = isToDecide(vertex);
      const words = [base, mine && "mine", mine && choices.value[vertex] !== undefined && "done"];
      return new Look(of, [...words, isOpen(vertex) && "open"].filter(Boolean).join(" "), won);
    }
    case "edit": {
      const { goal } = now.document.vertices[vertex];
      return new Look(of, goal === undefined ? "" : `won${goal}`, goal);
    }
  }
}

/** What is said of a vertex to somebody who does not see it. */
function tellLook(now: Study, vertex: number): string {
  const won = now.goals[vertex];
  const words = [
    nameOf(vertex),
    t(playerNameAtStart(now.document.vertices[vertex].owner)),
    ...(won === undefined ? [] : [t(texts.goalOf(ofPlayer(won)))]),
  ];
  const rank = attractor.value.rankOf.get(vertex);
  if (mode.value === "attractor" && rank !== undefined) words.push(t(texts.inTheAttractorRank(rank)));
  if (mode.value === "solution") words.push(tellOutcome(now.outcomes[vertex], now.ranks[vertex]));
  const chosen = mode.value === "strategy" ? choices.value[vertex] : undefined;
  if (chosen !== undefined) words.push(`${t(texts.to)} ${nameOf(chosen)}`);
  return words.join(", ");
}

export function lookOfOutcome(outcome: Study["outcomes"][number]): string {
  return { player0: "won0", player1: "won1", finiteDraw: "finite", infiniteDraw: "infinite" }[outcome];
}

/** An edge that means something now, and its look. */
export type MarkedEdge = readonly [from: number, to: number, look: string];

/** The edges that mean something now; later ones are drawn over earlier ones. */
export const markedEdges = computed<readonly MarkedEdge[]>(() => {
  const now = drawn.value;
  if (now === undefined) return [];
  if (objectiveEdges.value !== undefined) return objectiveEdges.value;
  const mine = `thick player${player.value}`;
  switch (mode.value) {
    case "attractor":
      return joining.value.flatMap(({ vertex, reason }) =>
        reason.kind === "goal" ? [] : [reason.to].flat().map((to): MarkedEdge => [vertex, to, mine]),
      );
    case "solution":
      return now.choices.flatMap((to, from): MarkedEdge[] => {
        const winner: Player | undefined =
          now.outcomes[from] === "player0" ? 0 : now.outcomes[from] === "player1" ? 1 : undefined;
        return to === undefined || winner === undefined ? [] : [[from, to, `thick player${winner}`]];
      });
    case "strategy": {
      const chosen = choices.value.flatMap((to, from): MarkedEdge[] => (to === undefined ? [] : [[from, to, mine]]));
      const play = verdict.value?.winning === false ? verdict.value.play.slice(0, shownPlay.value + 1) : [];
      return [...chosen, ...edgesOfPlay(play, "thick refuting")];
    }
    case "play":
      return edgesOfPlay(path.value, "walked");
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
  if (mode.value === "solution") return now.goals[vertex] !== undefined;
  return mode.value === "strategy" && now.document.vertices[vertex].owner !== player.value;
}
