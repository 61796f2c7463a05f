// Makes the pictures of the README and the docs: the lab as it is built, in the system's Chromium.
// Run after the build: node packages/lab/scripts/screenshots.mjs [FOLDER [NAME]]
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { chromium } from "@playwright/test";

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2] ?? join(here, "../../../docs/images");

const link = (page, state) => `#${page}/1${deflateRawSync(Buffer.from(JSON.stringify(state))).toString("base64url")}`;
const play = (state) => link("play", { seats: ["human", "human"], values: true, moves: "", ...state });

const WIDE = { width: 1280, height: 800 };
const BEAMER = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const PATIENCE = 240_000; // milliseconds, on a busy machine

const NIM = { game: "nim", options: { sticks: "10", take: "1,2" } };
/** A game of connect-4 with mistakes on both sides. */
const LOST = "4 4 7 3 4 5 3 4 4 2 5 5 7 3 4 1 2 5 1 6 1 2 2 5 5 2 6 7 7 2 6";

/** Every picture: what is open, how wide, in which colours and language, and what must be there before it is taken. */
const PICTURES = [
  { name: "home", size: WIDE, hash: "#home", wait: ".board" },
  { name: "play", size: WIDE, hash: play({ game: "marienbad", moves: "4:2 3:1 4:3" }), wait: ".certainty" },
  { name: "games", size: WIDE, hash: "#games", wait: ".card-link" },
  { name: "play-dark", size: WIDE, theme: "dark", hash: play({ game: "tictactoe", moves: "1 2" }), wait: ".certainty" },
  {
    name: "play-phone",
    size: PHONE,
    locale: "fr-FR",
    hash: play({ game: "hex", options: { size: "5" }, moves: "c3 b3 b4 d2", values: false }),
    wait: ".board",
  },
  {
    name: "review",
    size: WIDE,
    locale: "fr-FR",
    hash: play({ game: "connect4", moves: LOST, cursor: 13, review: "best", values: false }),
    wait: ".review-cards",
    gone: "main [role=status]", // it is still looking
  },
  { name: "arena", size: WIDE, hash: link("arena", { ...NIM, step: 7 }), wait: ".joining" },
  { name: "arena-dark", size: WIDE, theme: "dark", hash: `#arena/eight`, wait: ".graph .vertex", click: "Solution" },
  { name: "arena-grey", size: WIDE, theme: "grey", hash: `#arena/draws`, wait: ".graph .vertex", click: "Solution" },
  { name: "arena-phone", size: PHONE, locale: "fr-FR", hash: `#arena/rows22`, wait: ".graph .vertex" },
  {
    name: "projection",
    size: BEAMER,
    locale: "fr-FR",
    hash: link("arena", { ...NIM, step: 7, projection: true }),
    wait: ".joining",
  },
  { name: "tree", size: WIDE, hash: "#tree/cuts", wait: ".tree-node" },
  { name: "paths", size: WIDE, hash: "#paths", wait: ".pane .counts" },
  { name: "paths-dark", size: WIDE, theme: "dark", hash: "#paths", wait: ".pane .counts" },
];

const server = spawn(process.execPath, [join(here, "../../cli/bin/marienbad.js"), "lab", "--port", "0", "--json"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const address = await new Promise((resolve, reject) => {
  server.stdout.once("data", (line) => resolve(JSON.parse(line).url));
  server.once("exit", () => reject(new Error("the lab did not start: build it first")));
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"],
});
try {
  await mkdir(folder, { recursive: true });
  const wanted = PICTURES.filter(({ name }) => process.argv[3] === undefined || name === process.argv[3]);
  for (const { name, size, theme = "light", locale = "en-GB", hash, wait, gone, click } of wanted) {
    const context = await browser.newContext({
      viewport: size,
      locale,
      deviceScaleFactor: size === PHONE ? 2 : 1.5,
      reducedMotion: "reduce",
    });
    await context.addInitScript((chosen) => localStorage.setItem("marienbad.theme", chosen), theme);
    const page = await context.newPage();
    await page.goto(address + hash);
    await page.locator(wait).first().waitFor({ timeout: PATIENCE });
    if (gone !== undefined) await page.locator(gone).first().waitFor({ state: "detached", timeout: PATIENCE });
    if (click !== undefined) await page.getByText(click, { exact: true }).first().click();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
  server.kill("SIGINT");
}
