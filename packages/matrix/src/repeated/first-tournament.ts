import { type Random, text } from "marienbad/base";
import { toNumber } from "../fraction.ts";
import type { Action, Dilemma, Turn } from "./dilemma.ts";
import { AXELROD_1980, last, titForTat, watching } from "./history.ts";
import { type Decide, type DilemmaStrategy, historyStrategy, type MatchFacts } from "./strategy.ts";

/*
 * Eight of the fifteen entrants of Axelrod's first tournament (1980), written from his descriptions; the others are
 * tit-for-tat, grofman, grudger (Friedman), davis, feld, joss and random. The descriptions leave things open: each
 * comment says what was chosen, and why where the published scores decide it (Axelrod 1980, table 2: points in 200
 * turns). The players knew the stakes and how many turns there would be.
 */

/** The payoffs of one turn as numbers. */
function payoffsOf({ payoffOfTurn: { CC, CD, DC, DD } }: Dilemma): Readonly<Record<Turn, number>> {
  return { CC: toNumber(CC), CD: toNumber(CD), DC: toNumber(DC), DD: toNumber(DD) };
}

/** Defects in the last two turns, if it is known which they are. */
const defectingAtTheEnd =
  ({ turns }: MatchFacts, decide: Decide): Decide =>
  (own, other) =>
    own.length >= turns - 2 ? "D" : decide(own, other);

/**
 * Tit for tat; when the other ends its second run of defections, one more defection follows, then two more after the
 * third, and so on. The other gets a fresh start (two cooperations, then as if the match began) when it is 10 points
 * behind or more, has not just begun a run, had none for 20 turns, 10 turns or more are left, and its defections differ
 * from a coin's by 3 standard deviations or more.
 *
 * Chosen: the extra defections of the n-th run are n − 1; the beginning of the match is no fresh start; after one,
 * runs, points and defections are counted anew.
 */
function tidemanAndChieruzzi(_: Random, match: MatchFacts): Decide {
  const payoffs = payoffsOf(match.dilemma);
  const none = { runs: 0, extra: 0, lead: 0, defections: 0, turns: 0 };
  let count = { ...none };
  let freshStart = Number.NEGATIVE_INFINITY;
  const deservesFreshStart = (turn: number, other: readonly Action[]): boolean => {
    const hasJustDefected = last(other) === "D" && other[turn - 2] !== "D";
    const isLikeACoin = Math.abs(count.defections - count.turns / 2) < (3 * Math.sqrt(count.turns)) / 2;
    const isInTime = turn - freshStart >= 20 && match.turns - turn >= 10;
    return count.lead >= 10 && !hasJustDefected && isInTime && !isLikeACoin;
  };
  let before: Action = "C";
  const decide = watching(
    (own, other) => {
      if (before === "D" && other === "C") count.extra = count.runs++;
      before = other;
      count.lead += payoffs[`${own}${other}`] - payoffs[`${other}${own}`];
      if (other === "D") count.defections++;
      count.turns++;
    },
    (own, other) => {
      const turn = own.length;
      if (deservesFreshStart(turn, other)) {
        freshStart = turn;
        count = { ...none };
        before = "C";
      }
      if (turn - freshStart < 2) return "C";
      if (titForTat(own, other) === "D") return "D";
      if (count.extra === 0) return "C";
      count.extra--;
      return "D";
    },
  );
  return defectingAtTheEnd(match, decide);
}

/** The sums with which Nydegger's rule defects. */
const NYDEGGER = new Set([1, 6, 7, 17, 22, 23, 26, 29, 30, 31, 33, 38, 39, 45, 49, 54, 55, 58, 61]);

/**
 * Three turns of tit for tat, except that it defects in the third if it alone cooperated in the first and alone
 * defected in the second. Then it looks at the last three turns:
 *
 *                      oldest     …    latest
 *     weight             16       4       1
 *     defected         both 3, the other 2, itself 1, nobody 0         CC, CC, DC → 0 + 0 + 1 = 1: defects
 *
 * So the paper prints it: "the other's defection as 2 points and one's own as 1", "in chronological order". The scores
 * that it publishes come out only with the opposite count of points (158 against Downing, 595 against Stein and
 * Rapoport), which is a variant here.
 */
const nydegger =
  (ownPoints: number, otherPoints: number): Decide =>
  (own, other) => {
    const turn = own.length;
    if (turn === 2 && `${own.join("")}${other.join("")}` === "CDDC") return "D";
    if (turn < 3) return titForTat(own, other);
    let sum = 0;
    for (let seen = turn - 3; seen < turn; seen++) {
      sum = 4 * sum + (own[seen] === "D" ? ownPoints : 0) + (other[seen] === "D" ? otherPoints : 0);
    }
    return NYDEGGER.has(sum) ? "D" : "C";
  };

/**
 * Answers the n-th defection against its cooperation with n defections, then cooperates again. Chosen: what the other
 * does during the retaliation does not count, being no departure from mutual cooperation.
 */
function shubik(): Decide {
  let departures = 0;
  let retaliation = 0;
  return (own, other) => {
    if (retaliation === 0 && last(own) === "C" && last(other) === "D") retaliation = ++departures;
    if (retaliation === 0) return "C";
    retaliation--;
    return "D";
  };
}

/** The 5 % point of the chi-squared distribution with 3 degrees of freedom. */
const CHI_SQUARED_5_PERCENT = 7.815;

/**
 * Whether somebody seems to toss a coin: the four transitions from one of its actions to the next (CC, CD, DC, DD) are
 * about equally frequent, by a chi-squared test. Whoever alternates makes only two of them, and is not called random.
 */
export function seemsRandom(actions: readonly Action[]): boolean {
  const count: Record<Turn, number> = { CC: 0, CD: 0, DC: 0, DD: 0 };
  for (let turn = 1; turn < actions.length; turn++) count[`${actions[turn - 1]}${actions[turn]}`]++;
  const expected = (actions.length - 1) / 4;
  const chiSquared = Object.values(count).reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  return chiSquared < CHI_SQUARED_5_PERCENT;
}

/**
 * Tit for tat that cooperates in the first four turns, defects in the last two, and looks every fifteen turns whether
 * the other seems to be random. Chosen: the test (`seemsRandom`, of all the turns so far; it also sees alternation),
 * and that a random player is defected against until the next look.
 */
function steinAndRapoport(_: Random, match: MatchFacts): Decide {
  let random = false;
  return defectingAtTheEnd(match, (own, other) => {
    if (own.length > 0 && own.length % 15 === 0) random = seemsRandom(other);
    if (own.length < 4) return "C";
    return random ? "D" : titForTat(own, other);
  });
}

/**
 * Tit for tat for 50 turns, a defection, 5 more turns of tit for tat; then it defects for ever against a random player,
 * plays tit for tat with its kind and with its twin, and else defects every 5 to 15 turns.
 *
 * Chosen: random is `seemsRandom`; tit for tat is known by having done in each turn what was done to it in the one
 * before, the twin by having done the same in every turn; between its defections it plays tit for tat. With its kind
 * and its twin it begins anew, cooperating: so says its published score with tit for tat, 597. (It also looked for
 * ANALOGY, of which nothing is published.)
 */
function graaskamp(random: Random): Decide {
  let decideLater: Decide | undefined;
  return (own, other) => {
    if (own.length === 50) return "D";
    if (own.length < 56) return titForTat(own, other);
    decideLater ??= afterGraaskampsTest(random, own, other);
    return decideLater(own, other);
  };
}

function afterGraaskampsTest(random: Random, own: readonly Action[], other: readonly Action[]): Decide {
  const start = own.length;
  const isTitForTat = other.every((action, turn) => action === (own[turn - 1] ?? "C"));
  const isTwin = other.every((action, turn) => action === own[turn]);
  if (isTitForTat || isTwin) return (mine, yours) => (mine.length === start ? "C" : titForTat(mine, yours));
  if (seemsRandom(other)) return () => "D";
  let next = start + 5 + random.below(11);
  return (mine, yours) => {
    if (mine.length < next) return titForTat(mine, yours);
    next += 5 + random.below(11);
    return "D";
  };
}

/**
 * Estimates how likely the other is to cooperate after a cooperation (a) and after a defection (b), at first 1/2 each,
 * and does what would pay best for ever: to cooperate, to defect, or to do both in turn. With the stakes T, R, P, S:
 *
 *     cooperate   a·R + (1 − a)·S                  in turn   half of  b·R + (1 − b)·S  and of  a·T + (1 − a)·P
 *     defect      b·T + (1 − b)·P
 *
 * Chosen: what is equally good is preferred in this order: cooperate, in turn, defect. It begins with two defections,
 * having no answer to its first before the third turn; this gives 597 with tit for tat, as published.
 */
function downing(_: Random, { dilemma }: MatchFacts): Decide {
  const { CC, CD, DC, DD } = payoffsOf(dilemma);
  const seen: Record<Action, { turns: number; cooperations: number }> = {
    C: { turns: 0, cooperations: 0 },
    D: { turns: 0, cooperations: 0 },
  };
  let before: Action | undefined;
  const chanceAfter = (action: Action): number => {
    const { turns, cooperations } = seen[action];
    return turns === 0 ? 1 / 2 : cooperations / turns;
  };
  const mixed = (chance: number, ifCooperates: number, ifDefects: number): number =>
    chance * ifCooperates + (1 - chance) * ifDefects;
  return watching(
    (own, other) => {
      if (before !== undefined) {
        seen[before].turns++;
        if (other === "C") seen[before].cooperations++;
      }
      before = own;
    },
    (own) => {
      const [a, b] = [chanceAfter("C"), chanceAfter("D")];
      const [cooperate, defect] = [mixed(a, CC, CD), mixed(b, DC, DD)];
      const inTurn = (mixed(b, CC, CD) + mixed(a, DC, DD)) / 2;
      if (cooperate >= defect && cooperate >= inTurn) return "C";
      if (inTurn >= defect) return last(own) === "C" ? "D" : "C";
      return "D";
    },
  );
}

/** Cooperates for eleven turns, then 10 % less often than the other did in the last ten. */
function tullock(random: Random): Decide {
  return (own, other) => {
    if (own.length < 11) return "C";
    const share = other.slice(-10).filter((action) => action === "C").length / 10;
    return random.next() < share - 0.1 ? "C" : "D";
  };
}

/**
 * Cooperates with a chance that is 30 % at first and is adjusted every ten turns if the other seems random, very
 * cooperative or very uncooperative, and after turn 130 if it has fewer points; mostly it is between 30 % and 70 %.
 *
 * Chosen, since no more is published: by how often the other cooperated in the last ten turns, 8 times or more raise
 * the chance by 10 %, 2 or less and 4 to 6 (like a coin) lower it by 10 %, fewer points after turn 130 too; it stays
 * between 30 % and 70 %.
 */
function nameWithheld(random: Random, { dilemma }: MatchFacts): Decide {
  const payoffs = payoffsOf(dilemma);
  let tenths = 3;
  let lead = 0;
  return watching(
    (own, other) => {
      lead += payoffs[`${own}${other}`] - payoffs[`${other}${own}`];
    },
    (own, other) => {
      if (own.length > 0 && own.length % 10 === 0) {
        const cooperations = other.slice(-10).filter((action) => action === "C").length;
        if (cooperations >= 8) tenths++;
        else if (cooperations <= 2 || (cooperations >= 4 && cooperations <= 6)) tenths--;
        if (own.length > 130 && lead < 0) tenths--;
        tenths = Math.min(7, Math.max(3, tenths));
      }
      return random.next() < tenths / 10 ? "C" : "D";
    },
  );
}

/** Entrants of Axelrod's first tournament that remember more than the last turn. */
export const FIRST_TOURNAMENT_STRATEGIES: readonly DilemmaStrategy[] = [
  historyStrategy({
    id: "tideman-chieruzzi",
    title: text("Tideman and Chieruzzi", "Tideman et Chieruzzi"),
    summary: text(
      "Tit for tat with one more defection for each run of the other's defections, fresh starts for who is far " +
        "behind, and two defections at the end.",
      "Donnant-donnant avec une trahison de plus à chaque série de trahisons de l'autre, un nouveau départ pour " +
        "qui est loin derrière, et deux trahisons à la fin.",
    ),
    note: text(
      "Chosen here: n − 1 more defections after the n-th run; a fresh start counts everything anew.",
      "Choisi ici : n − 1 trahisons de plus après la n-ième série ; un nouveau départ recompte tout.",
    ),
    reference: `T. N. Tideman and P. Chieruzzi, second in ${AXELROD_1980}`,
    begin: tidemanAndChieruzzi,
  }),
  historyStrategy({
    id: "nydegger",
    title: text("Nydegger", "Nydegger"),
    summary: text(
      "Tit for tat for three turns, then defects after 19 of the 64 ways in which the last three turns can have gone.",
      "Donnant-donnant pendant trois tours, puis trahit après 19 des 64 déroulements possibles des trois derniers.",
    ),
    note: text(
      "As the paper prints it: the other's defections count 2 and its own 1, the latest turn least. The published " +
        "scores come out with the opposite count, which is the variant nydegger-scores.",
      "Comme l'article l'imprime : les trahisons de l'autre comptent 2 et les siennes 1, le dernier tour le moins. " +
        "Les scores publiés viennent du compte inverse, qui est la variante nydegger-scores.",
    ),
    reference: `R. Nydegger, third in ${AXELROD_1980}`,
    begin: () => nydegger(1, 2),
  }),
  historyStrategy({
    id: "nydegger-scores",
    title: text("Nydegger, by the scores", "Nydegger, selon les scores"),
    summary: text(
      "Nydegger's rule with its own defections counted 2 and the other's 1, as the published scores ask for.",
      "La règle de Nydegger, ses propres trahisons comptant 2 et celles de l'autre 1, comme le veulent les scores " +
        "publiés.",
    ),
    note: text(
      "Only this count gives the scores of the paper's table; its description says the opposite.",
      "Seul ce compte donne les scores du tableau de l'article, dont la description dit l'inverse.",
    ),
    reference: "A variant of nydegger, by table 2 of the article that describes it",
    begin: () => nydegger(2, 1),
  }),
  historyStrategy({
    id: "shubik",
    title: text("Shubik", "Shubik"),
    summary: text(
      "Punishes the n-th defection against its cooperation with n, then cooperates again.",
      "Punit la n-ième trahison de sa coopération par n, puis coopère à nouveau.",
    ),
    note: text(
      "Chosen here: what the other does during the punishment does not count.",
      "Choisi ici : ce que l'autre fait pendant la punition ne compte pas.",
    ),
    reference: `M. Shubik, fifth in ${AXELROD_1980}`,
    begin: shubik,
  }),
  historyStrategy({
    id: "stein-rapoport",
    title: text("Stein and Rapoport", "Stein et Rapoport"),
    summary: text(
      "Cooperates four times, then tit for tat; every 15 turns it looks whether the other seems random and then " +
        "defects; defects in the last two turns.",
      "Coopère quatre fois, puis donnant-donnant ; tous les 15 tours, regarde si l'autre semble jouer au hasard, et " +
        "trahit alors ; trahit aux deux derniers tours.",
    ),
    note: text(
      "Chosen here: a chi-squared test at 5 % of the other's four transitions; defects until the next look.",
      "Choisi ici : un test du chi carré à 5 % des quatre transitions de l'autre ; trahit jusqu'à l'examen suivant.",
    ),
    reference: `W. Stein and A. Rapoport, sixth in ${AXELROD_1980}`,
    begin: steinAndRapoport,
  }),
  historyStrategy({
    id: "graaskamp",
    title: text("Graaskamp", "Graaskamp"),
    summary: text(
      "Tit for tat, with a defection in turn 51 to see who is there: always defects against a random player, keeps " +
        "to tit for tat with its kind and its twin, else defects every 5 to 15 turns.",
      "Donnant-donnant, avec une trahison au tour 51 pour voir à qui il a affaire : trahit toujours un joueur au " +
        "hasard, reste donnant-donnant avec ses semblables et son double, sinon trahit tous les 5 à 15 tours.",
    ),
    note: text(
      "Chosen here: a chi-squared test at 5 %; it does not know ANALOGY, of which nothing is published.",
      "Choisi ici : un test du chi carré à 5 % ; ne connaît pas ANALOGY, dont rien n'est publié.",
    ),
    reference: `J. Graaskamp, ninth in ${AXELROD_1980}`,
    begin: graaskamp,
  }),
  historyStrategy({
    id: "downing",
    title: text("Downing", "Downing"),
    summary: text(
      "Estimates how the other answers cooperation and defection, at first like a coin, and does what pays best.",
      "Estime comment l'autre répond à la coopération et à la trahison, d'abord à pile ou face, et fait ce qui " +
        "rapporte le plus.",
    ),
    note: text(
      "Chosen here: between equally good ways it prefers to cooperate, then to alternate.",
      "Choisi ici : entre des façons équivalentes, préfère coopérer, puis alterner.",
    ),
    reference: `L. Downing, tenth in ${AXELROD_1980}`,
    begin: downing,
  }),
  historyStrategy({
    id: "tullock",
    title: text("Tullock", "Tullock"),
    summary: text(
      "Cooperates for eleven turns, then 10 % less often than the other did in the last ten.",
      "Coopère pendant onze tours, puis 10 % moins souvent que l'autre ne l'a fait lors des dix derniers.",
    ),
    reference: `G. Tullock, thirteenth in ${AXELROD_1980}`,
    begin: tullock,
  }),
  historyStrategy({
    id: "name-withheld",
    aliases: ["anonymous"],
    title: text("Name withheld", "Anonyme"),
    summary: text(
      "Cooperates with a chance between 30 % and 70 % that is adjusted every ten turns.",
      "Coopère avec une probabilité de 30 à 70 %, ajustée tous les dix tours.",
    ),
    note: text(
      "Chosen here: 10 % up for who cooperated 8 times in ten, 10 % down for 2 or less, for 4 to 6, and when behind.",
      "Choisi ici : 10 % de plus pour qui a coopéré 8 fois sur dix, 10 % de moins pour 2 ou moins, pour 4 à 6, et " +
        "en cas de retard.",
    ),
    reference: `a graduate student of political science, fourteenth in ${AXELROD_1980}`,
    begin: nameWithheld,
  }),
];
