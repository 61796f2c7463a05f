import { text } from "marienbad";
import { mex, nimSum } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { drawHeaps } from "../heaps.ts";
import { figure, option, type Section, slider, wrong } from "../vocabulary.ts";

type Dag = Readonly<Record<string, string>>;

export const LESSON: Dag = { a: "", b: "a", c: "ab", d: "bc", e: "acd", f: "d", g: "ef", h: "ceg" };
export const TASK: Dag = { a: "", b: "a", c: "b", d: "ab", e: "bd", f: "acd", g: "ef", h: "bf" };

/** Grundy values of a graph whose names come after those they lead to. */
export function valuesOf(dag: Dag): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const [name, targets] of Object.entries(dag)) {
    values.set(name, mex([...targets].map((target) => values.get(target) as number)));
  }
  return values;
}

const LESSON_ARENA = arenaOf(
  Object.entries(LESSON)
    .map(([name, targets]) => `${name}: ${[...targets].join(" ")}`)
    .join("; "),
  { own: [...Object.keys(LESSON)].join(" ") },
);
const LESSON_PLACES = placesOf(LESSON_ARENA, "h 0 1; g 1 0; e 1.4 1.4; f 2.2 0; d 3 .8; c 3 2; b 4.2 1.6; a 5 .8");

export const MEX: Section = {
  id: "mex",
  title: text("Mex: the least that is missing", "mex : le plus petit absent"),
  blocks: [
    {
      prose: [
        text(
          "To each position of an impartial game a number: the *least whole number that none of the following " +
            "positions has* (mex). With no move it is 0. Uncover {step} of them, from the sink on. A position " +
            "numbered g behaves like a heap of g: one can go down to every smaller number. And 0 is exactly “lost " +
            "for the player to move”: [a](a), [d and g](zeros).",
          "À chaque position d'un jeu impartial, un nombre : le *plus petit entier que n'a aucune des positions " +
            "suivantes* (mex). Sans suite, c'est 0. Dévoilez-en {step}, depuis le puits. Une position de nombre g " +
            "imite un tas de g : on peut y descendre à tout nombre plus petit. Et 0 est exactement « perdu pour " +
            "qui doit jouer » : [a](a), [d et g](zeros).",
        ),
      ],
      figure: figure<{ readonly step: number }>({
        start: { step: 4 },
        controls: { step: slider(0, 8, "Numbers", "Nombres") },
        draw: ({ step }) => {
          const values = valuesOf(LESSON);
          const shown = Object.keys(LESSON).slice(0, step);
          return drawArena(LESSON_ARENA, t(text("A graph without cycles", "Un graphe sans cycle")), {
            points: LESSON_PLACES,
            node: (vertex) => {
              const name = LESSON_ARENA.label(vertex);
              if (!shown.includes(name)) return {};
              return { detail: String(values.get(name)), tone: values.get(name) === 0 ? "player1" : "player0" };
            },
          });
        },
        parts: () => ({ a: ids(LESSON_ARENA, "a"), zeros: ids(LESSON_ARENA, "d g") }),
        says: ({ step }) => {
          const name = Object.keys(LESSON)[step - 1];
          if (name === undefined) return text("Nothing yet.", "Rien encore.");
          const values = valuesOf(LESSON);
          const set = [...LESSON[name]].map((target) => values.get(target)).join(", ");
          return text(`${name}: mex {${set}} = ${values.get(name)}.`, `${name} : mex {${set}} = ${values.get(name)}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Mex is taken of *numbers of positions*, not of the sizes of heaps: mex{1, 2} = 0 would call the heaps " +
            "(1, 2) lost, but 1 ⊕ 2 = 3, and 2 → 1 wins. Nor is it “the greatest plus one”: d would be 3, it is 0.",
          "Le mex se prend sur les *nombres des positions*, pas sur les tailles des tas : mex{1, 2} = 0 " +
            "déclarerait (1, 2) perdu, or 1 ⊕ 2 = 3, et 2 → 1 gagne. Ce n'est pas non plus « le plus grand plus " +
            "un » : d " +
            "vaudrait 3, il vaut 0.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "a: –; b: a; c: b; d: a, b; e: b, d; f: a, c, d; g: e, f; h: b, f. The eight numbers, a to h?",
      "a : – ; b : a ; c : b ; d : a, b ; e : b, d ; f : a, c, d ; g : e, f ; h : b, f. Les huit nombres, de a à h ?",
    ),
    answer: "0 1 0 2 0 1 2 0",
    hint: text("Begin with a, which has no move.", "Commencez par a, qui n'a pas de coup."),
    wrong: [
      wrong("0 1 0 2 3 1 2 0", "e: 0 is missing in {1, 2}.", "e : 0 est absent de {1, 2}."),
      wrong("0 1 0 2 0 3 1 2", "f: {0, 0, 2} lacks 1.", "f : il manque 1 à {0, 0, 2}."),
    ],
    why: text(
      "e: mex{1, 2} = 0; f: mex{0, 0, 2} = 1; g: mex{0, 1} = 2; h: mex{1, 1} = 0.",
      "e : mex{1, 2} = 0 ; " + "f : mex{0, 0, 2} = 1 ; g : mex{0, 1} = 2 ; h : mex{1, 1} = 0.",
    ),
  },
  lab: "#nim/grundy?2,3,5",
};

/** Kayles: knock down one pin or two neighbours. */
export function kayles(most: number): number[] {
  const values: number[] = [];
  for (let pins = 0; pins <= most; pins++) {
    const after: number[] = [];
    for (const gone of [1, 2]) {
      for (let left = 0; left + gone <= pins; left++) after.push(nimSum([values[left], values[pins - gone - left]]));
    }
    values.push(mex(after));
  }
  return values;
}

interface Sum {
  readonly pins: number;
  readonly heap: number;
}

export const SIDE_BY_SIDE: Section = {
  id: "sums",
  title: text("Games side by side", "Des jeux côte à côte"),
  blocks: [
    {
      prose: [
        text(
          "Put several games on the table; each turn one plays in one of them. The number of the whole is the ⊕ " +
            "of the numbers: knowing each piece is enough. A row of {pins} skittles (knock down one, or two " +
            "neighbours) " +
            "is worth {k}, [a heap](heap) of {heap} matches is worth its size: together {sum}.",
          "Posez plusieurs jeux sur la table ; à chaque tour on joue dans un seul. Le nombre de l'ensemble est le " +
            "⊕ des nombres : il suffit de connaître chaque morceau. Une rangée de {pins} quilles (renverser une " +
            "quille, " +
            "ou deux voisines) vaut {k}, [un tas](heap) de {heap} allumettes vaut sa taille : ensemble {sum}.",
        ),
      ],
      figure: figure<Sum>({
        start: { pins: 5, heap: 2 },
        controls: { pins: slider(0, 10, "Skittles", "Quilles"), heap: slider(0, 7, "Heap", "Tas") },
        draw: ({ pins, heap }) =>
          drawHeaps([pins, heap], t(text("Skittles and matches", "Des quilles et des " + "allumettes")), {
            tone: (row) => (row === 0 ? "player0" : "plain"),
          }),
        parts: ({ heap }) => ({ heap: Array.from({ length: heap }, (_, stick) => `h1s${stick}`) }),
        values: ({ pins, heap }) => ({ k: String(kayles(10)[pins]), sum: String(nimSum([kayles(10)[pins], heap])) }),
        says: ({ pins, heap }) =>
          nimSum([kayles(10)[pins], heap]) === 0
            ? text("Sum 0: whoever must move loses.", "Somme 0 : qui doit jouer perd.")
            : text("Not 0: some move makes it 0.", "Pas 0 : un coup la ramène à 0."),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Make one piece 0” is not “make the sum 0”. With five skittles and a heap of 2, the middle skittle " +
            "leaves two pairs, number 0: the sum is 2, the other takes the heap and wins. Knock down the second: " +
            "1 ⊕ 3 = 2, and 2 ⊕ 2 = 0.",
          "« Mettre un morceau à 0 » n'est pas « mettre la somme à 0 ». Avec cinq quilles et un tas de 2, la " +
            "quille du milieu laisse deux paires, nombre 0 : la somme est 2, l'autre prend le tas et gagne. " +
            "Renversez la deuxième : " +
            "1 ⊕ 3 = 2, et 2 ⊕ 2 = 0.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("Three skittles and a heap of 1: what does one play?", "Trois quilles et un tas de 1 : que jouer ?"),
    options: [
      option(["two", "two neighbours", "deux quilles voisines"]),
      option(["middle", "the middle skittle", "la quille du milieu"]),
      option(["heap", "the heap", "le tas"]),
    ],
    answer: "two",
    hint: text("Kayles: 0, 1, 2, 3.", "Kayles : 0, 1, 2, 3."),
    wrong: [
      wrong("middle", "1 ⊕ 1 ⊕ 1 = 1.", "1 ⊕ 1 ⊕ 1 = 1."),
      wrong("heap", "3 is left, not 0.", "Il reste 3, " + "non nul."),
    ],
    why: text("One skittle is left: 1 ⊕ 1 = 0.", "Il reste une quille : 1 ⊕ 1 = 0."),
  },
  lab: "#nim/sums",
};

const TRAY = [
  ["nim", "Nim", "Nim", "3"],
  ["kayles", "Kayles (5)", "Kayles (5)", "4"],
  ["chomp", "Chomp 3 × 4", "Chomp 3 × 4", "9"],
  ["wythoff", "Wythoff (3, 5)", "Wythoff (3, 5)", "0"],
  ["domineering", "domineering", "domineering", ""],
  ["ttt", "tic-tac-toe", "morpion", ""],
] as const;

export const PASSPORT: Section = {
  id: "passport",
  title: text("Sprague and Grundy, and who stays out", "Sprague et Grundy, et qui reste dehors"),
  blocks: [
    {
      prose: [
        text(
          "*Theorem.* Every finite *impartial* game is equivalent, within a sum, to a Nim heap: that of its " +
            "number. The strategy is always the same, leave 0. Impartial means that both players have the same " +
            "moves: touch a game to " +
            "see its passport. [Two of them](out) are refused, and the theorem says nothing about them.",
          "*Théorème.* Tout jeu *impartial* fini équivaut, dans une somme, à un tas de Nim : celui de son nombre. " +
            "La stratégie est toujours la même, laisser 0. Impartial veut dire que les deux joueurs ont les mêmes " +
            "coups : touchez un jeu " +
            "pour voir son passeport. [Deux d'entre eux](out) sont refusés, et le théorème n'en dit rien.",
        ),
      ],
      figure: figure<{ readonly game: string }>({
        start: { game: "kayles" },
        draw: ({ game }) => {
          const drawing = new Drawing();
          TRAY.forEach(([id, en, fr, number], index) => {
            drawing.node(id, at((index % 2) * 180, Math.floor(index / 2) * 50), t(text(en, fr)), {
              shape: "card",
              width: 164,
              height: 40,
              tone: id !== game ? "plain" : number === "" ? "player1" : "player0",
              ...(id === game && number !== "" ? { detail: `≡ ${number}` } : {}),
            });
          });
          return drawing.scene(t(text("Six games", "Six jeux")));
        },
        parts: () => ({ out: ["domineering", "ttt"] }),
        touch: (_, node) => ({ game: node }),
        says: ({ game }) => {
          const number = TRAY.find(([id]) => id === game)?.[3] ?? "";
          return number === ""
            ? text(
                "Refused: from one position the two players have different moves.",
                "Refusé : depuis une même " + "position, les deux joueurs ont des coups différents.",
              )
            : text(`Equivalent to a heap of ${number}.`, `Équivaut à un tas de ${number}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Put the game, of number g, beside a heap of g: the sum is lost for whoever moves. If they lower the " +
            "heap to k < g, the game has a move to a position of number k; if they move in the game to number k, " +
            "either k < g, and the heap is " +
            "lowered to k, or k > g, and that position has a move back to g. Either way twins are left.",
          "Posez le jeu, de nombre g, à côté d'un tas de g : la somme est perdue pour qui joue. S'il baisse le " +
            "tas à k < g, le jeu a un coup vers une position de nombre k ; s'il joue dans le jeu vers k, ou bien " +
            "k < g et l'on baisse le tas à k, ou " +
            "bien k > g et cette position a un coup qui revient à g. Dans tous les cas il reste des jumeaux.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Every reachability game is a game of Nim” fails at once: on a domineering board of two squares, one " +
            "above the other, the vertical player moves and the horizontal one cannot. Who wins depends on who " +
            "you *are*, and no single number can say that.",
          "« Tout jeu d'accessibilité est un jeu de Nim » échoue tout de suite : sur un domineering de deux cases " +
            "superposées, le joueur vertical joue et l'horizontal ne peut pas. Qui gagne dépend de qui l'on " +
            "*est*, et un seul nombre ne peut le dire.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("Which of these are impartial?", "Lesquels sont impartiaux ?"),
    options: [
      option(["grundy", "Grundy's game", "jeu de Grundy"]),
      option(["chomp", "Chomp", "Chomp"]),
      option(["connect4", "connect-4", "puissance 4"]),
      option(["kayles", "Kayles", "Kayles"]),
    ],
    answer: "grundy chomp kayles",
    set: true,
    hint: text("Swap the players: are the moves the same?", "Échangez les joueurs : les coups sont-ils les mêmes ?"),
    wrong: [
      wrong(
        "+connect4",
        "Each player drops stones of their own colour.",
        "Chaque joueur pose des jetons de " + "sa couleur.",
      ),
      wrong("~grundy", "Both may split any heap.", "Les deux peuvent couper tout tas."),
      wrong("~chomp", "Both may bite any square.", "Les deux peuvent croquer tout carré."),
      wrong("~kayles", "Both may knock down any skittle.", "Les deux peuvent renverser toute quille."),
    ],
    why: text("In connect-4 the stones have owners.", "Au puissance 4 les jetons ont un propriétaire."),
  },
  lab: "#nim/sums",
};
