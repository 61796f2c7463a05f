import { computed } from "@preact/signals";
import { t } from "../base/language.ts";
import { ofPlayer, playerName, playerNameAtStart } from "../base/players.ts";
import type { VertexLook } from "./graph.tsx";
import { arena } from "./instance.ts";
import * as words from "./objective-texts.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, sentence } from "./words.ts";

/** The subgame, its attracted part and what that is attracted to, at the step that is shown. */
const stepSets = computed(() => {
  const step = arena.shownStep.value;
  if (step === undefined) return undefined;
  return { player: step.player, subgame: new Set(step.subgame), region: new Set(step.region), to: new Set(step.to) };
});

/** How a vertex looks where plays need not end; undefined where other looks say more. */
export function objectiveLook(now: Study, vertex: number, other: () => VertexLook): VertexLook {
  const found = arena.objective.value;
  if (found === undefined) return other();
  const priority = found.priorities?.[vertex];
  const winner = found.winners[vertex];
  const goal = now.document.vertices[vertex].goal;
  const spoken = [
    nameOf(vertex),
    t(playerNameAtStart(now.document.vertices[vertex].owner)),
    ...(goal === undefined ? [] : [t(texts.goalOf(ofPlayer(goal)))]),
    ...(priority === undefined ? [] : [t(words.withPriority(priority))]),
  ];
  const look = { goal, priority, rank: undefined, spoken: spoken.join(", ") };
  if (arena.mode.value === "edit" || arena.mode.value === "strategy") return { ...other(), ...look, rank: undefined };
  if (winner === undefined || arena.mode.value === "play") return { ...look, look: "" };
  const sets = arena.mode.value === "attractor" ? stepSets.value : undefined;
  if (sets === undefined) {
    return { ...look, look: `won${winner}`, spoken: [...spoken, t(words.winsHere(t(playerName(winner))))].join(", ") };
  }
  if (!sets.subgame.has(vertex)) return { ...look, look: "outside" };
  const inside = sets.region.has(vertex) ? `won${sets.player}` : "";
  return { ...look, look: `${inside}${sets.to.has(vertex) ? " joining" : ""}` };
}

export function tellWinner(vertex: number): string | undefined {
  const winner = arena.objective.value?.winners[vertex];
  return winner === undefined ? undefined : t(words.winsHere(t(playerName(winner))));
}

export function tellForObjective(now: Study, vertex: number, answers: boolean): string[] | undefined {
  const found = arena.objective.value;
  if (found === undefined) return undefined;
  const { owner, goal } = now.document.vertices[vertex];
  const priority = found.priorities?.[vertex];
  const won = tellWinner(vertex);
  const choice = found.choices[vertex];
  return [
    t(texts.movesHere(playerNameAtStart(owner))),
    ...(goal === undefined ? [] : [sentence(t(texts.goalOf(ofPlayer(goal))))]),
    ...(priority === undefined ? [] : [sentence(t(words.withPriority(priority)))]),
    ...(answers && won !== undefined ? [sentence(won)] : []),
    ...(answers && choice !== undefined ? [t(words.strategyMoves(nameOf(choice)))] : []),
  ];
}

/** The edges of the winning strategies, or of the play; undefined where goals decide or the reader chooses. */
export const objectiveEdges = computed<readonly (readonly [number, number, string])[] | undefined>(() => {
  const found = arena.objective.value;
  if (found === undefined || arena.mode.value === "strategy") return undefined;
  if (arena.mode.value === "play") {
    return found.play.slice(1).map((to, index) => [found.play[index], to, "walked"] as const);
  }
  if (arena.mode.value === "edit" || (arena.mode.value === "attractor" && arena.shownStep.value !== undefined))
    return [];
  return found.choices.flatMap((to, from) =>
    to === undefined ? [] : [[from, to, `thick player${found.winners[from]}`] as const],
  );
});
