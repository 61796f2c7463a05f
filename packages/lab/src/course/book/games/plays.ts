import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, named, nimPlaces, placesOf, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { among, begunIn, from, several } from "../fields.ts";
import { NIM6 } from "../instances.ts";
import { byWay, vertexName } from "../names.ts";
import { leavable, nimTree, wayTo } from "../nim-tree.ts";
import { type Branch, drawTree, nodesOf } from "../trees.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const SIX_PLACES = nimPlaces(NIM6, 76, 110);
const sticks = (vertex: number): number => Number(NIM6.label(vertex).split(",")[0]);

interface Album {
  readonly path: readonly number[];
  readonly found: readonly string[];
  readonly names: string;
  /** The reader wanted to file what is not whole. */
  readonly refused: boolean;
}

const START = named(NIM6, "6,0");
const nextOf = (vertex: number): number[] => {
  const player = Number(NIM6.label(vertex).split(",")[1]);
  return leavable(sticks(vertex)).map((left) => named(NIM6, `${left},${1 - player}`));
};
const wordOf = (path: readonly number[]): string => path.map(sticks).join("");

/** All plays of Nim from six, as words, the quickest first. */
export const ALBUM: readonly string[] = (function walk(path: readonly number[]): string[] {
  const next = nextOf(path[path.length - 1]);
  return next.length === 0 ? [wordOf(path)] : next.flatMap((vertex) => walk([...path, vertex]));
})([START]).sort((one, other) => one.length - other.length || (one < other ? 1 : -1));

/** As in another course: 6B for six sticks and White, player 0, to move. */
const otherName = (vertex: number): string => {
  const [left, player] = NIM6.label(vertex).split(",");
  return `${left}${player === "0" ? "B" : "N"}`;
};
const isWhole = (path: readonly number[]): boolean => nextOf(path[path.length - 1]).length === 0;

export const PLAYS: Section = {
  id: "plays",
  title: text("A play is a path", "Une partie est un chemin"),
  blocks: [
    {
      prose: [
        text(
          "Nim from six: take 1, 2 or 3, and nobody takes the last stick; who is left with one stick loses. A " +
            "*play* goes from [the start](start) until [nothing more is possible](ends); stopped earlier it is only " +
            "[partial](path). One writes it as the positions it passes through. Touch where it goes: there are " +
            "thirteen plays, and you have found {found}. {undo} {file}",
          "Nim à six : prendre 1, 2 ou 3, personne ne prend le dernier ; qui se retrouve devant un seul bâtonnet " +
            "perd. Une *partie* va [du départ](start) jusqu'à ce que [plus rien ne soit possible](ends) ; arrêtée " +
            "avant, elle n'est que [partielle](path). On l'écrit comme la suite des positions traversées. Touchez où " +
            "elle va : il y a treize parties, vous en avez trouvé {found}. {undo} {file}",
        ),
      ],
      figure: figure<Album>({
        start: { path: [START], found: [], names: "pairs", refused: false },
        fields: { path: begunIn(NIM6, [START]), found: several(among(ALBUM)) },
        controls: {
          undo: {
            kind: "button",
            label: text("One move back", "Un coup en arrière"),
            press: (state) => ({
              ...state,
              refused: false,
              path: state.path.length > 1 ? state.path.slice(0, -1) : state.path,
            }),
          },
          file: {
            kind: "button",
            label: text("File it now", "La ranger telle quelle"),
            press: (state) => ({ ...state, refused: !isWhole(state.path) }),
          },
          names: choice("Names", "Noms", ["pairs", "6,0", "6,0"], ["letters", "6B", "6B"]),
        },
        draw: ({ path, found, names, refused }) => {
          const here = path[path.length - 1];
          const scene = drawArena(NIM6, t(text("Nim from six, and an album", "Nim à six, et un album")), {
            points: SIX_PLACES,
            token: here,
            node: (vertex) => (names === "letters" ? { label: otherName(vertex) } : {}),
            edge: (from, to) => {
              if (path.some((one, index) => one === from && path[index + 1] === to)) return { stroke: "strong" };
              return refused && from === here ? { stroke: "strong", tone: "player1" } : {};
            },
          });
          const album = new Drawing();
          ALBUM.forEach((word, index) => {
            const known = found.includes(word);
            album.node(`a${index}`, at(-442 + (index % 7) * 61, 186 + Math.floor(index / 7) * 32), known ? word : "", {
              shape: "card",
              width: 57,
              height: 26,
              tone: known ? (word.length % 2 === 0 ? "player0" : "player1") : "faded",
              ...(word === wordOf(path) ? { stroke: "strong" as const } : known ? {} : { stroke: "dotted" as const }),
            });
          });
          return { ...scene, nodes: [...scene.nodes, ...album.scene("").nodes] };
        },
        parts: ({ path }) => ({
          start: ids(NIM6, "6,0"),
          ends: ids(NIM6, "1,0 1,1"),
          path: [...path.map(idOf), ...path.slice(1).map((vertex, index) => `${idOf(path[index])}>${idOf(vertex)}`)],
        }),
        touchable: ({ path }) => (isWhole(path) ? nextOf(START) : nextOf(path[path.length - 1])).map(idOf),
        called: vertexName,
        touch: ({ path, found, names }, node) => {
          const way = [...(isWhole(path) ? [START] : path), vertexOf(node)];
          const word = wordOf(way);
          const more = isWhole(way) && !found.includes(word) ? [...found, word] : found;
          return { path: way, found: more, names, refused: false };
        },
        values: ({ found }) => ({ found: found.length }),
        says: ({ path, found, refused }) => {
          const word = path.map(sticks).join(", ");
          if (isWhole(path)) {
            const winner = path.length % 2 === 0 ? 0 : 1;
            return text(
              `(${word}): player ${winner} wins; ${found.length} of 13 in the album.`,
              `(${word}) : J${winner} gagne ; ${found.length} sur 13 dans l'album.`,
            );
          }
          if (refused) {
            const next = nextOf(path[path.length - 1])
              .map(sticks)
              .join(", ");
            return text(
              `(${word}) is refused: one can still go to ${next}. It is the beginning of a play, no play.`,
              `(${word}) est refusée : on peut encore aller à ${next}. C'est un début de partie, pas une partie.`,
            );
          }
          return text(`(${word}…): a partial play.`, `(${word}…) : une partie partielle.`);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "With 7 sticks and the same rules: how many plays, and how many won by player 0? (two numbers)",
      "Avec 7 bâtonnets et les mêmes règles : combien de parties, combien gagnées par J0 ? (deux nombres)",
    ),
    answer: "24 12",
    hint: text("The first move leaves 6, 5 or 4: add up.", "Le premier coup laisse 6, 5 ou 4 : additionnez."),
    wrong: [
      wrong("13 7", "That is with six sticks.", "C'est avec six bâtonnets."),
      wrong("44 22", "That is with eight sticks.", "C'est avec huit bâtonnets."),
      wrong("26 14", "Not the double: 13 + 7 + 4.", "Pas le double : 13 + 7 + 4."),
    ],
    why: text(
      "13 + 7 + 4 plays; player 0 wins those that player 1 would lose: 6 + 4 + 2.",
      "13 + 7 + 4 parties ; J0 gagne celles que J1 perdrait : 6 + 4 + 2.",
    ),
  },
  lab: "#arena/nim6",
};

interface Grown {
  readonly n: number;
  readonly depth: number;
  readonly node: string;
}

const heightOf = (root: Branch): number =>
  root.children.length === 0 ? 0 : 1 + Math.max(...root.children.map(heightOf));

/** Nodes, leaves and height of the tree of a heap. */
export function measures(n: number): readonly [nodes: number, leaves: number, height: number] {
  const root = nimTree(n);
  const all = nodesOf(root);
  return [all.length, all.filter(({ children }) => children.length === 0).length, heightOf(root)];
}

/** One vertex without predecessor, the others with one each. */
const NO_TREE = arenaOf("r:; x: y; y: x", { own: "r x y" });
const NO_TREE_PLACES = placesOf(NO_TREE, "r 0 0; x 1.6 0; y 3 0");

const startsWith = (id: string, above: string): boolean => id === above || id.startsWith(`${above}x`);

/** The nodes of all trees that the slider makes. */
const ALL_NODES = [2, 3, 4, 5, 6, 7].flatMap((n) => nodesOf(nimTree(n)).map(({ id }) => id));

export const TREE: Section = {
  id: "tree",
  title: text("All plays at once: a tree", "Toutes les parties : un arbre"),
  blocks: [
    {
      prose: [
        text(
          "Put all plays together and glue their common beginnings: a tree grows. [The root](root) is the start, " +
            "[each leaf](leaves) an end, the " +
            "[depth](floor) counts the moves played, and the *height* is [the longest play](high). With {n} " +
            "sticks, down " +
            "to depth {depth}: the " +
            "whole tree has {nodes} nodes, {leafs} leaves and height {height}. Touch a node: one way leads back " +
            "to the root.",
          "Mettons toutes les parties ensemble en collant leurs débuts communs : il pousse un arbre. [La " +
            "racine](root) est le départ, " +
            "[chaque feuille](leaves) une fin, la [profondeur](floor) compte les coups joués, et la *hauteur* est " +
            "[la plus longue partie](high). Avec {n} bâtonnets, jusqu'à la profondeur {depth} : l'arbre entier a " +
            "{nodes} nœuds, {leafs} " +
            "feuilles et la hauteur {height}. Touchez un nœud : un seul chemin le ramène à la racine.",
        ),
      ],
      figure: figure<Grown>({
        start: { n: 5, depth: 6, node: "n5" },
        fields: { node: among(ALL_NODES) },
        controls: { n: slider(2, 7, "Sticks", "Bâtonnets"), depth: slider(0, 6, "Depth", "Profondeur") },
        draw: ({ n, depth, node }) => {
          const colour = (branch: Branch): Branch => ({
            ...branch,
            look: { ...branch.look, stroke: startsWith(node, branch.id) ? "strong" : "normal" },
            children: branch.children.map(colour),
          });
          return drawTree(
            colour(nimTree(n, 0, `n${n}`, depth)),
            t(text("A tree of plays", "Un arbre de parties")),
            4,
            38,
          );
        },
        parts: ({ n, depth, node }) => {
          const all = nodesOf(nimTree(n, 0, `n${n}`, depth));
          const floor = startsWith(node, `n${n}`) ? wayTo(node).length : 1;
          const long = (id: string): boolean =>
            wayTo(id).every((left, index, way) => index === 0 || left === way[index - 1] - 1);
          return {
            root: [`n${n}`],
            floor: all.map(({ id }) => id).filter((id) => wayTo(id).length === floor),
            leaves: all.filter(({ children }) => children.length === 0).map(({ id }) => id),
            high: all.map(({ id }) => id).filter(long),
          };
        },
        called: byWay("node", "nœud", ", "),
        touch: (state, node) => ({ ...state, node }),
        values: ({ n }) => {
          const [nodes, leafs, height] = measures(n);
          return { nodes, leafs, height };
        },
        says: ({ n, node }) => {
          const way = startsWith(node, `n${n}`) ? wayTo(node) : [n];
          const here = way[way.length - 1];
          const [degree, below] = [leavable(here).length, measures(here)[0] - 1];
          return text(
            `${way.join(" → ")}: depth ${way.length - 1}, degree ${degree}, ${below} descendants.`,
            `${way.join(" → ")} : profondeur ${way.length - 1}, degré ${degree}, ${below} descendants.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“One vertex without predecessor, all others with exactly one”: is that a tree? Here [r](r) has none, and " +
            "[x and y](loop) have one each. {climb} From x one climbs for ever and never meets r. One must add that " +
            "every vertex is reached from the root. And the *degree* counts children, not descendants: the root of " +
            "six sticks has degree 3 and 27 descendants.",
          "« Un sommet sans prédécesseur, tous les autres en ont exactement un » : est-ce un arbre ? Ici [r](r) n'en " +
            "a pas, [x et y](loop) en ont un chacun. {climb} De x on remonte sans fin sans jamais rencontrer r. Il " +
            "faut ajouter que tout sommet est atteint depuis la racine. Et le *degré* compte les fils, pas les " +
            "descendants : la racine à six bâtonnets a le degré 3 et 27 descendants.",
        ),
      ],
      figure: figure<{ readonly climbed: number }>({
        start: { climbed: 0 },
        fields: { climbed: from(0, 99) },
        controls: {
          climb: {
            kind: "button",
            label: text("Climb", "Remonter"),
            press: ({ climbed }) => ({ climbed: Math.min(99, climbed + 1) }),
          },
        },
        draw: ({ climbed }) =>
          drawArena(NO_TREE, t(text("Three vertices that are no tree", "Trois sommets qui ne font pas un arbre")), {
            points: NO_TREE_PLACES,
            token: named(NO_TREE, climbed % 2 === 0 ? "x" : "y"),
          }),
        parts: () => ({ r: ids(NO_TREE, "r"), loop: ids(NO_TREE, "x y x>y y>x") }),
        says: ({ climbed }) =>
          text(
            `${climbed} steps up, and we are at ${climbed % 2 === 0 ? "x" : "y"}.`,
            `${climbed} pas vers le haut, et nous voici en ${climbed % 2 === 0 ? "x" : "y"}.`,
          ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "The tree of five sticks (leave the last): nodes, leaves, height? (three numbers)",
      "L'arbre à cinq bâtonnets (laisser le dernier) : nœuds, feuilles, hauteur ? (trois nombres)",
    ),
    answer: "15 7 4",
    hint: text(
      "One branch for each play; the longest takes the sticks one by one.",
      "Une branche par partie ; la " + "plus longue prend les bâtonnets un à un.",
    ),
    wrong: [
      wrong("15 7 5", "Count moves, not positions.", "Comptez les coups, pas les positions."),
      wrong(
        "15 2 4",
        "Two final positions, but seven ways to reach them.",
        "Deux positions finales, mais sept " + "façons d'y arriver.",
      ),
    ],
    why: text("7 plays, and the longest is 5, 4, 3, 2, 1.", "7 parties, et la plus longue est 5, 4, 3, 2, 1."),
  },
  lab: "#tree/nim6",
};
