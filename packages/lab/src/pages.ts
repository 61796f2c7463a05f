import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import { lazyPage, type PageModule } from "./base/lazy-page.tsx";
import * as home from "./home/page.tsx";

interface MenuPage extends PageModule {
  readonly title: Text;
  /** The page that leads to it, which the menu marks in its place. */
  readonly within?: string;
}

/** Where a visit begins; the brand of the frame leads to it. */
export const HOME: PageModule = home;

const play = lazyPage("play", () => import("./play/page.tsx"));

/** In the order of the menu. Each is fetched when it is first opened. */
export const MENU: readonly MenuPage[] = [
  { title: text("Play", "Jouer"), ...play },
  { title: text("Arena", "Arène"), ...lazyPage("arena", () => import("./arena/page.tsx")) },
  { title: text("Tree", "Arbre"), ...lazyPage("tree", () => import("./tree/page.tsx")) },
  { title: sameText("Nim"), ...lazyPage("nim", () => import("./nim/page.tsx")) },
  { title: text("Paths", "Chemins"), ...lazyPage("paths", () => import("./paths/page.tsx")) },
  { title: text("Dilemma", "Dilemme"), ...lazyPage("dilemma", () => import("./dilemma/page.tsx")) },
  { title: text("My rules", "Mes règles"), ...lazyPage("my-rules", () => import("./my-rules/page.tsx")) },
  { title: text("Course", "Cours"), ...lazyPage("course", () => import("./course/page.tsx")) },
];

/** Every page but home: those of the menu, the exercises of the course, the gallery, and variants compared. */
export const PAGES: readonly MenuPage[] = [
  ...MENU,
  {
    title: text("Exercises", "Exercices"),
    within: "course",
    ...lazyPage("exercise", () => import("./exercise/page.tsx")),
  },
  {
    title: text("Choose a game", "Choisir un jeu"),
    within: play.page.id,
    ...lazyPage("games", () => import("./gallery/page.tsx")),
  },
  {
    title: text("Compare variants", "Comparer des variantes"),
    within: play.page.id,
    ...lazyPage("compare", () => import("./compare/page.tsx")),
  },
];
