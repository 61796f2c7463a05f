import { Button } from "../base/fields.tsx";
import { number, t } from "../base/language.ts";
import { ofPlayer } from "../base/players.ts";
import { projected } from "../base/router.ts";
import { BESIDE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { isCrowded } from "./growth.ts";
import { arena } from "./instance.ts";
import * as texts from "./texts.ts";
import { lineOf, nameOf, pseudoCode, subscript, tellStep } from "./words.ts";

export function AttractorPanel() {
  return (
    <>
      <Stepper
        step={arena.step.value}
        last={arena.lastStep.value}
        running={arena.running.value}
        sentence={tellStep()}
        pace={pace()}
        onStep={arena.setStep}
        onRunning={(next) => (arena.running.value = next)}
      />
      <EmptyByRule />
      <Layers />
    </>
  );
}

/** Milliseconds for a step: slowly enough to be read or, where there are very many, twenty seconds for all. */
function pace(): number {
  return Math.max(33, Math.min(900, 20_000 / arena.lastStep.value));
}

/** An attractor that is empty only because dead ends are draws says so, and offers the other rule. */
function EmptyByRule() {
  const now = arena.study.value;
  if (
    now === undefined ||
    now.deadEndCount === 0 ||
    arena.deadEnds.value !== "draw" ||
    arena.layerSizes.value.length > 0
  )
    return null;
  return (
    <p class="hint" role="status">
      {t(texts.emptyByRule(now.deadEndCount))}
      <Button label={t(texts.letTheMoverLose)} onClick={() => (arena.deadEnds.value = "mover-loses")} />
    </p>
  );
}

/** So many layers stand beside each other on the stage, or below each other where there are many. */
const MAX_LAYERS = 10;
/** So many members of a layer are named where there are many vertices. */
const MAX_NAMES = 8;

/** The layers so far, A₀, A₁ …: what each step of the construction added. On the stage those to come have a place. */
function Layers() {
  const now = arena.study.value;
  if (now === undefined) return null;
  const crowded = now.large || isCrowded(now);
  const over = arena.step.value >= arena.lastStep.value;
  const last = crowded ? (over ? undefined : arena.step.value - 1) : arena.joined.value.at(-1)?.rank;
  const filled = crowded
    ? Math.min(arena.step.value, arena.layerSizes.value.length)
    : 1 + (arena.joined.value.at(-1)?.rank ?? -1);
  const shown = projected.value ? Math.max(MAX_LAYERS, filled) : filled;
  const all = arena.layerSizes.value.slice(0, shown).map((_, rank) => rank);
  const ranks = projected.value || crowded ? all.slice(-MAX_LAYERS) : all;
  if (ranks.length === 0) return null;
  return (
    <>
      {ranks[0] > 0 && !projected.value && <p class="soft">{t(texts.earlierLayers(ranks[0]))}</p>}
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

function membersOf(rank: number, crowded: boolean): string {
  const { own, forced } = arena.layerSizes.value[rank];
  const members = arena.joined.value.filter((joining) => joining.rank === rank);
  if (crowded && (projected.value || members.length === 0 || members.length > MAX_NAMES))
    return projected.value ? number(own + forced) : t(texts.manyMore(own + forced));
  return members.map(({ vertex }) => nameOf(vertex).replaceAll(" ", "\u00a0")).join(", ");
}

export function PseudoCode() {
  const lit = lineOf(arena.joining.value.at(-1), arena.step.value >= arena.lastStep.value);
  return (
    <>
      <h2>{t(texts.theAttractor(ofPlayer(arena.player.value)))}</h2>
      <ol class="code">
        {pseudoCode(arena.player.value).map(([depth, text], line) => (
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
