import type { Result, Text } from "marienbad";
import { useMemo } from "preact/hooks";
import { IconButton } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { SENTENCE } from "../base/stage.tsx";
import { Board } from "../board/board.tsx";
import type { BoardModel } from "../board/model.ts";
import { marienbad } from "../board/tokens.ts";
import { begin, errorText, lookCloser, me, moves, play, resultSentence, session, thinking } from "./instance.ts";
import * as texts from "./texts.ts";
import "./home.css";

export { page, start } from "./instance.ts";

export function View() {
  return (
    <div class="home page">
      <section class="welcome">
        <h1>{t(texts.title)}</h1>
        <p class="lead">{t(texts.leadGame)}</p>
        <p class="lead">{t(texts.leadLab)}</p>
        <ul class="doors">
          {doors().map(({ link, title, what }) => (
            <li key={link}>
              <a href={link}>
                <strong>{title}</strong>
                <span>{what}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <FirstGame />
    </div>
  );
}

function doors(): { link: string; title: string; what: string }[] {
  return [
    { link: "#games", title: t(texts.play), what: t(texts.playDoor) },
    { link: "#arena", title: t(texts.arena), what: t(texts.arenaDoor) },
    { link: "#tree", title: t(texts.tree), what: t(texts.treeDoor) },
    { link: "#nim", title: "Nim", what: t(texts.nimDoor) },
    { link: "#paths", title: t(texts.paths), what: t(texts.pathsDoor) },
    { link: "#dilemma", title: t(texts.dilemma), what: t(texts.dilemmaDoor) },
    { link: "#my-rules", title: t(texts.myRules), what: t(texts.myRulesDoor) },
    { link: "#course", title: t(texts.course), what: t(texts.courseDoor) },
  ];
}

function FirstGame() {
  const { made, text, turn, legal, result, game, positions } = session.value;
  const model = useMemo((): BoardModel => {
    const played = moves.value.map((word, index) => ({ word, player: game.turn(positions[index]) }));
    return marienbad({ text, turn, moves: legal, options: made.options, played });
  }, [text, turn]);
  const mine = result === undefined && turn === me.value;
  return (
    <section class="first-game" aria-label={t(texts.aGameOfMarienbad)}>
      <p class={`status${result === undefined ? "" : " over"}`} {...SENTENCE}>
        {result !== undefined
          ? resultSentence()
          : mine
            ? moves.value.length === 0
              ? t(texts.youBegin)
              : t(texts.yourMove)
            : thinking.value
              ? t(texts.otherSideThinking)
              : t(texts.theOtherSideMoves)}
      </p>
      <div class="board-frame game-marienbad">
        <Board model={model} turn={turn} label={t(texts.boardKeys)} active={mine} onMove={play} />
      </div>
      <Fault of={errorText.value} />
      <div class="controls" role="toolbar" aria-label={t(texts.game)}>
        <IconButton icon="restart" label={t(texts.iBegin)} onClick={() => begin(0)} />
        <IconButton icon="swap" label={t(texts.letItBegin)} onClick={() => begin(1)} />
        <IconButton icon="eye" label={t(texts.valuesOfMoves)} onClick={lookCloser} />
      </div>
      {result !== undefined && (
        <p class="soft">
          {t(verdictOn(result))} <a href="#nim/heaps?1,3,5,7">{t(texts.whyTheNimSum)}</a>
        </p>
      )}
    </section>
  );
}

function verdictOn(result: Result | undefined): Text {
  if (result === me.value) return texts.wellDone;
  return me.value === 0 ? texts.whoBeginsLoses : texts.yoursToWin;
}
