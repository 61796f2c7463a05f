import { createInterface } from "node:readline";
import { MarienbadError, writeOption } from "marienbad/base";
import { type Player, readMoveList, Session } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { createPlayer, PLAYERS } from "marienbad/oracle";
import { readText, writeFileSafely } from "marienbad-databases/system";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { playAtTable } from "../play/loop.ts";
import { modestLimit, oracleOf } from "../play/oracle.ts";
import { PLAY_TEXTS } from "../play/words.ts";
import { DEFAULT_REVIEW_TIME, printReview, reviewSubject } from "../report/review.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { FROM_FLAG, readPlace, typedPlace } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

export const play: Command = {
  name: "play",
  subjects: loadFamilies,
  usage: "play GAME|FILE [[--from] POSITION] [key=value…] [--as 0|1] [--against PLAYER] [--hints]",
  flags: [
    FROM_FLAG,
    flag("as 0|1", "the player you are (default 0)", "le joueur que vous êtes (0 par défaut)"),
    flag(
      `against ${[...PLAYERS.map(({ usage }) => usage), "human"].join("|")}`,
      "your opponent (default strong)",
      "votre adversaire (strong par défaut)",
    ),
    flag("hints", "show what each move is worth before you move", "montre ce que vaut chaque coup avant de jouer"),
    flag("moves MOVES", "moves already played", "coups déjà joués"),
    flag("resume FILE", "go on with a saved play", "reprend une partie sauvée"),
    flag("seed S", "seed of the opponent's chance", "graine du hasard de l'adversaire"),
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad play tictactoe",
    "marienbad play nim sticks=15 --against perfect --hints",
    "marienbad play connect4 --as 1 --against mcts:500",
    'printf "5\\n1\\nhint\\n" | marienbad play tictactoe --against random --seed 3',
  ],
  async run(call) {
    const [name, ...words] = takeWords(call, play, 1, Number.MAX_SAFE_INTEGER);
    const place = typedPlace(call, words);
    const subject = await loadSubject(call, name);
    const { game } = subject;
    const start = place === undefined ? game.start : readPlace(subject, place);
    const session = new Session(game, start);
    session.playWords(await movesAlreadyPlayed(call));
    const seats = await seatPlayers(call, subject, start);
    const oracle = oracleOf(call, subject, { from: start, limit: modestLimit(call) });
    const startText = place === undefined ? undefined : game.notation.writePosition(start);
    const { lines, close } = inputLines(call.signal);
    try {
      const end = await playAtTable(call, {
        game,
        session,
        seats,
        oracle,
        hints: switchFlag(call, "hints"),
        lines,
        review: async () => {
          const played = { from: start, moves: session.moves, time: DEFAULT_REVIEW_TIME };
          printReview(call, await reviewSubject(call, subject, oracle, played));
        },
        save: (file) => writeFileSafely(file, writePlay(subject, startText, session.words)),
      });
      if (call.json) {
        call.output.json({
          game: subject.game.id,
          options: subject.game.options,
          moves: session.words,
          result: end === "left" ? null : end,
          position: game.notation.writePosition(session.position),
        });
      } else if (end !== "left") {
        call.output.line(`${say(call, PLAY_TEXTS.moves)} ${session.words.join(" ")}`);
      }
    } finally {
      close();
    }
    return 0;
  },
};

async function movesAlreadyPlayed(call: Call): Promise<string[]> {
  const list = textFlag(call, "moves");
  const file = textFlag(call, "resume");
  if (list !== undefined && file !== undefined) throw new MarienbadError("bad-argument", texts.MOVES_AND_RESUME);
  if (file === "-") throw new MarienbadError("bad-argument", texts.RESUME_NEEDS_FILE);
  return readMoveList(file === undefined ? (list ?? "") : await readText(file));
}

async function seatPlayers(call: Call, subject: Subject, start: unknown) {
  const person = Number(choiceFlag(call, "as", ["0", "1"]) ?? "0") as Player;
  const against = textFlag(call, "against") ?? "strong";
  const seed = integerFlag(call, "seed", { min: 0 }, Date.now());
  if (against === "human") {
    if (!call.json) call.output.line(say(call, PLAY_TEXTS.both));
    return [undefined, undefined] as const;
  }
  const oracle = oracleOf(call, subject, { from: start });
  const computer = await createPlayer<unknown, unknown>(against, subject.game, { seed, oracle });
  if (!call.json) {
    call.output.line(
      `${subject.game.id}. ${say(call, PLAY_TEXTS.youAre)} ${person}, ${say(call, PLAY_TEXTS.against)} ${against}.`,
    );
  }
  return person === 0 ? ([undefined, computer] as const) : ([computer, undefined] as const);
}

/** A play as a file, which can be written by hand: a comment with the game, then the moves. */
export function writePlay({ game }: Subject, start: string | undefined, moves: readonly string[]): string {
  const settings = Object.entries(game.options).map(([key, value]) => `${key}=${writeOption(value)}`);
  const from = start === undefined ? [] : [`'${start}'`];
  return `# marienbad play ${[game.id, ...from, ...settings].join(" ")}\n${moves.join(" ")}\n`;
}

/** Lines typed or piped in; ends with the input or with the signal. */
function inputLines(signal: AbortSignal): { lines: AsyncIterator<string>; close: () => void } {
  // Not as a terminal: the keyboard's Ctrl-C must reach the process, which knows what to do.
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator](); // at once, so that no line is lost while a player thinks
  const close = (): void => {
    reader.close();
    process.stdin.destroy();
  };
  signal.addEventListener("abort", close, { once: true });
  return { lines, close };
}
