import { MarienbadError } from "../../base/error.ts";
import { seededRandom } from "../../base/random.ts";
import {
  AXELROD_DILEMMA,
  COURSE_DILEMMA,
  DEFAULT_TURNS,
  DILEMMA_STRATEGIES,
  type Dilemma,
  type DilemmaStrategy,
  dilemma,
  expectedTournament,
  findDilemmaStrategy,
  fractions,
  isMemoryOne,
  type MatchRules,
  parseFraction,
  playMatch,
  playTournament,
  populationDynamics,
  tellMatch,
  tellPopulation,
  tellStandings,
  tournamentToJson,
} from "../../matrix/index.ts";
import {
  type Call,
  type Command,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "../core/command.ts";

const MOST_GENERATIONS = 10_000;

export const tournament: Command = {
  name: "tournament",
  usage:
    "tournament [--strategies a,b,…] [--turns N] [--noise P] [--repeat N] [--seed S] [--population GENERATIONS] [--end P]",
  summary: {
    en: "The repeated prisoner's dilemma: everybody meets everybody.",
    fr: "Le dilemme du prisonnier répété : chacun rencontre chacun.",
  },
  flags: [
    {
      name: "strategies",
      value: "a,b,…",
      summary: { en: "who plays (default: all; see --list)", fr: "qui joue (par défaut : tous ; voir --list)" },
    },
    {
      name: "turns",
      value: "N",
      summary: { en: "turns of a match (default 200)", fr: "tours d'une partie (200 par défaut)" },
    },
    {
      name: "end",
      value: "P",
      summary: { en: "chance that a match ends after a turn", fr: "probabilité qu'une partie s'arrête après un tour" },
    },
    {
      name: "noise",
      value: "P",
      summary: { en: "chance that an action comes out as its opposite", fr: "probabilité qu'une action soit inversée" },
    },
    {
      name: "repeat",
      value: "N",
      summary: { en: "matches of each pair (default 5)", fr: "parties par paire (5 par défaut)" },
    },
    {
      name: "seed",
      value: "S",
      summary: { en: "seed of all chance (default 0)", fr: "graine du hasard (0 par défaut)" },
    },
    {
      name: "population",
      value: "GENERATIONS",
      summary: { en: "let a population evolve by the results", fr: "fait évoluer une population selon les résultats" },
    },
    {
      name: "payoffs",
      value: "axelrod|course|T,R,P,S",
      summary: {
        en: "stakes: 5,3,1,0 (default), the course's years of prison, or your own",
        fr: "enjeux : 5,3,1,0 (par défaut), les années de prison du cours, ou les vôtres",
      },
    },
    { name: "no-self", summary: { en: "nobody meets its own twin", fr: "personne ne rencontre son double" } },
    {
      name: "exact",
      summary: {
        en: "exact expectations instead of samples (memory-one strategies)",
        fr: "espérances exactes au lieu de tirages (stratégies à mémoire d'un tour)",
      },
    },
    { name: "list", summary: { en: "the strategies and their sources", fr: "les stratégies et leurs sources" } },
  ],
  examples: [
    "marienbad tournament",
    "marienbad tournament --strategies tit-for-tat,always-defect,grudger,pavlov --noise 0.05 --seed 1",
    "marienbad tournament --strategies tft,prober --payoffs course --turns 20",
    "marienbad tournament --population 500",
    "marienbad tournament --list",
  ],
  async run(call) {
    takeWords(call, tournament, 0);
    if (switchFlag(call, "list")) return list(call);
    const entrants = readEntrants(call);
    const rules = readRules(call);
    const repeat = integerFlag(call, "repeat", { min: 1 }, 5);
    const seed = integerFlag(call, "seed", { min: 0 }, 0);
    const selfPlay = !switchFlag(call, "no-self");
    const exact = switchFlag(call, "exact");
    const generations = integerFlag(call, "population", { min: 1, max: MOST_GENERATIONS });
    if (generations !== undefined && !selfPlay) {
      throw new MarienbadError("bad-argument", {
        en: "--population and --no-self do not go together: a population meets itself.",
        fr: "--population et --no-self ne vont pas ensemble : une population se rencontre elle-même.",
      });
    }
    const result = exact
      ? expectedTournament(entrants, { ...rules, selfPlay })
      : await playTournament(entrants, {
          ...rules,
          repeat,
          seed,
          selfPlay,
          signal: call.signal,
          onProgress: (share) => call.output.progress(`${Math.round(share * 100)} %`),
        });
    call.output.done();
    const history =
      generations === undefined ? undefined : populationDynamics(result.payoffs, result.dilemma, { generations });
    if (call.json) {
      const population = history === undefined ? null : { generations, shares: history.at(-1), history };
      const { end = null, noise } = rules;
      const turns = rules.turns ?? (end === null ? DEFAULT_TURNS : null);
      call.output.json({ ...tournamentToJson(result), turns, end, noise, repeat, seed, exact, population });
      return 0;
    }
    const print = (lines: readonly string[]): void => call.output.line(lines.join("\n"));
    print(tellStandings(result, call.language));
    const [first, second, third] = entrants;
    if (second !== undefined && third === undefined && !exact) {
      const match = playMatch(first, second, rules, seededRandom(seed));
      print(["", ...tellMatch([first, second], match, result.dilemma, call.language)]);
    }
    if (history !== undefined) print(["", ...tellPopulation(entrants, history, call.language)]);
    return 0;
  },
};

function readEntrants(call: Call): readonly DilemmaStrategy[] {
  const names = textFlag(call, "strategies");
  if (names === undefined)
    return switchFlag(call, "exact") ? DILEMMA_STRATEGIES.filter(isMemoryOne) : DILEMMA_STRATEGIES;
  const entrants = names.split(",").map((name) => findDilemmaStrategy(name.trim()));
  const twice = entrants.find((one, i) => entrants.indexOf(one) !== i);
  if (twice !== undefined) {
    throw new MarienbadError("bad-argument", {
      en: `--strategies names ${twice.id} twice.`,
      fr: `--strategies nomme ${twice.id} deux fois.`,
    });
  }
  return entrants;
}

function readRules(call: Call): MatchRules {
  const turns = integerFlag(call, "turns", { min: 1 });
  const end = chanceFlag(call, "end");
  return {
    ...(turns === undefined ? {} : { turns }),
    ...(end === undefined ? {} : { end }),
    noise: chanceFlag(call, "noise") ?? 0,
    dilemma: readStakes(textFlag(call, "payoffs") ?? "axelrod"),
  };
}

/** A number; whether it is a chance that makes sense, the rules of the match check. */
function chanceFlag(call: Call, name: string): number | undefined {
  const text = textFlag(call, name);
  if (text === undefined) return undefined;
  const read = parseFraction(text);
  if (read !== undefined) return fractions.toNumber(read);
  throw wrongValue(name, text, { en: "a chance such as 0.05", fr: "une probabilité telle que 0.05" });
}

function readStakes(text: string): Dilemma {
  if (text === "axelrod") return AXELROD_DILEMMA;
  if (text === "course") return COURSE_DILEMMA;
  const numbers = text.split(",").map((word) => parseFraction(word));
  if (numbers.length !== 4 || numbers.includes(undefined)) {
    throw wrongValue("payoffs", text, {
      en: "axelrod, course or four numbers such as 5,3,1,0",
      fr: "axelrod, course ou quatre nombres tels que 5,3,1,0",
    });
  }
  const [temptation, reward, punishment, sucker] = numbers as fractions.Fraction[];
  return dilemma(temptation, reward, punishment, sucker);
}

function list(call: Call): number {
  if (call.json) {
    call.output.json(
      DILEMMA_STRATEGIES.map(({ id, aliases, name, summary, reference }) => ({
        id,
        aliases,
        name,
        summary,
        reference,
      })),
    );
    return 0;
  }
  for (const { id, aliases, name, summary, reference } of DILEMMA_STRATEGIES) {
    call.output.line(`${[id, ...aliases].join(", ")}: ${say(call, name)}`);
    call.output.line(`    ${say(call, summary)}`);
    call.output.line(`    ${reference}`);
  }
  return 0;
}
