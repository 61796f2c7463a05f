import type { Outcome } from "marienbad";
import { number, t } from "../base/language.ts";
import { playerName } from "../base/players.ts";
import { SCALED_FIGURE, SENTENCE } from "../base/stage.tsx";
import type { Summary } from "./tasks.ts";
import * as texts from "./texts.ts";
import { Walk } from "./walk.tsx";
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
      <p class="lead" {...SENTENCE}>
        {t(texts.tooLargeToDraw)}
      </p>
      <dl class="figures">
        {(Object.keys(words) as Outcome[]).map((outcome) => (
          <div key={outcome} class={`figure-box ${outcome}`}>
            <dd>{number(byOutcome[outcome])}</dd>
            <dt>{words[outcome]}</dt>
          </div>
        ))}
      </dl>
      <div {...SCALED_FIGURE}>
        <Histogram summary={summary} />
      </div>
      <Walk summary={summary} />
    </div>
  );
}

/** How many vertices have each rank: the player to move wins, loses, or can end in a draw. */
function Histogram({ summary }: { summary: Summary }) {
  const { win, lose, finiteDraw } = summary.counts.byRank;
  const length = Math.max(win.length, lose.length, finiteDraw.length);
  const rows = Array.from({ length }, (_, rank) => ({
    rank,
    counts: [win[rank] ?? 0, lose[rank] ?? 0, finiteDraw[rank] ?? 0],
  }));
  const most = Math.max(1, ...rows.map(({ counts }) => counts[0] + counts[1] + counts[2]));
  const names = [t(texts.theMoverWins), t(texts.theMoverLoses), t(texts.draw)];
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
          {rows.slice(0, 200).map(({ rank, counts }) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              <td>
                <div class="bars">
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="bar0" width={(100 * counts[0]) / most} height={4} />
                    <rect class="bar1" x={(100 * counts[0]) / most} width={(100 * counts[1]) / most} height={4} />
                    <rect
                      class="bar2"
                      x={(100 * (counts[0] + counts[1])) / most}
                      width={(100 * counts[2]) / most}
                      height={4}
                    />
                  </svg>
                  <span>
                    {counts
                      .filter((count) => count > 0)
                      .map((count) => number(count))
                      .join(" + ") || "0"}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
