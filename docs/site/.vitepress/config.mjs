import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { entries, pageOf } from "../../../scripts/list-api.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "../../..");
const outDir = join(folder, "dist");
const { version } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));

const item = (text, link) => ({ text, link });

const GUIDES = [
  {
    text: "Ten minutes each",
    items: [
      item("For a student", "/guide/student"),
      item("For a teacher", "/guide/teacher"),
      item("For a game programmer", "/guide/programmer"),
      item("For a solver builder", "/guide/solver-builder"),
    ],
  },
  {
    text: "How to teach …",
    items: [
      item("An exercise sheet for tonight", "/howto/sheet"),
      item("A figure for LaTeX", "/howto/latex"),
      item("An attractor on slides", "/howto/slides"),
      item("A student's Python", "/howto/python"),
    ],
  },
  {
    text: "How to solve …",
    items: [
      item("A parity game, and verify it", "/howto/parity"),
      item("A chess ending", "/howto/chess"),
      item("On several machines", "/howto/cluster"),
      item("Or verify somebody's solution", "/howto/verify"),
    ],
  },
  {
    text: "How to program …",
    items: [
      item("A game in TypeScript", "/howto/game"),
      item("A perfect opponent in a worker", "/howto/worker"),
      item("A perfect opponent on a web page", "/howto/opponent"),
      item("A database over HTTP", "/howto/database-http"),
      item("Threads and files in Node", "/howto/node"),
    ],
  },
  {
    text: "Formats",
    items: [
      item("Arenas", "/formats/arena"),
      item("Certificate", "/formats/certificate"),
      item("Database", "/formats/database"),
      item("Book", "/formats/book"),
    ],
  },
  { text: "Good to know", items: [item("Limits, and what it is not", "/limits"), item("Reference", "/reference/")] },
];

const FRENCH = [
  {
    text: "En dix minutes",
    items: [item("Pour l’étudiant", "/fr/guide/student"), item("Pour l’enseignant", "/fr/guide/teacher")],
  },
  {
    text: "Comment faire",
    items: [
      item("Une feuille d’exercices", "/fr/howto/sheet"),
      item("Un attracteur en diapositives", "/fr/howto/slides"),
      item("Le Python d’un étudiant", "/fr/howto/python"),
    ],
  },
  {
    text: "En anglais",
    items: [item("Tous les guides", "/"), item("La référence", "/reference/")],
  },
];

const REFERENCE = [
  {
    text: "Reference",
    items: entries().map(({ name }) => item(name, `/reference/${pageOf(name)}`)),
  },
  { text: "Guides", items: [item("All guides", "/")] },
];

/** Inline scripts become files, so that the pages need no exception in a content security policy. */
function withoutInlineScripts(html) {
  return html.replace(/<script([^>]*)>([\s\S]+?)<\/script>/g, (whole, attributes, code) => {
    if (attributes.includes("src=")) return whole;
    const name = `assets/inline.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
    mkdirSync(join(outDir, "assets"), { recursive: true });
    writeFileSync(join(outDir, name), code);
    return `<script${attributes} src="/${name}"></script>`;
  });
}

/** French wants no-break spaces before its double signs, and curved apostrophes. */
function withFrenchTypography(md) {
  const { text } = md.renderer.rules;
  md.renderer.rules.text = (tokens, index, options, env, self) => {
    const written = text(tokens, index, options, env, self);
    if (!env.relativePath?.startsWith("fr/")) return written;
    return written
      .replace(/ (?=[:»])/g, "\u00a0")
      .replace(/« /g, "«\u00a0")
      .replace(/ (?=[;?!])/g, "\u202f")
      .replaceAll("'", "’");
  };
}

const SEARCH_IN_FRENCH = {
  button: { buttonText: "Rechercher", buttonAriaLabel: "Rechercher" },
  modal: {
    displayDetails: "Afficher les détails",
    resetButtonTitle: "Effacer",
    backButtonTitle: "Fermer",
    noResultsText: "Rien trouvé pour",
    footer: { selectText: "choisir", navigateText: "se déplacer", closeText: "fermer" },
  },
};

export default defineConfig({
  title: "Marienbad",
  description: "Two-player games as graphs: modelled, solved, played perfectly, searched and drawn.",
  srcDir: "pages",
  outDir,
  metaChunk: true,
  head: [["link", { rel: "icon", href: "/icon.svg" }]],
  vite: { publicDir: join(root, "packages/lab/public"), logLevel: "warn" },
  transformHtml: withoutInlineScripts,
  markdown: { theme: { light: "github-light", dark: "github-dark" }, config: withFrenchTypography },
  locales: {
    root: { label: "English", lang: "en" },
    fr: {
      label: "Français",
      lang: "fr",
      themeConfig: {
        nav: [
          item("Guides", "/fr/guide/student"),
          item("Référence", "/reference/"),
          item(version, "/reference/changes"),
        ],
        sidebar: FRENCH,
        outline: { label: "Sur cette page" },
        docFooter: { prev: "Page précédente", next: "Page suivante" },
        darkModeSwitchLabel: "Apparence",
        sidebarMenuLabel: "Menu",
        returnToTopLabel: "Retour en haut",
        langMenuLabel: "Langue",
      },
    },
  },
  themeConfig: {
    logo: "/icon.svg",
    nav: [item("Guides", "/guide/student"), item("Reference", "/reference/"), item(version, "/reference/changes")],
    sidebar: { "/reference/": REFERENCE, "/": GUIDES },
    search: { provider: "local", options: { locales: { fr: { translations: SEARCH_IN_FRENCH } } } },
    outline: { level: [2, 2] },
    i18nRouting: false,
  },
});
