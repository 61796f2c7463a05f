import type { Text } from "marienbad";
import { explainNim } from "marienbad/impartial";
import { useEffect, useMemo, useState } from "preact/hooks";
import { IconButton, Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName, playerNameAtStart } from "../base/players.ts";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import { Columns } from "./columns.tsx";
import { MAX_HEAP, MAX_HEAPS, readHeaps } from "./heaps-state.ts";
import { heapsState } from "./instance.ts";
import { columnsPicture, heapsPicture } from "./pictures.ts";

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

const NOT_HEAPS: Text = {
  en: `Write up to ${MAX_HEAPS} whole numbers from 0 to ${MAX_HEAP}, such as 1 3 5 7.`,
  fr: `Écrivez au plus ${MAX_HEAPS} nombres entiers de 0 à ${MAX_HEAP}, par exemple 1 3 5 7.`,
};
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
      <section aria-label={say("Heaps", "Tas")}>
        <Status />
        <HeapBoard />
        <div class="controls">
          <IconButton
            icon="undo"
            label={say("Take back", "Reprendre")}
            disabled={play.value.heaps.length < 2}
            onClick={undo}
          />
          <IconButton
            icon="restart"
            label={say("Start again", "Recommencer")}
            disabled={play.value.heaps.length < 2}
            onClick={restart}
          />
          <IconButton icon="hint" label={say("Play well", "Bien jouer")} disabled={over.value} onClick={playWell} />
          <IconButton
            icon="eye"
            label={say("Explain", "Expliquer")}
            pressed={explained.value}
            onClick={() => {
              explained.value = !explained.value;
            }}
          />
        </div>
        <Wishes />
      </section>
      <section class="notes" aria-label={say("Why", "Pourquoi")}>
        {explained.value ? (
          <Why />
        ) : (
          <p class="soft">
            {say(
              "The reasons are hidden: try to find the winning move.",
              "Les raisons sont cachées : cherchez le coup gagnant.",
            )}
          </p>
        )}
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
  const name = playerNameAtStart(turn.value);
  return (
    <p class={`status${over.value ? " over" : ""}`} role="status">
      <span class={`chip player${turn.value}`} />
      {over.value
        ? tellEnd()
        : !explained.value
          ? say(`${name} to move.`, `${name} joue.`)
          : wins
            ? say(`${name} to move wins.`, `${name} est au trait et gagne.`)
            : say(`${name} to move loses, against good play.`, `${name} est au trait et perd, contre un bon jeu.`)}
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
        label={say(
          "Heaps: touch a stick to take it and those after it",
          "Tas : touchez un bâtonnet pour le prendre avec ceux qui suivent",
        )}
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
  return heaps.value.map((_, heap) => say(`heap ${heap + 1}`, `tas ${heap + 1}`));
}

function Why() {
  const { columns, moves } = analysis.value;
  const names = heapNames();
  return (
    <>
      <h2>{say("In binary", "En binaire")}</h2>
      <Columns columns={columns} names={names} caption={say("The heaps in binary", "Les tas en binaire")} />
      <h2>{say("Winning moves", "Coups gagnants")}</h2>
      {moves.length === 0 ? (
        <p>{say("There is none.", "Il n'y en a pas.")}</p>
      ) : (
        <ul class="chips">
          {moves.map(({ heap, from, to }) => (
            <li key={`${heap} ${to}`}>
              <button type="button" class="move hinted" onClick={() => take(heap, to)}>
                <span class="word">{say(`heap ${heap + 1}`, `tas ${heap + 1}`)}</span>
                {from} → {to}
                <span class="soft">{say(`take ${from - to}`, `prendre ${from - to}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <h2>{say("The reason", "La raison")}</h2>
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
        label={say("Who takes the last token", "Qui prend le dernier jeton")}
        choices={[
          { id: "normal", text: say("the last token wins", "le dernier jeton gagne") },
          { id: "misere", text: say("the last token loses (misère)", "le dernier jeton perd (misère)") },
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
          <span>{say("Other heaps", "D'autres tas")}</span>
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
          {say("Set up", "Installer")}
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
        {say(`The computer answers for ${playerName(1)}`, `L'ordinateur répond pour ${playerName(1)}`)}
      </label>
    </div>
  );
}
