import { useEffect, useState } from "preact/hooks";
import { t } from "../../base/language.ts";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import type { FigureStates } from "./figure-state.ts";
import { forgetProgress, solved } from "./progress.ts";
import { type OnFigure, SectionView } from "./section-view.tsx";
import * as texts from "./texts.ts";
import type { BookChapter } from "./vocabulary.ts";
import "./book.css";

interface Props {
  readonly id: string;
  /** The section that a link names. */
  readonly at: string | undefined;
  readonly pageName: (link: string) => string;
  /** Figures that are not as they began, by `section/row`. */
  readonly figures: FigureStates;
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
    if (at !== undefined) document.getElementById(at)?.scrollIntoView();
  }, [chapter, at]);
  if (chapter === undefined) return <p class="soft">{t(texts.loading)}</p>;
  if (chapter === "failed") return <p class="soft">{t(texts.notFetched)}</p>;
  const { question, sections } = chapter;
  const withTask = sections.filter(({ exercise }) => exercise !== undefined);
  const isSolved = (section: string): boolean => solved.value.has(`${id}/${section}`);
  const done = withTask.filter((section) => isSolved(section.id)).length;
  return (
    <div class="book">
      <p class="question">{t(question)}</p>
      <nav class="sections" aria-label={t(texts.sections)}>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id} class={isSolved(section.id) ? "done" : ""}>
              <a href={`#course/${id}/${section.id}`}>
                {entry?.number}.{index + 1} {t(section.title)}
              </a>
            </li>
          ))}
        </ol>
        <p class="soft tools">
          <progress max={withTask.length} value={done} aria-label={t(texts.solvedOf(done, withTask.length))} />
          {t(texts.solvedOf(done, withTask.length))}
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
