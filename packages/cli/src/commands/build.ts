import { MarienbadError, text } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { buildOpponent } from "../build/build.ts";
import { texts } from "../build/texts.ts";
import { type Command, flag, integerFlag, say, takeWords, textFlag } from "../core/command.ts";
import { MEMORY_FLAG, THREADS_FLAG } from "../core/resources.ts";
import { loadSubject } from "../subject/subject.ts";

/** Positions up to which the solution is embedded in the page. */
const DEFAULT_SMALL = 100_000;

export const build: Command = {
  name: "build",
  usage: "build GAME|FILE [key=value …] [--database FILE] -o FOLDER",
  flags: [
    flag(
      "o FOLDER",
      "the folder to write: new, empty, or made by this command",
      "le dossier à écrire : nouveau, vide, ou fait par cette commande",
    ),
    flag(
      "small N",
      `positions up to which the solution itself is in the page, without a database (default ${DEFAULT_SMALL})`,
      `positions jusqu'auxquelles la solution même est dans la page, sans base (${DEFAULT_SMALL} par défaut)`,
    ),
    flag(
      "database FILE",
      "take the values from this database (solve --database), which is made first if it is not there",
      "prendre les valeurs de cette base (solve --database), faite d'abord si elle n'existe pas",
    ),
    THREADS_FLAG,
    MEMORY_FLAG,
  ],
  subjects: loadFamilies,
  details: text(
    "Writes a page that plays perfectly (index.html), and a module to do the same elsewhere (opponent.js, with " +
      "its types). Any static server will do; a small game also opens from its file.",
    "Écrit une page qui joue parfaitement (index.html), et un module pour faire de même ailleurs (opponent.js, " +
      "avec ses types). N'importe quel serveur statique suffit ; un petit jeu s'ouvre aussi comme fichier.",
  ),
  examples: ["marienbad build tictactoe -o opponent", "marienbad build connect4 columns=5 rows=4 -o opponent"],
  async run(call) {
    const [word] = takeWords(call, build, 1);
    const folder = textFlag(call, "o");
    if (folder === undefined) throw new MarienbadError("bad-argument", texts.folderMissing());
    const small = integerFlag(call, "small", { min: 1, max: 1_000_000 }, DEFAULT_SMALL);
    const database = textFlag(call, "database");
    const built = await buildOpponent(call, word, await loadSubject(call, word), folder, { small, database });
    if (call.json) call.output.json(built);
    else call.output.line(say(call, texts.built(built)));
    return 0;
  },
};
