import { text } from "marienbad";
import { isOver, ownerOf, successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, vertexOf } from "../arena-drawing.ts";
import { layersBy } from "../attract.ts";
import { begunIn } from "../fields.ts";
import { DETOUR, DETOUR_PLACES, DRAWS, DRAWS_PLACES, TWINS, TWINS_PLACES } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

interface Reading {
  readonly clause: string;
  readonly k: number;
  /** A play from s against the printed strategy. */
  readonly path: readonly number[];
}

const START = named(DRAWS, "s");

/** Player 0 believes the printed clause: where it is their turn they go to a lower label. */
export function believing(path: readonly number[]): number[] {
  const labels = drawsLayers("printed");
  const labelOf = (vertex: number): number => labels.findIndex((layer) => layer.includes(vertex));
  const way = [...path];
  for (;;) {
    const here = way[way.length - 1];
    if (isOver(DRAWS, here) || ownerOf(DRAWS, here) === 1) return way;
    const lower = Array.from(successors(DRAWS, here)).find((target) => labelOf(target) < labelOf(here));
    if (lower === undefined) return way;
    way.push(lower);
  }
}

const CLAUSE = choice(
  "The clause",
  "La clause",
  ["printed", "all its arrows", "toutes ses flèches"],
  ["mended", "all, and it has some", "toutes, et il en a"],
);

const DRAWN = text("An arena with two kinds of draws", "Une arène à deux sortes de nulles");
const drawsLayers = (clause: string) => layersBy(DRAWS, 0, { vacuous: clause === "printed" });
const twinsLayers = (clause: string) => layersBy(TWINS, 0, { vacuous: clause === "printed" });

export const DEAD_ENDS: Section = {
  id: "dead-ends",
  title: text("“All” when there are none", "« Tous » quand il n'y en a aucun"),
  blocks: [
    {
      kind: "trap",
      prose: [
        text(
          "“All arrows of this square lead into the water.” [And if it has none?](empty) The sentence is true, " +
            "and that is the " +
            "trap: a dead end would come in for nothing, and then [everything behind it](behind). Read {clause}, " +
            "after {k} " +
            "steps: {count} of 7 vertices are player 0's — even [k, the goal of the other](k).",
          "« Toutes les flèches de ce carré mènent dans l'eau. » [Et s'il n'en a pas ?](empty) La phrase est " +
            "vraie, et c'est un " +
            "piège : un cul-de-sac entrerait pour rien, et [tout ce qui est derrière](behind) avec lui. Lu " +
            "{clause}, après {k} " +
            "étapes : {count} sommets sur 7 sont à J0 — même [k, le but de l'autre](k).",
        ),
        text(
          "Play against whoever believes it: you are player 1 at [s](s), touch where you go. A few more " +
            "words mend the " +
            "clause: *and it has some*. Then player 0 wins where they have already won, and nowhere else.",
          "Jouez contre qui la croit : vous êtes J1 en [s](s), touchez où vous allez. Quatre mots réparent " +
            "la clause : " +
            "*et il en a*. J0 gagne alors là où il a déjà gagné, et nulle part ailleurs.",
        ),
      ],
      figure: figure<Reading>({
        start: { clause: "printed", k: 3, path: [START] },
        fields: { path: begunIn(DRAWS, [START]) },
        controls: { clause: CLAUSE, k: slider(0, 3, "Steps", "Étapes") },
        draw: ({ clause, k, path }) => {
          const layers = drawsLayers(clause).slice(0, k + 1);
          return drawArena(DRAWS, t(DRAWN), {
            points: DRAWS_PLACES,
            token: path[path.length - 1],
            edge: (from, to) =>
              path.some((one, index) => one === from && path[index + 1] === to) ? { stroke: "strong" } : {},
            node: (vertex) => {
              const rank = layers.findIndex((layer) => layer.includes(vertex));
              return rank < 0 ? {} : { tone: "player0", detail: String(rank) };
            },
          });
        },
        parts: () => ({
          empty: ids(DRAWS, "h k"),
          behind: ids(DRAWS, "a e s b"),
          k: ids(DRAWS, "k"),
          s: ids(DRAWS, "s"),
        }),
        touchable: ({ path }) => {
          const here = path[path.length - 1];
          return isOver(DRAWS, here) ? [idOf(START)] : Array.from(successors(DRAWS, here), idOf);
        },
        called: vertexName,
        touch: (state, node) => {
          const next = vertexOf(node);
          return { ...state, path: next === START ? [START] : believing([...state.path, next]) };
        },
        values: ({ clause, k }) => ({
          count: drawsLayers(clause)
            .slice(0, k + 1)
            .flat().length,
        }),
        says: ({ clause, k, path }) => {
          const way = path.map((vertex) => DRAWS.label(vertex)).join(" ");
          const end = DRAWS.label(path[path.length - 1]);
          if (end === "k")
            return text(
              `${way}: you have won, although “7 of 7” promised the other the win. Touch s to play again.`,
              `${way} : vous avez gagné, alors que « 7 sur 7 » promettait la victoire à l'autre. Touchez s ` +
                `pour rejouer.`,
            );
          if (end === "h")
            return text(
              `${way}: nobody can move, nobody has won. Touch s to play again.`,
              `${way} : plus personne ne joue, personne n'a gagné. Touchez s pour rejouer.`,
            );
          const layer = drawsLayers(clause)[k]?.map((vertex) => DRAWS.label(vertex));
          return layer === undefined
            ? text("Nothing more comes in.", "Plus rien n'entre.")
            : text(`Step ${k} brings in ${layer.join(", ")}.`, `L'étape ${k} fait entrer ${layer.join(", ")}.`);
        },
      }),
    },
    {
      prose: [
        text(
          "It is not far-fetched. Two rows of two sticks, and player 1 wants to reach [c₁](goal). Read {clause}, " +
            "{count} vertices " +
            "are attracted. [The empty table e₂](e) has no arrow: the printed clause takes it in, and with it b₁ " +
            "and s₂. A " +
            "caption and an example of the same course can contradict each other by just this clause.",
          "Ce n'est pas tiré par les cheveux. Deux rangées de deux bâtonnets, et le joueur 1 veut atteindre " +
            "[c₁](goal). Lu " +
            "{clause}, {count} sommets sont attirés. [La table vide e₂](e) n'a pas de flèche : la clause imprimée " +
            "la prend, et " +
            "avec elle b₁ et s₂. La légende et l'exemple d'un même cours peuvent se contredire par cette seule clause.",
        ),
      ],
      figure: figure<{ readonly clause: string }>({
        start: { clause: "printed" },
        controls: { clause: CLAUSE },
        draw: ({ clause }) => {
          const inside = twinsLayers(clause).flat();
          return drawArena(TWINS, t(text("Two rows of two sticks", "Deux rangées de deux bâtonnets")), {
            points: TWINS_PLACES,
            node: (vertex) => ({ tone: inside.includes(vertex) ? "player0" : "plain" }),
          });
        },
        parts: () => ({ goal: ids(TWINS, "c1"), e: ids(TWINS, "e2 b1 s2") }),
        values: ({ clause }) => ({ count: twinsLayers(clause).flat().length }),
        says: ({ clause }) => {
          const names = twinsLayers(clause)
            .flat()
            .map((vertex) => TWINS.label(vertex))
            .join(", ");
          return text(`Attracted: ${names}.`, `Attirés : ${names}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The same arena, goal c₁, with the mended clause. Which of these are attracted?",
      "La même arène, but c₁, avec la clause corrigée. Lesquels sont attirés ?",
    ),
    options: ["e2", "d2", "b1", "a1"].map((one) => option([one, one, one])),
    answer: "d2 a1",
    set: true,
    hint: text("e₂ has no arrow; b₁ leads to c₂ and e₂.", "e₂ n'a pas de flèche ; b₁ mène à c₂ et e₂."),
    wrong: [
      wrong("+e2", "Nothing leads e₂ to c₁: the play is over there.", "Rien ne mène e₂ à c₁ : la partie y est finie."),
      wrong("+b1", "That is what e₂ would bring in behind it.", "C'est ce que e₂ ferait entrer derrière lui."),
      wrong("~d2", "d₂ has a single arrow, to c₁.", "d₂ n'a qu'une flèche, vers c₁."),
      wrong("~a1", "a₁ may choose d₂.", "a₁ peut choisir d₂."),
    ],
    why: text("d₂ must go to c₁, and a₁ may go to d₂.", "d₂ doit aller en c₁, et a₁ peut aller en d₂."),
  },
  lab: "#arena/draws",
};

const DAM = choice(
  "The dam",
  "Le barrage",
  ["off", "without a dam", "sans barrage"],
  ["on", "with a dam", "avec barrage"],
);
const detourLayers = (dam: string) => layersBy(DETOUR, 0, { through: dam === "off" }).flat();

export const FIRST_GOAL: Section = {
  id: "first-goal",
  title: text("The first goal stops everything", "Le premier but arrête tout"),
  blocks: [
    {
      kind: "trap",
      prose: [
        text(
          "Your way to victory [goes through the other's goal](way)? Then it is no way: the play stopped there, " +
            "and the other " +
            "has won. Going back along the arrows the water must stop [before the opponent's goals](dam).",
          "Votre chemin vers la victoire [passe par le but de l'autre](way) ? Alors ce n'est pas un chemin : la " +
            "partie s'est " +
            "arrêtée là, et l'autre a gagné. En remontant les flèches, l'eau doit s'arrêter [devant les buts " +
            "adverses](dam).",
        ),
        text(
          "{dam}: the attractor of player 0 has {count} of 4 vertices. Without the dam k would be won by both at " +
            "once, and a " +
            "would march its player into a loss: touch k, and see. With it, a and b are draws: player 0 goes " +
            "to b, and " +
            "round and round.",
          "{dam} : l'attracteur de J0 a {count} sommets sur 4. Sans barrage, k serait gagné par les deux à la " +
            "fois, et a enverrait " +
            "son joueur à la défaite : touchez k, et voyez. Avec lui, a et b sont nuls : J0 va en b, et l'on tourne.",
        ),
      ],
      figure: figure<{ readonly dam: string; readonly path: string }>({
        start: { dam: "off", path: "a" },
        fields: { path: (path) => /^(ab)*ak?$|^(ab)+$/.test(path) && path.length <= 14 },
        controls: { dam: DAM },
        draw: ({ dam, path }) => {
          const inside = detourLayers(dam);
          return drawArena(DETOUR, t(text("A detour", "Un détour")), {
            points: DETOUR_PLACES,
            token: named(DETOUR, path.at(-1) ?? "a"),
            node: (vertex) => ({ tone: inside.includes(vertex) ? "player0" : "plain" }),
            edge: (from) =>
              DETOUR.label(from) === "k" && (dam === "on" || path.endsWith("k")) ? { stroke: "cut" } : {},
          });
        },
        parts: () => ({ way: ids(DETOUR, "a k g a>k k>g"), dam: ids(DETOUR, "k k>g") }),
        values: ({ dam }) => ({ count: detourLayers(dam).length }),
        touchable: ({ path }) => ids(DETOUR, path.endsWith("k") ? "a" : path.endsWith("b") ? "a" : "k b"),
        called: vertexName,
        touch: ({ dam, path }, node) => {
          const name = DETOUR.label(vertexOf(node));
          return { dam, path: path.endsWith("k") || path.length > 12 ? "a" : path + name };
        },
        says: ({ dam, path }) =>
          path.endsWith("k")
            ? text(
                `${[...path].join(" ")}: the token stops dead. Player 1 has won, and the arrow to g is never used.`,
                `${[...path].join(" ")} : le pion s'arrête net. J1 a gagné, et la flèche vers g ne sert jamais.`,
              )
            : path.length > 2
              ? text(`${[...path].join(" ")}… and so on: a draw.`, `${[...path].join(" ")}… et ainsi de suite : nulle.`)
              : dam === "off"
                ? text(
                    "Everything looks won for player 0, even the goal of player 1.",
                    "Tout semble gagné pour J0, même le but de J1.",
                  )
                : text(
                    "A play that reaches k is over there: player 1 has won.",
                    "Une partie qui atteint k y est finie : J1 a gagné.",
                  ),
      }),
    },
  ],
  exercise: {
    asked: text("Who wins from a if both play well?", "Qui gagne depuis a si chacun joue bien ?"),
    options: [
      option(["zero", "player 0", "J0"]),
      option(["one", "player 1", "J1"]),
      option(["nobody", "nobody: the play never ends", "personne : la partie ne finit jamais"]),
    ],
    answer: "nobody",
    hint: text("What happens at k? Is there something better?", "Que devient la partie en k ? Y a-t-il mieux ?"),
    wrong: [
      wrong("zero", "Player 0 would have to pass through k.", "Il faudrait que J0 passe par k."),
      wrong("one", "Nobody makes player 0 go to k.", "Rien n'oblige J0 à aller en k."),
    ],
    why: text("a, b, a, b… for ever: a draw without end.", "a, b, a, b… pour toujours : une nulle sans fin."),
  },
  lab: "#arena/detour",
};
