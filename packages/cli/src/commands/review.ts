import { MarienbadError } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { reviewFigure } from "marienbad-figure";
import { type Command, flag, integerFlag, missingArgument, switchFlag, takeWords } from "../core/command.ts";
import { modestLimit, oracleOf } from "../play/oracle.ts";
import { PICTURE_FLAGS, pictureFormat, writePicture } from "../report/picture.ts";
import { DEFAULT_REVIEW_TIME, printReview, reviewAsJson, reviewSubject } from "../report/review.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag, readLine } from "../subject/place.ts";
import { loadSubject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

export const review: Command = {
  name: "review",
  subjects: loadFamilies,
  usage: "review GAME|FILE MOVES [--from POSITION] [key=value…] [--time MS] [-o FILE]",
  flags: [
    flag("from POSITION", "where the play began", "où la partie a commencé"),
    flag(
      "time MS",
      `milliseconds for each position (default ${DEFAULT_REVIEW_TIME})`,
      `millisecondes pour chaque position (${DEFAULT_REVIEW_TIME} par défaut)`,
    ),
    flag("curve", "draw who was winning, move by move", "dessiner qui gagnait, coup par coup"),
    flag("blank", "the curve without its answers", "la courbe sans les réponses"),
    ...PICTURE_FLAGS,
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    'marienbad review tictactoe "5 2 1 9 4 6 7"',
    "marienbad review connect4 44444432567175773632",
    "marienbad review connect4 44444432567175773632 -o curve.svg",
  ],
  async run(call) {
    const [name, ...words] = takeWords(call, review, 1, Number.MAX_SAFE_INTEGER);
    if (words.length === 0) throw missingArgument(review);
    const subject = await loadSubject(call, name);
    const from = fromFlag(call, subject) ?? subject.game.start;
    const moves = readLine(subject.game, from, words.join(" "));
    const drawn = ["curve", "blank", "format", "o"].some((flag) => flag in call.flags);
    const format = drawn ? pictureFormat(call) : undefined;
    if (drawn && call.json) throw new MarienbadError("bad-argument", texts.CURVE_OR_JSON);
    const oracle = oracleOf(call, subject, { from, limit: modestLimit(call) });
    const time = integerFlag(call, "time", { min: 1 }, DEFAULT_REVIEW_TIME);
    const reviewed = await reviewSubject(call, subject, oracle, { from, moves, time });
    if (format === undefined) {
      if (call.json) call.output.json(reviewAsJson(reviewed));
      else printReview(call, reviewed);
      return 0;
    }
    const scene = reviewFigure(reviewed.review, { language: call.language, blank: switchFlag(call, "blank") });
    const { text: picture, path } = await writePicture(call, scene, format);
    if (path === undefined) call.output.line(picture.trimEnd());
    return 0;
  },
};
