import {
  ARENA_FORMATS,
  DEAD_END_RULES,
  DEFAULT_LIMIT,
  type DeadEndRule,
  OBJECTIVE_IDS,
  type ObjectiveId,
  type OwnerRule,
} from "marienbad/arena";
import { type Call, choiceFlag, type Flag, flag, integerFlag } from "../core/command.ts";

export const ARENA_FORMAT_IDS: readonly string[] = ARENA_FORMATS.map(({ id }) => id);

/** The flag `--dead-end`. */
export const DEAD_END_FLAG: Flag = flag(
  `dead-end ${DEAD_END_RULES.join("|")}`,
  "what a dead end means (default draw in an arena; of rules, what they say)",
  "ce que vaut un cul-de-sac (par défaut draw dans une arène ; pour des règles, ce qu'elles disent)",
);

/** Flags of every command that takes GAME|FILE. */
export const SUBJECT_FLAGS: readonly Flag[] = [
  DEAD_END_FLAG,
  flag(
    "player-slot K",
    "the slot of the tuples that names the player, from 0",
    "la case des couples qui nomme le joueur, dès 0",
  ),
  flag("player0-below N", "player 0 owns the vertices below N", "le joueur 0 contrôle les sommets inférieurs à N"),
  flag(
    `input ${ARENA_FORMAT_IDS.join("|")}`,
    "format of the file read (default: by its ending)",
    "format du fichier lu (par défaut : selon son nom)",
  ),
];

export const SYMMETRY_FLAG: Flag = flag(
  "symmetry",
  "treat mirror images as one position",
  "confondre les positions symétriques",
);

/** Flags of commands that support other objectives than reaching goals. */
export const OBJECTIVE_FLAGS: readonly Flag[] = [
  flag(
    `objective ${OBJECTIVE_IDS.join("|")}`,
    "what the players want (default: as the arena says; .gm and .pg are parity games)",
    "ce que veulent les joueurs (par défaut : selon l'arène ; .gm et .pg sont des jeux de parité)",
  ),
  flag("objective-of 0|1", "whose objective it is (default 0)", "à qui est l'objectif (0 par défaut)"),
];

export const LIMIT_FLAG: Flag = flag(
  "limit N",
  `explore at most N positions (default ${DEFAULT_LIMIT.toLocaleString("en")})`,
  `explorer au plus N positions (${DEFAULT_LIMIT.toLocaleString("fr")} par défaut)`,
);

export function deadEndRule(call: Call): DeadEndRule | undefined {
  return choiceFlag(call, "dead-end", DEAD_END_RULES);
}

export function objectiveFlag(call: Call): ObjectiveId | undefined {
  return choiceFlag(call, "objective", OBJECTIVE_IDS);
}

/** The player whose objective it is. */
export function objectiveOwner(call: Call): 0 | 1 | undefined {
  const player = choiceFlag(call, "objective-of", ["0", "1"]);
  return player === undefined ? undefined : player === "0" ? 0 : 1;
}

/** The owner rule for a dictionary that does not give owners. */
export function ownerRule(call: Call): OwnerRule | undefined {
  const slot = integerFlag(call, "player-slot", { min: -100, max: 100 });
  if (slot !== undefined) return { kind: "slot", slot };
  const threshold = integerFlag(call, "player0-below", { min: Number.MIN_SAFE_INTEGER });
  return threshold === undefined ? undefined : { kind: "below", threshold };
}
