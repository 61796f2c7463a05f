import { text } from "../../base/text.ts";
import { runAsync } from "../../base/work.ts";
import { checkConformanceWork } from "../../game/conformance.ts";
import { CATALOGUE } from "../../games/index.ts";
import { type Command, integerFlag, say, takeWords } from "../core/command.ts";
import { afterPositions } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";

const CONFORMS = text("The rules keep the contract.", "Les règles respectent le contrat.");

export const lint: Command = {
  name: "lint",
  subjects: CATALOGUE,
  usage: "lint GAME [key=value…] [--limit N]",
  flags: [
    {
      name: "limit",
      value: "N",
      summary: text("look at N positions (default 2000)", "examiner N positions (2000 par défaut)"),
    },
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad lint tictactoe", "marienbad lint ./mygame.js"],
  async run(call) {
    const [name] = takeWords(call, lint, 1);
    const { kit } = await loadSubject(call, name);
    const work = checkConformanceWork(kit, { limit: integerFlag(call, "limit", { min: 1 }, 2000) });
    const faults = await runAsync(work, { signal: call.signal }, afterPositions);
    if (call.json) {
      const plain = faults.map((fault) => ({ rule: fault.rule, message: fault.text.en, position: fault.position }));
      call.output.json({ conforms: faults.length === 0, faults: plain });
    } else {
      for (const fault of faults) {
        call.output.line(`${fault.rule}: ${fault.position}: ${say(call, fault.text)}`);
      }
      if (faults.length === 0) {
        call.output.line(say(call, CONFORMS));
      }
    }
    return faults.length === 0 ? 0 : 1;
  },
};
