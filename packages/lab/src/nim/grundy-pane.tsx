import { useEffect, useState } from "preact/hooks";
import { Fold, IconButton, NumberField, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { number, say, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { tailOf } from "./bars.ts";
import { Chart } from "./chart.tsx";
import { GRUNDY_GAMES } from "./examples.ts";
import { MAX_SHOWN } from "./grundy-state.ts";
import { grundyState } from "./instance.ts";
import { chartPicture, tablePicture } from "./pictures.ts";
import type { GrundyStudy } from "./tasks.ts";

const { chooseHeap, errorText, heap, reason, showGame, showTo, stop, study, to, valueOfHeap, word, working } =
  grundyState;

/** The Grundy table of a heap game: a chart, its period and the proof, and why each heap has its value. */
export function GrundyPane() {
  const now = study.value;
  return (
    <>
      <Choice />
      <Fault of={errorText.value} />
      {working.value !== undefined && (
        <div class="row counting">
          <progress
            max={1}
            value={working.value}
            aria-label={say("Looking for the period", "Recherche de la période")}
          />
          <IconButton icon="stop" label={say("Stop", "Arrêter")} onClick={stop} />
        </div>
      )}
      {now !== undefined && errorText.value === undefined && (
        <>
          <p class="grundy-verdict" role="status">
            <strong>{titleOf(now)}</strong> {t(now.explanation)}
          </p>
          <Chart study={now} />
          <div class="nim-table even">
            <section aria-label={say("A heap", "Un tas")}>
              <HeapPicker last={now.values.length - 1} />
              <Reason />
            </section>
            <section aria-label={say("The period", "La période")}>
              <Proof study={now} />
              {now.finding.status === "proved" && <AnyHeap />}
            </section>
          </div>
          <Fold title={say("The values as a table", "Les valeurs en tableau")}>
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
        label={say("Game", "Jeu")}
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
          <span>{say("Or a code (0.77), a set (2,3,5)", "Ou un code (0.77), un ensemble (2,3,5)")}</span>
          <input
            name="code"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button strong">
          {say("Show", "Montrer")}
        </button>
      </form>
      <NumberField
        label={say("Up to the heap of", "Jusqu'au tas de")}
        name="to"
        least={10}
        most={MAX_SHOWN}
        value={to.value}
        onChange={showTo}
      />
    </div>
  );
}

function HeapPicker({ last }: { last: number }) {
  return (
    <label class="field heap-picker">
      <span>
        {say("Heap of", "Tas de")} <strong>{heap.value}</strong>
      </span>
      <input
        type="range"
        class="scrubber"
        min={0}
        max={last}
        value={heap.value}
        aria-label={say("Heap to explain", "Tas à expliquer")}
        onInput={(event) => chooseHeap(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** Why a heap has its value: the mex of what it can become. */
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
        <p>
          {say(
            "No move is possible from here: the value is 0, and the player to move loses.",
            "Aucun coup n'est possible d'ici : la valeur est 0, et le joueur au trait perd.",
          )}
        </p>
      ) : (
        <>
          <p class="soft">
            {say("What one move can leave, and its value:", "Ce qu'un coup peut laisser, et sa valeur :")}
          </p>
          <ul class="chips">
            {options.map(({ left, values, value: worth }) => (
              <li key={left.join("+")} class={`move option${worth === 0 ? " hinted" : ""}`}>
                <span class="word">{left.length === 0 ? "0" : left.join(" + ")}</span>
                {values.length > 1 ? `${values.join(" ⊕ ")} = ${worth}` : worth}
              </li>
            ))}
            {more > 0 && <li class="soft">{say(`and ${number(more)} more`, `et ${number(more)} autres`)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

/** The proof of the period, with its numbers. */
function Proof({ study }: { study: GrundyStudy }) {
  const { finding, theorem, verified, explanation } = study;
  const tail = tailOf(study);
  const sentences: string[] = [];
  if (finding.status === "proved" && tail !== undefined && theorem !== undefined) {
    const { heapsLeft, taken, needed } = theorem;
    const from = Math.max(1, tail.start);
    sentences.push(
      say(
        `A move takes at most ${taken} ${taken === 1 ? "token" : "tokens"} from a heap and leaves at most ${heapsLeft} ${heapsLeft === 1 ? "heap" : "heaps"} of it.`,
        `Un coup prend au plus ${taken} ${taken === 1 ? "jeton" : "jetons"} dans un tas et en laisse au plus ${heapsLeft} tas.`,
      ),
      say(
        `From the heap of ${tail.start} on the values come back every ${tail.period} heaps; this was checked up to the heap of ${heapsLeft} × (${from} + ${tail.period}) + ${taken} = ${needed}.`,
        `À partir du tas de ${tail.start}, les valeurs reviennent tous les ${tail.period} tas ; on l'a vérifié jusqu'au tas de ${heapsLeft} × (${from} + ${tail.period}) + ${taken} = ${needed}.`,
      ),
      say(
        `What a move leaves of a still larger heap has a heap of at least ${from} + ${tail.period} in it: with ${tail.period} tokens less it has the same value. So n and n + ${tail.period} have options of the same values, hence the same value, for ever (Guy and Smith 1956).`,
        `Ce qu'un coup laisse d'un tas encore plus grand contient un tas d'au moins ${from} + ${tail.period} : avec ${tail.period} jetons de moins, il a la même valeur. Donc n et n + ${tail.period} ont des options de mêmes valeurs, et la même valeur, pour toujours (Guy et Smith 1956).`,
      ),
    );
  } else sentences.push(t(explanation));
  if (verified) {
    sentences.push(
      say(
        "The certificate was verified again from the rules alone.",
        "Le certificat a été vérifié une seconde fois, à partir des seules règles.",
      ),
    );
  }
  return (
    <>
      <h2>
        {finding.status === "proved"
          ? say("The period and its proof", "La période et sa preuve")
          : say("The period", "La période")}
      </h2>
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
  const [size, setSize] = useState("1000000000000000000");
  const [found, setFound] = useState("");
  useEffect(() => setFound(""), [word.value]);
  return (
    <form
      class="row any-heap"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = size.replace(/[\s_]/g, "");
        if (!/^\d{1,100}$/.test(plain)) return setFound(say("A whole number is wanted.", "Il faut un nombre entier."));
        void valueOfHeap(plain).then((value) => setFound(value === undefined ? "" : `g = ${value}`));
      }}
    >
      <label class="field grow">
        <span>{say("Any heap, however large", "N'importe quel tas, même immense")}</span>
        <input
          name="any-heap"
          inputMode="numeric"
          value={size}
          onInput={(event) => setSize(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {say("Its value", "Sa valeur")}
      </button>
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
    <div class="table-scroll" tabIndex={0} role="group" aria-label={say("Table of values", "Tableau des valeurs")}>
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
      <p class="soft">
        {say(
          "Framed: values that differ from those of the period.",
          "Encadrées : les valeurs qui diffèrent de celles de la période.",
        )}
      </p>
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
