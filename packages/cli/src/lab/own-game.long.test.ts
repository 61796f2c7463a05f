import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type ServedGame, type WatchedGame, watchGame } from "./own-game.ts";
import { serveFolder } from "./server.ts";

const rules = (moves: string): string => `export default {
  start: { sticks: 3, player: 0 },
  turn: (p) => p.player,
  moves: (p) => { ${moves} },
  play: (p, take) => ({ sticks: p.sticks - take, player: 1 - p.player }),
  result: (p) => (p.sticks === 0 ? 1 - p.player : undefined),
  key: (p) => p.sticks + "," + p.player,
};`;
const RIGHT = rules("return [1, 2].filter((take) => take <= p.sticks);");

let watched: WatchedGame | undefined;
let folder = "";

afterEach(async () => {
  watched?.close();
  await rm(folder, { recursive: true });
});

it("rules that loop are stopped, the member that ran is named, and a changed file is read again", async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-loop-"));
  const file = join(folder, "loop.js");
  await writeFile(join(folder, "index.html"), "<head></head>the lab");
  await writeFile(file, rules("while (true);"));
  let tellLoaded: (game: ServedGame) => void = () => undefined;
  const nextLoaded = (): Promise<ServedGame> => new Promise((resolve) => (tellLoaded = resolve));
  watched = watchGame(file, {}, (game) => tellLoaded(game));
  const server = await serveFolder(folder, 0, { ownGame: watched.handler });
  const asked = async (): Promise<ServedGame> =>
    (await (await fetch(`${server.url}own-game.json`)).json()) as ServedGame;
  const first = await asked();
  expect(first.table).toBeUndefined();
  expect(first.error?.en).toMatch(/^`moves` did not return within 5 seconds/);

  let loaded = nextLoaded();
  await writeFile(file, RIGHT);
  expect((await loaded).error).toBeUndefined();
  expect((await asked()).table?.names).toHaveLength(6);

  // The file itself may loop; the page then stays with the game as it was.
  loaded = nextLoaded();
  await writeFile(file, `while (true);\n${RIGHT}`);
  expect((await loaded).error?.en).toMatch(/^The file did not return within 5 s.* The lab shows the version before\.$/);
  expect((await asked()).table?.names).toHaveLength(6);
  await server.close();
}, 120_000);
