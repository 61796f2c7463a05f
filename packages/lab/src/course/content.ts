import { ALPHA_BETA } from "./chapters/alpha-beta.ts";
import { ARENAS } from "./chapters/arenas.ts";
import { ATTRACTORS } from "./chapters/attractors.ts";
import { BEST_PLAY } from "./chapters/best-play.ts";
import { BEYOND } from "./chapters/beyond.ts";
import { CATALOGUE_AND_FIGURES } from "./chapters/catalogue.ts";
import { GAMES } from "./chapters/games.ts";
import { NIM } from "./chapters/nim.ts";
import { PATHS } from "./chapters/paths.ts";
import { SEARCH } from "./chapters/search.ts";
import type { Chapter } from "./notion.ts";

/** The chapters in the order of the course: one file each. */
export const CHAPTERS: readonly Chapter[] = [
  GAMES,
  ARENAS,
  ATTRACTORS,
  BEST_PLAY,
  SEARCH,
  ALPHA_BETA,
  NIM,
  PATHS,
  BEYOND,
  CATALOGUE_AND_FIGURES,
];
