import { defineConfig } from "@playwright/test";

/** Two working trees that are tested at once need a port each. */
const PORT = Number(process.env.LAB_PORT ?? 4391);

/** How Debian's Chromium is started (also as root, and without a word to the network). */
const chromium = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/**
 * What takes long is left to CI: files named `*.long.spec.ts`, and of the others those of these names. They scan whole
 * pages for accessibility in every theme, follow every link, walk through whole pages on a phone, wait for a clock, or
 * do at length what a shorter test of the same page does.
 */
const LONG_NAMES = [
  "no serious violation",
  "every picture of every page",
  "every link",
  "the course fits",
  "every view fits",
  "a damaged, too big or newer link",
  "every page gives its figure the screen",
  "a screen of 1280",
  "a screen of 1920",
  "on a phone, in French",
  "2,443 vertices are painted",
  "knows a game of heaps of any size",
  "takes too long is stopped",
  "every opponent answers",
  "every example opens",
  "pictures are exported in every format",
  "a long tournament",
  "every exercise has its answer",
  "the review of a game by touch",
  "every game of the catalogue has a board that plays",
  "without a network the lab opens",
  "the chosen branch is in view at every size",
  "a link opens the stage",
  "is dragged, sized by wheel and keys",
  "what nobody has proved is not known",
  "connect-4 is exact outside its book",
  "every value is proved and none contradicts",
  "embedded without the frame",
  "the arena by touch, in French",
  "the title of the window says",
  "follows the step on a phone",
  "every board fits the screen",
  "a large arena is told in numbers",
  "the values exercise, whole",
  "what is exported is what is shown",
  "exported at the step that is shown",
  "a bad tree is told",
  "two versions of one's own rules",
  "the book on the stage",
  "the book on paper",
  "by the key that ends a line",
  "without a network rules run too",
  "the scrubber and the buttons go anywhere",
  "a strategy is told by clicks alone",
  "play here: a token",
  "the editor and the text are kept in step",
  "a game that is too large says so",
  "an arena of 200 vertices",
  "an edge that is clicked is chosen",
  "no control lies on a vertex at (1024|1280)",
  "exercise 4\\.1 by keyboard",
  "a spoiled link leaves its figure",
  "every page has its link",
  "subtraction sets, codes and bad codes",
  "the state is the link",
  "a long search for a taquin",
  "the review of a game finds",
  "undo, redo, hint",
  "a heap is cut and taken from",
  "move lists are copied and pasted",
  "a cut is named, with its reason",
  "a search that takes long shows",
  "a large tree opens where",
  "text fields take every letter",
  "hostile links are refused",
  "no page in French has a straight apostrophe",
  "in the new one, workers allow",
  "program typed at #(course/play|exercise)",
];
const LONG = new RegExp(["\\.long\\.spec\\.ts", ...LONG_NAMES].join("|"));

/** The lab as it is published, served by its own command, in a real browser: wide, and as wide as a phone. */
export default defineConfig({
  testDir: "e2e",
  reporter: "list",
  timeout: process.env.ONLY_LONG ? 240_000 : 60_000, // on a busy machine; the walk along all links took a minute
  expect: { timeout: 8000 },
  workers: 2,
  fullyParallel: true,
  ...(process.env.ONLY_LONG ? { grep: LONG } : { grepInvert: LONG }),
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    launchOptions: chromium,
    locale: "en-GB",
    serviceWorkers: "block", // to fetch the lab once more took an eighth of the time; some files allow it
  },
  projects: [
    { name: "desktop", testIgnore: "**/phone.spec.ts", use: { viewport: { width: 1280, height: 860 } } },
    {
      name: "phone",
      testMatch: "**/phone.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" },
    },
  ],
  webServer: {
    command: `node ../cli/bin/marienbad.js lab --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
