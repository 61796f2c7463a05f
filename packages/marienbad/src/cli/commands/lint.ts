import { text } from "../../base/text.ts";
import { runAsync } from "../../base/work.ts";
import { checkConformanceWork } from "../../game/conformance.ts";
import type { Nonconformity } from "../../game/nonconformity.ts";
import { CATALOGUE } from "../../games/index.ts";
import { type Command, integerFlag, labelled, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { afterPositions } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { readSubject } from "../subject/subject.ts";
import { lintWhileWritten } from "./lint-watch.ts";

const QUESTION = text("Is this meant?", "Est-ce voulu ?");
const CONFORMS = text("The rules keep the contract.", "Les règles respectent le contrat.");

export const lint: Command = {
  name: "lint",
  subjects: CATALOGUE,
  usage: "lint GAME [key=value…] [--limit N] [--watch]",
  flags: [
    {
      name: "limit",
      value: "N",
      summary: text("look at N positions (default 2000)", "examiner N positions (2000 par défaut)"),
    },
    {
      name: "watch",
      summary: text(
        "check a file of rules again whenever it changes, until Ctrl-C",
        "vérifier un fichier de règles à chaque changement, jusqu'à Ctrl-C",
      ),
    },
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad lint tictactoe", "marienbad lint ./mygame.ts --watch"],
  async run(call) {
    const [name] = takeWords(call, lint, 1);
    if (switchFlag(call, "watch")) return await lintWhileWritten(call, name);
    const { kit, arena } = await readSubject(call, name);
    const questions: Nonconformity[] = [];
    // Where dead ends are given a meaning, or the arena is drawn as it is, a draw is meant.
    const asks = arena === undefined && textFlag(call, "dead-end") === undefined;
    const work = checkConformanceWork(kit, {
      limit: integerFlag(call, "limit", { min: 1 }, 2000),
      ...(asks && { onQuestion: (question: Nonconformity) => void questions.push(question) }),
    });
    const faults = await runAsync(work, { signal: call.signal }, afterPositions);
    const plain = ({ rule, text, position }: Nonconformity) => ({ rule, message: text.en, position });
    if (call.json) {
      call.output.json({
        conforms: faults.length === 0,
        faults: faults.map(plain),
        ...(questions.length > 0 && { questions: questions.map(plain) }),
      });
    } else {
      for (const { rule, position, text } of faults)
        call.output.line(labelled(call, rule, labelled(call, position, say(call, text))));
      if (faults.length === 0) call.output.line(say(call, CONFORMS));
      for (const { position, text } of questions)
        call.output.line(labelled(call, say(call, QUESTION), labelled(call, position, say(call, text))));
    }
    return faults.length === 0 ? 0 : 1;
  },
};
