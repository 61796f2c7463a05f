import { Segments } from "../base/controls.tsx";
import { decimals, number, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { exactly, first, goToTurn, played, second, shownTournament, tab } from "./instance.ts";
import { heatOf, withFraction } from "./numbers.ts";
import { Population } from "./population.tsx";
import { heatPicture, populationPicture } from "./repeated-pictures.ts";
import { nameOf } from "./state.ts";
import type { TournamentAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

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
            label={t(texts.whichNumbers)}
            choices={[
              { id: "sampled", text: t(texts.asItWasPlayed) },
              { id: "expected", text: t(texts.exactExpectations) },
            ]}
            value={exactly.value ? "expected" : "sampled"}
            onChange={(chosen) => {
              exactly.value = chosen === "expected";
            }}
          />
          <span class="soft">
            {all
              ? t(texts.allRememberOneTurn)
              : t(texts.someRememberOneTurn(count, sampled.tournament.strategies.length))}
          </span>
        </div>
      )}
      <div {...SCALED_FIGURE}>
        <div class="outcome-columns">
          <Ranking answer={answer} expected={all && !exactly.value ? expected : undefined} />
          <HeatMap answer={answer} />
        </div>
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
      <h2>{t(texts.ranking)}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={t(texts.ranking)}>
        <table class="numbers ranking">
          <thead>
            <tr>
              <th scope="col">{t(texts.strategy)}</th>
              <th scope="col">{tournament.costs ? t(texts.yearsATurn) : t(texts.pointsATurn)}</th>
              {expected !== undefined && <th scope="col">{t(texts.expected)}</th>}
              <th scope="col">{t(texts.cooperates)}</th>
              <th scope="col">{t(texts.wins)}</th>
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map(({ rank, strategy, average, cooperation, wins }) => (
              <tr key={strategy}>
                <th scope="row">
                  {rank}. {nameOf(strategy)}
                </th>
                <td>{decimals(average, 3)}</td>
                {expected !== undefined && <td>{decimals(averageOf(strategy) ?? Number.NaN, 3)}</td>}
                <td>{Math.round(cooperation * 100)} %</td>
                <td>{number(wins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">
        {tournament.exactPayoffs !== null ? t(texts.nothingIsSampled) : t(texts.matchesPlayed(tournament.matches))}
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
      <h2>{t(texts.whoReceivesWhat)}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={t(texts.heatMap)}>
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
                        aria-label={`${names}. ${t(texts.seeTheMatch)}`}
                        onClick={() => {
                          first.value = strategies[row];
                          second.value = strategies[column];
                          goToTurn(Number.POSITIVE_INFINITY);
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
      <p class="soft">{costs ? t(texts.heatMapOfYears) : t(texts.heatMapOfPoints)}</p>
    </section>
  );
}
