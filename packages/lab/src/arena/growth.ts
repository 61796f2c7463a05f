import { computed, type ReadonlySignal } from "@preact/signals";
import type { Player } from "marienbad";
import { createSteps } from "../base/steps.ts";
import type { Joining, LayerSize, Study, Summary } from "./tasks.ts";

/** An arena with more vertices is painted on a canvas, and its attractors grow by whole layers. */
const MAX_SINGLE = 300;

export function isCrowded({ vertexCount }: Study | Summary): boolean {
  return vertexCount > MAX_SINGLE;
}

/** The growth of an attractor, by vertices or, if there are many, by layers; a last step says that it is over. */
export function createGrowth(study: ReadonlySignal<Study | Summary | undefined>, player: ReadonlySignal<Player>) {
  const joinings = computed<readonly Joining[]>(() =>
    study.value?.large === false ? study.value.joinings[player.value] : [],
  );
  const layerSizes = computed<readonly LayerSize[]>(() => study.value?.layerSizes[player.value] ?? []);
  const sizes = computed<readonly number[]>(() => {
    if (study.value !== undefined && !isCrowded(study.value)) return joinings.value.map((_, index) => index + 1);
    let size = 0;
    return layerSizes.value.map(({ own, forced }) => {
      size += own + forced;
      return size;
    });
  });
  const lastStep = computed(() => sizes.value.length + 1);
  const steps = createSteps(lastStep, () => study.value !== undefined);
  const { step } = steps;
  const sizeAfter = (count: number): number => sizes.value[Math.min(count, sizes.value.length) - 1] ?? 0;
  /** Those that are in the attractor, and of them those that join at this very step; none when it is over. */
  const joined = computed(() => joinings.value.slice(0, sizeAfter(step.value)));
  const joining = computed(() => (step.value < lastStep.value ? joined.value.slice(sizeAfter(step.value - 1)) : []));
  return { ...steps, joinings, layerSizes, lastStep, joined, joining };
}
