import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { deflateRawSync, gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { row, title } from "./measure.ts";

const program = fileURLToPath(new URL("./bin/marienbad.js", import.meta.resolve("marienbad-cli/package.json")));
const REPEAT = 3;
const FRAMES = "frames per s";

const WORKS: Readonly<Record<string, (page: Page, url: string) => Promise<Figures>>> = {
  "scripts of the first load, compressed": firstScripts,
  "usable after the first load": firstLoad,
  "tic-tac-toe solved and shown": solveTicTacToe,
  "a step of a 200-vertex arena": stepArena,
  "4,998 vertices, a step per frame": stepCanvas,
};

/** A link that opens a page of the lab in this state. */
function link(page: string, state: unknown): string {
  return `#${page}/1${deflateRawSync(Buffer.from(JSON.stringify(state))).toString("base64url")}`;
}

/** The lab in a real browser: time to the first use, to a solved game, and for a step of an arena. */
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
    for (const [name, work] of Object.entries(WORKS)) {
      const runs: Figures[] = [];
      for (let i = 0; i < REPEAT; i++) {
        const page = await browser.newPage();
        runs.push(await work(page, url));
        await page.close();
      }
      row(name, Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, bestOf(figure, runs).toFixed(1)])));
    }
  } finally {
    await browser.close();
    server.kill("SIGINT");
  }
}

/** The figures of one run by their names: the more frames the better, the fewer milliseconds. */
type Figures = Readonly<Record<string, number>>;

function bestOf(figure: string, runs: readonly Figures[]): number {
  const values = runs.map((run) => run[figure]);
  return figure === FRAMES ? Math.max(...values) : Math.min(...values);
}

/** The JavaScript that the page itself fetches before it can be used. */
async function firstScripts(page: Page, url: string): Promise<Figures> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await firstLoad(page, url);
  const all = await Promise.all(sizes);
  return { kB: all.reduce((sum, size) => sum + size, 0) / 1000 };
}

async function firstLoad(page: Page, url: string): Promise<Figures> {
  const started = performance.now();
  await page.goto(url);
  await page.locator("main > *").first().waitFor();
  return { "best ms": performance.now() - started };
}

async function solveTicTacToe(page: Page, url: string): Promise<Figures> {
  await page.goto(url + link("play", { game: "tictactoe", moves: "", seats: ["human", "human"] }));
  await page.waitForTimeout(1000); // the time it takes to look at the board
  const started = performance.now();
  await page.getByRole("button", { name: "Values", exact: true }).click();
  await page.locator(".board .sign").first().waitFor();
  return { "best ms": performance.now() - started };
}

/** The CPU milliseconds of the page during some work, drawing included. */
async function cpuOf(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const now = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const before = await now();
  await work();
  return (await now()) - before;
}

async function stepArena(page: Page, url: string): Promise<Figures> {
  const steps = 50;
  await page.goto(url + link("arena", { game: "nim", options: { sticks: 100, take: "1,2" }, step: 0 }));
  await page.locator(".graph .vertex").nth(199).waitFor();
  const worked = await cpuOf(page, async () => {
    for (let i = 0; i < steps; i++) await page.keyboard.press("ArrowRight");
  });
  return { "best ms": worked / steps };
}

/** Layers of a large attractor, each as soon as the frame before has been shown. */
async function stepCanvas(page: Page, url: string): Promise<Figures> {
  const steps = 150;
  await page.goto(url + link("arena", { game: "nim", options: { sticks: 2499, take: "1,2,3" }, step: 0 }));
  await page.locator(".canvas-frame").waitFor();
  await page.waitForTimeout(1000); // until all edges have been painted
  let milliseconds = Number.NaN;
  const worked = await cpuOf(page, async () => {
    milliseconds = await page.evaluate<number>(`(async () => {
      const started = performance.now();
      for (let i = 0; i < ${steps}; i++) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - started;
    })()`);
    await page.getByText(`${steps} / `).waitFor();
  });
  return { [FRAMES]: (1000 * steps) / milliseconds, "CPU ms of the page": worked / steps };
}
