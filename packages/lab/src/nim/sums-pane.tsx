import { findGame } from "marienbad/games/all";
import { useMemo } from "preact/hooks";
import { IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { choicesOf } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE, SENTENCE } from "../base/stage.tsx";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import { OptionsFields } from "../play/options-form.tsx";
import { Columns } from "./columns.tsx";
import { sumsState } from "./instance.ts";
import { columnsPicture } from "./pictures.ts";
import { partLetter, usualOptions } from "./sum-parts.ts";
import { IMPARTIAL_GAMES, MAX_PARTS } from "./sums-state.ts";
import type { SumPart, SumStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

const { addPart, errorText, parts, past, playIn, setParts, study, takeBack } = sumsState;

export function SumsPane() {
  const now = study.value;
  return (
    <>
      <p class="lead">{t(texts.sumsExplained)}</p>
      <Fault of={errorText.value} />
      <div class="nim-table">
        <section aria-label={t(texts.gamesOfTheSum)}>
          <div {...SCALED_FIGURE}>
            <ul class="sum-parts">
              {parts.value.map((part, index) => (
                <li key={index}>
                  <Part part={part} index={index} study={now?.parts[index]} />
                </li>
              ))}
            </ul>
          </div>
          <div class="row">
            {parts.value.length < MAX_PARTS && (
              <Select
                label={t(texts.addAGame)}
                choices={choicesOf(IMPARTIAL_GAMES, t(texts.addAGameChoice))}
                value=""
                onChange={(game) => game !== "" && addPart(game)}
              />
            )}
            <IconButton icon="undo" label={t(texts.takeBack)} disabled={past.value.length === 0} onClick={takeBack} />
          </div>
        </section>
        <section class="notes" aria-label={t(texts.why)}>
          {now !== undefined && now.parts.length === parts.value.length && (
            <>
              <p class="status" role="status" {...SENTENCE}>
                {now.parts.every(({ moves }) => moves.length === 0)
                  ? t(texts.nobodyCanMove)
                  : now.winner === 0
                    ? t(texts.moverWins)
                    : t(texts.moverLoses)}
              </p>
              <Columns
                columns={now.columns}
                names={parts.value.map(({ game }, index) => `${partLetter(index)}. ${t(findGame(game).title)}`)}
                caption={t(texts.valuesGamesBinary)}
              />
              <h2>{t(texts.theReason)}</h2>
              <ol class="reasons">
                {now.explanation.map((sentence, index) => (
                  <li key={index}>{t(sentence)}</li>
                ))}
              </ol>
              <PictureExport
                pictures={[
                  columnsPicture(
                    now.components.map(({ name }) => name),
                    now.components.map(({ value }) => value),
                  ),
                ]}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}

interface PartProps {
  readonly part: SumPart;
  readonly index: number;
  readonly study: SumStudy["parts"][number] | undefined;
}

function Part({ part, index, study: now }: PartProps) {
  const entry = findGame(part.game);
  const made = useMemo(() => entry(part.options), [part.game, part.options]);
  const moves = now?.moves ?? [];
  const text = now?.position ?? "";
  const model = useMemo(() => {
    const turn = made.turn(made.start);
    try {
      return text === ""
        ? undefined
        : BOARDS[part.game]?.({ text, turn, moves: moves.map(({ word }) => word), options: made.options, played: [] });
    } catch {
      return undefined; // a position that its board cannot show is played by its moves
    }
  }, [text, made]);
  const move = (word: string): void => {
    const chosen = moves.find((candidate) => candidate.word === word);
    if (chosen !== undefined) playIn(index, word, chosen.to);
  };
  return (
    <article class="sum-part" aria-label={`${partLetter(index)}. ${t(entry.title)}`}>
      <header>
        <h2>
          {partLetter(index)}. {t(entry.title)}
        </h2>
        {now !== undefined && (
          <span class="worth">
            {t(texts.worth)} <strong>{now.value}</strong>
          </span>
        )}
        <IconButton
          quiet
          icon="trash"
          label={t(texts.remove(partLetter(index)))}
          disabled={parts.value.length < 2}
          onClick={() => setParts(parts.value.toSpliced(index, 1))}
        />
      </header>
      {model !== undefined && (
        <div class="sum-board">
          <Board model={model} turn={0} label={t(entry.title)} active onMove={move} />
        </div>
      )}
      {model === undefined && <p class="soft">{text}</p>}
      <ul class="chips">
        {moves.map(({ word, value, wins }) => (
          <li key={word}>
            <button type="button" class={`move${wins ? " hinted" : ""}`} onClick={() => move(word)}>
              <span class="word">{word}</span>
              <span class="soft">
                {t(texts.leaves)} {value}
              </span>
              {wins && <span class="unseen">{t(texts.winning)}</span>}
            </button>
          </li>
        ))}
        {(now?.more ?? 0) > 0 && <li class="soft">{t(texts.andMoreMoves(now?.more ?? 0))}</li>}
      </ul>
      <details class="part-options">
        <summary>{t(texts.options)}</summary>
        <OptionsFields
          entry={entry}
          options={part.options}
          action={t(texts.useThese)}
          onChange={(options) => {
            const chosen = { ...usualOptions(part.game), ...options };
            entry(chosen);
            setParts(parts.value.with(index, { game: part.game, options: chosen }));
          }}
        />
      </details>
    </article>
  );
}
