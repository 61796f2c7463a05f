import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, extname } from "node:path";
import type { GameTable } from "marienbad/arena";
import { type Text, textOfError } from "marienbad/base";
import { isGameId } from "marienbad/games";
import { type Ask, memberOf, newPulse, type Pulse, watchPulse, withThreads } from "marienbad-databases/system";
import type { Handler } from "./server.ts";
import { texts } from "./texts.ts";

/** A game from a file for the page: the game, an error, or the error and the last valid version. */
export interface ServedGame {
  readonly id: string;
  readonly title: Text;
  readonly table?: GameTable;
  readonly error?: Text;
}

export interface TableQuestion {
  readonly path: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly limit: number;
  readonly pulse: Pulse;
}

/** Members of rules that are called repeatedly. */
export const MEMBERS = ["turn", "moves", "play", "result", "key"] as const;

const MAX_SERVED = 300_000; // positions
const MOST_STILL = 5000; // milliseconds without a sign of life before rules are stopped
const SETTLED = 150; // milliseconds after a change: editors write in several steps

const THREAD = new URL("../../dist/lab/table-thread.js", import.meta.url);

/** A game in a file, rewritten for the page whenever the file changes. */
export interface WatchedGame {
  readonly handler: Handler;
  current(): Promise<ServedGame>;
  close(): void;
}

/** Serves a game from a file as `own-game.json`, read in a new thread at each change (sent on `own-game-events`). */
export function watchGame(
  path: string,
  options: Readonly<Record<string, unknown>>,
  onLoaded: (game: ServedGame) => void,
  thread: URL = THREAD,
): WatchedGame {
  const name = basename(path, extname(path));
  const id = isGameId(name) ? `own-${name}` : name.replaceAll(/[^a-z0-9-]/gi, "-");
  const listeners = new Set<(event: string) => void>();
  let stopLoading = new AbortController();
  /** The last valid version, which the page keeps while the file is edited. */
  let lastRead: Pick<ServedGame, "title" | "table"> | undefined;
  let served = load();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(): Promise<ServedGame> {
    stopLoading.abort();
    stopLoading = new AbortController();
    const { signal } = stopLoading;
    const pulse = newPulse();
    const stuck = new AbortController();
    const watching = watchPulse(pulse, MOST_STILL, () => stuck.abort());
    try {
      const question: TableQuestion = { path, options, limit: MAX_SERVED, pulse };
      const found = await withThreads(
        { entry: thread, seats: [undefined], signal: AbortSignal.any([signal, stuck.signal]) },
        ([ask]: readonly Ask<TableQuestion, Pick<ServedGame, "title" | "table">>[]) => ask(question),
      );
      if (!signal.aborted) lastRead = found;
      return { id, ...found };
    } catch (error) {
      const why = stuck.signal.aborted
        ? texts.stuck(MEMBERS[memberOf(pulse) - 1], MOST_STILL / 1000)
        : textOfError(error);
      if (lastRead !== undefined) return { id, ...lastRead, error: texts.shownAsBefore(why) };
      return { id, title: texts.fileTitle(name), error: why };
    } finally {
      clearInterval(watching);
    }
  }

  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const next = load();
      served = next;
      const game = await next;
      if (served !== next) return; // it has changed again meanwhile
      onLoaded(game);
      for (const tell of listeners) tell("changed");
    }, SETTLED);
  };
  // The folder, since an editor may put another file in the place of this one.
  const watcher: FSWatcher = watch(dirname(path), (_, file) => {
    if (file === null || file === basename(path)) changed();
  });

  return {
    current: () => served,
    async handler(url, response, headers) {
      if (url === "/own-game.json") {
        const body = JSON.stringify(await served);
        response.writeHead(200, { ...headers, "content-type": "application/json" }).end(body);
        return true;
      }
      if (url !== "/own-game-events") return false;
      response.writeHead(200, { ...headers, "content-type": "text/event-stream" });
      const tell = (event: string): void => void response.write(`data: ${event}\n\n`);
      listeners.add(tell);
      response.on("close", () => listeners.delete(tell));
      response.write(": here\n\n");
      return true;
    },
    close() {
      watcher.close();
      clearTimeout(timer);
      stopLoading.abort();
    },
  };
}
