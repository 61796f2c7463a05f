import { type Arena, text } from "marienbad";
import { drawOf, isOver, outcomeOf, ownerOf, rankOf, type Solution, successors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, placesOf, toneOf, vertexOf, vertices } from "../arena-drawing.ts";
import { layersBy } from "../attract.ts";
import { from, walkIn } from "../fields.ts";
import { DRAWS, DRAWS_PLACES, NIM10, NIM10_PLACES, TWELVE, TWELVE_PLACES, twelveBend } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

const SOLVED = solveArenaQuickly(TWELVE);
/** Height is the rank; beyond the moat stands what player 0 does not win. */
const STAIRS = placesOf(
  TWELVE,
  "G 0 5; a 1 4; b 2 3; c 3 2; d 4 1; e 5 0; f 6.6 0; g 6.6 1.2; j 6.6 2.4; K 6.6 3.6; h 7.8 .6; m 7.8 1.8",
  62,
);

interface Stairs {
  readonly side: string;
  readonly path: readonly number[];
}

const isInside = (vertex: number): boolean => outcomeOf(SOLVED, vertex) === "player0";
const STARTS: Readonly<Record<string, readonly string[]>> = { inside: ["e", "d"], outside: ["g"] };

/** A play from one of the starts, on whichever side. */
const isClimb = (path: readonly number[]): boolean =>
  path.length === 0 ||
  (walkIn(TWELVE)(path) &&
    Object.values(STARTS).some((names) => names.every((name, index) => path[index] === named(TWELVE, name))));

/** The play so far; another side begins anew. */
function onSide({ side, path }: Stairs): readonly number[] {
  const fresh = STARTS[side].map((name) => named(TWELVE, name));
  return path[0] === fresh[0] ? path : fresh;
}

/** Inside player 0 goes down by the shortest way; outside player 1 stays out. */
function answered(side: string, path: readonly number[]): number[] {
  const way = [...path];
  const machine = side === "inside" ? 0 : 1;
  while (way.length <= 12) {
    const here = way[way.length - 1];
    if (isOver(TWELVE, here) || ownerOf(TWELVE, here) !== machine) break;
    const targets = Array.from(successors(TWELVE, here));
    const rank = rankOf(SOLVED, here) ?? 0;
    const next =
      machine === 0
        ? targets.find((target) => isInside(target) && rankOf(SOLVED, target) === rank - 1)
        : targets.find((target) => !isInside(target));
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

export const WHY: Section = {
  id: "why",
  title: text("Why it is true", "Pourquoi c'est vrai"),
  blocks: [
    {
      prose: [
        text(
          "*Theorem.* The attractor of a player is exactly the set of vertices from which they win. Choose {side}. " +
            "Inside, [one walks down a staircase](stairs): height is rank. You are player 1: touch where the " +
            "token goes, " +
            "and try to stay up. Outside, you are player 0 at g, and there is [a moat](moat): try to get in.",
          "*Théorème.* L'attracteur d'un joueur est exactement l'ensemble des sommets d'où il gagne. " +
            "Choisissez {side}. " +
            "Dedans, [on descend un escalier](stairs) : la hauteur est le rang. Vous êtes J1 : touchez où va " +
            "le pion, et " +
            "essayez de rester en haut. Dehors, vous êtes J0 en g, et il y a [un fossé](moat) : essayez d'entrer.",
        ),
      ],
      figure: figure<Stairs>({
        start: { side: "inside", path: [named(TWELVE, "e"), named(TWELVE, "d")] },
        fields: { path: isClimb },
        controls: {
          side: choice(
            "Where",
            "Où",
            ["inside", "inside: stay up", "dedans : rester en haut"],
            ["outside", "outside: get in", "dehors : entrer"],
          ),
        },
        draw: (state) => {
          const path = onSide(state);
          return drawArena(TWELVE, t(text("The staircase and the moat", "L'escalier et le fossé")), {
            points: STAIRS,
            size: 34,
            token: path[path.length - 1],
            node: (vertex) => ({
              tone: isInside(vertex) ? "player0" : "plain",
              ...(isInside(vertex) ? { detail: String(rankOf(SOLVED, vertex)) } : {}),
            }),
            edge: (from, to) =>
              path.some((vertex, index) => vertex === from && path[index + 1] === to) ? { stroke: "strong" } : {},
          });
        },
        parts: () => ({ stairs: ids(TWELVE, "e d c b a G"), moat: ids(TWELVE, "f g j K h m f>g j>K h>m h>g") }),
        touchable: (state) => {
          const path = onSide(state);
          const here = path[path.length - 1];
          return isOver(TWELVE, here) || path.length > 12
            ? [idOf(path[0])]
            : Array.from(successors(TWELVE, here), idOf);
        },
        called: vertexName,
        touch: (state, node) => {
          const path = onSide(state);
          const here = path[path.length - 1];
          if (isOver(TWELVE, here) || path.length > 12) return { ...state, path: [] };
          return { ...state, path: answered(state.side, [...path, vertexOf(node)]) };
        },
        says: (state) => {
          const path = onSide(state);
          const way = path.map((vertex) => TWELVE.label(vertex)).join(" ");
          if (state.side === "outside") {
            return isOver(TWELVE, path[path.length - 1])
              ? text(`${way}: lost. The moat has no bridge.`, `${way} : perdu. Le fossé n'a pas de pont.`)
              : text(`${way}: none of your arrows leads in.`, `${way} : aucune de vos flèches n'entre.`);
          }
          const ranks = path.map((vertex) => String(rankOf(SOLVED, vertex))).join(" > ");
          return text(`${way}: ranks ${ranks}.`, `${way} : rangs ${ranks}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Attracted, so winning: by induction on the rank r. With r = 0 the token is on a goal. With r + 1: on a " +
            "circle one arrow " +
            "leads to rank r, and player 0 takes it; on a square all arrows lead to rank r or less. Ranks fall " +
            "with every move " +
            "and are whole numbers, so the play ends at rank 0.",
          "Attiré, donc gagnant : par récurrence sur le rang r. Si r = 0, le pion est sur un but. Pour r + 1 : " +
            "sur un rond, une flèche " +
            "mène au rang r et J0 la prend ; sur un carré, toutes mènent au rang r ou moins. Les rangs baissent à " +
            "chaque coup et " +
            "sont entiers : la partie finit au rang 0.",
        ),
        text(
          "Winning, so attracted: outside, no arrow of a circle leads in, else it would be attracted; and a " +
            "square has an arrow that " +
            "stays out, or none at all. So player 1 can stay out for ever, and no goal of player 0 is out there. " +
            "This second half " +
            "is often forgotten; without it the theorem would only say “contains”.",
          "Gagnant, donc attiré : dehors, aucune flèche d'un rond n'entre, sinon il serait attiré ; et un carré a " +
            "une flèche qui reste " +
            "dehors, ou n'en a aucune. J1 peut donc rester dehors pour toujours, et aucun but de J0 n'y est. " +
            "Cette seconde moitié " +
            "s'oublie souvent ; sans elle le théorème dirait seulement « contient ».",
        ),
        text(
          "The strategy of the staircase looks at the vertex alone, never at the past: memory does not help to " +
            "reach a goal.",
          "La stratégie de l'escalier ne regarde que le sommet, jamais le passé : pour atteindre un but, la " +
            "mémoire ne sert à rien.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "The token is on f, a square. Which move keeps player 1 from losing?",
      "Le pion est en f, un carré. Quel coup évite à J1 de perdre ?",
    ),
    options: [option(["g", "f → g", "f → g"]), option(["e", "f → e", "f → e"])],
    answer: "g",
    hint: text("Stay out.", "Restez dehors."),
    wrong: [wrong("e", "e has rank 5: player 0 wins from there.", "e a le rang 5 : J0 y gagne.")],
    why: text(
      "Both arrows of g, to f and to j, stay outside: player 0 cannot get in.",
      "Les deux flèches de g, vers f et j, restent dehors : J0 ne peut pas entrer.",
    ),
  },
  further: [
    {
      asked: text(
        "At g it is player 0's turn. How many of the arrows of g lead into the attractor of player 0?",
        "En g, c'est à J0. Combien des flèches de g mènent dans l'attracteur de J0 ?",
      ),
      answer: "0",
      hint: text("Where do g → f and g → j lead?", "Où mènent g → f et g → j ?"),
      wrong: [
        wrong(
          "1",
          "f leads in, but f is itself outside, and player 1's.",
          "f y mène, mais f est lui-même dehors, et à J1.",
        ),
        wrong("2", "f and j are both beyond the moat.", "f et j sont tous deux au-delà du fossé."),
      ],
      why: text(
        "One arrow would be enough to be attracted: a circle outside has none.",
        "Une seule suffirait pour être attiré : un rond dehors n'en a aucune.",
      ),
    },
  ],
  lab: "#arena/twelve",
};

const ARENAS = {
  draws: { arena: DRAWS, points: DRAWS_PLACES },
  twelve: { arena: TWELVE, points: TWELVE_PLACES },
  nim10: { arena: NIM10, points: NIM10_PLACES },
} as const;

interface Colours {
  readonly arena: string;
  readonly step: number;
  readonly at: number;
}

/** What becomes of a vertex if both play well. */
function fateOf(arena: Arena, solution: Solution, vertex: number) {
  const name = arena.label(vertex);
  const winner = winnerOf(solution, vertex);
  const moves = rankOf(solution, vertex);
  if (winner !== undefined)
    return text(`${name}: player ${winner} wins, in ${moves} moves.`, `${name} : J${winner} gagne, en ${moves} coups.`);
  return drawOf(solution, vertex) === "finite"
    ? text(`${name}: a draw that ends, in ${moves} moves.`, `${name} : une nulle qui finit, en ${moves} coups.`)
    : text(`${name}: a draw that never ends.`, `${name} : une nulle qui ne finit pas.`);
}

function shown({ arena: id, step }: Colours) {
  const { arena, points } = ARENAS[id as keyof typeof ARENAS];
  const solution = solveArenaQuickly(arena);
  return { arena, points, solution, step, mine: layersBy(arena, 0).flat(), others: layersBy(arena, 1).flat() };
}

export const NEITHER: Section = {
  id: "neither",
  title: text("Neither", "Ni l'un ni l'autre"),
  blocks: [
    {
      prose: [
        text(
          "Outside my attractor I do not win; that does not mean that the other does. Look at {arena} in four " +
            "scenes: {step}. " +
            "Between the two attractors lies [the draw](draws), and there are two kinds: one that stops, and one " +
            "that nobody " +
            "dares to end (dotted). Touch a vertex to read its fate.",
          "Hors de mon attracteur je ne gagne pas ; cela ne veut pas dire que l'autre gagne. Regardez {arena} en " +
            "quatre scènes : " +
            "{step}. Entre les deux attracteurs s'étend [la nulle](draws), et il y en a deux sortes : celle qui " +
            "s'arrête, et " +
            "celle que nul n'ose finir (en pointillé). Touchez un sommet pour lire son sort.",
        ),
      ],
      figure: figure<Colours>({
        start: { arena: "draws", step: 3, at: -1 },
        fields: { at: from(-1, NIM10.vertexCount - 1) },
        controls: {
          arena: choice(
            "Arena",
            "Arène",
            ["draws", "seven vertices", "sept sommets"],
            ["twelve", "twelve", "douze"],
            ["nim10", "Nim from 10", "le Nim à 10"],
          ),
          step: slider(0, 3, "Scene", "Scène"),
        },
        draw: (state) => {
          const { arena, points, solution, step, mine, others } = shown(state);
          return drawArena(arena, t(text("Who wins where", "Qui gagne où")), {
            points,
            ...(arena === TWELVE ? { bend: twelveBend } : {}),
            token: state.at < 0 ? undefined : state.at,
            node: (vertex) => {
              if (step >= 1 && mine.includes(vertex)) return { tone: toneOf(0) };
              if (step >= 2 && others.includes(vertex)) return { tone: toneOf(1) };
              if (step < 3) return {};
              return { tone: "draw", stroke: drawOf(solution, vertex) === "infinite" ? "dotted" : "dashed" };
            },
          });
        },
        parts: (state) => {
          const { arena, mine, others } = shown(state);
          return {
            draws: vertices(arena)
              .filter((vertex) => !mine.includes(vertex) && !others.includes(vertex))
              .map(idOf),
          };
        },
        called: vertexName,
        touch: (state, node) => ({ ...state, at: vertexOf(node) }),
        says: (state) => {
          const { arena, mine, others, step, solution } = shown(state);
          if (step === 3 && state.at >= 0 && state.at < arena.vertexCount) return fateOf(arena, solution, state.at);
          const rest = arena.vertexCount - mine.length;
          if (step === 0) return text("White: nothing is known yet.", "Blanc : on ne sait encore rien.");
          if (step === 1) {
            return text(
              `Player 0 wins ${mine.length}. Are the other ${rest} player 1's?`,
              `J0 en gagne ${mine.length}. Les ${rest} autres sont-ils à J1 ?`,
            );
          }
          const drawn = rest - others.length;
          const [en, fr] = drawn === 0 ? ["", ""] : [`, and ${drawn} draws`, `, et ${drawn} nuls`];
          return text(
            `“The rest is player 1's” claims ${rest}; true: ${others.length}${en}.`,
            `« Le reste est à J1 » en annonce ${rest} ; en vérité ${others.length}${fr}.`,
          );
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Each vertex has one of these colours and only one: two winning strategies against each other leave a " +
            "single play, which " +
            "cannot have two winners. Where every play ends and every end is a goal, as in Nim, there is no draw, " +
            "and only there is " +
            "“the rest is the other's” true.",
          "Chaque sommet a une de ces couleurs, et une seule : deux stratégies gagnantes face à face ne laissent " +
            "qu'une partie, qui ne " +
            "peut avoir deux vainqueurs. Là où toute partie finit et toute fin est un but, comme au Nim, il n'y a " +
            "pas de nulle ; là " +
            "seulement « le reste est à l'autre » est vrai.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "In the arena of seven vertices, touch the vertices that are draws without end.",
      "Dans l'arène à sept sommets, touchez les sommets qui sont des nulles sans fin.",
    ),
    picture: () =>
      drawArena(DRAWS, t(text("An arena of seven vertices", "Une arène de sept sommets")), { points: DRAWS_PLACES }),
    nameOf: (node) => DRAWS.label(vertexOf(node)),
    called: vertexName,
    answer: "a b",
    set: true,
    hint: text(
      "At a, what does player 0 risk by leaving the loop? And player 1 at b?",
      "En a, que risque J0 s'il quitte la boucle ? Et J1 en b ?",
    ),
    wrong: [
      wrong(
        "+s",
        "From s, player 1 may go to e and player 0 to h: that ends.",
        "De s, J1 peut aller en e et J0 en h : cela finit.",
      ),
      wrong("+h", "h is a dead end: the play stops at once.", "h est un cul-de-sac : la partie s'arrête."),
      wrong("+e", "Player 0 chooses h: the play ends, drawn.", "J0 choisit h : la partie finit, nulle."),
      wrong("+g", "g is a goal of player 0.", "g est un but de J0."),
      wrong("+k", "k is a goal of player 1.", "k est un but de J1."),
    ],
    why: text(
      "Whoever leaves the loop a, b loses: nobody does.",
      "Qui quitte la boucle a, b perd : personne ne la quitte.",
    ),
  },
  lab: "#arena/draws",
};
