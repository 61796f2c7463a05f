import type { ObjectiveId } from "../arena/arena.ts";
import { type Text, text } from "../base/text.ts";
import type { Player } from "../game/game.ts";

/** Follows "there is no". */
export const SOLVER: Text = text("solver of parity games", "de solveur de jeux de parité");
export const TITLES: Readonly<Record<ObjectiveId, Text>> = {
  reach: text("reachability", "accessibilité"),
  safety: text("safety", "sûreté"),
  buchi: text("Büchi", "Büchi"),
  cobuchi: text("co-Büchi", "co-Büchi"),
  parity: text("parity", "parité"),
};
export const noPriorities = (): Text =>
  text(
    "This arena has no priorities, so it is no parity game: give every vertex one.",
    "Cette arène n'a pas de priorités, ce n'est donc pas un jeu de parité : donnez-en une à chaque sommet.",
  );
export const noDrawnDeadEnds = (objective: ObjectiveId): Text =>
  text(
    `A dead end cannot be a draw where the objective is ${TITLES[objective].en}: somebody wins every play.`,
    `Un cul-de-sac ne peut pas être une nulle quand l'objectif est ${TITLES[objective].fr} : toute partie est gagnée.`,
  );
export const drawnEnd = (objective: ObjectiveId, vertex: string): Text =>
  text(
    `Vertex ${vertex} is a drawn end, but where the objective is ${TITLES[objective].en} somebody wins every play.`,
    `Le sommet ${vertex} est une fin nulle, mais si l'objectif est ${TITLES[objective].fr}, toute partie est gagnée.`,
  );
export const otherGoal = (objective: ObjectiveId, player: Player, vertex: string): Text =>
  text(
    `Vertex ${vertex} is a goal of player ${1 - player}, but this ${TITLES[objective].en} objective is player ` +
      `${player}'s: only their goals count.`,
    `Le sommet ${vertex} est un but du joueur ${1 - player}, mais cet objectif de ${TITLES[objective].fr} est celui ` +
      `du joueur ${player} : seuls ses buts comptent.`,
  );
export const noSet = (objective: ObjectiveId, player: Player): Text =>
  text(
    `This arena has neither goals of player ${player} nor priorities, so there is nothing that a ` +
      `${TITLES[objective].en} objective could be about.`,
    `Cette arène n'a ni buts du joueur ${player} ni priorités : un objectif de ${TITLES[objective].fr} n'y porte sur ` +
      "rien.",
  );

/* Reading solutions in PGSolver's form. */
export const paritysolExpected = (): Text =>
  text(
    'expected "paritysol", as a solution in PGSolver\'s form begins',
    '"paritysol" est attendu, comme chez PGSolver',
  );
export const numberExpected = (): Text => text("expected a number", "un nombre est attendu");
export const otherGame = (largest: number, own: number): Text =>
  text(
    `this is the solution of another game: its largest vertex is ${largest}, that of this game ${own}`,
    `c'est la solution d'un autre jeu : son plus grand sommet est ${largest}, celui de ce jeu ${own}`,
  );
export const missingVertex = (number: number): Text =>
  text(`nothing is said about vertex ${number}`, `rien n'est dit du sommet ${number}`);
export const vertexTwice = (vertex: string): Text =>
  text(`vertex ${vertex} appears twice`, `le sommet ${vertex} apparaît deux fois`);
export const noVertexOfNumber = (number: number): Text =>
  text(`this game has no vertex ${number}`, `ce jeu n'a pas de sommet ${number}`);
export const badWinner = (winner: number): Text =>
  text(`the winner should be 0 or 1, not ${winner}`, `le gagnant devrait être 0 ou 1, non ${winner}`);
