import type { Outcome } from "marienbad/arena";
import { number, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName } from "../base/players.ts";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { AttractorPanel } from "./attractor-panel.tsx";
import { histogramPicture, rowsOf, writeRow } from "./histogram.ts";
import { lastStep, player, step } from "./instance.ts";
import { PlayerChoice } from "./player-choice.tsx";
import type { Summary } from "./tasks.ts";
import * as texts from "./texts.ts";
import { Walk } from "./walk.tsx";
import { WrittenStrategy } from "./written-strategy.tsx";
import "./summary.css";

/** An arena too large to be drawn: how many vertices end how and when, and a vertex with those around it. */
export function SummaryView({ summary }: { summary: Summary }) {
  const { byOutcome } = summary.counts;
  const words: Record<Outcome, string> = {
    player0: t(texts.wins(playerName(0))),
    player1: t(texts.wins(playerName(1))),
    finiteDraw: t(texts.drawsThatCanEnd),
    infiniteDraw: t(texts.drawsThatNeverEnd),
  };
  return (
    <div class="summary">
      <p class="lead">{t(texts.tooLargeToDraw)}</p>
      <dl class="figures">
        {(Object.keys(words) as Outcome[]).map((outcome) => (
          <div key={outcome} class={`figure-box ${outcome}`}>
            <dd>{number(byOutcome[outcome])}</dd>
            <dt>{words[outcome]}</dt>
          </div>
        ))}
      </dl>
      <PlayerChoice />
      <div class="histogram-frame" {...SCALED_FIGURE}>
        <Histogram summary={summary} />
      </div>
      <AttractorPanel />
      <WrittenStrategy key={player.value} />
      <PictureExport pictures={[histogramPicture(summary, player.value, step.value)]} />
      <Walk summary={summary} />
    </div>
  );
}

/** More rows than this nobody reads; the attractor has as many layers as it has. */
const MAX_ROWS = 200;

/**
 * How many vertices of each rank either player wins, and how many are draws that can end. What is in the attractor of
 * the player by now has its full colour, the layer that joins its mark.
 */
function Histogram({ summary }: { summary: Summary }) {
  const rows = rowsOf(summary);
  const most = Math.max(1, ...rows.map((row) => row[0] + row[1] + row[2]));
  const names = [t(texts.wins(playerName(0))), t(texts.wins(playerName(1))), t(texts.draw)];
  const now = step.value < lastStep.value ? step.value - 1 : undefined;
  const first = Math.max(0, Math.min((now ?? 0) - MAX_ROWS / 2, rows.length - MAX_ROWS));
  return (
    <section aria-label={t(texts.layers)}>
      <h2>{t(texts.verticesByRank)}</h2>
      <ul class="legend">
        {names.map((name, kind) => (
          <li key={name}>
            <span class={`sample bar${kind}`} /> {name}
          </li>
        ))}
      </ul>
      <table class="histogram">
        <thead>
          <tr>
            <th scope="col">{t(texts.rank)}</th>
            <th scope="col">{t(texts.vertices)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + MAX_ROWS).map((row, index) => {
            const rank = first + index;
            return (
              <tr key={rank} class={rank === now ? "now" : ""} aria-current={rank === now ? "step" : undefined}>
                <th scope="row">{rank}</th>
                <td>
                  <Bars row={row} most={most} joined={rank < step.value} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Bars({ row, most, joined }: { row: readonly number[]; most: number; joined: boolean }) {
  const startOf = (kind: number): number => row.slice(0, kind).reduce((sum, count) => sum + count, 0);
  return (
    <div class="bars">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {row.map((count, kind) => (
          <rect
            key={kind}
            class={`bar${kind}${kind === player.value && joined ? " joined" : ""}`}
            x={(100 * startOf(kind)) / most}
            width={(100 * count) / most}
            height={4}
          />
        ))}
      </svg>
      <span>{writeRow(row)}</span>
    </div>
  );
}
