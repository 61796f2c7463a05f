import { type Arena, DEAD_END_RULES, objectiveOf } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { asParity, type ObjectiveOptions, resolveObjective } from "marienbad/objective";
import { type Call, choiceFlag, textFlag } from "../core/command.ts";
import { objectiveFlag } from "../subject/flags.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/**
 * Whether what is asked for is more than to reach goals, of which every command tells winners, draws and ranks: another
 * objective, or that of one player alone.
 */
export function hasObjective(call: Call, { arena }: Subject): boolean {
  const objective = objectiveFlag(call) ?? (arena === undefined ? "reach" : objectiveOf(arena));
  return objective !== "reach" || objectiveOwner(call) !== undefined;
}

/**
 * What is drawn: an arena with the objective that was asked for. Another one than the first player's is said in
 * priorities, and so is what dead ends mean.
 */
export function withObjective(call: Call, subject: Subject): Subject {
  const { arena } = subject;
  if (!hasObjective(call, subject)) return subject;
  if (arena === undefined) throw new MarienbadError("not-applicable", texts.ONLY_ARENAS);
  const options = objectiveOptions(call, arena);
  const isPlain = options.player === 0 && textFlag(call, "dead-end") === undefined;
  return { ...subject, arena: isPlain ? { ...arena, objective: options.objective } : asParity(arena, options) };
}

function objectiveOwner(call: Call): 0 | 1 | undefined {
  const player = choiceFlag(call, "objective-of", ["0", "1"]);
  return player === undefined ? undefined : player === "0" ? 0 : 1;
}

/** What the flags and the arena say together. */
export function objectiveOptions(call: Call, arena: Arena): ReturnType<typeof resolveObjective> {
  const options: ObjectiveOptions = {
    objective: objectiveFlag(call),
    player: objectiveOwner(call),
    deadEnds: choiceFlag(call, "dead-end", DEAD_END_RULES),
  };
  return resolveObjective(arena, options);
}
