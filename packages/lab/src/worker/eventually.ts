import { vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 }); // a busy machine

/** Waits until an expectation holds: tasks answer when they answer. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 20_000 });
}
