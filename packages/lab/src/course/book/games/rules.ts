import { type Text, text } from "marienbad";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { numbered } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

interface Sticks {
  readonly game: string;
  readonly n: number;
  readonly take: string;
  readonly end: string;
  /** How many have gone, and how many moves that took. */
  readonly taken: number;
  readonly moves: number;
}

const TAKES: Readonly<Record<string, readonly number[]>> = { "123": [1, 2, 3], "235": [2, 3, 5] };

/** Whether the player to move wins: `loses` the last move loses, `leave` nobody takes the last. */
export function moverWins(sticks: number, take: string, end: string): boolean {
  const left = leftAfter(sticks, take, end);
  if (left.length === 0) return end === "loses"; // who made the last move has lost
  return left.some((rest) => !moverWins(rest, take, end));
}

/** What may be left by one move. */
function leftAfter(sticks: number, take: string, end: string): number[] {
  return TAKES[take].map((taken) => sticks - taken).filter((rest) => rest >= (end === "leave" ? 1 : 0));
}

/** How many plays there are. */
export function playCount(sticks: number, take: string, end: string): number {
  const left = leftAfter(sticks, take, end);
  return left.length === 0 ? 1 : left.reduce((sum, rest) => sum + playCount(rest, take, end), 0);
}

/** How many moves the winner needs if the loser resists as long as possible. */
export function movesToWin(sticks: number, take: string, end: string): number {
  const left = leftAfter(sticks, take, end);
  if (left.length === 0) return 0;
  const best = left.filter((rest) => !moverWins(rest, take, end)).map((rest) => movesToWin(rest, take, end));
  return 1 + (best.length > 0 ? Math.min(...best) : Math.max(...left.map((rest) => movesToWin(rest, take, end))));
}

type Answers = readonly [start: Text, turn: Text, moves: Text, won: Text, same: Text];

const IN_TURN = text("one after the other", "chacun le sien");
/** The five answers of other games. */
const OTHERS: Readonly<Record<string, Answers>> = {
  marienbad: [
    text("rows of 1, 3, 5, 7", "des rangées de 1, 3, 5, 7"),
    IN_TURN,
    text("some matches of one row", "des allumettes d'une rangée"),
    text("the other took the last one", "l'autre a pris la dernière"),
    text("the same rows, the same turn", "mêmes rangées, même tour"),
  ],
  tictactoe: [
    text("nine empty cells", "neuf cases vides"),
    text("crosses first, then in turn", "les croix d'abord, puis chacun"),
    text("any empty cell", "toute case vide"),
    text("three in a line", "trois alignés"),
    text("the same signs on the same cells", "mêmes signes aux mêmes cases"),
  ],
  connect4: [
    text("seven empty columns of six", "sept colonnes vides de six"),
    IN_TURN,
    text("a column that is not full", "une colonne qui n'est pas pleine"),
    text("four in a line", "quatre alignés"),
    text("the same discs on the same cells", "mêmes jetons aux mêmes cases"),
  ],
  domineering: [
    text("an empty board", "un plateau vide"),
    text("upright first, then in turn", "debout d'abord, puis chacun"),
    text("one's own kind of domino", "un domino de sa sorte"),
    text("the other cannot move", "l'autre ne peut plus jouer"),
    text("the same cells covered, the same turn", "mêmes cases couvertes, même tour"),
  ],
  bachet: [
    text("nothing said: 0", "rien de dit : 0"),
    IN_TURN,
    text("add 1 to 10", "ajouter de 1 à 10"),
    text("one has said 100", "on a dit 100"),
    text("the same number, the same turn", "même nombre, même tour"),
  ],
};

const CARDS = ["start", "turn", "moves", "won", "same"] as const;
const CARD_NAMES: Readonly<Record<(typeof CARDS)[number], Text>> = {
  start: text("start", "départ"),
  turn: text("turn", "tour"),
  moves: text("moves", "coups"),
  won: text("won", "gagné"),
  same: text("same", "même"),
};

const gone = ({ n, taken }: Sticks): number => Math.min(n, taken);
const takeable = (state: Sticks): number[] =>
  leftAfter(state.n - gone(state), state.take, state.end).map((left) => state.n - gone(state) - left);

function answersOf(state: Sticks): Answers {
  const { n, take, end, moves, game } = state;
  if (game !== "sticks") return OTHERS[game];
  const now = takeable(state).join(", ");
  const who = moves % 2;
  return [
    text(`${n} sticks`, `${n} bâtonnets`),
    text(`now player ${who}`, `maintenant J${who}`),
    now === ""
      ? text(`take ${TAKES[take].join(", ")}: none fits`, `prendre ${TAKES[take].join(", ")} : aucun possible`)
      : text(`take ${TAKES[take].join(", ")}; now ${now}`, `prendre ${TAKES[take].join(", ")} ; ici ${now}`),
    end === "loses"
      ? text("the other made the last move", "l'autre a joué le dernier coup")
      : text("the other cannot move", "l'autre ne peut plus jouer"),
    text("as many sticks, the same turn", "autant de bâtonnets, même tour"),
  ];
}

/** From two sticks on there is something to take. */
export const HEAPS = Array.from({ length: 12 }, (_, index) => index + 2);

export const FIVE_ANSWERS: Section = {
  id: "five-answers",
  title: text("Five answers make a game", "Cinq réponses font un jeu"),
  blocks: [
    {
      prose: [
        text(
          "A game is five answers: [where one begins](start), [whose turn it is](turn), [which moves are " +
            "allowed](moves), [who has won](won) when it stops, and [when two situations are the same](same). " +
            "Neither the wood of the matches nor the players' mood is among them.",
          "Un jeu tient en cinq réponses : [où l'on commence](start), [à qui le tour](turn), [quels coups sont " +
            "permis](moves), [qui a gagné](won) quand tout s'arrête, et [quand deux situations sont la même](same). " +
            "Ni le bois des allumettes ni l'humeur des joueurs n'y figurent.",
        ),
        text(
          "Change one answer and it is another game: {n} sticks, take {take}, {end}. Play both sides by touch: a " +
            "stick goes with those to its right. A move changes only the second card and what the third allows now.",
          "Changez une réponse, et c'est un autre jeu : {n} bâtonnets, prendre {take}, {end}. Jouez les deux " +
            "côtés en " +
            "touchant : un bâtonnet part avec ceux à sa droite. Un coup ne change que la deuxième carte, et ce que " +
            "la troisième permet maintenant.",
        ),
      ],
      figure: figure<Sticks>({
        start: { game: "sticks", n: 6, take: "123", end: "loses", taken: 0, moves: 0 },
        fields: { taken: from(0, 12), moves: from(0, 12) },
        controls: {
          n: slider(1, 12, "Sticks", "Bâtonnets"),
          take: choice("Take", "Prendre", ["123", "1, 2 or 3", "1, 2 ou 3"], ["235", "2, 3 or 5", "2, 3 ou 5"]),
          end: choice(
            "End",
            "Fin",
            ["loses", "the last one loses", "le dernier perd"],
            ["leave", "nobody takes the last", "personne ne prend le dernier"],
          ),
          game: choice(
            "Game",
            "Jeu",
            ["sticks", "sticks", "bâtonnets"],
            ["marienbad", "Marienbad", "Marienbad"],
            ["tictactoe", "tic-tac-toe", "morpion"],
            ["connect4", "connect-4", "puissance 4"],
            ["domineering", "domineering", "domineering"],
            ["bachet", "Bachet", "Bachet"],
          ),
        },
        draw: (state) => {
          const drawing = new Drawing();
          const { n, game } = state;
          for (let stick = 0; game === "sticks" && stick < n; stick++) {
            const away = stick >= n - gone(state);
            drawing.node(`s${stick}`, at(stick * 26 + 20, 0), "", {
              width: 12,
              height: 38,
              shape: "card",
              tone: away ? "faded" : "plain",
              stroke: away ? "dotted" : "normal",
            });
          }
          answersOf(state).forEach((answer, index) => {
            const card = CARDS[index];
            drawing.node(card, at(165, 52 + index * 36), `${t(CARD_NAMES[card])} — ${t(answer)}`, {
              shape: "card",
              width: 330,
              height: 30,
            });
          });
          return drawing.scene(t(text("Sticks and five cards", "Des bâtonnets et cinq cartes")));
        },
        parts: () => Object.fromEntries(CARDS.map((card) => [card, [card]])),
        touchable: (state) =>
          state.game === "sticks" ? takeable(state).map((taken) => `s${state.n - gone(state) - taken}`) : [],
        called: numbered("stick #", "bâtonnet #"),
        touch: (state, node) => ({ ...state, taken: state.n - Number(node.slice(1)), moves: state.moves + 1 }),
        says: (state) => {
          const { n, take, end, moves, game } = state;
          if (game !== "sticks")
            return text("The same five cards, filled again.", "Les mêmes cinq cartes, remplies autrement.");
          if (takeable(state).length === 0) {
            const winner = end === "loses" ? moves % 2 : 1 - (moves % 2);
            return text(`It is over: player ${winner} has won.`, `C'est fini : J${winner} a gagné.`);
          }
          const count = playCount(n, take, end);
          const [en, fr] = moverWins(n, take, end) ? ["wins", "gagne"] : ["loses", "perd"];
          return text(
            `${number(count, "en")} plays; whoever begins ${en} with good play.`,
            `${number(count, "fr")} parties ; qui commence ${fr}, si l'on joue bien.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“[The last one loses](loses)” and “[nobody takes the last](leave)” look like one rule. Take {take}: ✓ " +
            "means that the beginner wins. With 1, 2, 3 the two rows agree everywhere, although with 6 sticks there " +
            "are 24 plays by one rule and 13 by the other, won in 4 moves and in 3. With 2, 3, 5 they part, at 3 " +
            "sticks already. The rules must be said.",
          "« [Le dernier perd](loses) » et « [personne ne prend le dernier](leave) » ont l'air d'une seule règle. " +
            "Prenez {take} : ✓ veut dire que qui commence gagne. Avec 1, 2, 3 les deux lignes s'accordent partout, " +
            "quoique à 6 bâtonnets il y ait 24 parties par une règle et 13 par l'autre, gagnées en 4 coups et en 3. " +
            "Avec 2, 3, 5 elles se séparent, dès 3 bâtonnets. Il faut dire la règle.",
        ),
      ],
      figure: figure<{ readonly take: string }>({
        start: { take: "235" },
        controls: {
          take: choice("Take", "Prendre", ["123", "1, 2 or 3", "1, 2 ou 3"], ["235", "2, 3 or 5", "2, 3 ou 5"]),
        },
        draw: ({ take }) => {
          const drawing = new Drawing();
          for (const n of HEAPS) {
            const [loses, leave] = ["loses", "leave"].map((end) => moverWins(n, take, end));
            drawing.text(String(n), at(n * 34, -30), { size: "normal", tone: "faded" });
            for (const [row, wins] of [loses, leave].entries()) {
              drawing.node(`${row === 0 ? "a" : "b"}${n}`, at(n * 34, row * 36), wins ? "✓" : "✗", {
                width: 30,
                tone: wins ? "player0" : "player1",
                stroke: loses === leave ? "normal" : "strong",
              });
            }
          }
          return drawing.scene(t(text("Two rules, heap by heap", "Deux règles, tas par tas")));
        },
        parts: () => {
          const row = (letter: string): string[] => HEAPS.map((n) => `${letter}${n}`);
          return { loses: row("a"), leave: row("b") };
        },
        says: ({ take }) => {
          const apart = HEAPS.filter((n) => moverWins(n, take, "loses") !== moverWins(n, take, "leave"));
          return apart.length === 0
            ? text("The two rules have the same winners.", "Les deux règles ont les mêmes vainqueurs.")
            : text(`They differ at ${apart.join(", ")}.`, `Elles diffèrent à ${apart.join(", ")}.`);
        },
      }),
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
  lab: "#play/nim?sticks=6&take=1,2,3&last=loses",
};
