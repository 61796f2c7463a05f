import type { Text } from "marienbad";
import { lazyPage, type PageModule } from "./base/lazy-page.tsx";

/** A page that is fetched when it is first opened. */
export interface LaterPage extends PageModule {
  readonly title: Text;
}

/** In the order of the menu, after the pages that are there from the beginning. */
export const LATER_PAGES: readonly LaterPage[] = [
  { title: { en: "Tree", fr: "Arbre" }, ...lazyPage("tree", () => import("./tree/page.tsx")) },
  { title: { en: "Nim", fr: "Nim" }, ...lazyPage("nim", () => import("./nim/page.tsx")) },
  {
    title: { en: "Paths", fr: "Chemins" },
    ...lazyPage("paths", async () => (await import("./paths/page.tsx")).pathsModule),
  },
  {
    title: { en: "Dilemma", fr: "Dilemme" },
    ...lazyPage("dilemma", async () => (await import("./dilemma/page.tsx")).dilemmaModule),
  },
  {
    title: { en: "Course", fr: "Cours" },
    ...lazyPage("course", async () => (await import("./course/page.tsx")).courseModule),
  },
];
