import { type Text, text } from "../../base/text.ts";
import type { Player } from "../../game/index.ts";
import type { Judgement } from "../../oracle/index.ts";
import type { Counts } from "../../solve/index.ts";
import type { ArenaFacts } from "./arena-facts.ts";

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

/** How many positions end how. */
export const outcomes = ({ player0, player1, finiteDraw, infiniteDraw }: Counts["byOutcome"]): Text => {
  const [en, fr] = ["en", "fr"].map((language) =>
    [player0, player1, finiteDraw, infiniteDraw].map((count) => count.toLocaleString(language)),
  );
  return text(
    `won by player 0: ${en[0]}; by player 1: ${en[1]}; draws: ${en[2]} finite, ${en[3]} infinite`,
    `gagnées par le joueur 0 : ${fr[0]} ; par le joueur 1 : ${fr[1]} ; nulles : ${fr[2]} finies, ${fr[3]} infinies`,
  );
};

export const FROM: Text = text("From", "Depuis");
export const BEST_FIRST: Text = text("Moves, best first:", "Coups, le meilleur d'abord :");

/** A cycle may be as long as the arena. */
const MAX_SHOWN = 12;

/** The graph of an arena, a line for each fact. */
export const arenaFacts = ({ samePlayerEdge, cycle, deadEnds, outDegree, inDegree }: ArenaFacts): readonly Text[] => {
  const edge = samePlayerEdge?.join(" → ");
  const around = cycle?.slice(0, MAX_SHOWN).join(" → ");
  const rest = cycle === null ? "" : cycle.length > MAX_SHOWN ? " → …" : ` → ${cycle[0]}`;
  return [
    edge === undefined
      ? text("Bipartite: yes, every move gives the turn.", "Biparti : oui, tout coup donne le trait.")
      : text(`Bipartite: no, ${edge} keeps the turn.`, `Biparti : non, ${edge} garde le trait.`),
    cycle === null
      ? text("Acyclic: yes, every play ends.", "Acyclique : oui, toute partie finit.")
      : text(`Acyclic: no, ${around}${rest}.`, `Acyclique : non, ${around}${rest}.`),
    text(`Dead ends: ${deadEnds.toLocaleString("en")}.`, `Culs-de-sac : ${deadEnds.toLocaleString("fr")}.`),
    text(
      `Degrees: at most ${outDegree.most} moves from a vertex (${outDegree.at}), ` +
        `at most ${inDegree.most} into one (${inDegree.at}).`,
      `Degrés : au plus ${outDegree.most} coups depuis un sommet (${outDegree.at}), ` +
        `au plus ${inDegree.most} vers un sommet (${inDegree.at}).`,
    ),
  ];
};
