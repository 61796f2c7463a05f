import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Signal, Text } from "marienbad";
import { type AnyLevelledGame, describeRef, type GameRef, nameOfGame, writeRef } from "marienbad-databases";
import type { ElsewhereRunner } from "marienbad-databases/node";
import { isModule } from "marienbad-databases/rules";
import type { SolveState } from "./queue/machines.ts";
import { queueRunner } from "./queue/runner.ts";
import type { QueueServer } from "./queue/server.ts";
import { sendRules } from "./rules.ts";
import { openFiles } from "./store/open.ts";
import { isBucket } from "./store/url.ts";

/** What solving on the machines of a queue is given. */
export interface ElsewhereOptions {
  readonly server: QueueServer;
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string;
  readonly version: string;
  /** Ends what the store is asked. */
  readonly signal?: Signal;
  /** A stage with less work than this is done by the driver itself. */
  readonly minWeight?: number;
  readonly onNote?: (note: Text) => void;
  /** Told at the end of each stage what has been done so far. */
  readonly onState?: (state: SolveState) => void;
}

/** The length of a file's name in the name of its solve, in characters. */
const MAX_GAME = 100;

/** A solve on the machines of a queue. */
export interface ElsewhereSolve extends ElsewhereRunner {
  /** Removes the files between its tasks. */
  remove(): Promise<void>;
}

/** How a game is named on other machines. */
export function sentRef({ ref }: AnyLevelledGame, version: string): GameRef & { readonly version: string } {
  return { ...ref, game: nameOfGame(ref.game), version };
}

/**
 * Lets the machines of a queue do the tasks of a game, for `solveIntoDatabase`. The solve has a name, and a place in
 * the store, that tells game, options, rules and edition from all others: who asks for the same again goes on.
 */
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
        ...(options.minWeight !== undefined && { minWeight: options.minWeight }),
        ...(options.onNote !== undefined && { onNote: options.onNote }),
        ...(options.onState !== undefined && { onState: options.onState }),
        ...(isModule(word) && { onBegin: () => sendRules(word, seen) }),
      }),
    async remove() {
      // A machine that was given up may still write a file: what is left then does no harm.
      if (isBucket(store)) for (const file of await files.list("")) await files.remove(file);
      else await rm(join(store, solve), { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    },
  };
}
