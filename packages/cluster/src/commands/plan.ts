import { MarienbadError, runAsync } from "marienbad";
import { loadFamilies } from "marienbad/games";
import {
  type Call,
  type Command,
  integerFlag,
  levelledSubject,
  loadSubject,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "marienbad-cli";
import { type LevelSizes, levelSizesWork } from "marienbad-databases";
import { type Plan, plan, type Rates, ratesOf } from "../plan/plan.ts";
import { flag, PROGRAM, SYMMETRY_FLAG } from "./flags.ts";
import { tableOf, texts } from "./texts.ts";

const DEFAULT_MACHINES = "1,10,100";
const DEFAULT_THREADS = 8;
const DEFAULT_NETWORK = 100;
const DEFAULT_PLAYS = 20_000;
const MAX_MACHINES = 1_000_000;

export const planCommand: Command = {
  name: "plan",
  program: PROGRAM,
  subjects: loadFamilies,
  usage:
    "plan GAME [key=value…] [--symmetry] [--positions N] [--plays N] [--machines N,…] [--threads N] [--network MB] " +
    "[--rate N]",
  flags: [
    SYMMETRY_FLAG,
    flag("positions", texts.POSITIONS_FLAG, "N"),
    flag("plays", texts.playsFlag(DEFAULT_PLAYS), "N"),
    flag("machines", texts.machinesFlag(DEFAULT_MACHINES), "N,…"),
    flag("threads", texts.threadsFlag(DEFAULT_THREADS), "N"),
    flag("network", texts.networkFlag(DEFAULT_NETWORK), "MB"),
    flag("rate", texts.RATE_FLAG, "N"),
  ],
  examples: [
    "marienbad-cluster plan connect4 columns=6 rows=6 --positions 69173028785",
    "marienbad-cluster plan connect4 columns=6 rows=6 --symmetry",
    "marienbad-cluster plan domineering rows=4 columns=5",
  ],
  async run(call) {
    const [word] = takeWords(call, planCommand, 1);
    const subject = await loadSubject(call, word);
    const hasImages = switchFlag(call, "symmetry");
    const game = await levelledSubject(subject, hasImages);
    if (game.note !== undefined) call.output.note(say(call, game.note));
    const machines = machinesFlag(call);
    const threads = integerFlag(call, "threads", { min: 1, max: MAX_MACHINES }, DEFAULT_THREADS);
    const bandwidth = integerFlag(call, "network", { min: 1 }, DEFAULT_NETWORK) * 1e6;
    const rate = integerFlag(call, "rate", { min: 1 });
    const given = integerFlag(call, "positions", { min: 1 });
    const plays = integerFlag(call, "plays", { min: 1 }, DEFAULT_PLAYS);
    const measured = await ratesOf(game, hasImages);
    const rates: Rates = rate === undefined ? measured : { ...measured, seconds: 1 / rate };
    const sizes =
      given === undefined
        ? await runAsync(levelSizesWork(game, plays), {
            signal: call.signal,
            onProgress: (share) => call.output.progress(say(call, texts.sampling(share))),
          })
        : undefined;
    call.output.done();
    if (given === undefined && sizes === undefined)
      throw new MarienbadError("not-applicable", texts.unknownSizes(subject.game.id));
    const positions = given ?? (sizes as LevelSizes).sizes.reduce((sum, size) => sum + size, 0);
    const levels = sizes?.sizes.length ?? LEVELS_UNKNOWN;
    const plans = machines.map((count) => plan({ positions, levels, rates, machines: count, threads, bandwidth }));
    if (call.json) {
      call.output.json({ positions, ...sizes, rates, threads, plans });
      return 0;
    }
    call.output.line(say(call, texts.planned(positions, sizes)));
    call.output.line(say(call, texts.byRates(rates, threads)));
    printTable(call, plans);
    return 0;
  },
};

const LEVELS_UNKNOWN = 40;

function machinesFlag(call: Call): number[] {
  const typed = textFlag(call, "machines") ?? DEFAULT_MACHINES;
  const counts = typed.split(",").map((word) => (/^\d{1,7}$/.test(word) ? Number(word) : 0));
  if (counts.every((count) => count >= 1 && count <= MAX_MACHINES)) return counts;
  throw wrongValue("machines", typed, texts.machineCounts(MAX_MACHINES));
}

function printTable({ output, language }: Call, plans: readonly Plan[]): void {
  output.line();
  const rows = plans.map(({ machines, seconds, limit, coreHours, exchanged, store, database }) => [
    machines.toLocaleString(language),
    texts.duration(seconds)[language],
    texts.LIMITS[limit][language],
    coreHours.toLocaleString(language, { maximumSignificantDigits: 3 }),
    ...[exchanged, exchanged / machines, store, database].map((amount) => texts.bytes(amount)[language]),
  ]);
  for (const line of tableOf([texts.PLAN_COLUMNS[language].split("|"), ...rows], 0)) output.line(line);
}
