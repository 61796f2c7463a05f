import { checkStrategy, isOver, makeBipartite, ownerOf, rankOf, solve, successors, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, named, nimPlaces, placesOf, vertexOf, vertices } from "../arena-drawing.ts";
import {
  DRAWS,
  DRAWS_PLACES,
  EIGHT_PLACES,
  EIGHT_STUCK_LOSES,
  NIM6,
  THREE,
  THREE_PLACES,
  TWELVE,
  TWELVE_PLACES,
  twelveBend,
} from "../instances.ts";
import { conforming, type Notebook } from "../notebooks.ts";
import { choice, figure, option, type Section, wrong } from "../vocabulary.ts";

const TWICE = arenaOf("a: b t; b: G a; G:; t:", { own: "a b", goals0: "G t" });
const TWICE_PLACES = placesOf(TWICE, "t 0 0; a 1.2 0; b 3 0; G 4.2 0");
const INSERTED = makeBipartite(TWICE);

export const TURNS: Section = {
  id: "turns",
  title: text("Taking turns", "Chacun son tour"),
  blocks: [
    {
      prose: [
        text(
          "When players alternate, every arrow changes sides: the arena is bipartite. Here [two arrows](twice) " +
            "let player 0 move twice " +
            "in a row. That is no prison: {how}, and a new square stands in between where the other has a single " +
            "move, to pass. Who " +
            "wins does not change; the number of moves does: the rank of b is {rank}.",
          "Quand on joue en alternance, toute flèche change de camp : l'arène est bipartie. Ici [deux " +
            "flèches](twice) laissent J0 jouer " +
            "deux fois de suite. Ce n'est pas une prison : {how}, et un carré s'intercale où l'autre n'a qu'un " +
            "coup, passer. Cela ne change " +
            "pas qui gagne ; cela change le nombre de coups : le rang de b est {rank}.",
        ),
      ],
      figure: figure<{ readonly how: string }>({
        start: { how: "plain" },
        controls: {
          how: choice("Arena", "Arène", ["plain", "as it is", "telle quelle"], ["inserted", "insert", "intercaler"]),
        },
        draw: ({ how }) => {
          const arena = how === "plain" ? TWICE : INSERTED;
          const middle = (from: string, to: string, dy: number) => {
            const [one, two] = [from, to].map((name) => TWICE_PLACES[named(TWICE, name)]);
            return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 + dy };
          };
          const extra = vertices(arena)
            .slice(TWICE.vertexCount)
            .map((vertex) => {
              const from = vertices(arena).find((one) => Array.from(successors(arena, one)).includes(vertex)) as number;
              const to = successors(arena, vertex)[0];
              const across = [arena.label(from), arena.label(to)];
              return middle(across[0], across[1], across.join("") === "ab" ? -55 : across.join("") === "ba" ? 55 : 0);
            });
          const red = (from: number, to: number): boolean => ownerOf(arena, from) === ownerOf(arena, to);
          return drawArena(arena, t(text("Moving twice in a row", "Jouer deux fois de suite")), {
            points: [...TWICE_PLACES, ...extra],
            node: (vertex) => (vertex < TWICE.vertexCount ? {} : { label: "", width: 18, height: 18 }),
            edge: (from, to) => (red(from, to) ? { stroke: "strong", tone: "player1" } : {}),
          });
        },
        parts: ({ how }) => ({ twice: how === "plain" ? ids(TWICE, "a>b b>a") : ids(TWICE, "a b") }),
        values: ({ how }) => {
          const arena = how === "plain" ? TWICE : INSERTED;
          return { rank: String(rankOf(solve(arena), named(arena, "b"))) };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The graph is bipartite” (some partition exists) is not “the arena alternates” (the given one works): " +
            "a → b with both vertices " +
            "player 0's is bipartite and does not alternate. A graph is bipartite exactly when no round trip, " +
            "directions forgotten, has odd length.",
          "« Le graphe est biparti » (une partition existe) n'est pas « l'arène alterne » (celle qu'on a " +
            "convient) : a → b avec deux sommets à " +
            "J0 est biparti et n'alterne pas. Un graphe est biparti exactement si aucun tour, sens oublié, n'est " +
            "de longueur impaire.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Which are bipartite? A: 0→1→2→0. B: 0→1→2→3→0. C: 0→1→2→3→4→0 and 0→3.",
      "Lesquels sont bipartis ? A : 0→1→2→0. B : 0→1→2→3→0. C : 0→1→2→3→4→0 et 0→3.",
    ),
    options: ["A", "B", "C"].map((one) => option([one, one, one])),
    answer: "B",
    set: true,
    hint: text("Look for a round trip of odd length.", "Cherchez un tour de longueur impaire."),
    wrong: [
      wrong("+A", "0, 1, 2 is a round trip of three.", "0, 1, 2 est un tour de trois."),
      wrong("+C", "0, 1, 2, 3 is even, but 0, 3, 4 is odd.", "0, 1, 2, 3 est pair, mais 0, 3, 4 est impair."),
    ],
    why: text(
      "{0, 2} and {1, 3} for B; odd round trips in the others.",
      "{0, 2} et {1, 3} pour B ; un tour " + "impair dans les autres.",
    ),
  },
  lab: "#arena/twelve",
};

const SIX_PLACES = nimPlaces(NIM6, 76, 110);

const rubbedOut = (state: Notebook, from: number, to: number): boolean => {
  const page: Readonly<Record<string, string>> = { "6,0": state.six, "4,0": state.four, "3,0": state.three };
  const chosen = page[NIM6.label(from)];
  return chosen !== undefined && !NIM6.label(to).startsWith(`${chosen},`);
};

export const RUB_OUT: Section = {
  id: "rub-out",
  title: text("A strategy rubs out arrows", "Une stratégie efface des flèches"),
  blocks: [
    {
      prose: [
        text(
          "To choose a strategy is to rub out all one's other arrows. Player 0's notebook: from 6 to {six}, from " +
            "4 to {four}, from 3 to " +
            "{three}, [from 2 to 1](two). What remains is a game for the opponent alone: {plays} conforming plays " +
            "are left, and {won} of " +
            "them are won. If both choose, only one is left: two notebooks, one play.",
          "Choisir une stratégie, c'est effacer toutes ses autres flèches. Le carnet de J0 : de 6 à {six}, de 4 à " +
            "{four}, de 3 à {three}, " +
            "[de 2 à 1](two). Ce qui reste est le jeu de l'adversaire seul : {plays} parties conformes, dont " +
            "{won} gagnées. Si chacun " +
            "choisit, il n'en reste qu'une : deux carnets, une partie.",
        ),
      ],
      figure: figure<Notebook>({
        start: { six: "5", four: "3", three: "2" },
        controls: {
          six: choice("From 6", "De 6", ["5", "5", "5"], ["4", "4", "4"], ["3", "3", "3"]),
          four: choice("From 4", "De 4", ["3", "3", "3"], ["2", "2", "2"], ["1", "1", "1"]),
          three: choice("From 3", "De 3", ["2", "2", "2"], ["1", "1", "1"]),
        },
        draw: (state) =>
          drawArena(NIM6, t(text("Nim from six, leave the last", "Nim à six, laisser le dernier")), {
            points: SIX_PLACES,
            edge: (from, to) =>
              rubbedOut(state, from, to) ? { stroke: "faded" } : ownerOf(NIM6, from) === 0 ? { stroke: "strong" } : {},
          }),
        parts: () => ({ two: ids(NIM6, "2,0 2,0>1,1") }),
        values: (state) => {
          const list = conforming(state);
          return { plays: list.length, won: list.filter(({ won }) => won).length };
        },
        says: (state) => {
          const list = conforming(state)
            .map(({ play, won }) => `${play}${won ? " ✓" : " ✗"}`)
            .join(", ");
          return text(`Conforming plays: ${list}.`, `Parties conformes : ${list}.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "The eight vertices (who cannot move loses), notebook of player 0: 0→4, 1→6, 2→7. How many conforming plays " +
        "from 1, and how many won? (two numbers)",
      "Les huit sommets (qui ne peut jouer perd), carnet de J0 : 0→4, 1→6, 2→7. Combien de parties conformes " +
        "depuis 1, combien gagnées ? (deux nombres)",
    ),
    answer: "2 1",
    hint: text("Only player 1 still chooses, at 6.", "Seul J1 choisit encore, en 6."),
    wrong: [
      wrong("3 1", "1→4 and 1→5 are rubbed out.", "1→4 et 1→5 sont effacées."),
      wrong("2 2", "1, 6, 3 ends where player 0 cannot move.", "1, 6, 3 finit là où J0 ne peut plus jouer."),
    ],
    why: text("1, 6, 2, 7 is won; 1, 6, 3 is lost.", "1, 6, 2, 7 est gagnée ; 1, 6, 3 est perdue."),
  },
  lab: "#arena/nim6",
};

/** Strategies that do not win, each with the way in which it dies. */
export const CASES = {
  lose: { arena: EIGHT_STUCK_LOSES, points: EIGHT_PLACES, from: "0", choice: { 0: "5", 1: "4", 2: "7" } },
  loop: { arena: THREE, points: THREE_PLACES, from: "a", choice: { a: "b" } },
  stuck: { arena: DRAWS, points: DRAWS_PLACES, from: "e", choice: { e: "h", a: "b" } },
  win: { arena: TWELVE, points: TWELVE_PLACES, from: "e", choice: { e: "d", c: "b", a: "G", g: "f", m: "j" } },
} as const;
type Case = keyof typeof CASES;

interface Refuting {
  readonly case: string;
  readonly path: readonly number[];
}

export const ruleOf = (id: string): ((vertex: number) => number | undefined) => {
  const { arena, choice: page } = CASES[id as Case];
  return (vertex) => {
    const target = (page as Readonly<Record<string, string>>)[arena.label(vertex)];
    return target === undefined ? undefined : named(arena, target);
  };
};

/** Player 0 follows the notebook while it is their turn. */
function followed({ case: id, path }: Refuting): number[] {
  const { arena, from } = CASES[id as Case];
  const way = path.length === 0 ? [named(arena, from)] : [...path];
  for (;;) {
    const here = way[way.length - 1];
    const target = ownerOf(arena, here) === 0 && !isOver(arena, here) ? ruleOf(id)(here) : undefined;
    if (target === undefined || way.indexOf(here) < way.length - 1) return way;
    way.push(target);
  }
}

export const REFUTE: Section = {
  id: "refute",
  title: text("Refuting", "Réfuter"),
  blocks: [
    {
      prose: [
        text(
          "A strategy wins if *all* conforming plays are won: to establish that takes an argument, to ruin it a " +
            "single play is enough. It can " +
            "die in three ways: lose, get stuck, or go round in circles. Take {case}: player 0 follows [the thick " +
            "arrows](pages), you " +
            "move for the squares by touch.",
          "Une stratégie est gagnante si *toutes* les parties conformes sont gagnées : pour l'établir il faut un " +
            "raisonnement, pour la ruiner " +
            "une seule partie suffit. Elle peut mourir de trois façons : perdre, se coincer, ou tourner en rond. " +
            "Prenez {case} : J0 suit " +
            "[les flèches épaisses](pages), vous jouez pour les carrés en touchant.",
        ),
        text("The library says: {verdict}.", "La bibliothèque dit : {verdict}."),
      ],
      figure: figure<Refuting>({
        start: { case: "lose", path: [] },
        controls: {
          case: choice(
            "Strategy",
            "Stratégie",
            ["lose", "the first", "la première"],
            ["loop", "the second", "la " + "deuxième"],
            ["stuck", "the third", "la troisième"],
            ["win", "the fourth", "la quatrième"],
          ),
        },
        draw: (state) => {
          const { arena, points } = CASES[state.case as Case];
          const path = followed(sameCase(state));
          return drawArena(arena, t(text("A strategy", "Une stratégie")), {
            points,
            ...(arena === TWELVE ? { bend: twelveBend } : {}),
            token: path[path.length - 1],
            node: (vertex) => (path.includes(vertex) ? { tone: "player0" } : {}),
            edge: (from, to) => (ruleOf(state.case)(from) === to ? { stroke: "strong" } : {}),
          });
        },
        parts: ({ case: id }) => {
          const { arena } = CASES[id as Case];
          return {
            pages: vertices(arena).flatMap((vertex) => {
              const target = ruleOf(id)(vertex);
              return target === undefined ? [] : [`${idOf(vertex)}>${idOf(target)}`];
            }),
          };
        },
        touchable: (state) => {
          const { arena } = CASES[state.case as Case];
          const path = followed(sameCase(state));
          const here = path[path.length - 1];
          const round = path.indexOf(here) < path.length - 1;
          return round || isOver(arena, here) ? [] : Array.from(successors(arena, here), idOf);
        },
        touch: (state, node) => ({
          ...state,
          path: followed({ ...state, path: [...followed(sameCase(state)), vertexOf(node)] }),
        }),
        values: ({ case: id }) => {
          const { arena, from } = CASES[id as Case];
          const { winning } = checkStrategy(arena, 0, ruleOf(id), named(arena, from));
          return { verdict: winning ? text("it wins", "elle gagne") : text("it does not win", "elle ne gagne pas") };
        },
        says: (state) => {
          const { arena } = CASES[state.case as Case];
          const path = followed(sameCase(state));
          const here = path[path.length - 1];
          const way = path.map((vertex) => arena.label(vertex)).join(" ");
          if (path.indexOf(here) < path.length - 1)
            return text(`${way}… for ever: never won.`, `${way}… pour toujours : jamais gagnée.`);
          if (isOver(arena, here)) return text(`${way}: the play is over.`, `${way} : la partie est finie.`);
          return text(`${way}: your move.`, `${way} : à vous.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "In the second, every vertex of the play is a winning position for player 0, and the play is not won: " +
            "staying where one wins is not winning.",
          "Dans la deuxième, chaque sommet de la partie est gagnant pour J0, et la partie n'est pas gagnée : " +
            "rester où l'on gagne n'est pas gagner.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "On the twelve vertices: e→d, c→j, a→G, g→f. Give a play that defeats it from e (letters, in order).",
      "Sur les douze sommets : e→d, c→j, a→G, g→f. Donnez une partie qui la bat depuis e (les lettres, dans l'ordre).",
    ),
    answer: "e d c j K",
    also: ["edcjK"],
    hint: text("At d player 1 has a choice: where is c wrong?", "En d, J1 a le choix : où c se trompe-t-il ?"),
    wrong: [
      wrong("e d a G", "That one is won by player 0.", "Celle-là est gagnée par J0."),
      wrong("+f", "At e the strategy says d.", "En e la stratégie dit d."),
    ],
    why: text(
      "d chooses c, c goes to j as written, and j chooses K.",
      "d choisit c, c va en j comme écrit, et j " + "choisit K.",
    ),
  },
  lab: "#arena/twelve",
};

/** Another strategy begins anew. */
function sameCase(state: Refuting): Refuting {
  const { arena, from } = CASES[state.case as Case];
  return state.path.length > 0 &&
    state.path[0] === named(arena, from) &&
    state.path.every((one) => one < arena.vertexCount)
    ? state
    : { ...state, path: [] };
}
