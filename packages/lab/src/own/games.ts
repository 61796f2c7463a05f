import {
  CATALOGUE,
  type CatalogueEntry,
  type CatalogueGame,
  findGame as findOfCatalogue,
  kitOfTable,
  MarienbadError,
} from "marienbad";
import chessEndings from "../../../../examples/chess-endings.ts";
import { MY_RULES, RULES_BEFORE } from "./id.ts";
import { type OwnGame, ownGame, ownGames } from "./registry.ts";
import * as texts from "./texts.ts";

/** Games that the lab shows beside the catalogue: somebody's own file of rules, as anybody could have written it. */
const EXAMPLES: readonly CatalogueEntry[] = [chessEndings];

const entries = new WeakMap<OwnGame, CatalogueEntry>();

/** One's own game as any other: made once from its table. */
function entryOf(game: OwnGame): CatalogueEntry {
  const known = entries.get(game);
  if (known !== undefined) return known;
  const kit = kitOfTable(game.table);
  const entry: CatalogueEntry = {
    id: game.id,
    title: game.title,
    summary: texts.ownRules,
    reference: "",
    options: {},
    make: () => ({ id: game.id, options: {}, kit }),
  };
  entries.set(game, entry);
  return entry;
}

/** Every game that can be played here: one's own, the catalogue, then examples that are not served as one's own. */
export function allGames(): readonly CatalogueEntry[] {
  const examples = EXAMPLES.filter(({ id }) => ownGame(id) === undefined);
  return [...ownGames().map(entryOf), ...CATALOGUE, ...examples];
}

/** A game by its id; another one is refused. */
export function findGame(id: string): CatalogueEntry {
  const own = ownGame(id);
  if (own !== undefined) return entryOf(own);
  if (id === MY_RULES) throw new MarienbadError("unknown-name", texts.rulesNotHere);
  if (id === RULES_BEFORE) throw new MarienbadError("unknown-name", texts.versionNotHere);
  return EXAMPLES.find((example) => example.id === id) ?? findOfCatalogue(id);
}

/** A game by its id, with these options. */
export function makeGame(id: string, options: Readonly<Record<string, unknown>> = {}): CatalogueGame {
  return findGame(id).make(options);
}
