import { explainNim } from "marienbad/impartial";
import { useEffect, useMemo, useState } from "preact/hooks";
import { IconButton, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Button, Tick } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName, playerNameAtStart } from "../base/players.ts";
import { SENTENCE } from "../base/stage.tsx";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import { Columns } from "./columns.tsx";
import { MAX_HEAP, MAX_HEAPS, readHeaps } from "./heaps-state.ts";
import { heapsState as nim } from "./instance.ts";
import { columnsPicture, heapsPicture } from "./pictures.ts";
import * as texts from "./texts.ts";

const PRESETS = ["1 3 5 7", "3 4 5", "2 2", "1 1", "1 2 3", "7 11 13"];

export function HeapsPane() {
  useEffect(() => {
    if (!nim.answering.value || nim.turn.value !== 1 || nim.over.value) return;
    const timer = setTimeout(nim.playWell, 700);
    return () => clearTimeout(timer);
  }, [nim.play.value, nim.answering.value]);
  return (
    <div class="nim-table">
      <section aria-label={t(texts.heaps)}>
        <Status />
        <HeapBoard />
        <div class="controls">
          <IconButton
            icon="undo"
            label={t(texts.takeBack)}
            disabled={nim.play.value.heaps.length < 2}
            onClick={nim.undo}
          />
          <IconButton
            icon="restart"
            label={t(texts.startAgain)}
            disabled={nim.play.value.heaps.length < 2}
            onClick={nim.restart}
          />
          <IconButton icon="hint" label={t(texts.playWell)} disabled={nim.over.value} onClick={nim.playWell} />
          <IconButton
            icon="eye"
            label={t(texts.explain)}
            pressed={nim.explained.value}
            onClick={() => (nim.explained.value = !nim.explained.value)}
          />
        </div>
        <Wishes />
      </section>
      <section class="notes" aria-label={t(texts.why)}>
        {nim.explained.value ? <Why /> : <p class="soft">{t(texts.reasonsAreHidden)}</p>}
        <PictureExport
          pictures={[
            heapsPicture(nim.heaps.value),
            ...(nim.explained.value ? [columnsPicture(heapNames(), nim.heaps.value)] : []), // shows the reasons
          ]}
        />
      </section>
    </div>
  );
}

function Status() {
  const wins = nim.analysis.value.winner === 0;
  const name = t(playerNameAtStart(nim.turn.value));
  return (
    <p class={`status${nim.over.value ? " over" : ""}`} role="status" {...SENTENCE}>
      <span class={`chip player${nim.turn.value}`} />
      {nim.over.value
        ? nim.tellEnd()
        : !nim.explained.value
          ? t(texts.toMove(name))
          : wins
            ? t(texts.toMoveWins(name))
            : t(texts.toMoveLoses(name))}
    </p>
  );
}

function HeapBoard() {
  const model = useMemo(() => {
    const words = nim.heaps.value.flatMap((heap, index) =>
      Array.from({ length: heap }, (_, taken) => `${index + 1}:${taken + 1}`),
    );
    const text = `(${[...nim.heaps.value, nim.turn.value].join(", ")})`;
    return BOARDS.marienbad({
      text,
      turn: nim.turn.value,
      moves: words,
      options: { rows: nim.start.value },
      played: [],
    });
  }, [nim.heaps.value]);
  return (
    <div class="board-frame nim-board">
      <Board
        model={model}
        turn={nim.turn.value}
        label={t(texts.touchAStick)}
        active={!nim.over.value && !(nim.answering.value && nim.turn.value === 1)}
        onMove={(word) => {
          const [heap, taken] = word.split(":").map(Number);
          nim.take(heap - 1, nim.heaps.value[heap - 1] - taken);
        }}
      />
    </div>
  );
}

function heapNames(): string[] {
  return nim.heaps.value.map((_, heap) => t(texts.heapLabel(heap)));
}

function Why() {
  const { columns, moves } = nim.analysis.value;
  const names = heapNames();
  return (
    <>
      <h2>{t(texts.inBinary)}</h2>
      <Columns columns={columns} names={names} caption={t(texts.theHeapsInBinary)} />
      <h2>{t(texts.winningMoves)}</h2>
      {moves.length === 0 ? (
        <p>{t(texts.thereIsNone)}</p>
      ) : (
        <ul class="chips">
          {moves.map(({ heap, from, to }) => (
            <li key={`${heap} ${to}`}>
              <button type="button" class="move hinted" onClick={() => nim.take(heap, to)}>
                <span class="word">{t(texts.heapLabel(heap))}</span>
                {from} → {to}
                <span class="soft">{t(texts.take(from, to))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <h2>{t(texts.theReason)}</h2>
      <ol class="reasons">
        {explainNim(nim.analysis.value).map((sentence, index) => (
          <li key={index}>{t(sentence)}</li>
        ))}
      </ol>
    </>
  );
}

function Wishes() {
  const written = nim.start.value.join(" ");
  const [draft, setDraft] = useState(written);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    setDraft(written);
    setFault(false);
  }, [written]);
  return (
    <div class="nim-wishes">
      <Segments<"normal" | "misere">
        label={t(texts.takesLastToken)}
        choices={[
          { id: "normal", text: t(texts.theLastTokenWins) },
          { id: "misere", text: t(texts.lastTokenLosesMisere) },
        ]}
        value={nim.misere.value ? "misere" : "normal"}
        onChange={(chosen) => (nim.misere.value = chosen === "misere")}
      />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const read = readHeaps(draft);
          setFault(read === undefined);
          if (read !== undefined) nim.setHeaps(read);
        }}
      >
        <label class="field grow">
          <span>{t(texts.otherHeaps)}</span>
          <input
            name="heaps"
            value={draft}
            autocomplete="off"
            inputMode="text"
            aria-invalid={fault}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
        </label>
        <Button strong label={t(texts.setUp)} />
      </form>
      {fault && <Fault of={texts.writeHeaps(MAX_HEAPS, MAX_HEAP)} />}
      <ul class="chips">
        {PRESETS.map((text) => (
          <li key={text}>
            <button type="button" class="move" onClick={() => nim.setHeaps(readHeaps(text) as number[])}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Tick
        name="answering"
        label={t(texts.theComputerAnswersFor(playerName(1)))}
        checked={nim.answering.value}
        onChange={(checked) => (nim.answering.value = checked)}
      />
    </div>
  );
}
