import { writeFile } from "node:fs/promises";
import { type Language, MarienbadError, text } from "marienbad/base";
import { isTypeScript } from "marienbad-databases/rules";
import { reason, unwritable } from "marienbad-databases/system";
import { type Command, say, takeWords } from "../core/command.ts";
import { texts } from "./texts.ts";

export const newGame: Command = {
  name: "new",
  usage: "new FILE.ts",
  flags: [],
  examples: ["marienbad new mygame.ts"],
  async run(call) {
    const [path] = takeWords(call, newGame, 1);
    if (!isTypeScript(path)) throw new MarienbadError("bad-argument", texts.notTypeScript(path));
    try {
      await writeFile(path, beginning(call.language, path), { flag: "wx" }); // never over what is there
    } catch (error) {
      throw unwritable(path, reason(error));
    }
    call.output.line(say(call, texts.gameWritten(path)));
    return 0;
  },
};

function beginning(language: Language, path: string): string {
  const say = (en: string, fr: string): string => text(en, fr)[language];
  return `// ${say("A game of your own, for two players. Try it:", "Un jeu à vous, pour deux joueurs. Essayez :")}
//     marienbad play ${path} sticks=21
//     marienbad solve ${path}
//     marienbad lint ${path} --watch
import { defineFamily, defineGame } from "marienbad";

export default defineFamily({
  // ${say("What may be chosen when the game begins: sticks=21", "Ce qu'on peut choisir au départ : sticks=21")}
  options: {
    sticks: {
      kind: "integer",
      default: 15,
      min: 1,
      max: 40,
      summary: { en: "sticks at the start", fr: "bâtonnets au départ" },
    },
  },
  build: ({ sticks }) =>
    defineGame({
      // ${say(
        "The first position: all that matters for what follows, whose turn it is (0 or 1) included.",
        "La première position : tout ce qui compte pour la suite, le trait (0 ou 1) compris.",
      )}
      start: { sticks, turn: 0 },
      // ${say("Who moves?", "Qui joue ?")}
      turn: (position) => position.turn,
      // ${say("Every legal move; nothing else decides it.", "Tous les coups permis ; rien d'autre n'en décide.")}
      moves: (position) => [1, 2, 3].filter((count) => count <= position.sticks),
      // ${say(
        "The position after a move; a position is never changed, only replaced.",
        "La position après un coup ; on ne change pas une position, on la remplace.",
      )}
      play: (position, count) => ({ sticks: position.sticks - count, turn: 1 - position.turn }),
      // ${say(
        'Who has won: 0, 1 or "draw"; undefined while the play goes on. Here whoever takes the last stick wins.',
        'Qui a gagné : 0, 1 ou "draw" ; undefined tant que la partie continue. Ici, qui prend le dernier gagne.',
      )}
      result: (position) => (position.sticks === 0 ? 1 - position.turn : undefined),
      // ${say(
        "Its identity, a string or a whole number: positions with one key are one position, called so.",
        "Son identité, chaîne ou entier : des positions de même clé n'en font qu'une, ainsi nommée.",
      )}
      key: (position) => \`\${position.sticks}/\${position.turn}\`,
      // ${say(
        "What the players see: characters, on one line or several.",
        "Ce que voient les joueurs : des caractères, sur une ligne ou plusieurs.",
      )}
      board: { draw: (position) => "|".repeat(position.sticks) },
    }),
});
`;
}
