import { type Messages, messages, type Text, text } from "marienbad/base";
import { type Player, type Result, moves as tellMoves } from "marienbad/game";
import type { Judgement } from "marienbad/oracle";
import type { Counts } from "marienbad/solve";
import type { ArenaFacts } from "./arena-facts.ts";

const positions = (count: number): Text =>
  text(
    `${count.toLocaleString("en")} position${count === 1 ? "" : "s"}`,
    `${count.toLocaleString("fr")} position${count > 1 ? "s" : ""}`,
  );

const outcomes = ({ player0, player1, finiteDraw, infiniteDraw }: Counts["byOutcome"]): Text => {
  const [en, fr] = ["en", "fr"].map((language) =>
    [player0, player1, finiteDraw, infiniteDraw].map((count) => count.toLocaleString(language)),
  );
  return text(
    `won by player 0: ${en[0]}; by player 1: ${en[1]}; draws: ${en[2]} finite, ${en[3]} infinite`,
    `gagnées par le joueur 0 : ${fr[0]} ; par le joueur 1 : ${fr[1]} ; nulles : ${fr[2]} finies, ${fr[3]} infinies`,
  );
};

const MAX_SHOWN = 12; // a cycle may be as long as the arena

const arenaFacts = ({ samePlayerEdge, cycle, deadEnds, outDegree, inDegree }: ArenaFacts): readonly Text[] => {
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

const en = {
  size: (count: number, moves: number) => `${positions(count).en}, ${tellMoves(moves).en}`,
  unknownFrameEnding: (path: string, endings: readonly string[]) =>
    `The format of "${path}" is unknown: frames should go into a folder, or a file that ends in ` +
    `.${endings.join(" or .")}; or name it by --format.`,
  unknownEnding: (path: string, endings: readonly string[]) =>
    `The format of ${path} is unknown: its name should end in .${endings.join(", .")}, or --format should be given.`,
  /** "31 moves; player 0 has won." */
  playTold: (moves: number, result: Result | undefined) => {
    if (result === undefined) return `${tellMoves(moves).en}, not finished.`;
    return `${tellMoves(moves).en}: ${result === "draw" ? "a draw" : `player ${result} won`}.`;
  },
  noStart: (name: string) => `${name} does not say where plays begin: name the vertex to analyse.`,
  toMove: (player: Player) => `player ${player} to move`,
  losingAnswers: (count: number) => `${count} of the answers ${count === 1 ? "loses" : "lose"}`,
  knownBy: ({ certainty, source: { title } }: Judgement) =>
    certainty === "proved" ? `Proved by ${title.en}.` : `Estimated by ${title.en}: not proved.`,
  NOT_YET: "not proved yet",
  notProvedYet: (count: number, milliseconds: number) =>
    `${count === 1 ? "One move is" : `${count} moves are`} not proved yet, after ${milliseconds / 1000} s: ` +
    "--time gives more.",
  notInDatabase: () => "No play from the start reaches this position, so the database does not have it.",
  FROM: "From",
  winningStrategy: (player: Player) => `Winning strategy of player ${player}:`,
  BEST_FIRST: "Moves, best first:",
  leftFromBefore: (folder: string, name: string) =>
    `${folder} holds ${name} from an earlier run, which would be taken for one of the new files: ` +
    "name another folder, or empty this one.",
  cannotMake: (folder: string, why: Text) => `The folder ${folder} cannot be made: ${why.en}.`,
  framesNeedPlace: (format: string, folder: boolean) =>
    `${format} frames are written into a ${folder ? "folder: -o FOLDER" : "file: -o FILE.gif"}.`,
  framesNeedFolder: (format: string, path: string) =>
    `--format ${format} writes a file for each frame: "${path}" should be the name of a folder, without an ending; ` +
    "one animated picture is --format svg-animated.",
  someSeconds: (min: number, max: number) => `a number from ${min} to ${max}`,

  /* Reviews. */
  turningPoint: (number: number, who: Player) =>
    `Turning point: move ${number}, by player ${who}. After it nobody changed who should win.`,
  bestWas: (line: readonly string[], isWhole: boolean) =>
    `Best play from there: ${line.join(" ")}${isWhole ? "" : " …"}`,
  reviewing: (done: number, total: number) => `position ${done} of ${total}`,
};

const fr: Messages<typeof en> = {
  size: (count, moves) => `${positions(count).fr}, ${tellMoves(moves).fr}`,
  unknownFrameEnding: (path, endings) =>
    `Le format de "${path}" est inconnu : les images vont dans un dossier, ou un fichier qui finit par ` +
    `.${endings.join(" ou .")} ; sinon nommez-le par --format.`,
  unknownEnding: (path, endings) =>
    `Le format de ${path} est inconnu : son nom devrait finir par .${endings.join(", .")}, ou donnez --format.`,
  playTold: (moves, result) => {
    if (result === undefined) return `${tellMoves(moves).fr}, sans la fin.`;
    return `${tellMoves(moves).fr} : ${result === "draw" ? "partie nulle" : `le joueur ${result} a gagné`}.`;
  },
  noStart: (name) => `${name} ne dit pas où les parties commencent : nommez le sommet à analyser.`,
  toMove: (player) => `trait au joueur ${player}`,
  losingAnswers: (count) => `${count} des réponses ${count === 1 ? "perd" : "perdent"}`,
  knownBy: ({ certainty, source: { title } }) =>
    certainty === "proved" ? `Démontré par ${title.fr}.` : `Estimé par ${title.fr} : non démontré.`,
  NOT_YET: "pas encore démontré",
  notProvedYet: (count, milliseconds) =>
    `${count === 1 ? "Un coup n'est" : `${count} coups ne sont`} pas encore ` +
    `${count === 1 ? "démontré" : "démontrés"}, après ${(milliseconds / 1000).toLocaleString("fr")} s : ` +
    "--time en donne plus.",
  notInDatabase: () => "Aucune partie depuis le début n'atteint cette position : la base ne l'a pas.",
  FROM: "Depuis",
  winningStrategy: (player) => `Stratégie gagnante du joueur ${player} :`,
  BEST_FIRST: "Coups, le meilleur d'abord :",
  leftFromBefore: (folder, name) =>
    `${folder} contient ${name}, d'une exécution précédente, que l'on prendrait pour un des nouveaux fichiers : ` +
    "nommez un autre dossier, ou videz celui-ci.",
  cannotMake: (folder, why) => `Le dossier ${folder} ne peut pas être créé : ${why.fr}.`,
  framesNeedPlace: (format, folder) =>
    `Les images ${format} s'écrivent dans un ${folder ? "dossier : -o DOSSIER" : "fichier : -o FICHIER.gif"}.`,
  framesNeedFolder: (format, path) =>
    `--format ${format} écrit un fichier par image : "${path}" devrait être le nom d'un dossier, sans extension ; ` +
    "une seule image animée : --format svg-animated.",
  someSeconds: (min, max) => `un nombre de ${min} à ${max}`,
  turningPoint: (number, who) =>
    `Le tournant : le coup ${number}, du joueur ${who}. Après lui, plus rien n'a changé le gagnant attendu.`,
  bestWas: (line, isWhole) => `Les meilleurs coups de là : ${line.join(" ")}${isWhole ? "" : " …"}`,
  reviewing: (done, total) => `position ${done} sur ${total}`,
};

export const texts = { ...messages(en, fr), positions, outcomes, arenaFacts };
