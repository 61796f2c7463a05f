import type { Arena } from "marienbad/arena";
import { checkOptions, type Language, type OptionNames } from "marienbad/base";
import type { AnyGame, BoardLook, Heuristic, Player } from "marienbad/game";
import type { Route } from "./layout/layered.ts";
import type { NodeLook, Point } from "./scene.ts";
import { VOCABULARIES, type Vocabulary } from "./vocabulary.ts";

/** Layouts of arenas; `auto` takes rows if they fit, else layers, and blocks for very large arenas. */
export const ARENA_LAYOUTS = ["auto", "rows", "layers", "ranks"] as const;
/** The name of a layout. */
export type ArenaLayout = (typeof ARENA_LAYOUTS)[number];

/** Fixed places of the vertices of an arena, and the routes of its edges: straight by default. */
export interface ArenaPlaces {
  readonly points: readonly Point[];
  route?(from: number, to: number): Route | undefined;
}

/** Options for figures; each figure uses those that concern it. */
export interface FigureOptions {
  /** English by default. */
  readonly language?: Language;
  readonly vocabulary?: Vocabulary;
  /** Leave out the answers, as for an exercise sheet. */
  readonly blank?: boolean;
  readonly layout?: ArenaLayout;
  readonly places?: ArenaPlaces;
  /** Where the figure begins, if not at the start of the game. */
  readonly from?: unknown;
  /** In moves. */
  readonly depth?: number;
  /** A play to follow, shown among its siblings. */
  readonly along?: readonly unknown[];
  /** Maximum number of vertices or nodes; a larger figure is refused as unreadable. */
  readonly limit?: number;
  readonly heuristic?: Heuristic<unknown>;
  /** The player of the attractor. */
  readonly player?: Player;
  /** Used if the game does not define the look of its boards. */
  readonly board?: BoardLook;
  /** Show positions in search trees (the default), not just values. */
  readonly positions?: boolean;
}

/** The subject of a figure. */
export interface FigureSubject {
  readonly game: AnyGame;
  /** The whole arena, if it need not be explored. */
  readonly arena?: Arena;
}

export interface Style {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly blank: boolean;
  readonly board: BoardLook;
}

const FIGURE_OPTIONS: OptionNames<FigureOptions> = {
  ...{
    language: true,
    vocabulary: true,
    blank: true,
    layout: true,
    places: true,
    from: true,
    depth: true,
    along: true,
  },
  ...{ limit: true, heuristic: true, player: true, board: true, positions: true },
};

/** The style of a figure. Every figure calls it first, so that unknown options are refused here. */
export function styleOf(options: FigureOptions, vocabulary: Vocabulary = VOCABULARIES[0]): Style {
  checkOptions("A figure", options, FIGURE_OPTIONS);
  const { language = "en", blank = false, board = {} } = options;
  return { language, vocabulary: options.vocabulary ?? vocabulary, blank, board };
}

export function nameOf(player: Player, { vocabulary, language }: Style): string {
  return vocabulary.players[player][language];
}

export function shapeOf(player: Player): NodeLook["shape"] {
  return player === 0 ? "circle" : "square";
}

export function toneOf(player: Player): "player0" | "player1" {
  return player === 0 ? "player0" : "player1";
}
