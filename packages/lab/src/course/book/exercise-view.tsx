import { useState } from "preact/hooks";
import { announce } from "../../base/announce.tsx";
import { t } from "../../base/language.ts";
import { isRight, remarkOn } from "./judge.ts";
import { noteSolved, solved } from "./progress.ts";
import { SceneView } from "./scene-view.tsx";
import * as texts from "./texts.ts";
import { type Exercise, seenIn } from "./vocabulary.ts";

interface Props {
  readonly id: string;
  readonly exercise: Exercise;
}

type Verdict = "right" | "wrong" | "shown";

/** A question that corrects itself: a remark on a wrong answer, then the hint, then the answer if it is asked for. */
export function ExerciseView({ id, exercise }: Props) {
  const { asked, options, picture, hint, why, set = false } = exercise;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  const [judged, setJudged] = useState("");
  const [hinted, setHinted] = useState(false);
  const onPicture = exercise.picture !== undefined && !exercise.typed ? exercise : undefined;
  const chooses = options !== undefined || onPicture !== undefined;
  const nameOf = (node: string): string => onPicture?.nameOf(node) ?? node;
  const given = chooses ? chosen.map(nameOf).join(" ") : typed;
  const choose = (one: string): void => {
    setVerdict(undefined);
    if (!set && options !== undefined) setChosen([one]);
    else setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  };
  const check = (): void => {
    if (given.trim() === "") return;
    const right = isRight(exercise, given);
    setVerdict(right ? "right" : "wrong");
    setJudged(given);
    if (right) noteSolved(id);
    else setTries(tries + 1);
    if (!right && tries >= 1) setHinted(true);
    announce(t(right ? texts.right : texts.notYet));
  };
  const remark = verdict === "wrong" ? remarkOn(exercise, judged) : undefined;
  const scene = picture?.(chosen);
  return (
    <form
      class={solved.value.has(id) ? "task done" : "task"}
      data-task={id}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <h4>
        {t(texts.yourTurn)}
        {tries > 0 && <span class="tries">{t(texts.tryNumber(tries + (verdict === "right" ? 1 : 0)))}</span>}
      </h4>
      <p>{t(asked)}</p>
      {options !== undefined && (
        <div class="options">
          {options.map(({ id: one, text }) => (
            <label key={one} class={chosen.includes(one) ? "option chosen" : "option"}>
              <input
                type={set ? "checkbox" : "radio"}
                name={`${id}-answer`}
                checked={chosen.includes(one)}
                onChange={() => choose(one)}
              />
              {t(text)}
            </label>
          ))}
        </div>
      )}
      {scene !== undefined && (
        <>
          <SceneView
            scene={scene}
            lit={chosen}
            touch={
              onPicture && {
                nodes: seenIn(scene),
                onTouch: choose,
                called: (node, words) => t(onPicture.called(chosen, node, words)),
                toggles: true,
              }
            }
          />
          {chooses && (
            <p class="soft">{chosen.length === 0 ? t(texts.touchTheFigure) : chosen.map(nameOf).join(", ")}</p>
          )}
        </>
      )}
      {!chooses && (
        <label class="field">
          <span class="unseen">{t(texts.yourAnswer)}</span>
          <input
            value={typed}
            placeholder={t(texts.yourAnswer)}
            autocomplete="off"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setVerdict(undefined);
            }}
          />
        </label>
      )}
      <div class="row">
        <button type="submit" class="button strong">
          {t(texts.check)}
        </button>
        <button type="button" class="button" onClick={() => setHinted(true)}>
          {t(texts.hint)}
        </button>
        {tries > 0 && verdict !== "right" && (
          <button type="button" class="button" onClick={() => setVerdict("shown")}>
            {t(texts.seeTheAnswer)}
          </button>
        )}
      </div>
      {verdict === "wrong" && (
        <p class="remark wrong">
          <b>{t(texts.notYet)}</b> {remark !== undefined && t(remark)}
        </p>
      )}
      {hinted && verdict !== "right" && <p class="remark">{t(hint)}</p>}
      {(verdict === "right" || verdict === "shown") && (
        <p class={`remark ${verdict}`}>
          <b>{verdict === "right" ? t(texts.right) : exercise.answer}</b> {t(why)}
        </p>
      )}
    </form>
  );
}
