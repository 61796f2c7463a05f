import { describeValue, findGame } from "marienbad";
import { useMemo, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { Fold, IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { capitalised, playerName, playerNameAtStart, toMove } from "../base/players.ts";
import { embedded, linkToHere } from "../base/router.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import type { BoardModel, View as BoardView } from "../board/model.ts";
import { ValueIcon, valueInShort } from "../board/value-mark.tsx";
import { History } from "./history.tsx";
import {
  askHint,
  chooseGame,
  chooseStart,
  errorText,
  evaluating,
  evaluation,
  hint,
  isHuman,
  newGame,
  noteText,
  pasteMoves,
  play,
  playerSettings,
  record,
  redo,
  resultSentence,
  session,
  showValues,
  stopThinking,
  swapSides,
  thinking,
  tryAgain,
  undo,
} from "./instance.ts";
import { OptionsForm } from "./options-form.tsx";
import { gameChoices, PlayersPanel, playerKindName } from "./players-panel.tsx";
import { type PlayRecord, type Session, sessionOf } from "./session.ts";
import * as texts from "./texts.ts";
import type { MoveValue } from "./values.ts";
import "./play.css";

export { page, start } from "./instance.ts";

export function View() {
  const { game } = record.value;
  const entry = findGame(game);
  return (
    <div class="play page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{t(entry.title)}</h1>
            <p class="lead">{t(entry.summary)}</p>
          </div>
          <Select seen label={t(texts.game)} choices={gameChoices()} value={game} onChange={chooseGame} />
        </header>
      )}
      <div class="table">
        <section class="board-side" aria-label={t(texts.board)}>
          <Status />
          <TheBoard />
          <Controls />
        </section>
        <section class="notes" aria-label={t(texts.play)}>
          <Moves />
          <h2>{t(texts.thePlaySoFar)}</h2>
          <History />
          <MoveText />
          {!embedded.value && (
            <>
              <Fold title={t(texts.players)} open>
                <PlayersPanel />
              </Fold>
              <Fold title={t(texts.rules)}>
                <OptionsForm entry={entry} />
                <p class="soft source">{entry.reference}</p>
              </Fold>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function modelOf(of: Session, { from, moves, cursor }: PlayRecord): BoardModel | undefined {
  const { made, kit, text, turn, legal, positions } = of;
  const view: BoardView = {
    text,
    turn,
    moves: legal,
    options: made.options,
    played:
      from === undefined
        ? moves.slice(0, cursor).map((word, index) => ({ word, player: kit.rules.turn(positions[index]) }))
        : [],
  };
  return BOARDS[made.id]?.(view);
}

/** The cells that the last move changed, as the board before it tells. */
function lastMarks(of: PlayRecord): readonly string[] {
  if (of.cursor === 0) return [];
  const before = { ...of, cursor: of.cursor - 1 };
  const word = of.moves[before.cursor];
  return modelOf(sessionOf(before), before)?.gestures.find((gesture) => gesture.word === word)?.marks ?? [];
}

function TheBoard() {
  const current = session.value;
  const now = record.value;
  const model = useMemo(() => modelOf(current, now), [current, now]);
  const last = useMemo(() => lastMarks(now), [now]);
  const values = useMemo(
    () => new Map<string, MoveValue>(showValues.value ? evaluation.value?.moves.map((move) => [move.word, move]) : []),
    [showValues.value, evaluation.value],
  );
  if (model === undefined) return null;
  const active = current.result === undefined && isHuman(current.turn);
  return (
    <div class={`board-frame game-${now.game}`}>
      <Board
        model={model}
        turn={current.turn}
        label={t(texts.boardKeys)}
        active={active}
        last={last}
        hint={hint.value}
        values={active ? values : new Map()}
        onMove={play}
      />
    </div>
  );
}

/** Whose turn it is, or who has won; and what went wrong. */
function Status() {
  const { result, turn } = session.value;
  const setting = playerSettings.value[turn];
  const sentence = (): string => {
    if (result !== undefined) return resultSentence();
    if (isHuman(turn)) return isHuman(turn === 0 ? 1 : 0) ? t(toMove(turn)) : t(texts.yourMove);
    return thinking.value
      ? t(texts.isThinking(playerNameAtStart(turn)))
      : `${t(toMove(turn))} (${playerKindName(setting.kind)})`;
  };
  return (
    <>
      <p class={`status${result === undefined ? "" : " over"}`}>
        {result === undefined && <span class={`chip player${turn}`} aria-hidden="true" />}
        <span>{sentence()}</span>
        {thinking.value && result === undefined && (
          <IconButton quiet icon="stop" label={t(texts.stop)} onClick={stopThinking} />
        )}
      </p>
      {noteText.value !== undefined && <p class="soft">{t(noteText.value)}</p>}
      <Fault of={errorText.value}>
        {result === undefined && !isHuman(turn) && !thinking.value && (
          <button type="button" class="button" onClick={tryAgain}>
            {t(texts.tryAgain)}
          </button>
        )}
      </Fault>
    </>
  );
}

function Controls() {
  const { cursor, moves } = record.value;
  return (
    <div class="controls" role="toolbar" aria-label={t(texts.play)}>
      <IconButton icon="undo" label={t(texts.undo)} onClick={undo} disabled={cursor === 0} />
      <IconButton icon="redo" label={t(texts.redo)} onClick={redo} disabled={cursor === moves.length} />
      <IconButton
        icon="hint"
        label={t(texts.hint)}
        onClick={() => void askHint()}
        disabled={session.value.result !== undefined}
      />
      <IconButton
        icon="eye"
        label={t(texts.values)}
        pressed={showValues.value}
        onClick={() => {
          showValues.value = !showValues.value;
        }}
      />
      <IconButton icon="swap" label={t(texts.swapSides)} onClick={swapSides} />
      <IconButton icon="restart" label={t(texts.newGame)} onClick={newGame} />
    </div>
  );
}

const MAX_CHIPS = 60;

/** The legal moves as words, for those who like to type, with what they are worth when that is shown. */
function Moves() {
  const [text, setText] = useState("");
  const { legal, turn, result } = session.value;
  const shown = showValues.value ? evaluation.value : undefined;
  const ordered: readonly (MoveValue | { readonly word: string })[] = shown?.moves ?? legal.map((word) => ({ word }));
  const active = result === undefined && isHuman(turn);
  if (result !== undefined) return null;
  return (
    <div class="moves">
      <h2>{t(texts.moves)}</h2>
      {showValues.value && <Certainty />}
      <ul class="chips" aria-label={t(texts.legalMoves)}>
        {ordered.slice(0, MAX_CHIPS).map((move) => (
          <li key={move.word}>
            <button
              type="button"
              class={`move${hint.value === move.word ? " hinted" : ""}`}
              disabled={!active}
              onClick={() => play(move.word)}
            >
              {"exact" in move && <ValueIcon value={move} player={turn} />}
              <span class="word">{move.word}</span>
              {"exact" in move && <span class="soft">{valueInShort(move, turn)}</span>}
            </button>
          </li>
        ))}
        {ordered.length > MAX_CHIPS && <li class="soft">… {ordered.length - MAX_CHIPS}</li>}
      </ul>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && play(text)) setText("");
        }}
      >
        <label class="field grow">
          <span class="unseen">{t(texts.typeAMove)}</span>
          <input
            value={text}
            placeholder={t(texts.typeAMoveSuchAs(legal[0]))}
            onInput={(event) => setText(event.currentTarget.value)}
            disabled={!active}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            name="move"
          />
        </label>
        <button type="submit" class="button" disabled={!active}>
          {t(texts.playIt)}
        </button>
      </form>
    </div>
  );
}

/** Whether the values are the truth or an opinion. */
function Certainty() {
  const found = evaluation.value;
  const turn = session.value.turn;
  if (found === undefined) {
    return <p class="soft">{evaluating.value ? t(texts.computingValues) : t(texts.noValues)}</p>;
  }
  const { result, rank, endless } = found.position;
  return (
    <p class="certainty">
      <ValueIcon value={found.position} player={turn} />
      {result === undefined
        ? `${t(playerNameAtStart(turn))}${t(texts.colon)} ${valueInShort(found.position, turn)}`
        : capitalised(t(describeValue({ result, rank, ...(endless && { endless }) }, playerName)))}
      <span class={found.solved ? "badge exact" : "badge"}>
        {found.solved ? t(texts.solvedExact(found.source)) : t(texts.searched)}
      </span>
    </p>
  );
}

/** The moves as text, to keep, to send and to take up again. */
function MoveText() {
  const { moves, from } = record.value;
  const [list, setList] = useTypedText(moves.join(" "));
  const [start, setStart] = useTypedText(from ?? "");
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce(t(texts.copied));
  };
  return (
    <Fold title={t(texts.copyPasteShare)}>
      <label class="field">
        <span>{t(texts.listOfMoves)}</span>
        <textarea
          rows={2}
          value={list}
          spellcheck={false}
          name="moves"
          onInput={(event) => setList(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy(moves.join(" "))}>
          {t(texts.copyTheMoves)}
        </button>
        <button type="button" class="button" onClick={() => pasteMoves(list)}>
          {t(texts.playThisList)}
        </button>
      </div>
      <label class="field">
        <span>{t(texts.positionToStartFrom)}</span>
        <input
          value={start}
          placeholder={session.value.text}
          spellcheck={false}
          name="start"
          onInput={(event) => setStart(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => chooseStart(start)}>
          {t(texts.startThere)}
        </button>
        <button type="button" class="button" onClick={() => void linkToHere().then(copy)}>
          {t(texts.copyLinkPosition)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            void linkToHere(true).then((link) =>
              copy(`<iframe src="${link}" width="480" height="640" title="Marienbad"></iframe>`),
            )
          }
        >
          {t(texts.copyCodeEmbed)}
        </button>
      </div>
    </Fold>
  );
}
