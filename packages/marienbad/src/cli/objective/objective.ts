import { type Arena, DEAD_END_RULES, objectiveOf } from "../../arena/index.ts";
import { type ObjectiveOptions, resolveObjective } from "../../objective/index.ts";
import { type Call, choiceFlag } from "../core/command.ts";
import { objectiveFlag } from "../subject/flags.ts";
import type { Subject } from "../subject/subject.ts";

/**
 * Whether what is asked for is more than to reach goals, of which every command tells winners, draws and ranks: another
 * objective, or that of one player alone.
 */
export function hasObjective(call: Call, { arena }: Subject): boolean {
  const objective = objectiveFlag(call) ?? (arena === undefined ? "reach" : objectiveOf(arena));
  return objective !== "reach" || objectiveOwner(call) !== undefined;
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
