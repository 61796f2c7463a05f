import { DILEMMA_STRATEGIES } from "marienbad/matrix";
import { Fold, IconButton, NumberField } from "../base/controls.tsx";
import { language, say, t } from "../base/language.ts";
import {
  entrants,
  generations,
  played,
  playing,
  playTournament,
  progress,
  repeat,
  stopTournament,
  toggleEntrant,
} from "./instance.ts";
import { Results } from "./results.tsx";
import { RulesForm } from "./rules-form.tsx";

export function TournamentView() {
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
        open={played.value === undefined}
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
      <Results />
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
