import type { Arena } from "marienbad/arena";
import { checkOptions, type Language, type OptionNames } from "marienbad/base";
import type { AnyGame, BoardLook, Heuristic, Player } from "marienbad/game";
import type { Route } from "./layout/layered.ts";
import type { NodeLook, Point } from "./scene.ts";
import { VOCABULARIES, type Vocabulary } from "./vocabulary.ts";

/** How the vertices of an arena are laid out; `auto` takes rows where they fit, else layers; blocks of very many. */
export const ARENA_LAYOUTS = ["auto", "rows", "layers", "ranks"] as const;
/** How the vertices of an arena are placed. */
export type ArenaLayout = (typeof ARENA_LAYOUTS)[number];

/** Given places of the vertices of an arena, and the routes of its edges: straight, by default. */
export interface ArenaPlaces {
  readonly points: readonly Point[];
  route?(from: number, to: number): Route | undefined;
}

/** Options for figures; each figure uses those that concern it. */
export interface FigureOptions {
  /** The language of the words in the figure (English by default). */
  readonly language?: Language;
  /** What the players are called. */
  readonly vocabulary?: Vocabulary;
  /** The twin for an exercise sheet: the same figure with its answers left out. */
  readonly blank?: boolean;
  readonly layout?: ArenaLayout;
  /** The places of an arena's vertices, if no layout should choose them. */
  readonly places?: ArenaPlaces;
  /** Where the figure begins, when it is not the start of the game. */
  readonly from?: unknown;
  /** Depth in moves. */
  readonly depth?: number;
  /** A play to follow, shown among its siblings. */
  readonly along?: readonly unknown[];
  /** The most vertices or nodes: a larger figure is refused as unreadable. */
  readonly limit?: number;
  /** Judges the positions where a search stops. */
  readonly heuristic?: Heuristic<unknown>;
  /** Whose attractor. */
  readonly player?: Player;
  /** The look of small boards, if the game does not define it. */
  readonly board?: BoardLook;
  /** True if nodes of search trees show their position (the default), not their value alone. */
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

/** Every figure asks for its style first, so that unknown options are refused here. */
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
