import type { Player } from "marienbad";
import { t } from "../base/language.ts";
import { playerName } from "../base/players.ts";
import { ValueIcon, valueInShort } from "../board/value-mark.tsx";
import { goToMove, record, review, session, showValues } from "./instance.ts";
import { sessionOf } from "./session.ts";
import * as texts from "./texts.ts";
import type { Value } from "./values.ts";

/** A move that gave something away for certain: a win, or a draw. */
function isMistake(before: Value | undefined, after: Value | undefined, player: Player): boolean {
  if (!before?.exact || !after?.exact) return false;
  const worth = ({ result }: Value): number => (result === player ? 2 : result === "draw" ? 1 : 0);
  return worth(after) < worth(before);
}

/** The moves one after the other, each a way back to it; with values, mistakes are marked. */
export function History() {
  const { moves, cursor } = record.value;
  const full = sessionOf({ ...record.value, cursor: moves.length });
  const turns = full.positions.map((position) => full.kit.rules.turn(position) as Player);
  const values = showValues.value ? review.value : [];
  if (moves.length === 0) return <p class="soft">{t(texts.noMoveBeenPlayed)}</p>;
  return (
    <>
      {showValues.value && values.length > 1 && <ValueChart values={values} turns={turns} cursor={cursor} />}
      <ol class="history" aria-label={t(texts.movesPlayed)}>
        {moves.map((word, index) => {
          const player = turns[index];
          const value = values[index + 1];
          const mistake = isMistake(values[index], value, player);
          return (
            <li key={index}>
              <button
                type="button"
                class={`move${index + 1 === cursor ? " current" : ""}${index >= cursor ? " undone" : ""}`}
                aria-current={index + 1 === cursor ? "step" : undefined}
                onClick={() => goToMove(index + 1)}
              >
                <span class={`chip player${player}`} aria-hidden="true" />
                <span class="unseen">{t(playerName(player))} </span>
                {word}
                {value !== undefined && (
                  <>
                    <ValueIcon value={value} player={player} />
                    <span class="unseen">, {valueInShort(value, player)}</span>
                  </>
                )}
                {mistake && (
                  <span class="mistake" title={t(texts.mistake)}>
                    <span aria-hidden="true">?!</span>
                    <span class="unseen">{t(texts.aMistake)}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Above the middle player 0 is winning, below player 1; the nearer the end, the further from the middle. */
function ValueChart({ values, turns, cursor }: { values: readonly Value[]; turns: readonly Player[]; cursor: number }) {
  const longest = Math.max(1, ...values.map(({ rank }) => rank ?? 0));
  const height = (value: Value): number => {
    const { result, rank = longest, estimate = 0, exact } = value;
    if (!exact || result === undefined) return -0.55 * (Math.atan(estimate / 10) / (Math.PI / 2));
    if (result === "draw") return 0;
    const far = 1 - (0.6 * rank) / (longest + 1);
    return result === 0 ? -far : far;
  };
  const width = Math.max(8, values.length - 1);
  const points = values.map((value, index) => [index, height(value)] as const);
  void session.value;
  return (
    <figure class="chart">
      <svg viewBox={`-0.6 -1.3 ${width + 1.2} 2.6`} preserveAspectRatio="none" aria-hidden="true">
        <line class="axis" x1={-0.6} x2={width + 0.6} y1={0} y2={0} />
        <path class="curve" d={`M${points.map(([x, y]) => `${x} ${y}`).join("L")}`} />
      </svg>
      <svg class="dots" viewBox={`-0.6 -1.3 ${width + 1.2} 2.6`} preserveAspectRatio="none" aria-hidden="true">
        {points.map(([x, y], index) => {
          const bad = index > 0 && isMistake(values[index - 1], values[index], turns[index - 1]);
          const kind = `dot${index === cursor ? " here" : ""}${bad ? " bad" : ""}`;
          return (
            <g key={index}>
              <path class={kind} d={`M${x} ${y}h.001`} />
              {!values[index].exact && <path class={`${kind} hollow`} d={`M${x} ${y}h.001`} />}
            </g>
          );
        })}
      </svg>
      <figcaption class="soft">{t(texts.chartSigns(playerName(0), playerName(1)))}</figcaption>
    </figure>
  );
}
