import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { MarienbadError, text } from "marienbad/base";
import { didYouMeanFile, isModule, moduleBeside } from "marienbad-databases/rules";
import { NO_SUCH_FILE, unreadable } from "marienbad-databases/system";
import { type Call, type Command, integerFlag, say, switchFlag, takeWords } from "../core/command.ts";
import { folderOf } from "../core/parts.ts";
import { openBrowser } from "../lab/open-browser.ts";
import { type ServedGame, type WatchedGame, watchGame } from "../lab/own-game.ts";
import { pythonFiles } from "../lab/python.ts";
import { serveFolder } from "../lab/server.ts";
import { texts } from "../lab/texts.ts";

const DEFAULT_PORT = 8377;

export const lab: Command = {
  name: "lab",
  usage: "lab [FILE [key=value …]] [--port N] [--open]",
  flags: [
    {
      name: "port",
      value: "N",
      summary: text(
        `the port to listen on (default ${DEFAULT_PORT}; 0 for any that is free)`,
        `le port d'écoute (${DEFAULT_PORT} par défaut ; 0 pour n'importe lequel de libre)`,
      ),
    },
    { name: "open", summary: text("also open the browser", "ouvre aussi le navigateur") },
  ],
  details: text(
    "With a file of rules, that game is in the gallery, and shown anew whenever the file changes.",
    "Avec un fichier de règles, ce jeu est dans la galerie, et montré à nouveau dès que le fichier change.",
  ),
  examples: ["marienbad lab", "marienbad lab --port 0 --open"],
  async run(call) {
    const [file] = takeWords(call, lab, 0, 1);
    const port = integerFlag(call, "port", { min: 0, max: 65_535 }, DEFAULT_PORT);
    const folder = folderOf("marienbad-lab", "lab");
    const game = file === undefined ? undefined : await gameFrom(call, file);
    const server = await serveFolder(folder, port, { ownGame: game?.handler, elsewhere: await pythonFiles() });
    const begin = game === undefined ? "" : `#play/${(await game.current()).id}`;
    const address = server.url + begin;
    if (call.json) call.output.json({ url: address });
    else {
      call.output.line(say(call, texts.address(address)));
      call.output.line(say(call, texts.HOW_TO_STOP));
    }
    if (switchFlag(call, "open")) openBrowser(address);
    if (!call.signal.aborted) await once(call.signal, "abort");
    game?.close();
    await server.close();
    return 0;
  },
};

/** The game of a file, read once before anything is served; what is wrong with it is told each time it is read. */
async function gameFrom(call: Call, file: string): Promise<WatchedGame> {
  const meant = isModule(file) ? undefined : moduleBeside(file);
  if (meant !== undefined) throw new MarienbadError("unknown-name", didYouMeanFile(file, meant));
  if (!isModule(file)) throw new MarienbadError("bad-argument", texts.notAFileOfRules(file));
  if (!existsSync(file)) throw unreadable(file, NO_SUCH_FILE);
  const tell = ({ table, error }: ServedGame): void => {
    const read = texts.gameFromFile(file, table?.names.length ?? 0);
    const told = error === undefined ? read : table === undefined ? texts.gameNotRead(file, error) : error;
    call.output.note(say(call, told));
  };
  const watched = watchGame(resolve(file), call.options, tell);
  tell(await watched.current());
  return watched;
}
