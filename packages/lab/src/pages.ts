import type { Text } from "marienbad";
import { sameText, text } from "marienbad";
import { lazyPage, type PageModule } from "./base/lazy-page.tsx";
import * as home from "./home/page.tsx";
import { page, start, View } from "./play/page.tsx";

interface MenuPage extends PageModule {
  readonly title: Text;
}

/** Where a visit begins; the brand of the frame leads to it. */
export const HOME: PageModule = home;

/**
 * In the order of the menu. The first is there from the beginning, the others are fetched when they are first opened.
 */
export const MENU: readonly MenuPage[] = [
  { title: text("Play", "Jouer"), page, start, View },
  { title: text("Arena", "Arène"), ...lazyPage("arena", () => import("./arena/page.tsx")) },
  { title: text("Tree", "Arbre"), ...lazyPage("tree", () => import("./tree/page.tsx")) },
  { title: sameText("Nim"), ...lazyPage("nim", () => import("./nim/page.tsx")) },
  { title: text("Paths", "Chemins"), ...lazyPage("paths", () => import("./paths/page.tsx")) },
  { title: text("Dilemma", "Dilemme"), ...lazyPage("dilemma", () => import("./dilemma/page.tsx")) },
  { title: text("Course", "Cours"), ...lazyPage("course", () => import("./course/page.tsx")) },
];
