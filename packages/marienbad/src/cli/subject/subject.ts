import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import {
  ARENA_FORMATS,
  type Arena,
  arenaKit,
  DEAD_END_RULES,
  DEFAULT_LIMIT,
  type DeadEndRule,
  type Exploration,
  exploreInSlices,
  type OwnerRule,
  rulesWithDeadEnds,
  sniffFormat,
  withDeadEnds,
} from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { nearest, unknownName } from "../../base/nearest.ts";
import type { Text } from "../../base/text.ts";
import type { AnyKit, Game } from "../../game/index.ts";
import { plainKit, readPosition } from "../../game/index.ts";
import { CATALOGUE, type CatalogueEntry, type CatalogueGame, findGame } from "../../games/index.ts";
import { isFileName, NO_SUCH_FILE, readBytes, unreadable } from "../../node/files.ts";
import { accept } from "../core/accept.ts";
import { type Call, choiceFlag, type Flag, integerFlag, textFlag } from "../core/command.ts";
import { importModule } from "./import-module.ts";

/** What a command is about: a game of the catalogue, somebody's rules, or an arena in a file. */
export interface Subject {
  /** As JSON shows it: the id of the game, or the file. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly kit: AnyKit;
  /** The arena itself, when that is what was given. */
  readonly arena: Arena | undefined;
  /** What dead ends of the rules mean, where that was said. */
  readonly deadEnd?: DeadEndRule;
}

/** Flags of every command that takes GAME|FILE. */
export const SUBJECT_FLAGS: readonly Flag[] = [
  {
    name: "dead-end",
    value: DEAD_END_RULES.join("|"),
    summary: { en: "what a dead end means (default draw)", fr: "ce que vaut un cul-de-sac (draw par défaut)" },
  },
  {
    name: "player-slot",
    value: "K",
    summary: {
      en: "the slot of the tuples that names the player, from 0",
      fr: "la case des couples qui nomme le joueur, dès 0",
    },
  },
  {
    name: "player0-below",
    value: "N",
    summary: { en: "player 0 owns the vertices below N", fr: "le joueur 0 contrôle les sommets inférieurs à N" },
  },
  {
    name: "format",
    value: ARENA_FORMATS.map(({ id }) => id).join("|"),
    summary: {
      en: "format of the file, when its ending does not tell",
      fr: "format du fichier, si son nom ne le dit pas",
    },
  },
];

const MODULE_ENDINGS = [".js", ".mjs", ".cjs"];

/** Loads what was named: `nim`, `arena.py`, `./mygame.js`, `-`. */
export async function loadSubject(call: Call, name: string): Promise<Subject> {
  if (!isModule(name) && isFileName(name) && !isOfCatalogue(name)) return loadArena(call, name);
  return loadGame(name, call.options, deadEndRule(call));
}

/** Somebody's own rules, or a game of the catalogue, with these options. */
export async function loadGame(word: string, given: Subject["options"], deadEnd: DeadEndRule): Promise<Subject> {
  const { id, options, kit } = isModule(word) ? await loadModule(word, given) : findGame(word).make(given);
  const rules = rulesWithDeadEnds(kit.rules, deadEnd);
  return { name: id, options, kit: { ...kit, rules }, arena: undefined, deadEnd };
}

/** What a database says that it is of: a game of the catalogue, or a file of rules, in whatever folder it lies. */
export function nameInDatabase(word: string): string {
  return isModule(word) ? basename(word) : word;
}

function isModule(word: string): boolean {
  return MODULE_ENDINGS.includes(extname(word));
}

export function isOfCatalogue(word: string): boolean {
  return CATALOGUE.some(({ id }) => id === word);
}

async function loadModule(path: string, given: Subject["options"]): Promise<CatalogueGame> {
  let loaded: { default?: unknown };
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  try {
    loaded = await importModule(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MarienbadError("file", {
      en: `${path} cannot be loaded: ${why}.`,
      fr: `${path} ne peut pas être chargé : ${why}.`,
    });
  }
  const exported = loaded.default;
  if (isEntry(exported)) return { ...exported.make(given), id: exported.id };
  const [unknown] = Object.keys(given);
  if (unknown !== undefined)
    throw new MarienbadError("unknown-name", unknownName({ en: "option", fr: "d'option" }, unknown, []));
  if (hasRules(exported)) return { id: path, options: {}, kit: plainKit(exported.rules, exported) };
  if (isGame(exported)) return { id: path, options: {}, kit: plainKit(exported) };
  throw new MarienbadError("bad-rules", {
    en: `${path} has no game as its default export: it should be an object with ${GAME_PARTS.join(", ")}, or one with rules that are such an object, or a catalogue entry.`,
    fr: `${path} n'a pas de jeu comme export par défaut : ce devrait être un objet avec ${GAME_PARTS.join(", ")}, ou un objet dont « rules » en est un, ou une entrée de catalogue.`,
  });
}

const GAME_PARTS = ["start", "turn", "moves", "play", "result", "key"] as const;

function isGame(value: unknown): value is Game<unknown, unknown> {
  const game = value as Partial<Game<unknown, unknown>> | null | undefined;
  return (
    typeof game === "object" &&
    game !== null &&
    "start" in game &&
    GAME_PARTS.slice(1).every((part) => typeof game[part] === "function")
  );
}

/** Rules, and beside them whatever else of a kit there is. */
function hasRules(value: unknown): value is Partial<AnyKit> & Pick<AnyKit, "rules"> {
  const kit = value as Partial<AnyKit> | null | undefined;
  return typeof kit === "object" && kit !== null && isGame(kit.rules);
}

function isEntry(value: unknown): value is CatalogueEntry {
  const entry = value as Partial<CatalogueEntry> | null | undefined;
  return (
    typeof entry === "object" && entry !== null && typeof entry.id === "string" && typeof entry.make === "function"
  );
}

async function loadArena(call: Call, path: string): Promise<Subject> {
  const [option] = Object.keys(call.options);
  if (option !== undefined) {
    throw new MarienbadError("unknown-name", {
      en: `An arena has no options, so ${option}= means nothing here.`,
      fr: `Une arène n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
    });
  }
  const known = ARENA_FORMATS.map(({ id }) => id);
  const id = choiceFlag(call, "format", known) ?? extname(path).slice(1);
  if (path !== "-" && !known.includes(id)) {
    const guess = didYouMean(path);
    throw new MarienbadError("unknown-name", {
      en: `${path} is no game and no known kind of file: a file should end in .${known.join(", .")} or .js, or --format should tell.${guess.en}`,
      fr: `${path} n'est ni un jeu ni une sorte de fichier connue : un fichier devrait finir par .${known.join(", .")} ou .js, ou --format devrait le dire.${guess.fr}`,
    });
  }
  const content = await readBytes(path);
  const format =
    ARENA_FORMATS.find((candidate) => candidate.id === id) ??
    sniffFormat(new TextDecoder().decode(content.subarray(0, SNIFFED_BYTES)));
  const owners = ownerRule(call);
  const read = accept(call, path, format.read(content, owners === undefined ? {} : { owners }));
  const arena = withDeadEnds(read, deadEndRule(call));
  return { name: path, options: {}, kit: arenaKit(arena), arena };
}

/** What tells the format of a file is at its beginning. */
const SNIFFED_BYTES = 1 << 16;

function didYouMean(name: string): Text {
  const close = nearest(
    name,
    CATALOGUE.map(({ id }) => id),
  );
  if (close === undefined) return { en: "", fr: "" };
  return { en: ` Did you mean "${close}"?`, fr: ` Vouliez-vous dire "${close}" ?` };
}

function deadEndRule(call: Call): DeadEndRule {
  return choiceFlag(call, "dead-end", DEAD_END_RULES) ?? "draw";
}

function ownerRule(call: Call): OwnerRule | undefined {
  const slot = integerFlag(call, "player-slot", { min: -100, max: 100 });
  if (slot !== undefined) return { kind: "slot", slot };
  const threshold = integerFlag(call, "player0-below", { min: Number.MIN_SAFE_INTEGER });
  return threshold === undefined ? undefined : { kind: "below", threshold };
}

export const LIMIT_FLAG: Flag = {
  name: "limit",
  value: "N",
  summary: {
    en: `the most positions to explore (default ${DEFAULT_LIMIT.toLocaleString("en")})`,
    fr: `le plus grand nombre de positions à explorer (${DEFAULT_LIMIT.toLocaleString("fr")} par défaut)`,
  },
};

/** The arena of a subject from a position on, with progress on a terminal and a clean stop on Ctrl-C. */
export async function exploreSubject(
  call: Call,
  subject: Subject,
  { from = subject.kit.rules.start as unknown, keepPositions = true }: { from?: unknown; keepPositions?: boolean } = {},
): Promise<Exploration<unknown>> {
  const { arena, kit } = subject;
  if (arena !== undefined) {
    // Given whole: all of it is the answer, reachable or not.
    const positions = keepPositions ? Array.from({ length: arena.vertexCount }, (_, vertex) => vertex) : [];
    return { arena, depth: 0, positions, vertexOf: (vertex) => vertex as number };
  }
  const limit = integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT);
  const exploration = await exploreInSlices<unknown, unknown>(kit.rules, {
    from,
    limit,
    keepPositions,
    label: (position) => kit.notation.writePosition(position),
    signal: call.signal,
    onProgress({ found, expanded }) {
      const share = Math.min(1, expanded / found);
      const bar = "█".repeat(Math.round(share * 20)).padEnd(20, "░");
      call.output.progress(`${bar} ${found.toLocaleString(call.language)} positions`);
    },
  });
  call.output.done();
  return exploration;
}

/** The place given by `--from`. */
export function fromFlag(call: Call, subject: Subject): unknown {
  const text = textFlag(call, "from");
  return text === undefined ? undefined : readPlace(subject, text);
}

/** A position or vertex that was typed: as it is written, spaces aside, or as the moves that lead there. */
export function readPlace(subject: Subject, text: string): unknown {
  const { arena, kit } = subject;
  if (arena === undefined) return readPosition(kit, text);
  const strip = (label: string): string => label.replace(/\s+/g, "");
  for (let vertex = 0; vertex < arena.vertexCount; vertex++)
    if (strip(arena.label(vertex)) === strip(text)) return vertex;
  const labels = Array.from({ length: Math.min(arena.vertexCount, 1000) }, (_, vertex) => arena.label(vertex));
  throw new MarienbadError("unknown-name", unknownName({ en: "vertex", fr: "de sommet" }, text, labels));
}
