import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { MarienbadError, type Text, text } from "marienbad/base";
import { contentOfModule, isModule } from "marienbad-databases/rules";
import { NO_SUCH_FILE, unreadable } from "marienbad-databases/system";
import type { Call } from "../core/command.ts";

/** Milliseconds between two looks at the files. */
const LOOK_EVERY = 250;
const CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H";

/**
 * Checks a file of rules now, and again whenever it or what it imports has changed, until Ctrl-C. Each check is a
 * process of its own: what was imported once stays as it was, and rules that run for ever are ended by the next one. On
 * a terminal only the last answer is seen.
 */
export async function lintWhileWritten(call: Call, path: string): Promise<number> {
  if (!isModule(path)) throw new MarienbadError("bad-argument", watchesFiles());
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

/** Undefined while a file is being replaced. */
function contentNow(path: string): string | undefined {
  try {
    return contentOfModule(path);
  } catch {
    return undefined;
  }
}

const watchesFiles = (): Text =>
  text("--watch needs a file of rules, as mygame.ts.", "--watch demande un fichier de règles, comme monjeu.ts.");
