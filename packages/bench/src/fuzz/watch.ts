import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { cpuSeconds } from "../measure.ts";

/** Progress of the fuzzer, shared with the thread that watches it. */
export interface Watched {
  /** Number of the target, number of the input (−1 for a size or the samples) and count of all inputs. */
  readonly progress: Int32Array<SharedArrayBuffer>;
  readonly names: readonly string[];
  readonly seed: number;
}

const LOOK_EVERY = 5_000;
/** CPU seconds, since the machine may be busy; an input that ends after more than two is reported by the fuzzer. */
const PATIENCE = 60;

/** In a thread: if an input never ends, reports it and ends the process. */
const { progress, names, seed } = workerData as Watched;
let [count, since] = [-1, cpuSeconds()];
setInterval(() => {
  if (progress[2] !== count) [count, since] = [progress[2], cpuSeconds()];
  if (cpuSeconds() - since < PATIENCE) return;
  const only = progress[1] < 0 ? "" : ` --only ${progress[1]}`;
  const repeat = `--target '${names[progress[0]]}' --seed ${seed}${only}`;
  writeSync(2, `No end after ${PATIENCE} s of CPU. To repeat it: npm run bench -- fuzz ${repeat}\n`);
  process.kill(process.pid, "SIGKILL");
}, LOOK_EVERY);
