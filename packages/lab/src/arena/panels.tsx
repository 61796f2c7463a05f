import type { Player } from "marienbad";
import type { Fault } from "marienbad/base";
import { useState } from "preact/hooks";
import { IconButton, Segments } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { ofPlayer, playerNameAtStart } from "../base/players.ts";
import { SENTENCE } from "../base/stage.tsx";
import { arena } from "./instance.ts";
import * as texts from "./texts.ts";
import { nameOf, tellVerdict } from "./words.ts";
import { StrategyFaults, StrategyField } from "./written-strategy.tsx";

export function StrategyPanel() {
  const now = arena.drawn.value;
  if (now === undefined) return null;
  const mine = now.document.vertices.flatMap((_, vertex) => (arena.isToDecide(vertex) ? [vertex] : []));
  const done = mine.filter((vertex) => arena.choices.value[vertex] !== undefined).length;
  const found = arena.verdict.value;
  return (
    <div class="transport" {...SENTENCE}>
      <p class="sentence" role={found === undefined ? undefined : "status"}>
        {found !== undefined
          ? tellVerdict(found, arena.player.value, nameOf(now.document.start ?? 0), nameOf)
          : arena.isToDecide(arena.selected.value)
            ? t(texts.whereToGoFrom(nameOf(arena.selected.value)))
            : t(texts.edgesChosen(ofPlayer(arena.player.value), done, mine.length))}
      </p>
      <div class="row">
        <IconButton icon="check" label={t(texts.checkMyStrategy)} onClick={() => void arena.checkMine()} />
        {found?.winning === false && (
          <IconButton
            icon="restart"
            label={t(texts.showCounterPlayAgain)}
            onClick={() => {
              arena.shownPlay.value = 0;
              arena.running.value = true;
            }}
          />
        )}
        <IconButton
          icon="trash"
          label={t(texts.startOver)}
          onClick={() => {
            arena.choices.value = [];
            arena.verdict.value = undefined;
          }}
        />
      </div>
    </div>
  );
}

export function StrategyText() {
  const [typed, setTyped] = useState("");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  return (
    <StrategyField typed={typed} onTyped={setTyped}>
      <div class="row">
        <Button label={t(texts.takeThisStrategy)} onClick={() => setFaults(arena.takeStrategy(typed))} />
      </div>
      <StrategyFaults faults={faults} />
    </StrategyField>
  );
}

export function PlayPanel() {
  const now = arena.drawn.value;
  const here = arena.path.value.at(-1);
  if (now === undefined || here === undefined) return null;
  const end = arena.ending.value;
  const owner = now.document.vertices[here]?.owner ?? 0;
  const sentence =
    end === undefined
      ? owner === arena.player.value
        ? t(texts.yourMove)
        : t(texts.isAboutToMove(playerNameAtStart(owner)))
      : end === "repeated"
        ? t(texts.sameVertexThirdTime)
        : end === "draw"
          ? t(texts.playStuckDraw)
          : end === arena.player.value
            ? t(texts.youWin)
            : t(texts.youLose);
  return (
    <div class="transport" {...SENTENCE}>
      <p class="sentence" role="status">
        {sentence}
      </p>
      {arena.rival.value.length > 0 && <p class="soft">{t(texts.yourStrategyPlays)}</p>}
      <p class="soft">{arena.path.value.map((vertex) => nameOf(vertex)).join(" → ")}</p>
      <div class="row">
        <IconButton
          icon="undo"
          label={t(texts.takeBack)}
          disabled={arena.path.value.length < 2}
          onClick={arena.takeBackMove}
        />
        <IconButton icon="restart" label={t(texts.newPlay)} onClick={arena.startToken} />
      </div>
    </div>
  );
}

export function PlayerChoice() {
  return (
    <Segments<"0" | "1">
      label={t(texts.whosePlayer)}
      choices={[
        { id: "0", text: t(playerNameAtStart(0)) },
        { id: "1", text: t(playerNameAtStart(1)) },
      ]}
      value={arena.player.value === 0 ? "0" : "1"}
      onChange={(id) => arena.choosePlayer(Number(id) as Player)}
    />
  );
}
