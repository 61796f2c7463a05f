import { DILEMMA_STRATEGIES } from "marienbad/matrix";
import { Fold, IconButton, NumberField } from "../base/controls.tsx";
import { language, number, say, t } from "../base/language.ts";
import type { TournamentAnswer } from "../worker/dilemma-tasks.ts";
import { Population } from "./population.tsx";
import { RulesForm } from "./rules-form.tsx";
import {
  entrants,
  first,
  generations,
  nameOf,
  played,
  playing,
  playTournament,
  progress,
  repeat,
  second,
  stopTournament,
  tab,
  toggleEntrant,
  turn,
} from "./state.ts";

export function TournamentView() {
  const answer = played.value;
  return (
    <div class="tournament">
      <div class="row rules">
        <RulesForm />
        <NumberField
          label={say("Matches of a pair", "Rencontres par paire")}
          value={repeat.value}
          least={1}
          most={10_000}
          onChange={(next) => {
            repeat.value = next;
          }}
        />
        <NumberField
          label={say("Generations", "Générations")}
          value={generations.value}
          least={1}
          most={1000}
          onChange={(next) => {
            generations.value = next;
          }}
        />
      </div>
      <Fold
        title={say(`Strategies: ${entrants.value.length}`, `Stratégies : ${entrants.value.length}`)}
        open={answer === undefined}
      >
        <Entrants />
      </Fold>
      <div class="row start">
        {playing.value ? (
          <>
            <IconButton icon="stop" label={say("Stop", "Arrêter")} onClick={stopTournament} />
            <progress
              max={1}
              value={progress.value}
              aria-label={say("Progress of the tournament", "Avancement du tournoi")}
            />
            <span class="soft">{Math.round(progress.value * 100)} %</span>
          </>
        ) : (
          <button
            type="button"
            class="button strong"
            disabled={entrants.value.length === 0}
            onClick={() => void playTournament()}
          >
            {say("Play the tournament", "Jouer le tournoi")}
          </button>
        )}
      </div>
      {answer !== undefined && (
        <>
          <div class="outcome-columns">
            <Ranking answer={answer} />
            <HeatMap answer={answer} />
          </div>
          <Population answer={answer} />
        </>
      )}
    </div>
  );
}

function Entrants() {
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            entrants.value = DILEMMA_STRATEGIES.map(({ id }) => id);
          }}
        >
          {say("All", "Toutes")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            entrants.value = [];
          }}
        >
          {say("None", "Aucune")}
        </button>
      </div>
      <ul class="entrants">
        {DILEMMA_STRATEGIES.map(({ id, name, summary }) => (
          <li key={id}>
            <label class="tick" title={summary[language.value]}>
              <input type="checkbox" checked={entrants.value.includes(id)} onChange={() => toggleEntrant(id)} />
              {t(name)}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const decimals = (value: number, digits = 3): string =>
  value.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

function Ranking({ answer: { tournament } }: { answer: TournamentAnswer }) {
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
                <td>{Math.round(cooperation * 100)} %</td>
                <td>{number(wins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">
        {say(
          `${number(tournament.matches)} matches, everybody against everybody and its own twin.`,
          `${number(tournament.matches)} rencontres, chacune contre chacune et contre sa jumelle.`,
        )}
      </p>
    </section>
  );
}

/** What each received against each, in the order of the ranking; a cell opens the match. */
function HeatMap({ answer: { tournament } }: { answer: TournamentAnswer }) {
  const { strategies, payoffs, standings, costs } = tournament;
  const order = standings.map(({ strategy }) => strategies.indexOf(strategy));
  const values = payoffs.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const goodness = (value: number): number => {
    const share = (value - low) / (high - low || 1);
    return costs ? 1 - share : share;
  };
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
                  const value = payoffs[row][column] as number;
                  const names = `${nameOf(strategies[row])} / ${nameOf(strategies[column])}: ${decimals(value, 2)}`;
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
              "Years a turn of the row against the column; darker is better. Touch a cell to see a match.",
              "Ans par tour de la ligne contre la colonne ; plus foncé vaut mieux. Touchez une case pour voir une rencontre.",
            )
          : say(
              "Points a turn of the row against the column; darker is better. Touch a cell to see a match.",
              "Points par tour de la ligne contre la colonne ; plus foncé vaut mieux. Touchez une case pour voir une rencontre.",
            )}
      </p>
    </section>
  );
}
