import { MarienbadError } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import { type Contestant, createPlayer, type MatchReport, type Oracle, playMatch } from "../../oracle/index.ts";
import { type Call, type Command, integerFlag, say, takeWords } from "../core/command.ts";
import { expertOf, lazyOracle, withUsualLimit } from "../play/players.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";

export const match: Command = {
  name: "match",
  usage: "match GAME|FILE PLAYER PLAYER [key=value …] [--games N] [--seed S]",
  summary: {
    en: "Two computer players against each other, and how often each errs.",
    fr: "Deux joueurs automatiques l'un contre l'autre, et la fréquence de leurs erreurs.",
  },
  flags: [
    { name: "games", value: "N", summary: { en: "games to play (default 20)", fr: "parties à jouer (20 par défaut)" } },
    { name: "seed", value: "S", summary: { en: "seed of chance (default 1)", fr: "graine du hasard (1 par défaut)" } },
    {
      name: "opening",
      value: "K",
      summary: {
        en: "moves played at random first; each opening is played from both sides (default 0)",
        fr: "premiers coups au hasard ; chaque ouverture est jouée des deux côtés (0 par défaut)",
      },
    },
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad match tictactoe strong:50 perfect --games 20",
    "marienbad match connect4 columns=5 rows=4 minimax:4 mcts:50 --games 10",
    "marienbad match domineering minimax:2 random --games 40 --opening 2",
  ],
  async run(call) {
    const [name, ...names] = takeWords(call, match, 3);
    const games = integerFlag(call, "games", { min: 1, max: 1_000_000 }, 20);
    const seed = integerFlag(call, "seed", { min: 0 }, 1);
    const opening = integerFlag(call, "opening", { min: 0, max: 1000 }, 0);
    const subject = await loadSubject(call, name);
    const { kit } = subject;
    const { rules } = kit;
    // Each player has its own chance, so that neither changes when the other does.
    const perfect = lazyOracle(call, subject, rules.start);
    const expert = await expertOf(subject);
    const players = [
      await createPlayer<unknown, unknown>(names[0], kit, { seed: 2 * seed, oracle: perfect, expert }),
      await createPlayer<unknown, unknown>(names[1], kit, { seed: 2 * seed + 1, oracle: perfect, expert }),
    ] as const;
    const judge = names.includes("perfect")
      ? await perfect()
      : await judgeOf(call, lazyOracle(withUsualLimit(call), subject, rules.start));
    let played = 0;
    const report = await playMatch<unknown, unknown>(rules, players, {
      games,
      seed,
      opening,
      ...(judge === undefined ? {} : { oracle: judge }),
      signal: call.signal,
      onGame: () => call.output.progress(`${++played}/${games}`),
    });
    call.output.done();
    if (call.json)
      call.output.json({ game: subject.name, options: subject.options, games, seed, opening, ...jsonOf(report) });
    else print(call, report, judge !== undefined);
    return 0;
  },
};

/** The judge of mistakes, where the game is small enough to be solved. */
async function judgeOf(
  call: Call,
  oracle: () => Promise<Oracle<unknown, unknown>>,
): Promise<Oracle<unknown, unknown> | undefined> {
  try {
    return await oracle();
  } catch (error) {
    if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
    call.output.done();
    return undefined;
  }
}

function jsonOf(report: MatchReport<unknown>): object {
  const { contestants, draws, share, interval } = report;
  return {
    players: contestants.map((player) => ({
      ...player,
      ...(player.mistakes === undefined ? {} : { blunderRate: player.mistakes / Math.max(1, player.moves) }),
    })),
    draws,
    share,
    interval: [interval.low, interval.high],
  };
}

const TEXTS: Readonly<Record<"wins" | "draws" | "points" | "mistakes" | "unsolved", Text>> = {
  wins: { en: "wins", fr: "victoires" },
  draws: { en: "draws", fr: "nulles" },
  points: { en: "of the points, 95 % interval", fr: "des points, intervalle à 95 %" },
  mistakes: { en: "mistakes in", fr: "erreurs en" },
  unsolved: {
    en: "The game is too large to be solved within --limit, so mistakes are not counted.",
    fr: "Le jeu est trop grand pour être résolu dans la limite --limit : les erreurs ne sont pas comptées.",
  },
};

function print(call: Call, { contestants, draws, share, interval }: MatchReport<unknown>, judged: boolean): void {
  const percent = (part: number): string =>
    part.toLocaleString(call.language, { style: "percent", maximumFractionDigits: 1 });
  const width = Math.max(...contestants.map(({ name }) => name.length), say(call, TEXTS.draws).length);
  const moves = call.language === "fr" ? "coups" : "moves";
  const errors = ({ mistakes = 0, moves: made }: Contestant): string =>
    judged
      ? `   ${mistakes} ${say(call, TEXTS.mistakes)} ${made} ${moves} (${percent(mistakes / Math.max(1, made))})`
      : "";
  for (const player of contestants) {
    call.output.line(
      `${player.name.padEnd(width)}  ${String(player.wins).padStart(5)} ${say(call, TEXTS.wins)}${errors(player)}`,
    );
  }
  call.output.line(`${say(call, TEXTS.draws).padEnd(width)}  ${String(draws).padStart(5)}`);
  call.output.line(
    `${contestants[0].name}: ${percent(share)} ${say(call, TEXTS.points)} [${percent(interval.low)}, ${percent(interval.high)}]`,
  );
  if (!judged) call.output.line(say(call, TEXTS.unsolved));
}
