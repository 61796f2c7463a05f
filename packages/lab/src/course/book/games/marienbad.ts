import { text } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { counted, t } from "../../../base/language.ts";
import { among, atMost, from } from "../fields.ts";
import { drawHeaps, takenFrom } from "../heaps.ts";
import { matchName } from "../names.ts";
import { noteBet } from "../progress.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

interface Rows {
  readonly heaps: readonly number[];
  readonly bet: string;
  /** Who took last. */
  readonly last: string;
  readonly plays: number;
}

const FRESH = [1, 3, 5, 7];

/** The machine's answer at misère Nim: a winning move, or one stick of the largest row. */
export function answerTo(heaps: readonly number[]): number[] {
  const [best] = analyseNim(heaps, { misere: true }).moves;
  if (best !== undefined) return heaps.with(best.heap, best.to);
  const largest = heaps.indexOf(Math.max(...heaps));
  return heaps.with(largest, heaps[largest] - 1);
}

const total = (heaps: readonly number[]): number => heaps.reduce((a, b) => a + b, 0);

/** One play more has been seen when the last match is gone. */
function after(state: Rows, heaps: readonly number[], last: string): Rows {
  return { ...state, heaps, last, plays: state.plays + (total(heaps) === 0 ? 1 : 0) };
}

export const MARIENBAD: Section = {
  id: "marienbad",
  title: text("The matches of Marienbad", "Les allumettes de Marienbad"),
  blocks: [
    {
      prose: [
        text(
          "Four rows of matches: 1, 3, 5, 7. On your turn take as many as you like from [one row](row); whoever " +
            "takes the last one loses. Bet first: to begin is {bet}. Then play. Touch a match: it goes, with those " +
            "to its right. The other side does not think, it knows. {begin} {again}",
          "Quatre rangées d'allumettes : 1, 3, 5, 7. À votre tour, prenez-en autant que vous voulez dans [une " +
            "seule rangée](row) ; qui prend la dernière perd. Pariez d'abord : commencer, c'est {bet}. Puis jouez. " +
            "Touchez une allumette : elle part, avec celles à sa droite. En face, on ne réfléchit pas, on sait. " +
            "{begin} {again}",
        ),
        text(
          "You have seen {seen} of the 212,100,984 plays of this game. The machine has looked at none of them: it " +
            "knows 752 positions, and even that is too many, as chapter 7 will show.",
          "Vous avez vu {seen} des 212 100 984 parties de ce jeu. La machine n'en a regardé aucune : elle connaît " +
            "752 positions, et c'est encore trop, comme le montrera le chapitre 7.",
        ),
      ],
      figure: figure<Rows>({
        start: { heaps: FRESH, bet: "none", last: "", plays: 0 },
        fields: { heaps: atMost(FRESH), last: among(["", "you", "machine"]), plays: from(0, 999) },
        controls: {
          bet: {
            ...choice(
              "Your bet",
              "Votre pari",
              ["none", "…", "…"],
              ["wins", "to win", "gagner"],
              ["loses", "to lose", "perdre"],
            ),
            note: noteBet,
          },
          begin: {
            kind: "button",
            label: text("Let the machine begin", "Que la machine commence"),
            press: (state) => ({ ...state, heaps: answerTo(FRESH), last: "machine" }),
          },
          again: {
            kind: "button",
            label: text("I begin", "Je commence"),
            press: (state) => ({ ...state, heaps: FRESH, last: "" }),
          },
        },
        draw: ({ heaps }) => drawHeaps(heaps, t(text("Rows of matches", "Des rangées d'allumettes"))),
        parts: ({ heaps }) => {
          const longest = heaps.indexOf(Math.max(...heaps));
          return { row: Array.from({ length: heaps[longest] }, (_, stick) => `h${longest}s${stick}`) };
        },
        called: matchName,
        touch: (state, node) => {
          const mine = takenFrom(state.heaps, node);
          return total(mine) === 0 ? after(state, mine, "you") : after(state, answerTo(mine), "machine");
        },
        values: ({ plays }) => ({ seen: plays }),
        says: ({ heaps, last, bet }) => {
          if (total(heaps) > 0)
            return text(
              `${counted(total(heaps), "en", "match", "matches")} left: your move.`,
              `Il reste ${counted(total(heaps), "fr", "allumette", "allumettes")} : à vous.`,
            );
          const [en, fr] =
            bet === "none"
              ? ["", ""]
              : [
                  ` You bet that to begin is to ${bet === "wins" ? "win" : "lose"}: chapter 4 comes back to it.`,
                  ` Vous avez parié que commencer, c'est ${bet === "wins" ? "gagner" : "perdre"} : le ` +
                    `chapitre 4 y revient.`,
                ];
          return last === "you"
            ? text(`You took the last one: you lose.${en}`, `Vous avez pris la dernière : vous perdez.${fr}`)
            : text(
                `The machine had to take the last one: you win.${en}`,
                `La machine a dû prendre la dernière : vous gagnez.${fr}`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Rows of 1, 3, 5, 7, both playing well: does the beginner win or lose?",
      "Depuis 1, 3, 5, 7, si chacun joue bien : qui commence gagne-t-il ?",
    ),
    options: [
      option(["wins", "the beginner wins", "qui commence gagne"]),
      option(["loses", "the beginner loses", "qui commence perd"]),
    ],
    answer: "loses",
    hint: text("Let the machine begin, and see who smiles.", "Laissez commencer la machine, et voyez qui sourit."),
    wrong: [
      wrong(
        "wins",
        "Try it: whatever you take first, the machine has an answer.",
        "Essayez : quoi que vous preniez d'abord, la machine a une réponse.",
      ),
    ],
    why: text("Whatever is taken first, one answer repairs it.", "Quoi qu'on prenne d'abord, une réponse répare tout."),
  },
  lab: "#play/marienbad",
};
