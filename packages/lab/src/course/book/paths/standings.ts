import { type Text, text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { COURSE_DILEMMA, findDilemmaStrategy, playTournament, shownScore } from "marienbad-matrix";
import { decimals, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { GUESTS } from "./strategies.ts";

/** The table of a tournament of ten rounds, the best first: years for each round, and matches won. */
export function ranking(entrants: readonly string[], twins: boolean): { id: string; years: number; wins: number }[] {
  const players = entrants.map(findDilemmaStrategy);
  const { standings } = playTournament(players, { turns: 10, dilemma: COURSE_DILEMMA, selfPlay: twins });
  return standings.map(({ entrant, average, wins }) => ({
    ...{ id: entrants[entrant], years: shownScore(COURSE_DILEMMA, average), wins },
  }));
}

/** The table of those who are here, then the cards of the others; the card of the i-th of the pool is `e` and i. */
export function drawStandings(pool: readonly string[], here: readonly string[], twins: boolean, title: Text): Scene {
  const drawing = new Drawing();
  const table = here.length > 1 ? ranking(here, twins) : [];
  const ranked = table.map(({ id }) => id);
  [...ranked, ...pool.filter((id) => !ranked.includes(id))].forEach((id, place) => {
    const row = table[place];
    const line = pool.indexOf(id);
    const y = place * 44;
    const width = row === undefined ? 0 : row.years * 90;
    drawing.node(`e${line}`, at(0, y), t(GUESTS[id]), {
      ...{ shape: "card", width: 132, height: 36, tone: row === undefined ? "faded" : "plain" },
    });
    if (row === undefined) return;
    drawing.node(`bar${line}`, at(78 + width / 2, y), "", { width, height: 16, tone: "player0" });
    drawing.text(decimals(row.years, 3), at(86 + width, y), { anchor: "start", size: "normal" });
    drawing.node(`wins${line}`, at(310, y), row.wins, { shape: "circle", width: 28 });
  });
  drawing.text(t(text("years a round", "années par tour")), at(78, -32), { anchor: "start" });
  drawing.text(t(text("matches won", "matchs gagnés")), at(310, -32));
  return drawing.scene(t(title));
}
