import { loadFamilies } from "marienbad/games";
import { type Contestant, createPlayer, type MatchReport, PLAYERS, match as playMatch } from "marienbad/oracle";
import { type Call, type Command, flag, integerFlag, say, takeWords } from "../core/command.ts";
import { modestLimit, oracleOf } from "../play/oracle.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const [{ id: PERFECT }] = PLAYERS;

export const match: Command = {
  name: "match",
  subjects: loadFamilies,
  usage: "match GAME|FILE PLAYER PLAYER [key=value…] [--games N] [--seed S]",
  flags: [
    flag("games N", "games to play (default 20)", "parties à jouer (20 par défaut)"),
    flag("seed S", "seed of chance (default 1)", "graine du hasard (1 par défaut)"),
    flag(
      "opening K",
      "moves played at random first; each opening is played from both sides (default 0)",
      "premiers coups au hasard ; chaque ouverture est jouée des deux côtés (0 par défaut)",
    ),
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
    const { game } = subject;
    // Each player has its own chance, so that neither changes when the other does.
    const isPerfect = names.some((word) => word.split(":")[0] === PERFECT);
    const oracle = oracleOf(call, subject, isPerfect ? {} : { limit: modestLimit(call) });
    const players = [
      await createPlayer<unknown, unknown>(names[0], game, { seed: 2 * seed, oracle }),
      await createPlayer<unknown, unknown>(names[1], game, { seed: 2 * seed + 1, oracle }),
    ] as const;
    const notes = new Set<string>();
    let played = 0;
    const report = await playMatch<unknown, unknown>(game, players, {
      games,
      seed,
      opening,
      oracle,
      signal: call.signal,
      onNote: (note) => notes.add(say(call, note)),
      onGame: () => call.output.progress(`${++played}/${games}`),
    });
    call.output.done();
    const { id, options } = game;
    if (call.json) call.output.json({ game: id, options, games, seed, opening, ...jsonOf(report) });
    else print(call, report);
    for (const note of notes) call.output.note(note);
    return 0;
  },
};

function jsonOf(report: MatchReport<unknown>): object {
  const { contestants, draws, share, interval } = report;
  return {
    players: contestants.map((player) => ({
      ...player,
      ...(player.mistakes === undefined ? {} : { blunderRate: player.mistakes / Math.max(1, player.judged ?? 0) }),
    })),
    draws,
    share,
    interval: [interval.low, interval.high],
  };
}

function print(call: Call, { contestants, draws, share, interval }: MatchReport<unknown>): void {
  const percent = (part: number): string =>
    part.toLocaleString(call.language, { style: "percent", maximumFractionDigits: 1 });
  const drawn = say(call, texts.DRAWS);
  const width = contestants.reduce((most, { name }) => Math.max(most, name.length), drawn.length);
  const errors = ({ mistakes, judged = 0 }: Contestant): string =>
    mistakes === undefined
      ? ""
      : `   ${say(call, texts.mistakes(mistakes, judged))} (${percent(mistakes / Math.max(1, judged))})`;
  for (const player of contestants) {
    const wins = `${String(player.wins).padStart(5)} ${say(call, texts.wins(player.wins))}`;
    call.output.line(`${player.name.padEnd(width)}  ${wins}${errors(player)}`);
  }
  call.output.line(`${drawn.padEnd(width)}  ${String(draws).padStart(5)}`);
  const range = `[${percent(interval.low)}, ${percent(interval.high)}]`;
  call.output.line(`${contestants[0].name}: ${percent(share)} ${say(call, texts.POINTS)} ${range}`);
  const [made, judged] = contestants.reduce(
    ([moves, known], player) => [moves + player.moves, known + (player.judged ?? 0)],
    [0, 0],
  );
  if (judged < made) call.output.line(say(call, texts.unjudged(made - judged, made)));
}
