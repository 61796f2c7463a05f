import { type Player, text } from "marienbad";
import { isOver, outcomeOf, ownerOf, rankOf, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove } from "marienbad/solve";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, vertexOf, vertices } from "../arena-drawing.ts";
import { before } from "../attract.ts";
import { from, several, walkIn } from "../fields.ts";
import { TWELVE, TWELVE_PLACES, twelveBend } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

const SOLVED = solveArenaQuickly(TWELVE);
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

/** The first move that gave away what the envelope promised: the machine makes none. */
export function slipOf({ path }: Walk): number | undefined {
  const given = path
    .slice(1)
    .findIndex((vertex, index) => outcomeOf(SOLVED, vertex) !== outcomeOf(SOLVED, path[index]));
  return given < 0 ? undefined : given + 1;
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
        fields: { path: walkIn(TWELVE) },
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
        called: vertexName,
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
          const slip = slipOf(state);
          if (slip !== undefined) {
            return text(
              `${way}. In the envelope: “${en}”, had you played well: look at move ${slip}. Touch a vertex ` +
                `to play again.`,
              `${way}. Dans l'enveloppe : « ${fr} », si vous aviez bien joué : voyez le coup ${slip}. ` +
                `Touchez un sommet pour rejouer.`,
            );
          }
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
        fields: { set: several(from(0, TWELVE.vertexCount - 1)) },
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
        called: vertexName,
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
    called: vertexName,
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
