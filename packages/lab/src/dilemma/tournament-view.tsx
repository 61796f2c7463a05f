import { DILEMMA_STRATEGIES } from "marienbad-matrix";
import { Fold, IconButton, NumberField } from "../base/controls.tsx";
import { t } from "../base/language.ts";
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
import * as texts from "./texts.ts";

export function TournamentView() {
  return (
    <div class="tournament">
      <div class="row rules">
        <RulesForm />
        <NumberField
          label={t(texts.matchesOfAPair)}
          value={repeat.value}
          least={1}
          most={10_000}
          onChange={(next) => {
            repeat.value = next;
          }}
        />
        <NumberField
          label={t(texts.generationsLabel)}
          value={generations.value}
          least={1}
          most={1000}
          onChange={(next) => {
            generations.value = next;
          }}
        />
      </div>
      <Fold title={t(texts.strategies(entrants.value.length))} open={played.value === undefined}>
        <Entrants />
      </Fold>
      <div class="row start">
        {playing.value ? (
          <>
            <IconButton icon="stop" label={t(texts.stop)} onClick={stopTournament} />
            <progress max={1} value={progress.value} aria-label={t(texts.progressOfTheTournament)} />
            <span class="soft">{Math.round(progress.value * 100)} %</span>
          </>
        ) : (
          <button
            type="button"
            class="button strong"
            disabled={entrants.value.length === 0}
            onClick={() => void playTournament()}
          >
            {t(texts.playTheTournament)}
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
          {t(texts.all)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            entrants.value = [];
          }}
        >
          {t(texts.none)}
        </button>
      </div>
      <ul class="entrants">
        {DILEMMA_STRATEGIES.map(({ id, title, summary }) => (
          <li key={id}>
            <label class="tick" title={t(summary)}>
              <input type="checkbox" checked={entrants.value.includes(id)} onChange={() => toggleEntrant(id)} />
              {t(title)}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
