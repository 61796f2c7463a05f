import { Segments } from "../base/controls.tsx";
import { number, say } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { exactly, first, played, second, shownTournament, tab, turn } from "./instance.ts";
import { decimals, heatOf, withFraction } from "./numbers.ts";
import { Population } from "./population.tsx";
import { heatPicture, populationPicture } from "./repeated-pictures.ts";
import { nameOf } from "./state.ts";
import type { TournamentAnswer } from "./tasks.ts";

/** What came out of a tournament: as it was sampled, or as it may be expected. */
export function Results() {
  const [study, answer] = [played.value, shownTournament.value];
  if (study === undefined || answer === undefined) return null;
  const { sampled, expected } = study;
  const count = expected?.tournament.strategies.length ?? 0;
  const all = count === sampled.tournament.strategies.length;
  return (
    <>
      {expected !== undefined && (
        <div class="row exactly">
          <Segments<"sampled" | "expected">
            label={say("Which numbers", "Quels nombres")}
            choices={[
              { id: "sampled", text: say("As it was played", "Tel que joué") },
              { id: "expected", text: say("Exact expectations", "Espérances exactes") },
            ]}
            value={exactly.value ? "expected" : "sampled"}
            onChange={(chosen) => {
              exactly.value = chosen === "expected";
            }}
          />
          <span class="soft">
            {all
              ? say("Everybody here remembers one turn only.", "Ici chacune ne se souvient que d'un tour.")
              : say(
                  `Exact for the ${count} of ${sampled.tournament.strategies.length} that remember one turn only.`,
                  `Exactes pour les ${count} sur ${sampled.tournament.strategies.length} qui ne se souviennent que d'un tour.`,
                )}
          </span>
        </div>
      )}
      <div class="outcome-columns">
        <Ranking answer={answer} expected={all && !exactly.value ? expected : undefined} />
        <HeatMap answer={answer} />
      </div>
      <Population answer={answer} />
      <PictureExport pictures={[heatPicture(answer.tournament, nameOf), populationPicture(answer, nameOf)]} />
    </>
  );
}

/** The table of the tournament; beside what was sampled, what may be expected where everybody has an expectation. */
function Ranking({
  answer: { tournament },
  expected,
}: {
  answer: TournamentAnswer;
  expected: TournamentAnswer | undefined;
}) {
  const averageOf = (strategy: string): number | undefined =>
    expected?.tournament.standings.find((one) => one.strategy === strategy)?.average;
  return (
    <section>
      <h2>{say("Ranking", "Classement")}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("Ranking", "Classement")}>
        <table class="numbers ranking">
          <thead>
            <tr>
              <th scope="col">{say("strategy", "stratégie")}</th>
              <th scope="col">
                {tournament.costs ? say("years a turn", "ans par tour") : say("points a turn", "points par tour")}
              </th>
              {expected !== undefined && <th scope="col">{say("expected", "espérance")}</th>}
              <th scope="col">{say("cooperates", "coopère")}</th>
              <th scope="col">{say("wins", "victoires")}</th>
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map(({ rank, strategy, average, cooperation, wins }) => (
              <tr key={strategy}>
                <th scope="row">
                  {rank}. {nameOf(strategy)}
                </th>
                <td>{decimals(average)}</td>
                {expected !== undefined && <td>{decimals(averageOf(strategy) ?? Number.NaN)}</td>}
                <td>{Math.round(cooperation * 100)} %</td>
                <td>{number(wins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">
        {tournament.exactPayoffs !== null
          ? say(
              "Nothing is sampled here: the expectations are exact, everybody against everybody and its own twin.",
              "Rien n'est tiré au hasard ici : les espérances sont exactes, chacune contre chacune et contre sa jumelle.",
            )
          : say(
              `${number(tournament.matches)} matches, everybody against everybody and its own twin.`,
              `${number(tournament.matches)} rencontres, chacune contre chacune et contre sa jumelle.`,
            )}
      </p>
    </section>
  );
}

/** What each received against each, in the order of the ranking; a cell opens the match. */
function HeatMap({ answer: { tournament } }: { answer: TournamentAnswer }) {
  const { strategies, exactPayoffs, costs } = tournament;
  const { order, value: worthOf, goodness } = heatOf(tournament);
  return (
    <section>
      <h2>{say("Who receives what against whom", "Qui reçoit quoi contre qui")}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("Heat map", "Carte de chaleur")}>
        <table class="heat">
          <thead>
            <tr>
              <td />
              {order.map((column, place) => (
                <th key={column} scope="col" title={nameOf(strategies[column])}>
                  <abbr title={nameOf(strategies[column])}>{place + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((row, place) => (
              <tr key={row}>
                <th scope="row">
                  {place + 1}. {nameOf(strategies[row])}
                </th>
                {order.map((column) => {
                  const value = worthOf(row, column) as number;
                  const worth = withFraction(value, exactPayoffs?.[row][column] ?? "", 2);
                  const names = `${nameOf(strategies[row])} / ${nameOf(strategies[column])}: ${worth}`;
                  return (
                    <td key={column} style={{ "--heat": goodness(value).toFixed(3) }}>
                      <button
                        type="button"
                        title={names}
                        aria-label={`${names}. ${say("See the match", "Voir la rencontre")}`}
                        onClick={() => {
                          first.value = strategies[row];
                          second.value = strategies[column];
                          turn.value = 0;
                          tab.value = "match";
                        }}
                      >
                        {decimals(value, order.length > 12 ? 1 : 2)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">
        {costs
          ? say(
              "Years a turn of the row against the column; the stronger the colour, the better. Touch a cell to see a match.",
              "Ans par tour de la ligne contre la colonne ; plus la couleur est marquée, mieux c'est. Touchez une case pour voir une rencontre.",
            )
          : say(
              "Points a turn of the row against the column; the stronger the colour, the better. Touch a cell to see a match.",
              "Points par tour de la ligne contre la colonne ; plus la couleur est marquée, mieux c'est. Touchez une case pour voir une rencontre.",
            )}
      </p>
    </section>
  );
}
