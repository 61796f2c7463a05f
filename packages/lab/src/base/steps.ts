import { computed, type ReadonlySignal, signal } from "@preact/signals";

/** Steps of something that opens on its answer: the last step, or the one asked for once `last` is known. */
export function createSteps(last: ReadonlySignal<number>, isKnown: () => boolean) {
  const asked = signal(Number.POSITIVE_INFINITY);
  return {
    step: computed(() => Math.min(asked.value, last.value)),
    goToStep(next: number): void {
      asked.value = Math.max(0, next);
    },
    goToEnd(): void {
      asked.value = Number.POSITIVE_INFINITY;
    },
    /** The step for a link; none at the end, where a page opens anyway. */
    stepForLink(): number | undefined {
      const atEnd = asked.value === Number.POSITIVE_INFINITY || (isKnown() && asked.value >= last.value);
      return atEnd ? undefined : asked.value;
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;
