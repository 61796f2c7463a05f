import { type Messages, messages } from "marienbad/base";

type ClaimedValue = Readonly<Record<"outcome" | "rank", number>>;

const en = {
  /* Faults of a claim about a position of a level ("level 3, position 17: …") … */
  noStart: () => "the start is missing",
  outOfOrder: () => "it is out of order",
  otherLevel: (level: number) => `its level is ${level}`,
  shouldBeLeftOut: () => "a player has won it, so it should be left out",
  otherResult: () => "the play is over here, with another result",
  notReached: () => "no move leads to it",
  missing: () => "a move leads to it, and it is missing",
  otherThanMoves: () => "its value does not follow from its moves",
  noSuccessor: () => "a successor is missing",
  otherThanSuccessors: (claimed: ClaimedValue, right: ClaimedValue) =>
    `its successors say outcome ${right.outcome} with rank ${right.rank}, not ${claimed.outcome} with ${claimed.rank}`,

  /* … or about a whole level ("level 3: …"). */
  emptyLevel: () => "it has no position",
  moreThanStart: (positions: number) => `it has ${positions} positions, not the start alone`,
  wrongCount: (name: string, claimed: number, counted: number) =>
    `${name} is claimed to be ${claimed}, but is ${counted}`,
};

const fr: Messages<typeof en> = {
  noStart: () => "le début manque",
  outOfOrder: () => "elle n'est pas à sa place",
  otherLevel: (level) => `son niveau est ${level}`,
  shouldBeLeftOut: () => "elle est gagnée : elle devrait être omise",
  otherResult: () => "la partie est finie ici, avec un autre résultat",
  notReached: () => "aucun coup n'y mène",
  missing: () => "un coup y mène, et elle manque",
  otherThanMoves: () => "sa valeur ne suit pas de ses coups",
  noSuccessor: () => "un successeur manque",
  otherThanSuccessors: (claimed, right) =>
    `ses successeurs disent l'issue ${right.outcome} au rang ${right.rank}, non ${claimed.outcome} au rang ` +
    `${claimed.rank}`,
  emptyLevel: () => "il n'a aucune position",
  moreThanStart: (positions) => `il a ${positions} positions, non le seul début`,
  wrongCount: (name, claimed, counted) => `${name} serait ${claimed}, mais vaut ${counted}`,
};

export const texts = messages(en, fr);
