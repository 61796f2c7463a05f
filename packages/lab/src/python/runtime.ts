import { signal } from "@preact/signals";
import { type Program, Sandbox } from "../sandbox/sandbox.ts";
import { TaskError } from "../worker/runner.ts";
import programAddress from "./program.ts?worker&url";
import * as texts from "./texts.ts";

const LOADING = 120_000; // milliseconds, on a slow machine
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

async function fetchFile(address: string): Promise<Response> {
  // A service worker keeps what is under assets; a server that does not have it may answer with its page instead.
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (response === undefined || !response.ok || response.headers.get("content-type")?.startsWith("text/html"))
    throw new TaskError("absent", texts.absent);
  return response;
}

export async function fetchProgram(): Promise<Program> {
  const [program, files] = await Promise.all([
    fetchFile(programAddress).then((response) => response.text()),
    Promise.all(
      FILES.map(async (name) => {
        const response = await fetchFile(`assets/pyodide-${__PYTHON_VERSION__}/${name}`);
        return { name, bytes: await response.arrayBuffer() };
      }),
    ),
  ]);
  return { program, files };
}

const sandbox = new Sandbox(fetchProgram);

/** Where Python is: not fetched yet, on its way, or ready to be asked. */
export const stage = signal<"away" | "loading" | "ready">("away");

/** Python in its sandbox, started where it is not running: that takes seconds, which count for no run. */
async function load(): Promise<void> {
  if (stage.value === "ready") return;
  stage.value = "loading";
  try {
    await sandbox.ask("load", { milliseconds: LOADING });
    stage.value = "ready";
  } catch (error) {
    stage.value = "away";
    throw error;
  }
}

/**
 * What the harness answers (harness.py), which nobody trusts. The interpreter is kept between questions, unless code
 * had to be ended: then the next question starts another. Fails with a `TaskError`, as a sandbox does, or "absent".
 */
export async function askPython(
  question: unknown,
  milliseconds: number,
  onNote?: (note: unknown) => void,
): Promise<unknown> {
  await load();
  try {
    const answer = await sandbox.ask(question, { milliseconds, onNote });
    if (answer === "broken") throw new TaskError("broken", texts.broken);
    return answer;
  } catch (error) {
    stopPython(); // it is gone with its frame, or of no more use
    throw error;
  }
}

export function stopPython(): void {
  stage.value = "away";
  sandbox.end();
}
