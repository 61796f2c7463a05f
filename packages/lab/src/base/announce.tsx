import { signal } from "@preact/signals";

const spoken = signal("");

/** Says something to a reader who does not see the page. Saying the same twice says it twice. */
export function announce(sentence: string): void {
  spoken.value = spoken.value === sentence ? `${sentence}\u00a0` : sentence;
}

export function LiveRegion() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {spoken}
    </div>
  );
}
