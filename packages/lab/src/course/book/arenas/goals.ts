import { text } from "marienbad";
import { successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, ids, named, vertexOf } from "../arena-drawing.ts";
import { among, several } from "../fields.ts";
import { TWELVE, TWELVE_PLACES, TWINS, TWINS_PLACES, twelveBend, twins } from "../instances.ts";
import { vertexName } from "../names.ts";
import { figure, type Section, wrong } from "../vocabulary.ts";

/** The vertices where player 1 and player 2 win, as lists of names. */
interface Goals {
  readonly one: readonly string[];
  readonly two: readonly string[];
  /** Goals only among one's own vertices, as one definition has it. */
  readonly own: boolean;
}

const NORMAL: Goals = { one: ["e2"], two: ["e1"], own: false };
const MISERE: Goals = { one: ["e1"], two: ["e2"], own: false };
export const PRESETS = { normal: NORMAL, misere: MISERE, c1: { one: ["c1"], two: [], own: false } } as const;

/** With that definition, player 1 keeps only circles and player 2 only squares. */
const allowed = ({ one, two, own }: Goals): Goals => ({
  one: own ? one.filter((name) => name.endsWith("1")) : one,
  two: own ? two.filter((name) => name.endsWith("2")) : two,
  own,
});
const arenaWith = (goals: Goals) => {
  const { one, two } = allowed(goals);
  return twins(one.join(" "), two.join(" "));
};

/** The plays from s1, each cut at its first goal: `s1 a2 c1: 1`, or `–` when nobody has won. */
export function playsOf(goals: Goals): string[] {
  const { one, two } = allowed(goals);
  const arena = arenaWith(goals);
  const walk = (path: readonly number[]): string[] => {
    const here = path[path.length - 1];
    const name = arena.label(here);
    const winner = one.includes(name) ? "1" : two.includes(name) ? "2" : "–";
    const next = Array.from(successors(arena, here));
    if (winner === "–" && next.length > 0) return next.flatMap((target) => walk([...path, target]));
    return [`${path.map((vertex) => arena.label(vertex)).join(" ")}: ${winner}`];
  };
  return walk([named(arena, "s1")]);
}

/** Touching a vertex makes it a goal of player 1, then of player 2, then of nobody. */
function turned({ one, two, own }: Goals, name: string): Goals {
  const without = (list: readonly string[]): string[] => list.filter((other) => other !== name);
  if (one.includes(name)) return { one: without(one), two: [...two, name], own };
  if (two.includes(name)) return { one, two: without(two), own };
  return { one: [...one, name], two, own };
}

const isName = among(Array.from({ length: TWINS.vertexCount }, (_, vertex) => TWINS.label(vertex)));

const preset = (en: string, fr: string, goals: Goals) =>
  ({ kind: "button", label: text(en, fr), press: () => goals }) as const;

export const GOALS: Section = {
  id: "goals",
  title: text("Winning is getting there first", "Gagner, c'est arriver le premier"),
  blocks: [
    {
      prose: [
        text(
          "In our games winning means reaching [a vertex](goals), and the play stops at the first goal it touches, " +
            "even if an arrow leaves it. Two rows of two sticks: touch a vertex, and it becomes a goal of player 1, " +
            "then of player 2, then of nobody. Of the {plays} plays from s₁ player 1 wins {one}, player 2 " +
            "{two}, nobody " +
            "{nobody}. {normal} {misere} {c1}",
          "Dans nos jeux, gagner c'est atteindre [un sommet](goals), et la partie s'arrête au premier but touché, " +
            "même si une flèche en repart. Deux rangées de deux bâtonnets : touchez un sommet, il devient un but du " +
            "joueur 1, puis du joueur 2, puis de personne. Des {plays} parties depuis s₁, le joueur 1 en " +
            "gagne {one}, le " +
            "joueur 2 en gagne {two} ; {nobody} sont nulles. {normal} {misere} {c1}",
        ),
        text(
          "The list of the plays that a player wins is the *winning condition*. Change the goals: the same graph, " +
            "another game.",
          "La liste des parties qu'un joueur gagne est la *condition de victoire*. Changez les buts : même graphe, " +
            "autre jeu.",
        ),
      ],
      figure: figure<Goals>({
        start: NORMAL,
        fields: { one: several(isName), two: (two, { one }) => several(isName)([...one, ...two]) },
        controls: {
          normal: preset("The last wins", "Le dernier gagne", NORMAL),
          misere: preset("The last loses", "Le dernier perd", MISERE),
          c1: preset("c₁ alone", "c₁ seul", PRESETS.c1),
          own: {
            kind: "button",
            label: text("Goals at home only, or anywhere", "Buts chez soi seulement, ou partout"),
            press: (goals) => ({ ...goals, own: !goals.own }),
          },
        },
        draw: (goals) =>
          drawArena(arenaWith(goals), t(text("Two rows of two sticks", "Deux rangées de deux bâtonnets")), {
            points: TWINS_PLACES,
            size: 36,
          }),
        parts: (goals) => {
          const { one, two } = allowed(goals);
          return { goals: ids(arenaWith(goals), [...one, ...two].join(" ")) };
        },
        called: vertexName,
        touch: (goals, node) => turned(goals, arenaWith(goals).label(vertexOf(node))),
        values: (goals) => {
          const list = playsOf(goals);
          const count = (end: string): number => list.filter((play) => play.endsWith(end)).length;
          return { plays: list.length, one: count(": 1"), two: count(": 2"), nobody: count("–") };
        },
        says: (goals) => {
          const { one, two } = allowed(goals);
          const refused = goals.one.length + goals.two.length - one.length - two.length;
          if (refused > 0)
            return text(
              `${refused} goals are refused: they lie on the other side. Nothing of them is left to win.`,
              `${refused} buts sont refusés : ils sont chez l'autre. Il n'y a plus rien à y gagner.`,
            );
          const list = playsOf(goals)
            .filter((play) => play.endsWith("1"))
            .map((play) => play.split(":")[0])
            .join("; ");
          return text(`Won by player 1: ${list || "none"}.`, `Gagnées par le joueur 1 : ${list || "aucune"}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A goal may well lie on the opponent's side: in the normal game player 1 wins at e₂, when the other is to " +
            "move and cannot. A definition that wants goals among one's *own* vertices refuses both goals of the " +
            "normal game: try it under the figure. Nor may a vertex be a goal of both: here it is one or the other.",
          "Un but peut fort bien se trouver chez l'adversaire : au jeu normal le joueur 1 gagne en e₂, quand c'est à " +
            "l'autre de jouer et qu'il ne peut plus. Une définition qui veut ses buts parmi ses *propres* " +
            "sommets refuse " +
            "les deux buts du jeu normal : essayez, sous la figure. Et un sommet ne peut être le but des deux : ici, " +
            "c'est l'un ou l'autre.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Four sequences: (e, d, a, G), (e, f, g, j, K), (e, f, g, f, g, …), (c, j, e, d). For each write 0 or 1, the " +
        "player who wins it; n for a draw without end; p if it is only the beginning of a play.",
      "Quatre suites : (e, d, a, G), (e, f, g, j, K), (e, f, g, f, g, …), (c, j, e, d). Pour chacune écrivez " +
        "0 ou 1, le " +
        "joueur qui la gagne ; n pour une nulle sans fin ; p si ce n'est qu'un début de partie.",
    ),
    picture: () =>
      drawArena(TWELVE, t(text("An arena of twelve vertices", "Une arène de douze sommets")), {
        points: TWELVE_PLACES,
        bend: twelveBend,
      }),
    typed: true,
    answer: "0 1 n p",
    hint: text("Where does it stop, and can one go on?", "Où s'arrête-t-elle, et peut-on continuer ?"),
    wrong: [
      wrong("0 1 n n", "d is not a dead end: arrows leave it.", "d n'est pas un cul-de-sac : des flèches en partent."),
      wrong("0 0 n p", "K bears the mark of player 1.", "K porte la marque de J1."),
      wrong(
        "0 1 p p",
        "f, g, f, g… is endless: it is a whole play.",
        "f, g, f, g… est sans fin : c'est une partie entière.",
      ),
    ],
    why: text(
      "G is player 0's goal, K player 1's; the third never ends; from d one can still move.",
      "G est le but de J0, K celui de J1 ; la troisième ne finit pas ; de d on peut encore jouer.",
    ),
  },
  lab: "#arena/rows22",
};
