import { MarienbadError } from "marienbad";
import { type FileStore, imageKeysOf, type JsonValue, type TaskGame, type TaskSubject } from "marienbad/levels";
import {
  DEAD_END,
  type GameSource,
  isModule,
  loadLevelledGame,
  type NamedGame,
  verifiable,
  ZLIB,
} from "marienbad/node";
import { OF_MACHINE } from "./queue/trouble.ts";
import { fetchRules } from "./rules.ts";
import * as texts from "./texts.ts";

/** What a game is called where it is loaded again, on another machine. */
export function subjectOf({ solved }: NamedGame, version: string): TaskSubject {
  const { game, options, rules = "" } = solved;
  const symmetry = imageKeysOf(solved);
  return {
    game,
    options: options as Record<string, JsonValue>,
    content: rules,
    version,
    ...(symmetry !== undefined && { symmetry }),
  };
}

/** What a machine gives to one of its threads. */
export interface MakeGameOptions {
  /** A folder for what is only of use while the machine works. */
  readonly scratch: string;
  /** Memory, in MiB. */
  readonly megabytes: number;
}

/** Makes the task game of a subject here: from the catalogue, or from rules that are in the store. */
export async function makeGame(subject: TaskSubject, store: FileStore, options: MakeGameOptions): Promise<TaskGame> {
  const { game, symmetry = false } = subject;
  const { scratch, megabytes } = options;
  const { [DEAD_END]: deadEnd, ...gameOptions } = subject.options;
  const source: GameSource = {
    game: isModule(game) ? await fetchRules(store, subject, scratch) : game,
    options: gameOptions,
    symmetry,
    ...(deadEnd !== undefined && { deadEnd: deadEnd as NonNullable<GameSource["deadEnd"]> }),
  };
  const named = await loadLevelledGame(source);
  if (named.solved.rules !== subject.content) {
    throw new MarienbadError("not-applicable", texts.otherRules(game), { parameters: { [OF_MACHINE]: true } });
  }
  return await taskGameOf(named, megabytes);
}

/** The tasks of a game and of verifying it, with the memory of one thread. */
export async function taskGameOf(named: NamedGame, megabytes?: number): Promise<TaskGame> {
  return verifiable(named, await named.tasks({ packing: ZLIB, ...(megabytes !== undefined && { megabytes }) }));
}
