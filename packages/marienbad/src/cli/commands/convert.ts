import { ARENA_FORMATS, withoutParallelEdges } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { type Command, choiceFlag, takeWords, textFlag } from "../command.ts";
import { writeFileSafely } from "../files.ts";
import { exploreSubject, LIMIT_FLAG, loadSubject, SUBJECT_FLAGS } from "../subject.ts";

const FORMAT_IDS = ARENA_FORMATS.map(({ id }) => id);

export const convert: Command = {
  name: "convert",
  usage: `convert FILE|GAME --to ${FORMAT_IDS.join("|")} [key=value…] [-o FILE]`,
  summary: {
    en: "Writes an arena, or that of a game, in another format.",
    fr: "Écrit une arène, ou celle d'un jeu, dans un autre format.",
  },
  flags: [
    { name: "to", value: FORMAT_IDS.join("|"), summary: { en: "the format to write", fr: "le format voulu" } },
    { name: "o", value: "FILE", summary: { en: "write into a file", fr: "écrire dans un fichier" } },
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad convert nim sticks=10 take=1,2 --to py", "marienbad convert arena.py --to dot -o arena.dot"],
  async run(call) {
    const [name] = takeWords(call, convert, 1);
    const id = choiceFlag(call, "to", FORMAT_IDS);
    const format = ARENA_FORMATS.find((candidate) => candidate.id === id);
    if (format === undefined) {
      throw new MarienbadError("bad-argument", {
        en: `--to is missing: it takes ${FORMAT_IDS.join(" or ")}.`,
        fr: `--to manque : il faut ${FORMAT_IDS.join(" ou ")}.`,
      });
    }
    const subject = await loadSubject(call, name);
    const { arena } = await exploreSubject(call, subject);
    const text = format.write(withoutParallelEdges(arena));
    const path = textFlag(call, "o");
    if (path !== undefined) await writeFileSafely(path, text);
    else if (call.json) call.output.json({ format: format.id, text });
    else call.output.line(text.trimEnd());
    return 0;
  },
};
