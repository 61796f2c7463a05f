import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { seededRandom } from "marienbad";
import type { Random } from "marienbad/base";
import { cpuSeconds, row, title } from "../measure.ts";
import { arenaTargets } from "./arena-targets.ts";
import { commandTargets } from "./command-targets.ts";
import { figureTargets } from "./figure-targets.ts";
import { fileTargets } from "./file-targets.ts";
import { gameTargets } from "./game-targets.ts";
import { labTargets } from "./lab-targets.ts";
import { type Input, mutate } from "./mutate.ts";
import { nameTargets } from "./name-targets.ts";
import { readerTargets } from "./reader-targets.ts";
import { type HostileSize, hostileSizes } from "./sizes.ts";
import { type AnyTarget, isAnswer, shortened } from "./target.ts";
import { taskTargets } from "./task-targets.ts";
import type { Watched } from "./watch.ts";
import { workTargets } from "./work-targets.ts";

const DEFAULT_INPUTS = 20_000;
/** Of CPU, for one input. */
const MAX_SECONDS = 2;
const MAX_SECONDS_OF_SIZE = 8;
/** A target that fails this often has been heard. */
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
 * Gives each target its share of mutated inputs. A failure is anything thrown that is no `MarienbadError`, an error
 * without its text in both languages, more than two seconds of CPU, or what the target itself calls a contradiction;
 * it is printed with the command that repeats it alone. The exit code is 1 when there was one.
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
  if (flags.list) for (const { name } of [...sizes, ...targets]) console.log(name);
  else {
    const fuzzer = new Fuzzer(sizes, targets, Number(flags.seed));
    if (flags.only !== undefined) await fuzzer.repeat(Number(flags.only), flags.save);
    else await fuzzer.runAll(Number(flags.inputs));
    if (fuzzer.failures > 0) process.exitCode = 1;
  }
  for (const { end } of all) await end?.();
}

async function allTargets(): Promise<AnyTarget[]> {
  return [
    ...(await arenaTargets()),
    ...readerTargets(),
    ...(await figureTargets()),
    ...gameTargets(),
    ...(await fileTargets()),
    ...(await labTargets()),
    ...(await commandTargets()),
    ...(await taskTargets()),
    ...(await workTargets()),
    ...nameTargets(),
  ];
}

interface Tally {
  inputs: number;
  refused: number;
  failures: number;
  slowest: number;
  seconds: number;
}

class Fuzzer {
  failures = 0;
  readonly #sizes: readonly HostileSize[];
  readonly #targets: readonly AnyTarget[];
  readonly #seed: number;
  readonly #progress = new Int32Array(new SharedArrayBuffer(12));

  constructor(sizes: readonly HostileSize[], targets: readonly AnyTarget[], seed: number) {
    this.#sizes = sizes;
    this.#targets = targets;
    this.#seed = seed;
  }

  async runAll(inputs: number): Promise<void> {
    title(`fuzz: ${inputs} inputs for ${this.#targets.length} targets, seed ${this.#seed}`);
    const names = [...this.#sizes, ...this.#targets].map(({ name }) => name);
    const watched: Watched = { progress: this.#progress, names, seed: this.#seed };
    const watch = new Worker(new URL("./watch.js", import.meta.url), { workerData: watched });
    for (const [number, size] of this.#sizes.entries()) await this.#try(size, number);
    const weightOf = ({ weight = 1 }: AnyTarget): number => weight;
    const total = this.#targets.reduce((sum, target) => sum + weightOf(target), 0);
    const started = cpuSeconds();
    let done = 0;
    for (const [number, target] of this.#targets.entries()) {
      this.#progress[0] = this.#sizes.length + number;
      const tally = await this.#fuzz(target, Math.ceil((inputs * weightOf(target)) / total));
      done += tally.inputs;
      row(target.name.padEnd(44), {
        inputs: String(tally.inputs).padStart(7),
        refused: `${((100 * tally.refused) / tally.inputs).toFixed(0).padStart(3)} %`,
        "slowest ms": tally.slowest.toFixed(0).padStart(5),
        "CPU s": tally.seconds.toFixed(1).padStart(6),
        failures: String(tally.failures),
      });
    }
    await watch.terminate();
    console.log(`  ${done} inputs, ${this.failures} failures, ${(cpuSeconds() - started).toFixed(0)} s of CPU`);
  }

  async #fuzz(target: AnyTarget, inputs: number): Promise<Tally> {
    const tally: Tally = { inputs, refused: 0, failures: 0, slowest: 0, seconds: 0 };
    for (const [number, sample] of target.samples.entries()) {
      const outcome = await attempt(target, sample);
      if (outcome.kind === "answered") continue;
      this.failures++;
      console.log(`  ${target.name}: its sample ${number} is refused: ${outcome.message}`);
    }
    for (let number = 0; number < inputs; number++) {
      this.#progress[1] = number;
      this.#progress[2]++;
      const input = mutate(target.samples, this.#chance(target, number));
      const outcome = await attempt(target, input);
      tally.slowest = Math.max(tally.slowest, outcome.seconds * 1000);
      tally.seconds += outcome.seconds;
      if (outcome.kind === "refused") tally.refused++;
      if (outcome.kind === "failed" && ++tally.failures <= MAX_REPORTED) this.#report(target, number, input, outcome);
    }
    this.failures += tally.failures;
    return tally;
  }

  /** One input alone, and what became of it. */
  async repeat(number: number, file: string | undefined): Promise<void> {
    const [target] = this.#targets;
    const input = mutate(target.samples, this.#chance(target, number));
    if (file !== undefined) writeFileSync(file, input as string | Uint8Array);
    const outcome = await attempt(target, input);
    if (outcome.kind === "failed") this.failures++;
    console.log(`${target.name}, seed ${this.#seed}, input ${number}: ${shown(input, 4000)}`);
    console.log(`${outcome.kind} in ${outcome.seconds.toFixed(3)} s: ${outcome.message}`);
  }

  /** The chance of one input, whatever came before it. */
  #chance({ name }: AnyTarget, number: number): Random {
    let hash = this.#seed;
    for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
    return seededRandom(Math.imul(hash, 1_000_003) ^ number);
  }

  #report(target: AnyTarget, number: number, input: Input, { message }: Outcome): void {
    console.log(`  FAILED ${target.name}: ${shortened(message, 600)}`);
    console.log(`    input: ${shown(input, 300)}`);
    console.log(`    npm run bench -- fuzz --target '${target.name}' --seed ${this.#seed} --only ${number}`);
  }

  async #try({ name, make, run }: HostileSize, number: number): Promise<void> {
    this.#progress.set([number, -1, this.#progress[2] + 1]);
    const input = make();
    const outcome = await attempt({ name, samples: [], run: () => run(input) }, "", MAX_SECONDS_OF_SIZE);
    if (outcome.kind === "failed") {
      this.failures++;
      console.log(`  FAILED ${name}: ${shortened(outcome.message, 300)}`);
    } else row(name.padEnd(44), { [outcome.kind]: "", seconds: outcome.seconds.toFixed(1) });
  }
}

interface Outcome {
  readonly kind: "answered" | "refused" | "failed";
  readonly message: string;
  readonly seconds: number;
}

/** Runs a target on an input; what takes too long is tried once more, since the machine may have been busy. */
async function attempt(target: AnyTarget, input: Input, most = MAX_SECONDS): Promise<Outcome> {
  const first = await once(target, input);
  if (first.seconds <= most) return first;
  const second = await once(target, input);
  if (second.kind === "failed" || second.seconds <= most) return second;
  return { ...second, kind: "failed", message: `${second.seconds.toFixed(1)} s of CPU` };
}

async function once(target: AnyTarget, input: Input): Promise<Outcome> {
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
