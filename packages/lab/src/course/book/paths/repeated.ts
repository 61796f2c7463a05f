import { seededRandom, text } from "marienbad";
import { type Action, COURSE_DILEMMA, findDilemmaStrategy, fractions, playDilemma, shownScore } from "marienbad-matrix";
import { decimals, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";
import { NAMES, type Name } from "./strategies.ts";

const options = (ids: readonly Name[]) => ids.map((id) => [id, NAMES[id].en, NAMES[id].fr] as const);

/** A match in the course's years. */
export function matchOf(
  first: string,
  second: string,
  turns: number,
): { actions: readonly (readonly Action[])[]; years: number[] } {
  const players = [findDilemmaStrategy(first), findDilemmaStrategy(second)] as const;
  const { actions, scores } = playDilemma(...players, { turns, dilemma: COURSE_DILEMMA }, seededRandom(1));
  return { actions, years: scores.map((score) => shownScore(COURSE_DILEMMA, fractions.toNumber(score))) };
}

/** Years against tit for tat when there is a next round with this chance: silent, always betraying, alternating. */
export const expectedYears = (chance: number): [number, number, number] => [
  1 / (1 - chance),
  (2 * chance) / (1 - chance),
  (3 * chance) / (1 - chance * chance),
];

interface Match {
  readonly first: string;
  readonly second: string;
  readonly turns: number;
}

export const AGAIN: Section = {
  id: "again",
  title: text("Again and again", "Encore et encore"),
  blocks: [
    {
      prose: [
        text(
          "If we meet again tomorrow, betraying today may cost dear. *Tit for tat* is silent first, then copies. " +
            "Let {first} " +
            "meet {second} for {turns} rounds: [the first](one) serves {years1} years, [the second](two) " +
            "{years2}. Circles " +
            "are silent, squares betray.",
          "Si l'on se revoit demain, trahir aujourd'hui peut coûter cher. *Donnant-donnant* se tait d'abord, " +
            "puis copie. " +
            "Faites jouer {first} contre {second} pendant {turns} tours : [le premier](one) fait {years1} ans, [le " +
            "second](two) {years2}. Les ronds se taisent, les carrés trahissent.",
        ),
      ],
      figure: figure<Match>({
        start: { first: "tit-for-tat", second: "always-defect", turns: 10 },
        controls: {
          first: choice("First", "Premier", ...options(["tit-for-tat", "always-cooperate", "always-defect"])),
          second: choice("Second", "Second", ...options(["tit-for-tat", "always-defect", "pavlov"])),
          turns: slider(1, 50, "Rounds", "Tours"),
        },
        draw: ({ first, second, turns }) => {
          const drawing = new Drawing();
          matchOf(first, second, turns).actions.forEach((actions, row) => {
            actions.forEach((action, turn) => {
              const place = at((turn % 17) * 24, row * 24 + Math.floor(turn / 17) * 64);
              const look =
                action === "C"
                  ? ({ shape: "circle", tone: "player0" } as const)
                  : ({ shape: "square", tone: "player1" } as const);
              drawing.node(`${row === 0 ? "a" : "b"}${turn}`, place, "", { ...look, width: 19 });
            });
          });
          return drawing.scene(t(text("A match as two rows of beads", "Un match en deux rangs de perles")));
        },
        parts: ({ turns }) => {
          const row = (letter: string): string[] => Array.from({ length: turns }, (_, turn) => `${letter}${turn}`);
          return { one: row("a"), two: row("b") };
        },
        values: ({ first, second, turns }) => {
          const [years1, years2] = matchOf(first, second, turns).years;
          return { years1, years2 };
        },
      }),
    },
    {
      prose: [
        text(
          "All depends on the chance of meeting again. Let it be {p} tenths: against tit for tat " +
            "[silence](silent) then " +
            "costs {s} years on average, [always betraying](betray) {b}, [alternating](alternate) {a}. With the " +
            "course's " +
            "sentences the three meet at one half: from there on, betraying tit for tat no longer pays.",
          "Tout dépend de la chance de se revoir. Prenez-la de {p} dixièmes : contre donnant-donnant, [se " +
            "taire](silent) coûte alors {s} ans en moyenne, [toujours trahir](betray) {b}, [alterner](alternate) " +
            "{a}. Avec " +
            "les peines du cours, les trois se croisent à une chance sur deux : à partir de là, trahir " +
            "donnant-donnant ne " +
            "rapporte plus.",
        ),
      ],
      figure: figure<{ readonly p: number }>({
        start: { p: 5 },
        controls: { p: slider(0, 8, "Chance of another round, in tenths", "Chance d'un autre tour, en dixièmes") },
        draw: ({ p }) => {
          const drawing = new Drawing();
          const place = (tenths: number, years: number) => at(tenths * 42, -years * 24);
          drawing.line(place(0, 0), place(8, 0)).line(place(0, 0), place(0, 8));
          const looks = [
            { id: "s", tone: "player0", label: text("silent", "se taire") },
            { id: "b", tone: "player1", label: text("betray", "trahir") },
            { id: "a", tone: "draw", label: text("alternate", "alterner") },
          ] as const;
          looks.forEach(({ id, tone, label }, row) => {
            for (let tenths = 0; tenths <= 8; tenths++) {
              const years = expectedYears(tenths / 10)[row];
              drawing.node(`${id}${tenths}`, place(tenths, years), "", {
                ...{ shape: "circle", tone, width: tenths === p ? 16 : 8, stroke: tenths === p ? "strong" : "normal" },
              });
              if (tenths > 0) drawing.edge(`${id}${tenths - 1}`, `${id}${tenths}`, { arrow: false, tone });
            }
            drawing.text(t(label), at(8 * 42 + 12, place(8, expectedYears(0.8)[row]).y), {
              anchor: "start",
              size: "normal",
            });
          });
          [0, 5].forEach((tenths) => void drawing.text(decimals(tenths / 10, 1), place(tenths, -0.7)));
          [2, 4, 6, 8].forEach((years) => void drawing.text(years, at(-14, place(0, years).y)));
          return drawing.scene(
            t(text("Expected years against tit for tat", "Années attendues contre donnant-donnant")),
          );
        },
        parts: () => {
          const all = (id: string): string[] => Array.from({ length: 9 }, (_, tenths) => `${id}${tenths}`);
          return { silent: all("s"), betray: all("b"), alternate: all("a") };
        },
        values: ({ p }) => {
          const [s, b, a] = expectedYears(p / 10).map((years) => decimals(years, 2));
          return { s, b, a };
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "But if the last round is known, everything unravels. In round 10 nothing follows, so both betray. " +
            "Then round 9 " +
            "changes nothing that follows either, so both betray there too; and so on. Go back by {k} rounds: " +
            "[those](gone) " +
            "are decided.",
          "Mais si l'on connaît le dernier tour, tout s'effondre en remontant. Au tour 10 rien ne suit, donc " +
            "tous deux " +
            "trahissent. Le tour 9 ne change alors rien à la suite, donc on y trahit aussi ; et ainsi de suite. " +
            "Remontez de " +
            "{k} tours : [ceux-là](gone) sont décidés.",
        ),
      ],
      figure: figure<{ readonly k: number }>({
        start: { k: 3 },
        controls: { k: slider(0, 10, "Rounds decided", "Tours décidés") },
        draw: ({ k }) => {
          const drawing = new Drawing();
          for (let turn = 1; turn <= 10; turn++) {
            const gone = turn > 10 - k;
            drawing.node(`r${turn}`, at(turn * 38, 0), turn, {
              ...{ shape: gone ? "square" : "circle", tone: gone ? "player1" : "plain", width: 32 },
            });
          }
          return drawing.scene(t(text("Ten rounds, decided from the last", "Dix tours, décidés depuis le dernier")));
        },
        parts: ({ k }) => ({ gone: Array.from({ length: k }, (_, index) => `r${10 - index}`) }),
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Repetition makes one reach a Nash equilibrium”: there was one already, and always betraying remains one. " +
            "Repetition adds *others*, and only if the end is uncertain enough.",
          "« La répétition fait atteindre un équilibre de Nash » : il y en avait déjà un, et toujours trahir en " +
            "reste un. La " +
            "répétition en ajoute d'*autres*, et seulement si la fin est assez incertaine.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Tit for tat against always betray, 20 rounds: the years of each? (two numbers)",
      "Donnant-donnant contre toujours trahir, 20 tours : les années de chacun ? (deux nombres)",
    ),
    answer: "41 38",
    hint: text("The first round, then nineteen others.", "Le premier tour, puis dix-neuf autres."),
    wrong: [
      wrong("40 40", "The first round is not like the others.", "Le premier tour n'est pas comme les autres."),
      wrong("38 41", "Tit for tat is the one who was betrayed.", "C'est donnant-donnant qui a été trahi."),
      wrong("60 0", "From the second round on it talks too.", "Dès le deuxième tour, il parle aussi."),
    ],
    why: text("3 + 19 × 2 and 0 + 19 × 2.", "3 + 19 × 2 et 0 + 19 × 2."),
  },
  further: [
    {
      asked: text(
        "The chance of another round is 4 in 10. What costs less against tit for tat?",
        "La chance d'un tour de plus est de 4 sur 10. Que vaut-il mieux faire contre donnant-donnant ?",
      ),
      options: [
        option(["silent", "to be silent always", "se taire toujours"]),
        option(["betray", "to betray always", "trahir toujours"]),
        option(["same", "both cost the same", "les deux coûtent autant"]),
      ],
      answer: "betray",
      hint: text("1/(1 − p) against 2p/(1 − p).", "1/(1 − p) contre 2p/(1 − p)."),
      wrong: [
        wrong(
          "silent",
          "1/0.6 is 1.67 years; betraying costs 0.8/0.6, which is 1.33.",
          "1/0,6 fait 1,67 an ; trahir coûte 0,8/0,6, soit 1,33.",
        ),
        wrong("same", "They cross at one half, not at 0.4.", "Elles se croisent à un demi, pas à 0,4."),
      ],
      why: text(
        "1.33 years against 1.67: tomorrow is not sure enough.",
        "1,33 an contre 1,67 : demain n'est pas assez sûr.",
      ),
    },
  ],
  lab: "#dilemma/match?first=tit-for-tat&second=always-defect&turns=10",
};
