import {
  type Command,
  integerFlag,
  readVersion,
  say,
  THREADS_FLAG,
  takeWords,
  textFlag,
  threadsFlag,
} from "marienbad-cli";
import { tryFolder } from "../store/open.ts";
import { texts } from "../texts.ts";
import { work } from "../work.ts";
import { flag, PROGRAM, QUEUE_FLAG, STORE_FLAG, storeOf, withServer } from "./flags.ts";
import { texts as commandTexts } from "./texts.ts";

const DEFAULT_PATIENCE = 10;

export const workCommand: Command = {
  name: "work",
  program: PROGRAM,
  usage: "work --queue URL --store PLACE [--threads N] [--cache FOLDER] [--patience SECONDS]",
  flags: [
    QUEUE_FLAG,
    STORE_FLAG,
    THREADS_FLAG,
    flag("cache", commandTexts.CACHE_FLAG, "FOLDER"),
    flag("patience", commandTexts.patienceFlag(DEFAULT_PATIENCE), "SECONDS"),
  ],
  details: commandTexts.WORK_DETAILS,
  examples: [
    "marienbad-cluster work --queue redis://localhost:6379 --store /shared/marienbad",
    "marienbad-cluster work --queue rediss://me:secret@queue.example:6379 --store s3://games/solves --threads 8",
  ],
  async run(call) {
    takeWords(call, workCommand, 0);
    const store = await storeOf(call, workCommand);
    const threads = threadsFlag(call);
    const patience = integerFlag(call, "patience", { min: 1, max: 3600 }, DEFAULT_PATIENCE);
    const cache = textFlag(call, "cache");
    if (cache !== undefined) await tryFolder(cache);
    return await withServer(call, workCommand, async (server) => {
      const onNote = (note: Parameters<typeof say>[1]): void => call.output.note(say(call, note));
      onNote(texts.working(threads, server.name, store));
      await work({ server, store, version: readVersion(), threads, patience, cache, signal: call.signal, onNote });
      return 0;
    });
  },
};
