import { type OptionSpec, writeOption } from "../../base/options.ts";
import { text } from "../../base/text.ts";
import type { Facts } from "../../game/index.ts";
import { CATALOGUE, type CatalogueEntry, findGame } from "../../games/index.ts";
import { type Call, type Command, say, takeWords } from "../core/command.ts";
import * as texts from "./texts/games.ts";

const MAX_FIRST_MOVES = 20;

export const games: Command = {
  name: "games",
  usage: "games [GAME]",
  summary: text(
    "The catalogue of games, with their options and facts.",
    "Le catalogue des jeux, leurs options et leurs propriétés.",
  ),
  flags: [],
  examples: ["marienbad games", "marienbad games dodgem"],
  async run(call) {
    const [id] = takeWords(call, games, 0, 1);
    const chosen = id === undefined ? CATALOGUE : [findGame(id)];
    if (call.json) {
      const described = chosen.map(describe);
      call.output.json(id === undefined ? described : described[0]);
    } else if (id === undefined) {
      const width = chosen.reduce((widest, entry) => Math.max(widest, entry.id.length), 0);
      for (const entry of chosen) call.output.line(`${entry.id.padEnd(width)}  ${say(call, entry.summary)}`);
    } else {
      printGame(call, chosen[0]);
    }
    return 0;
  },
};

function describe(entry: CatalogueEntry): unknown {
  const { kit } = entry.make();
  const options = Object.entries(entry.options).map(([name, { summary, ...spec }]) => [
    name,
    { ...spec, ...("pattern" in spec ? { pattern: spec.pattern.source } : {}), summary },
  ]);
  return {
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    reference: entry.reference,
    options: Object.fromEntries(options),
    facts: kit.facts,
    start: kit.notation.writePosition(kit.rules.start),
    heuristics: Object.keys(kit.heuristics ?? {}),
    symmetry: kit.symmetry !== undefined,
    parts: kit.parts !== undefined,
  };
}

function printGame(call: Call, entry: CatalogueEntry): void {
  const { kit } = entry.make();
  const { line } = call.output;
  line(`${entry.id}: ${say(call, entry.title)}`);
  line(say(call, entry.summary));
  line();
  for (const [name, spec] of Object.entries(entry.options)) {
    const given = `${name}=${writeOption(spec.default)}`;
    line(`  ${given.padEnd(22)}${say(call, spec.summary)} (${range(spec)})`);
  }
  line();
  const { facts } = kit;
  const known = (Object.keys(facts) as (keyof Facts)[]).filter((fact) => facts[fact]);
  line(say(call, texts.facts(known)));
  line(say(call, texts.start(kit.notation.writePosition(kit.rules.start))));
  const moves = kit.rules.moves(kit.rules.start).map((move: unknown) => kit.notation.writeMove(move, kit.rules.start));
  line(say(call, texts.firstMoves(moves.slice(0, MAX_FIRST_MOVES), moves.length > MAX_FIRST_MOVES)));
  const heuristics = Object.keys(kit.heuristics ?? {});
  if (heuristics.length > 0) line(say(call, texts.heuristics(heuristics)));
  line(say(call, texts.source(entry.reference)));
  if (kit.board !== undefined) line(`\n${kit.board.draw(kit.rules.start)}`);
}

function range(spec: OptionSpec): string {
  if (spec.kind === "choice") return spec.values.join("|");
  if (spec.kind === "text") return spec.example;
  return `${spec.min}…${spec.max}`;
}
