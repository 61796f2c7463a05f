import type { Outcome } from "marienbad/arena";
import { number, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { playerName } from "../base/players.ts";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { AttractorPanel } from "./attractor-panel.tsx";
import { arena } from "./instance.ts";
import { PlayerChoice } from "./panels.tsx";
import type { Summary } from "./tasks.ts";
import * as texts from "./texts.ts";
import { Walk } from "./walk.tsx";
import { WrittenStrategy } from "./written-strategy.tsx";
import "./summary.css";
import type { Player } from "marienbad";
import type { Picture } from "../base/picture-export.tsx";
import { Sketch } from "../base/sketch.ts";

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
      <WrittenStrategy key={arena.player.value} />
      <PictureExport pictures={[histogramPicture(summary, arena.player.value, arena.step.value)]} />
      <Walk summary={summary} />
    </div>
  );
}

/** More rows than this nobody reads; the attractor has as many layers as it has. */
const MAX_ROWS = 200;

/** Wins of each player and finite draws by rank. The attractor so far has full colour, its newest layer a mark. */
function Histogram({ summary }: { summary: Summary }) {
  const rows = rowsOf(summary);
  const most = Math.max(1, ...rows.map((row) => row[0] + row[1] + row[2]));
  const names = [t(texts.wins(playerName(0))), t(texts.wins(playerName(1))), t(texts.draw)];
  const now = arena.step.value < arena.lastStep.value ? arena.step.value - 1 : undefined;
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
                  <Bars row={row} most={most} joined={rank < arena.step.value} />
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
            class={`bar${kind}${kind === arena.player.value && joined ? " joined" : ""}`}
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

/** For each rank how many vertices player 0 wins, how many player 1, and how many are draws that can end. */
function rowsOf({ layerSizes, counts }: Summary): readonly (readonly number[])[] {
  const wonBy = layerSizes.map((sizes) => sizes.map(({ own, forced }) => own + forced));
  const draws = counts.byRank.finiteDraw;
  const length = Math.max(wonBy[0].length, wonBy[1].length, draws.length);
  return Array.from({ length }, (_, rank) => [wonBy[0][rank] ?? 0, wonBy[1][rank] ?? 0, draws[rank] ?? 0]);
}

function writeRow(row: readonly number[]): string {
  const written = row.filter((count) => count > 0).map((count) => number(count));
  return written.join(" + ") || "0";
}

const TONES = ["player0", "player1", "draw"] as const;
const WIDTH = 460;
const STEP = 20;

function histogramPicture(summary: Summary, player: Player, joined: number): Picture {
  const rows = rowsOf(summary);
  const most = Math.max(1, ...rows.map((row) => row[0] + row[1] + row[2]));
  return {
    name: "arena-ranks",
    title: t(texts.verticesByRank),
    scene(blank) {
      const sketch = new Sketch();
      rows.forEach((row, rank) => {
        const y = rank * STEP;
        sketch.text(String(rank), -10, y, { anchor: "end", tone: "faded" });
        let left = 0;
        row.forEach((count, kind) => {
          const width = (WIDTH * count) / most;
          const shade = kind === player && rank < joined ? 1 : 0.4;
          if (width > 0 && !blank) sketch.box(left + width / 2, y, width, STEP - 6, { tone: TONES[kind], shade });
          left += width;
        });
        if (blank) sketch.box(WIDTH / 2, y, WIDTH, STEP - 6);
        else sketch.text(writeRow(row), left + 10, y, { anchor: "start" });
      });
      const names = [t(texts.wins(playerName(0))), t(texts.wins(playerName(1))), t(texts.draw)];
      const legend = names.map((text, kind) => ({
        node: { shape: "square", tone: TONES[kind], border: "single", stroke: "normal" } as const,
        text,
      }));
      return sketch.scene("ranks", t(texts.verticesByRank), legend);
    },
  };
}
