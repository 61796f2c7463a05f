import { type Text, text } from "../../base/text.ts";
import type { Player, Result } from "../../game/index.ts";
import { player as namePlayer, moves as tellMoves } from "../../game/texts.ts";
import { type Judgement, SEVERITIES, type SideReview, severityName } from "../../oracle/index.ts";
import type { Counts } from "../../solve/index.ts";
import type { ArenaFacts } from "./arena-facts.ts";

export const noStart = (name: string): Text =>
  text(
    `${name} does not say where plays begin: name the vertex to analyse.`,
    `${name} ne dit pas où les parties commencent : nommez le sommet à analyser.`,
  );

export const toMove = (player: Player): Text => text(`player ${player} to move`, `trait au joueur ${player}`);

export const losingAnswers = (count: number): Text =>
  text(
    `${count} of the answers ${count === 1 ? "loses" : "lose"}`,
    `${count} des réponses ${count === 1 ? "perd" : "perdent"}`,
  );

/** Who knows it, and how surely. */
export const knownBy = ({ certainty, source: { title } }: Judgement): Text =>
  certainty === "proved"
    ? text(`Proved by ${title.en}.`, `Démontré par ${title.fr}.`)
    : text(`Estimated by ${title.en}: not proved.`, `Estimé par ${title.fr} : non démontré.`);

/** Before an estimate, where somebody can prove it. */
export const NOT_YET: Text = text("not proved yet", "pas encore démontré");

/** What the time was not enough for. */
export const notProvedYet = (count: number, milliseconds: number): Text =>
  text(
    `${count === 1 ? "One move is" : `${count} moves are`} not proved yet, after ${milliseconds / 1000} s: ` +
      "--time gives more.",
    `${count === 1 ? "Un coup n'est" : `${count} coups ne sont`} pas encore ` +
      `${count === 1 ? "démontré" : "démontrés"}, après ${(milliseconds / 1000).toLocaleString("fr")} s : ` +
      "--time en donne plus.",
  );

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

export const leftFromBefore = (folder: string, name: string): Text =>
  text(
    `${folder} holds ${name} from an earlier run, which would be taken for one of the new files: ` +
      "name another folder, or empty this one.",
    `${folder} contient ${name}, d'une exécution précédente, que l'on prendrait pour un des nouveaux fichiers : ` +
      "nommez un autre dossier, ou videz celui-ci.",
  );

export const cannotMake = (folder: string, why: Text): Text =>
  text(`The folder ${folder} cannot be made: ${why.en}.`, `Le dossier ${folder} ne peut pas être créé : ${why.fr}.`);

export const framesNeedPlace = (format: string, folder: boolean): Text =>
  text(
    `${format} frames are written into a ${folder ? "folder: -o FOLDER" : "file: -o FILE.gif"}.`,
    `Les images ${format} s'écrivent dans un ${folder ? "dossier : -o DOSSIER" : "fichier : -o FICHIER.gif"}.`,
  );

export const framesNeedFolder = (format: string, path: string): Text =>
  text(
    `--format ${format} writes a file for each frame: "${path}" should be the name of a folder, without an ending; ` +
      "one animated picture is --format svg-animated.",
    `--format ${format} écrit un fichier par image : "${path}" devrait être le nom d'un dossier, sans extension ; ` +
      "une seule image animée : --format svg-animated.",
  );

export const unknownFrameEnding = (path: string, endings: readonly string[]): Text => {
  const shown = endings.map((ending) => `.${ending}`);
  return text(
    `The format of "${path}" is unknown: frames should go into a folder, or a file that ends in ` +
      `${shown.join(" or ")}; or name it by --format.`,
    `Le format de "${path}" est inconnu : les images vont dans un dossier, ou un fichier qui finit par ` +
      `${shown.join(" ou ")} ; sinon nommez-le par --format.`,
  );
};

export const someSeconds = (min: number, max: number): Text =>
  text(`a number from ${min} to ${max}`, `un nombre de ${min} à ${max}`);

export const unknownEnding = (path: string, endings: readonly string[]): Text => {
  const known = endings.map((ending) => `.${ending}`).join(", ");
  return text(
    `The format of ${path} is unknown: its name should end in ${known}, or --format should be given.`,
    `Le format de ${path} est inconnu : son nom devrait finir par ${known}, ou donnez --format.`,
  );
};

/* Reviews. */

/** "31 moves; player 0 has won." */
export const playTold = (moves: number, result: Result | undefined): Text => {
  const count = tellMoves(moves);
  if (result === undefined) return text(`${count.en}, not finished.`, `${count.fr}, sans la fin.`);
  if (result === "draw") return text(`${count.en}: a draw.`, `${count.fr} : partie nulle.`);
  return text(`${count.en}: player ${result} won.`, `${count.fr} : le joueur ${result} a gagné.`);
};

/** "player 0: 2 blunders (moves 3, 13), 1 mistake (move 9); 10 of 16 moves right". */
export const sideTold = (side: Player, { moves, judged, faults }: SideReview): Text => {
  const met = SEVERITIES.filter((severity) => faults[severity].length > 0);
  const told = met.map((severity) => {
    const numbers = faults[severity];
    const name = severityName(severity, numbers.length);
    const [move, coup] = numbers.length === 1 ? ["move", "coup"] : ["moves", "coups"];
    const list = numbers.join(", ");
    return text(`${numbers.length} ${name.en} (${move} ${list})`, `${numbers.length} ${name.fr} (${coup} ${list})`);
  });
  const right = judged - met.reduce((sum, severity) => sum + faults[severity].length, 0);
  const who = namePlayer(side);
  const open = moves - judged;
  const unknown = open === 0 ? text("", "") : text(`, ${open} not judged`, `, ${open} sans jugement`);
  const [en, fr] = [told.map((part) => part.en).join(", "), told.map((part) => part.fr).join(", ")];
  return text(
    `${who.en}: ${en === "" ? "no faults" : en}; ${right} of ${tellMoves(moves).en} right${unknown.en}`,
    `${who.fr} : ${fr === "" ? "aucune faute" : fr} ; ${right} sur ${tellMoves(moves).fr} sans faute${unknown.fr}`,
  );
};

export const turningPoint = (number: number, who: Player): Text =>
  text(
    `Turning point: move ${number}, by player ${who}. After it nobody changed who should win.`,
    `Le tournant : le coup ${number}, du joueur ${who}. Après lui, plus rien n'a changé le gagnant attendu.`,
  );

export const bestWas = (line: readonly string[], isWhole: boolean): Text =>
  text(
    `Best play from there: ${line.join(" ")}${isWhole ? "" : " …"}`,
    `Les meilleurs coups de là : ${line.join(" ")}${isWhole ? "" : " …"}`,
  );

export const reviewing = (done: number, total: number): Text =>
  text(`position ${done} of ${total}`, `position ${done} sur ${total}`);
