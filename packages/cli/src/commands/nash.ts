import { runAsync } from "marienbad/base";
import { isFileName, readText } from "marienbad-databases/system";
import {
  analyseNormalForm,
  analysisToJson,
  CLASSIC_GAMES,
  DEFAULT_VERTEX_LIMIT,
  explainAnalysis,
  findClassicGame,
  MAX_CHECKED_EQUILIBRIA,
  type NormalForm,
  readNormalForm,
  writeJsonGame,
  writeNfg,
} from "marienbad-matrix";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  refuseOptions,
  say,
  switchFlag,
  takeWords,
} from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { inColumns } from "../core/output.ts";
import { texts } from "./texts.ts";

export const nash: Command = {
  name: "nash",
  subjects: async () => CLASSIC_GAMES,
  usage: "nash [GAME|FILE] [key=value…] [--pure] [--limit N] [--format nfg|nfg-outcomes|json]",
  flags: [
    flag(
      "pure",
      "pure equilibria only (exit code 1 when there is none)",
      "équilibres purs seulement (code de retour 1 s'il n'y en a pas)",
    ),
    flag(
      "limit N",
      `the most corners of a polytope to list (default ${DEFAULT_VERTEX_LIMIT})`,
      `le plus grand nombre de sommets d'un polytope (${DEFAULT_VERTEX_LIMIT} par défaut)`,
    ),
    flag(
      "format nfg|nfg-outcomes|json",
      "print the game itself in this format",
      "écrit le jeu lui-même dans ce format",
    ),
  ],
  examples: [
    "marienbad nash",
    "marienbad nash prisoners",
    "marienbad nash coordination size=4 --json",
    "marienbad nash prisoners --format nfg | marienbad nash -",
  ],
  async run(call) {
    const [name] = takeWords(call, nash, 0, 1);
    if (name === undefined) return list(call);
    const game = await load(call, name);
    const format = choiceFlag(call, "format", ["nfg", "nfg-outcomes", "json"]);
    if (format !== undefined) {
      const written =
        format === "json" ? writeJsonGame(game) : writeNfg(game, format === "nfg" ? "payoffs" : "outcomes");
      call.output.line(written.trimEnd());
      return 0;
    }
    const pureOnly = switchFlag(call, "pure");
    const limit = integerFlag(call, "limit", { min: 1, max: 100_000 }, DEFAULT_VERTEX_LIMIT);
    const analysis = await runAsync(analyseNormalForm.work(game, { pureOnly, limit }), { signal: call.signal });
    if (call.json) call.output.json(analysisToJson(analysis));
    else call.output.line(explainAnalysis(analysis, call.language).join("\n").trimEnd());
    const isLong = analysis.equilibria.length > MAX_CHECKED_EQUILIBRIA;
    if (isLong && !call.json) call.output.note(say(call, texts.checksInJson()));
    if (!analysis.complete && !pureOnly) {
      call.output.note(say(call, texts.onlyTwoPlayers()));
    }
    return pureOnly && analysis.pureEquilibria.length === 0 ? 1 : 0;
  },
};

async function load(call: Call, name: string): Promise<NormalForm> {
  if (!isFileName(name) || CLASSIC_GAMES.some(({ id }) => id === name))
    return findClassicGame(name).make(call.language, call.options);
  refuseOptions(call, texts.optionOfAFile);
  return unwrapRead(call, name, readNormalForm(await readText(name)));
}

function list(call: Call): number {
  if (call.json) {
    call.output.json(CLASSIC_GAMES.map(({ id, title, summary, reference }) => ({ id, title, summary, reference })));
    return 0;
  }
  const rows = CLASSIC_GAMES.map(({ id, title, summary }) => [id, `${say(call, title)}. ${say(call, summary)}`]);
  for (const row of inColumns(rows, [0, 1])) call.output.line(row);
  return 0;
}
