import { type Text, text } from "marienbad";

/** What rules in JavaScript consist of. */
export const javascriptMembers: readonly (readonly [string, Text])[] = [
  ["start", text("the first position: any value", "la première position : une valeur quelconque")],
  ["turn(p)", text("who moves there: 0 or 1", "qui y joue : 0 ou 1")],
  ["moves(p)", text("the legal moves, a list", "les coups permis, une liste")],
  ["play(p, move)", text("the position after a move, a new value", "la position après un coup, une nouvelle valeur")],
  [
    "result(p)",
    text('0, 1 or "draw" once it is over, else undefined', '0, 1 ou "draw" une fois finie, sinon undefined'),
  ],
  [
    "key(p)",
    text(
      "a string or a number that tells positions apart, the turn included",
      "une chaîne ou un nombre qui distingue les positions, tour compris",
    ),
  ],
  ["title", text("the name of the game, if you like", "le nom du jeu, si vous voulez")],
  [
    "board.draw(p)",
    text(
      "a picture of the position in characters, row by row",
      "une image de la position en caractères, ligne par ligne",
    ),
  ],
  [
    "board.lattice",
    text(
      '"squares", "hexagons", "lines", "diagonals", or { points, lines }: then one character is one cell',
      '"squares", "hexagons", "lines", "diagonals" ou { points, lines } : un caractère est alors une case',
    ),
  ],
  [
    "board.pieces",
    text(
      '"crosses", "discs" or "pawns" for X and O (or board.marks)',
      '"crosses", "discs" ou "pawns" pour X et O (ou board.marks)',
    ),
  ],
];
