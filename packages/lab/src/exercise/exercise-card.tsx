import type { Language } from "marienbad/base";
import {
  type Answers,
  type Block,
  type Exercise,
  type ExercisePoints,
  keyOf,
  pythonExamples,
  type Question,
  type Verdict,
} from "marienbad-exercise";
import { useId, useRef } from "preact/hooks";
import { language, t } from "../base/language.ts";
import { LazyPart } from "../base/lazy-part.tsx";
import { theme } from "../base/theme.ts";
import { writeScene } from "../base/write-scene.ts";
import * as texts from "./texts.ts";
import "./exercise.css";

const fetchCell = async () => (await import("../python/exercise-cell.tsx")).ExerciseCell;

interface ExerciseCardProps {
  readonly exercise: Exercise;
  readonly heading: string;
  readonly answers: Answers;
  readonly verdicts: readonly Verdict[];
  readonly points?: ExercisePoints | undefined;
  readonly withKey?: boolean;
  readonly onAnswer: (question: string, given: Answers[string]) => void;
  readonly onCheck: () => void;
}

export function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, heading, answers, verdicts, points, withKey = false, onAnswer, onCheck } = props;
  const { questions, python } = exercise;
  /** Where a click on the figure goes: the field that was used last, or the first that takes names. */
  const field = useRef<Field | undefined>(undefined);
  const takesNames = questions.find(({ kind }) => kind === "set" || kind === "sequence");
  const click = (name: string): void => {
    const { question, row } = field.current ?? { question: takesNames?.id, row: undefined };
    if (question === undefined) return;
    const given = answers[question] ?? "";
    if (row !== undefined) onAnswer(question, { ...(typeof given === "string" ? {} : given), [row]: name });
    else onAnswer(question, toggled(typeof given === "string" ? given : "", name, questions, question));
  };
  /** The key of a field that ends a line checks, too. */
  const submit = (event: Event): void => {
    event.preventDefault();
    onCheck();
  };
  return (
    <article class="exercise-card" data-least-zoom="1.2">
      <h2>
        {heading}
        {points !== undefined && <span class="points"> ({t(texts.pointsOf(points.exercise))})</span>}
      </h2>
      {exercise.statement.map((block, index) => (
        <StatementBlock key={index} block={block} />
      ))}
      <ExerciseFigure exercise={exercise} solved={withKey} onClick={click} />
      {python !== undefined &&
        pythonExamples(python).map((block, index) => <StatementBlock key={index} block={block} />)}
      {takesNames !== undefined && exercise.names !== undefined && !withKey && (
        <p class="soft unprinted">{t(texts.clickHint)}</p>
      )}
      <form onSubmit={submit}>
        <ol>
          {questions.map((question, index) => (
            <li key={question.id}>
              <p>
                {t(question.prompt)}
                {points !== undefined && <span class="points"> ({t(texts.pointsOf(points.questions[index]))})</span>}
              </p>
              {withKey ? (
                <p class="key">{keyOf(question, language.value)}</p>
              ) : (
                <QuestionField
                  question={question}
                  number={index + 1}
                  given={answers[question.id] ?? ""}
                  onAnswer={(given) => onAnswer(question.id, given)}
                  onFocus={(row) => (field.current = { question: question.id, row })}
                />
              )}
              <Remark verdict={verdicts.find((verdict) => verdict.question === question.id)} />
            </li>
          ))}
        </ol>
        {questions.length > 0 && !withKey && (
          <button type="submit" class="button strong unprinted">
            {t(texts.check)}
          </button>
        )}
      </form>
      {python !== undefined && withKey && <pre>{python.solution}</pre>}
      {python !== undefined && !withKey && <LazyPart fetch={fetchCell} of={{ exercise }} />}
    </article>
  );
}

interface Field {
  readonly question: string | undefined;
  readonly row: string | undefined;
}

/** A name clicked twice leaves a set again; in a sequence it may come twice. */
function toggled(given: string, name: string, questions: readonly Question[], id: string): string {
  const names = given.split(/[\s,]+/).filter((word) => word !== "");
  const isSet = questions.find((question) => question.id === id)?.kind === "set";
  const left = isSet && names.includes(name) ? names.filter((word) => word !== name) : [...names, name];
  return left.join(", ");
}

function Remark({ verdict }: { verdict: Verdict | undefined }) {
  return (
    <p class={`remark ${verdict?.right ? "right" : "wrong"}`} role="status">
      {verdict && `${verdict.right ? "✓" : "✗"} ${t(verdict.remark)}`}
    </p>
  );
}

interface ExerciseFigureProps {
  readonly exercise: Pick<Exercise, "figure" | "names">;
  readonly solved: boolean;
  readonly onClick: (name: string) => void;
}

/** The figure of an exercise, whose named nodes can be clicked. */
function ExerciseFigure({ exercise, solved, onClick }: ExerciseFigureProps) {
  const { figure, names = {} } = exercise;
  if (figure === undefined) return null;
  const scene = figure(language.value as Language, solved);
  const svg = writeScene(scene, "svg", { theme: theme.value });
  const [, box = "0 0 1 1"] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  return (
    <figure class="exercise-figure" aria-label={scene.title}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={scene.title} />
      <svg viewBox={box} aria-hidden="true">
        {scene.nodes
          .filter(({ id }) => names[id] !== undefined)
          .map(({ id, x, y, width, height }) => (
            <rect
              key={id}
              class="hit"
              data-name={names[id]}
              x={x - width / 2}
              y={y - height / 2}
              width={width}
              height={height}
              fill="transparent"
              onClick={() => onClick(names[id])}
            />
          ))}
      </svg>
    </figure>
  );
}

function StatementBlock({ block }: { block: Block }) {
  if (block.kind === "text") return <p>{t(block.text)}</p>;
  if (block.kind === "code") return <pre>{block.code}</pre>;
  return (
    <table>
      <thead>
        <tr>
          {block.head.map((cell, index) => (
            <th key={index}>{t(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface QuestionFieldProps {
  readonly question: Question;
  readonly number: number;
  readonly given: Answers[string];
  readonly onAnswer: (given: Answers[string]) => void;
  readonly onFocus: (row: string | undefined) => void;
}

function QuestionField({ question, number, given, onAnswer, onFocus }: QuestionFieldProps) {
  const group = useId(); // two cards may ask the same
  if (question.kind === "choice") {
    return (
      <div class="choices" role="radiogroup" aria-label={t(texts.answerTo(number))}>
        {question.options.map((option, index) => (
          <label key={option.en}>
            <input
              type="radio"
              name={group}
              checked={given === String(index)}
              onChange={() => onAnswer(String(index))}
            />{" "}
            {t(option)}
          </label>
        ))}
      </div>
    );
  }
  if (question.kind === "table") {
    const rows = typeof given === "string" ? {} : given;
    return (
      <div class="cells">
        {question.rows.map(({ name }) => (
          <label key={name}>
            <span>{name}</span>
            <input
              value={rows[name] ?? ""}
              size={3}
              onFocus={() => onFocus(name)}
              onInput={({ currentTarget }) => onAnswer({ ...rows, [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
    );
  }
  return (
    <input
      class="typed"
      aria-label={t(texts.answerTo(number))}
      value={typeof given === "string" ? given : ""}
      onFocus={() => onFocus(undefined)}
      onInput={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  );
}
