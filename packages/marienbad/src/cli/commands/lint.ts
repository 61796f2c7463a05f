import { text } from "../../base/text.ts";
import { runAsync } from "../../base/work.ts";
import { checkConformanceWork } from "../../game/conformance.ts";
import { CATALOGUE } from "../../games/index.ts";
import { type Command, integerFlag, labelled, say, switchFlag, takeWords } from "../core/command.ts";
import { afterPositions } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";
import { lintWhileWritten } from "./lint-watch.ts";

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
    const { kit } = await loadSubject(call, name);
    const work = checkConformanceWork(kit, { limit: integerFlag(call, "limit", { min: 1 }, 2000) });
    const faults = await runAsync(work, { signal: call.signal }, afterPositions);
    if (call.json) {
      const plain = faults.map((fault) => ({ rule: fault.rule, message: fault.text.en, position: fault.position }));
      call.output.json({ conforms: faults.length === 0, faults: plain });
    } else {
      for (const fault of faults) {
        call.output.line(labelled(call, fault.rule, labelled(call, fault.position, say(call, fault.text))));
      }
      if (faults.length === 0) {
        call.output.line(say(call, CONFORMS));
      }
    }
    return faults.length === 0 ? 0 : 1;
  },
};
