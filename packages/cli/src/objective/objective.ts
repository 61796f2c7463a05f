import type { Arena } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { asParity, type ObjectiveOptions, resolveObjective } from "marienbad/objective";
import type { Call } from "../core/command.ts";
import { deadEndRule, objectiveFlag, objectiveOwner } from "../subject/flags.ts";
import { hasObjective, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/** The arena to draw, with its objective; as priorities unless it is the first player's, without dead-end rules. */
export function withObjective(call: Call, subject: Subject): Subject {
  const { arena } = subject;
  if (!hasObjective(call, subject)) return subject;
  if (arena === undefined) throw new MarienbadError("not-applicable", texts.ONLY_ARENAS);
  const options = objectiveOptions(call, arena);
  const isPlain = options.player === 0 && !("dead-end" in call.flags);
  return { ...subject, arena: isPlain ? { ...arena, objective: options.objective } : asParity(arena, options) };
}

/** The objective resolved from the flags and the arena. */
export function objectiveOptions(call: Call, arena: Arena): ReturnType<typeof resolveObjective> {
  const options: ObjectiveOptions = {
    objective: objectiveFlag(call),
    player: objectiveOwner(call),
    deadEnds: deadEndRule(call),
  };
  return resolveObjective(arena, options);
}
