import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { MarienbadError, text } from "marienbad/base";
import { didYouMeanFile, isModule, moduleBeside } from "marienbad-databases/rules";
import { NO_SUCH_FILE, unreadable } from "marienbad-databases/system";
import { type Call, type Command, say, takeWords } from "../core/command.ts";
import { type ServedGame, type WatchedGame, watchGame } from "../lab/own-game.ts";
import { pythonFiles } from "../lab/python.ts";
import { serveFolder } from "../lab/server.ts";
import { folderOf, portFlag, serveUntilStopped, servingFlags } from "../lab/serving.ts";
import { texts } from "../lab/texts.ts";

const DEFAULT_PORT = 8377;

export const lab: Command = {
  name: "lab",
  usage: "lab [FILE [key=value …]] [--port N] [--open]",
  flags: servingFlags(DEFAULT_PORT),
  details: text(
    "With a file of rules, that game is in the gallery, and shown anew whenever the file changes.",
    "Avec un fichier de règles, ce jeu est dans la galerie, et montré à nouveau dès que le fichier change.",
  ),
  examples: ["marienbad lab", "marienbad lab --port 0 --open"],
  async run(call) {
    const [file] = takeWords(call, lab, 0, 1);
    const port = portFlag(call, DEFAULT_PORT);
    const folder = folderOf("marienbad-lab", "lab");
    const game = file === undefined ? undefined : await gameFrom(call, file);
    const server = await serveFolder(folder, port, { ownGame: game?.handler, elsewhere: await pythonFiles() });
    await serveUntilStopped(call, server, texts.address, game && `#play/${(await game.current()).id}`);
    game?.close();
    return 0;
  },
};

/** The game of a file, read once before serving; its errors are printed at each reading. */
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
