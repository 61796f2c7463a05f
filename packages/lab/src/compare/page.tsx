import type { Result, Text } from "marienbad";
import { useMemo } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Button, choicesOf } from "../base/fields.tsx";
import { percent, t } from "../base/language.ts";
import { capitalised, playerName } from "../base/players.ts";
import { Stepper } from "../base/stepper.tsx";
import { Board } from "../board/board.tsx";
import { boardOfPlay } from "../board/of-play.ts";
import { TextBoard } from "../board/text-board.tsx";
import { findGame } from "../own/games.ts";
import { OptionsFields } from "../play/options-form.tsx";
import type { MoveValue } from "../play/values.ts";
import { describeWorth } from "../play/words.ts";
import { compare } from "./instance.ts";
import { comparableGames } from "./state.ts";
import { type Change, type Differences, gameOf } from "./tasks.ts";
import * as texts from "./texts.ts";
import "./compare.css";

export const { page, start } = compare;

export function View() {
  const games = comparableGames();
  const here = findGame(compare.variants.value.game);
  const offered = games.includes(here) ? games : [...games, here]; // as a link wishes
  return (
    <div class="compare page">
      <header class="page-head">
        <h1>{t(texts.title)}</h1>
        <Select
          label={t(texts.game)}
          choices={choicesOf(offered)}
          value={compare.variants.value.game}
          onChange={compare.chooseGame}
        />
        <p class="lead">{t(texts.lead)}</p>
      </header>
      <div class="compare-table">
        <div class="two-boards">
          <Side which={0} />
          <Side which={1} />
          <Steps />
        </div>
        <Findings />
      </div>
    </div>
  );
}

function Side({ which }: { which: 0 | 1 }) {
  const { other, options } = compare.variants.value;
  const entry = findGame(gameOf(compare.variants.value, which));
  return (
    <section class="side" aria-label={t(texts.variant(which))}>
      <h2>{t(texts.variant(which))}</h2>
      {other === undefined ? (
        <OptionsFields
          entry={entry}
          options={options[which]}
          onChange={(chosen) => compare.setOptions(which, chosen)}
        />
      ) : (
        <p class="soft">{t(entry.title)}</p>
      )}
      <SideBoard which={which} />
    </section>
  );
}

function SideBoard({ which }: { which: 0 | 1 }) {
  const { options } = compare.variants.value;
  const game = gameOf(compare.variants.value, which);
  const session = useMemo(() => compare.sessionIn(which), [game, options, compare.moves.value, compare.cursor.value]);
  const record = { game, options: options[which], moves: compare.moves.value, cursor: compare.cursor.value };
  const worth = compare.worths.value?.[which];
  const values = new Map<string, MoveValue>(worth?.moves.map((move) => [move.word, move]));
  if (session === undefined) return <p class="soft not-here">{t(texts.notAllowed)}</p>;
  const model = boardOfPlay(session, record);
  const { game: rules, position, turn, result, text, legal } = session;
  const winner = worth?.value.result === "draw" ? undefined : worth?.value.result;
  return (
    <>
      <p class={`worth${isOtherThan(which) ? " differs" : ""}`} aria-live="polite">
        {worth !== undefined && (
          <>
            {winner !== undefined && <span class={`chip player${winner}`} aria-hidden="true" />}{" "}
            <b>{capitalised(t(describeWorth(worth.value)))}</b>
          </>
        )}
      </p>
      {model === undefined ? (
        <div>
          <TextBoard game={rules} position={position} text={text} />
          <div class="row">
            {result === undefined &&
              legal.map((word) => <Button key={word} label={word} onClick={() => compare.play(word)} />)}
          </div>
        </div>
      ) : (
        <div class={`board-frame game-${game}`}>
          <Board
            model={model}
            turn={turn}
            label={t(texts.boardKeys)}
            active={result === undefined}
            values={values}
            onMove={compare.play}
          />
        </div>
      )}
    </>
  );
}

/** Both are worth something here, and not the same. */
function isOtherThan(which: 0 | 1): boolean {
  const [mine, other] = [compare.worths.value?.[which], compare.worths.value?.[which === 0 ? 1 : 0]];
  return mine !== undefined && other !== undefined && mine.value.result !== other.value.result;
}

function Steps() {
  const step = compare.cursor.value;
  const [word] = compare.moves.value.slice(step - 1, step);
  const told = word === undefined ? texts.atTheStart : texts.moveOf(word, step);
  return (
    <Stepper
      step={step}
      last={compare.moves.value.length}
      running={compare.running.value}
      pace={900}
      sentence={`${capitalised(t(told))}.${isOtherThan(0) ? ` ${t(texts.valueDiffers)}` : ""}`}
      onStep={(at) => (compare.cursor.value = at)}
      onRunning={(runs) => (compare.running.value = runs)}
    />
  );
}

function Findings() {
  const found = compare.differences.value;
  return (
    <section class="findings" aria-label={t(texts.differences)}>
      <h2>{t(texts.differences)}</h2>
      <Fault of={compare.errorText.value} />
      {compare.computing.value !== undefined && (
        <div class="soft" role="status">
          {t(texts.computing)} <progress value={compare.computing.value} />{" "}
          <Button label={t(texts.stop)} onClick={compare.stop} />
        </div>
      )}
      {found !== undefined && <Found of={found} />}
    </section>
  );
}

function Found({ of }: { of: Differences }) {
  const { changed, common, otherLength, onlyFirst, onlySecond, changes, start } = of;
  const [before, after] = start.map(describeWorth);
  return (
    <>
      <p class="verdict">
        <strong>{t(changed === 0 ? texts.nothingChanges(common) : texts.changed(changed, common))}</strong>
      </p>
      <p>{t(before.en === after.en ? texts.startStays(before) : texts.startChanges(before, after))}</p>
      <p class="soft">
        {otherLength > 0 && t(texts.otherLength(otherLength))}{" "}
        {onlyFirst + onlySecond > 0 && t(texts.onlyOne(onlyFirst, onlySecond))}
      </p>
      <ul class="changes">
        {changes.map((change) => (
          <ChangeItem key={`${change.from} ${change.to}`} change={change} share={change.count / common} />
        ))}
      </ul>
    </>
  );
}

const outcome = (result: Result): Text => (result === "draw" ? texts.draw : texts.wonBy(playerName(result)));

function ChangeItem({ change: { from, to, count, examples }, share }: { change: Change; share: number }) {
  const shown = compare.moves.value.join(" ");
  return (
    <li>
      <p>
        <b>
          {capitalised(t(outcome(from)))} → {t(outcome(to))}
        </b>
        <span class="soft">
          {" "}
          {t(texts.positions(count))} ({percent(share)})
        </span>
      </p>
      <span class="change-bar" aria-hidden="true">
        <i style={{ width: `${Math.max(1, share * 100)}%` }} />
      </span>
      <ul class="chips" aria-label={t(texts.examples)}>
        {examples.map((words) => (
          <li key={words.join(" ")}>
            <button
              type="button"
              class="move"
              aria-pressed={words.join(" ") === shown}
              onClick={() => compare.showExample(words)}
            >
              {words.length === 0 ? t(texts.atTheStart) : words.join(" ")}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
