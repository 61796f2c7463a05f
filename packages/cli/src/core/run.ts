import { readFileSync } from "node:fs";
import type { Writable } from "node:stream";
import {
  type Fault,
  type Language,
  MarienbadError,
  memoryError,
  shortageOf,
  type Text,
  unknownName,
} from "marienbad/base";
import { collectBeforeTheEnd, reason, watchMemory } from "marienbad-databases/system";
import { withAdvice } from "./advice.ts";
import { readArguments, splitCommand, unknownGeneralFlag } from "./arguments.ts";
import { type Paint, paintFor } from "./color.ts";
import type { Call, CommandEntry, Program } from "./command.ts";
import { checkManner, type Manner, readManner } from "./manner.ts";
import { createOutput, type Output } from "./output.ts";
import { type Sink, standardOutput } from "./sink.ts";
import { texts } from "./texts.ts";

const INTERRUPTED = 130; // what a shell expects after Ctrl-C

/** Runs one command line of a program and sets the exit code of the process. */
export async function run(args: readonly string[], program: Program): Promise<void> {
  const { env: environment, stdout, stderr } = process;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no fault.
    if (error.code !== "EPIPE") {
      const { language, color } = readManner(args, environment);
      const sentence = texts.unwrittenAnswer(reason(error))[language];
      stderr.write(`${paintFor(stderr, color, environment).error(sentence)}\n`);
      process.exitCode = 2;
    }
    process.exit();
  });
  stderr.on("error", () => {}); // nowhere is left to report it; the exit code is
  const interruption = new Interruption();
  watchMemory();
  process.exitCode = await answer(program, args, { environment, stdout: standardOutput(), stderr }, interruption);
  interruption.ignore();
  collectBeforeTheEnd();
}

/** Settings for answering a command line. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdout: Sink;
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** Answers one command line; the exit code. */
export async function answer(
  program: Program,
  args: readonly string[],
  { environment, stdout, stderr }: Surroundings,
  interruption: Pick<Interruption, "listen" | "signal" | "atOnce">,
): Promise<number> {
  const manner = readManner(args, environment);
  const output = createOutput(stdout, stderr);
  const paint = paintFor(stdout, manner.json ? "never" : manner.color, environment);
  try {
    return await dispatch(program, args, manner, { output, paint }, interruption);
  } catch (error) {
    output.done();
    return report(error, manner, output, paintFor(stderr, manner.color, environment));
  } finally {
    output.done();
  }
}

/** The only handler of Ctrl-C: the first asks the work to stop, the second ends the process; while off, any does. */
class Interruption {
  readonly #controller = new AbortController();

  readonly signal: AbortSignal = this.#controller.signal;

  readonly listen = (): void => {
    process.on("SIGINT", this.#hear);
  };

  readonly atOnce = <Result>(work: () => Result): Result => {
    this.ignore();
    try {
      return work();
    } finally {
      this.listen();
    }
  };

  ignore(): void {
    process.off("SIGINT", this.#hear);
  }

  readonly #hear = (): void => {
    if (this.signal.aborted) process.exit(INTERRUPTED);
    this.#controller.abort();
  };
}

async function dispatch(
  program: Program,
  args: readonly string[],
  { language, json }: Manner,
  tools: Pick<Call, "output" | "paint">,
  { listen, signal, atOnce }: Pick<Interruption, "listen" | "signal" | "atOnce">,
): Promise<number> {
  checkManner(args);
  const { name, rest } = splitCommand(args);
  const { output, paint } = tools;
  const showHelp = async (entry?: CommandEntry): Promise<number> => {
    const { commandHelp, generalHelp } = await import("./help.ts");
    const page =
      entry === undefined
        ? generalHelp(program, language, paint)
        : commandHelp(program, await entry.load(), language, paint);
    output.line(page);
    return 0;
  };
  if (name === "--version") {
    const version = readVersion();
    if (json) output.json({ version });
    else output.line(`${program.name} ${version}`);
    return 0;
  }
  if (name === undefined || name === "-h") return await showHelp();
  if (name === "help") {
    const { name: about } = splitCommand(rest);
    return await showHelp(about === undefined ? undefined : findCommand(program, about));
  }
  const entry = findCommand(program, name);
  if (rest.includes("--help") || rest.includes("-h")) return await showHelp(entry);
  const command = await entry.load();
  const read = readArguments(command, rest);
  listen();
  try {
    return await command.run({ ...read, json, language, ...tools, signal, atOnce });
  } catch (error) {
    const shortage = shortageOf(error);
    const { blamingModule } = await import("./module-fault.ts");
    const told = shortage === undefined ? blamingModule(error, read.words) : memoryError(shortage);
    throw told instanceof MarienbadError ? withAdvice(told, command) : told;
  }
}

function findCommand({ name: program, commands }: Program, name: string): CommandEntry {
  const entry = commands.find((candidate) => candidate.name === name);
  if (entry !== undefined) return entry;
  if (name.startsWith("-")) throw unknownGeneralFlag(program, name);
  const names = commands.map((candidate) => candidate.name);
  throw new MarienbadError("unknown-name", unknownName(texts.COMMAND, name, names));
}

/** One clear sentence, never a stack trace; with --json also one JSON value as the answer. */
function report(error: unknown, { language, json }: Manner, output: Output, paint: Paint): number {
  const say = (text: Text): void => output.note(paint.error(text[language]));
  if (error instanceof MarienbadError) say(error.text);
  else if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") say(texts.PART_MISSING);
  else {
    say(texts.insideMarienbad(error instanceof Error ? error.message : String(error)));
    if (process.env.MARIENBAD_DEBUG && error instanceof Error) output.note(error.stack ?? "");
  }
  try {
    if (json) output.json({ error: errorAsJson(error, language) });
  } catch (unwritten) {
    if (!(unwritten instanceof MarienbadError)) throw unwritten;
    say(unwritten.text);
  }
  return error instanceof MarienbadError && error.code === "interrupted" ? INTERRUPTED : 2;
}

function errorAsJson(error: unknown, language: Language): object {
  if (!(error instanceof MarienbadError)) {
    return { code: "internal", message: error instanceof Error ? error.message : String(error) };
  }
  const { code, text, faults } = error;
  const parameters = Object.fromEntries(Object.entries(error.parameters).filter(([, value]) => isPlain(value)));
  const faultAsJson = ({ text: said, line, column, code }: Fault): object => {
    return { line, column, message: said[language], code };
  };
  return {
    code,
    message: text[language],
    ...(faults.length > 0 && { faults: faults.map(faultAsJson) }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

function isPlain(value: unknown): boolean {
  return ["string", "boolean"].includes(typeof value) || (typeof value === "number" && Number.isFinite(value));
}

/** The version of the package. */
export function readVersion(): string {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
