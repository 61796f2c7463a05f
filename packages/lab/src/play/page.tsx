import { finalScore } from "marienbad/game";
import { Fold, IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName, playerNameAtStart, toMove } from "../base/players.ts";
import { embedded, projected } from "../base/router.ts";
import { boardOfPlay } from "../board/of-play.ts";
import { boardScene } from "../board/picture.ts";
import { findGame } from "../own/games.ts";
import { History } from "./history.tsx";
import { play } from "./instance.ts";
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

export const { page, start } = play;

export function View() {
  const { game } = play.record.value;
  const entry = findGame(game);
  const { rule, options } = play.session.value.made;
  return (
    <div class={`play page${play.reviewing.value ? " reviewing" : ""}`}>
      {!embedded.value && (
        <header class="page-head">
          <h1>{t(entry.title)}</h1>
          {!play.reviewing.value && (
            <div class="row choose-game">
              <Select label={t(texts.game)} choices={gameChoices()} value={game} onChange={play.chooseGame} />
              <a class="button" href="#games">
                {t(texts.allGames)}
              </a>
            </div>
          )}
          {!play.reviewing.value && (
            <p class="lead">
              {t(rule ?? entry.summary)} {rule === undefined && rulesInForce(entry, options)}
            </p>
          )}
        </header>
      )}
      <div class="table">
        <section class="board-side" aria-label={t(texts.board)}>
          {play.reviewing.value ? (
            <div>
              <Status />
            </div>
          ) : (
            <Status />
          )}
          <PlayBoard />
          <AfterTheEnd />
          {play.reviewing.value ? <ReviewSteps /> : <Controls />}
        </section>
        {play.reviewing.value ? <ReviewPanel /> : <Notes />}
      </div>
    </div>
  );
}

function Notes() {
  const isOver = play.session.value.result !== undefined;
  return (
    <section class="notes" aria-label={t(texts.play)}>
      <Moves />
      <h2>{t(isOver ? texts.thePlay : texts.thePlaySoFar)}</h2>
      <History />
      {play.showValues.value && play.review.value !== undefined && (
        <ReviewChart review={play.review.value} cursor={play.record.value.cursor} onChoose={play.showMove} />
      )}
      <MoveText />
      <BoardExport />
      {!embedded.value && (
        <>
          <Fold title={t(texts.players)} open={play.record.value.moves.length === 0}>
            <PlayersPanel />
          </Fold>
          <Fold title={t(texts.rules)}>
            <OptionsForm entry={findGame(play.record.value.game)} />
            {Object.values(findGame(play.record.value.game).options).some(({ kind }) => kind === "choice") && (
              <p>
                <a href={`#compare/${play.record.value.game}`}>{t(texts.compareVariants)}</a>
              </p>
            )}
            <p class="soft source">{findGame(play.record.value.game).reference}</p>
          </Fold>
        </>
      )}
    </section>
  );
}

function BoardExport() {
  const { game } = play.record.value;
  const model = boardOfPlay(play.session.value, play.record.value);
  if (model === undefined) return null;
  const title = t(findGame(game).title);
  return <PictureExport pictures={[{ name: game, title, scene: (blank) => boardScene(model, title, blank) }]} />;
}

function Status() {
  const told = play.reviewing.value ? play.whole.value : play.session.value;
  const { result, turn } = told;
  const setting = play.playerSettings.value[turn];
  const sentence = (): string => {
    if (result !== undefined) return play.resultSentence(told);
    if (play.reviewing.value) return t(texts.unfinished(play.record.value.moves.length));
    if (play.isHuman(turn)) return play.isHuman(turn === 0 ? 1 : 0) ? t(toMove(turn)) : t(texts.yourMove);
    return play.thinking.value
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
        {result !== undefined && (play.reviewing.value || projected.value) && (
          <span class="soft reason">{play.endSentence(told)}</span>
        )}
        {play.thinking.value && result === undefined && (
          <IconButton quiet icon="stop" label={t(texts.stop)} onClick={play.stopThinking} />
        )}
      </p>
      {play.noteText.value !== undefined && <p class="soft">{t(play.noteText.value)}</p>}
      <Fault of={play.errorText.value}>
        {result === undefined && !play.isHuman(turn) && !play.thinking.value && !play.reviewing.value && (
          <Button label={t(texts.tryAgain)} onClick={play.tryAgain} />
        )}
      </Fault>
    </>
  );
}

/** Why a play is over, and what can be done then: below the board, which stays where it is. */
function AfterTheEnd() {
  if (play.session.value.result === undefined || play.reviewing.value) return null;
  return (
    <div class="row after">
      <p class="soft reason">{play.endSentence(play.session.value)}</p>
      {play.record.value.moves.length > 0 && <Button strong label={t(texts.reviewMyGame)} onClick={play.startReview} />}
      <IconButton icon="restart" label={t(texts.rematch)} onClick={() => play.rematch()} />
      <IconButton icon="swap" label={t(texts.otherSide)} onClick={() => play.rematch(true)} />
    </div>
  );
}

function Controls() {
  const { cursor, moves } = play.record.value;
  return (
    <div class="controls" role="toolbar" aria-label={t(texts.play)}>
      <IconButton quiet icon="undo" label={t(texts.undo)} onClick={play.undo} disabled={cursor === 0} />
      <IconButton quiet icon="redo" label={t(texts.redo)} onClick={play.redo} disabled={cursor === moves.length} />
      <IconButton
        icon="hint"
        label={t(texts.hint)}
        onClick={() => void play.askHint()}
        disabled={play.session.value.result !== undefined}
      />
      <IconButton
        icon="eye"
        label={t(texts.values)}
        pressed={play.showValues.value}
        onClick={() => (play.showValues.value = !play.showValues.value)}
      />
      <IconButton icon="swap" label={t(texts.swapSides)} onClick={play.swapSides} />
      <IconButton icon="restart" label={t(texts.newGame)} onClick={play.newGame} />
    </div>
  );
}
