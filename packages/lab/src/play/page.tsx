import { finalScore } from "marienbad/game";
import { Fold, IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName, playerNameAtStart, toMove } from "../base/players.ts";
import { embedded, projected } from "../base/router.ts";
import { boardOfPlay } from "../board/of-play.ts";
import { boardScene } from "../board/picture.ts";
import { findGame } from "../own/games.ts";
import { History } from "./history.tsx";
import {
  askHint,
  chooseGame,
  endSentence,
  errorText,
  isHuman,
  newGame,
  noteText,
  playerSettings,
  record,
  redo,
  rematch,
  resultSentence,
  review,
  reviewing,
  session,
  showMove,
  showValues,
  startReview,
  stopThinking,
  swapSides,
  thinking,
  tryAgain,
  undo,
  whole,
} from "./instance.ts";
import { MoveText } from "./move-text.tsx";
import { Moves } from "./moves.tsx";
import { OptionsForm, rulesInForce } from "./options-form.tsx";
import { PlayBoard } from "./play-board.tsx";
import { gameChoices, PlayersPanel, playerKindName } from "./players-panel.tsx";
import { ReviewChart } from "./review-chart.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { ReviewSteps } from "./review-steps.tsx";
import * as texts from "./texts.ts";
import "./play.css";
import "./review.css";
import "./review-cards.css"; // after review.css: what is narrow has the last word

export { page, start } from "./instance.ts";

export function View() {
  const { game } = record.value;
  const entry = findGame(game);
  const { rule, options } = session.value.made;
  return (
    <div class={`play page${reviewing.value ? " reviewing" : ""}`}>
      {!embedded.value && (
        <header class="page-head">
          <h1>{t(entry.title)}</h1>
          {!reviewing.value && (
            <div class="row choose-game">
              <Select label={t(texts.game)} choices={gameChoices()} value={game} onChange={chooseGame} />
              <a class="button" href="#games">
                {t(texts.allGames)}
              </a>
            </div>
          )}
          {!reviewing.value && (
            <p class="lead">
              {t(rule ?? entry.summary)} {rule === undefined && rulesInForce(entry, options)}
            </p>
          )}
        </header>
      )}
      <div class="table">
        <section class="board-side" aria-label={t(texts.board)}>
          {reviewing.value ? (
            <div>
              <Status />
            </div>
          ) : (
            <Status />
          )}
          <PlayBoard />
          <AfterTheEnd />
          {reviewing.value ? <ReviewSteps /> : <Controls />}
        </section>
        {reviewing.value ? <ReviewPanel /> : <Notes />}
      </div>
    </div>
  );
}

function Notes() {
  const isOver = session.value.result !== undefined;
  return (
    <section class="notes" aria-label={t(texts.play)}>
      <Moves />
      <h2>{t(isOver ? texts.thePlay : texts.thePlaySoFar)}</h2>
      <History />
      {showValues.value && review.value !== undefined && (
        <ReviewChart review={review.value} cursor={record.value.cursor} onChoose={showMove} />
      )}
      <MoveText />
      <BoardExport />
      {!embedded.value && (
        <>
          <Fold title={t(texts.players)} open={record.value.moves.length === 0}>
            <PlayersPanel />
          </Fold>
          <Fold title={t(texts.rules)}>
            <OptionsForm entry={findGame(record.value.game)} />
            {Object.values(findGame(record.value.game).options).some(({ kind }) => kind === "choice") && (
              <p>
                <a href={`#compare/${record.value.game}`}>{t(texts.compareVariants)}</a>
              </p>
            )}
            <p class="soft source">{findGame(record.value.game).reference}</p>
          </Fold>
        </>
      )}
    </section>
  );
}

/** The board as it stands, as a file. */
function BoardExport() {
  const { game } = record.value;
  const model = boardOfPlay(session.value, record.value);
  if (model === undefined) return null;
  const title = t(findGame(game).title);
  return <PictureExport pictures={[{ name: game, title, scene: (blank) => boardScene(model, title, blank) }]} />;
}

/** Whose turn it is, or who has won and why; and what went wrong. */
function Status() {
  const told = reviewing.value ? whole.value : session.value;
  const { result, turn } = told;
  const setting = playerSettings.value[turn];
  const sentence = (): string => {
    if (result !== undefined) return resultSentence(told);
    if (reviewing.value) return t(texts.unfinished(record.value.moves.length));
    if (isHuman(turn)) return isHuman(turn === 0 ? 1 : 0) ? t(toMove(turn)) : t(texts.yourMove);
    return thinking.value
      ? t(texts.isThinking(playerNameAtStart(turn)))
      : `${t(toMove(turn))} (${playerKindName(setting.kind)})`;
  };
  const chip = result === undefined ? turn : result;
  return (
    <>
      <p class={`status${result === undefined ? "" : " over"}`}>
        {chip !== "draw" && <span class={`chip player${chip}`} aria-hidden="true" />}
        <span class="verdict">{sentence()}</span>
        {told.points !== undefined && (
          <span class="soft reason">{t(texts.pointsOfPlayer0(t(playerName(0)), finalScore(told.points)))}</span>
        )}
        {result !== undefined && (reviewing.value || projected.value) && (
          <span class="soft reason">{endSentence(told)}</span>
        )}
        {thinking.value && result === undefined && (
          <IconButton quiet icon="stop" label={t(texts.stop)} onClick={stopThinking} />
        )}
      </p>
      {noteText.value !== undefined && <p class="soft">{t(noteText.value)}</p>}
      <Fault of={errorText.value}>
        {result === undefined && !isHuman(turn) && !thinking.value && !reviewing.value && (
          <button type="button" class="button" onClick={tryAgain}>
            {t(texts.tryAgain)}
          </button>
        )}
      </Fault>
    </>
  );
}

/** Why a play is over, and what can be done then: below the board, which stays where it is. */
function AfterTheEnd() {
  if (session.value.result === undefined || reviewing.value) return null;
  return (
    <div class="row after">
      <p class="soft reason">{endSentence(session.value)}</p>
      {record.value.moves.length > 0 && (
        <button type="button" class="button strong" onClick={startReview}>
          {t(texts.reviewMyGame)}
        </button>
      )}
      <IconButton icon="restart" label={t(texts.rematch)} onClick={() => rematch()} />
      <IconButton icon="swap" label={t(texts.otherSide)} onClick={() => rematch(true)} />
    </div>
  );
}

function Controls() {
  const { cursor, moves } = record.value;
  return (
    <div class="controls" role="toolbar" aria-label={t(texts.play)}>
      <IconButton quiet icon="undo" label={t(texts.undo)} onClick={undo} disabled={cursor === 0} />
      <IconButton quiet icon="redo" label={t(texts.redo)} onClick={redo} disabled={cursor === moves.length} />
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
