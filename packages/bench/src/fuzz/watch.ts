import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { cpuSeconds } from "../measure.ts";

/** How far the fuzzer has got: which input it is at, told to a thread that watches it. */
export interface Watched {
  /** The number of the target, that of the input (−1 for a size, which is one alone), and a count of all inputs. */
  readonly progress: Int32Array<SharedArrayBuffer>;
  readonly names: readonly string[];
  readonly seed: number;
}

const LOOK_EVERY = 5_000;
/** Seconds of CPU, since the machine may be busy; what takes over two of them and ends is told by the fuzzer itself. */
const PATIENCE = 60;

/** In a thread: ends the process when one input never ends, and says which it is. */
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
