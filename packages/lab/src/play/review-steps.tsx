import { SEVERITY_SIGNS } from "marienbad/oracle";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useShortcuts } from "../base/keys.ts";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { projected } from "../base/router.ts";
import { Stepper } from "../base/stepper.tsx";
import { valueInShort } from "../board/value-mark.tsx";
import {
  bestShown,
  leave,
  nextRetry,
  record,
  retry,
  review,
  reviewedMove,
  session,
  showLine,
  showMove,
  shownLine,
  startRetry,
  step,
} from "./instance.ts";
import { describeMove, headOfMove, reasonOfMove } from "./review-texts.ts";
import { faultBefore, nextFault } from "./reviewing.ts";
import * as texts from "./texts.ts";

/** Steps through a play that is reviewed, and says what each move was worth. */
export function ReviewSteps() {
  const [running, setRunning] = useState(false);
  const line = shownLine.value;
  const found = review.value;
  const next = found && nextFault(found, record.value.cursor);
  useFaultKeys();
  if (retry.value !== undefined) return <RetryBox />;
  return (
    <>
      <Stepper
        step={line === undefined ? record.value.cursor : line.step}
        last={line === undefined ? record.value.moves.length : line.moves.length}
        running={running}
        pace={900}
        {...(projected.value && { sentence: stageSentence() })}
        onStep={step}
        onRunning={setRunning}
      />
      <div class="row review-tools">
        {next !== undefined && line === undefined && (
          <button type="button" class="button" onClick={() => showMove(next)}>
            {t(texts.nextFault)} <kbd aria-hidden="true">↓</kbd>
          </button>
        )}
        <label class="tick">
          <input
            type="checkbox"
            name="best"
            checked={bestShown.value}
            onChange={(event) => {
              bestShown.value = event.currentTarget.checked;
            }}
          />
          {t(texts.showBest)}
        </label>
      </div>
      {line === undefined ? <MoveVerdict /> : <LineBox />}
    </>
  );
}

/** Down goes to the next fault, up to the one before, wherever nothing else listens to arrows. */
function useFaultKeys(): void {
  const to = (fault: number | undefined) => (fault === undefined ? undefined : () => showMove(fault));
  useShortcuts(() => {
    const { cursor } = record.value;
    const found = retry.value === undefined ? review.value : undefined;
    return found === undefined
      ? {}
      : { ArrowDown: to(nextFault(found, cursor)), ArrowUp: to(faultBefore(found, cursor)) };
  });
}

/** On the stage the stepper says what the box says otherwise. */
function stageSentence(): string {
  if (shownLine.value !== undefined) return t(texts.bestLineFrom(shownLine.value.from + 1));
  return reviewedMove.value === undefined ? t(texts.beforeFirst) : t(describeMove(reviewedMove.value));
}

/** Sign, word, reason and what to do next, read aloud when it changes. */
function VerdictBox({
  kind,
  sign,
  head,
  children,
  actions,
}: {
  kind: string;
  sign: string;
  head: string;
  children?: ComponentChildren;
  actions?: ComponentChildren;
}) {
  return (
    <div class={`verdict-box ${kind}`}>
      <span class={`fault-mark big ${kind}`} aria-hidden="true">
        {sign}
      </span>
      <div aria-live="polite">
        <strong>{head}</strong>
        {children}
      </div>
      <div class="row">{actions}</div>
    </div>
  );
}

function MoveVerdict() {
  const reviewed = reviewedMove.value;
  if (review.value === undefined) return null;
  if (reviewed === undefined) {
    return (
      <VerdictBox
        kind="plain"
        sign="·"
        head={t(texts.beforeFirst)}
        actions={
          <button type="button" class="button" onClick={() => void showLine()}>
            {t(texts.bestLine)}
          </button>
        }
      />
    );
  }
  const { severity, number, best } = reviewed;
  return (
    <VerdictBox
      kind={severity ?? (best.length > 0 ? "right" : "plain")}
      sign={severity === undefined ? (best.length > 0 ? "✓" : "·") : SEVERITY_SIGNS[severity]}
      head={t(headOfMove(reviewed))}
      actions={
        <>
          {severity !== undefined && (
            <button type="button" class="button" onClick={() => startRetry([number])}>
              {t(texts.retryThis)}
            </button>
          )}
          {best.length > 0 && (
            <button type="button" class="button" onClick={() => void showLine()}>
              {t(texts.bestLine)}
            </button>
          )}
        </>
      }
    >
      <p>{t(reasonOfMove(reviewed))}</p>
    </VerdictBox>
  );
}

function LineBox() {
  const line = shownLine.value;
  if (line === undefined) return null;
  return (
    <VerdictBox
      kind="right"
      sign="→"
      head={t(texts.bestLineFrom(line.from + 1))}
      actions={
        <button type="button" class="button" onClick={leave}>
          {t(texts.backToPlay)}
        </button>
      }
    >
      <p class="line-words">
        {line.moves.map((word, index) => (
          <button
            key={index}
            type="button"
            class="to-move"
            aria-current={index + 1 === line.step ? "step" : undefined}
            onClick={() => step(index + 1)}
          >
            {word}
          </button>
        ))}
      </p>
    </VerdictBox>
  );
}

/** The position before a mistake: find a move that keeps what there was. */
function RetryBox() {
  const now = retry.value;
  if (now === undefined) return null;
  const { numbers, at, tried } = now;
  const number = numbers[at];
  const { turn } = session.value;
  const isLast = at === numbers.length - 1;
  const stop = (
    <button type="button" class="button" onClick={leave}>
      {t(texts.backToPlay)}
    </button>
  );
  const next = (
    <button type="button" class="button strong" onClick={isLast ? leave : nextRetry}>
      {t(isLast ? texts.retryDone : texts.nextRetry(at + 2, numbers.length))}
    </button>
  );
  const played = record.value.moves[number - 1];
  if (tried === undefined) {
    return (
      <VerdictBox
        kind="plain"
        sign="?"
        head={t(texts.findBetter(number, playerNameAtStart(turn), played))}
        actions={stop}
      >
        <p>{t(texts.playOnBoard)}</p>
      </VerdictBox>
    );
  }
  const { move, isRight } = tried;
  const worth = valueInShort(move, turn);
  return (
    <VerdictBox
      kind={isRight ? "right" : "blunder"}
      sign={isRight ? "✓" : "✗"}
      head={t(isRight ? texts.rightMove(move.word) : texts.wrongMove(move.word))}
      actions={isRight ? next : stop}
    >
      <p>{t(isRight ? texts.whyRight(move.word, worth) : texts.whyWrong(move.word, worth))}</p>
    </VerdictBox>
  );
}
