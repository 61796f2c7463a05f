import type { Outcome } from "marienbad";
import { useEffect, useState } from "preact/hooks";
import { number, say } from "../base/language.ts";
import { PlayerName, playerName } from "../base/players.ts";
import { sentenceOf } from "../base/trouble.ts";
import type { Neighbourhood, NeighbourInfo, Summary } from "../worker/arena-tasks.ts";
import { askNeighbourhood } from "./state.ts";
import { tellOutcome } from "./words.ts";

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
    say("the mover wins", "le trait gagne"),
    say("the mover loses", "le trait perd"),
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

/** A vertex, what leads to it and where it leads: every name is a way to go on. */
function Walk({ summary }: { summary: Summary }) {
  const [at, setAt] = useState<number | string>(0);
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<Neighbourhood | undefined>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    let current = true;
    askNeighbourhood(at)
      .then((next) => {
        if (!current) return;
        setFound(next);
        setFault("");
      })
      .catch((error) => {
        if (current) setFault(sentenceOf(error));
      });
    return () => {
      current = false;
    };
  }, [at, summary]);
  return (
    <section class="walk" aria-label={say("Around a vertex", "Autour d'un sommet")}>
      <h2>{say("Around a vertex", "Autour d'un sommet")}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (asked.trim() !== "") setAt(asked.trim());
        }}
      >
        <label class="field grow">
          <span>{say("Name of the vertex", "Nom du sommet")}</span>
          <input
            name="walk"
            value={asked}
            onInput={(event) => setAsked(event.currentTarget.value)}
            spellcheck={false}
          />
        </label>
        <button type="submit" class="button">
          {say("Go there", "Y aller")}
        </button>
        <button type="button" class="button" onClick={() => setAt(0)}>
          {say("Start", "Départ")}
        </button>
      </form>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {found !== undefined && (
        <div class="around">
          <Neighbours title={say("Leading here", "Qui y mènent")} infos={found.before} onGo={setAt} />
          <div class={`here ${found.centre.outcome}`}>
            <strong>{found.centre.name}</strong>
            <p>{say(`${PlayerName(found.centre.owner)} moves.`, `${PlayerName(found.centre.owner)} joue.`)}</p>
            <p>{tellOutcome(found.centre.outcome, found.centre.rank)}</p>
          </div>
          <Neighbours
            title={say("Moves from here", "Coups d'ici")}
            infos={found.after}
            best={found.choice}
            onGo={setAt}
          />
        </div>
      )}
    </section>
  );
}

function Neighbours({
  title,
  infos,
  best,
  onGo,
}: {
  title: string;
  infos: readonly NeighbourInfo[];
  best?: number | undefined;
  onGo: (vertex: number) => void;
}) {
  return (
    <div>
      <h3>{title}</h3>
      {infos.length === 0 && <p class="soft">{say("none", "aucun")}</p>}
      <ul class="neighbours">
        {infos.map(({ vertex, name, outcome, rank }) => (
          <li key={vertex}>
            <button
              type="button"
              class={`move ${outcome}${vertex === best ? " current" : ""}`}
              onClick={() => onGo(vertex)}
            >
              <span class="word">{name}</span> <span class="soft">{tellOutcome(outcome, rank)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
