export { defineGame, type GameDefinition } from "../game/define.ts";
export { defineFamily, type Family, type FamilyDefinition, type FamilyGame } from "./family.ts";
export { type Catalogue, GAME_IDS, type GameId, isGameId, loadFamilies, loadFamily, loadGame } from "./load.ts";
export { gameOfModule, isOwnGame, missingParts } from "./own-module.ts";
export {
  type Difficulty,
  GAME_KINDS,
  type GameCard,
  type GameKind,
  type GameVariant,
  type Showing,
  variantName,
} from "./showing.ts";
