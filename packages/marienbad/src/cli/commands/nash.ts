import { MarienbadError } from "../../base/error.ts";
import {
  analyseNormalForm,
  analysisToJson,
  CLASSIC_GAMES,
  DEFAULT_VERTEX_LIMIT,
  findClassicGame,
  type NormalForm,
  readNormalForm,
  tellAnalysis,
  writeJsonGame,
  writeNfg,
} from "../../matrix/index.ts";
import { isFileName, readText } from "../../node/files.ts";
import { type Call, type Command, choiceFlag, integerFlag, say, switchFlag, takeWords } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";

export const nash: Command = {
  name: "nash",
  usage: "nash [GAME|FILE] [key=value…] [--pure] [--limit N] [--as nfg|nfg-outcomes|json]",
  summary: {
    en: "Games in normal form: dominance, all Nash equilibria with their checks, Pareto optima, zero-sum value.",
    fr: "Jeux sous forme normale : dominance, tous les équilibres de Nash vérifiés, optima de Pareto, valeur.",
  },
  flags: [
    {
      name: "pure",
      summary: {
        en: "pure equilibria only (exit code 1 when there is none)",
        fr: "équilibres purs seulement (code de retour 1 s'il n'y en a pas)",
      },
    },
    {
      name: "limit",
      value: "N",
      summary: {
        en: `the most corners of a polytope to list (default ${DEFAULT_VERTEX_LIMIT})`,
        fr: `le plus grand nombre de sommets d'un polytope (${DEFAULT_VERTEX_LIMIT} par défaut)`,
      },
    },
    {
      name: "as",
      value: "nfg|nfg-outcomes|json",
      summary: { en: "print the game itself in this format", fr: "écrit le jeu lui-même dans ce format" },
    },
  ],
  examples: [
    "marienbad nash",
    "marienbad nash prisoners",
    "marienbad nash coordination size=4 --json",
    "marienbad nash prisoners --as nfg | marienbad nash -",
  ],
  async run(call) {
    const [name] = takeWords(call, nash, 0, 1);
    if (name === undefined) return list(call);
    const game = await load(call, name);
    const format = choiceFlag(call, "as", ["nfg", "nfg-outcomes", "json"]);
    if (format !== undefined) {
      const text = format === "json" ? writeJsonGame(game) : writeNfg(game, format === "nfg" ? "payoffs" : "outcomes");
      call.output.line(text.trimEnd());
      return 0;
    }
    const pureOnly = switchFlag(call, "pure");
    const limit = integerFlag(call, "limit", { min: 1, max: 100_000 }, DEFAULT_VERTEX_LIMIT);
    const analysis = analyseNormalForm(game, { pureOnly, limit });
    if (call.json) call.output.json(analysisToJson(analysis));
    else call.output.line(tellAnalysis(analysis, call.language).join("\n").trimEnd());
    if (!analysis.complete && !pureOnly) {
      call.output.note(
        say(call, {
          en: "Mixed equilibria are listed for two players only.",
          fr: "Les équilibres mixtes ne sont donnés que pour deux joueurs.",
        }),
      );
    }
    return pureOnly && analysis.pureEquilibria.length === 0 ? 1 : 0;
  },
};

/** A built-in game by its id, or a file: `-` is standard input. */
async function load(call: Call, name: string): Promise<NormalForm> {
  if (!isFileName(name) || CLASSIC_GAMES.some(({ id }) => id === name))
    return findClassicGame(name).make(call.language, call.options);
  const [option] = Object.keys(call.options);
  if (option !== undefined) {
    throw new MarienbadError("unknown-name", {
      en: `A game in a file has no options, so ${option}= means nothing here.`,
      fr: `Un jeu dans un fichier n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
    });
  }
  return unwrapRead(call, name, readNormalForm(await readText(name)));
}

function list(call: Call): number {
  if (call.json) {
    call.output.json(CLASSIC_GAMES.map(({ id, title, summary, reference }) => ({ id, title, summary, reference })));
    return 0;
  }
  const width = Math.max(...CLASSIC_GAMES.map(({ id }) => id.length));
  for (const { id, title, summary } of CLASSIC_GAMES) {
    call.output.line(`${id.padEnd(width)}  ${say(call, title)}. ${say(call, summary)}`);
  }
  return 0;
}
