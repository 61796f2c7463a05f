import { text } from "marienbad";
import {
  COURSE_DILEMMA,
  expectedTournament,
  findDilemmaStrategy,
  playTournament,
  populationDynamics,
  shownScore,
} from "marienbad-matrix";
import { decimals, percent, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { among, several } from "../fields.ts";
import { asWritten } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import { LAST } from "./last.ts";
import { drawStandings, ranking } from "./standings.ts";
import { ALL, NAMES, type Name } from "./strategies.ts";

const GENERATIONS = 50;
let shares: readonly (readonly number[])[] | undefined;

/** Shares of the five after so many generations; computed once. */
export function sharesOf(generation: number): readonly number[] {
  const { payoffs } = playTournament(ALL.map(findDilemmaStrategy), { turns: 10, dilemma: COURSE_DILEMMA });
  shares ??= populationDynamics(payoffs, COURSE_DILEMMA, { generations: GENERATIONS });
  return shares[generation];
}

const yearsOfNoise = new Map<number, number>();

/** Years for each round of two tit for tats over 200 rounds, when a hand slips so many times in a hundred. */
export function noisyYears(percent: number): number {
  const known = yearsOfNoise.get(percent);
  if (known !== undefined) return known;
  const pair = [findDilemmaStrategy("tit-for-tat")];
  const { payoffs } = expectedTournament(pair, { turns: 200, noise: percent / 100, dilemma: COURSE_DILEMMA });
  const years = shownScore(COURSE_DILEMMA, payoffs[0][0]);
  yearsOfNoise.set(percent, years);
  return years;
}

interface Entrants {
  readonly out: readonly string[];
  readonly twins: string;
}

const present = ({ out }: Entrants): Name[] => ALL.filter((id) => !out.includes(id));

export const TOURNAMENT: Section = {
  id: "tournament",
  title: text("The tournament", "Le tournoi"),
  blocks: [
    {
      prose: [
        text(
          "Everybody against everybody, ten rounds each, {twins}. Touch a card to send it away or call it back; " +
            "the bars are " +
            "years for each round, the least first. Tit for tat [never *beats* anybody](never): at best it " +
            "draws. Yet it can " +
            "finish first, because its matches go well for both. But who wins depends on who came: leave only " +
            "tit for tat, " +
            "always betray and always silent, and betraying wins.",
          "Tous contre tous, dix tours chacun, {twins}. Touchez une carte pour l'écarter ou la rappeler ; les " +
            "barres sont des " +
            "années par tour, la plus petite en tête. Donnant-donnant [ne bat jamais personne](never) : au mieux " +
            "il fait jeu " +
            "égal. Il peut pourtant finir premier, parce que ses matchs vont bien aux deux. Mais qui gagne " +
            "dépend de qui est " +
            "venu : ne gardez que donnant-donnant, toujours trahir et toujours se taire, et la trahison l'emporte.",
        ),
      ],
      figure: figure<Entrants>({
        start: { out: [], twins: "with" },
        fields: { out: (out) => several(among(ALL))(out) && out.length <= ALL.length - 2 },
        controls: {
          twins: choice(
            "Twins",
            "Jumeaux",
            ["with", "own twin included", "jumeau compris"],
            ["without", "without a twin", "sans jumeau"],
          ),
        },
        draw: (state) =>
          drawStandings(
            ALL,
            present(state),
            state.twins === "with",
            text("The table of a tournament", "Le classement d'un tournoi"),
          ),
        parts: (state) => ({ never: present(state).length > 1 && !state.out.includes("tit-for-tat") ? ["wins0"] : [] }),
        touchable: () => ALL.map((_, place) => `e${place}`),
        called: asWritten,
        touch: (state, node) => {
          const id = ALL[Number(node.slice(1))];
          const out = state.out.includes(id) ? state.out.filter((one) => one !== id) : [...state.out, id];
          return ALL.length - out.length < 2 ? state : { ...state, out };
        },
        says: (state) => {
          const [first] = ranking(present(state), state.twins === "with");
          const { en, fr } = NAMES[first.id as Name];
          return text(`First: ${en}.`, `En tête : ${fr}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "*Matches won* are not *rank*: with all five, always betray wins 4 matches and is fourth of five.",
          "Les *matchs gagnés* ne sont pas le *rang* : à cinq, toujours trahir gagne 4 matchs et finit quatrième.",
        ),
      ],
    },
    {
      prose: [
        text(
          "Let each share of a population grow as it does well. After {g} generations: [betraying](traitor), " +
            "which lived on " +
            "those who are always silent, starves when they become rare.",
          "Que chaque part d'une population grandisse selon ses résultats. Après {g} générations : [la " +
            "trahison](traitor), qui " +
            "vivait de ceux qui se taisent toujours, s'éteint quand ils se font rares.",
        ),
      ],
      figure: figure<{ readonly g: number }>({
        start: { g: 10 },
        controls: { g: slider(0, GENERATIONS, "Generations", "Générations") },
        draw: ({ g }) => {
          const drawing = new Drawing();
          sharesOf(g).forEach((share, row) => {
            drawing.text(t(NAMES[ALL[row]]), at(-8, row * 34), { anchor: "end", size: "normal" });
            const tone = ALL[row] === "always-defect" ? "player1" : "player0";
            drawing.node(`s${row}`, at(share * 280, row * 34), "", { width: share * 560, height: 20, tone });
            drawing.text(percent(share), at(share * 560 + 10, row * 34), { anchor: "start", size: "normal" });
          });
          return drawing.scene(t(text("Shares of a population", "Parts d'une population")));
        },
        parts: () => ({ traitor: ["s1"] }),
      }),
    },
    {
      prose: [
        text(
          "A little noise is enough to set the best friends at odds. Let a hand slip with a chance of {noise} in " +
            "a hundred: two " +
            "tit for tats over 200 rounds serve [{years} years a round](noisy) instead of 1, since each slip is " +
            "copied for ever.",
          "Un peu de bruit suffit à brouiller les meilleurs amis. Qu'une main glisse avec {noise} chances sur " +
            "cent : deux " +
            "donnant-donnant font, sur 200 tours, [{years} ans par tour](noisy) au lieu de 1, car chaque faute " +
            "est copiée sans fin.",
        ),
      ],
      figure: figure<{ readonly noise: number }>({
        start: { noise: 1 },
        controls: { noise: slider(0, 10, "Slips in a hundred", "Fautes sur cent") },
        draw: ({ noise }) => {
          const drawing = new Drawing();
          for (let percent = 0; percent <= 10; percent++) {
            const height = noisyYears(percent) * 80;
            const tone = percent === noise ? "player1" : "faded";
            drawing.node(`y${percent}`, at(percent * 30, -height / 2), "", { width: 22, height, tone });
            drawing.text(percent, at(percent * 30, 14));
          }
          return drawing.scene(t(text("Years by noise", "Les années selon le bruit")));
        },
        parts: ({ noise }) => ({ noisy: [`y${noise}`] }),
        values: ({ noise }) => ({ years: decimals(noisyYears(noise), 2) }),
      }),
    },
    LAST,
  ],
  exercise: {
    asked: text(
      "Tit for tat, always betray, always silent; ten rounds, own twin included: how many years does tit for tat " +
        "serve in all?",
      "Donnant-donnant, toujours trahir, toujours se taire ; dix tours, jumeau compris : combien d'années fait " +
        "donnant-donnant en tout ?",
    ),
    answer: "41",
    hint: text("Three matches: 10 + … + 10.", "Trois matchs : 10 + … + 10."),
    wrong: [
      wrong("31", "And the match against its twin?", "Et le match contre son jumeau ?"),
      wrong("38", "Against the traitor it serves 21, not 18.", "Contre le traître, il fait 21 ans, non 18."),
      wrong("40", "The first round against the traitor costs 3.", "Le premier tour contre le traître en coûte 3."),
    ],
    why: text(
      "10 + 21 + 10; betraying serves 38 and is first.",
      "10 + 21 + 10 ; toujours trahir en fait 38 et finit premier.",
    ),
  },
  lab: `#dilemma/tournament?entrants=${ALL.join()}&turns=10`,
};
