import { execFileSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

const PROGRAM = fileURLToPath(new URL("../../marienbad/bin/marienbad.js", import.meta.url));
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".json": "application/json" };

let folder: string;
let server: Server;
let ranges = 0;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-build-"));
  // A plain server of files: it knows their types and, as most do, ranges.
  server = createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? "/", "http://x").pathname.replace(/\/$/, "/index.html"));
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) return response.writeHead(404).end();
    const asked = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const type = { "content-type": TYPES[extname(path)] ?? "application/octet-stream" };
    if (asked === null) return createReadStream(path).pipe(response.writeHead(200, type));
    ranges++;
    const [start, end] = [Number(asked[1]), Math.min(size - 1, Number(asked[2]))];
    response.writeHead(206, { ...type, "content-range": `bytes ${start}-${end}/${size}` });
    createReadStream(path, { start, end }).pipe(response);
  }).listen(0, "127.0.0.1");
  execFileSync("node", [PROGRAM, "build", "tictactoe", "-o", join(folder, "ttt")]);
  execFileSync("node", [PROGRAM, "build", "connect4", "columns=5", "rows=4", "-o", join(folder, "c4")]);
});

test.afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test("a built tic-tac-toe never loses to a person who tries, from a server and from a file", async ({ page }) => {
  for (const url of [`${address()}ttt/`, pathToFileURL(join(folder, "ttt/index.html")).href]) {
    await page.goto(url);
    await expect(page.getByRole("heading")).toHaveText("Tic-tac-toe");
    for (let moves = 0; moves < 5; moves++) {
      const choice = page.getByRole("group", { name: "Moves" }).getByRole("button").first();
      if (!(await choice.isVisible().catch(() => false))) break;
      await choice.click();
      await expect(page.getByRole("status")).not.toContainText("The opponent moves");
    }
    await expect(page.getByRole("status")).toHaveText(/A draw|You lose/);
  }
});

test("a built connect-4 is read by ranges, and its module plays perfectly", async ({ page }) => {
  await page.goto(`${address()}c4/`);
  await expect(page.getByRole("status")).toContainText("Your move");
  expect(ranges).toBeGreaterThan(3);
  const situations = await page.evaluate(async () => {
    const { createOpponent } = await import(new URL("opponent.js", location.href).href);
    const opponent = await createOpponent("game.json");
    const start = await opponent.after([]);
    const played: string[] = [];
    for (let now = start; now.best !== undefined; now = await opponent.after(played)) played.push(now.best);
    return { start, end: await opponent.after(played), length: played.length };
  });
  // Connect-4 on 5 columns and 4 rows is a draw (John Tromp's table of small boards): all 20 cells are filled.
  expect(situations.start.value.result).toBe("draw");
  expect(situations.start.moves).toHaveLength(5);
  expect(situations.end.over).toBe("draw");
  expect(situations.length).toBe(20);
});
