import { computed, signal } from "@preact/signals";
import type { ObjectiveId } from "marienbad/arena";
import { createSteps } from "../base/steps.ts";
import type { ArenaDocument } from "./document.ts";
import type { ArenaState } from "./state.ts";

/** Games whose plays never end: which objective, the steps of the recursion, and the play that runs for ever. */
export function createObjective({ drawn, points, edit }: ArenaState) {
  const objective = computed(() => drawn.value?.objective);
  const lastRecursion = computed(() => (objective.value?.steps.length ?? 0) + 1);
  const recursion = createSteps(lastRecursion, () => objective.value !== undefined);
  /** The step of the recursion that is shown: none before the first and after the last. */
  const shownStep = computed(() => objective.value?.steps[recursion.step.value - 1]);
  const moves = signal(0);
  const runningOn = signal(false);
  const token = computed(() => {
    const { play = [], cycleLength = 0 } = objective.value ?? {};
    if (moves.value < play.length) return play[moves.value];
    if (cycleLength === 0) return play.at(-1);
    const first = play.length - 1 - cycleLength;
    return play[first + ((moves.value - first) % cycleLength)];
  });

  /** The same arena with another objective; parity gives every vertex a priority, 0 where it has none. */
  function chooseObjective(id: ObjectiveId): void {
    const document = drawn.value?.document;
    if (document === undefined) return;
    const vertices = document.vertices.map(({ priority, ...vertex }) =>
      id === "parity" ? { ...vertex, priority: priority ?? 0, goal: undefined } : vertex,
    );
    const { objective: _, ...rest } = document;
    const next: ArenaDocument = { ...rest, vertices };
    moves.value = 0;
    recursion.goToEnd();
    edit(id === "reach" || id === "parity" ? next : { ...next, objective: id }, points.value);
  }

  return { objective, lastRecursion, recursion, shownStep, moves, runningOn, token, chooseObjective };
}
