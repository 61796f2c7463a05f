import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { MarienbadError, runAsync, text } from "marienbad/base";
import { ASKED, checkConformance, type Nonconformity } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import type { GameRef } from "marienbad-databases";
import { contentOfModule, isModule } from "marienbad-databases/rules";
import {
  type Ask,
  memberOf,
  NO_SUCH_FILE,
  newPulse,
  type Pulse,
  unreadable,
  watchPulse,
  withThreads,
} from "marienbad-databases/system";
import { type Call, type Command, flag, integerFlag, labelled, say, switchFlag, takeWords } from "../core/command.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { readSubject, refOf } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const CONFORMS = text("The rules keep the contract.", "Les règles respectent le contrat.");

export const lint: Command = {
  name: "lint",
  subjects: loadFamilies,
  usage: "lint GAME [key=value…] [--limit N] [--watch]",
  flags: [
    flag("limit N", "look at N positions (default 2000)", "examiner N positions (2000 par défaut)"),
    flag(
      "watch",
      "check a file of rules again whenever it changes, until Ctrl-C",
      "vérifier un fichier de règles à chaque changement, jusqu'à Ctrl-C",
    ),
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad lint tictactoe", "marienbad lint ./mygame.ts --watch"],
  async run(call) {
    const [name] = takeWords(call, lint, 1);
    if (switchFlag(call, "watch")) return await lintWhileWritten(call, name);
    const limit = integerFlag(call, "limit", { min: 1 }, 2000);
    const faults = isModule(name) ? await faultsOfModule(call, { ref: refOf(call, name), limit }) : await faultsHere();
    if (call.json) {
      const plain = faults.map(({ text, ...shown }) => ({ ...shown, message: text.en }));
      call.output.json({ conforms: faults.length === 0, faults: plain });
    } else {
      for (const { rule, position, text, others } of faults) {
        const sentence =
          others === undefined ? say(call, text) : `${say(call, text)} ${say(call, texts.andOthers(others))}`;
        call.output.line(labelled(call, rule, position === undefined ? sentence : labelled(call, position, sentence)));
      }
      if (faults.length === 0) call.output.line(say(call, CONFORMS));
    }
    return faults.length === 0 ? 0 : 1;

    async function faultsHere(): Promise<readonly Nonconformity[]> {
      const { game } = await readSubject(call, name);
      return await runAsync(checkConformance.work(game, { limit }), { signal: call.signal }, coreTexts.afterPositions);
    }
  },
};

export interface LintQuestion {
  readonly ref: GameRef;
  readonly limit: number;
  readonly pulse: Pulse;
}

const MOST_STILL = 2000; // milliseconds without a return before a member is reported

const THREAD = new URL("../../dist/commands/lint-thread.js", import.meta.url);

/** Faults of a rules file, checked in a thread: an infinite loop is reported, and Ctrl-C ends it. */
async function faultsOfModule(call: Call, question: Omit<LintQuestion, "pulse">): Promise<readonly Nonconformity[]> {
  const pulse = newPulse();
  const watching = watchPulse(pulse, MOST_STILL, () => {
    call.output.note(say(call, texts.stillRunning(ASKED[memberOf(pulse) - 1], MOST_STILL / 1000)));
  });
  try {
    return await withThreads(
      { entry: THREAD, seats: [undefined], signal: call.signal },
      ([ask]: readonly Ask<LintQuestion, readonly Nonconformity[]>[]) => ask({ ...question, pulse }),
    );
  } finally {
    clearInterval(watching);
  }
}

const LOOK_EVERY = 250; // milliseconds
const CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H";

/**
 * Checks rules at each change until Ctrl-C, in a new process each time, since modules are imported once per process.
 */
async function lintWhileWritten(call: Call, path: string): Promise<number> {
  if (!isModule(path)) throw new MarienbadError("bad-argument", texts.watchesFiles());
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  const words = process.argv.slice(1).filter((word) => word !== "--watch");
  let check: ChildProcess | undefined;
  let known: string | undefined;
  while (!call.signal.aborted) {
    const content = contentNow(path);
    if (content !== undefined && content !== known) {
      known = content;
      check?.kill("SIGKILL");
      if (process.stdout.isTTY) process.stdout.write(CLEAR_SCREEN);
      check = spawn(process.execPath, words, { stdio: ["ignore", "inherit", "inherit"] });
    }
    await setTimeout(LOOK_EVERY, undefined, { signal: call.signal }).catch(() => undefined);
  }
  check?.kill("SIGKILL");
  return 0;
}

function contentNow(path: string): string | undefined {
  try {
    return contentOfModule(path);
  } catch {
    return undefined;
  }
}
