import { python as pythonSupport } from "@codemirror/lang-python";
import type { EditorView } from "@codemirror/view";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CodeEditor } from "../base/code-editor.tsx";
import { Select } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { theme } from "../base/theme.ts";
import { writeScene } from "../base/write-scene.ts";
import type { Report } from "./check.ts";
import { chooseConvention, convention } from "./convention.ts";
import { askPython, stage, stopPython } from "./runtime.ts";
import type { Cell } from "./state.ts";
import * as texts from "./texts.ts";
import type { PythonWork } from "./trial.ts";
import "./python.css";

const support = async () => pythonSupport();

interface PythonCellProps {
  readonly cell: Cell;
  /** What "Check" tries; without it, the children have buttons of their own. */
  readonly work?: PythonWork | undefined;
  /** The figure's data as Python; with it the reader chooses how positions are written. */
  readonly data?: string | undefined;
  readonly children?: ComponentChildren;
  /** Hears what was found, to show it on the page's own figure. */
  readonly onReport?: (report: Report) => void;
}

export function PythonCell({ cell, work, data, children, onReport }: PythonCellProps) {
  const view = useRef<EditorView | undefined>(undefined);
  const { report, busy, code } = cell;
  useEffect(() => () => void (busy.value && stopEverything(cell)), [cell]);
  useEffect(() => {
    if (report.value !== undefined) onReport?.(report.value);
  }, [report.value]);
  const line = report.value?.line;
  return (
    <section class="python-cell unprinted" aria-label={t(texts.python)}>
      {data !== undefined && <Conventions data={data} />}
      <CodeEditor
        code={code}
        label={t(texts.editorLabel)}
        indent="    "
        faultyLines={line === undefined ? [] : [line]}
        support={support}
        onCode={cell.setCode}
        onView={(opened) => (view.current = opened)}
      />
      <div class="row">
        {work !== undefined && (
          <Button
            strong
            label={t(texts.check)}
            disabled={busy.value}
            onClick={() => void cell.check(work, askPython)}
          />
        )}
        {children}
        {busy.value ? (
          <Button label={t(texts.stop)} onClick={() => stopEverything(cell)} />
        ) : (
          <Button label={t(texts.startOver)} onClick={cell.startOver} />
        )}
      </div>
      <div role="status" class="python-report">
        {busy.value && <p class="soft">{t(stage.value === "ready" ? texts.running : texts.loading)}</p>}
        {!busy.value && report.value === undefined && stage.value === "away" && <p class="soft">{t(texts.notYet)}</p>}
        {report.value !== undefined && <Told report={report.value} onLine={(to) => goToLine(view.current, to)} />}
      </div>
    </section>
  );
}

function stopEverything(cell: Cell): void {
  stopPython();
  cell.stop();
}

function goToLine(view: EditorView | undefined, line: number): void {
  if (view === undefined) return;
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}

function Conventions({ data }: { data: string }) {
  const { firstPlayer, playerFirst } = convention.value;
  return (
    <details class="python-data">
      <summary>{t(texts.data)}</summary>
      <div class="row">
        <Select
          seen
          label={t(texts.positions)}
          choices={[
            { id: "last", text: t(texts.nameFirst) },
            { id: "first", text: t(texts.playerFirst) },
          ]}
          value={playerFirst ? "first" : "last"}
          onChange={(chosen) => chooseConvention({ firstPlayer, playerFirst: chosen === "first" })}
        />
        <Select
          seen
          label={t(texts.players)}
          choices={[
            { id: "0", text: "0, 1" },
            { id: "1", text: "1, 2" },
          ]}
          value={String(firstPlayer)}
          onChange={(chosen) => chooseConvention({ firstPlayer: chosen === "1" ? 1 : 0, playerFirst })}
        />
      </div>
      <pre>{data}</pre>
    </details>
  );
}

function Told({ report, onLine }: { report: Report; onLine: (line: number) => void }) {
  const { kind, text, line, trial, failure, remark, output } = report;
  const isRight = kind === "right";
  return (
    <>
      <p class={`remark ${isRight ? "right" : "wrong"}`}>
        <span aria-hidden="true">{isRight ? "✓ " : "✗ "}</span>
        {line !== undefined && (
          <button type="button" class="linklike" onClick={() => onLine(line)}>
            {t(texts.atLine(line))}
          </button>
        )}{" "}
        {failure !== undefined && trial !== undefined && trial > 0 && `${t(texts.onAnother)} `}
        {t(text)}
      </p>
      {remark !== undefined && <p class="python-remark">{t(remark)}</p>}
      {failure?.figure !== undefined && <FailureFigure figure={failure.figure} />}
      {output !== "" && (
        <details open={!isRight}>
          <summary>{t(texts.output)}</summary>
          <pre>{output}</pre>
        </details>
      )}
    </>
  );
}

function FailureFigure({ figure }: { figure: NonNullable<NonNullable<Report["failure"]>["figure"]> }) {
  const svg = writeScene(figure(language.value), "svg", { theme: theme.value });
  return (
    <img
      class="python-figure"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`${t(texts.failureFigure)}: ${figure(language.value).title}`}
    />
  );
}
