import { defineFamily, type Family, MarienbadError } from "marienbad";
import { gameOfTable } from "marienbad/arena";
import type { FamilyGame } from "marienbad/games";
import { CATALOGUE, findGame as findOfCatalogue } from "marienbad/games/all";
import chessEndings from "../../../../examples/chess-endings.ts";
import { MY_RULES, RULES_BEFORE } from "./id.ts";
import { type OwnGame, ownGame, ownGames } from "./registry.ts";
import * as texts from "./texts.ts";

/** Games that the lab shows beside the catalogue: somebody's own file of rules, as anybody could have written it. */
const EXAMPLES: readonly Family[] = [chessEndings];

const families = new WeakMap<OwnGame, Family>();

/** One's own game as any other: made once from its table. */
function familyOf(game: OwnGame): Family {
  const known = families.get(game);
  if (known !== undefined) return known;
  const made = gameOfTable(game.table);
  const family = defineFamily({
    id: game.id,
    title: game.title,
    summary: texts.ownRules,
    options: {},
    build: () => made,
  });
  families.set(game, family);
  return family;
}

/** Every game that can be played here: one's own, the catalogue, then examples that are not served as one's own. */
export function allGames(): readonly Family[] {
  const examples = EXAMPLES.filter(({ id }) => ownGame(id) === undefined);
  return [...ownGames().map(familyOf), ...CATALOGUE, ...examples];
}

export function findGame(id: string): Family {
  const own = ownGame(id);
  if (own !== undefined) return familyOf(own);
  if (id === MY_RULES) throw new MarienbadError("unknown-name", texts.rulesNotHere);
  if (id === RULES_BEFORE) throw new MarienbadError("unknown-name", texts.versionNotHere);
  return EXAMPLES.find((example) => example.id === id) ?? findOfCatalogue(id);
}

export function makeGame(id: string, options: Readonly<Record<string, unknown>> = {}): FamilyGame {
  return findGame(id)(options);
}

/** The options of a game out of a link, whatever it has there. */
export function optionsIn(given: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries((given ?? {}) as object).map(([name, value]) => [name, String(value)]));
}
