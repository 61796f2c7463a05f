import { SEVERITY_SIGNS } from "marienbad/oracle";
import { useMemo } from "preact/hooks";
import { t } from "../base/language.ts";
import { Board } from "../board/board.tsx";
import type { Gesture } from "../board/model.ts";
import { boardOfPlay } from "../board/of-play.ts";
import { TextBoard } from "../board/text-board.tsx";
import { play } from "./instance.ts";
import { type PlayRecord, sessionOf } from "./session.ts";
import * as texts from "./texts.ts";
import type { MoveValue } from "./values.ts";

/** A row of things has room around it, but not a whole page. */
const LOWEST = 0.42;

/** How the moves up to here could be made on the board before the last of them. */
function gesturesBefore(of: PlayRecord): readonly Gesture[] {
  if (of.cursor === 0) return [];
  const before = { ...of, cursor: of.cursor - 1 };
  return boardOfPlay(sessionOf(before), before)?.gestures ?? [];
}

export function PlayBoard() {
  const current = play.shownSession.value;
  const now = play.shown.value;
  const model = useMemo(() => boardOfPlay(current, now), [current, now]);
  const before = useMemo(() => gesturesBefore(now), [now]);
  const values = useMemo(
    () =>
      new Map<string, MoveValue>(
        play.showValues.value ? play.evaluation.value?.moves.map((move) => [move.word, move]) : [],
      ),
    [play.showValues.value, play.evaluation.value],
  );
  const { game, position, result, turn } = current;
  if (model === undefined) return <TextBoard {...current} />;
  const gestureOf = (word: string): Gesture | undefined => before.find((gesture) => gesture.word === word);
  const won = result === undefined ? undefined : game.board?.winningLine?.(position);
  const retrying = play.retry.value !== undefined && !play.retry.value.tried?.isRight;
  const active = result === undefined && (play.reviewing.value ? retrying : play.isHuman(turn));
  const reviewed = play.retry.value === undefined ? play.reviewedMove.value : undefined;
  const isBest = reviewed === undefined || reviewed.best.includes(reviewed.move);
  const better = reviewed?.best.flatMap((word) => gestureOf(word) ?? []);
  const { severity } = reviewed ?? {};
  return (
    <div
      class={`board-frame game-${now.game}`}
      style={{ "--proportion": `${model.width} / ${Math.max(model.height, LOWEST * model.width)}` }}
    >
      <Board
        model={model}
        turn={turn}
        label={t(texts.boardKeys)}
        active={active}
        last={now.cursor === 0 ? [] : (gestureOf(now.moves[now.cursor - 1])?.marks ?? [])}
        hint={play.hint.value}
        values={active && !retrying ? values : new Map()}
        onMove={retrying ? (word) => void play.tryMove(word) : play.play}
        won={won?.map((cell) => model.cells[cell].id)}
        better={isBest || !play.bestShown.value ? undefined : better}
        fault={severity && { severity, sign: SEVERITY_SIGNS[severity] }}
      />
    </div>
  );
}
