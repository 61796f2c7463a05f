import { existsSync } from "node:fs";
import { basename } from "node:path";
import { type DeadEndRule, rulesWithDeadEnds } from "../arena/index.ts";
import { MarienbadError } from "../base/error.ts";
import { unknownName } from "../base/nearest.ts";
import type { OptionSpecs } from "../base/options.ts";
import type { Text } from "../base/text.ts";
import {
  type AnyKit,
  canonicalImage,
  type Game,
  ownKit,
  plainKit,
  type Symmetry,
  searchFaultOfLevels,
  upToSymmetry,
} from "../game/index.ts";
import { UNNAMED } from "../games/entry.ts";
import { type CatalogueEntry, type CatalogueGame, defineGame, findGame, type OwnDefinition } from "../games/index.ts";
import { type AnyLevelledGame, levelledGame, type Solved } from "../levels/index.ts";
import { NO_SUCH_FILE, unreadable } from "./files.ts";
import { importModule, placeOfError } from "./import-module.ts";
import { isModule } from "./javascript.ts";
import { contentOfModule, contentOfRules } from "./rules-content.ts";
import * as texts from "./texts.ts";

/** How a game is named where it is loaded, and loaded again: in a thread for example. */
export interface GameSource {
  /** A game of the catalogue, or the path of a file of rules. */
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What a dead end of the rules means; a draw by default. */
  readonly deadEnd?: DeadEndRule;
  /** Whether images of a position are one position, where a game is solved by levels. */
  readonly symmetry?: boolean;
}

/** A game of the catalogue, or somebody's own rules, with these options. A file of rules is run as code. */
export async function loadGame({ game, options = {}, deadEnd = "draw" }: GameSource): Promise<CatalogueGame> {
  const made = isModule(game) ? await loadModule(game, options) : findGame(game).make(options);
  return { ...made, kit: { ...made.kit, rules: rulesWithDeadEnds(made.kit.rules, deadEnd) } };
}

/** A game that is solved by levels: what a database of it says that it is of, and how threads can load it too. */
export interface NamedGame extends AnyLevelledGame {
  readonly source: GameSource;
  readonly kit: AnyKit;
  readonly solved: Solved;
  /** What whoever waits for it should know. */
  readonly note?: Text;
  /** The position that stands for this one and its images: itself, unless they are one position. */
  imageOf(position: unknown): unknown;
}

/** What dead ends mean is kept beside the options of the game. */
export const DEAD_END = "dead-end";

/** A game that can be solved by levels; any other throws `not-applicable`. */
export async function loadLevelledGame(source: GameSource): Promise<NamedGame> {
  return nameLevelledGame(source, await loadGame(source));
}

/** The same, of a game that has been loaded. */
export function nameLevelledGame(source: GameSource, { options, kit }: Omit<CatalogueGame, "id">): NamedGame {
  const { game, deadEnd = "draw", symmetry = false } = source;
  const name = nameInDatabase(game);
  // Rules of the catalogue have a result at every dead end, somebody's own need not; tasks of their own, and rules by
  // key, cannot know of it.
  const hasOwnDeadEnds = isModule(game) && deadEnd !== "draw";
  const mirrored = symmetry ? mirroredKit(name, kit) : kit;
  const solvedKit = hasOwnDeadEnds || symmetry ? byRulesAlone(mirrored) : kit;
  const isSlower = symmetry && kit.levels?.tasks !== undefined;
  return {
    ...levelledGame(name, solvedKit),
    ...(isSlower && { note: texts.withoutTasks() }),
    source,
    kit: solvedKit,
    solved: {
      game: name,
      options: hasOwnDeadEnds ? { ...options, [DEAD_END]: deadEnd } : options,
      rules: isModule(game) ? contentOfModule(game) : contentOfRules(kit.rules),
      ...(symmetry && { symmetry }),
    },
    imageOf: (position) =>
      symmetry ? canonicalImage(kit.rules, kit.symmetry as Symmetry<unknown>, position) : position,
  };
}

/** The same game with mirror images as one position. */
function mirroredKit(name: string, kit: AnyKit): AnyKit {
  if (kit.symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(name));
  return { ...kit, rules: upToSymmetry(kit.rules, kit.symmetry) };
}

/** A kit without what goes around its rules: tasks of its own, rules by key. */
function byRulesAlone({ levels, byKey, ...kit }: AnyKit): AnyKit {
  if (levels === undefined) return kit;
  return { ...kit, levels: { positionOf: (key) => levels.positionOf(key), levelOf: (at) => levels.levelOf(at) } };
}

/** What a database says that it is of: a game of the catalogue, or a file of rules, in whatever folder it lies. */
export function nameInDatabase(game: string): string {
  return isModule(game) ? basename(game) : game;
}

/** Somebody's own levels are tried out along random plays, before anything is solved; a fault throws `bad-rules`. */
export function checkLevels({ source, solved, kit: { rules, levels, byKey, notation } }: NamedGame): void {
  const fault = isModule(source.game) && levels !== undefined ? searchFaultOfLevels(rules, levels, byKey) : undefined;
  if (fault === undefined) return;
  const place = notation.writePosition(fault.position);
  throw new MarienbadError("bad-rules", texts.wrongLevels(solved.game, place, fault.text));
}

/**
 * Somebody's own rules: the default export of a file of JavaScript or TypeScript, which is a game, or a kit (rules, and
 * beside them whatever else there is), or what `defineGame` makes of options and `build`, or these as they are.
 */
async function loadModule(path: string, options: Readonly<Record<string, unknown>>): Promise<CatalogueGame> {
  const exported = await loadDefaultExport(path);
  const entry = isDefinition(exported) ? defineGame(exported) : exported;
  if (isEntry(entry)) return { ...entry.make(options), id: entry.id === UNNAMED ? path : entry.id };
  const [unknown] = Object.keys(options);
  if (unknown !== undefined) throw new MarienbadError("unknown-name", unknownName(texts.OPTION, unknown, []));
  if (hasRules(exported)) return { id: path, options: {}, kit: plainKit(exported.rules, exported) };
  if (isGame(exported)) return { id: path, options: {}, kit: ownKit(exported) };
  throw new MarienbadError("bad-rules", texts.noGameInside(path, GAME_PARTS));
}

/** What a file of JavaScript or TypeScript exports by default. The file is run as code. */
export async function loadDefaultExport(path: string): Promise<unknown> {
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  try {
    return (await importModule(path)).default;
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    throw new MarienbadError("file", texts.notLoaded(path, why, await placeOfError(error, path)));
  }
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

function hasRules(value: unknown): value is Partial<AnyKit> & Pick<AnyKit, "rules"> {
  const kit = value as Partial<AnyKit> | null | undefined;
  return typeof kit === "object" && kit !== null && isGame(kit.rules);
}

/** Options and what builds a game of them, as plain data: such a file need not import anything. */
function isDefinition(value: unknown): value is OwnDefinition<string, OptionSpecs, unknown, unknown> {
  const definition = value as Partial<OwnDefinition<string, OptionSpecs, unknown, unknown>> | null | undefined;
  return typeof definition === "object" && definition !== null && typeof definition.build === "function";
}

function isEntry(value: unknown): value is CatalogueEntry {
  const entry = value as Partial<CatalogueEntry> | null | undefined;
  return (
    typeof entry === "object" && entry !== null && typeof entry.id === "string" && typeof entry.make === "function"
  );
}
