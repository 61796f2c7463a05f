import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { vertexName } from "./book/names.ts";
import { SceneView } from "./book/scene-view.tsx";
import { Computed } from "./computed.tsx";
import type { ExercisePicture } from "./exercise-pictures.ts";
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
    <li class="course-exercise" data-exercise={id}>
      <p class="soft">{source}</p>
      <p>{t(question)}</p>
      <Picture
        id={id}
        chosen={mine.match(/\d+/g) ?? []}
        onTouch={(vertex) => {
          const before: readonly string[] = mine.match(/\d+/g) ?? [];
          const after = before.includes(vertex) ? before.filter((one) => one !== vertex) : [...before, vertex];
          typed.value = { ...typed.value, [id]: after.join(", ") };
          setHanded(undefined);
        }}
      />
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

interface PictureProps {
  readonly id: string;
  readonly chosen: readonly string[];
  readonly onTouch: (vertex: string) => void;
}

/** The picture of an exercise, fetched with the page of exercises; vertices can be touched where a set is asked for. */
function Picture({ id, chosen, onTouch }: PictureProps) {
  const [picture, setPicture] = useState<ExercisePicture | undefined>(undefined);
  useEffect(() => {
    let here = true;
    import("./exercise-pictures.ts").then(
      ({ PICTURES }) => here && setPicture(PICTURES[id]),
      () => undefined, // the question is readable without
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (picture === undefined) return null;
  const { nameOf } = picture;
  const scene = picture.draw();
  const nodes = nameOf === undefined ? [] : scene.nodes.map((node) => node.id);
  return (
    <SceneView
      scene={scene}
      lit={nodes.filter((node) => chosen.includes(nameOf?.(node) ?? ""))}
      touch={
        nameOf && {
          nodes,
          onTouch: (node) => onTouch(nameOf(node)),
          called: (node, words) => t(vertexName(undefined, node, words)),
          toggles: true,
        }
      }
    />
  );
}
