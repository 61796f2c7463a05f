import { writeFile } from "node:fs/promises";
import { MarienbadError } from "marienbad/base";
import { isTypeScript } from "marienbad-databases/rules";
import { reason, unwritable } from "marienbad-databases/system";
import { type Command, say, takeWords } from "../core/command.ts";
import * as texts from "./texts/new.ts";

export const newGame: Command = {
  name: "new",
  usage: "new FILE.ts",
  flags: [],
  examples: ["marienbad new mygame.ts"],
  async run(call) {
    const [path] = takeWords(call, newGame, 1);
    if (!isTypeScript(path)) throw new MarienbadError("bad-argument", texts.notTypeScript(path));
    try {
      await writeFile(path, texts.beginning(call.language, path), { flag: "wx" }); // never over what is there
    } catch (error) {
      throw unwritable(path, reason(error));
    }
    call.output.line(say(call, texts.written(path)));
    return 0;
  },
};
