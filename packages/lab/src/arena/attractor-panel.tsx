import { number, t } from "../base/language.ts";
import { ofPlayer } from "../base/players.ts";
import { projected } from "../base/router.ts";
import { BESIDE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { isCrowded } from "./growth.ts";
import { deadEnds, joined, joining, lastStep, layerSizes, player, running, setStep, step, study } from "./instance.ts";
import * as large from "./large-texts.ts";
import { tellStep } from "./layer-words.ts";
import * as texts from "./texts.ts";
import { lineOf, nameOf, pseudoCode, subscript } from "./words.ts";

/** Plays the construction of the attractor: at each step the vertex that joins, and why. */
export function AttractorPanel() {
  return (
    <>
      <Stepper
        step={step.value}
        last={lastStep.value}
        running={running.value}
        sentence={tellStep()}
        pace={pace()}
        onStep={setStep}
        onRunning={(next) => {
          running.value = next;
        }}
      />
      <EmptyByRule />
      <Layers />
    </>
  );
}

/** Milliseconds for a step: slowly enough to be read or, where there are very many, twenty seconds for all. */
function pace(): number {
  return Math.max(33, Math.min(900, 20_000 / lastStep.value));
}

/** An attractor that is empty only because dead ends are draws says so, and offers the other rule. */
function EmptyByRule() {
  const now = study.value;
  if (now === undefined || now.deadEndCount === 0 || deadEnds.value !== "draw" || layerSizes.value.length > 0)
    return null;
  return (
    <p class="hint" role="status">
      {t(texts.emptyByRule(now.deadEndCount))}
      <button
        type="button"
        class="button"
        onClick={() => {
          deadEnds.value = "mover-loses";
        }}
      >
        {t(texts.letTheMoverLose)}
      </button>
    </p>
  );
}

/** So many layers stand beside each other on the stage, or below each other where there are many. */
const MAX_LAYERS = 10;
/** So many members of a layer are named where there are many vertices. */
const MAX_NAMES = 8;

/** The layers so far, A₀, A₁ …: what each step of the construction added. On the stage those to come have a place. */
function Layers() {
  const now = study.value;
  if (now === undefined) return null;
  const crowded = now.large || isCrowded(now);
  const over = step.value >= lastStep.value;
  const last = crowded ? (over ? undefined : step.value - 1) : joined.value.at(-1)?.rank;
  const filled = crowded ? Math.min(step.value, layerSizes.value.length) : 1 + (joined.value.at(-1)?.rank ?? -1);
  const shown = projected.value ? Math.max(MAX_LAYERS, filled) : filled;
  const all = layerSizes.value.slice(0, shown).map((_, rank) => rank);
  const ranks = projected.value || crowded ? all.slice(-MAX_LAYERS) : all;
  if (ranks.length === 0) return null;
  return (
    <>
      {ranks[0] > 0 && !projected.value && <p class="soft">{t(large.earlierLayers(ranks[0]))}</p>}
      <ol class="layers" aria-label={t(texts.layers)} {...BESIDE}>
        {ranks.map((rank) => (
          <li key={rank} class={rank === last ? "now" : rank < filled ? "" : "none"}>
            <span class="layer-name">A{subscript(rank)}</span>
            <span>
              {rank < filled ? (rank > 0 ? "+ " : "") : "…"}
              {rank < filled && membersOf(rank, crowded)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The names of those of a rank that have joined; only their number where they are many among many. */
function membersOf(rank: number, crowded: boolean): string {
  const { own, forced } = layerSizes.value[rank];
  const members = joined.value.filter((joining) => joining.rank === rank);
  if (crowded && (projected.value || members.length === 0 || members.length > MAX_NAMES))
    return projected.value ? number(own + forced) : t(large.manyMore(own + forced));
  return members.map(({ vertex }) => nameOf(vertex).replaceAll(" ", "\u00a0")).join(", ");
}

/** The algorithm, with the line lit that the step comes from. */
export function PseudoCode() {
  const lit = lineOf(joining.value.at(-1), step.value >= lastStep.value);
  return (
    <>
      <h2>{t(texts.theAttractor(ofPlayer(player.value)))}</h2>
      <ol class="code">
        {pseudoCode(player.value).map(([depth, text], line) => (
          <li
            key={text}
            class={`depth${depth}${line === lit ? " lit" : ""}`}
            aria-current={line === lit ? "step" : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
