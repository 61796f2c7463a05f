import { MarienbadError, type Text, text, unknownName } from "marienbad/base";
import { type Command, takeWords } from "../core/command.ts";
import { bashCompletion } from "../core/completion/bash.ts";
import { fishCompletion } from "../core/completion/fish.ts";
import { readGrammar } from "../core/completion/grammar.ts";
import { zshCompletion } from "../core/completion/zsh.ts";

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;
const SHELL_IDS = Object.keys(SHELLS);

export const completion: Command = {
  name: "completion",
  usage: `completion ${SHELL_IDS.join("|")}`,
  flags: [],
  subjects: async () => SHELL_IDS.map((id) => ({ id })),
  examples: [
    'eval "$(marienbad completion bash)"',
    "marienbad completion zsh > ~/.zfunc/_marienbad",
    "marienbad completion fish | source",
  ],
  async run(call) {
    const [shell] = takeWords(call, completion, 1);
    if (!Object.hasOwn(SHELLS, shell)) throw new MarienbadError("unknown-name", unknownName(SHELL, shell, SHELL_IDS));
    const script = SHELLS[shell as keyof typeof SHELLS](await readGrammar(call.language));
    if (call.json) call.output.json({ shell, script });
    else call.output.line(script.trimEnd());
    return 0;
  },
};

const SHELL: Text = text("completion for the shell", "de complétion pour le shell");
