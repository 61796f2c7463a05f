import { MarienbadError } from "../../base/error.ts";
import { memoryError, shortageOf } from "../../base/memory.ts";
import { unknownName } from "../../base/nearest.ts";
import type { Language } from "../../base/text.ts";
import { reason } from "../../node/files.ts";
import { watchMemory } from "../../node/memory.ts";
import { COMMANDS } from "../commands/index.ts";
import { withAdvice } from "./advice.ts";
import { languageOf, readArguments } from "./arguments.ts";
import type { Call, Command } from "./command.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { createOutput, type Output } from "./output.ts";
import * as texts from "./texts.ts";

const INTERRUPTED = 130; // what a shell expects after Ctrl-C

/** Runs one command line and sets the exit code of the process. */
export async function run(args: readonly string[]): Promise<void> {
  const output = createOutput(process.stdout, process.stderr);
  const language = languageFor(args);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no fault; a full disk is.
    if (error.code !== "EPIPE") {
      output.note(texts.unwrittenAnswer(reason(error))[language]);
      process.exitCode = 2;
    }
    process.exit();
  });
  const interruption = new Interruption();
  watchMemory();
  try {
    process.exitCode = await dispatch(args, output, interruption);
  } catch (error) {
    output.done();
    process.exitCode = report(error, output, language);
  }
  output.done();
  interruption.ignore();
}

/**
 * The one place that hears Ctrl-C. The first asks the work to stop, a second ends the process. While nobody listens,
 * the system ends the process by itself, even in the middle of a loop.
 */
class Interruption {
  readonly #controller = new AbortController();

  constructor() {
    this.#listen();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  atOnce<Result>(work: () => Result): Result {
    this.ignore();
    try {
      return work();
    } finally {
      this.#listen();
    }
  }

  ignore(): void {
    process.off("SIGINT", this.#hear);
  }

  #listen(): void {
    process.on("SIGINT", this.#hear);
  }

  readonly #hear = (): void => {
    if (this.signal.aborted) process.exit(INTERRUPTED);
    this.#controller.abort();
  };
}

async function dispatch(args: readonly string[], output: Output, interruption: Interruption): Promise<number> {
  const language = languageOf(args, process.env);
  const [name, ...rest] = args[0] === "--lang" ? args.slice(2) : args[0]?.startsWith("--lang=") ? args.slice(1) : args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    const command = name === "help" && rest[0] !== undefined ? findCommand(rest[0]) : undefined;
    output.line(command === undefined ? generalHelp(COMMANDS, language) : commandHelp(command, language));
    return 0;
  }
  const command = findCommand(name);
  if (rest.includes("--help") || rest.includes("-h")) {
    output.line(commandHelp(command, language));
    return 0;
  }
  const read = readArguments(command, rest);
  const call: Call = {
    ...read,
    json: read.flags.json === true,
    language,
    output,
    signal: interruption.signal,
    atOnce: (work) => interruption.atOnce(work),
  };
  try {
    return await command.run(call);
  } catch (error) {
    const shortage = shortageOf(error);
    const told = shortage === undefined ? error : memoryError(shortage);
    throw told instanceof MarienbadError ? withAdvice(told, command) : told;
  }
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  throw new MarienbadError("unknown-name", unknownName(texts.COMMAND, name, names));
}

/** The language of complaints, even of the one about the language. */
function languageFor(args: readonly string[]): Language {
  try {
    return languageOf(args, process.env);
  } catch {
    return languageOf([], process.env);
  }
}

/** One clear sentence, never a stack trace. */
function report(error: unknown, output: Output, language: Language): number {
  if (error instanceof MarienbadError) {
    output.note(error.text[language]);
    return error.code === "interrupted" ? INTERRUPTED : 2;
  }
  const message = error instanceof Error ? error.message : String(error);
  output.note(texts.insideMarienbad(message)[language]);
  if (process.env.MARIENBAD_DEBUG && error instanceof Error) output.note(error.stack ?? "");
  return 2;
}
