import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { MarienbadError } from "../base/error.ts";
import type { Player } from "../game/index.ts";
import { type Move, type Options, type Position, rules } from "../games/connect4/rules.ts";
import {
  connect4Engine,
  type DecidedLayer,
  keyedConnect4,
  type LayerDatabase,
  layersOf,
  rankOfValue,
  solveLayers,
  verifyLayer,
  winnerOfValue,
  writeDatabase,
} from "../layers/index.ts";
import { type Call, say } from "./command.ts";
import { folderStore, openDatabase, partsFolder, writePiecesSafely } from "./layer-files.ts";

/** What a database knows about a position or a move. */
export interface Known {
  readonly winner: Player | undefined;
  readonly rank: number;
}

/** Solves connect-4 wholly into a database, with progress; goes on where it was when it had been stopped. */
export async function buildDatabase(call: Call, path: string, options: Options): Promise<void> {
  const { columns, rows, align } = options;
  const parts = partsFolder(path);
  const goesOn = existsSync(parts);
  const store = await folderStore(parts, `connect4 columns=${columns} rows=${rows} align=${align}`);
  if (goesOn) call.output.note(say(call, { en: `Going on from ${parts}.`, fr: `Reprise depuis ${parts}.` }));
  await solveLayers(connect4Engine(options), {
    store,
    signal: call.signal,
    onProgress({ phase, level, positions, total }) {
      const doing = phase === "finding" ? { en: "finding", fr: "recherche" } : { en: "deciding", fr: "décision" };
      const count = (value: number): string => value.toLocaleString(call.language);
      call.output.progress(`${say(call, doing)}: ${level} (${count(positions)}), ${count(total)}`);
    },
  });
  call.output.progress(say(call, { en: "writing the database", fr: "écriture de la base" }));
  await writePiecesSafely(
    path,
    writeDatabase({ game: "connect4", options: { columns, rows, align } }, layersOf(store)),
  );
  await rm(parts, { recursive: true });
  call.output.done();
}

/** Checks every claim of a database against the rules; the first that fails, in words, or undefined. */
export async function checkDatabase(
  call: Call,
  database: LayerDatabase,
  options: Options,
): Promise<string | undefined> {
  const game = keyedConnect4(options);
  let next: DecidedLayer | undefined;
  for (let level = database.layers.length - 1; level >= 0; level--) {
    if (call.signal.aborted) throw new MarienbadError("interrupted", `Interrupted before layer ${level}.`);
    call.output.progress(`${level}: ${database.layers[level].positions.toLocaleString(call.language)} positions`);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const layer = await database.layer(level);
    const wrong = verifyLayer(game, level, layer, next);
    if (wrong !== undefined) return `layer ${wrong.level}, position ${wrong.key}: ${wrong.message}`;
    next = layer;
  }
  call.output.done();
  return undefined;
}

/** Calls back with a database of connect-4 and closes it afterwards. */
export async function withDatabase<Answer>(
  path: string,
  ask: (database: LayerDatabase, options: Options) => Promise<Answer>,
): Promise<Answer> {
  const { database, close } = await openDatabase(path);
  try {
    if (database.solved.game !== "connect4") {
      throw new MarienbadError("bad-input", `${path} is a database of ${database.solved.game}, not of connect4.`);
    }
    return await ask(database, database.solved.options as unknown as Options);
  } finally {
    await close();
  }
}

/** What is known about a position and about each of its moves, from the left; the rank of a move counts what remains after it. */
export async function lookUp(
  database: LayerDatabase,
  options: Options,
  position: Position,
): Promise<Known & { readonly moves: readonly (Known & { readonly move: Move })[] }> {
  const game = rules(options);
  const one = async (place: Position): Promise<Known> => {
    const value = await database.find(place.placed, game.key(place) as number);
    if (value === undefined) {
      throw new MarienbadError(
        "illegal-position",
        "This position cannot be reached by play, so the database has it not.",
      );
    }
    return { winner: winnerOfValue(value), rank: rankOfValue(value) };
  };
  const own = await one(position);
  const moves = [];
  for (const move of game.moves(position)) {
    moves.push({ move, ...(await one(game.play(position, move))) });
  }
  return { ...own, moves };
}
