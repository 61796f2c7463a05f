import { runAsync, text } from "marienbad/base";
import { checkConformance, type Nonconformity } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { isModule } from "marienbad-databases/rules";
import { type Command, integerFlag, labelled, say, switchFlag, takeWords } from "../core/command.ts";
import { texts } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { readSubject, refOf } from "../subject/subject.ts";
import { faultsOfModule } from "./lint-module.ts";
import { lintWhileWritten } from "./lint-watch.ts";
import { andOthers } from "./texts/lint.ts";

const CONFORMS = text("The rules keep the contract.", "Les règles respectent le contrat.");

export const lint: Command = {
  name: "lint",
  subjects: loadFamilies,
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
    const limit = integerFlag(call, "limit", { min: 1 }, 2000);
    const faults = isModule(name) ? await faultsOfModule(call, { ref: refOf(call, name), limit }) : await faultsHere();
    if (call.json) {
      const plain = faults.map(({ text, ...shown }) => ({ ...shown, message: text.en }));
      call.output.json({ conforms: faults.length === 0, faults: plain });
    } else {
      for (const { rule, position, text, others } of faults) {
        const sentence = others === undefined ? say(call, text) : `${say(call, text)} ${say(call, andOthers(others))}`;
        call.output.line(labelled(call, rule, position === undefined ? sentence : labelled(call, position, sentence)));
      }
      if (faults.length === 0) call.output.line(say(call, CONFORMS));
    }
    return faults.length === 0 ? 0 : 1;

    async function faultsHere(): Promise<readonly Nonconformity[]> {
      const { game } = await readSubject(call, name);
      return await runAsync(checkConformance.work(game, { limit }), { signal: call.signal }, texts.afterPositions);
    }
  },
};
