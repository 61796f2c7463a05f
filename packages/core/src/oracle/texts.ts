import { type Text, text } from "../base/text.ts";
import type { Player } from "../game/game.ts";
import { describeValue, finalScore, moves, player, points } from "../game/texts.ts";
import type { Judgement, Proved } from "./judgement.ts";
import type { ReviewedMove, Severity } from "./review.ts";

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
/** The perfect player's note where it cannot keep its name. */
export const nothingProved = (): Text =>
  text(
    "No best move can be proved here in the time given: the strongest one known is played.",
    "Aucun meilleur coup n'a pu être démontré ici dans le temps donné : c'est le plus fort connu qui est joué.",
  );
/** Follows "there is no". */
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

/** The sign of each severity, as players write it; a move without fault has none. */
export const SEVERITY_SIGNS: Readonly<Record<Severity, string>> = { blunder: "??", mistake: "?", inaccuracy: "?!" };

/** Number of faults of a severity: "2 blunders". */
export function severityName(severity: Severity, count = 1): Text {
  const many = count > 1 ? "s" : "";
  switch (severity) {
    case "blunder":
      return text(`blunder${count === 1 ? "" : "s"}`, `faute${many} grave${many}`);
    case "mistake":
      return text(`mistake${count === 1 ? "" : "s"}`, `faute${many}`);
    case "inaccuracy":
      return text(`inaccurac${count === 1 ? "y" : "ies"}`, `imprécision${many}`);
  }
}

/** The cost of a move, and what would have kept the value: "winning → losing; 3 wins in 20 moves". */
export function describeReviewed<Move>(reviewed: ReviewedMove<Move>, writeMove: (move: Move) => string): Text {
  const { player, before, after, best, lost, severity } = reviewed;
  if (before.certainty !== "proved" || after.certainty !== "proved") return text("not known", "on ne sait pas");
  if (severity === undefined) return describeValue(after);
  const [had, has] = [standing(before, player), standing(after, player)];
  const unit = before.points === undefined ? moves : points;
  const many = severity === "inaccuracy" && lost !== undefined ? unit(lost) : undefined;
  const change =
    many === undefined
      ? text(`${had.en} → ${has.en}`, `${had.fr} → ${has.fr}`)
      : text(`${had.en}, ${many.en} lost`, `${had.fr}, ${many.fr} perdu${lost === 1 ? "" : "s"}`);
  const names = best.map(writeMove);
  const better = text(names.join(" or "), names.join(" ou "));
  const kept = keeping(before, player, names.length);
  return text(`${change.en}; ${better.en} ${kept.en}`, `${change.fr} ; ${better.fr} ${kept.fr}`);
}

function standing({ result }: Proved, player: Player): Text {
  if (result === "draw") return text("drawn", "nul");
  return result === player ? text("winning", "gagnant") : text("losing", "perdu");
}

function keeping({ result, rank, points: kept }: Proved, player: Player, count: number): Text {
  if (kept !== undefined) {
    const end = finalScore(kept);
    return text(`keep${count > 1 ? "" : "s"} ${end.en}`, `gard${count > 1 ? "aient" : "ait"} ${end.fr}`);
  }
  const s = count > 1 ? "" : "s";
  const length = rank === undefined || rank <= 1 ? undefined : moves(rank - 1);
  const within = length === undefined ? text("", "") : text(` in ${length.en}`, ` en ${length.fr}`);
  const aient = count > 1 ? "aient" : "ait";
  if (result === "draw") return text(`draw${s}`, `annul${aient}`);
  if (result === player) return text(`win${s}${within.en}`, `gagn${aient}${within.fr}`);
  return text(`resist${s}${within.en.replace(" in", " for")}`, `résist${aient}${within.fr.replace(" en", "")}`);
}
