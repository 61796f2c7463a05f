import { text } from "marienbad/base";
import type { Action } from "./dilemma.ts";
import { AXELROD_1980, last, titForTat, watching } from "./history.ts";
import { type Decide, type DilemmaStrategy, historyStrategy } from "./strategy.ts";

const AXELROD_1984 = "R. Axelrod, The Evolution of Cooperation, 1984";
const GRADUAL = "B. Beaufils, J.-P. Delahaye, P. Mathieu, Our meeting with gradual, Artificial Life V, 1996";

/** Repeats the same actions for ever. */
const periodic =
  (actions: string): Decide =>
  (own) =>
    actions[own.length % actions.length] as Action;

/** Remembers whether the other has ever defected. */
function rememberingDefection(decide: (betrayed: boolean, ...rest: Parameters<Decide>) => Action): Decide {
  let betrayed = false;
  return watching(
    (_, other) => {
      betrayed ||= other === "D";
    },
    (own, other) => decide(betrayed, own, other),
  );
}

/** Counts what the other does: positive when cooperations lead. */
function countingBalance(decide: (balance: number) => Action): Decide {
  let balance = 0;
  return watching(
    (_, other) => {
      balance += other === "C" ? 1 : -1;
    },
    () => decide(balance),
  );
}

/** Answers a defection with a series of actions, and looks again when it is over; `series` gets how many there were. */
function punishing(series: (number: number) => string): Decide {
  let number = 0;
  let pending = "";
  return (_, other) => {
    if (pending === "" && last(other) === "D") pending = series(++number);
    const action = (pending[0] ?? "C") as Action;
    pending = pending.slice(1);
    return action;
  };
}

/** Strategies that remember more than the last turn. */
export const HISTORY_STRATEGIES: readonly DilemmaStrategy[] = [
  historyStrategy({
    id: "grudger",
    aliases: ["grim", "spite", "friedman"],
    title: text("Grudger", "Rancunier"),
    summary: text(
      "Cooperates until the other defects once, then never again.",
      "Coopère jusqu'à la première trahison de l'autre, puis plus jamais.",
    ),
    reference: `J. Friedman 1971, in ${AXELROD_1980}`,
    begin: () => rememberingDefection((betrayed) => (betrayed ? "D" : "C")),
  }),
  historyStrategy({
    id: "davis",
    title: text("Davis", "Davis"),
    summary: text(
      "Cooperates for ten turns, then plays grudger.",
      "Coopère pendant dix tours, puis devient rancunier.",
    ),
    reference: `M. Davis, in ${AXELROD_1980}`,
    begin: () => rememberingDefection((betrayed, own) => (betrayed && own.length >= 10 ? "D" : "C")),
  }),
  historyStrategy({
    id: "tit-for-two-tats",
    aliases: ["tf2t"],
    title: text("Tit for two tats", "Donnant-donnant patient"),
    summary: text("Defects after two defections in a row.", "Trahit après deux trahisons de suite."),
    reference: AXELROD_1984,
    begin: () => (_, other) => (last(other) === "D" && other[other.length - 2] === "D" ? "D" : "C"),
  }),
  historyStrategy({
    id: "two-tits-for-tat",
    aliases: ["2tft"],
    title: text("Two tits for tat", "Deux pour un"),
    summary: text("Answers each defection with two.", "Répond à chaque trahison par deux."),
    reference: AXELROD_1984,
    begin: () => (_, other) => (last(other) === "D" || other[other.length - 2] === "D" ? "D" : "C"),
  }),
  historyStrategy({
    id: "soft-majority",
    aliases: ["soft-majo"],
    title: text("Soft majority", "Majorité mou"),
    summary: text(
      "Does what the other has done most; cooperates when it is even.",
      "Fait ce que l'autre a fait le plus souvent ; coopère en cas d'égalité.",
    ),
    reference: `${AXELROD_1984}; ${GRADUAL}`,
    begin: () => countingBalance((balance) => (balance >= 0 ? "C" : "D")),
  }),
  historyStrategy({
    id: "hard-majority",
    aliases: ["hard-majo"],
    title: text("Hard majority", "Majorité dur"),
    summary: text(
      "Does what the other has done most; defects when it is even.",
      "Fait ce que l'autre a fait le plus souvent ; trahit en cas d'égalité.",
    ),
    reference: `${AXELROD_1984}; ${GRADUAL}`,
    begin: () => countingBalance((balance) => (balance > 0 ? "C" : "D")),
  }),
  historyStrategy({
    id: "gradual",
    title: text("Gradual", "Graduel"),
    summary: text(
      "Punishes the first defection with one, the n-th with n, then cooperates twice to calm down (what " +
        "the other does meanwhile does not count).",
      "Punit la première trahison par une, la n-ième par n, puis coopère deux fois pour calmer le jeu " +
        "(ce que l'autre fait entre-temps ne compte pas).",
    ),
    note: text(
      "The Axelrod library for Python calls this OriginalGradual; its Gradual is another strategy.",
      "La bibliothèque Axelrod pour Python l'appelle OriginalGradual ; sa stratégie Gradual est différente.",
    ),
    reference: GRADUAL,
    begin: () => punishing((number) => `${"D".repeat(number)}CC`),
  }),
  historyStrategy({
    id: "soft-grudger",
    title: text("Soft grudger", "Rancunier doux"),
    summary: text("Answers a defection with D, D, D, D, C, C.", "Répond à une trahison par T, T, T, T, C, C."),
    reference: "M. Jurišić, D. Kermek, M. Konecki, A review of iterated prisoner's dilemma strategies, MIPRO 2012",
    begin: () => punishing(() => "DDDDCC"),
  }),
  historyStrategy({
    id: "prober",
    title: text("Prober", "Sondeur"),
    summary: text(
      "Begins with D, C, C; defects for ever if the other let it pass (C in turns 2 and 3), else tit for tat.",
      "Commence par T, C, C ; trahit toujours si l'autre a laissé faire (C aux tours 2 et 3), sinon donnant-donnant.",
    ),
    reference: GRADUAL,
    begin: () => (own, other) => {
      if (own.length < 3) return "DCC"[own.length] as Action;
      return other[1] === "C" && other[2] === "C" ? "D" : titForTat(own, other);
    },
  }),
  historyStrategy({
    id: "remorseful-prober",
    title: text("Remorseful prober", "Sondeur repentant"),
    summary: text(
      "Tit for tat that defects one time in ten for no reason, and lets the other hit back once for it.",
      "Donnant-donnant qui trahit une fois sur dix sans raison, et laisse alors l'autre se venger une fois.",
    ),
    reference: "R. Dawkins, The Selfish Gene, 2nd edition, 1989, chapter 12",
    begin: (random) => {
      let probed = false;
      return (own, other) => {
        const answer = titForTat(own, other);
        if (answer === "D" && probed) {
          probed = false;
          return "C";
        }
        probed = answer === "C" && own.length > 0 && random.next() < 0.1;
        return probed ? "D" : answer;
      };
    },
  }),
  historyStrategy({
    id: "tester",
    title: text("Tester", "Testeur"),
    summary: text(
      "Defects first; if the other ever defects, apologises with C and plays tit for tat, else C, C, " +
        "then D every other turn.",
      "Trahit d'abord ; si l'autre trahit un jour, s'excuse par C et joue donnant-donnant, sinon C, C, " +
        "puis T un tour sur deux.",
    ),
    reference:
      "D. Gladstein, in R. Axelrod, More effective choice in the prisoner's dilemma, Journal of Conflict " +
      "Resolution 24, 1980",
    begin: () => {
      let apologised = false;
      return rememberingDefection((betrayed, own, other) => {
        if (betrayed && !apologised) {
          apologised = true;
          return "C";
        }
        if (betrayed) return titForTat(own, other);
        return own.length === 0 || (own.length >= 3 && own.length % 2 === 1) ? "D" : "C";
      });
    },
  }),
  historyStrategy({
    id: "feld",
    title: text("Feld", "Feld"),
    summary: text(
      "Tit for tat that answers a cooperation with one less and less often: always at first, half the " +
        "time from turn 200 on.",
      "Donnant-donnant qui rend de moins en moins la coopération : toujours au début, une fois sur deux " +
        "à partir du tour 200.",
    ),
    reference: `S. Feld, in ${AXELROD_1980}`,
    begin: (random) => (own, other) => {
      if (titForTat(own, other) === "D") return "D";
      return random.next() < 1 - Math.min(own.length, 200) / 400 ? "C" : "D";
    },
  }),
  historyStrategy({
    id: "contrite-tit-for-tat",
    aliases: ["ctft"],
    title: text("Contrite tit for tat", "Donnant-donnant contrit"),
    summary: text(
      "Tit for tat with standing: accepts being punished for its own mistakes, and punishes only what was unprovoked.",
      "Donnant-donnant avec réputation : accepte la punition de ses propres erreurs, et ne punit que ce " +
        "qui n'était pas mérité.",
    ),
    reference: "R. Sugden 1986; R. Boyd, Journal of Theoretical Biology 136, 1989; J. Wu, R. Axelrod 1995",
    begin: () => {
      // Good standing: after cooperating, or after defecting in good standing against somebody in bad standing.
      let ownGood = true;
      let otherGood = true;
      return watching(
        (own, other) => {
          const [ownBefore, otherBefore] = [ownGood, otherGood];
          ownGood = own === "C" || (ownBefore && !otherBefore);
          otherGood = other === "C" || (otherBefore && !ownBefore);
        },
        () => (ownGood && !otherGood ? "D" : "C"),
      );
    },
  }),
  historyStrategy({
    id: "handshake",
    title: text("Handshake", "Poignée de main"),
    summary: text(
      "Begins with D, C; cooperates for ever with who did the same, defects against everybody else.",
      "Commence par T, C ; coopère toujours avec qui a fait de même, trahit tous les autres.",
    ),
    note: text(
      "In the Axelrod library for Python, Handshake opens with C, D instead.",
      "Dans la bibliothèque Axelrod pour Python, Handshake commence par C, T.",
    ),
    reference: "A. Robson, Journal of Theoretical Biology 144, 1990",
    begin: () => (own, other) => {
      if (own.length < 2) return "DC"[own.length] as Action;
      return other[0] === "D" && other[1] === "C" ? "C" : "D";
    },
  }),
  historyStrategy({
    id: "periodic-ccd",
    aliases: ["per-kind"],
    title: text("Periodic C C D", "Périodique C C T"),
    summary: text("Plays C, C, D again and again.", "Joue C, C, T sans cesse."),
    reference: GRADUAL,
    begin: () => periodic("CCD"),
  }),
  historyStrategy({
    id: "periodic-ddc",
    aliases: ["per-nasty"],
    title: text("Periodic D D C", "Périodique T T C"),
    summary: text("Plays D, D, C again and again.", "Joue T, T, C sans cesse."),
    reference: GRADUAL,
    begin: () => periodic("DDC"),
  }),
];
