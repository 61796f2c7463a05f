import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { takeFocus } from "../../base/arrival.ts";
import { t } from "../../base/language.ts";
import { isReturning } from "../../base/place.ts";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import type { FigureStates } from "./figure-state.ts";
import { forgetProgress, isSolved, solved, taskId } from "./progress.ts";
import { walkThrough } from "./projection.ts";
import { type OnFigure, SectionView } from "./section-view.tsx";
import * as texts from "./texts.ts";
import { type BookChapter, questionsOf } from "./vocabulary.ts";
import "./book.css";

interface Props {
  readonly id: string;
  /** The section that a link names. */
  readonly at: string | undefined;
  readonly pageName: (link: string) => string;
  /** Figures that are not as they began, by `section/row`: each is drawn when it is moved itself. */
  readonly figures: ReadonlySignal<FigureStates>;
  readonly onFigure: OnFigure;
}

/** The sections of a chapter, fetched when it is opened. */
export function ChapterOfBook({ id, at, pageName, figures, onFigure }: Props) {
  const [chapter, setChapter] = useState<BookChapter | "failed" | undefined>(undefined);
  const entry = CHAPTERS_OF_BOOK.find((one) => one.id === id);
  useEffect(() => {
    let here = true;
    setChapter(undefined);
    entry?.load().then(
      (fetched) => here && setChapter(fetched),
      () => here && setChapter("failed"),
    );
    return () => {
      here = false;
    };
  }, [id]);
  useEffect(() => {
    const section = at === undefined || isReturning() ? null : document.getElementById(at);
    section?.scrollIntoView();
    const heading = section?.querySelector("h3");
    if (heading && document.activeElement !== document.body) takeFocus(heading);
  }, [chapter, at]);
  useEffect(() => (typeof chapter === "object" ? walkThrough(chapter.sections) : undefined), [chapter]);
  if (chapter === undefined)
    return (
      <p class="soft" role="status">
        {t(texts.loading)}
      </p>
    );
  if (chapter === "failed") return <p class="soft">{t(texts.notFetched)}</p>;
  const { question, sections } = chapter;
  const tasks = sections.flatMap((section) => questionsOf(section).map((_, index) => taskId(id, section, index)));
  const done = tasks.filter((task) => solved.value.has(task)).length;
  return (
    <div class="book">
      <p class="question">{t(question)}</p>
      <nav class="sections" aria-label={t(texts.sections)}>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id} class={isSolved(id, section) ? "done" : ""}>
              <a href={`#course/${id}/${section.id}`}>
                {entry?.number}.{index + 1} {t(section.title)}
              </a>
            </li>
          ))}
        </ol>
        <p class="soft tools">
          <progress max={tasks.length} value={done} aria-label={t(texts.solvedOf(done, tasks.length))} />
          {t(texts.solvedOf(done, tasks.length))}
          <button type="button" class="button small plain" onClick={() => window.print()}>
            {t(texts.printIt)}
          </button>
          {done > 0 && (
            <button type="button" class="button small plain" onClick={forgetProgress}>
              {t(texts.startAgain)}
            </button>
          )}
        </p>
      </nav>
      {sections.map((section, index) => (
        <SectionView
          key={`${id}/${section.id}`}
          chapter={id}
          number={`${entry?.number}.${index + 1}`}
          section={section}
          pageName={pageName}
          figures={figures}
          onFigure={onFigure}
        />
      ))}
    </div>
  );
}
