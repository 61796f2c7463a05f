import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { seededRandom } from "marienbad";
import { cpuSeconds, row, title } from "../measure.ts";
import { arenaTargets } from "./arena-targets.ts";
import { commandTargets } from "./command-targets.ts";
import { figureTarget } from "./figure-target.ts";
import { fileTargets } from "./file-targets.ts";
import { gameTargets } from "./game-targets.ts";
import { labTargets } from "./lab-targets.ts";
import { type Input, mutate } from "./mutate.ts";
import { nameTarget } from "./name-target.ts";
import { readerTargets } from "./reader-targets.ts";
import { type HostileSize, hostileSizes } from "./sizes.ts";
import { type AnyTarget, isAnswer, shortened } from "./target.ts";
import { taskTarget } from "./task-target.ts";
import type { Watched } from "./watch.ts";

const DEFAULT_INPUTS = 20_000;
/** CPU seconds for one input. */
const MAX_SECONDS = 2;
const MAX_SECONDS_OF_SIZE = 8;
/** Failures reported per target. */
const MAX_REPORTED = 5;

const HELP = `npm run bench -- fuzz [flags]: gives every reader of the project inputs that are nearly right
  --seed N       the same seed gives the same inputs (default 1)
  --inputs N     how many in all (default ${DEFAULT_INPUTS})
  --target NAME  only the targets whose name begins so
  --only N       input number N of one target alone
  --save FILE    with --only: write that input to a file
  --list         the targets
  --no-sizes     without the hostile sizes, which are tried first`;

/**
 * Gives each target its share of mutated inputs. A failure is any error other than a `MarienbadError` with its text in
 * both languages, more than two seconds of CPU, or a contradiction that the target finds; it is printed with the
 * command that repeats it alone. The exit code is 1 when there was one.
 */
export async function fuzzBench(words: readonly string[]): Promise<void> {
  const { values: flags } = parseArgs({
    args: [...words],
    options: {
      seed: { type: "string", default: "1" },
      inputs: { type: "string", default: String(DEFAULT_INPUTS) },
      target: { type: "string", default: "" },
      only: { type: "string" },
      save: { type: "string" },
      list: { type: "boolean", default: false },
      "no-sizes": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (flags.help) return console.log(HELP);
  const isAsked = ({ name }: { readonly name: string }): boolean => name.startsWith(flags.target);
  const sizes = flags["no-sizes"] ? [] : hostileSizes().filter(isAsked);
  const all = await allTargets();
  const targets = all.filter(isAsked);
  const seed = Number(flags.seed);
  if (flags.list) for (const { name } of [...sizes, ...targets]) console.log(name);
  else if (flags.only !== undefined) await repeat(targets[0], seed, Number(flags.only), flags.save);
  else await runAll(sizes, targets, seed, Number(flags.inputs));
  for (const { end } of all) await end?.();
}

async function allTargets(): Promise<AnyTarget[]> {
  return [
    ...(await arenaTargets()),
    ...(await readerTargets()),
    await figureTarget(),
    ...gameTargets(),
    ...(await fileTargets()),
    ...(await labTargets()),
    ...(await commandTargets()),
    await taskTarget(),
    nameTarget(),
  ];
}

async function runAll(sizes: readonly HostileSize[], targets: readonly AnyTarget[], seed: number, inputs: number) {
  title(`fuzz: ${inputs} inputs for ${targets.length} targets, seed ${seed}`);
  const names = [...sizes, ...targets].map(({ name }) => name);
  const watched: Watched = { progress: new Int32Array(new SharedArrayBuffer(12)), names, seed };
  const watch = new Worker(new URL("./watch.js", import.meta.url), { workerData: watched });
  const begin = (target: number, input: number): void => {
    watched.progress.set([target, input, watched.progress[2] + 1]);
  };
  let failures = 0;
  for (const [number, size] of sizes.entries()) {
    begin(number, -1);
    const { kind, message, seconds } = await attempt(size, size.make(), MAX_SECONDS_OF_SIZE);
    if (kind === "failed") {
      failures++;
      console.log(`  FAILED ${size.name}: ${shortened(message, 300)}`);
    } else row(size.name.padEnd(44), { [kind]: "", seconds: seconds.toFixed(1) });
  }
  const total = targets.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const started = cpuSeconds();
  let done = 0;
  for (const [number, target] of targets.entries()) {
    const { weight = 1 } = target;
    const share = Math.ceil((inputs * weight) / total);
    failures += await fuzz(target, seed, share, (input) => begin(sizes.length + number, input));
    done += share;
  }
  await watch.terminate();
  console.log(`  ${done} inputs, ${failures} failures, ${(cpuSeconds() - started).toFixed(0)} s of CPU`);
  if (failures > 0) process.exitCode = 1;
}

/** Returns the number of failures. */
async function fuzz(target: AnyTarget, seed: number, inputs: number, begin: (input: number) => void): Promise<number> {
  let [wrongSamples, refused, failures, slowest, seconds] = [0, 0, 0, 0, 0];
  begin(-1);
  for (const [number, sample] of target.samples.entries()) {
    const outcome = await attempt(target, sample);
    if (outcome.kind === "answered") continue;
    wrongSamples++;
    console.log(`  ${target.name}: its sample ${number} is refused: ${outcome.message}`);
  }
  for (let number = 0; number < inputs; number++) {
    begin(number);
    const input = inputOf(target, seed, number);
    const outcome = await attempt(target, input);
    slowest = Math.max(slowest, outcome.seconds * 1000);
    seconds += outcome.seconds;
    if (outcome.kind === "refused") refused++;
    if (outcome.kind === "failed" && ++failures <= MAX_REPORTED) {
      console.log(`  FAILED ${target.name}: ${shortened(outcome.message, 600)}`);
      console.log(`    input: ${shown(input, 300)}`);
      console.log(`    npm run bench -- fuzz --target '${target.name}' --seed ${seed} --only ${number}`);
    }
  }
  row(target.name.padEnd(44), {
    inputs: String(inputs).padStart(7),
    refused: `${((100 * refused) / inputs).toFixed(0).padStart(3)} %`,
    "slowest ms": slowest.toFixed(0).padStart(5),
    "CPU s": seconds.toFixed(1).padStart(6),
    failures: String(failures),
  });
  return wrongSamples + failures;
}

/** Tries one input alone. */
async function repeat(target: AnyTarget, seed: number, number: number, file: string | undefined): Promise<void> {
  const input = inputOf(target, seed, number);
  if (file !== undefined) writeFileSync(file, input);
  const { kind, seconds, message } = await attempt(target, input);
  if (kind === "failed") process.exitCode = 1;
  console.log(`${target.name}, seed ${seed}, input ${number}: ${shown(input, 4000)}`);
  console.log(`${kind} in ${seconds.toFixed(3)} s: ${message}`);
}

/** The input with this number, independent of the inputs before it. */
function inputOf({ name, samples }: AnyTarget, seed: number, number: number): Input {
  let hash = seed;
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return mutate(samples, seededRandom(Math.imul(hash, 1_000_003) ^ number));
}

interface Outcome {
  readonly kind: "answered" | "refused" | "failed";
  readonly message: string;
  readonly seconds: number;
}

/** Runs a target on an input; what takes too long is tried once more, since the machine may have been busy. */
async function attempt(target: Pick<AnyTarget, "run">, input: Input, most = MAX_SECONDS): Promise<Outcome> {
  const first = await once(target, input);
  if (first.seconds <= most) return first;
  const second = await once(target, input);
  if (second.kind === "failed" || second.seconds <= most) return second;
  return { ...second, kind: "failed", message: `${second.seconds.toFixed(1)} s of CPU` };
}

async function once(target: Pick<AnyTarget, "run">, input: Input): Promise<Outcome> {
  const [wall, cpu] = [performance.now(), cpuSeconds()];
  const seconds = (): number => Math.min((performance.now() - wall) / 1000, cpuSeconds() - cpu);
  try {
    const running = target.run(input);
    if (running !== undefined) await running;
    return { kind: "answered", message: "", seconds: seconds() };
  } catch (error) {
    return { ...judged(error), seconds: seconds() };
  }
}

function judged(error: unknown): Pick<Outcome, "kind" | "message"> {
  try {
    if (isAnswer(error)) return { kind: "refused", message: error.message };
  } catch (fault) {
    return { kind: "failed", message: String(fault) };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: "failed", message: stack.split("\n").slice(0, 6).join("\n") };
}

function shown(input: Input, most: number): string {
  const text = typeof input === "string" ? JSON.stringify(input) : Buffer.from(input).toString("hex");
  return shortened(text, most);
}
