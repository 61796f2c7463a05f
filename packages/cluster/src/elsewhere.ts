import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Signal } from "marienbad";
import { type AnyLevelledGame, describeRef, type GameRef, nameOfGame, writeRef } from "marienbad-databases";
import type { ElsewhereRunner } from "marienbad-databases/node";
import { isModule } from "marienbad-databases/rules";
import { type QueueRunnerOptions, queueRunner } from "./queue/runner.ts";
import { sendRules } from "./rules.ts";
import { openFiles } from "./store/open.ts";
import { isBucket } from "./store/url.ts";

/** Options for solving on the machines of a queue. */
export interface ElsewhereOptions extends Pick<QueueRunnerOptions, "server" | "minWeight" | "onNote" | "onState"> {
  readonly store: string;
  readonly version: string;
  readonly signal?: Signal;
}

/** Maximum number of characters of a file's name in the name of its solve. */
const MAX_GAME = 100;

/** A solve on the machines of a queue. */
export interface ElsewhereSolve extends ElsewhereRunner {
  remove(): Promise<void>;
}

export function sentRef({ ref }: AnyLevelledGame, version: string): GameRef & { readonly version: string } {
  return { ...ref, game: nameOfGame(ref.game), version };
}

/** Lets machines do the tasks of a game, for `solveIntoDatabase`. Asking for the same game and edition resumes it. */
export async function onQueue(game: AnyLevelledGame, options: ElsewhereOptions): Promise<ElsewhereSolve> {
  const { server, store, version } = options;
  const ref = sentRef(game, version);
  const hash = createHash("sha256")
    .update(JSON.stringify({ ...writeRef(ref), version }))
    .digest("hex")
    .slice(0, 12);
  const solve = `${ref.game.slice(0, MAX_GAME).replace(/[^\w-]/g, "-")}-${hash}`;
  const files = await openFiles(store, solve, options.signal);
  const driver = `${hostname()}-${process.pid}`;
  const { game: word } = game.ref;
  return {
    files,
    name: `${store.replace(/\/+$/, "")}/${solve}`,
    runner: (tasks, seen) =>
      queueRunner({
        ...{ server, solve, ref, title: describeRef(ref), driver, store: seen, game: tasks },
        ...{ minWeight: options.minWeight, onNote: options.onNote, onState: options.onState },
        onBegin: isModule(word) ? () => sendRules(word, seen) : undefined,
      }),
    async remove() {
      // A machine that was given up may still write a file: what is left then does no harm.
      if (isBucket(store)) for (const file of await files.list("")) await files.remove(file);
      else await rm(join(store, solve), { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    },
  };
}
