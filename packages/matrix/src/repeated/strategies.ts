import { MarienbadError, text, unknownName } from "marienbad/base";
import {
  countingBalance,
  downing,
  graaskamp,
  last,
  nameWithheld,
  nydegger,
  periodic,
  punishing,
  rememberingDefection,
  shubik,
  steinAndRapoport,
  tidemanAndChieruzzi,
  titForTat,
  tullock,
  watching,
} from "./behaviours.ts";
import type { Action } from "./dilemma.ts";
import { type DilemmaStrategy, historyStrategy, memoryOneStrategy } from "./strategy.ts";
import { texts } from "./texts.ts";

const AXELROD_1980 = "R. Axelrod, Effective choice in the prisoner's dilemma, Journal of Conflict Resolution 24, 1980";
const AXELROD_1984 = "R. Axelrod, The Evolution of Cooperation, 1984";
const GRADUAL = "B. Beaufils, J.-P. Delahaye, P. Mathieu, Our meeting with gradual, Artificial Life V, 1996";
const STEWART_PLOTKIN = "A. Stewart, J. Plotkin, PNAS 109, 2012, after W. Press, F. Dyson, PNAS 109, 2012";

/** All strategies for the repeated dilemma. */
export const DILEMMA_STRATEGIES: readonly DilemmaStrategy[] = [
  // These look at the last turn only.
  memoryOneStrategy({
    id: "always-cooperate",
    aliases: ["allc", "cooperator"],
    title: text("Always cooperate", "Toujours coopérer"),
    summary: text("Cooperates, whatever happens.", "Coopère, quoi qu'il arrive."),
    reference: AXELROD_1984,
    first: 1,
    after: [1, 1, 1, 1],
  }),
  memoryOneStrategy({
    id: "always-defect",
    aliases: ["alld", "defector"],
    title: text("Always defect", "Toujours trahir"),
    summary: text("Defects, whatever happens.", "Trahit, quoi qu'il arrive."),
    reference: AXELROD_1984,
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

  // These remember more.
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
      // Good standing: after cooperating, or after defecting in good standing against a player in bad standing.
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

  // Entrants of Axelrod's first tournament.
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

/** The strategy with this name or alias. */
export function findDilemmaStrategy(name: string): DilemmaStrategy {
  const found = DILEMMA_STRATEGIES.find(({ id, aliases }) => id === name || aliases.includes(name));
  if (found !== undefined) return found;
  const known = DILEMMA_STRATEGIES.flatMap(({ id, aliases }) => [id, ...aliases]);
  throw new MarienbadError("unknown-name", unknownName(texts.STRATEGY, name, known));
}
