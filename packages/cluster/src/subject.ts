import { MarienbadError } from "marienbad";
import type { FileStore, JsonValue, TaskGame, TaskSubject } from "marienbad/levels";
import { DEAD_END, type GameSource, isModule, loadLevelledGame, type NamedGame } from "marienbad/node";
import { fetchRules } from "./rules.ts";
import { REFUSED } from "./task-question.ts";
import * as texts from "./texts.ts";

/** What a game is called where it is loaded again, on another machine. */
export function subjectOf({ solved }: NamedGame, version: string): TaskSubject {
  const { game, options, rules = "", symmetry = false } = solved;
  return {
    game,
    options: options as Record<string, JsonValue>,
    content: rules,
    version,
    ...(symmetry && { symmetry }),
  };
}

/** Makes the task game of a subject here: from the catalogue, or from rules that are in the store. */
export async function makeGame(subject: TaskSubject, store: FileStore, scratch: string): Promise<TaskGame> {
  const { game, symmetry = false } = subject;
  const { [DEAD_END]: deadEnd, ...options } = subject.options;
  const source: GameSource = {
    game: isModule(game) ? await fetchRules(store, subject, scratch) : game,
    options,
    symmetry,
    ...(deadEnd !== undefined && { deadEnd: deadEnd as NonNullable<GameSource["deadEnd"]> }),
  };
  const named = await loadLevelledGame(source);
  if (named.solved.rules !== subject.content) {
    throw new MarienbadError("not-applicable", texts.otherRules(game), { parameters: { [REFUSED]: true } });
  }
  return await taskGameOf(named);
}

/** The tasks of a game. */
export async function taskGameOf(named: NamedGame): Promise<TaskGame> {
  const game = await named.kit.levels?.tasks?.();
  if (game === undefined) throw new MarienbadError("not-applicable", texts.otherRules(named.solved.game));
  return game;
}
