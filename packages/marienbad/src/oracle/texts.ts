import { type Text, text } from "../base/text.ts";
import type { Player } from "../game/game.ts";
import { describeValue, moves, player } from "../game/texts.ts";
import type { Judgement } from "./judgement.ts";

/** Every sentence that the oracle, its players and matches say. */

export const interrupted = (): Text => text("Interrupted.", "Interrompu.");

export const matchInterrupted = (games: number): Text =>
  text(`Interrupted after ${games} games.`, `Interrompu après ${games} parties.`);

export const noGames = (games: number): Text =>
  text(
    `A match of ${games} games is not possible: it should be at least 1.`,
    `Un match de ${games} parties n'est pas possible : il en faut au moins 1.`,
  );

export const badPlayer = (name: string, usage: string): Text =>
  text(
    `There is no player "${name}": it is asked for as ${usage}.`,
    `Il n'y a pas de joueur "${name}" : on le demande par ${usage}.`,
  );

export const badAmount = (name: string, usage: string): Text =>
  text(
    `There is no player "${name}": it is asked for as ${usage}, with a whole number of at least 1.`,
    `Il n'y a pas de joueur "${name}" : on le demande par ${usage}, avec un nombre entier d'au moins 1.`,
  );

/** What the perfect player says where it cannot keep its name. */
export const nothingProved = (): Text =>
  text(
    "No best move can be proved here in the time given: the strongest one known is played.",
    "Aucun meilleur coup n'a pu être démontré ici dans le temps donné : c'est le plus fort connu qui est joué.",
  );

/** What a player is called in sentences about names. */
export const PLAYER_KIND: Text = text("player", "de joueur");

/** The one wording of a judgement: a fact as everywhere, an estimate never as one. */
export function describeJudgement(judgement: Judgement, nameOf: (player: Player) => Text = player): Text {
  if (judgement.certainty === "proved") {
    const { result, within } = judgement;
    const value = describeValue(judgement, nameOf);
    if (result === "draw" || judgement.rank !== undefined || within === undefined) return value;
    return text(`${value.en} in at most ${moves(within).en}`, `${value.fr} en au plus ${moves(within).fr}`);
  }
  const { estimate, heuristic } = judgement;
  if (heuristic === undefined) return text("not known", "on ne sait pas");
  const [en, fr] = ["en", "fr"].map((language) =>
    estimate.toLocaleString(language, { maximumFractionDigits: 2, signDisplay: "exceptZero" }),
  );
  return text(`estimated at ${en} for player 0 (${heuristic})`, `estimé à ${fr} pour le joueur 0 (${heuristic})`);
}
