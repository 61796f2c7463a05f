import { bestMove, isOver, outcomeOf, ownerOf, type Player, rankOf, solve, successors, text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, toneOf, vertexOf, vertices } from "../arena-drawing.ts";
import { before, layersBy } from "../attract.ts";
import { CHAIN, CHAIN_PLACES, NIM10, NIM10_PLACES, TWELVE, TWELVE_PLACES, twelveBend } from "../instances.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const SOLVED = solve(TWELVE);
const name = (vertex: number): string => TWELVE.label(vertex);
const TITLE = text("An arena of twelve vertices", "Une arène de douze sommets");

interface Walk {
  readonly side: string;
  readonly path: readonly number[];
}

/** The longest play that the envelope waits for. */
const PATIENCE = 12;

/** The machine goes on while it is its turn. */
function answered({ side, path }: Walk): Walk {
  const here = path[path.length - 1];
  if (isOver(TWELVE, here) || path.length > PATIENCE || ownerOf(TWELVE, here) === Number(side)) return { side, path };
  const move = bestMove(TWELVE, SOLVED, here);
  return move === undefined ? { side, path } : answered({ side, path: [...path, move.target] });
}

const isDone = ({ path }: Walk): boolean => isOver(TWELVE, path[path.length - 1]) || path.length > PATIENCE;

function foretold(vertex: number) {
  const outcome = outcomeOf(SOLVED, vertex);
  const rank = rankOf(SOLVED, vertex);
  if (outcome !== "player0" && outcome !== "player1") return text("nobody, ever", "personne, jamais");
  const player = outcome === "player0" ? 0 : 1;
  return text(`player ${player}, in ${rank} moves at most`, `J${player}, en ${rank} coups au plus`);
}

export const ENVELOPE: Section = {
  id: "envelope",
  title: text("A sealed envelope", "Une enveloppe cachetée"),
  blocks: [
    {
      prose: [
        text(
          "Choose your side: {side}. Then touch a vertex: the token stands there, and you play by touching where " +
            "it goes. " +
            "Circles are player 0's, squares player 1's; whoever reaches [the double border with their own " +
            "mark](goals) wins. " +
            "Before your first move I write on an envelope who will win, and in at most how many moves. It is " +
            "opened at " +
            "the end.",
          "Choisissez votre camp : {side}. Touchez ensuite un sommet : le pion s'y pose, et vous jouez en " +
            "touchant où il va. " +
            "Les ronds sont à J0, les carrés à J1 ; gagne qui atteint [le double bord à sa marque](goals). Avant " +
            "votre " +
            "premier coup, j'écris sur une enveloppe qui gagnera, et en combien de coups au plus. On l'ouvre à la fin.",
        ),
        text(
          "Play three times, also from [these two vertices](round). I have not tried a single play: I have gone back " +
            "along the arrows. This chapter says how.",
          "Jouez trois fois, aussi depuis [ces deux sommets](round). Je n'ai essayé aucune partie : j'ai remonté " +
            "les flèches. " +
            "Ce chapitre dit comment.",
        ),
      ],
      figure: figure<Walk>({
        start: { side: "0", path: [] },
        controls: {
          side: choice("Your side", "Votre camp", ["0", "circles", "les ronds"], ["1", "squares", "les carrés"]),
        },
        draw: ({ path }) =>
          drawArena(TWELVE, t(TITLE), {
            points: TWELVE_PLACES,
            bend: twelveBend,
            token: path[path.length - 1],
            edge: (from, to) =>
              path.some((vertex, index) => vertex === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          }),
        parts: () => ({ goals: ids(TWELVE, "G K"), round: ids(TWELVE, "f g") }),
        touchable: (state) =>
          state.path.length === 0 || isDone(state)
            ? vertices(TWELVE).map(idOf)
            : Array.from(successors(TWELVE, state.path[state.path.length - 1]), idOf),
        touch: (state, node) =>
          answered({
            ...state,
            path: state.path.length === 0 || isDone(state) ? [vertexOf(node)] : [...state.path, vertexOf(node)],
          }),
        says: (state) => {
          if (state.path.length === 0) return text("Touch a vertex to begin.", "Touchez un sommet pour commencer.");
          const way = state.path.map(name).join(" ");
          if (!isDone(state))
            return text(`${way}: your move. The envelope is sealed.`, `${way} : à vous. L'enveloppe est cachetée.`);
          const { en, fr } = foretold(state.path[0]);
          return text(
            `${way}. In the envelope: “${en}”. Touch a vertex to play again.`,
            `${way}. Dans l'enveloppe : « ${fr} ». Touchez un sommet pour rejouer.`,
          );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "You are player 1 and the token stands on h. In how many moves at most do you win, playing well? (one number)",
      "Vous êtes J1, le pion est en h. En combien de coups au plus gagnez-vous, en jouant bien ? (un nombre)",
    ),
    answer: "3",
    hint: text("From h one of your two moves leads nearer to K.", "En h, un de vos deux coups rapproche de K."),
    wrong: [
      wrong(
        "2",
        "From m it is player 0 who moves, and the way is h, m, j, K.",
        "En m c'est J0 qui joue, et le chemin est h, m, j, K.",
      ),
      wrong("4", "Count the moves, not the vertices.", "Comptez les coups, pas les sommets."),
    ],
    why: text("h, m, j, K: at m there is only one move.", "h, m, j, K : en m il n'y a qu'un coup."),
  },
  lab: "#arena/twelve",
};

interface Gauge {
  readonly set: readonly number[];
}

export const ONE_BEFORE: Section = {
  id: "before",
  title: text("One move before the win", "Un coup avant la victoire"),
  blocks: [
    {
      prose: [
        text(
          "Suppose that player 0 knows how to win from a set X. One move earlier: [where it is their own " +
            "turn](circles), one " +
            "arrow into X is enough; [where it is the other's](squares), all arrows must lead there, and there " +
            "must be some. " +
            "A circle needs one door; a square must have no other left.",
          "Supposons que J0 sache gagner depuis un ensemble X. Un coup plus tôt : [si c'est à lui](circles), une " +
            "flèche vers X " +
            "suffit ; [si c'est à l'autre](squares), il faut que toutes ses flèches y mènent, et qu'il en ait. Un " +
            "rond a " +
            "besoin d'une porte ; un carré ne doit plus en avoir d'autre.",
        ),
        text(
          "Touch vertices to put them into X (blue). Each vertex counts its arrows into X; what is one move " +
            "before has a " +
            "thick border: Pr(X) = {pr}. {grow}",
          "Touchez des sommets pour les mettre dans X (bleu). Chaque sommet compte ses flèches vers X ; ce qui " +
            "est un coup " +
            "avant a un bord épais : Pr(X) = {pr}. {grow}",
        ),
      ],
      figure: figure<Gauge>({
        start: { set: [vertices(TWELVE).find((vertex) => name(vertex) === "G") as number] },
        controls: {
          grow: {
            kind: "button",
            label: text("X becomes X ∪ Pr(X)", "X devient X ∪ Pr(X)"),
            press: ({ set }) => ({ set: [...new Set([...set, ...before(TWELVE, new Set(set), 0)])] }),
          },
        },
        draw: ({ set }) => {
          const inside = new Set(set);
          const next = before(TWELVE, inside, 0);
          return drawArena(TWELVE, t(TITLE), {
            points: TWELVE_PLACES,
            bend: twelveBend,
            node: (vertex) => {
              const targets = Array.from(successors(TWELVE, vertex));
              const doors = targets.filter((target) => inside.has(target)).length;
              return {
                tone: inside.has(vertex) ? "player0" : "plain",
                stroke: next.includes(vertex) ? "strong" : "normal",
                detail: targets.length === 0 ? "" : `${doors}/${targets.length}`,
              };
            },
            edge: (_, to) => (inside.has(to) ? { stroke: "strong" } : {}),
          });
        },
        parts: ({ set }) => {
          const inside = new Set(set);
          const found = before(TWELVE, inside, 0);
          const doors = (vertex: number): string[] =>
            Array.from(successors(TWELVE, vertex))
              .filter((target) => inside.has(target))
              .map((target) => `${idOf(vertex)}>${idOf(target)}`);
          const of = (player: Player): string[] =>
            found
              .filter((vertex) => ownerOf(TWELVE, vertex) === player)
              .flatMap((vertex) => [idOf(vertex), ...doors(vertex)]);
          return { circles: of(0), squares: of(1) };
        },
        touch: ({ set }, node) => {
          const vertex = vertexOf(node);
          return { set: set.includes(vertex) ? set.filter((one) => one !== vertex) : [...set, vertex] };
        },
        values: ({ set }) => ({ pr: `{${before(TWELVE, new Set(set), 0).map(name).join(", ")}}` }),
      }),
    },
  ],
  exercise: {
    asked: text("X = {G, a, c}. Touch all vertices of Pr(X).", "X = {G, a, c}. Touchez tous les sommets de Pr(X)."),
    picture: () => drawArena(TWELVE, t(TITLE), { points: TWELVE_PLACES, bend: twelveBend }),
    nameOf: (node) => name(vertexOf(node)),
    answer: "a b d",
    set: true,
    hint: text("Go through what leads to G, to a, to c.", "Passez en revue ce qui mène à G, à a, à c."),
    wrong: [
      wrong(
        "+e",
        "The arrows of e go to d and f: neither is in X.",
        "Les flèches de e vont vers d et f : aucun n'est dans X.",
      ),
      wrong("~a", "a is in X and also in Pr(X), through G.", "a est dans X et aussi dans Pr(X), par G."),
      wrong("+f", "f may go to g, which is outside.", "f peut aller en g, qui est dehors."),
      wrong("+G", "No arrow leaves G.", "Aucune flèche ne part de G."),
    ],
    why: text(
      "a by G; b has only one arrow, to a; d has two, to c and to a, both in X.",
      "a par G ; b n'a qu'une flèche, vers a ; d en a deux, vers c et a, toutes deux dans X.",
    ),
  },
  lab: "#arena/twelve",
};

const TEN = text("Nim from ten sticks, take one or two", "Nim à dix bâtonnets, prendre un ou deux");
const TEN_LAYERS = layersBy(NIM10, 0);
const tuple = (vertex: number): string => `(${NIM10.label(vertex)})`;

export const LAYERS: Section = {
  id: "layers",
  title: text("Layer by layer", "Couche par couche"),
  blocks: [
    {
      prose: [
        text(
          "Start from the goals, and begin again: [one move before](last), two moves before… After {k} steps the " +
            "water has " +
            "reached {count} of 20 vertices. The sets only grow, and the graph is finite: one day " +
            "[nothing more comes in](dry). What is wet in the end is the *attractor*; the small number is the *rank*.",
          "Partons des buts, et recommençons : [un coup avant](last), deux coups avant… Après {k} étapes l'eau a " +
            "atteint " +
            "{count} sommets sur 20. Les ensembles ne font que grandir, et le graphe est fini : un jour " +
            "[plus rien n'entre](dry). Ce qui est mouillé à la fin est l'*attracteur* ; le petit nombre est le *rang*.",
        ),
      ],
      figure: figure<{ readonly k: number }>({
        start: { k: 3 },
        controls: { k: slider(0, 8, "Steps", "Étapes") },
        draw: ({ k }) => {
          const wet = new Map(
            TEN_LAYERS.slice(0, k + 1).flatMap((layer, rank) => layer.map((vertex) => [vertex, rank])),
          );
          return drawArena(NIM10, t(TEN), {
            points: NIM10_PLACES,
            node: (vertex) => ({
              tone: toneOf(wet.has(vertex) ? 0 : undefined),
              stroke: wet.get(vertex) === k ? "strong" : "normal",
              ...(wet.has(vertex) ? { detail: String(wet.get(vertex)) } : {}),
            }),
          });
        },
        parts: ({ k }) => ({
          last: (TEN_LAYERS[k] ?? []).map(idOf),
          dry: vertices(NIM10)
            .filter((vertex) => !TEN_LAYERS.flat().includes(vertex))
            .map(idOf),
        }),
        values: ({ k }) => ({ count: TEN_LAYERS.slice(0, k + 1).flat().length }),
        says: ({ k }) => {
          const layer = TEN_LAYERS[k];
          if (layer === undefined)
            return text("Nothing new comes in: it is over.", "Rien de nouveau n'entre : c'est fini.");
          const names = layer.map(tuple).join(", ");
          if (k === 0)
            return text(`A₀: ${names}. Player 1 cannot move there.`, `A₀ : ${names}. J1 ne peut pas y jouer.`);
          const mine = ownerOf(NIM10, layer[0]) === 0;
          return mine
            ? text(
                `Step ${k}: ${names} — one arrow into the water is enough.`,
                `Étape ${k} : ${names} — une flèche vers l'eau suffit.`,
              )
            : text(
                `Step ${k}: ${names} — all arrows lead into the water.`,
                `Étape ${k} : ${names} — toutes les flèches mènent à l'eau.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Is A₂ what is two moves away *exactly*, or what is two moves away *at most*? Written one way in a " +
            "formula and the " +
            "other way in an example, it looks like a matter of taste. It is not. [The square](four) leads to 1 " +
            "and to 3. " +
            "Read {reading}: {count} of 5 vertices come in. Yet whatever player 1 does at 4, player 0 wins.",
          "A₂, est-ce *exactement* deux coups, ou *au plus* deux coups ? Écrit d'une façon dans une formule et de " +
            "l'autre dans un " +
            "exemple, cela semble affaire de goût. Non. [Le carré](four) mène à 1 et à 3. Lu {reading} : " +
            "{count} sommets sur 5 entrent. Pourtant, quoi que fasse J1 en 4, J0 gagne.",
        ),
      ],
      figure: figure<{ readonly reading: string }>({
        start: { reading: "exactly" },
        controls: {
          reading: choice("Reading", "Lecture", ["exactly", "exactly", "exactement"], ["most", "at most", "au plus"]),
        },
        draw: ({ reading }) => {
          const layers = layersBy(CHAIN, 0, { lastOnly: reading === "exactly" });
          return drawArena(CHAIN, t(text("A chain", "Une chaîne")), {
            points: CHAIN_PLACES,
            node: (vertex) => {
              const rank = layers.findIndex((layer) => layer.includes(vertex));
              return rank < 0 ? {} : { tone: "player0", detail: String(rank) };
            },
          });
        },
        parts: () => ({ four: ids(CHAIN, "4 4>1 4>3") }),
        values: ({ reading }) => ({ count: layersBy(CHAIN, 0, { lastOnly: reading === "exactly" }).flat().length }),
        says: ({ reading }) =>
          reading === "exactly"
            ? text(
                "1 and 3 never stand in one layer: 4 never comes in.",
                "1 et 3 ne sont jamais dans la même couche : 4 n'entre jamais.",
              )
            : text(
                "After three steps 1 and 3 are both wet: 4 comes in.",
                "Après trois étapes 1 et 3 sont mouillés : 4 entre.",
              ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from 15 sticks, take 2, 3 or 5; who cannot move loses. How many vertices has each layer of the " +
        "attractor of player 1, " +
        "who moves second? (five numbers)",
      "Nim à 15 bâtonnets, prendre 2, 3 ou 5 ; qui ne peut plus jouer perd. Combien de sommets a chaque couche de " +
        "l'attracteur " +
        "de J1, qui joue en second ? (cinq nombres)",
    ),
    answer: "2 5 2 4 1",
    hint: text("Who is stuck? At 0, and also at 1.", "Qui est coincé ? À 0, et aussi à 1."),
    wrong: [
      wrong(
        "1 5 2 4 1",
        "With one stick nobody can take two: (1, 0) is stuck too.",
        "Avec un bâtonnet on ne peut pas en prendre deux : (1, 0) est coincé aussi.",
      ),
      wrong(
        "2 5 2 5 1",
        "Player 0 cannot leave 11: it would take 4 sticks.",
        "J0 ne peut pas en laisser 11 : il faudrait en prendre 4.",
      ),
    ],
    why: text(
      "(0,0) (1,0); then 2 to 6 for player 1; (7,0) (8,0); 9, 10, 12 and 13 for player 1; (15,0). So player 1 " +
        "wins in 4 moves.",
      "(0,0) (1,0) ; puis 2 à 6 pour J1 ; (7,0) (8,0) ; 9, 10, 12 et 13 pour J1 ; (15,0). J1 gagne donc en 4 coups.",
    ),
  },
  lab: "#arena/nim15",
};
