import { signal } from "@preact/signals";

export const TABS = ["heaps", "grundy", "sums"] as const;
export type Tab = (typeof TABS)[number];

/** Which of the three views of the page is open. */
export const tab = signal<Tab>("heaps");
