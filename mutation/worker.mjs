import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";

const { folder, plans } = workerData;
/** What Stryker's instrumentation reads and writes. */
globalThis.__stryker__ = {};
const state = globalThis.__stryker__;
await import(join(folder, "dist/entry.mjs"));
const tests = globalThis.__tests__;

if (plans === undefined) {
  const report = [];
  for (const [index, { name, body }] of tests.entries()) {
    state.currentTestId = String(index);
    const started = performance.now();
    let error;
    try {
      await body();
    } catch (reason) {
      error = String(reason?.message ?? reason);
    }
    report.push({ name, time: performance.now() - started, error });
  }
  parentPort.postMessage({ tests: report, reached: state.mutantCoverage });
} else {
  for (const { id, tests: indices, hitLimit } of plans) {
    let verdict = "survived";
    for (const index of indices) {
      parentPort.postMessage({ id, test: index });
      Object.assign(state, { activeMutant: id, hitCount: 0, hitLimit });
      try {
        await tests[index].body();
      } catch {
        verdict = "killed";
        break;
      }
    }
    parentPort.postMessage({ id, verdict });
  }
}
