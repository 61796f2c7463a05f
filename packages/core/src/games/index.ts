export { defineGame, type GameDefinition } from "../game/define.ts";
export {
  defineFamily,
  type Family,
  type FamilyDefinition,
  type FamilyGame,
  gameOfModule,
  isOwnGame,
  missingParts,
} from "./family.ts";
export { type Catalogue, GAME_IDS, type GameId, isGameId, loadFamilies, loadFamily, loadGame } from "./load.ts";
export {
  type Difficulty,
  GAME_KINDS,
  type GameCard,
  type GameKind,
  type GameVariant,
  type Showing,
  variantName,
} from "./showing.ts";
