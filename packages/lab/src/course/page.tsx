import type { Text } from "marienbad";
import { sameText } from "marienbad/base";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { takeFocus } from "../base/arrival.ts";
import { Fold } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { ChapterOfBook } from "./book/chapter-view.tsx";
import { CHAPTERS_OF_BOOK } from "./book/chapters.ts";
import { Computed } from "./computed.tsx";
import { CONCORDANCE, type Place } from "./concordance.ts";
import { CHAPTERS } from "./content.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { EXERCISES } from "./exercises.ts";
import { anchor, figures, moveFigure, openChapter, section, page as statePage } from "./instance.ts";
import type { Chapter, Notion } from "./notion.ts";
import { SECTIONS } from "./state.ts";
import * as texts from "./texts.ts";
import { TRAPS } from "./traps.ts";
import "./course.css";

export { start } from "./instance.ts";

/** The page; what is looked at names the window. */
export const page: Page = { ...statePage, subject: () => titleOf(section.value) };

const PAGE_NAMES: Readonly<Record<string, Text>> = {
  play: texts.play,
  arena: texts.arena,
  tree: texts.tree,
  nim: texts.nim,
  paths: texts.paths,
  dilemma: texts.dilemma,
};

function titleOf(id: string): string {
  if (id === "exercises") return t(texts.exercises);
  if (id === "traps") return t(texts.traps);
  const chapter = CHAPTERS.find((candidate) => candidate.id === id);
  return chapter === undefined ? id : t(chapter.title);
}

export function View() {
  const at = section.value;
  const place = SECTIONS.indexOf(at);
  const chapter = CHAPTERS.find(({ id }) => id === at);
  const open = (id: string): void => {
    openChapter(id);
    window.scrollTo(0, 0);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    announce(titleOf(at));
    if (heading.current !== null) takeFocus(heading.current);
  }, [at]);
  return (
    <div class="course page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{t(texts.theCourse)}</h1>
            <p class="lead">{t(texts.courseLead)}</p>
          </div>
          <a class="button" href="#exercise">
            {t(texts.moreExercises)}
          </a>
        </header>
      )}
      <div class="course-columns">
        <nav class="contents" aria-label={t(texts.chapters)}>
          <ol>
            {SECTIONS.map((id) => (
              <li key={id}>
                <button type="button" aria-current={id === at ? "true" : undefined} onClick={() => open(id)}>
                  {titleOf(id)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <h2 ref={heading} class="chapter">
            {titleOf(at)}
          </h2>
          {chapter !== undefined && <ChapterView chapter={chapter} />}
          {at === "exercises" && (
            <>
              <p class="lead">{t(texts.exercisesLead)}</p>
              <ol class="course-exercises">
                {EXERCISES.map((exercise) => (
                  <ExerciseCard key={exercise.id} exercise={exercise} pageName={pageName(exercise.link)} />
                ))}
              </ol>
            </>
          )}
          {at === "traps" && <Traps />}
          <div class="row turn">
            {place > 0 && (
              <button type="button" class="button" onClick={() => open(SECTIONS[place - 1])}>
                ← {titleOf(SECTIONS[place - 1])}
              </button>
            )}
            {place < SECTIONS.length - 1 && (
              <button type="button" class="button" onClick={() => open(SECTIONS[place + 1])}>
                {titleOf(SECTIONS[place + 1])} →
              </button>
            )}
          </div>
        </article>
      </div>
    </div>
  );
}

function pageName(link: string): string {
  return t(PAGE_NAMES[link.slice(1).split("/")[0]] ?? sameText(link));
}

function ChapterView({ chapter }: { chapter: Chapter }) {
  const notions = chapter.notions.map((notion) => <NotionCard key={notion.row} notion={notion} />);
  const inBook = CHAPTERS_OF_BOOK.some(({ id }) => id === chapter.id);
  return (
    <>
      <p class="lead">{t(chapter.lead)}</p>
      {inBook && (
        <ChapterOfBook id={chapter.id} at={anchor.value} pageName={pageName} figures={figures} onFigure={moveFigure} />
      )}
      {inBook ? <Fold title={t(texts.inShort)}>{notions}</Fold> : notions}
    </>
  );
}

function NotionCard({ notion: { row, title, sentence, example } }: { notion: Notion }) {
  const place = CONCORDANCE.get(row);
  return (
    <section class="notion">
      <h3>{t(title)}</h3>
      <p>{t(sentence)}</p>
      {example !== undefined && (
        <div class="example">
          <p>
            <span>{t(example.asked)}</span>
            {example.live !== undefined && <Computed live={example.live} />}
          </p>
          <a class="button" href={example.link}>
            {t(texts.openIn)} {pageName(example.link)}
          </a>
        </div>
      )}
      {place !== undefined && <Places place={place} shown={example?.link} />}
    </section>
  );
}

/** Where a notion stands in the course and in the lab; for those who program, also in the library. */
function Places({ place, shown }: { place: Place; shown: string | undefined }) {
  const links = place.lab.filter((link) => link !== shown && !link.startsWith("#course"));
  const code = [...place.library.slice(0, 3), ...place.command.slice(0, 2).map((command) => `$ marienbad ${command}`)];
  return (
    <div class="soft places">
      {place.course !== "–" && <span>{place.course}</span>}
      {links.map((link) => (
        <a key={link} href={link}>
          {t(texts.seeItIn)} {pageName(link)}
        </a>
      ))}
      {code.length > 0 && (
        <details>
          <summary>{t(texts.forProgrammers)}</summary>
          {code.map((call) => (
            <code key={call}>{call}</code>
          ))}
        </details>
      )}
    </div>
  );
}

function Traps() {
  return (
    <>
      <p class="lead">{t(texts.trapsLead)}</p>
      <ul class="traps">
        {TRAPS.map(({ row, says, link }) => (
          <li key={row}>
            <span>{t(says)}</span>{" "}
            <a href={link}>
              {t(texts.seeItIn)} {pageName(link)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
