import { useMemo } from "preact/hooks";
import { Segments } from "../base/controls.tsx";
import { decimals, number, percent, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { dilemma } from "./instance.ts";
import { heatOf, stackOf, withFraction } from "./numbers.ts";
import { heatPicture, populationPicture } from "./repeated-pictures.ts";
import { nameOf } from "./state.ts";
import type { TournamentAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

export function Results() {
  const [study, answer] = [dilemma.played.value, dilemma.shownTournament.value];
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
            value={dilemma.exactly.value ? "expected" : "sampled"}
            onChange={(chosen) => (dilemma.exactly.value = chosen === "expected")}
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
          <Ranking answer={answer} expected={all && !dilemma.exactly.value ? expected : undefined} />
          <HeatMap answer={answer} />
        </div>
      </div>
      <Population answer={answer} />
      <PictureExport pictures={[heatPicture(answer.tournament, nameOf), populationPicture(answer, nameOf)]} />
    </>
  );
}

interface RankingProps {
  readonly answer: TournamentAnswer;
  readonly expected: TournamentAnswer | undefined;
}

/** The table of the tournament; beside what was sampled, what may be expected where everybody has an expectation. */
function Ranking({ answer: { tournament }, expected }: RankingProps) {
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
                          dilemma.first.value = strategies[row];
                          dilemma.second.value = strategies[column];
                          dilemma.goToTurn(Number.POSITIVE_INFINITY);
                          dilemma.tab.value = "match";
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

const WIDE = 640;
const HIGH = 240;

function Population({ answer: { tournament, shares } }: { answer: TournamentAnswer }) {
  const last = shares.length - 1;
  const at = Math.min(dilemma.generation.value, last);
  const { order, tops } = useMemo(() => stackOf(shares), [shares]);
  const bands = useMemo(() => bandsOf(tops), [tops]);
  const now = [...order].sort((a, b) => shares[at][b] - shares[at][a]);
  const leader = nameOf(tournament.strategies[now[0]]);
  return (
    <section class="population">
      <h2>{t(texts.populationOverGenerations)}</h2>
      <p class="soft">{t(texts.populationExplained)}</p>
      <div class="population-columns">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          role="img"
          aria-label={t(texts.sharesAtTheEnd(last, nameOf(tournament.strategies[order[0]]), shares[last][order[0]]))}
        >
          {bands.map((d, place) => (
            <path key={order[place]} class="band" d={d} style={{ "--band": place, "--bands": order.length }} />
          ))}
          <path class="now" d={`M${(at / Math.max(1, last)) * WIDE} 0V${HIGH}`} />
        </svg>
        <ol class="shares">
          {now.slice(0, 12).map((index) => (
            <li key={index}>
              <span
                class="swatch"
                style={{ "--band": order.indexOf(index), "--bands": order.length }}
                aria-hidden="true"
              />
              <span>{nameOf(tournament.strategies[index])}</span>
              <span>{percent(shares[at][index])}</span>
            </li>
          ))}
        </ol>
      </div>
      <Stepper
        step={at}
        last={last}
        running={dilemma.breeding.value}
        pace={120}
        sentence={t(texts.generationLargestShare(at, shares[at][now[0]], leader))}
        onStep={(next) => (dilemma.generation.value = next)}
        onRunning={(next) => (dilemma.breeding.value = next)}
      />
    </section>
  );
}

function bandsOf(tops: readonly (readonly number[])[]): string[] {
  const x = (at: number): string => ((at / Math.max(1, tops.length - 1)) * WIDE).toFixed(1);
  return tops[0].map((_, place) => {
    const up = tops.map((stack, at) => `${x(at)} ${(stack[place] * HIGH).toFixed(2)}`);
    const below = tops.map((stack, at) => `${x(at)} ${((stack[place - 1] ?? 1) * HIGH).toFixed(2)}`);
    return `M${up.join("L")}L${below.reverse().join("L")}Z`;
  });
}
