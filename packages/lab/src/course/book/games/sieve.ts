import { type Text, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among, several } from "../fields.ts";
import { asWritten, numbered } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

/** The sieves in the order of the sentence. */
export const SIEVES = [
  ["two", text("two players", "deux joueurs")],
  ["zero", text("zero-sum", "somme nulle")],
  ["turn", text("in turn", "séquentiel")],
  ["perfect", text("perfect", "parfaite")],
  ["complete", text("complete", "complète")],
  ["chance", text("no chance", "sans hasard")],
  ["impartial", text("impartial", "impartial")],
] as const satisfies readonly (readonly [string, Text])[];

type Sieve = (typeof SIEVES)[number][0];
type Stops = Partial<Record<Sieve, Text>>;

const OWN_PIECES = text("each has pieces of their own", "chacun a ses pièces");
const HIDDEN_CARDS = text("the others' cards are hidden", "les cartes des autres sont cachées");
const DEALT = text("cards are dealt by chance", "le hasard distribue les cartes");

/** Fifteen games, and what stops each. */
export const CARDS: readonly (readonly [id: string, name: Text, stops: Stops])[] = [
  ["nim", text("Nim", "Nim"), {}],
  ["marienbad", text("Marienbad", "Marienbad"), {}],
  ["grundy", text("Grundy's game", "jeu de Grundy"), {}],
  ["ttt", text("tic-tac-toe", "morpion"), { impartial: OWN_PIECES }],
  ["c4", text("connect-4", "puissance 4"), { impartial: OWN_PIECES }],
  ["hex", text("hex", "hex"), { impartial: OWN_PIECES }],
  [
    "domineering",
    text("domineering", "domineering"),
    { impartial: text("one plays upright, one lying", "l'un joue debout, l'autre couché") },
  ],
  ["chess", text("chess", "échecs"), { impartial: OWN_PIECES }],
  ["poker", text("poker for two", "poker à deux"), { perfect: HIDDEN_CARDS, chance: DEALT, impartial: OWN_PIECES }],
  [
    "bridge",
    text("bridge", "bridge"),
    {
      two: text("four players, in two pairs", "quatre joueurs, en deux paires"),
      perfect: HIDDEN_CARDS,
      chance: DEALT,
      impartial: OWN_PIECES,
    },
  ],
  [
    "rps",
    text("rock, paper, scissors", "pierre-feuille-ciseaux"),
    { turn: text("both show at the same time", "on se montre en même temps") },
  ],
  [
    "prisoners",
    text("prisoners' dilemma", "dilemme du prisonnier"),
    {
      zero: text("the years add up to 2, 3, 3 or 4", "les années font 2, 3, 3 ou 4"),
      turn: text("each decides without seeing", "chacun décide sans voir"),
    },
  ],
  [
    "trains",
    text("Ticket to Ride", "Aventuriers du rail"),
    {
      perfect: text("cards are drawn face down", "on pioche face cachée"),
      complete: text("the others' routes are secret", "les objectifs des autres sont secrets"),
      chance: DEALT,
      impartial: OWN_PIECES,
    },
  ],
  [
    "market",
    text("a market", "un marché"),
    {
      two: text("many buyers and sellers", "acheteurs et vendeurs nombreux"),
      zero: text("a good bargain pleases both", "un bon marché contente les deux"),
      turn: text("all bargain at once", "tous marchandent à la fois"),
      complete: text("what others want is not known", "on ignore ce que veulent les autres"),
      impartial: OWN_PIECES,
    },
  ],
  [
    "together",
    text("a cooperative game", "un jeu coopératif"),
    { zero: text("all win, or all lose", "tous gagnent, ou tous perdent") },
  ],
];

interface Sifting {
  /** The sieves that are in use. */
  readonly on: readonly string[];
  /** The card that is looked at. */
  readonly card: string;
}

const isSieve = (id: string): id is Sieve => SIEVES.some(([sieve]) => sieve === id);

/** The first of the sieves in use that stops a card. */
export function stoppedBy(card: string, on: readonly string[]): Sieve | undefined {
  const stops = CARDS.find(([id]) => id === card)?.[2] ?? {};
  return SIEVES.map(([sieve]) => sieve).find((sieve) => on.includes(sieve) && stops[sieve] !== undefined);
}

/** The games that no sieve in use stops. */
export const kept = (on: readonly string[]): string[] =>
  CARDS.map(([id]) => id).filter((card) => stoppedBy(card, on) === undefined);

const nameOf = (card: string): Text => CARDS.find(([id]) => id === card)?.[1] ?? text("", "");
const COURSE = ["two", "zero", "turn", "perfect", "complete", "chance"];

/** What lies in the tray comes after what is still there. */
function placed(on: readonly string[]): readonly (readonly [card: string, x: number, y: number])[] {
  const still = kept(on);
  const gone = CARDS.map(([id]) => id).filter((card) => !still.includes(card));
  const rows = Math.ceil(still.length / 3);
  return [
    ...still.map((card, index) => [card, index % 3, Math.floor(index / 3)] as const),
    ...gone.map((card, index) => [card, index % 3, rows + 0.35 + Math.floor(index / 3)] as const),
  ];
}

export const SIEVE: Section = {
  id: "sieve",
  title: text("The sieve", "Le tamis"),
  blocks: [
    {
      prose: [
        text(
          "Almost anything can be a game: trade, war, poker. We keep those where [two players](two) oppose each " +
            "other, where [one's gain is the other's loss](zero) (zero-sum), played [in turn](turn) (sequential), " +
            "with [nothing hidden of what has happened](perfect) (perfect information) [nor of rules and " +
            "aims](complete) (complete information), [and without chance](chance). That is little, and " +
            "[chess is still in](chess).",
          "Presque tout peut être un jeu : le commerce, la guerre, le poker. Nous ne gardons que ceux où [deux " +
            "joueurs](two) s'affrontent, où [ce que gagne l'un, l'autre le perd](zero) (somme nulle), où l'on joue " +
            "[l'un après l'autre](turn) (séquentiel), [sans rien cacher de ce qui s'est passé](perfect) " +
            "(information parfaite), [ni des règles et des buts](complete) (information complète), [et sans " +
            "hasard](chance). C'est peu, et [il reste les échecs](chess).",
        ),
        text(
          "Touch a sieve to use it: what it stops falls into the tray. {all} Touch a card: it says what stops it. " +
            "{count} of 15 stay.",
          "Touchez un tamis pour l'employer : ce qu'il arrête tombe dans le bac. {all} Touchez une carte : elle dit " +
            "ce qui l'arrête. Il en reste {count} sur 15.",
        ),
        text(
          "In [this game of trains](trains) the aims are secret, so the information is incomplete; such games are " +
            "called Bayesian. Cards are also drawn face down, so it is imperfect too. Harsanyi (1967) made the " +
            "one out of the other: let chance deal the secret aims first, and nothing but past moves is hidden.",
          "Dans [ce jeu de trains](trains), les buts sont secrets : l'information est incomplète, et de tels jeux " +
            "sont dits bayésiens. Mais on y pioche aussi face cachée : elle est également imparfaite. Harsanyi " +
            "(1967) ramène l'un à l'autre : que le hasard distribue d'abord les buts secrets, et il n'y a plus de " +
            "caché que des coups passés.",
        ),
      ],
      figure: figure<Sifting>({
        start: { on: ["zero", "turn"], card: "prisoners" },
        fields: { on: several(isSieve), card: among(CARDS.map(([id]) => id)) },
        controls: {
          all: {
            kind: "button",
            label: text("Use the first six", "Employer les six premiers"),
            press: (state) => ({ ...state, on: COURSE }),
          },
        },
        draw: ({ on, card }) => {
          const drawing = new Drawing();
          SIEVES.forEach(([sieve, name], index) => {
            const used = on.includes(sieve);
            drawing.node(sieve, at((index % 4) * 112, Math.floor(index / 4) * 38), `${used ? "✓ " : ""}${t(name)}`, {
              width: 106,
              height: 30,
              stroke: used ? "strong" : "normal",
              tone: used ? "draw" : "plain",
            });
          });
          const still = kept(on);
          for (const [id, column, row] of placed(on)) {
            drawing.node(id, at(22 + column * 148, 92 + row * 36), t(nameOf(id)), {
              shape: "card",
              width: 142,
              height: 29,
              tone: still.includes(id) ? "player0" : "faded",
              stroke: id === card ? "strong" : still.includes(id) ? "normal" : "dotted",
            });
          }
          return drawing.scene(t(text("Seven sieves and fifteen games", "Sept tamis et quinze jeux")));
        },
        parts: () => {
          const of = (sieve: Sieve): string[] => [
            sieve,
            ...CARDS.filter(([, , stops]) => stops[sieve] !== undefined).map(([id]) => id),
          ];
          return {
            ...Object.fromEntries(COURSE.map((sieve) => [sieve, of(sieve as Sieve)])),
            chess: ["chess"],
            trains: ["trains"],
          };
        },
        called: asWritten,
        touch: ({ on, card }, node) => {
          if (!isSieve(node)) return { on, card: node };
          return { card, on: on.includes(node) ? on.filter((one) => one !== node) : [...on, node] };
        },
        values: ({ on }) => ({ count: kept(on).length }),
        says: ({ card }) => {
          const stops = CARDS.find(([id]) => id === card)?.[2] ?? {};
          const reasons = SIEVES.flatMap(([sieve, name]) => (stops[sieve] ? [[name, stops[sieve]] as const] : []));
          const list = (language: "en" | "fr"): string =>
            reasons.map(([name, why]) => `${name[language]} (${why[language]})`).join(", ");
          const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
          const [en, fr] = [capital(nameOf(card).en), capital(nameOf(card).fr)];
          return reasons.length === 0
            ? text(`${en}: no sieve stops it.`, `${fr} : aucun tamis ne l'arrête.`)
            : text(`${en} fails: ${list("en")}.`, `${fr} échoue à : ${list("fr")}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Reachability game” and “impartial game” are sometimes given as one. But *impartial* asks more: from the " +
            "same position both players must have the same moves. With it, of the eight games only Nim, Marienbad " +
            "and Grundy's game stay. See it fail on the smallest board of domineering, [two squares](squares) one " +
            "above the other: it is {who} to move, and the number of moves is {moves}.",
          "On donne parfois « jeu d'accessibilité » et « jeu impartial » pour une même chose. Mais *impartial* " +
            "demande plus : depuis la même position, les deux joueurs doivent avoir les mêmes coups. Alors, des huit " +
            "jeux, il ne reste que Nim, Marienbad et le jeu de Grundy. Voyez-le échouer sur le plus petit " +
            "domineering, [deux cases](squares) l'une sur l'autre : c'est à {who} de jouer, et le nombre de coups " +
            "est {moves}.",
        ),
      ],
      figure: figure<{ readonly who: string; readonly placed: boolean }>({
        start: { who: "alice", placed: false },
        controls: {
          who: choice(
            "To move",
            "À jouer",
            ["alice", "Alice (upright)", "Alice (debout)"],
            ["bob", "Bob (lying)", "Bob (couché)"],
          ),
        },
        draw: ({ who, placed: done }) => {
          const drawing = new Drawing();
          const covered = done && who === "alice";
          for (const row of [0, 1])
            drawing.node(`q${row}`, at(0, row * 46), covered ? (row === 0 ? "∩" : "∪") : "", {
              width: 44,
              tone: covered ? "player0" : "plain",
            });
          return drawing.scene(t(text("A board of two squares", "Un plateau de deux cases")));
        },
        parts: () => ({ squares: ["q0", "q1"] }),
        called: numbered("square #", "case #"),
        touch: (state) => ({ ...state, placed: true }),
        values: ({ who, placed: done }) => ({ moves: who === "alice" && !done ? 1 : 0 }),
        says: ({ who, placed: done }) => {
          if (who === "bob")
            return text("Bob's domino does not fit: Bob has lost.", "Le domino de Bob n'entre pas : Bob a perdu.");
          return done
            ? text(
                "Placed: now nobody can move, and Alice has won.",
                "Posé : plus personne ne peut jouer, Alice a gagné.",
              )
            : text("Touch a square: Alice places her domino.", "Touchez une case : Alice pose son domino.");
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The sieves in this order: 1 zero-sum, 2 in turn, 3 perfect, 4 complete, 5 no chance. Which one is the first " +
        "to stop rock, paper, scissors? The prisoners' dilemma? Poker for two? (three numbers)",
      "Les tamis dans cet ordre : 1 somme nulle, 2 séquentiel, 3 parfaite, 4 complète, 5 sans hasard. Lequel arrête " +
        "d'abord pierre-feuille-ciseaux ? Le dilemme du prisonnier ? Le poker à deux ? (trois nombres)",
    ),
    answer: "2 1 3",
    hint: text("Who has seen what before deciding?", "Qui a vu quoi avant de décider ?"),
    wrong: [
      wrong(
        "1 1 3",
        "Rock, paper, scissors: +1 for one, −1 for the other; the sum is 0.",
        "Pierre-feuille-ciseaux : +1 pour l'un, −1 pour l'autre ; la somme est 0.",
      ),
      wrong(
        "2 1 5",
        "Poker is stopped earlier: the other's cards are hidden.",
        "Le poker est arrêté plus tôt : les cartes de l'autre sont cachées.",
      ),
      wrong(
        "2 2 3",
        "The dilemma is stopped earlier: its sums are 2, 3, 3, 4.",
        "Le dilemme est arrêté plus tôt : ses sommes sont 2, 3, 3, 4.",
      ),
      wrong(
        "3 1 3",
        "Both show at the same time: that is already not “in turn”.",
        "On se montre en même temps : ce n'est déjà plus « séquentiel ».",
      ),
    ],
    why: text(
      "Both show at once; the years do not add up to a constant; the other's cards are hidden.",
      "On se montre à la fois ; les années n'ont pas une somme constante ; les cartes de l'autre sont cachées.",
    ),
  },
  lab: "#dilemma/prisoners",
};
