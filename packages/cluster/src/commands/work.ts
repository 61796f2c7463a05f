import { text } from "marienbad";
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
import { PROGRAM, QUEUE_FLAG, STORE_FLAG, storeOf, withServer } from "./flags.ts";

const DEFAULT_PATIENCE = 10;

export const workCommand: Command = {
  name: "work",
  program: PROGRAM,
  usage: "work --queue URL --store PLACE [--threads N] [--cache FOLDER] [--patience SECONDS]",
  flags: [
    QUEUE_FLAG,
    STORE_FLAG,
    THREADS_FLAG,
    {
      name: "cache",
      value: "FOLDER",
      summary: text(
        "keep copies of files here, at most 16 GiB: for a store that is slow",
        "garder ici des copies de fichiers, 16 Gio au plus : pour un stockage lent",
      ),
    },
    {
      name: "patience",
      value: "SECONDS",
      summary: text(
        `a machine that is silent for so long is given up (default ${DEFAULT_PATIENCE})`,
        `une machine muette aussi longtemps est abandonnée (${DEFAULT_PATIENCE} par défaut)`,
      ),
    },
  ],
  details: text(
    "Rules that the solve brings along, ./mygame.js, are run as code, with all your rights: whoever can write to the " +
      "store decides what runs here.",
    "Les règles qu'une résolution apporte, ./monjeu.js, sont exécutées comme du code, avec tous vos droits : qui " +
      "peut écrire dans le stockage décide de ce qui s'exécute ici.",
  ),
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
