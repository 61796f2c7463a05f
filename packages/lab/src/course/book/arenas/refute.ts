import { text } from "marienbad";
import { checkStrategy, isOver, ownerOf, successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, named, vertexOf, vertices } from "../arena-drawing.ts";
import { among, several, walkIn } from "../fields.ts";
import {
  DRAWS,
  DRAWS_PLACES,
  EIGHT_PLACES,
  EIGHT_STUCK_LOSES,
  THREE,
  THREE_PLACES,
  TWELVE,
  TWELVE_PLACES,
  twelveBend,
} from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

/** Strategies that do not win, each with the way in which it dies; and one that does. */
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
  /** The ways in which a strategy was seen to die. */
  readonly medals: readonly string[];
}

export const ruleOf = (id: string): ((vertex: number) => number | undefined) => {
  const { arena, choice: page } = CASES[id as Case];
  return (vertex) => {
    const target = (page as Readonly<Record<string, string>>)[arena.label(vertex)];
    return target === undefined ? undefined : named(arena, target);
  };
};

/** Player 0 follows the notebook while it is their turn. */
function followed({ case: id, path }: Pick<Refuting, "case" | "path">): number[] {
  const { arena, from } = CASES[id as Case];
  const way = path.length === 0 ? [named(arena, from)] : [...path];
  for (;;) {
    const here = way[way.length - 1];
    const target = ownerOf(arena, here) === 0 && !isOver(arena, here) ? ruleOf(id)(here) : undefined;
    if (target === undefined || way.indexOf(here) < way.length - 1) return way;
    way.push(target);
  }
}

const isRound = (path: readonly number[]): boolean => path.indexOf(path[path.length - 1]) < path.length - 1;

/** A walk from the start of one of the cases, which need not be the one that is shown now. */
const isWalk = (path: readonly number[]): boolean =>
  Object.values(CASES).some(({ arena, from }) => walkIn(arena, [named(arena, from)])(path));

/** Another strategy begins anew. */
function sameCase(state: Refuting): Refuting {
  const { arena, from } = CASES[state.case as Case];
  const fits = state.path[0] === named(arena, from) && state.path.every((one) => one < arena.vertexCount);
  return fits ? state : { ...state, path: [] };
}

/** How a play that is over has gone for player 0: undefined when it was won, or goes on. */
function death(id: string, path: readonly number[]): string | undefined {
  const { arena } = CASES[id as Case];
  if (isRound(path)) return "loop";
  if (!isOver(arena, path[path.length - 1]) || checkStrategy(arena, 0, ruleOf(id), path[0]).winning) return undefined;
  return id === "stuck" && arena.label(path[path.length - 1]) === "h" ? "stuck" : "lose";
}

const MEDALS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  lose: ["lost", "perdue"],
  stuck: ["stuck", "coincée"],
  loop: ["in circles", "en rond"],
};

/** A strategy of the twelve vertices: the reader's. */
interface Own {
  readonly e: string;
  readonly c: string;
  readonly a: string;
  readonly g: string;
}
const OWN_CHOICES: Readonly<Record<keyof Own, readonly string[]>> = {
  e: ["f", "d"],
  c: ["j", "b"],
  a: ["f", "G"],
  g: ["f", "j"],
};
const isPage = (name: string): name is keyof Own => name in OWN_CHOICES;
const ownRule =
  (own: Own) =>
  (vertex: number): number | undefined => {
    const name = TWELVE.label(vertex);
    if (name === "m") return named(TWELVE, "j");
    return isPage(name) ? named(TWELVE, own[name]) : undefined;
  };

/** The play that defeats a strategy from e, as names; undefined where it wins. */
export function defeatOf(own: Own): string[] | undefined {
  const verdict = checkStrategy(TWELVE, 0, ownRule(own), named(TWELVE, "e"));
  return verdict.winning ? undefined : verdict.play.map((vertex) => TWELVE.label(vertex));
}

/** All strategies of player 0 on the twelve vertices. */
export const ALL_OWN: readonly Own[] = OWN_CHOICES.e.flatMap((e) =>
  OWN_CHOICES.c.flatMap((c) => OWN_CHOICES.a.flatMap((a) => OWN_CHOICES.g.map((g) => ({ e, c, a, g })))),
);

export const REFUTE: Section = {
  id: "refute",
  title: text("Refuting", "Réfuter"),
  blocks: [
    {
      prose: [
        text(
          "A strategy wins if *all* conforming plays are won: to establish that takes an argument, to ruin it a " +
            "single play is enough. It can die in three ways: lose, get stuck, or go round in circles. Take {case}: " +
            "player 0 follows [the thick arrows](pages), you move for the squares by touch. Seen so far: {medals}.",
          "Une stratégie est gagnante si *toutes* les parties conformes sont gagnées : pour l'établir il faut un " +
            "raisonnement, pour la ruiner une seule partie suffit. Elle peut mourir de trois façons : perdre, se " +
            "coincer, ou tourner en rond. Prenez {case} : J0 suit [les flèches épaisses](pages), vous jouez pour les " +
            "carrés en touchant. Déjà vu : {medals}.",
        ),
      ],
      figure: figure<Refuting>({
        start: { case: "lose", path: [], medals: [] },
        fields: { path: isWalk, medals: several(among(Object.keys(MEDALS))) },
        controls: {
          case: choice(
            "Strategy",
            "Stratégie",
            ["lose", "the first", "la première"],
            ["loop", "the second", "la deuxième"],
            ["stuck", "the third", "la troisième"],
            ["win", "the fourth", "la quatrième"],
          ),
          again: { kind: "button", label: text("Play again", "Rejouer"), press: (state) => ({ ...state, path: [] }) },
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
          return isRound(path) || isOver(arena, here) ? [] : Array.from(successors(arena, here), idOf);
        },
        called: vertexName,
        touch: (state, node) => {
          const path = followed({ ...state, path: [...followed(sameCase(state)), vertexOf(node)] });
          const end = death(state.case, path);
          const medals = end === undefined || state.medals.includes(end) ? state.medals : [...state.medals, end];
          return { ...state, path, medals };
        },
        values: ({ medals }) => {
          const list = (language: 0 | 1): string => medals.map((one) => MEDALS[one]?.[language] ?? "").join(", ");
          return { medals: medals.length === 0 ? text("nothing", "rien") : text(list(0), list(1)) };
        },
        says: (state) => {
          const { arena } = CASES[state.case as Case];
          const path = followed(sameCase(state));
          const way = path.map((vertex) => arena.label(vertex)).join(" ");
          if (isRound(path)) return text(`${way}… for ever: never won.`, `${way}… pour toujours : jamais gagnée.`);
          if (!isOver(arena, path[path.length - 1])) return text(`${way}: your move.`, `${way} : à vous.`);
          const end = death(state.case, path);
          if (end === undefined) return text(`${way}: player 0 has won.`, `${way} : J0 a gagné.`);
          return end === "stuck"
            ? text(`${way}: stuck, and drawn. Refuted.`, `${way} : coincée, et nulle. Réfutée.`)
            : text(`${way}: player 0 has lost. Refuted.`, `${way} : J0 a perdu. Réfutée.`);
        },
      }),
    },
    {
      prose: [
        text(
          "Now yours: touch [a circle](circles) to turn its arrow. The machine looks for a play from e that " +
            "ruins it. " +
            "Of the 16 strategies 2 win.",
          "À vous maintenant : touchez [un rond](circles) pour tourner sa flèche. La machine cherche une " +
            "partie depuis e " +
            "qui la ruine. Des 16 stratégies, 2 gagnent.",
        ),
      ],
      figure: figure<Own>({
        start: { e: "d", c: "j", a: "f", g: "f" },
        fields: { e: among(OWN_CHOICES.e), c: among(OWN_CHOICES.c), a: among(OWN_CHOICES.a), g: among(OWN_CHOICES.g) },
        draw: (own) => {
          const play = defeatOf(own) ?? [];
          return drawArena(TWELVE, t(text("Your strategy", "Votre stratégie")), {
            points: TWELVE_PLACES,
            bend: twelveBend,
            node: (vertex) => (play.includes(TWELVE.label(vertex)) ? { tone: "player1" } : {}),
            edge: (from, to) => (ownRule(own)(from) === to ? { stroke: "strong" } : {}),
          });
        },
        parts: () => ({ circles: ["e", "c", "a", "g"].map((name) => idOf(named(TWELVE, name))) }),
        touchable: () => ["e", "c", "a", "g"].map((name) => idOf(named(TWELVE, name))),
        called: vertexName,
        touch: (own, node) => {
          const name = TWELVE.label(vertexOf(node));
          if (!isPage(name)) return own;
          const order = OWN_CHOICES[name];
          return { ...own, [name]: order[(order.indexOf(own[name]) + 1) % order.length] };
        },
        says: (own) => {
          const play = defeatOf(own);
          if (play === undefined)
            return text("Nothing ruins it: it wins from e.", "Rien ne la ruine : elle gagne depuis e.");
          const round = new Set(play).size < play.length;
          const way = play.join(" ") + (round ? "…" : "");
          return text(`Ruined by ${way}.`, `Ruinée par ${way}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "In the second strategy above, every vertex of the play is a winning position for player 0, and " +
            "the play is " +
            "not won: *staying where one wins is not winning*. Chapter 4 comes back to it.",
          "Dans la deuxième stratégie, plus haut, chaque sommet de la partie est gagnant pour J0, et la " +
            "partie n'est pas " +
            "gagnée : *rester où l'on gagne n'est pas gagner*. Le chapitre 4 y revient.",
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
      wrong("e d c b a G", "At c the strategy says j.", "En c la stratégie dit j."),
    ],
    why: text(
      "d chooses c, c goes to j as written, and j chooses K.",
      "d choisit c, c va en j comme écrit, et j choisit K.",
    ),
  },
  lab: "#arena/twelve?mode=strategy",
};
