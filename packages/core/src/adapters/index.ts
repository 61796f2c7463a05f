export {
  type BoardgameIO,
  type BoardgameMove,
  type BoardgameOptions,
  type BoardgamePosition,
  fromBoardgameIO,
} from "./boardgame-io.ts";
export { type GraphologyEdge, type GraphologyGraph, type GraphologyNode, toGraphology } from "./graphology.ts";
