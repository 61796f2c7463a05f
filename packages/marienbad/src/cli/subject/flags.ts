import { ARENA_FORMATS, DEAD_END_RULES, DEFAULT_LIMIT, type DeadEndRule, type OwnerRule } from "../../arena/index.ts";
import { text } from "../../base/text.ts";
import { type Call, choiceFlag, type Flag, integerFlag } from "../core/command.ts";

export const ARENA_FORMAT_IDS: readonly string[] = ARENA_FORMATS.map(({ id }) => id);

/** Flags of every command that takes GAME|FILE. */
export const SUBJECT_FLAGS: readonly Flag[] = [
  {
    name: "dead-end",
    value: DEAD_END_RULES.join("|"),
    summary: text("what a dead end means (default draw)", "ce que vaut un cul-de-sac (draw par défaut)"),
  },
  {
    name: "player-slot",
    value: "K",
    summary: text(
      "the slot of the tuples that names the player, from 0",
      "la case des couples qui nomme le joueur, dès 0",
    ),
  },
  {
    name: "player0-below",
    value: "N",
    summary: text("player 0 owns the vertices below N", "le joueur 0 contrôle les sommets inférieurs à N"),
  },
  {
    name: "input",
    value: ARENA_FORMAT_IDS.join("|"),
    summary: text(
      "format of the file read (default: by its ending)",
      "format du fichier lu (par défaut : selon son nom)",
    ),
  },
];

export const LIMIT_FLAG: Flag = {
  name: "limit",
  value: "N",
  summary: text(
    `explore at most N positions (default ${DEFAULT_LIMIT.toLocaleString("en")})`,
    `explorer au plus N positions (${DEFAULT_LIMIT.toLocaleString("fr")} par défaut)`,
  ),
};

export function deadEndRule(call: Call): DeadEndRule {
  return choiceFlag(call, "dead-end", DEAD_END_RULES) ?? "draw";
}

/** Who owns the vertices of a dictionary that does not say it. */
export function ownerRule(call: Call): OwnerRule | undefined {
  const slot = integerFlag(call, "player-slot", { min: -100, max: 100 });
  if (slot !== undefined) return { kind: "slot", slot };
  const threshold = integerFlag(call, "player0-below", { min: Number.MIN_SAFE_INTEGER });
  return threshold === undefined ? undefined : { kind: "below", threshold };
}
