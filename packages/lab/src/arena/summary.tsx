import type { Outcome } from "marienbad";
import { number, say } from "../base/language.ts";
import { playerName } from "../base/players.ts";
import type { Summary } from "./tasks.ts";
import { Walk } from "./walk.tsx";
import "./summary.css";

/** An arena too large to be drawn: how many vertices end how and when, and a vertex with those around it. */
export function SummaryView({ summary }: { summary: Summary }) {
  const { byOutcome } = summary.counts;
  const words: Record<Outcome, string> = {
    player0: say(`${playerName(0)} wins`, `${playerName(0)} gagne`),
    player1: say(`${playerName(1)} wins`, `${playerName(1)} gagne`),
    finiteDraw: say("draws that can end", "nulles qui peuvent finir"),
    infiniteDraw: say("draws that never end", "nulles sans fin"),
  };
  return (
    <div class="summary">
      <p class="lead">
        {say(
          "This arena is too large to be drawn, so it is told in numbers. Walk through it vertex by vertex below.",
          "Cette arène est trop grande pour être dessinée : la voici en nombres. Promenez-vous-y sommet par sommet ci-dessous.",
        )}
      </p>
      <dl class="figures">
        {(Object.keys(words) as Outcome[]).map((outcome) => (
          <div key={outcome} class={`figure-box ${outcome}`}>
            <dd>{number(byOutcome[outcome])}</dd>
            <dt>{words[outcome]}</dt>
          </div>
        ))}
      </dl>
      <Histogram summary={summary} />
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
  const names = [
    say("the mover wins", "qui joue gagne"),
    say("the mover loses", "qui joue perd"),
    say("draw", "nulle"),
  ];
  return (
    <section aria-label={say("Layers", "Couches")}>
      <h2>{say("Vertices by rank", "Sommets par rang")}</h2>
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
            <th scope="col">{say("rank", "rang")}</th>
            <th scope="col">{say("vertices", "sommets")}</th>
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
                      .map(number)
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
