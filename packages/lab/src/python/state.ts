import { computed, signal } from "@preact/signals";
import { readStored, writeStored } from "../base/storage.ts";
import { type AskPython, checkCode, type Report } from "./check.ts";
import type { PythonWork } from "./trial.ts";

const MAX_CODE = 50_000; // characters

/** What a student types into a cell and what was said about it. Code is kept in the browser, one per function. */
export function createCell(key: string, stub: () => string) {
  const stored = `python.${key}`;
  const typed = signal(readStored(stored));
  const code = computed(() => typed.value ?? stub());
  const report = signal<Report | undefined>(undefined);
  const busy = signal(false);
  let asked = 0;

  function setCode(next: string): void {
    if (next === code.value) return;
    typed.value = next.slice(0, MAX_CODE);
    writeStored(stored, typed.value);
    report.value = undefined;
  }

  function startOver(): void {
    typed.value = undefined;
    writeStored(stored, stub());
    report.value = undefined;
  }

  /** Does something with Python; a later call, or stopping, makes this one's answer worthless. */
  async function run(work: () => Promise<Report | undefined>): Promise<void> {
    const turn = ++asked;
    busy.value = true;
    report.value = undefined;
    const found = await work();
    if (turn !== asked) return;
    busy.value = false;
    report.value = found;
  }

  const check = (work: PythonWork, ask: AskPython): Promise<void> => run(() => checkCode(work, code.value, ask));

  function stop(): void {
    asked++;
    busy.value = false;
  }

  return { code, report, busy, setCode, startOver, run, check, stop };
}

export type Cell = ReturnType<typeof createCell>;
