import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { Computed } from "./computed.tsx";
import { type Exercise, isRight } from "./exercises.ts";
import { answers, typed } from "./instance.ts";
import * as texts from "./texts.ts";

/** A question, a place for the answer, and the truth when it is asked for. */
export function ExerciseCard({ exercise, pageName }: { exercise: Exercise; pageName: string }) {
  const { id, source, question, live, explanation, link, unordered = false } = exercise;
  /** The answer that was handed in; it is judged as soon as the right one is computed. */
  const [handed, setHanded] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState(live === undefined);
  const mine = typed.value[id] ?? "";
  const value = answers.value?.[live ?? ""]?.value;
  const verdict = handed === undefined || value === undefined ? undefined : isRight(handed, value, !unordered);
  useEffect(() => {
    if (verdict !== undefined) announce(verdict ? t(texts.spokenRight) : t(texts.spokenNotYet));
  }, [verdict, handed]);
  return (
    <li class="exercise" data-exercise={id}>
      <p class="soft">{source}</p>
      <p>{t(question)}</p>
      {live !== undefined && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (mine.trim() !== "") setHanded(mine);
          }}
        >
          <label class="field grow">
            <span class="unseen">{t(texts.yourAnswer)}</span>
            <input
              value={mine}
              placeholder={t(texts.yourAnswer)}
              autocomplete="off"
              onInput={(event) => {
                typed.value = { ...typed.value, [id]: event.currentTarget.value };
                setHanded(undefined);
              }}
            />
          </label>
          <button type="submit" class="button">
            {t(texts.check)}
          </button>
          <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t(texts.hideTheAnswer) : t(texts.showTheAnswer)}
          </button>
        </form>
      )}
      {handed !== undefined && verdict === undefined && <p class="soft">{t(texts.computing)}</p>}
      {verdict !== undefined && (
        <p class={verdict ? "verdict right" : "verdict wrong"}>
          {verdict ? t(texts.rightAnswer) : t(texts.notYetTryAgain)}
        </p>
      )}
      {open && (
        <p class="answer">
          {live !== undefined && <Computed live={live} />} {t(explanation)}
        </p>
      )}
      <a class="button" href={link}>
        {t(texts.openIn)} {pageName}
      </a>
    </li>
  );
}
