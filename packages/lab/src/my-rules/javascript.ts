import { text } from "marienbad";
import { sameText } from "marienbad/base";
import { verbatim } from "../base/language.ts";
import programAddress from "./javascript-program.ts?worker&url";
import { javascriptMembers } from "./javascript-texts.ts";
import type { RulesLanguage } from "./language.ts";

const NIM = `export default {
  title: "Nim",
  start: { sticks: 10, player: 0 },
  turn: ({ player }) => player,
  moves: ({ sticks }) => [1, 2].filter((take) => take <= sticks),
  play: ({ sticks, player }, take) => ({ sticks: sticks - take, player: 1 - player }),
  result: ({ sticks, player }) => (sticks === 0 ? 1 - player : undefined),
  key: ({ sticks, player }) => \`\${sticks},\${player}\`,
};
`;

const CORNER = `const SIZE = 6;
const cells = Array.from({ length: SIZE }, (_, i) => i);
const name = (x, y) => "abcdef"[x] + (y + 1);

export default {
  title: { fr: "La tour dans le coin", en: "The rook in the corner" },
  start: { x: SIZE - 1, y: SIZE - 2, player: 0 },
  turn: ({ player }) => player,
  moves: ({ x, y }) => [
    ...cells.filter((i) => i < x).map((i) => name(i, y)),
    ...cells.filter((i) => i < y).map((i) => name(x, i)),
  ],
  play: ({ player }, to) => ({ x: "abcdef".indexOf(to[0]), y: to[1] - 1, player: 1 - player }),
  result: ({ x, y, player }) => (x === 0 && y === 0 ? 1 - player : undefined),
  key: ({ x, y, player }) => name(x, y) + "," + player,
  board: {
    lattice: "squares",
    draw({ x, y }) {
      const row = (at) => cells.map((column) => (column === x && at === y ? "♜" : ".")).join("");
      return cells.map((i) => row(SIZE - 1 - i)).join("\\n");
    },
  },
};
`;

const NOUGHTS = `const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const turn = (cells) => (cells.replaceAll(".", "").length % 2);

export default {
  title: { fr: "Trois alignés", en: "Three in a row" },
  start: ".........",
  turn,
  moves: (cells) => [...cells].flatMap((cell, i) => (cell === "." ? [i] : [])),
  play: (cells, i) => cells.slice(0, i) + "XO"[turn(cells)] + cells.slice(i + 1),
  result: (cells) => {
    for (const [a, b, c] of LINES) {
      if (cells[a] !== "." && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a] === "X" ? 0 : 1;
    }
    return cells.includes(".") ? undefined : "draw";
  },
  key: (cells) => cells,
  board: {
    pieces: "crosses",
    draw: (cells) => [0, 3, 6].map((from) => cells.slice(from, from + 3)).join("\\n"),
  },
};
`;

const RING = `const PIECES = ["♞", "♝"];
const LINES = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0], [0, 2]];
const joined = (a, b) => LINES.some(([from, to]) => (from === a && to === b) || (from === b && to === a));

export default {
  title: { fr: "Cavaliers et fous", en: "Knights and bishops" },
  start: { cells: [0, 0, 1, 1, null], player: 0 },
  turn: ({ player }) => player,
  moves({ cells, player }) {
    const empty = cells.indexOf(null);
    return cells.flatMap((piece, from) => (piece === player && joined(from, empty) ? [from + 1] : []));
  },
  play({ cells, player }, from) {
    const next = [...cells];
    next[cells.indexOf(null)] = player;
    next[from - 1] = null;
    return { cells: next, player: 1 - player };
  },
  result(position) {
    return this.moves(position).length === 0 ? 1 - position.player : undefined;
  },
  key: ({ cells, player }) => JSON.stringify([cells, player]),
  board: {
    lattice: { points: [[1, 0], [2, 1], [1.6, 2], [0.4, 2], [0, 1]], lines: LINES },
    draw: ({ cells }) => cells.map((piece) => PIECES[piece] ?? ".").join(""),
  },
};
`;

const commented = (code: string, en: string, fr: string) => verbatim(`// ${en}\n${code}`, `// ${fr}\n${code}`);

const FETCHING = 10_000; // milliseconds that the program may take to come

export const javascript: RulesLanguage = {
  id: "js",
  title: "JavaScript",
  fileName: "rules.js",
  mediaType: "text/javascript",
  indent: "  ",
  time: 5000,
  members: javascriptMembers,
  examples: [
    {
      id: "sticks",
      title: sameText("Nim"),
      code: commented(
        NIM,
        "Nim: take one or two of ten sticks; whoever takes the last one wins.",
        "Nim : prenez un ou deux de dix bâtonnets ; qui prend le dernier gagne.",
      ),
    },
    {
      id: "rook",
      title: text("A rook on squares", "Une tour sur des cases"),
      code: commented(
        CORNER,
        "The rook in the corner: go left or down as far as you like; whoever reaches the corner wins.",
        "La tour dans le coin : allez à gauche ou en bas aussi loin que vous voulez ; qui atteint le coin gagne.",
      ),
    },
    {
      id: "row",
      title: text("Three in a row", "Trois alignés"),
      code: commented(
        NOUGHTS,
        "Three in a row on nine cells. The board is a string; letters stand for the pieces.",
        "Trois alignés sur neuf cases. Le plateau est une chaîne ; des lettres y sont les pièces.",
      ),
    },
    {
      id: "ring",
      title: text("Points and lines", "Des points et des lignes"),
      code: commented(
        RING,
        "Knights and bishops on a ring of points: step to the empty point beside you; whoever cannot move loses.",
        "Des cavaliers et des fous sur un anneau : allez au point vide voisin ; qui ne peut pas jouer perd.",
      ),
    },
  ],
  async fetchProgram() {
    const response = await fetch(programAddress, { signal: AbortSignal.timeout(FETCHING) });
    if (!response.ok) throw new Error(response.statusText);
    return { program: await response.text() };
  },
  editorSupport: async () => (await import("@codemirror/lang-javascript")).javascript(),
};
