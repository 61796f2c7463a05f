import { text } from "marienbad";
import { mex, nimSum } from "marienbad/impartial";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { numbered, vertexName } from "../names.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

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
          "To each position of an impartial game a number: [the least whole number that none of the following " +
            "positions has](hole) (mex): the first empty pigeonhole. With no move it is 0. Uncover {step} of " +
            "them, from the sink on, or touch a vertex. A position " +
            "numbered g behaves like a heap of g: one can go down to every smaller number. And 0 is exactly “lost " +
            "for the player to move”: [a](a), [d and g](zeros).",
          "À chaque position d'un jeu impartial, un nombre : [le plus petit entier que n'a aucune des positions " +
            "suivantes](hole) (mex) : le premier casier vide. Sans suite, c'est 0. Dévoilez-en {step}, " +
            "depuis le puits, ou touchez un sommet. Une position de nombre g " +
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
          const scene = drawArena(LESSON_ARENA, t(text("A graph without cycles", "Un graphe sans cycle")), {
            points: LESSON_PLACES,
            node: (vertex) => {
              const name = LESSON_ARENA.label(vertex);
              if (!shown.includes(name)) return {};
              return {
                detail: String(values.get(name)),
                tone: values.get(name) === 0 ? "player1" : "player0",
                ...(name === shown[shown.length - 1] ? { stroke: "strong" as const } : {}),
              };
            },
          });
          const holes = new Drawing();
          const now = shown[shown.length - 1];
          const taken =
            now === undefined ? [] : [...LESSON[now]].map((target) => ({ target, value: values.get(target) }));
          for (let hole = 0; hole < 4; hole++) {
            const inside = taken.filter(({ value }) => value === hole).map(({ target }) => target);
            const empty = now !== undefined && hole === values.get(now);
            holes.node(`hole${hole}`, at(60 + hole * 100, 240), empty ? t(text("empty", "vide")) : inside.join(" "), {
              width: 88,
              height: 34,
              tone: empty ? "player0" : inside.length > 0 ? "draw" : "faded",
              ...(empty ? { stroke: "strong" as const } : {}),
            });
            holes.text(hole, at(60 + hole * 100, 270), { size: "normal" });
          }
          const { nodes, texts } = holes.scene("");
          return { ...scene, nodes: [...scene.nodes, ...nodes], texts };
        },
        touchable: () => ids(LESSON_ARENA, Object.keys(LESSON).join(" ")),
        called: vertexName,
        touch: (_, node) => ({ step: Object.keys(LESSON).indexOf(LESSON_ARENA.label(vertexOf(node))) + 1 }),
        parts: ({ step }) => {
          const now = Object.keys(LESSON)[step - 1];
          return {
            a: ids(LESSON_ARENA, "a"),
            zeros: ids(LESSON_ARENA, "d g"),
            hole: now === undefined ? [] : [`hole${valuesOf(LESSON).get(now)}`],
          };
        },
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
  further: [
    {
      asked: text("mex{0, 1, 3, 4}?", "mex{0, 1, 3, 4} ?"),
      answer: "2",
      hint: text("The first empty pigeonhole.", "Le premier casier vide."),
      wrong: [
        wrong(
          "5",
          "That is the greatest plus one; 2 is missing earlier.",
          "C'est le plus grand plus un ; 2 manque avant.",
        ),
        wrong("0", "0 is there.", "0 y est."),
      ],
      why: text("0 and 1 are there, 2 is not.", "0 et 1 y sont, 2 n'y est pas."),
    },
  ],
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
  /** Rows of skittles that still stand together. */
  readonly rows: readonly number[];
  readonly heap: number;
  readonly knock: string;
}

const KAYLES = kayles(10);
/** The number of the whole table. */
export const tableNumber = (rows: readonly number[], heap: number): number =>
  nimSum([...rows.map((pins) => KAYLES[pins]), heap]);

/** What is left of the rows when a skittle falls, or two neighbours. */
export function knocked(rows: readonly number[], row: number, pin: number, count: number): number[] {
  return rows.toSpliced(row, 1, ...[pin, rows[row] - pin - count].filter((pins) => pins > 0));
}

const pinsOf = (node: string): [row: number, pin: number] => (node.match(/\d+/g) ?? []).map(Number) as [number, number];

/** The skittles and matches whose fall leaves 0. */
function movesTo0({ rows, heap, knock }: Sum): string[] {
  const count = knock === "two" ? 2 : 1;
  const pins = rows.flatMap((size, row) =>
    Array.from({ length: Math.max(0, size - count + 1) }, (_, pin) => pin)
      .filter((pin) => tableNumber(knocked(rows, row, pin, count), heap) === 0)
      .map((pin) => `p${row}x${pin}`),
  );
  const sticks = Array.from({ length: heap }, (_, stick) => stick).filter((stick) => tableNumber(rows, stick) === 0);
  return [...pins, ...sticks.map((stick) => `s${stick}`)];
}

export const SIDE_BY_SIDE: Section = {
  id: "sums",
  title: text("Games side by side", "Des jeux côte à côte"),
  blocks: [
    {
      prose: [
        text(
          "Put several games on the table; each turn one plays in one of them. The number of the whole is " +
            "the ⊕ of the " +
            "numbers: knowing each piece is enough. A row of five skittles is worth 4, [a heap](heap) of two " +
            "matches its " +
            "size. Touch a skittle: {knock} falls; or a match, with those to its right. Each says the number " +
            "that the table " +
            "would then have: only [a move to 0](good) wins. {again}",
          "Posez plusieurs jeux sur la table ; à chaque tour on joue dans un seul. Le nombre de l'ensemble " +
            "est le ⊕ des " +
            "nombres : il suffit de connaître chaque morceau. Une rangée de cinq quilles vaut 4, [un " +
            "tas](heap) de deux " +
            "allumettes vaut sa taille. Touchez une quille : {knock} ; ou une allumette, avec celles à sa " +
            "droite. Chacune " +
            "dit le nombre qu'aurait alors la table : seul [un coup vers 0](good) gagne. {again}",
        ),
      ],
      figure: figure<Sum>({
        start: { rows: [5], heap: 2, knock: "one" },
        fields: { rows: (rows) => rows.every(from(1, 5)) && rows.reduce((a, b) => a + b, 0) <= 5, heap: from(0, 2) },
        controls: {
          knock: choice(
            "Knock down",
            "Renverser",
            ["one", "it alone", "elle seule tombe"],
            ["two", "with its right neighbour", "elle et sa voisine de droite"],
          ),
          again: {
            kind: "button",
            label: text("Set up again", "Redresser"),
            press: (state) => ({ ...state, rows: [5], heap: 2 }),
          },
        },
        draw: ({ rows, heap, knock }) => {
          const drawing = new Drawing();
          const count = knock === "two" ? 2 : 1;
          let x = 0;
          rows.forEach((pins, row) => {
            for (let pin = 0; pin < pins; pin++, x += 44) {
              const fits = pin + count <= pins;
              const after = fits ? tableNumber(knocked(rows, row, pin, count), heap) : undefined;
              drawing.node(`p${row}x${pin}`, at(x, 0), after ?? "", {
                shape: "circle",
                width: 36,
                tone: after === undefined ? "faded" : after === 0 ? "player0" : "plain",
                ...(after === 0 ? { stroke: "strong" as const } : {}),
              });
            }
            x += 30;
          });
          for (let stick = 0; stick < heap; stick++) {
            const after = tableNumber(rows, stick);
            drawing.node(`s${stick}`, at(stick * 34, 66), after, {
              shape: "card",
              width: 26,
              height: 46,
              tone: after === 0 ? "player0" : "plain",
              ...(after === 0 ? { stroke: "strong" as const } : {}),
            });
          }
          if (x === 0 && heap === 0) drawing.text("0", at(0, 0), { size: "head" });
          return drawing.scene(t(text("Skittles and matches", "Des quilles et des allumettes")));
        },
        parts: (state) => ({
          heap: Array.from({ length: state.heap }, (_, stick) => `s${stick}`),
          good: movesTo0(state),
        }),
        touchable: ({ rows, heap, knock }) => [
          ...rows.flatMap((pins, row) =>
            Array.from({ length: Math.max(0, pins - (knock === "two" ? 1 : 0)) }, (_, pin) => `p${row}x${pin}`),
          ),
          ...Array.from({ length: heap }, (_, stick) => `s${stick}`),
        ],
        called: (state, node, words) =>
          node.startsWith("s")
            ? numbered("match #", "allumette #")(state, node, words)
            : numbered("row #, skittle #", "rangée #, quille #")(state, node, words),
        touch: (state, node) => {
          if (node.startsWith("s")) return { ...state, heap: Number(node.slice(1)) };
          const [row, pin] = pinsOf(node);
          return { ...state, rows: knocked(state.rows, row, pin, state.knock === "two" ? 2 : 1) };
        },
        says: ({ rows, heap }) => {
          const written = [...rows.map((pins) => KAYLES[pins]), heap].join(" ⊕ ");
          const sum = tableNumber(rows, heap);
          return sum === 0
            ? text(`${written} = 0: whoever must move loses.`, `${written} = 0 : qui doit jouer perd.`)
            : text(`${written} = ${sum}: some move makes it 0.`, `${written} = ${sum} : un coup la ramène à 0.`);
        },
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
  further: [
    {
      asked: text(
        "Four skittles, a heap of 2, and a heap of 7 from which one takes 1, 2 or 3: the number of the whole?",
        "Quatre quilles, un tas de 2, et un tas de 7 où l'on prend 1, 2 ou 3 : le nombre de l'ensemble ?",
      ),
      answer: "0",
      hint: text("1, then 2, then 7 modulo 4.", "1, puis 2, puis 7 modulo 4."),
      wrong: [
        wrong("6", "Without carrying: 1 ⊕ 2 ⊕ 3.", "Sans retenue : 1 ⊕ 2 ⊕ 3."),
        wrong(
          "4",
          "Taking 1, 2 or 3 a heap of 7 is worth 3, not 7.",
          "En prenant 1, 2 ou 3, un tas de 7 vaut 3, pas 7.",
        ),
      ],
      why: text("1 ⊕ 2 ⊕ 3 = 0: whoever must move loses.", "1 ⊕ 2 ⊕ 3 = 0 : qui doit jouer perd."),
    },
  ],
  lab: "#nim/sums?kayles:pins=5+nim:sticks=2",
};
