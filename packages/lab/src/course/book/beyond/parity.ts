import { type Text, text } from "marienbad";
import { successors } from "marienbad/arena";
import { solveByZielonka, type ZielonkaStep } from "marienbad/objective";
import { SIX, SIX_PRIORITIES } from "../../../base/endless-arenas.ts";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, idOf, ids, placesOf, vertexOf, withPriorities } from "../arena-drawing.ts";
import { begunIn } from "../fields.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const GAME = withPriorities(arenaOf(SIX.lines, SIX), SIX_PRIORITIES);
const PLACES = placesOf(GAME, "a 0 0; e 0 1.2; c 1.4 .6; d 2.8 0; f 4.2 .6; b 2.8 1.6", 90);
const STEPS: ZielonkaStep[] = [];
const { winnerOfVertex } = solveByZielonka(GAME, (step) => STEPS.push(step));
const priority = (vertex: number): number => GAME.priorityOfVertex[vertex];
const names = (list: readonly number[]): string => list.map((vertex) => GAME.label(vertex)).join(", ");
const TITLE = text("A parity game of six vertices", "Un jeu de parité à six sommets");

/** x leads into a circle of y and z: 5 is seen once, 2 for ever. */
const ROUND = withPriorities(arenaOf("x: y; y: z; z: y", { own: "x y" }), [5, 2, 1]);
const ROUND_PLACES = placesOf(ROUND, "x 0 0; y 1.5 0; z 3 0");

/** Who wins the play from x by a reading: with all vertices, or with those of the circle. */
function winnerRead(reading: string): number {
  const [x, ...circle] = Array.from(ROUND.priorityOfVertex);
  return Math.max(...circle, ...(reading === "seen" ? [x] : [])) % 2;
}

interface Walk {
  readonly path: readonly number[];
}

/** The play as far as it is walked; a vertex seen twice closes a cycle. */
function cycleOf({ path }: Walk): readonly number[] {
  const last = path[path.length - 1];
  const first = path.indexOf(last);
  return first < path.length - 1 ? path.slice(first, -1) : [];
}

export const FOR_EVER: Section = {
  id: "parity",
  title: text("The largest number seen for ever", "Le plus grand nombre vu sans cesse"),
  blocks: [
    {
      prose: [
        text(
          "Every vertex has a number, its *priority*. A play that never ends is won by player 0 if the largest " +
            "priority " +
            "that it sees *again and again* is even, by player 1 if it is odd. Walk: touch a vertex that an arrow " +
            "leads " +
            "to, until you have gone round. Büchi is parity with the priorities 1 and 2.",
          "Chaque sommet a un nombre, sa *priorité*. Une partie sans fin est gagnée par J0 si la plus grande " +
            "priorité vue " +
            "*sans cesse* est paire, par J1 si elle est impaire. Promenez-vous : touchez un sommet où mène une " +
            "flèche, " +
            "jusqu'à faire le tour. Büchi est la parité avec les priorités 1 et 2.",
        ),
      ],
      figure: figure<Walk>({
        start: { path: [0] },
        fields: { path: begunIn(GAME) },
        controls: {
          again: { kind: "button", label: text("Begin again", "Recommencer"), press: () => ({ path: [0] }) },
        },
        draw: (state) =>
          drawArena(GAME, t(TITLE), {
            points: PLACES,
            token: state.path[state.path.length - 1],
            node: (vertex) => ({
              detail: String(priority(vertex)),
              ...(cycleOf(state).includes(vertex) ? { tone: toneOfCycle(cycleOf(state)) } : {}),
            }),
          }),
        called: vertexName,
        touch: ({ path }, node) => {
          const [here, next] = [path[path.length - 1], vertexOf(node)];
          return successors(GAME, here).includes(next) ? { path: [...path, next].slice(-12) } : { path };
        },
        touchable: ({ path }) => Array.from(successors(GAME, path[path.length - 1]), idOf),
        says: (state) => {
          const cycle = cycleOf(state);
          if (cycle.length === 0) {
            return text(`So far: ${names(state.path)}.`, `Jusqu'ici : ${names(state.path)}.`);
          }
          const largest = Math.max(...cycle.map(priority));
          return text(
            `Round and round ${names(cycle)}: the largest priority is ${largest}, so player ${largest % 2} wins.`,
            `En rond par ${names(cycle)} : la plus grande priorité est ${largest}, donc J${largest % 2} gagne.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The largest number of the play.” Read " +
            "{reading}, the play from [x](x) is player {winner}'s. But 5 is seen " +
            "once, and what happens once is forgotten for ever: only [the circle](circle) counts.",
          "« Le plus grand nombre de la partie. » Lue " +
            "{reading}, la partie depuis [x](x) est au joueur {winner}. Mais 5 " +
            "n'est vu qu'une fois, et ce qui n'arrive qu'une fois est oublié : seul [le cercle](circle) compte.",
        ),
      ],
      figure: figure<{ readonly reading: string }>({
        start: { reading: "seen" },
        controls: {
          reading: choice(
            "Which numbers count",
            "Les nombres qui comptent",
            ["seen", "with all that is seen", "avec tout ce qui est vu"],
            ["ever", "with what is seen for ever", "avec ce qui est vu sans cesse"],
          ),
        },
        draw: ({ reading }) =>
          drawArena(ROUND, t(text("Once, then round", "Une fois, puis en rond")), {
            points: ROUND_PLACES,
            node: (vertex) => ({
              detail: String(ROUND.priorityOfVertex[vertex]),
              tone: winnerRead(reading) === 0 ? "player0" : "player1",
            }),
          }),
        parts: () => ({ x: ids(ROUND, "x"), circle: ids(ROUND, "y z y>z z>y") }),
        values: ({ reading }) => ({ winner: winnerRead(reading) }),
      }),
    },
  ],
  exercise: {
    asked: text(
      "A play goes d → f → c → e → c → e → … What is the largest priority seen for ever, and who wins? (two numbers)",
      "Une partie va d → f → c → e → c → e → … Quelle est la plus grande priorité vue sans cesse, et qui gagne ? " +
        "(deux " +
        "nombres)",
    ),
    answer: "2 0",
    hint: text("What comes again and again?", "Qu'est-ce qui revient sans cesse ?"),
    wrong: [
      wrong("5 1", "d is left at once and never seen again.", "d est quitté aussitôt et n'est plus jamais vu."),
      wrong("4 0", "f is seen once only.", "f n'est vu qu'une fois."),
      wrong("2 1", "2 is even.", "2 est pair."),
    ],
    why: text("Only c (0) and e (2) come back.", "Seuls c (0) et e (2) reviennent."),
  },
  lab: "#arena/parity",
};

function toneOfCycle(cycle: readonly number[]): "player0" | "player1" {
  return Math.max(...cycle.map(priority)) % 2 === 0 ? "player0" : "player1";
}

/** One step of the recursion in a sentence. */
function told({ kind, player, priority: top, subgame, to, region }: ZielonkaStep): Text {
  switch (kind) {
    case "ends":
      return text(
        `Player ${player} forces an end from ${names(region)}.`,
        `J${player} force une fin : ${names(region)}.`,
      );
    case "attract":
      return text(
        `Among ${names(subgame)} the largest priority is ${top}, player ${player}'s: it attracts ${names(region)}.`,
        `Parmi ${names(subgame)}, la plus grande priorité est ${top}, à J${player} : elle attire ${names(region)}.`,
      );
    case "wins":
      return text(
        `The rest is not lost anywhere: player ${player} wins all of ${names(subgame)}.`,
        `Rien du reste n'est perdu : J${player} gagne tout ${names(subgame)}.`,
      );
    case "gives":
      return text(
        `Of the rest player ${player} has won ${names(to)}, and so ${names(region)}: that is taken out.`,
        `Du reste, J${player} a gagné ${names(to)}, donc ${names(region)} : on le retire.`,
      );
  }
}

const won = (player: number): string =>
  Array.from(winnerOfVertex.keys())
    .filter((vertex) => winnerOfVertex[vertex] === player)
    .map((vertex) => GAME.label(vertex))
    .join(" ");

export const ZIELONKA: Section = {
  id: "zielonka",
  title: text("Nothing but attractors", "Rien que des attracteurs"),
  blocks: [
    {
      prose: [
        text(
          "Zielonka's recursion. Take the largest priority; its owner attracts what they can to it; what is left " +
            "is a " +
            "smaller game. Step {step} of {count}.",
          "La récursion de Zielonka. Prenons la plus grande priorité ; son joueur attire vers elle ce qu'il peut ; " +
            "ce qui " +
            "reste est un jeu plus petit. Étape {step} sur {count}.",
        ),
      ],
      figure: figure<{ readonly step: number }>({
        start: { step: 1 },
        controls: { step: slider(1, STEPS.length, "Step", "Étape") },
        draw: ({ step }) => {
          const { region, subgame, player } = STEPS[step - 1];
          return drawArena(GAME, t(TITLE), {
            points: PLACES,
            node: (vertex) => ({
              detail: String(priority(vertex)),
              tone: region.includes(vertex) ? (player === 0 ? "player0" : "player1") : "plain",
              stroke: subgame.includes(vertex) ? "strong" : "dotted",
            }),
          });
        },
        values: () => ({ count: STEPS.length }),
        says: ({ step }) => told(STEPS[step - 1]),
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Let the largest priority p be player 0's. If player 0 wins all of the rest, player 0 wins everything: a " +
            "play " +
            "either stays in the rest from some move on, and is won there, or comes back to p for ever, and " +
            "nothing is " +
            "larger. If player 1 wins a part of the rest, player 0 could leave it only for the attractor, and " +
            "cannot, or " +
            "would have been attracted: so player 1 keeps it, with all that they attract to it, and what remains " +
            "is a " +
            "smaller game once more.",
          "Soit p la plus grande priorité, à J0. Si J0 gagne tout le reste, il gagne tout : une partie demeure " +
            "dans le " +
            "reste à partir d'un coup, et y est gagnée, ou revient à p sans cesse, et rien n'est plus grand. Si J1 " +
            "gagne " +
            "une part du reste, J0 ne pourrait la quitter que pour l'attracteur, et il serait alors attiré : J1 la " +
            "garde " +
            "donc, avec tout ce qu'il y attire, et ce qui demeure est encore un jeu plus petit.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("Which of the six vertices does player 0 win?", "Lesquels des six sommets J0 gagne-t-il ?"),
    answer: won(0),
    set: true,
    hint: text("Look for a circle that player 0 can keep to.", "Cherchez un cercle où J0 peut se tenir."),
    wrong: [
      wrong(
        "+d",
        "From d player 1 goes to f and back by b: 5 is the largest.",
        "De d, J1 va en f et revient par b : 5 est la plus grande.",
      ),
      wrong("~c", "From c player 0 goes to e and back.", "De c, J0 va en e et revient."),
    ],
    why: text(
      "Player 0 keeps to e and c, whose largest priority is 2; player 1 to d, f and b, whose largest is 5.",
      "J0 se tient à e et c, dont la plus grande priorité est 2 ; J1 à d, f et b, dont la plus grande est 5.",
    ),
  },
  lab: "#arena/parity",
};
