import { type Language, type Text, text } from "../base/text.ts";
import type { Player } from "./game.ts";
import type { Value } from "./value.ts";

/** "player 0": a player in the middle of a sentence, unless a reader has chosen other names. */
export const player = (number: Player): Text => text(`player ${number}`, `le joueur ${number}`);
/** "1 move", "1,200 moves". */
export const moves = (count: number): Text =>
  text(
    `${count.toLocaleString("en")} move${count === 1 ? "" : "s"}`,
    `${count.toLocaleString("fr")} coup${count > 1 ? "s" : ""}`,
  );
/** "1 point", "12 points". */
export const points = (count: number): Text => {
  const many = Math.abs(count);
  const written = [many.toLocaleString("en"), many.toLocaleString("fr")];
  return text(`${written[0]} point${many === 1 ? "" : "s"}`, `${written[1]} point${many > 1 ? "s" : ""}`);
};
/** "+3", "−2", "0": the final points of player 0. */
export const finalScore = (count: number): Text => {
  const written = (language: string): string =>
    count.toLocaleString(language, { signDisplay: "exceptZero" }).replace("-", "−");
  return text(written("en"), written("fr"));
};

/**
 * The one wording of what a position is worth: "player 0 wins in 5 moves", "player 1 has won", "a draw in 9 moves",
 * "a draw that never ends", "player 1 wins by playing on for ever"; without a rank "player 0 wins", "a draw"; in a game
 * for points "player 1 gains 3 points".
 * `nameOf` gives the players other names.
 */
export function describeValue(value: Value, nameOf: (player: Player) => Text = player): Text {
  const { result, rank, endless, points: gained } = value;
  if (gained !== undefined) {
    if (result === "draw") return text("nobody gains more", "personne ne gagne davantage");
    const { en, fr } = nameOf(result);
    return text(`${en} gains ${points(gained).en}`, `${fr} gagne ${points(gained).fr}`);
  }
  if (result === "draw") {
    if (endless) return text("a draw that never ends", "partie nulle qui ne finit jamais");
    if (rank === undefined) return text("a draw", "partie nulle");
    if (rank === 0) return text("the play is drawn", "la partie est nulle");
    return text(`a draw in ${moves(rank).en}`, `partie nulle en ${moves(rank).fr}`);
  }
  const { en, fr } = nameOf(result);
  if (endless) return text(`${en} wins by playing on for ever`, `${fr} gagne en jouant sans fin`);
  if (rank === undefined) return text(`${en} wins`, `${fr} gagne`);
  if (rank === 0) return text(`${en} has won`, `${fr} a gagné`);
  return text(`${en} wins in ${moves(rank).en}`, `${fr} gagne en ${moves(rank).fr}`);
}

export const moveOfList = (number: number, why: Text): Text =>
  text(`Move ${number} of the list: ${why.en}`, `Coup ${number} de la liste : ${why.fr}`);
export const noNotation = (): Text =>
  text(
    "these rules have no notation for positions: give the moves that lead there",
    "ces règles n'ont pas de notation pour les positions : donnez les coups qui y mènent",
  );
export const notContent = (word: string): Text =>
  text(
    `"${word}" is not a position: a position of this game is written as JSON`,
    `« ${word} » n'est pas une position : une position de ce jeu s'écrit en JSON`,
  );
export const keyNeeded = (kind: string): Text =>
  text(
    `positions with a ${kind} in them cannot be compared by their content: give the game a key`,
    `des positions qui contiennent ${kind} ne peuvent être comparées par leur contenu : donnez une clé au jeu`,
  );
export const notASession = (): Text =>
  text(
    "A stored play is an object with a list of moves, as session.toJSON() returns it.",
    "Une partie enregistrée est un objet avec une liste de coups, tel que le rend session.toJSON().",
  );
export const moveAfterEnd = (move: string, position: string): Text =>
  text(
    `"${move}" cannot be played at ${position}: the play is over there.`,
    `"${move}" ne peut se jouer en ${position} : la partie y est finie.`,
  );
export const illegalMove = (move: string, position: string, legal: string): Text =>
  text(
    `"${move}" is not a legal move at ${position}. Legal: ${legal}`,
    `"${move}" n'est pas un coup permis en ${position}. Coups permis : ${legal}`,
  );

/** `notPosition` and `notMoves` say what is wrong with the text as a position and as a list of moves. */
export const neitherPositionNorMoves = (given: string, notPosition: readonly Text[], notMoves: Text): Text =>
  text(
    `"${given}" is not a position (${notPosition.map(({ en }) => en).join("; ")}) ` +
      `nor a list of moves from the start (${notMoves.en.replace(/\.$/, "")}).`,
    `"${given}" n'est ni une position (${notPosition.map(({ fr }) => fr).join(" ; ")}) ` +
      `ni une liste de coups depuis le début (${notMoves.fr.replace(/\.$/, "")}).`,
  );
/** `why` is one of the next three. */
export const notAGame = (why: Text): Text =>
  text(
    `A game is an object with start and the functions turn, moves, play and result; ${why.en}.`,
    `Un jeu est un objet avec start et les fonctions turn, moves, play et result ; ${why.fr}.`,
  );
export const noObject = (value: unknown): Text => text(`this is ${show(value)}`, `ceci est ${show(value)}`);
export const membersBesideRules = (): Text =>
  text('the members of "rules" belong beside the others', "ce qui est dans « rules » se met à côté du reste");
export const membersMissing = (members: readonly string[]): Text =>
  text(`missing or wrong: ${members.join(", ")}`, `manque ou est faux : ${members.join(", ")}`);
/** `why` is one of the sentences below. */
export const badRulesAt = (position: string, why: Text): Text =>
  text(`The rules are wrong at ${position}: ${why.en}.`, `Les règles sont fausses en ${position} : ${why.fr}.`);
interface Place {
  readonly file: string;
  readonly line: number;
}

/** What was thrown, and the place where it was, if that is known. */
export const atLine = ({ en, fr }: Text, place: Place | undefined): Text =>
  place === undefined
    ? { en, fr }
    : text(`${en} (${place.file}, line ${place.line})`, `${fr} (${place.file}, ligne ${place.line})`);
export const rulesFailAt = (position: string, member: string, why: Text): Text =>
  text(
    `The rules fail at ${position}, in ${member}: ${why.en}`,
    `Les règles échouent en ${position}, dans ${member} : ${why.fr}`,
  );
export const badTurn = (turn: unknown): Text =>
  text(`the turn is ${show(turn)}, it should be 0 or 1`, `le trait est à ${show(turn)}, ce devrait être 0 ou 1`);
export const badResult = (result: unknown): Text =>
  text(
    `the result is ${show(result)}, it should be 0, 1, "draw" or undefined`,
    `le résultat est ${show(result)}, ce devrait être 0, 1, "draw" ou undefined`,
  );

const PARTS = {
  turn: text("the turn", "le trait"),
  moves: text("the moves", "les coups"),
  result: text("the result", "le résultat"),
} as const;
/** Two positions with one key, of which these parts are not the same. */
export const sharedKey = (key: unknown, namesake: string, differing: readonly (keyof typeof PARTS)[]): Text => {
  const parts = (language: Language, and: string): string =>
    differing.map((part) => PARTS[part][language]).join(` ${and} `);
  return text(
    `the key ${show(key)} also belongs to ${namesake}, which differs in ${parts("en", "and")}: ` +
      "add to it what turn, moves and result depend on",
    `la clé ${show(key)} est aussi celle de ${namesake}, qui en diffère par ${parts("fr", "et")} : ` +
      "ajoutez-y ce dont dépendent trait, coups et résultat",
  );
};
export const positionChanged = (): Text =>
  text(
    "playing a move changes the position it was played from: return a new position instead",
    "jouer un coup change la position d'où il est joué : rendez plutôt une nouvelle position",
  );
/** The fault of a position without a move and without a result, with what to write. */
export const deadEnd = (): Text =>
  text(
    "there is neither a move nor a result: return from result who has won there, or say what such " +
      'an end means by deadEnd: "draw", "mover-loses" or "mover-wins"',
    "il n'y a ni coup ni résultat : que result rende qui y a gagné, ou que le jeu dise ce que vaut une telle fin, " +
      'par deadEnd: "draw", "mover-loses" ou "mover-wins"',
  );
export const badEndless = (endless: unknown): Text =>
  text(
    `The rules are wrong: endless is ${show(endless)}, it should be 0, 1 or "draw".`,
    `Les règles sont fausses : endless est ${show(endless)}, ce devrait être 0, 1 ou "draw".`,
  );
export const badDeadEnd = (deadEnd: unknown): Text =>
  text(
    `The rules are wrong: deadEnd is ${show(deadEnd)}, it should be "draw", "mover-loses" or "mover-wins".`,
    `Les règles sont fausses : deadEnd est ${show(deadEnd)}, ce devrait être "draw", "mover-loses" ou "mover-wins".`,
  );
/** Parts of a game by their names, `board.draw`. */
export const notFunctions = (names: readonly string[]): Text => {
  const isOne = names.length === 1;
  return text(
    `The rules are wrong: ${names.join(", ")} should be ${isOne ? "a function" : "functions"}.`,
    `Les règles sont fausses : ${names.join(", ")} ` +
      `${isOne ? "devrait être une fonction" : "devraient être des fonctions"}.`,
  );
};
export const badStarts = (starts: unknown): Text =>
  text(
    `The rules are wrong: starts is ${show(starts)}, it should be an array of positions, or a function that gives one.`,
    `Les règles sont fausses : starts est ${show(starts)}, ce devrait être un tableau de positions, ou une fonction ` +
      "qui en donne un.",
  );
export const badPicture = (drawn: unknown): Text =>
  text(
    `the board is ${show(drawn)}, it should be a string`,
    `le plateau est ${show(drawn)}, ce devrait être une chaîne`,
  );
export const badMoves = (moves: unknown): Text =>
  text(
    `the moves are ${show(moves)}, they should be an array`,
    `les coups sont ${show(moves)}, ce devrait être un tableau`,
  );
export const badPoints = (points: unknown, bound: number): Text =>
  text(
    `the points are ${show(points)}, they should be a whole number below ${bound.toLocaleString("en")}`,
    `les points sont ${show(points)}, ce devrait être un entier inférieur à ${bound.toLocaleString("fr")}`,
  );
export const badImages = (images: unknown): Text =>
  text(
    `the images are ${show(images)}, they should be an array`,
    `les images sont ${show(images)}, ce devrait être un tableau`,
  );
export const badKey = (key: unknown): Text =>
  text(
    `the key is ${show(key)}, it should be a string or a whole number below 2^53, and keys all of one kind`,
    `la clé est ${show(key)}, ce devrait être une chaîne ou un entier inférieur à 2^53, et les clés toutes d'une sorte`,
  );
function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "[…]" : "{…}";
  return String(value);
}

/* Plays and trees. */

export const playTooLong = (maxLength: number): Text =>
  text(
    `A play has more than ${maxLength.toLocaleString("en")} moves, the limit: it may never end.`,
    `Une partie a plus de ${maxLength.toLocaleString("fr")} coups, la limite : peut-être ne finit-elle jamais.`,
  );
export const tooManyToCount = (limit: number): Text =>
  text(
    `Counting the plays passes ${limit.toLocaleString("en")} positions, the limit. ` +
      "Raise it, or start from a later position.",
    `Le décompte des parties dépasse ${limit.toLocaleString("fr")} positions, la limite. ` +
      "Élevez-la, ou partez d'une position plus avancée.",
  );
export const infinitelyManyPlays = (): Text =>
  text(
    "The plays cannot be counted: a play can come back to a position it has been at, so there are infinitely many.",
    "Les parties ne peuvent être comptées : une partie peut revenir à une position passée, " +
      "il y en a donc une infinité.",
  );
export const treeTooLarge = (limit: number): Text =>
  text(
    `The tree has more than ${limit.toLocaleString("en")} nodes, the limit. Ask for less depth, or raise the limit.`,
    `L'arbre a plus de ${limit.toLocaleString("fr")} nœuds, la limite. ` +
      "Demandez moins de profondeur, ou élevez la limite.",
  );

/* Levels. */

export const rulesFail = (why: Text): Text =>
  text(`the rules fail here: ${why.en}`, `les règles échouent ici : ${why.fr}`);
export const keyOfLevels = (key: string): Text =>
  text(
    `the key ${key} should be a whole number from 0, since there are levels`,
    `la clé ${key} devrait être un nombre entier dès 0, puisqu'il y a des niveaux (levels)`,
  );
export const keyOfImages = (key: unknown): Text =>
  text(
    `levels.images.key gives ${key}, it should be a whole number from 0`,
    `levels.images.key donne ${key}, ce devrait être un nombre entier dès 0`,
  );
export const wrongImageBack = (key: number, right: unknown, found: unknown): Text =>
  text(
    `levels.images.positionOf(${key}) gives a position whose key is ${found}, not ${right}`,
    `levels.images.positionOf(${key}) donne une position dont la clé est ${found}, et non ${right}`,
  );
export const levelOfStart = (level: unknown): Text =>
  text(`levelOf gives ${level} for the start, not 0`, `levelOf donne ${level} pour le début, non 0`);
export const notALevel = (level: unknown): Text =>
  text(`the level ${level} is not a whole number from 0 to 254`, `le niveau ${level} n'est pas un entier de 0 à 254`);
export const levelAfterMove = (level: unknown, before: number): Text =>
  text(
    `levelOf gives ${level} after a move from level ${before}: every move should raise the level`,
    `levelOf donne ${level} après un coup depuis le niveau ${before} : chaque coup devrait élever le niveau`,
  );
export const tooManyByKey = (count: unknown, max: number): Text =>
  text(
    `byKey.moves gives ${count} moves, it should be a number up to ${max}`,
    `byKey.moves donne ${count} coups, ce devrait être un nombre jusqu'à ${max}`,
  );
export const otherByKey = (part: "moves" | "result" | "turn" | "level", found: unknown, right: unknown): Text =>
  text(
    `byKey.${part} gives ${found === "" ? "nothing" : found}, the rules ${right === "" ? "nothing" : right}`,
    `byKey.${part} donne ${found === "" ? "rien" : found}, les règles ${right === "" ? "rien" : right}`,
  );
export const noTurnByKey = (turn: unknown, level: number): Text =>
  text(
    `the turn is ${turn} at level ${level}: without byKey.turn, player 0 moves at even levels and player 1 at odd ones`,
    `le trait est à ${turn} au niveau ${level} : sans byKey.turn, le joueur 0 joue aux niveaux pairs ` +
      "et le joueur 1 aux impairs",
  );
export const wrongWayBack = (key: unknown, keyOfBack: unknown): Text =>
  text(
    `positionOf(${key}) gives a position whose key is ${keyOfBack}`,
    `positionOf(${key}) donne une position dont la clé est ${keyOfBack}`,
  );
export const otherWayBack = (key: unknown): Text =>
  text(
    `positionOf(${key}) gives another position: the turn, the result or the moves differ`,
    `positionOf(${key}) donne une autre position : le trait, le résultat ou les coups diffèrent`,
  );
export const buildNeedsFamily = (): Text =>
  text(
    "defineGame takes one game, { start, turn, moves, play, result }: a game that has options and build is defined " +
      "by defineFamily({ options, build }).",
    "defineGame prend un seul jeu, { start, turn, moves, play, result } : un jeu qui a options et build se définit " +
      "par defineFamily({ options, build }).",
  );
