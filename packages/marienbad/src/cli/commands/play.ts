import { MarienbadError } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { type Player, readMoveList, Session } from "../../game/index.ts";
import { CATALOGUE } from "../../games/index.ts";
import { readText, writeFileSafely } from "../../node/files.ts";
import { createPlayer, PLAYERS } from "../../oracle/index.ts";
import {
  type Call,
  type Command,
  choiceFlag,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { Adviser } from "../play/adviser.ts";
import { inputLines } from "../play/lines.ts";
import { playAtTable } from "../play/loop.ts";
import { modestLimit, oracleOf } from "../play/oracle.ts";
import { writePlay } from "../play/saved.ts";
import { PLAY_TEXTS } from "../play/words.ts";
import { DEFAULT_REVIEW_TIME, printReview, reviewSubject } from "../report/review.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { FROM_FLAG, readPlace, typedPlace } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import * as texts from "./texts/play.ts";

export const play: Command = {
  name: "play",
  subjects: CATALOGUE,
  usage: "play GAME|FILE [[--from] POSITION] [key=value…] [--as 0|1] [--against PLAYER] [--hints]",
  flags: [
    FROM_FLAG,
    {
      name: "as",
      value: "0|1",
      summary: text("the player you are (default 0)", "le joueur que vous êtes (0 par défaut)"),
    },
    {
      name: "against",
      value: [...PLAYERS.map(({ usage }) => usage), "human"].join("|"),
      summary: text("your opponent (default strong)", "votre adversaire (strong par défaut)"),
    },
    {
      name: "hints",
      summary: text("show what each move is worth before you move", "montre ce que vaut chaque coup avant de jouer"),
    },
    { name: "moves", value: "MOVES", summary: text("moves already played", "coups déjà joués") },
    { name: "resume", value: "FILE", summary: text("go on with a saved play", "reprend une partie sauvée") },
    {
      name: "seed",
      value: "S",
      summary: text("seed of the opponent's chance", "graine du hasard de l'adversaire"),
    },
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
    const { kit } = subject;
    const start = place === undefined ? kit.rules.start : readPlace(subject, place);
    const session = new Session(kit, start);
    session.playWords(await movesAlreadyPlayed(call));
    const seats = await seatPlayers(call, subject, start);
    const oracle = oracleOf(call, subject, { from: start, limit: modestLimit(call) });
    const adviser = new Adviser(kit, call.language, oracle);
    const startText = place === undefined ? undefined : kit.notation.writePosition(start);
    const { lines, close } = inputLines(call.signal);
    try {
      const end = await playAtTable(call, {
        kit,
        session,
        seats,
        adviser,
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
          game: subject.name,
          options: subject.options,
          moves: session.words,
          result: end === "left" ? null : end,
          position: kit.notation.writePosition(session.position),
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
  if (list !== undefined && file !== undefined) {
    throw new MarienbadError("bad-argument", texts.MOVES_AND_RESUME);
  }
  if (file === "-") {
    throw new MarienbadError("bad-argument", texts.RESUME_NEEDS_FILE);
  }
  return readMoveList(file === undefined ? (list ?? "") : await readText(file));
}

/** Who sits where: the computer opposite the person, or two people. */
async function seatPlayers(call: Call, subject: Subject, start: unknown) {
  const person = Number(choiceFlag(call, "as", ["0", "1"]) ?? "0") as Player;
  const against = textFlag(call, "against") ?? "strong";
  const seed = integerFlag(call, "seed", { min: 0 }, Date.now());
  if (against === "human") {
    if (!call.json) call.output.line(say(call, PLAY_TEXTS.both));
    return [undefined, undefined] as const;
  }
  const oracle = oracleOf(call, subject, { from: start });
  const computer = await createPlayer<unknown, unknown>(against, subject.kit, { seed, oracle });
  if (!call.json) {
    call.output.line(
      `${subject.name}. ${say(call, PLAY_TEXTS.youAre)} ${person}, ${say(call, PLAY_TEXTS.against)} ${against}.`,
    );
  }
  return person === 0 ? ([undefined, computer] as const) : ([computer, undefined] as const);
}
