import type { Player } from "marienbad";
import { number, t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { playerName } from "../base/players.ts";
import { Sketch } from "../base/sketch.ts";
import type { Summary } from "./tasks.ts";
import * as texts from "./texts.ts";

/** For each rank how many vertices player 0 wins, how many player 1, and how many are draws that can end. */
export function rowsOf({ layerSizes, counts }: Summary): readonly (readonly number[])[] {
  const wonBy = layerSizes.map((sizes) => sizes.map(({ own, forced }) => own + forced));
  const draws = counts.byRank.finiteDraw;
  const length = Math.max(wonBy[0].length, wonBy[1].length, draws.length);
  return Array.from({ length }, (_, rank) => [wonBy[0][rank] ?? 0, wonBy[1][rank] ?? 0, draws[rank] ?? 0]);
}

/** The counts of a row as they are written beside its bars. */
export function writeRow(row: readonly number[]): string {
  const written = row.filter((count) => count > 0).map((count) => number(count));
  return written.join(" + ") || "0";
}

const TONES = ["player0", "player1", "draw"] as const;
const WIDTH = 460;
const STEP = 20;

/** The vertices by rank as a figure; of the player's attractor as much is seen clearly as has grown. */
export function histogramPicture(summary: Summary, player: Player, joined: number): Picture {
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
