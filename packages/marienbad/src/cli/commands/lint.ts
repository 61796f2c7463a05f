import { checkConformance } from "../../game/index.ts";
import { type Command, integerFlag, say, takeWords } from "../core/command.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";

export const lint: Command = {
  name: "lint",
  usage: "lint GAME [key=value…] [--limit N]",
  summary: {
    en: "Checks anybody's rules against the contract; each fault with the position that shows it.",
    fr: "Vérifie des règles selon le contrat ; chaque faute avec la position qui la montre.",
  },
  flags: [
    {
      name: "limit",
      value: "N",
      summary: { en: "positions to look at (default 2000)", fr: "positions à examiner (2000 par défaut)" },
    },
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad lint tictactoe", "marienbad lint ./mygame.js"],
  async run(call) {
    const [name] = takeWords(call, lint, 1);
    const { kit } = await loadSubject(call, name);
    const faults = checkConformance(kit, { limit: integerFlag(call, "limit", { min: 1 }, 2000) });
    if (call.json) {
      const plain = faults.map(({ rule, text, position }) => ({ rule, message: text.en, position }));
      call.output.json({ conforms: faults.length === 0, faults: plain });
    } else {
      for (const fault of faults) {
        call.output.line(`${fault.rule}: ${fault.position}: ${fault.text[call.language]}`);
      }
      if (faults.length === 0) {
        call.output.line(say(call, { en: "The rules keep the contract.", fr: "Les règles respectent le contrat." }));
      }
    }
    return faults.length === 0 ? 0 : 1;
  },
};
