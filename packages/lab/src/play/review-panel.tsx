import { type Review, SEVERITIES, SEVERITY_SIGNS, severityName } from "marienbad/oracle";
import { findVocabulary, reviewFigure } from "marienbad-figure";
import { IconButton } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { language, percent, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { capitalised, playerNameAtStart, vocabularyName } from "../base/players.ts";
import { History } from "./history.tsx";
import { play } from "./instance.ts";
import { ReviewChart } from "./review-chart.tsx";
import * as texts from "./texts.ts";
import { describeMove } from "./words.ts";

export function ReviewPanel() {
  const found = play.review.value;
  return (
    <section class="notes review" aria-label={t(texts.theReview)}>
      <header class="review-head">
        <h2 class="unseen">{t(texts.theReview)}</h2>
        <div class="row">
          {play.faults.value.length > 0 && (
            <Button
              strong
              label={t(
                (play.isHuman(0) !== play.isHuman(1) ? texts.retryMine : texts.retryAll)(play.faults.value.length),
              )}
              onClick={() => play.startRetry()}
            />
          )}
          <IconButton icon="restart" label={t(texts.rematch)} onClick={() => play.rematch()} />
          <IconButton icon="swap" label={t(texts.otherSide)} onClick={() => play.rematch(true)} />
          <Button label={t(texts.closeReview)} onClick={play.closeReview} />
        </div>
      </header>
      {found === undefined ? (
        <p class="soft" role="status">
          {t(texts.reviewingPlay(percent(play.reviewProgress.value, "en"), percent(play.reviewProgress.value, "fr")))}
        </p>
      ) : play.isAsking.value ? (
        <p class="soft">{t(texts.hiddenWhileAsked)}</p>
      ) : (
        <>
          <ReviewChart review={found} cursor={play.record.value.cursor} onChoose={play.showMove} />
          {play.reviewRunning.value && (
            <p class="soft" role="status">
              {t(
                texts.stillLooking(percent(play.reviewProgress.value, "en"), percent(play.reviewProgress.value, "fr")),
              )}
            </p>
          )}
          <div class="review-cards">
            <Summary of={found} />
            <TurningPoint of={found} />
          </div>
        </>
      )}
      <h2>{t(texts.theMoves)}</h2>
      <History />
      {found !== undefined && !play.isAsking.value && (
        <PictureExport
          pictures={[
            {
              name: "review",
              title: t(texts.theReview),
              scene: (blank) =>
                reviewFigure(found, { language: language.value, vocabulary: findVocabulary(vocabularyName()), blank }),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Shows a move, and the board where the screen is too small for both. */
function seeMove(number: number): void {
  play.showMove(number);
  document.querySelector(".board-frame")?.scrollIntoView({ block: "nearest" });
}

function Summary({ of: { sides } }: { of: Review<string, string> }) {
  return (
    <table class="card summary">
      <thead>
        <tr>
          <th>
            <span class="unseen">{t(texts.whatWasPlayed)}</span>
          </th>
          {([0, 1] as const).map((player) => (
            <th key={player} scope="col">
              <span class={`chip player${player}`} aria-hidden="true" /> {t(playerNameAtStart(player))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEVERITIES.map((severity) => (
          <tr key={severity}>
            <th scope="row">
              <span class={`fault-mark ${severity}`} aria-hidden="true">
                {SEVERITY_SIGNS[severity]}
              </span>{" "}
              {capitalised(t(severityName(severity, 2)))}
            </th>
            {sides.map(({ faults }, player) => (
              <td key={player}>
                <strong>{faults[severity].length}</strong>
                {faults[severity].map((number) => (
                  <button
                    key={number}
                    type="button"
                    class="to-move"
                    aria-label={t(texts.moveNumber(number))}
                    onClick={() => seeMove(number)}
                  >
                    {number}
                  </button>
                ))}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span class="right" aria-hidden="true">
              ✓
            </span>{" "}
            {t(texts.rightMoves)}
          </th>
          {sides.map(({ judged, faults }, player) => (
            <td key={player}>
              {judged - SEVERITIES.reduce((sum, severity) => sum + faults[severity].length, 0)} / {judged}
            </td>
          ))}
        </tr>
        {sides.some(({ moves, judged }) => judged < moves) && (
          <tr>
            <th scope="row">{t(texts.notJudged)}</th>
            {sides.map(({ moves, judged }, player) => (
              <td key={player}>{moves - judged}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function TurningPoint({ of: { turningPoint, moves } }: { of: Review<string, string> }) {
  return (
    <div class="card turning">
      <h3>{turningPoint === undefined ? t(texts.noTurningPoint) : t(texts.turningPoint(turningPoint))}</h3>
      {turningPoint === undefined ? (
        <p>{t(texts.neverTurned)}</p>
      ) : (
        <>
          <p>{t(describeMove(moves[turningPoint - 1]))}</p>
          <Button label={t(texts.seeMove(turningPoint))} onClick={() => seeMove(turningPoint)} />
        </>
      )}
    </div>
  );
}
