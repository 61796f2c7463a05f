import { text } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { drawHeaps, takenFrom } from "../heaps.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

interface Rows {
  readonly heaps: readonly number[];
  readonly starter: string;
  readonly last: string;
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

export const MARIENBAD: Section = {
  id: "marienbad",
  title: text("The matches of Marienbad", "Les allumettes de Marienbad"),
  blocks: [
    {
      prose: [
        text(
          "Four rows of matches: 1, 3, 5, 7. On your turn take as many as you like from [one row](row); whoever " +
            "takes the last one loses. " +
            "Touch a match: it goes, with those to its right. The other side does not think, it knows. {begin}",
          "Quatre rangées d'allumettes : 1, 3, 5, 7. À votre tour, prenez-en autant que vous voulez dans [une " +
            "seule rangée](row) ; qui prend " +
            "la dernière perd. Touchez une allumette : elle part, avec celles à sa droite. En face, on ne " +
            "réfléchit pas, on sait. {begin}",
        ),
        text(
          "There are 212,100,984 ways to play this game. The machine has looked at none of them: it knows 752 " +
            "positions, and even that is too " +
            "many, as chapter 7 will show.",
          "Il y a 212 100 984 façons de jouer à ce jeu. La machine n'en a regardé aucune : elle connaît 752 " +
            "positions, et c'est encore trop, " +
            "comme le montrera le chapitre 7.",
        ),
      ],
      figure: figure<Rows>({
        start: { heaps: FRESH, starter: "you", last: "" },
        controls: {
          begin: {
            kind: "button",
            label: text("Let the machine begin", "Que la machine commence"),
            press: () => ({ heaps: answerTo(FRESH), starter: "machine", last: "machine" }),
          },
        },
        draw: ({ heaps }) => drawHeaps(heaps, t(text("Rows of matches", "Des rangées d'allumettes"))),
        parts: ({ heaps }) => ({
          row: Array.from({ length: heaps[3] }, (_, stick) => `h3s${stick}`),
        }),
        touch: (state, node) => {
          const mine = takenFrom(state.heaps, node);
          if (total(mine) === 0) return { ...state, heaps: mine, last: "you" };
          const answer = answerTo(mine);
          return { ...state, heaps: answer, last: "machine" };
        },
        says: ({ heaps, last }) => {
          if (total(heaps) > 0)
            return text(`${total(heaps)} matches left: your move.`, `Il reste ${total(heaps)} allumettes : à vous.`);
          return last === "you"
            ? text("You took the last one: you lose.", "Vous avez pris la dernière : vous perdez.")
            : text(
                "The machine had to take the last one: you win.",
                "La machine a dû prendre la dernière : vous " + "gagnez.",
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Who begins this game with 1, 3, 5, 7, both playing well: does the beginner win or lose?",
      "À ce " + "jeu depuis 1, 3, 5, 7, si chacun joue bien : qui commence gagne-t-il ?",
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
        "Essayez : quoi que vous " + "preniez d'abord, la machine a une réponse.",
      ),
    ],
    why: text("Whatever is taken first, one answer repairs it.", "Quoi qu'on prenne d'abord, une réponse répare tout."),
  },
  lab: "#play/marienbad",
};

interface Sticks {
  readonly n: number;
  readonly take: string;
  readonly end: string;
}

const TAKES: Readonly<Record<string, readonly number[]>> = { "123": [1, 2, 3], "235": [2, 3, 5] };

/** Whether the player to move wins: `loses` the last move loses, `leave` nobody takes the last. */
export function moverWins(sticks: number, take: string, end: string): boolean {
  const least = end === "leave" ? 1 : 0;
  const left = TAKES[take].map((taken) => sticks - taken).filter((rest) => rest >= least);
  if (left.length === 0) return end === "loses"; // who made the last move has lost
  return left.some((rest) => !moverWins(rest, take, end));
}

/** How many plays there are. */
export function playCount(sticks: number, take: string, end: string): number {
  const left = TAKES[take].map((taken) => sticks - taken).filter((rest) => rest >= (end === "leave" ? 1 : 0));
  return left.length === 0 ? 1 : left.reduce((sum, rest) => sum + playCount(rest, take, end), 0);
}

export const FIVE_ANSWERS: Section = {
  id: "five-answers",
  title: text("Five answers make a game", "Cinq réponses font un jeu"),
  blocks: [
    {
      prose: [
        text(
          "A game is five answers: [where one begins](start), [whose turn it is](turn), [which moves are " +
            "allowed](moves), [who has won](won) " +
            "when it stops, and [when two situations are the same](same). Neither the wood of the matches nor the " +
            "players' mood is among " +
            "them. Change one answer and it is another game: {n} sticks, take {take}, {end}.",
          "Un jeu tient en cinq réponses : [où l'on commence](start), [à qui le tour](turn), [quels coups sont " +
            "permis](moves), " +
            "[qui a gagné](won) quand tout s'arrête, et [quand deux situations sont la même](same). Ni le bois " +
            "des allumettes ni l'humeur " +
            "des joueurs n'y figurent. Changez une réponse : c'est un autre jeu : {n} bâtonnets, prendre {take}, " +
            "{end}.",
        ),
      ],
      figure: figure<Sticks>({
        start: { n: 6, take: "123", end: "loses" },
        controls: {
          n: slider(1, 12, "Sticks", "Bâtonnets"),
          take: choice("Take", "Prendre", ["123", "1, 2 or 3", "1, 2 ou 3"], ["235", "2, 3 or 5", "2, 3 ou 5"]),
          end: choice(
            "End",
            "Fin",
            ["loses", "the last one loses", "le dernier perd"],
            ["leave", "nobody takes " + "the last", "personne ne prend le dernier"],
          ),
        },
        draw: ({ n, take, end }) => {
          const drawing = new Drawing();
          for (let stick = 0; stick < n; stick++) {
            drawing.node(`s${stick}`, at(stick * 26 + 20, 0), "", { width: 12, height: 38, shape: "card" });
          }
          const cards = [
            ["start", t(text(`start: ${n} sticks`, `départ : ${n} bâtonnets`))],
            ["turn", t(text("turn: one after the other", "tour : chacun le sien"))],
            ["moves", t(text(`moves: take ${TAKES[take].join(", ")}`, `coups : prendre ${TAKES[take].join(", ")}`))],
            [
              "won",
              end === "loses"
                ? t(text("won: the other made the last move", "gagné : l'autre a joué le dernier coup"))
                : t(text("won: the other cannot move", "gagné : l'autre ne peut plus jouer")),
            ],
            ["same", t(text("same: as many sticks, same turn", "même : autant de bâtonnets, même tour"))],
          ];
          cards.forEach(([id, words], index) => {
            drawing.node(id, at(165, 52 + index * 36), words, { shape: "card", width: 300, height: 30 });
          });
          return drawing.scene(t(text("Sticks and five cards", "Des bâtonnets et cinq cartes")));
        },
        parts: () => ({ start: ["start"], turn: ["turn"], moves: ["moves"], won: ["won"], same: ["same"] }),
        says: ({ n, take, end }) => {
          const count = playCount(n, take, end);
          return moverWins(n, take, end)
            ? text(`${count} plays; whoever begins wins.`, `${count} parties ; qui commence gagne.`)
            : text(`${count} plays; whoever begins loses.`, `${count} parties ; qui commence perd.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The last one loses” and “nobody takes the last” look like one rule. With 6 sticks and {1, 2, 3} they " +
            "have 24 plays and 13, and with " +
            "1, 2, 3 the winner is always the same. Now take 2, 3 or 5 with 3 sticks: by the first rule the " +
            "beginner loses, by the second " +
            "wins. The rules must be said.",
          "« Le dernier perd » et « personne ne prend le dernier » ont l'air d'une seule règle. À 6 bâtonnets et " +
            "{1, 2, 3} elles ont 24 et 13 " +
            "parties, et avec 1, 2, 3 le vainqueur est toujours le même. Prenez maintenant 2, 3 ou 5 avec 3 " +
            "bâtonnets : par la première " +
            "règle qui commence perd, par la seconde il gagne. Il faut dire la règle.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Take 2, 3 or 5 from 6 sticks; who cannot move loses. How many sticks may be left at the end? (all cases)",
      "Prendre 2, 3 ou 5 parmi 6 bâtonnets ; qui ne peut plus jouer perd. Combien de bâtonnets peut-il rester à " +
        "la fin ? (tous les cas)",
    ),
    answer: "0 1",
    set: true,
    hint: text("What can one do before a single stick?", "Que peut-on faire devant un seul bâtonnet ?"),
    wrong: [
      wrong("0", "With 1 left no move is allowed either: 6 − 5.", "Avec 1 aucun coup n'est permis non plus : 6 − 5."),
      wrong("0 1 2", "From 2 one may take 2.", "De 2 on peut prendre 2."),
      wrong("1", "6 − 3 − 3 leaves nothing.", "6 − 3 − 3 ne laisse rien."),
    ],
    why: text("6 − 3 − 3 = 0 and 6 − 5 = 1.", "6 − 3 − 3 = 0 et 6 − 5 = 1."),
  },
  lab: "#play/nim",
};

/** What each game fails, of: zero-sum, in turn, perfect, complete, no chance; and whether it is impartial. */
const GAMES: readonly (readonly [id: string, en: string, fr: string, fails: string, impartial: boolean])[] = [
  ["nim", "Nim", "Nim", "", true],
  ["marienbad", "Marienbad", "Marienbad", "", true],
  ["grundy", "Grundy's game", "jeu de Grundy", "", true],
  ["ttt", "tic-tac-toe", "morpion", "", false],
  ["c4", "connect-4", "puissance 4", "", false],
  ["hex", "hex", "hex", "", false],
  ["domineering", "domineering", "domineering", "", false],
  ["chess", "chess", "échecs", "", false],
  ["poker", "poker", "poker", "perfect chance", false],
  ["rps", "rock-paper-scissors", "pierre-feuille-ciseaux", "turn", false],
  ["prisoners", "prisoner's dilemma", "dilemme du prisonnier", "zero turn", false],
  ["backgammon", "backgammon", "backgammon", "chance", false],
  ["market", "a market", "un marché", "zero turn complete", false],
];

interface Sieve {
  readonly mesh: string;
}

const MESHES = ["none", "zero", "turn", "perfect", "complete", "chance", "impartial"];

/** The games that are still there when these sieves are on: all up to the one named. */
export function kept(mesh: string): string[] {
  const on = MESHES.slice(1, MESHES.indexOf(mesh) + 1);
  return GAMES.filter(([, , , fails, impartial]) => {
    if (on.includes("impartial") && !impartial) return false;
    return !fails.split(" ").some((one) => on.includes(one));
  }).map(([id]) => id);
}

export const SIEVE: Section = {
  id: "sieve",
  title: text("The sieve", "Le tamis"),
  blocks: [
    {
      prose: [
        text(
          "Almost anything can be a game: trade, war, poker. We keep those where two players oppose each other, " +
            "where [one's gain is the " +
            "other's loss](zero) (zero-sum), played [in turn](turn) (sequential), with [nothing hidden of what " +
            "has happened](perfect) " +
            "(perfect information) nor of rules and aims (complete), and without chance. Sieve up to: {mesh}. " +
            "{count} of 13 stay.",
          "Presque tout peut être un jeu : le commerce, la guerre, le poker. Nous gardons ceux où deux joueurs " +
            "s'affrontent, où " +
            "[ce que gagne l'un, l'autre le perd](zero) (somme nulle), où l'on joue [l'un après l'autre](turn) " +
            "(séquentiel), " +
            "[sans rien cacher de ce qui s'est passé](perfect) (information parfaite), ni des règles et des buts " +
            "(complète), et sans " +
            "hasard. Tamiser jusqu'à : {mesh}. Il en reste {count} sur 13.",
        ),
      ],
      figure: figure<Sieve>({
        start: { mesh: "none" },
        controls: {
          mesh: choice(
            "Sieve",
            "Tamis",
            ["none", "nothing", "rien"],
            ["zero", "zero-sum", "somme nulle"],
            ["turn", "in turn", "séquentiel"],
            ["perfect", "perfect", "parfaite"],
            ["complete", "complete", "complète"],
            ["chance", "no chance", "sans hasard"],
            ["impartial", "impartial", "impartial"],
          ),
        },
        draw: ({ mesh }) => {
          const drawing = new Drawing();
          const still = kept(mesh);
          GAMES.forEach(([id, en, fr], index) => {
            drawing.node(id, at((index % 3) * 160, Math.floor(index / 3) * 42), t(text(en, fr)), {
              shape: "card",
              width: 152,
              height: 32,
              tone: still.includes(id) ? "player0" : "faded",
              stroke: still.includes(id) ? "normal" : "dotted",
            });
          });
          return drawing.scene(t(text("Thirteen games", "Treize jeux")));
        },
        parts: () => {
          const stopped = (one: string): string[] =>
            GAMES.filter(([, , , fails]) => fails.includes(one)).map(([id]) => id);
          return { zero: stopped("zero"), turn: stopped("turn"), perfect: stopped("perfect") };
        },
        values: ({ mesh }) => ({ count: kept(mesh).length }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "*Impartial* is more than all this: from the same position both players must have the same moves. " +
            "Switch it on: of eight only Nim, " +
            "Marienbad and Grundy's game stay. On a domineering board of two squares, one above the other, the " +
            "vertical player has a " +
            "move, the horizontal one none.",
          "*Impartial* demande plus : depuis la même position, les deux joueurs doivent avoir les mêmes coups. " +
            "Allumez-le : des huit il ne reste " +
            "que Nim, Marienbad et le jeu de Grundy. Sur un domineering de deux cases superposées, le joueur " +
            "vertical a un coup, " +
            "l'horizontal aucun.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "In the order zero-sum, in turn, perfect, complete, chance: which sieve is the first to stop poker?",
      "Dans l'ordre somme nulle, séquentiel, parfaite, complète, hasard : quel tamis arrête d'abord le poker ?",
    ),
    options: [
      option(["zero", "zero-sum", "somme nulle"]),
      option(["turn", "in turn", "séquentiel"]),
      option(["perfect", "perfect information", "information parfaite"]),
      option(["chance", "chance", "hasard"]),
    ],
    answer: "perfect",
    hint: text("Who has seen what before deciding?", "Qui a vu quoi avant de décider ?"),
    wrong: [
      wrong("chance", "Earlier: the other's cards are hidden.", "Plus tôt : les cartes de l'autre sont cachées."),
      wrong(
        "zero",
        "What one loses the other wins: the sum is 0.",
        "Ce que l'un perd, l'autre le gagne : la " + "somme est 0.",
      ),
      wrong("turn", "One bets after the other.", "On mise l'un après l'autre."),
    ],
    why: text(
      "The other's cards are hidden; chance comes later in the list.",
      "Les cartes de l'autre sont " + "cachées ; le hasard vient plus loin.",
    ),
  },
  lab: "#play/tictactoe",
};
