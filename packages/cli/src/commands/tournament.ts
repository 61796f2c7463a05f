import { MarienbadError, runAsync, seededRandom } from "marienbad/base";
import {
  AXELROD_DILEMMA,
  COURSE_DILEMMA,
  DEFAULT_TURNS,
  DILEMMA_STRATEGIES,
  type Dilemma,
  type DilemmaRules,
  type DilemmaStrategy,
  dilemma,
  expectedTournament,
  findDilemmaStrategy,
  type fractions,
  isMemoryOne,
  parseFraction,
  playDilemma,
  playTournament,
  populationDynamics,
  tournamentToJson,
  writeFraction,
} from "marienbad-matrix";
import {
  type Call,
  type Command,
  flag,
  integerFlag,
  parsedFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "../core/command.ts";
import { matchTable, populationTable, standingsTable } from "../matrix/tournament-tables.ts";
import { texts } from "./texts.ts";

const MAX_GENERATIONS = 10_000;

export const tournament: Command = {
  name: "tournament",
  usage:
    "tournament [--strategies a,b,…] [--turns N] [--noise P] [--repeat N] [--seed S] [--population " +
    "GENERATIONS] [--end P]",
  flags: [
    flag("strategies a,b,…", "who plays (default: all; see --list)", "qui joue (par défaut : tous ; voir --list)"),
    flag("turns N", "turns of a match (default 200)", "tours d'une partie (200 par défaut)"),
    flag("end P", "chance that a match ends after a turn", "probabilité qu'une partie s'arrête après un tour"),
    flag("noise P", "chance that an action comes out as its opposite", "probabilité qu'une action soit inversée"),
    flag("repeat N", "matches of each pair (default 5)", "parties par paire (5 par défaut)"),
    flag("seed S", "seed of all chance (default 0)", "graine du hasard (0 par défaut)"),
    flag(
      "population GENERATIONS",
      "let a population evolve by the results",
      "fait évoluer une population selon les résultats",
    ),
    flag(
      "payoffs axelrod|course|T,R,P,S",
      "stakes: 5,3,1,0 (default), the course's years of prison, or your own",
      "enjeux : 5,3,1,0 (par défaut), les années de prison du cours, ou les vôtres",
    ),
    flag("no-self", "nobody meets their own twin", "personne ne rencontre son double"),
    flag(
      "exact",
      "exact expectations instead of samples (memory-one strategies)",
      "espérances exactes au lieu de tirages (stratégies à mémoire d'un tour)",
    ),
    flag("list", "the strategies and their sources", "les stratégies et leurs sources"),
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
    const generations = integerFlag(call, "population", { min: 1, max: MAX_GENERATIONS });
    if (generations !== undefined && !selfPlay) {
      throw new MarienbadError("bad-argument", texts.populationWithoutTwins());
    }
    const work = exact
      ? expectedTournament.work(entrants, { ...rules, selfPlay })
      : playTournament.work(entrants, { ...rules, repeat, seed, selfPlay });
    const onProgress = (share: number): void => call.output.progress(`${Math.round(share * 100)} %`);
    const result = await runAsync(work, { signal: call.signal, onProgress }, texts.duringTournament);
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
    print(standingsTable(result, call.language));
    const [first, second, third] = entrants;
    if (second !== undefined && third === undefined && !exact) {
      const match = playDilemma(first, second, rules, seededRandom(seed));
      print(["", ...matchTable([first, second], match, result.dilemma, call.language)]);
    }
    if (history !== undefined) print(["", ...populationTable(entrants, history, call.language)]);
    return 0;
  },
};

function readEntrants(call: Call): readonly DilemmaStrategy[] {
  const names = textFlag(call, "strategies");
  if (names === undefined)
    return switchFlag(call, "exact") ? DILEMMA_STRATEGIES.filter(isMemoryOne) : DILEMMA_STRATEGIES;
  const entrants = names.split(",").map((name) => findDilemmaStrategy(name.trim()));
  const twice = entrants.find((one, i) => entrants.indexOf(one) !== i);
  if (twice !== undefined) throw new MarienbadError("bad-argument", texts.strategyTwice(twice.id));
  return entrants;
}

function readRules(call: Call): DilemmaRules {
  const turns = integerFlag(call, "turns", { min: 1 });
  const end = chanceFlag(call, "end");
  return {
    ...(turns === undefined ? {} : { turns }),
    ...(end === undefined ? {} : { end }),
    noise: chanceFlag(call, "noise") ?? "0",
    dilemma: readStakes(textFlag(call, "payoffs") ?? "axelrod"),
  };
}

/** An exact number such as "1/3"; the rules of the match check its range. */
function chanceFlag(call: Call, name: string): string | undefined {
  const chance = parsedFlag(call, name, parseFraction, texts.A_CHANCE);
  return chance && writeFraction(chance);
}

function readStakes(given: string): Dilemma {
  if (given === "axelrod") return AXELROD_DILEMMA;
  if (given === "course") return COURSE_DILEMMA;
  const numbers = given.split(",").map((word) => parseFraction(word));
  if (numbers.length !== 4 || numbers.includes(undefined)) throw wrongValue("payoffs", given, texts.STAKES);
  const [temptation, reward, punishment, sucker] = numbers as fractions.Fraction[];
  return dilemma(temptation, reward, punishment, sucker);
}

function list(call: Call): number {
  if (call.json) {
    call.output.json(
      DILEMMA_STRATEGIES.map(({ id, aliases, title, summary, note = null, reference }) => ({
        ...{ id, aliases, title, summary, note, reference },
        name: title, // as it was called before
      })),
    );
    return 0;
  }
  for (const { id, aliases, title, summary, note, reference } of DILEMMA_STRATEGIES) {
    call.output.line(`${[id, ...aliases].join(", ")}: ${say(call, title)}`);
    call.output.line(`    ${say(call, summary)}`);
    if (note !== undefined) call.output.line(`    ${say(call, note)}`);
    call.output.line(`    ${reference}`);
  }
  return 0;
}
