import { SEVERITY_SIGNS } from "marienbad/oracle";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button, Tick } from "../base/fields.tsx";
import { useShortcuts } from "../base/keys.ts";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { projected } from "../base/router.ts";
import { Stepper } from "../base/stepper.tsx";
import { valueInShort } from "../board/value-mark.tsx";
import { play } from "./instance.ts";
import { faultBefore, nextFault } from "./reviewing.ts";
import * as texts from "./texts.ts";
import { describeMove, headOfMove, reasonOfMove } from "./words.ts";

export function ReviewSteps() {
  const [running, setRunning] = useState(false);
  const line = play.shownLine.value;
  const found = play.review.value;
  const next = found && nextFault(found, play.record.value.cursor);
  useFaultKeys();
  if (play.retry.value !== undefined) return <RetryBox />;
  return (
    <>
      <Stepper
        step={line === undefined ? play.record.value.cursor : line.step}
        last={line === undefined ? play.record.value.moves.length : line.moves.length}
        running={running}
        pace={900}
        {...(projected.value && { sentence: stageSentence() })}
        onStep={play.step}
        onRunning={setRunning}
      />
      <div class="row review-tools">
        {next !== undefined && line === undefined && (
          <button type="button" class="button" onClick={() => play.showMove(next)}>
            {t(texts.nextFault)} <kbd aria-hidden="true">↓</kbd>
          </button>
        )}
        <Tick
          name="best"
          label={t(texts.showBest)}
          checked={play.bestShown.value}
          onChange={(checked) => (play.bestShown.value = checked)}
        />
      </div>
      {line === undefined ? <MoveVerdict /> : <LineBox />}
    </>
  );
}

/** Down goes to the next fault, up to the one before, wherever nothing else listens to arrows. */
function useFaultKeys(): void {
  const to = (fault: number | undefined) => (fault === undefined ? undefined : () => play.showMove(fault));
  useShortcuts(() => {
    const { cursor } = play.record.value;
    const found = play.retry.value === undefined ? play.review.value : undefined;
    return found === undefined
      ? {}
      : { ArrowDown: to(nextFault(found, cursor)), ArrowUp: to(faultBefore(found, cursor)) };
  });
}

/** On the stage the stepper says what the box says otherwise. */
function stageSentence(): string {
  if (play.shownLine.value !== undefined) return t(texts.bestLineFrom(play.shownLine.value.from + 1));
  return play.reviewedMove.value === undefined ? t(texts.beforeFirst) : t(describeMove(play.reviewedMove.value));
}

interface VerdictBoxProps {
  readonly kind: string;
  readonly sign: string;
  readonly head: string;
  readonly children?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

function VerdictBox({ kind, sign, head, children, actions }: VerdictBoxProps) {
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
  const reviewed = play.reviewedMove.value;
  if (play.review.value === undefined) return null;
  if (reviewed === undefined) {
    return (
      <VerdictBox
        kind="plain"
        sign="·"
        head={t(texts.beforeFirst)}
        actions={<Button label={t(texts.bestLine)} onClick={() => void play.showLine()} />}
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
          {severity !== undefined && <Button label={t(texts.retryThis)} onClick={() => play.startRetry([number])} />}
          {best.length > 0 && <Button label={t(texts.bestLine)} onClick={() => void play.showLine()} />}
        </>
      }
    >
      <p>{t(reasonOfMove(reviewed))}</p>
    </VerdictBox>
  );
}

function LineBox() {
  const line = play.shownLine.value;
  if (line === undefined) return null;
  return (
    <VerdictBox
      kind="right"
      sign="→"
      head={t(texts.bestLineFrom(line.from + 1))}
      actions={<Button label={t(texts.backToPlay)} onClick={play.leave} />}
    >
      <p class="line-words">
        {line.moves.map((word, index) => (
          <button
            key={index}
            type="button"
            class="to-move"
            aria-current={index + 1 === line.step ? "step" : undefined}
            onClick={() => play.step(index + 1)}
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
  const now = play.retry.value;
  if (now === undefined) return null;
  const { numbers, at, tried } = now;
  const number = numbers[at];
  const { turn } = play.session.value;
  const isLast = at === numbers.length - 1;
  const stop = <Button label={t(texts.backToPlay)} onClick={play.leave} />;
  const next = (
    <Button
      strong
      label={t(isLast ? texts.retryDone : texts.nextRetry(at + 2, numbers.length))}
      onClick={isLast ? play.leave : play.nextRetry}
    />
  );
  const played = play.record.value.moves[number - 1];
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
