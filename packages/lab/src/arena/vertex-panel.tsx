import { t } from "../base/language.ts";
import { isCrowded } from "./growth.ts";
import {
  choices,
  choose,
  drawn,
  ending,
  mode,
  moveToken,
  objective,
  path,
  player,
  pointed,
  selected,
} from "./instance.ts";
import { tellForObjective, tellWinner } from "./objective-looks.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, tellOutcome, tellVertex } from "./words.ts";

/** All about the vertex that is pointed at or chosen, and its moves as buttons for those who use the keyboard. */
export function VertexPanel() {
  const now = drawn.value;
  const token = mode.value === "play" && objective.value === undefined ? path.value.at(-1) : undefined;
  const vertex = selected.value ?? pointed.value ?? token;
  if (now === undefined) return null;
  if (vertex === undefined || now.document.vertices[vertex] === undefined) {
    return <p class="soft">{t(texts.pointAtVertex)}</p>;
  }
  const targets = now.document.edges.filter(([from]) => from === vertex).map(([, to]) => to);
  const { owner } = now.document.vertices[vertex];
  const isGoal = now.goals[vertex] !== undefined && (objective.value === undefined || targets.length === 0);
  const over = isGoal || now.document.vertices[vertex].drawn === true;
  const answers = mode.value !== "play" && mode.value !== "strategy";
  const action = (to: number): (() => void) | undefined => {
    if (mode.value === "strategy" && owner === player.value && !over) return () => choose(vertex, to);
    if (mode.value === "play" && vertex === token && owner === player.value && ending.value === undefined)
      return () => moveToken(to);
    return undefined;
  };
  return (
    <div class="vertex-panel">
      <h2>{t(texts.vertex(nameOf(vertex)))}</h2>
      {(tellForObjective(now, vertex, answers) ?? tellVertex(now, vertex, answers)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {targets.length > 0 && !over && (
        <ul class="chips" aria-label={t(texts.movesFromHere)}>
          {targets.map((to) => {
            const act = action(to);
            const outcome = tellWinner(to) ?? tellOutcome(now.outcomes[to], now.ranks[to]);
            return (
              <li key={to}>
                <button
                  type="button"
                  class={`move${choices.value[vertex] === to && mode.value === "strategy" ? " current" : ""}`}
                  onClick={() => {
                    if (act !== undefined) act();
                    else selected.value = to;
                  }}
                >
                  → <span class="word">{nameOf(to)}</span>
                  {answers && <span class="soft">{outcome}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isCrowded(now) && <LeadingHere now={now} vertex={vertex} />}
    </div>
  );
}

/** So many vertices are listed; among very many a picture may not show them all. */
const MAX_LISTED = 30;

/** The vertices from which a move leads here, as the canvas shows them. */
function LeadingHere({ now, vertex }: { now: Study; vertex: number }) {
  const sources = now.document.edges.filter(([, to]) => to === vertex).map(([from]) => from);
  if (sources.length === 0) return null;
  return (
    <>
      <h3>{t(texts.leadingHere)}</h3>
      <ul class="chips" aria-label={t(texts.leadingHere)}>
        {sources.slice(0, MAX_LISTED).map((from) => (
          <li key={from}>
            <button
              type="button"
              class="move"
              onClick={() => {
                selected.value = from;
              }}
            >
              <span class="word">{nameOf(from)}</span> →
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
