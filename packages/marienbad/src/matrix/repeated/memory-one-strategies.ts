import { type MemoryOneStrategy, memoryOneStrategy } from "./strategy.ts";

const AXELROD_1980 = "R. Axelrod, Effective choice in the prisoner's dilemma, Journal of Conflict Resolution 24, 1980";
const STEWART_PLOTKIN = "A. Stewart, J. Plotkin, PNAS 109, 2012, after W. Press, F. Dyson, PNAS 109, 2012";

/** Strategies that look at the last turn only. */
export const MEMORY_ONE_STRATEGIES: readonly MemoryOneStrategy[] = [
  memoryOneStrategy({
    id: "always-cooperate",
    aliases: ["allc", "cooperator"],
    name: { en: "Always cooperate", fr: "Toujours coopérer" },
    summary: { en: "Cooperates, whatever happens.", fr: "Coopère, quoi qu'il arrive." },
    reference: "R. Axelrod, The Evolution of Cooperation, 1984",
    first: 1,
    after: [1, 1, 1, 1],
  }),
  memoryOneStrategy({
    id: "always-defect",
    aliases: ["alld", "defector"],
    name: { en: "Always defect", fr: "Toujours trahir" },
    summary: { en: "Defects, whatever happens.", fr: "Trahit, quoi qu'il arrive." },
    reference: "R. Axelrod, The Evolution of Cooperation, 1984",
    first: 0,
    after: [0, 0, 0, 0],
  }),
  memoryOneStrategy({
    id: "random",
    name: { en: "Random", fr: "Au hasard" },
    summary: { en: "Tosses a coin every turn.", fr: "Tire à pile ou face à chaque tour." },
    reference: AXELROD_1980,
    first: "1/2",
    after: ["1/2", "1/2", "1/2", "1/2"],
  }),
  memoryOneStrategy({
    id: "alternator",
    name: { en: "Alternator", fr: "Alternance" },
    summary: { en: "Cooperates and defects in turn.", fr: "Coopère et trahit tour à tour." },
    reference: "J. Bendor, Journal of Conflict Resolution 37, 1993",
    first: 1,
    after: [0, 0, 1, 1],
  }),
  memoryOneStrategy({
    id: "tit-for-tat",
    aliases: ["tft"],
    name: { en: "Tit for tat", fr: "Donnant-donnant" },
    summary: {
      en: "Cooperates at first, then does what the other did last.",
      fr: "Coopère d'abord, puis refait ce que l'autre vient de faire.",
    },
    reference: `A. Rapoport, in ${AXELROD_1980}`,
    first: 1,
    after: [1, 0, 1, 0],
  }),
  memoryOneStrategy({
    id: "suspicious-tit-for-tat",
    aliases: ["stft", "mistrust"],
    name: { en: "Suspicious tit for tat", fr: "Méfiant" },
    summary: { en: "Tit for tat that begins with a defection.", fr: "Donnant-donnant qui commence par trahir." },
    reference: "R. Boyd, J. Lorberbaum, Nature 327, 1987",
    first: 0,
    after: [1, 0, 1, 0],
  }),
  memoryOneStrategy({
    id: "reverse-tit-for-tat",
    aliases: ["bully"],
    name: { en: "Bully", fr: "Brute" },
    summary: {
      en: "Defects at first, then does the opposite of what the other did last.",
      fr: "Trahit d'abord, puis fait le contraire de ce que l'autre vient de faire.",
    },
    reference: "J. Nachbar, Journal of Economic Behavior and Organization 19, 1992",
    first: 0,
    after: [0, 1, 0, 1],
  }),
  memoryOneStrategy({
    id: "generous-tit-for-tat",
    aliases: ["gtft"],
    name: { en: "Generous tit for tat", fr: "Donnant-donnant généreux" },
    summary: {
      en: "Tit for tat that forgives one defection in three.",
      fr: "Donnant-donnant qui pardonne une trahison sur trois.",
    },
    reference: "M. Nowak, K. Sigmund, Nature 355, 1992 (1/3 is their optimum for 5, 3, 1, 0)",
    first: 1,
    after: [1, "1/3", 1, "1/3"],
  }),
  memoryOneStrategy({
    id: "joss",
    name: { en: "Joss", fr: "Joss" },
    summary: {
      en: "Tit for tat that answers one cooperation in ten with a defection.",
      fr: "Donnant-donnant qui répond à une coopération sur dix par une trahison.",
    },
    reference: `J. Johann, in ${AXELROD_1980}`,
    first: "9/10",
    after: ["9/10", 0, "9/10", 0],
  }),
  memoryOneStrategy({
    id: "pavlov",
    aliases: ["wsls", "win-stay-lose-shift"],
    name: { en: "Pavlov (win stay, lose shift)", fr: "Pavlov (gagne, reste ; perd, change)" },
    summary: {
      en: "Repeats its action after a good turn (the other cooperated), changes it after a bad one.",
      fr: "Répète son action après un bon tour (l'autre a coopéré), en change après un mauvais.",
    },
    reference: "D. Kraines, V. Kraines, Theory and Decision 26, 1989; M. Nowak, K. Sigmund, Nature 364, 1993",
    first: 1,
    after: [1, 0, 0, 1],
  }),
  memoryOneStrategy({
    id: "grofman",
    name: { en: "Grofman", fr: "Grofman" },
    summary: {
      en: "Cooperates after a turn in which both did the same; with probability 2/7 otherwise.",
      fr: "Coopère après un tour où les deux ont fait de même ; avec probabilité 2/7 sinon.",
    },
    reference: `B. Grofman, in ${AXELROD_1980}`,
    first: 1,
    after: [1, "2/7", "2/7", 1],
  }),
  memoryOneStrategy({
    id: "firm-but-fair",
    aliases: ["fbf"],
    name: { en: "Firm but fair", fr: "Ferme mais juste" },
    summary: {
      en: "Defects only after being the sucker, and forgives two mutual defections in three.",
      fr: "Ne trahit qu'après avoir été dupe, et pardonne deux trahisons mutuelles sur trois.",
    },
    reference: "M. Frean, Proceedings of the Royal Society B 257, 1994",
    first: 1,
    after: [1, 0, 1, "2/3"],
  }),
  memoryOneStrategy({
    id: "extort-2",
    aliases: ["zd-extort-2", "extortion"],
    name: { en: "Extort-2", fr: "Extorsion-2" },
    summary: {
      en: "Zero-determinant extortion: its surplus over mutual defection is twice the other's (stakes 5, 3, 1, 0).",
      fr: "Extorsion à déterminant nul : son surplus sur la trahison mutuelle est le double de celui de l'autre (enjeux 5, 3, 1, 0).",
    },
    reference: STEWART_PLOTKIN,
    first: 1,
    after: ["8/9", "1/2", "1/3", 0],
  }),
  memoryOneStrategy({
    id: "zd-generous-2",
    aliases: ["zd-gtft-2"],
    name: { en: "Zero-determinant generous", fr: "Générosité à déterminant nul" },
    summary: {
      en: "Zero-determinant generosity: its loss under mutual cooperation is twice the other's (stakes 5, 3, 1, 0).",
      fr: "Générosité à déterminant nul : son manque à gagner sur la coopération est le double de celui de l'autre (enjeux 5, 3, 1, 0).",
    },
    reference: STEWART_PLOTKIN,
    first: 1,
    after: [1, "1/8", 1, "1/4"],
  }),
];
