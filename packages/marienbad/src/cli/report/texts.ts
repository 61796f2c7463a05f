import { type Text, text } from "../../base/text.ts";
import type { Player } from "../../game/index.ts";
import type { Judgement } from "../../oracle/index.ts";

export const noStart = (name: string): Text =>
  text(
    `${name} does not say where plays begin: name the vertex to analyse.`,
    `${name} ne dit pas où les parties commencent : nommez le sommet à analyser.`,
  );

export const toMove = (player: Player): Text => text(`player ${player} to move`, `trait au joueur ${player}`);

export const losingAnswers = (count: number): Text =>
  text(`${count} of the answers lose`, `${count} des réponses perdent`);

/** Who knows it, and how surely. */
export const knownBy = ({ certainty, source: { title } }: Judgement): Text =>
  certainty === "proved"
    ? text(`Proved by ${title.en}.`, `Démontré par ${title.fr}.`)
    : text(`Estimated by ${title.en}: not proved.`, `Estimé par ${title.fr} : non démontré.`);

export const notInDatabase = (): Text =>
  text(
    "No play from the start reaches this position, so the database does not have it.",
    "Aucune partie depuis le début n'atteint cette position : la base ne l'a pas.",
  );
