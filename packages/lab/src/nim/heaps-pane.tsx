import type { Text } from "marienbad";
import { explainNim } from "marienbad/impartial";
import { useEffect, useMemo, useState } from "preact/hooks";
import { IconButton, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName, playerNameAtStart } from "../base/players.ts";
import { SENTENCE } from "../base/stage.tsx";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import { Columns } from "./columns.tsx";
import { MAX_HEAP, MAX_HEAPS, readHeaps } from "./heaps-state.ts";
import { heapsState } from "./instance.ts";
import { columnsPicture, heapsPicture } from "./pictures.ts";
import * as texts from "./texts.ts";

const {
  analysis,
  answering,
  explained,
  heaps,
  misere,
  over,
  play,
  playWell,
  restart,
  setHeaps,
  start,
  take,
  tellEnd,
  turn,
  undo,
} = heapsState;

const NOT_HEAPS: Text = texts.writeHeaps(MAX_HEAPS, MAX_HEAP);
const PRESETS = ["1 3 5 7", "3 4 5", "2 2", "1 1", "1 2 3", "7 11 13"];

/** Heaps to touch, and why they are won or lost. */
export function HeapsPane() {
  useEffect(() => {
    if (!answering.value || turn.value !== 1 || over.value) return;
    const timer = setTimeout(playWell, 700);
    return () => clearTimeout(timer);
  }, [play.value, answering.value]);
  return (
    <div class="nim-table">
      <section aria-label={t(texts.heaps)}>
        <Status />
        <HeapBoard />
        <div class="controls">
          <IconButton icon="undo" label={t(texts.takeBack)} disabled={play.value.heaps.length < 2} onClick={undo} />
          <IconButton
            icon="restart"
            label={t(texts.startAgain)}
            disabled={play.value.heaps.length < 2}
            onClick={restart}
          />
          <IconButton icon="hint" label={t(texts.playWell)} disabled={over.value} onClick={playWell} />
          <IconButton
            icon="eye"
            label={t(texts.explain)}
            pressed={explained.value}
            onClick={() => {
              explained.value = !explained.value;
            }}
          />
        </div>
        <Wishes />
      </section>
      <section class="notes" aria-label={t(texts.why)}>
        {explained.value ? <Why /> : <p class="soft">{t(texts.reasonsAreHidden)}</p>}
        <PictureExport
          pictures={[
            heapsPicture(heaps.value),
            ...(explained.value ? [columnsPicture(heapNames(), heaps.value)] : []), // it would give the reasons away
          ]}
        />
      </section>
    </div>
  );
}

function Status() {
  const wins = analysis.value.winner === 0;
  const name = t(playerNameAtStart(turn.value));
  return (
    <p class={`status${over.value ? " over" : ""}`} role="status" {...SENTENCE}>
      <span class={`chip player${turn.value}`} />
      {over.value
        ? tellEnd()
        : !explained.value
          ? t(texts.toMove(name))
          : wins
            ? t(texts.toMoveWins(name))
            : t(texts.toMoveLoses(name))}
    </p>
  );
}

function HeapBoard() {
  const model = useMemo(() => {
    const words = heaps.value.flatMap((heap, index) =>
      Array.from({ length: heap }, (_, taken) => `${index + 1}:${taken + 1}`),
    );
    const text = `(${[...heaps.value, turn.value].join(", ")})`;
    return BOARDS.marienbad({ text, turn: turn.value, moves: words, options: { rows: start.value }, played: [] });
  }, [heaps.value]);
  return (
    <div class="board-frame nim-board">
      <Board
        model={model}
        turn={turn.value}
        label={t(texts.touchAStick)}
        active={!over.value && !(answering.value && turn.value === 1)}
        last={[]}
        hint={undefined}
        values={new Map()}
        onMove={(word) => {
          const [heap, taken] = word.split(":").map(Number);
          take(heap - 1, heaps.value[heap - 1] - taken);
        }}
      />
    </div>
  );
}

function heapNames(): string[] {
  return heaps.value.map((_, heap) => t(texts.heapLabel(heap)));
}

function Why() {
  const { columns, moves } = analysis.value;
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
              <button type="button" class="move hinted" onClick={() => take(heap, to)}>
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
        {explainNim(analysis.value).map((sentence, index) => (
          <li key={index}>{t(sentence)}</li>
        ))}
      </ol>
    </>
  );
}

/** Other heaps, and how they are played. */
function Wishes() {
  const written = start.value.join(" ");
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
        value={misere.value ? "misere" : "normal"}
        onChange={(chosen) => {
          misere.value = chosen === "misere";
        }}
      />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const read = readHeaps(draft);
          setFault(read === undefined);
          if (read !== undefined) setHeaps(read);
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
        <button type="submit" class="button strong">
          {t(texts.setUp)}
        </button>
      </form>
      {fault && <Fault of={NOT_HEAPS} />}
      <ul class="chips">
        {PRESETS.map((text) => (
          <li key={text}>
            <button type="button" class="move" onClick={() => setHeaps(readHeaps(text) as number[])}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <label class="tick">
        <input
          type="checkbox"
          name="answering"
          checked={answering.value}
          onChange={(event) => {
            answering.value = event.currentTarget.checked;
          }}
        />
        {t(texts.theComputerAnswersFor(playerName(1)))}
      </label>
    </div>
  );
}
