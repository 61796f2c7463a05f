import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { type DeadEndRule, rulesWithDeadEnds } from "../arena/index.ts";
import { MarienbadError } from "../base/error.ts";
import { sameText, type Text } from "../base/text.ts";
import { type AnyKit, canonicalImage, type Symmetry, searchFaultOfLevels } from "../game/index.ts";
import { CATALOGUE, type CatalogueEntry, type CatalogueGame, findGame, gameOfModule } from "../games/index.ts";
import { GAME_PARTS, isOwnGame, missingParts } from "../games/own-module.ts";
import { type AnyLevelledGame, KEYS_OF_RULES, kitOfImages, levelledGame, type Solved } from "../levels/index.ts";
import { NO_SUCH_FILE, unreadable } from "./files.ts";
import { importModule, placeOfError } from "./import-module.ts";
import { isModule, moduleBeside } from "./javascript.ts";
import { contentOfModule, contentOfRules } from "./rules-content.ts";
import * as texts from "./texts.ts";

/** How a game is named where it is loaded, and loaded again: in a thread for example. */
export interface GameSource {
  /** A game of the catalogue, or the path of a file of rules. */
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What a dead end of the rules means; a draw by default. */
  readonly deadEnd?: DeadEndRule;
  /**
   * Whether images of a position are one position, where a game is solved by levels: by the keys that are best for
   * that, or by those of this name, as a database that is there has them (`imageKeysOf`).
   */
  readonly symmetry?: boolean | string;
}

/** A game of the catalogue, or somebody's own rules, with these options. A file of rules is run as code. */
export async function loadGame({ game, options = {}, deadEnd = "draw" }: GameSource): Promise<CatalogueGame> {
  const made = isModule(game) ? await loadModule(game, options) : ofCatalogue(game).make(options);
  return { ...made, kit: { ...made.kit, rules: rulesWithDeadEnds(made.kit.rules, deadEnd) } };
}

function ofCatalogue(id: string): CatalogueEntry {
  const meant = CATALOGUE.some((entry) => entry.id === id) ? undefined : moduleBeside(id);
  if (meant !== undefined) throw new MarienbadError("unknown-name", texts.didYouMeanFile(id, meant));
  return findGame(id);
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
  const plainKit = hasOwnDeadEnds ? byRulesAlone(kit) : kit;
  const keys = symmetry === true ? (plainKit.levels?.images?.name ?? KEYS_OF_RULES) : symmetry;
  const solvedKit = keys === false ? plainKit : kitOfImages(name, plainKit, keys);
  const isSlower = keys === KEYS_OF_RULES && kit.levels?.tasks !== undefined;
  return {
    ...levelledGame(name, solvedKit),
    ...(isSlower && { note: texts.withoutTasks() }),
    source,
    kit: solvedKit,
    solved: {
      game: name,
      options: hasOwnDeadEnds ? { ...options, [DEAD_END]: deadEnd } : options,
      rules: isModule(game) ? contentOfModule(game) : contentOfRules(kit.rules),
      ...(keys !== false && { symmetry: keys === KEYS_OF_RULES || keys }),
    },
    imageOf: (position) =>
      keys === false ? position : canonicalImage(kit.rules, kit.symmetry as Symmetry<unknown>, position),
  };
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

/** Somebody's own rules: the default export of a file of JavaScript or TypeScript. */
async function loadModule(path: string, options: Readonly<Record<string, unknown>>): Promise<CatalogueGame> {
  const { default: exported, ...others } = await loadExports(path);
  const game = gameOfModule(exported, path, options);
  if (game !== undefined) return game;
  const missing = missingParts(exported);
  const named = Object.keys(others).find((name) => isOwnGame(others[name]));
  throw new MarienbadError(
    "bad-rules",
    exported === undefined && named !== undefined
      ? texts.gameNotDefault(path, named)
      : missing !== undefined
        ? texts.partsMissing(path, missing)
        : texts.noGameInside(path, GAME_PARTS),
  );
}

/** What somebody's own game is called: as its file says, or else by the name of the file. */
export async function titleOfModule(path: string): Promise<Text> {
  const { title = "" } = ((await loadDefaultExport(path)) ?? {}) as { readonly title?: string | Text };
  const given = typeof title === "string" ? sameText(title) : title;
  return given.en === "" ? sameText(basename(path, extname(path))) : given;
}

/** What a file of JavaScript or TypeScript exports by default. The file is run as code. */
export async function loadDefaultExport(path: string): Promise<unknown> {
  return (await loadExports(path)).default;
}

async function loadExports(path: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(path)) throw unreadable(path, NO_SUCH_FILE);
  try {
    return (await importModule(path)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    throw new MarienbadError("file", texts.notLoaded(path, why, await placeOfError(error, path)));
  }
}
