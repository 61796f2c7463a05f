import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { deflateRawSync, gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { row, title } from "./measure.ts";

const program = fileURLToPath(import.meta.resolve("marienbad-cli/package.json")).replace(
  "package.json",
  "bin/marienbad.js",
);
const REPEAT = 3;

/** A link that opens a page of the lab in this state. */
function link(page: string, state: unknown): string {
  return `#${page}/1${deflateRawSync(Buffer.from(JSON.stringify(state))).toString("base64url")}`;
}

/**
 * The lab in a real browser: how soon it can be used, how soon a game is solved and shown, what a step of an arena
 * costs.
 */
export async function labBench(): Promise<void> {
  title("lab: in Chromium, best of three; a frame is 16.7 ms");
  const server = spawn(process.execPath, [program, "lab", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const [printed] = await once(server.stdout, "data");
    const { url } = JSON.parse(String(printed)) as { url: string };
    row("scripts of the first load, compressed", { kB: (await firstScripts(await browser.newPage(), url)).toFixed(1) });
    await measure(url, browser.newPage.bind(browser), "usable after the first load", firstLoad);
    await measure(url, browser.newPage.bind(browser), "tic-tac-toe solved and shown", solveTicTacToe);
    await measure(url, browser.newPage.bind(browser), "a step of a 200-vertex arena", stepArena);
    await measureFrames(url, browser.newPage.bind(browser), "4,998 vertices, a step per frame");
  } finally {
    await browser.close();
    server.kill("SIGINT");
  }
}

async function measure(
  url: string,
  newPage: () => Promise<Page>,
  name: string,
  work: (page: Page, url: string) => Promise<number>,
): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < REPEAT; i++) {
    const page = await newPage();
    best = Math.min(best, await work(page, url));
    await page.close();
  }
  row(name, { "best ms": best.toFixed(1) });
}

/** The same for what is told in frames per second. */
async function measureFrames(url: string, newPage: () => Promise<Page>, name: string): Promise<void> {
  let best = { frames: 0, work: Number.POSITIVE_INFINITY };
  for (let i = 0; i < REPEAT; i++) {
    const page = await newPage();
    const { frames, work } = await stepCanvas(page, url);
    best = { frames: Math.max(best.frames, frames), work: Math.min(best.work, work) };
    await page.close();
  }
  row(name, { "frames per s": best.frames.toFixed(1), "CPU ms of the page": best.work.toFixed(1) });
}

/** Kilobytes of JavaScript that the page itself fetches before it can be used. */
async function firstScripts(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url);
  await page.locator("main > *").first().waitFor();
  const all = await Promise.all(sizes);
  await page.close();
  return all.reduce((sum, size) => sum + size, 0) / 1000;
}

async function firstLoad(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(url);
  await page.locator("main > *").first().waitFor();
  return performance.now() - started;
}

async function solveTicTacToe(page: Page, url: string): Promise<number> {
  await page.goto(url + link("play", { game: "tictactoe", moves: "", seats: ["human", "human"] }));
  await page.waitForTimeout(1000); // as long as it takes somebody to look at the board
  const started = performance.now();
  await page.getByRole("button", { name: "Values", exact: true }).click();
  await page.locator(".board .sign").first().waitFor();
  return performance.now() - started;
}

/** Milliseconds of processor that the page has worked. */
async function clockOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
}

/** Processor time of the page for each of fifty steps, with what is drawn. */
async function stepArena(page: Page, url: string): Promise<number> {
  const steps = 50;
  await page.goto(url + link("arena", { game: "nim", options: { sticks: 100, take: "1,2" }, step: 0 }));
  await page.locator(".graph .vertex").nth(199).waitFor();
  const worked = await clockOf(page);
  const before = await worked();
  for (let i = 0; i < steps; i++) await page.keyboard.press("ArrowRight");
  return ((await worked()) - before) / steps;
}

/** Layers of a large attractor, each as soon as the frame before has been shown: frames per second, work per step. */
async function stepCanvas(page: Page, url: string): Promise<{ frames: number; work: number }> {
  const steps = 150;
  await page.goto(url + link("arena", { game: "nim", options: { sticks: 2499, take: "1,2,3" }, step: 0 }));
  await page.locator(".canvas-frame").waitFor();
  await page.waitForTimeout(1000); // until all edges have been painted
  const worked = await clockOf(page);
  const before = await worked();
  const milliseconds = await page.evaluate<number>(`(async () => {
    const started = performance.now();
    for (let i = 0; i < ${steps}; i++) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - started;
  })()`);
  await page.getByText(`${steps} / `).waitFor();
  return { frames: (1000 * steps) / milliseconds, work: ((await worked()) - before) / steps };
}
