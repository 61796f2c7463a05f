// Computes what is known of every card of the gallery, and writes it where the lab reads it.
// Run after the build, when a game or a card is new: node packages/lab/scripts/known-games.mjs
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { explore, MarienbadError, solve } from "marienbad";
import { valueAt } from "marienbad/arena";
import { leaderOf } from "marienbad/game";
import { CATALOGUE, variantName } from "marienbad/games";
import { loadGame } from "marienbad/node";
import { oracleFor } from "marienbad/oracle";
import { solveScores } from "marienbad/solve";

/** Positions that are counted, and solved, one by one. */
export const MAX_COUNTED = 1_000_000;
const NODES = 100_000_000; // for the expert of a game where there are more

const resources = {
  megabytes: 64,
  load: (name) => readFile(new URL(`../../marienbad/books/${name}`, import.meta.url)).catch(() => undefined),
};

/** What is known of a game: how many positions it has, and who wins from the start, as far as can be computed. */
export async function knownOf({ kit }) {
  const { rules } = kit;
  const first = rules.turn(rules.start);
  try {
    const { arena, points } = explore(rules, { limit: MAX_COUNTED, scores: kit.scores });
    if (points !== undefined) {
      const [score] = solveScores(arena, points).pointsOfVertex;
      return { positions: arena.vertexCount, ...told({ result: leaderOf(score) }, first), score };
    }
    return { positions: arena.vertexCount, ...told(valueAt(solve(arena), 0), first) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
  }
  const judgement = await oracleFor(kit, { resources, limit: 0 }).known(rules.start, { nodes: NODES });
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
  ...CATALOGUE.flatMap((entry) =>
    (entry.showing?.cards ?? [{}]).map(({ options = {} }) => ({
      name: variantName(entry, options),
      game: async () => entry.make(options),
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
