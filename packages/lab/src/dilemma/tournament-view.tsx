import { DILEMMA_STRATEGIES } from "marienbad-matrix";
import { Fold, IconButton, NumberField } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { dilemma } from "./instance.ts";
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
          value={dilemma.repeat.value}
          least={1}
          most={10_000}
          onChange={(next) => (dilemma.repeat.value = next)}
        />
        <NumberField
          label={t(texts.generationsLabel)}
          value={dilemma.generations.value}
          least={1}
          most={1000}
          onChange={(next) => (dilemma.generations.value = next)}
        />
      </div>
      <Fold title={t(texts.strategies(dilemma.entrants.value.length))} open={dilemma.played.value === undefined}>
        <Entrants />
      </Fold>
      <div class="row start">
        {dilemma.playing.value ? (
          <>
            <IconButton icon="stop" label={t(texts.stop)} onClick={dilemma.stopTournament} />
            <progress max={1} value={dilemma.progress.value} aria-label={t(texts.progressOfTheTournament)} />
            <span class="soft">{Math.round(dilemma.progress.value * 100)} %</span>
          </>
        ) : (
          <Button
            strong
            label={t(texts.playTheTournament)}
            disabled={dilemma.entrants.value.length === 0}
            onClick={() => void dilemma.playTournament()}
          />
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
        <Button
          label={t(texts.all)}
          onClick={() => (dilemma.entrants.value = DILEMMA_STRATEGIES.map(({ id }) => id))}
        />
        <Button label={t(texts.none)} onClick={() => (dilemma.entrants.value = [])} />
      </div>
      <ul class="entrants">
        {DILEMMA_STRATEGIES.map(({ id, title, summary }) => (
          <li key={id}>
            <label class="tick" title={t(summary)}>
              <input
                type="checkbox"
                checked={dilemma.entrants.value.includes(id)}
                onChange={() => dilemma.toggleEntrant(id)}
              />
              {t(title)}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
