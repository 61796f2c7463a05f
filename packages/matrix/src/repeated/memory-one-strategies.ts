import { text } from "marienbad/base";
import { AXELROD_1980 } from "./history.ts";
import { type MemoryOneStrategy, memoryOneStrategy } from "./strategy.ts";

const STEWART_PLOTKIN = "A. Stewart, J. Plotkin, PNAS 109, 2012, after W. Press, F. Dyson, PNAS 109, 2012";

/** Strategies that look at the last turn only. */
export const MEMORY_ONE_STRATEGIES: readonly MemoryOneStrategy[] = [
  memoryOneStrategy({
    id: "always-cooperate",
    aliases: ["allc", "cooperator"],
    title: text("Always cooperate", "Toujours coopérer"),
    summary: text("Cooperates, whatever happens.", "Coopère, quoi qu'il arrive."),
    reference: "R. Axelrod, The Evolution of Cooperation, 1984",
    first: 1,
    after: [1, 1, 1, 1],
  }),
  memoryOneStrategy({
    id: "always-defect",
    aliases: ["alld", "defector"],
    title: text("Always defect", "Toujours trahir"),
    summary: text("Defects, whatever happens.", "Trahit, quoi qu'il arrive."),
    reference: "R. Axelrod, The Evolution of Cooperation, 1984",
    first: 0,
    after: [0, 0, 0, 0],
  }),
  memoryOneStrategy({
    id: "random",
    title: text("Random", "Au hasard"),
    summary: text("Tosses a coin every turn.", "Tire à pile ou face à chaque tour."),
    reference: AXELROD_1980,
    first: "1/2",
    after: ["1/2", "1/2", "1/2", "1/2"],
  }),
  memoryOneStrategy({
    id: "alternator",
    title: text("Alternator", "Alternance"),
    summary: text("Cooperates and defects in turn.", "Coopère et trahit tour à tour."),
    reference: "J. Bendor, Journal of Conflict Resolution 37, 1993",
    first: 1,
    after: [0, 0, 1, 1],
  }),
  memoryOneStrategy({
    id: "tit-for-tat",
    aliases: ["tft"],
    title: text("Tit for tat", "Donnant-donnant"),
    summary: text(
      "Cooperates at first, then does what the other did last.",
      "Coopère d'abord, puis refait ce que l'autre vient de faire.",
    ),
    reference: `A. Rapoport, in ${AXELROD_1980}`,
    first: 1,
    after: [1, 0, 1, 0],
  }),
  memoryOneStrategy({
    id: "suspicious-tit-for-tat",
    aliases: ["stft", "mistrust"],
    title: text("Suspicious tit for tat", "Méfiant"),
    summary: text("Tit for tat that begins with a defection.", "Donnant-donnant qui commence par trahir."),
    reference: "R. Boyd, J. Lorberbaum, Nature 327, 1987",
    first: 0,
    after: [1, 0, 1, 0],
  }),
  memoryOneStrategy({
    id: "reverse-tit-for-tat",
    aliases: ["bully"],
    title: text("Bully", "Brute"),
    summary: text(
      "Defects at first, then does the opposite of what the other did last.",
      "Trahit d'abord, puis fait le contraire de ce que l'autre vient de faire.",
    ),
    reference: "J. Nachbar, Journal of Economic Behavior and Organization 19, 1992",
    first: 0,
    after: [0, 1, 0, 1],
  }),
  memoryOneStrategy({
    id: "generous-tit-for-tat",
    aliases: ["gtft"],
    title: text("Generous tit for tat", "Donnant-donnant généreux"),
    summary: text(
      "Tit for tat that forgives one defection in three.",
      "Donnant-donnant qui pardonne une trahison sur trois.",
    ),
    reference: "M. Nowak, K. Sigmund, Nature 355, 1992 (1/3 is their optimum for 5, 3, 1, 0)",
    first: 1,
    after: [1, "1/3", 1, "1/3"],
  }),
  memoryOneStrategy({
    id: "joss",
    title: text("Joss", "Joss"),
    summary: text(
      "Tit for tat that answers one cooperation in ten with a defection.",
      "Donnant-donnant qui répond à une coopération sur dix par une trahison.",
    ),
    reference: `J. Johann, in ${AXELROD_1980}`,
    first: "9/10",
    after: ["9/10", 0, "9/10", 0],
  }),
  memoryOneStrategy({
    id: "pavlov",
    aliases: ["wsls", "win-stay-lose-shift"],
    title: text("Pavlov (win stay, lose shift)", "Pavlov (gagne, reste ; perd, change)"),
    summary: text(
      "Repeats its action after a good turn (the other cooperated), changes it after a bad one.",
      "Répète son action après un bon tour (l'autre a coopéré), en change après un mauvais.",
    ),
    reference: "D. Kraines, V. Kraines, Theory and Decision 26, 1989; M. Nowak, K. Sigmund, Nature 364, 1993",
    first: 1,
    after: [1, 0, 0, 1],
  }),
  memoryOneStrategy({
    id: "grofman",
    title: text("Grofman", "Grofman"),
    summary: text(
      "Cooperates after a turn in which both did the same; with probability 2/7 otherwise.",
      "Coopère après un tour où les deux ont fait de même ; avec probabilité 2/7 sinon.",
    ),
    reference: `B. Grofman, in ${AXELROD_1980}`,
    first: 1,
    after: [1, "2/7", "2/7", 1],
  }),
  memoryOneStrategy({
    id: "firm-but-fair",
    aliases: ["fbf"],
    title: text("Firm but fair", "Ferme mais juste"),
    summary: text(
      "Defects only after being the sucker, and forgives two mutual defections in three.",
      "Ne trahit qu'après avoir été dupe, et pardonne deux trahisons mutuelles sur trois.",
    ),
    reference: "M. Frean, Proceedings of the Royal Society B 257, 1994",
    first: 1,
    after: [1, 0, 1, "2/3"],
  }),
  memoryOneStrategy({
    id: "extort-2",
    aliases: ["zd-extort-2", "extortion"],
    title: text("Extort-2", "Extorsion-2"),
    summary: text(
      "Zero-determinant extortion: its surplus over mutual defection is twice the other's (stakes 5, 3, 1, 0).",
      "Extorsion à déterminant nul : son surplus sur la trahison mutuelle est le double de celui de " +
        "l'autre (enjeux 5, 3, 1, 0).",
    ),
    reference: STEWART_PLOTKIN,
    first: 1,
    after: ["8/9", "1/2", "1/3", 0],
  }),
  memoryOneStrategy({
    id: "zd-generous-2",
    aliases: ["zd-gtft-2"],
    title: text("Zero-determinant generous", "Générosité à déterminant nul"),
    summary: text(
      "Zero-determinant generosity: its loss under mutual cooperation is twice the other's (stakes 5, 3, 1, 0).",
      "Générosité à déterminant nul : son manque à gagner sur la coopération est le double de celui de " +
        "l'autre (enjeux 5, 3, 1, 0).",
    ),
    reference: STEWART_PLOTKIN,
    first: 1,
    after: [1, "1/8", 1, "1/4"],
  }),
];
