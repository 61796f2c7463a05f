import type { Fault } from "marienbad/base";
import { useState } from "preact/hooks";
import { IconButton } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { ofPlayer, playerNameAtStart } from "../base/players.ts";
import { SENTENCE } from "../base/stage.tsx";
import {
  checkMine,
  choices,
  drawn,
  ending,
  isToDecide,
  path,
  player,
  rival,
  running,
  selected,
  shownPlay,
  startToken,
  takeBackMove,
  takeStrategy,
  verdict,
} from "./instance.ts";
import * as texts from "./texts.ts";
import { nameOf, tellVerdict } from "./words.ts";
import { StrategyFaults, StrategyField } from "./written-strategy.tsx";

/** "Check my strategy": one edge for each vertex of the player, then the verdict. */
export function StrategyPanel() {
  const now = drawn.value;
  if (now === undefined) return null;
  const mine = now.document.vertices.flatMap((_, vertex) => (isToDecide(vertex) ? [vertex] : []));
  const done = mine.filter((vertex) => choices.value[vertex] !== undefined).length;
  const found = verdict.value;
  return (
    <div class="transport" {...SENTENCE}>
      <p class="sentence" role={found === undefined ? undefined : "status"}>
        {found !== undefined
          ? tellVerdict(found, player.value, nameOf(now.document.start ?? 0), nameOf)
          : isToDecide(selected.value)
            ? t(texts.whereToGoFrom(nameOf(selected.value)))
            : t(texts.edgesChosen(ofPlayer(player.value), done, mine.length))}
      </p>
      <div class="row">
        <IconButton icon="check" label={t(texts.checkMyStrategy)} onClick={() => void checkMine()} />
        {found?.winning === false && (
          <IconButton
            icon="restart"
            label={t(texts.showCounterPlayAgain)}
            onClick={() => {
              shownPlay.value = 0;
              running.value = true;
            }}
          />
        )}
        <IconButton
          icon="trash"
          label={t(texts.startOver)}
          onClick={() => {
            choices.value = [];
            verdict.value = undefined;
          }}
        />
      </div>
    </div>
  );
}

/** A strategy as the course writes it, taken with all that is right in it; the rest is told vertex by vertex. */
export function StrategyText() {
  const [typed, setTyped] = useState("");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  return (
    <StrategyField typed={typed} onTyped={setTyped}>
      <div class="row">
        <button type="button" class="button" onClick={() => setFaults(takeStrategy(typed))}>
          {t(texts.takeThisStrategy)}
        </button>
      </div>
      <StrategyFaults faults={faults} />
    </StrategyField>
  );
}

/** "Play here": the token, against the perfect opponent. */
export function PlayPanel() {
  const now = drawn.value;
  const here = path.value.at(-1);
  if (now === undefined || here === undefined) return null;
  const end = ending.value;
  const owner = now.document.vertices[here]?.owner ?? 0;
  const sentence =
    end === undefined
      ? owner === player.value
        ? t(texts.yourMove)
        : t(texts.isAboutToMove(playerNameAtStart(owner)))
      : end === "repeated"
        ? t(texts.sameVertexThirdTime)
        : end === "draw"
          ? t(texts.playStuckDraw)
          : end === player.value
            ? t(texts.youWin)
            : t(texts.youLose);
  return (
    <div class="transport" {...SENTENCE}>
      <p class="sentence" role="status">
        {sentence}
      </p>
      {rival.value.length > 0 && <p class="soft">{t(texts.yourStrategyPlays)}</p>}
      <p class="soft">{path.value.map((vertex) => nameOf(vertex)).join(" → ")}</p>
      <div class="row">
        <IconButton icon="undo" label={t(texts.takeBack)} disabled={path.value.length < 2} onClick={takeBackMove} />
        <IconButton icon="restart" label={t(texts.newPlay)} onClick={startToken} />
      </div>
    </div>
  );
}
