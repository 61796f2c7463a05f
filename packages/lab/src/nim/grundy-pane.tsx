import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../base/ask.ts";
import { Fold, IconButton, NumberField, Select } from "../base/controls.tsx";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SENTENCE } from "../base/stage.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { tailOf } from "./bars.ts";
import { Chart } from "./chart.tsx";
import { GRUNDY_GAMES } from "./examples.ts";
import { MAX_SHOWN } from "./grundy-state.ts";
import { grundyState } from "./instance.ts";
import { chartPicture, tablePicture } from "./pictures.ts";
import type { GrundyStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

const { chooseHeap, errorText, heap, reason, showGame, showTo, stop, study, to, valueOfHeap, word, working } =
  grundyState;

export function GrundyPane() {
  const now = study.value;
  return (
    <>
      <Choice />
      <Fault of={errorText.value} />
      {working.value !== undefined && (
        <div class="row counting">
          <progress max={1} value={working.value} aria-label={t(texts.lookingForThePeriod)} />
          <IconButton icon="stop" label={t(texts.stop)} onClick={stop} />
        </div>
      )}
      {now !== undefined && errorText.value === undefined && (
        <>
          <p class="grundy-verdict" role="status" {...SENTENCE}>
            <strong>{titleOf(now)}</strong> {t(now.explanation)}
          </p>
          <Chart study={now} />
          <div class="nim-table even">
            <section aria-label={t(texts.aHeap)}>
              <HeapPicker last={now.values.length - 1} />
              <Reason />
            </section>
            <section aria-label={t(texts.thePeriod)}>
              <Proof study={now} />
              {now.finding.status === "proved" && <AnyHeap />}
            </section>
          </div>
          <Fold title={t(texts.valuesTable)}>
            <Values study={now} />
          </Fold>
          <PictureExport pictures={[chartPicture(now), tablePicture(now.values, rowLength(now))]} />
        </>
      )}
    </>
  );
}

/** "Kayles, 0.77", "{2,3,5}", "Grundy's game". */
function titleOf({ title, game }: GrundyStudy): string {
  if (title === undefined) return game;
  return /^[\d{]/.test(game) ? `${t(title)}, ${game}` : t(title);
}

function Choice() {
  const [typed, setTyped] = useTypedText(word.value);
  const known = GRUNDY_GAMES.some(({ id }) => id === word.value);
  return (
    <div class="row grundy-choice">
      <Select
        seen
        label={t(texts.game)}
        choices={[
          ...(known ? [] : [{ id: word.value, text: word.value }]),
          ...GRUNDY_GAMES.map(({ id, title }) => ({ id, text: t(title) })),
        ]}
        value={word.value}
        onChange={showGame}
      />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          showGame(typed);
        }}
      >
        <label class="field">
          <span>{t(texts.codeOrSet)}</span>
          <input
            name="code"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Button strong label={t(texts.show)} />
      </form>
      <NumberField label={t(texts.upToHeap)} name="to" least={10} most={MAX_SHOWN} value={to.value} onChange={showTo} />
    </div>
  );
}

function HeapPicker({ last }: { last: number }) {
  return (
    <label class="field heap-picker">
      <span>
        {t(texts.heapOf)} <strong>{heap.value}</strong>
      </span>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={last}
        value={heap.value}
        aria-label={t(texts.heapToExplain)}
        onInput={(event) => chooseHeap(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function Reason() {
  const found = reason.value;
  if (found === undefined) return null;
  const { heap: size, value, options, more } = found;
  const met = [...new Set(options.map((option) => option.value))].sort((a, b) => a - b);
  return (
    <div class="reason" role="status">
      <p class="formula">
        g({size}) = mex {"{"}
        {met.join(", ")}
        {more > 0 ? "…" : ""}
        {"}"} = <strong>{value}</strong>
      </p>
      {options.length === 0 ? (
        <p>{t(texts.noMovePossible)}</p>
      ) : (
        <>
          <p class="soft">{t(texts.whatAMoveLeaves)}</p>
          <ul class="chips">
            {options.map(({ left, values, value: worth }) => (
              <li key={left.join("+")} class={`move option${worth === 0 ? " hinted" : ""}`}>
                <span class="word">{left.length === 0 ? "0" : left.join(" + ")}</span>
                {values.length > 1 ? `${values.join(" ⊕ ")} = ${worth}` : worth}
              </li>
            ))}
            {more > 0 && <li class="soft">{t(texts.andMore(more))}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function Proof({ study }: { study: GrundyStudy }) {
  const { finding, theorem, verified, explanation } = study;
  const tail = tailOf(study);
  const sentences: string[] = [];
  if (finding.status === "proved" && tail !== undefined && theorem !== undefined) {
    const { heapsLeft, taken, needed } = theorem;
    const from = Math.max(1, tail.start);
    sentences.push(
      t(texts.proofMoves(taken, heapsLeft)),
      t(texts.proofChecked(tail.start, tail.period, heapsLeft, from, taken, needed)),
      t(texts.proofForEver(from, tail.period)),
    );
  } else sentences.push(t(explanation));
  if (verified) sentences.push(t(texts.proofVerified));
  return (
    <>
      <h2>{finding.status === "proved" ? t(texts.periodProof) : t(texts.thePeriod)}</h2>
      <ol class="reasons">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </>
  );
}

/** With a proved period the value of any heap is known at once. */
function AnyHeap() {
  const size = useSignal("1000000000000000000");
  const found = useSignal("");
  const show = (next: string): void => {
    found.value = next;
  };
  useEffect(() => show(""), [word.value, size.value]);
  return (
    <form
      class="row any-heap"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = size.value.replace(/[\s_]/g, "");
        if (!/^\d{1,100}$/.test(plain)) return show(t(texts.wholeNumberWanted));
        void ask(
          () => ({ size: size.value, word: word.value }),
          () => valueOfHeap(plain),
          (value) => show(value === undefined ? "" : `g = ${value}`),
          (error) => show(t(textOfError(error))),
        );
      }}
    >
      <label class="field grow">
        <span>{t(texts.anyHeapHoweverLarge)}</span>
        <input
          name="any-heap"
          inputMode="numeric"
          value={size}
          onInput={(event) => (size.value = event.currentTarget.value)}
        />
      </label>
      <Button label={t(texts.itsValue)} />
      <output class="found">{found}</output>
    </form>
  );
}

/** As long as the period, where that is readable. */
function rowLength(study: GrundyStudy): number {
  const period = tailOf(study)?.period ?? 0;
  return period > 1 && period <= 36 ? period : 10;
}

/** The values in rows as long as the period, so that the rows become equal. */
function Values({ study }: { study: GrundyStudy }) {
  const tail = tailOf(study);
  const perRow = rowLength(study);
  const rows = Array.from({ length: Math.ceil(study.values.length / perRow) }, (_, row) => row * perRow);
  return (
    <div class="table-scroll" tabIndex={0} role="group" aria-label={t(texts.tableOfValues)}>
      <table class="grundy-values">
        <thead>
          <tr>
            <th scope="col">n</th>
            {Array.from({ length: perRow }, (_, column) => (
              <th key={column} scope="col">
                +{column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((from) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {study.values.slice(from, from + perRow).map((value, column) => (
                <td
                  key={column}
                  class={
                    tail !== undefined && from + column < tail.start && differs(study, from + column) ? "exception" : ""
                  }
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t(texts.framedValues)}</p>
    </div>
  );
}

/** Whether a value before the period is not what the period would make it. */
function differs({ values, finding }: GrundyStudy, size: number): boolean {
  if (finding.status !== "proved") return true;
  const { start, period, saltus, values: known } = finding.certificate;
  const rounds = Math.ceil((start - size) / period);
  const image = size + rounds * period;
  return (known[image] ?? values[image]) - rounds * saltus !== values[size];
}
