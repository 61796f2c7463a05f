import { decimals, number, percent, t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { Sketch } from "../base/sketch.ts";
import { actionLetter, heatOf, stackOf } from "./numbers.ts";
import type { MatchAnswer, TournamentAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

const BOX = 16;
const PER_ROW = 40;
const MAX_DRAWN = 400;

/** A match up to the turn that is shown, turn by turn, and the sums so far. */
export function matchPicture({ turns, sums }: MatchAnswer, shown: number, names: readonly [string, string]): Picture {
  return {
    name: "match",
    title: t(texts.theMatch),
    scene(blank) {
      const sketch = new Sketch();
      const drawn = turns.slice(0, Math.min(MAX_DRAWN, Math.max(shown, 1)));
      drawn.forEach((pair, turn) => {
        const [x, top] = [(turn % PER_ROW) * BOX, Math.floor(turn / PER_ROW) * BOX * 3.4];
        if (turn % 5 === 0) sketch.text(String(turn + 1), x, top - BOX, { tone: "faded" });
        [...pair].forEach((action, player) => {
          const seen = !blank && turn < shown;
          const tone = seen && action === "D" ? "player1" : "plain";
          sketch.box(x, top + player * BOX, BOX, BOX, { label: seen ? actionLetter(action) : "", tone });
        });
      });
      names.forEach((name, player) => {
        const total = blank || shown === 0 ? "" : `${t(texts.colon)} ${number(sums[shown - 1][player])}`;
        sketch.text(name + total, -BOX, player * BOX, { anchor: "end", size: "normal" });
      });
      const signs = [
        { sign: "C", text: t(texts.cooperates) },
        { sign: actionLetter("D"), text: t(texts.defects) },
      ];
      return sketch.scene("match", `${names.join(" – ")}`, signs);
    },
  };
}

export function sumsPicture({ sums }: MatchAnswer, shown: number, names: readonly [string, string]): Picture {
  return {
    name: "sums",
    title: t(texts.theSums),
    scene(blank) {
      const [width, height] = [420, 180];
      const sketch = new Sketch();
      const most = Math.max(1, ...sums.flat());
      const x = (turn: number): number => (turn / sums.length) * width;
      const y = (value: number): number => height - (value / most) * height;
      frame(sketch, width, height, number(most), number(sums.length), t(texts.turns));
      const drawn = [[0, 0] as const, ...sums.slice(0, shown)];
      names.forEach((name, player) => {
        const points = thinned(drawn.map((pair, turn) => ({ x: x(turn), y: y(pair[player]) })));
        if (blank || points.length < 2) return;
        const look = {
          tone: player === 0 ? "player0" : "player1",
          stroke: player === 0 ? "strong" : "normal",
        } as const;
        sketch.line(points, look);
        const end = points[points.length - 1];
        sketch.text(name, end.x + 8, end.y + (player === 0 ? 0 : 12), { anchor: "start" });
      });
      return sketch.scene("sums", names.join(" – "));
    },
  };
}

export function heatPicture(answer: TournamentAnswer["tournament"], nameOf: (id: string) => string): Picture {
  return {
    name: "tournament",
    title: t(texts.theHeatMap),
    scene(blank) {
      const { order, value, goodness } = heatOf(answer);
      const sketch = new Sketch();
      const [width, height] = [38, 22];
      order.forEach((row, line) => {
        const name = `${line + 1}. ${nameOf(answer.strategies[row])}`;
        sketch.text(name, -width * 0.75, line * height, { anchor: "end" });
        sketch.text(String(line + 1), line * width, -height);
        order.forEach((column, place) => {
          const worth = value(row, column);
          const look =
            blank || worth === undefined
              ? {}
              : { label: decimals(worth, 2), tone: "player0" as const, shade: goodness(worth) };
          sketch.box(place * width, line * height, width, height, look);
        });
      });
      const title = t(texts.heatMapTitle);
      return sketch.scene("tournament", title);
    },
  };
}

/** The shares of the strategies over the generations, one band each, named where they end. */
export function populationPicture(answer: TournamentAnswer, nameOf: (id: string) => string): Picture {
  return {
    name: "population",
    title: t(texts.thePopulation),
    scene(blank) {
      const [width, height] = [420, 240];
      const { shares, tournament } = answer;
      const sketch = new Sketch();
      const { order, tops } = stackOf(shares);
      const last = shares.length - 1;
      frame(sketch, width, height, "100 %", number(last), t(texts.generations));
      let free = height + 6; // names are kept apart, from the bottom up
      order.forEach((strategy, place) => {
        const upper = tops.map((stack, at) => ({ x: (at / Math.max(1, last)) * width, y: stack[place] * height }));
        if (!blank && place < order.length - 1)
          sketch.line(thinned(upper), { tone: place % 2 === 0 ? "player0" : "plain" });
        const middle = (upper[last].y + (place === 0 ? height : tops[last][place - 1] * height)) / 2;
        free = Math.min(middle, free - 13);
        const share = blank ? "" : ` ${percent(shares[last][strategy])}`;
        sketch.text(nameOf(tournament.strategies[strategy]) + share, width + 8, free, { anchor: "start" });
      });
      return sketch.scene("population", t(texts.populationOverGenerations));
    },
  };
}

function frame(sketch: Sketch, width: number, height: number, most: string, last: string, name: string): void {
  sketch.segment(0, height, 0, -8);
  sketch.segment(0, height, width, height);
  sketch.text(most, -6, 0, { anchor: "end" });
  sketch.text("0", -6, height, { anchor: "end" });
  sketch.text(`${last} ${name}`, width, height + 14, { anchor: "end" });
}

function thinned<Point>(points: readonly Point[]): Point[] {
  const every = Math.ceil(points.length / 60);
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}
