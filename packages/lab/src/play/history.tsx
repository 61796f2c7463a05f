import type { Player } from "marienbad";
import { type ReviewedMove, SEVERITY_SIGNS, severityName } from "marienbad/oracle";
import { t } from "../base/language.ts";
import { playerName } from "../base/players.ts";
import { play } from "./instance.ts";
import * as texts from "./texts.ts";

export function History() {
  const { moves, cursor } = play.record.value;
  const { game, positions } = play.whole.value;
  const reviewed = play.showValues.value || play.reviewing.value ? play.review.value?.moves : undefined;
  if (moves.length === 0) return <p class="soft">{t(texts.noMoveBeenPlayed)}</p>;
  const longest = moves.reduce((most, word) => Math.max(most, word.length), 1);
  return (
    <ol class="history" aria-label={t(texts.movesPlayed)} style={{ "--word": longest }}>
      {moves.map((word, index) => {
        const player: Player = game.turn(positions[index]);
        const isUndone = index >= cursor && !play.reviewing.value;
        return (
          <li key={index}>
            <button
              type="button"
              class={`move${index + 1 === cursor ? " current" : ""}${isUndone ? " undone" : ""}`}
              aria-current={index + 1 === cursor ? "step" : undefined}
              onClick={() => play.showMove(index + 1)}
            >
              {play.reviewing.value && <span class="soft number">{index + 1}</span>}
              <span class={`chip player${player}`} aria-hidden="true" />
              <span class="unseen">{t(playerName(player))} </span>
              {word}
              <FaultMark of={reviewed?.[index]} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function FaultMark({ of }: { of: ReviewedMove<string> | undefined }) {
  if (of?.severity === undefined) return null;
  const name = t(severityName(of.severity));
  return (
    <span class={`fault-mark ${of.severity}`} title={name}>
      <span aria-hidden="true">{SEVERITY_SIGNS[of.severity]}</span>
      <span class="unseen">, {name}</span>
    </span>
  );
}
