import { text } from "marienbad";
import { outcomeOf, ownerOf, rankOf, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, vertexOf } from "../arena-drawing.ts";
import { askFromAbove } from "../attract.ts";
import { from } from "../fields.ts";
import {
  EIGHT_PLACES,
  EIGHT_STUCK_LOSES,
  THREE,
  THREE_PLACES,
  TWELVE,
  TWELVE_PLACES,
  twelveBend,
} from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const label = (vertex: number): string => TWELVE.label(vertex);
const ASKED = { eight: EIGHT_STUCK_LOSES, three: THREE } as const;
const MOST = 12;

interface Asking {
  readonly arena: string;
  readonly guess: string;
  readonly step: number;
}

function asked({ arena, guess, step }: Asking) {
  const graph = ASKED[arena as keyof typeof ASKED];
  const trace = askFromAbove(graph, named(graph, arena === "eight" ? "0" : "a"), guess === "false", MOST);
  const now = trace[Math.min(step, trace.length) - 1];
  return { graph, now, stack: now?.stack ?? [], notes: now?.notes ?? new Map<number, boolean>() };
}

export const FROM_ABOVE: Section = {
  id: "from-above",
  title: text("The version that goes down", "La version qui descend"),
  blocks: [
    {
      prose: [
        text(
          "One can also ask from above: “does player 0 win here?”, and pass the question on to the successors, " +
            "noting the answers. " +
            "It is short, and right as long as nothing goes round. Arena: {arena}, step {step}: thick vertices " +
            "wait for an answer, " +
            "coloured ones have it.",
          "On peut aussi demander d'en haut : « J0 gagne-t-il ici ? », et passer la question aux successeurs en " +
            "notant les réponses. " +
            "C'est court, et juste tant qu'on ne tourne pas en rond. Arène : {arena}, étape {step} : les sommets " +
            "épais attendent une " +
            "réponse, les colorés l'ont.",
        ),
      ],
      figure: figure<Asking>({
        start: { arena: "eight", guess: "none", step: 6 },
        controls: {
          arena: choice(
            "Arena",
            "Arène",
            ["eight", "without a cycle", "sans cycle"],
            ["three", "with a cycle", "avec un cycle"],
          ),
          guess: choice(
            "On entry",
            "À l'entrée",
            ["none", "note nothing", "ne rien noter"],
            ["false", "note “no”", "noter « non »"],
          ),
          step: slider(0, MOST, "Step", "Étape"),
        },
        draw: (state) => {
          const { graph, stack, notes } = asked(state);
          return drawArena(graph, t(text("Questions from above", "Des questions d'en haut")), {
            points: state.arena === "eight" ? EIGHT_PLACES : THREE_PLACES,
            node: (vertex) => {
              const note = notes.get(vertex);
              return {
                tone: note === undefined ? "plain" : note ? "player0" : "player1",
                stroke: stack.includes(vertex) ? "strong" : "normal",
              };
            },
          });
        },
        says: (state) => {
          const { graph, stack, notes } = asked(state);
          const names = stack.map((vertex) => graph.label(vertex)).join(" → ");
          const noted = [...notes].map(([vertex, wins]) => `${graph.label(vertex)} ${wins ? "✓" : "✗"}`).join(", ");
          return text(
            `Waiting: ${names || "nobody"}. Noted: ${noted || "nothing"}.`,
            `En attente : ${names || "personne"}. Noté : ${noted || "rien"}.`,
          );
        },
        parts: ({ arena }) => ({ cycle: arena === "three" ? ids(THREE, "a b a>b b>a") : [] }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "With the cycle, [a asks b and b asks a](cycle): the question waits for its own answer, and the stack " +
            "grows without end. " +
            "Noting “no” on entry ({guess}) breaks the loop and the answer with it: b is noted ✗, although its " +
            "only arrow leads to a, " +
            "which is ✓. The note was taken while the question was open. Going up from the goals gives b rank 2.",
          "Avec le cycle, [a demande à b et b demande à a](cycle) : la question attend sa propre réponse, et la " +
            "pile grandit sans fin. " +
            "Noter « non » à l'entrée ({guess}) rompt la boucle, et la réponse avec : b est noté ✗, alors que sa " +
            "seule flèche mène à a, " +
            "qui est ✓. La note a été prise pendant que la question était ouverte. En remontant depuis les buts, " +
            "b a le rang 2.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Without a cycle, asking at 0: how many vertices have a note in the end? (one number)",
      "Sans cycle, en demandant en 0 : combien de sommets sont notés à la fin ? (un nombre)",
    ),
    answer: "6",
    hint: text("Only what can be reached from 0.", "Seulement ce qu'on atteint depuis 0."),
    wrong: [
      wrong("8", "1 and 6 are never asked.", "1 et 6 ne sont jamais interrogés."),
      wrong(
        "4",
        "All successors are asked, also after a yes.",
        "On interroge tous les successeurs, même après un oui.",
      ),
    ],
    why: text("0, 4, 2, 7, then 5 and 3.", "0, 4, 2, 7, puis 5 et 3."),
  },
  lab: "#arena/eight",
};

const SOLVED = solveArenaQuickly(TWELVE);

interface Claims {
  /** What is claimed of each vertex: the rank of player 0, or −1 where it is said not to win. */
  readonly claims: readonly number[];
  readonly checked: number;
}

const NOT_WON = -1;
const MOST_RANK = 9;

const TRUTH: readonly number[] = Array.from({ length: TWELVE.vertexCount }, (_, vertex) =>
  outcomeOf(SOLVED, vertex) === "player0" ? (rankOf(SOLVED, vertex) as number) : NOT_WON,
);

/** The truth with other claims for some vertices. */
const claiming = (lies: Readonly<Record<string, number>>): readonly number[] =>
  TRUTH.map((rank, vertex) => lies[label(vertex)] ?? rank);

export const SHORT_D = claiming({ d: 2, e: 3 });
const IN_CIRCLES = claiming({ f: 6, g: 7 });

/** What the claims of its neighbours make of a vertex: the rank it must have, if they are true. */
export function wantedRank(claims: readonly number[], vertex: number): number {
  const targets = Array.from(successors(TWELVE, vertex), (target) => claims[target]);
  if (targets.length === 0) return label(vertex) === "G" ? 0 : NOT_WON;
  const won = targets.filter((rank) => rank !== NOT_WON);
  if (ownerOf(TWELVE, vertex) === 0) return won.length === 0 ? NOT_WON : 1 + Math.min(...won);
  return won.length < targets.length ? NOT_WON : 1 + Math.max(...won);
}

/** The vertices whose claim does not agree with those of their neighbours. */
export const failing = (claims: readonly number[]): string[] =>
  TRUTH.flatMap((_, vertex) => (wantedRank(claims, vertex) === claims[vertex] ? [] : [label(vertex)]));

const preset = (claims: readonly number[], at: string, en: string, fr: string) =>
  ({ kind: "button", label: text(en, fr), press: (): Claims => ({ claims, checked: named(TWELVE, at) }) }) as const;

export const INSPECTOR: Section = {
  id: "inspector",
  title: text("Checking without doing it again", "Vérifier sans refaire"),
  blocks: [
    {
      prose: [
        text(
          "Here is a solution, ready made: where player 0 wins, and in how many moves. {short} {circles} {truth} No " +
            "need to compute it again: touch a " +
            "vertex, and it is checked [with its neighbours alone](near). A circle is 1 + the least of its " +
            "neighbours, a square 1 + " +
            "the greatest of all. Since ranks go down, nobody can lie in circles.",
          "Voici une solution toute faite : où J0 gagne, et en combien de coups. {short} {circles} {truth} " +
            "Inutile de la recalculer : touchez un sommet, il " +
            "se vérifie [avec ses seuls voisins](near). Un rond vaut 1 + le plus petit de ses voisins, un carré 1 " +
            "+ le plus grand de " +
            "tous. Et comme les rangs descendent, personne ne peut mentir en rond.",
        ),
        text(
          "Touch the same vertex again to change what is claimed of it. Claims that fail: {wrong} of 12. When none " +
            "does, it is the truth: lie as you like, some vertex tells on you.",
          "Touchez encore le même sommet pour changer ce qu'on en affirme. Affirmations qui tombent : {wrong} sur " +
            "12. S'il n'y en a aucune, c'est la vérité : mentez comme vous voulez, un sommet vous dénonce.",
        ),
      ],
      figure: figure<Claims>({
        start: { claims: SHORT_D, checked: named(TWELVE, "d") },
        fields: {
          claims: (claims) => claims.length === TWELVE.vertexCount && claims.every(from(NOT_WON, MOST_RANK)),
          checked: from(0, TWELVE.vertexCount - 1),
        },
        controls: {
          short: preset(SHORT_D, "d", "d has rank 2", "d a le rang 2"),
          circles: preset(IN_CIRCLES, "f", "f and g are won too", "f et g gagnés aussi"),
          truth: preset(TRUTH, "d", "the truth", "la vérité"),
        },
        draw: ({ claims, checked }) =>
          drawArena(TWELVE, t(text("A claimed solution", "Une solution affirmée")), {
            points: TWELVE_PLACES,
            bend: twelveBend,
            node: (vertex) => ({
              tone: claims[vertex] === NOT_WON ? "plain" : "player0",
              stroke: vertex === checked ? "strong" : "normal",
              ...(claims[vertex] === NOT_WON ? {} : { detail: String(claims[vertex]) }),
            }),
            edge: (from) => (from === checked ? { stroke: "strong" } : {}),
          }),
        parts: ({ checked }) => ({ near: Array.from(successors(TWELVE, checked), idOf) }),
        called: vertexName,
        touch: ({ claims, checked }, node) => {
          const vertex = vertexOf(node);
          if (vertex !== checked) return { claims, checked: vertex };
          const more = claims[vertex] === MOST_RANK ? NOT_WON : claims[vertex] + 1;
          return { claims: claims.with(vertex, more), checked };
        },
        values: ({ claims }) => ({ wrong: failing(claims).length }),
        says: ({ claims, checked }) => {
          const [claimed, wanted] = [claims[checked], wantedRank(claims, checked)];
          const word = (rank: number, otherwise: string): string => (rank === NOT_WON ? otherwise : String(rank));
          const name = label(checked);
          return claimed === wanted
            ? text(
                `${name}: ${word(claimed, "not won")} agrees with its neighbours.`,
                `${name} : ${word(claimed, "non gagné")} s'accorde avec ses voisins.`,
              )
            : text(
                `${name}: claimed ${word(claimed, "not won")}, its neighbours say ${word(wanted, "not won")}.`,
                `${name} : affirmé ${word(claimed, "non gagné")}, ses voisins disent ${word(wanted, "non gagné")}.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Claims without ranks can lie in circles: “f is won because g is, and g because f is” would pass. With " +
            "ranks f needs 1 + the " +
            "greatest of g and e, and g needs 1 + f: no numbers fit.",
          "Sans rangs on peut mentir en rond : « f est gagné car g l'est, et g car f l'est » passerait. Avec les " +
            "rangs, il faut à f 1 + le " +
            "plus grand de g et e, et à g 1 + f : aucun nombre ne convient.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Claimed: G 0, a 1, b 2, c 3, d 2, e 3. Which is the first vertex whose claim fails, and what should it be? " +
        "(a letter, a number)",
      "On affirme : G 0, a 1, b 2, c 3, d 2, e 3. Quel est le premier sommet dont l'affirmation tombe, et que " +
        "faudrait-il ? (une lettre, " +
        "un nombre)",
    ),
    answer: "d 4",
    hint: text("At player 1's vertices it is player 1 who dawdles.", "Chez J1, c'est lui qui traîne."),
    wrong: [
      wrong("+e", "e = 1 + d agrees with the false d.", "e = 1 + d s'accorde avec le d faux."),
      wrong(
        "d 2",
        "2 is what is claimed: take the greatest, not the least.",
        "2 est ce qu'on affirme : prenez le plus grand, pas le plus petit.",
      ),
    ],
    why: text("d is a square: 1 + the greatest of 3 and 1.", "d est un carré : 1 + le plus grand de 3 et 1."),
  },
  lab: "#arena/twelve",
};
