// Computes what is known of every card of the gallery, and writes it where the lab reads it.
// Run after the build, when a game or a card is new: node packages/lab/scripts/known-games.mjs
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { explore, MarienbadError } from "marienbad";
import { valueAt } from "marienbad/arena";
import { leaderOf } from "marienbad/game";
import { variantName } from "marienbad/games";
import { CATALOGUE } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { oracleFor } from "marienbad/oracle";
import { solveScores } from "marienbad/solve";
import { loadGame } from "marienbad-databases/rules";

/** Positions that are counted, and solved, one by one. */
export const MAX_COUNTED = 1_000_000;
const NODES = 100_000_000; // for the expert of a game where there are more

const resources = {
  megabytes: 64,
  load: (name) => readFile(new URL(`../../databases/books/${name}`, import.meta.url)).catch(() => undefined),
};

/** What is known of a game: how many positions it has, and who wins from the start, as far as can be computed. */
export async function knownOf(game) {
  const first = game.turn(game.start);
  try {
    const { arena, points } = explore(game, { limit: MAX_COUNTED, scores: game.scores });
    if (points !== undefined) {
      const [score] = solveScores(arena, points).pointsOfVertex;
      return { positions: arena.vertexCount, ...told({ result: leaderOf(score) }, first), score };
    }
    return { positions: arena.vertexCount, ...told(valueAt(solveArenaQuickly(arena), 0), first) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
  }
  const judgement = await oracleFor(game, { resources, limit: 0 }).known(game.start, { nodes: NODES });
  return judgement === undefined ? {} : told(judgement, first);
}

function told({ result, rank, endless }, first) {
  return {
    result: result === "draw" ? "draw" : result === first ? "first" : "second",
    ...(rank !== undefined && !endless && { rank }),
    ...(endless && { endless }),
  };
}

/** The example that the lab shows beside the catalogue. */
const chess = fileURLToPath(new URL("../../../examples/chess-endings.ts", import.meta.url));

/** Every card of the gallery, by the name of its variant. */
export const cards = [
  ...CATALOGUE.flatMap((family) =>
    (family.showing?.cards ?? [{}]).map(({ options = {} }) => ({
      name: variantName(family, options),
      game: async () => family(options),
    })),
  ),
  { name: "chess-endings", game: () => loadGame({ game: chess }) },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const games = {};
  for (const { name, game } of cards) {
    games[name] = await knownOf(await game());
    console.log(name, JSON.stringify(games[name]));
  }
  const table = JSON.stringify({ counted: MAX_COUNTED, games }, undefined, 2);
  await writeFile(new URL("../src/gallery/known.json", import.meta.url), `${table}\n`);
}
