import type { Text } from "marienbad";
import { useState } from "preact/hooks";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { isCrowded } from "./growth.ts";
import { arena } from "./instance.ts";
import { tellForObjective, tellWinner } from "./objective-looks.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nameOf, tellOutcome, tellVertex } from "./words.ts";

export function VertexPanel() {
  const now = arena.drawn.value;
  const token =
    arena.mode.value === "play" && arena.objective.value === undefined ? arena.path.value.at(-1) : undefined;
  const vertex = arena.selected.value ?? arena.pointed.value ?? token;
  if (now === undefined) return null;
  if (vertex === undefined || now.document.vertices[vertex] === undefined) {
    return <p class="soft">{t(texts.pointAtVertex)}</p>;
  }
  const targets = now.document.edges.filter(([from]) => from === vertex).map(([, to]) => to);
  const { owner } = now.document.vertices[vertex];
  const isGoal = now.goals[vertex] !== undefined && (arena.objective.value === undefined || targets.length === 0);
  const over = isGoal || now.document.vertices[vertex].drawn === true;
  const answers = arena.mode.value !== "play" && arena.mode.value !== "strategy";
  const action = (to: number): (() => void) | undefined => {
    if (arena.mode.value === "strategy" && owner === arena.player.value && !over) return () => arena.choose(vertex, to);
    if (
      arena.mode.value === "play" &&
      vertex === token &&
      owner === arena.player.value &&
      arena.ending.value === undefined
    )
      return () => arena.moveToken(to);
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
            const isChosen = arena.mode.value === "strategy" && arena.choices.value[vertex] === to;
            const outcome = tellWinner(to) ?? tellOutcome(now.outcomes[to], now.ranks[to]);
            return (
              <li key={to}>
                <button
                  type="button"
                  class={isChosen ? "move current" : "move"}
                  onClick={() => {
                    if (act !== undefined) act();
                    else arena.selected.value = to;
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

function LeadingHere({ now, vertex }: { now: Study; vertex: number }) {
  const sources = now.document.edges.filter(([, to]) => to === vertex).map(([from]) => from);
  if (sources.length === 0) return null;
  return (
    <>
      <h3>{t(texts.leadingHere)}</h3>
      <ul class="chips" aria-label={t(texts.leadingHere)}>
        {sources.slice(0, MAX_LISTED).map((from) => (
          <li key={from}>
            <button type="button" class="move" onClick={() => (arena.selected.value = from)}>
              <span class="word">{nameOf(from)}</span> →
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function FindVertex() {
  const [asked, setAsked] = useState("");
  const [fault, setFault] = useState<Text | undefined>(undefined);
  const find = (): void => {
    const wanted = asked.replaceAll(/\s/g, "");
    const isWanted = (name: string | undefined): boolean => name?.replaceAll(/\s/g, "") === wanted;
    const vertex = arena.drawn.value?.document.vertices.findIndex(
      ({ name }, index) => isWanted(name) || isWanted(arena.names.value[index]),
    );
    if (wanted === "" || vertex === undefined) return;
    setFault(vertex < 0 ? texts.thereIsNoVertex(asked.trim()) : undefined);
    if (vertex >= 0) arena.selected.value = vertex;
  };
  return (
    <form
      class="row find-vertex"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <label class="field grow">
        <span>{t(texts.nameOfTheVertex)}</span>
        <input name="find" value={asked} onInput={(event) => setAsked(event.currentTarget.value)} spellcheck={false} />
      </label>
      <Button label={t(texts.findVertex)} />
      <Fault of={fault} />
    </form>
  );
}
