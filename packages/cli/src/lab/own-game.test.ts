import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { type ServedGame, type WatchedGame, watchGame } from "./own-game.ts";
import { serveFolder } from "./server.ts";

/** Nim with this many sticks; whoever takes the last of them wins. */
const nim = (sticks: number): string => `export default {
  title: "Own Nim",
  start: { sticks: ${sticks}, player: 0 },
  turn: (p) => p.player,
  moves: (p) => [1, 2].filter((take) => take <= p.sticks),
  play: (p, take) => ({ sticks: p.sticks - take, player: 1 - p.player }),
  result: (p) => (p.sticks === 0 ? 1 - p.player : undefined),
  key: (p) => p.sticks + "," + p.player,
  board: { lattice: "squares", draw: (p) => "I".repeat(p.sticks) + "." },
};`;

let watched: WatchedGame | undefined;
let folder: string;

afterEach(async () => {
  watched?.close();
  await rm(folder, { recursive: true });
});

it("a game from a file is served to the page, and again whenever the file changes, right or wrong", async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-own-"));
  const file = join(folder, "nim.js");
  await writeFile(join(folder, "index.html"), "<head></head>the lab");
  await writeFile(file, nim(4));
  const loaded: ServedGame[] = [];
  watched = watchGame(file, {}, (game) => void loaded.push(game));
  const first = await watched.current();
  // An id of the catalogue stays with the catalogue.
  expect(first).toMatchObject({ id: "own-nim", title: { en: "Own Nim" } });
  expect(first.table?.boards?.[0]).toBe("IIII.");

  const server = await serveFolder(folder, 0, { ownGame: watched.handler });
  expect(await (await fetch(server.url)).text()).toContain('<meta name="own-game"');
  expect(await (await fetch(`${server.url}own-game.json`)).json()).toEqual(JSON.parse(JSON.stringify(first)));
  const events = await fetch(`${server.url}own-game-events`);
  const reader = (events.body as ReadableStream<Uint8Array>).getReader();
  await reader.read(); // it is there

  await writeFile(file, nim(5));
  await vi.waitFor(() => expect(loaded.at(-1)?.table?.boards?.[0]).toBe("IIIII."), { timeout: 20_000 });
  expect(new TextDecoder().decode((await reader.read()).value)).toContain("changed");
  await writeFile(file, nim(5).replace("p.player", "2"));
  await vi.waitFor(() => expect(loaded.at(-1)?.error?.en).toContain("2"), { timeout: 20_000 });
  // The page stays with the game as it was, and is told why.
  const shown = loaded.at(-1);
  expect([shown?.table?.boards?.[0], shown?.title.en]).toEqual(["IIIII.", "Own Nim"]);
  expect(shown?.error?.en).toMatch(/ The lab shows the version before\.$/);
  await reader.cancel();
  await server.close();
}, 60_000);
