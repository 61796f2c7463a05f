import { MarienbadError } from "marienbad";
import { loadFamilies } from "marienbad/games";
import { type Command, DEAD_END_FLAG, readVersion, say, solveByLevels, takeWords, textFlag } from "marienbad-cli";
import { type ElsewhereSolve, onQueue } from "../elsewhere.ts";
import type { SolveState } from "../queue/machines.ts";
import { flag, PROGRAM, QUEUE_FLAG, STORE_FLAG, SYMMETRY_FLAG, storeOf, withServer } from "./flags.ts";
import { texts } from "./texts.ts";

export const solve: Command = {
  name: "solve",
  program: PROGRAM,
  subjects: loadFamilies,
  usage:
    "solve GAME [key=value…] --database FILE --queue URL --store PLACE [--symmetry] [--levels] [--segments] [--verify]",
  flags: [
    flag("database", texts.DATABASE_FLAG, "FILE"),
    QUEUE_FLAG,
    STORE_FLAG,
    SYMMETRY_FLAG,
    DEAD_END_FLAG,
    flag("levels", texts.LEVELS_FLAG),
    flag("segments", texts.SEGMENTS_FLAG),
    flag("verify", texts.VERIFY_FLAG),
  ],
  examples: [
    "marienbad-cluster solve connect4 columns=5 rows=5 --database 5x5.db --queue redis://localhost:6379 " +
      "--store /shared/marienbad",
  ],
  async run(call) {
    const [word] = takeWords(call, solve, 1);
    const database = textFlag(call, "database");
    if (database === undefined)
      throw new MarienbadError("bad-argument", texts.missingFlag("solve", "database", "FILE"));
    const store = await storeOf(call, solve);
    return await withServer(call, solve, async (server) => {
      let begun: ElsewhereSolve | undefined;
      let state: SolveState | undefined;
      const code = await solveByLevels(call, word, database, async (game) => {
        begun = await onQueue(game, {
          server,
          store,
          version: readVersion(),
          signal: call.signal,
          onNote: (note) => call.output.note(say(call, note)),
          onState: (now) => {
            state = now;
          },
        });
        return begun;
      });
      if (state !== undefined) call.output.note(say(call, texts.exchanged(state)));
      await begun?.remove(); // the database has all of it
      return code;
    });
  },
};
