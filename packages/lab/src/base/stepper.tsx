import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announce.tsx";
import { IconButton } from "./controls.tsx";
import { useShortcuts } from "./keys.ts";
import { t } from "./language.ts";
import { projected } from "./router.ts";
import * as texts from "./stepper-texts.ts";
import "./stepper.css";

interface Props {
  readonly step: number;
  readonly last: number;
  readonly running: boolean;
  /** What the step shows, in a sentence; read aloud when it changes. While it is empty its place is kept. */
  readonly sentence?: string;
  /** Milliseconds between two steps while it runs. */
  readonly pace?: number;
  readonly onStep: (step: number) => void;
  readonly onRunning: (running: boolean) => void;
}

/** A sentence with more letters than this is written smaller on the stage, so that all of it is seen. */
const FITTING = 100;

/** First, back, play or pause, on, last and a scrubber: by button, and by key wherever nothing else listens. */
export function Stepper({ step, last, running, sentence, pace = 500, onStep, onRunning }: Props) {
  const here = useRef(step); // a key may come again before the page is drawn again
  here.current = step;
  const go = (to: number): void => {
    here.current = Math.max(0, Math.min(last, to));
    onRunning(false);
    onStep(here.current);
  };
  const next = (): void => go(here.current + 1);
  const previous = (): void => go(here.current - 1);
  const toggle = (): void => {
    if (!running && step >= last) onStep(0);
    onRunning(!running);
  };

  useEffect(() => {
    if (!running) return;
    if (step >= last) return onRunning(false);
    const timer = setTimeout(() => onStep(step + 1), pace);
    return () => clearTimeout(timer);
  }, [running, step, last, pace]);

  useShortcuts(() => ({
    " ": projected.value ? next : toggle,
    ArrowRight: next,
    ArrowLeft: previous,
    // What a pointer in the lecturer's hand sends.
    ...(projected.value ? { PageDown: next, PageUp: previous, p: toggle } : {}),
    Home: () => go(0),
    End: () => go(last),
  }));

  useEffect(() => {
    if (step > 0 && sentence && !running) announce(sentence);
  }, [sentence, running]);

  return (
    <div class="stepper">
      {sentence !== undefined && (
        <p class="sentence" style={{ "--fit": Math.min(1, Math.sqrt(FITTING / sentence.length)).toFixed(2) }}>
          {sentence}
        </p>
      )}
      <div class="row" role="toolbar" aria-label={t(texts.steps)}>
        <IconButton quiet icon="first" label={t(texts.firstHome)} disabled={step === 0} onClick={() => go(0)} />
        <IconButton
          quiet
          icon="previous"
          label={t(texts.backLeftArrow)}
          disabled={step === 0}
          onClick={() => go(step - 1)}
        />
        <IconButton
          quiet={projected.value}
          icon={running ? "pause" : step >= last ? "restart" : "play"}
          label={t(running ? texts.pause : step >= last ? texts.fromTheStart : texts.play)}
          disabled={last === 0}
          onClick={toggle}
        />
        <IconButton
          quiet
          icon="next"
          label={t(texts.stepRightArrow)}
          disabled={step >= last}
          onClick={() => go(step + 1)}
        />
        <IconButton quiet icon="last" label={t(texts.lastEnd)} disabled={step >= last} onClick={() => go(last)} />
        <input
          class="scrubber"
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={t(texts.step)}
          aria-valuetext={t(texts.stepOf(step, last))}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <span class="soft count">
          {step} / {last}
        </span>
      </div>
    </div>
  );
}
