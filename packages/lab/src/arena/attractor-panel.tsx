import { t } from "../base/language.ts";
import { ofPlayer } from "../base/players.ts";
import { projected } from "../base/router.ts";
import { BESIDE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { deadEnds, drawn, joinings, lastStep, player, running, setStep, step } from "./instance.ts";
import * as texts from "./texts.ts";
import { lineOf, nameOf, pseudoCode, subscript, tellBeginning, tellEnd, tellJoining } from "./words.ts";

/** Plays the construction of the attractor: at each step the vertex that joins, and why. */
export function AttractorPanel() {
  return (
    <>
      <Stepper
        step={step.value}
        last={lastStep.value}
        running={running.value}
        sentence={sentence()}
        pace={900}
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

/** An attractor that is empty only because dead ends are draws says so, and offers the other rule. */
function EmptyByRule() {
  const now = drawn.value;
  if (now === undefined || now.deadEndCount === 0 || deadEnds.value !== "draw" || joinings.value.length > 0)
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

function sentence(): string {
  const now = drawn.value;
  if (now === undefined) return "";
  if (step.value === 0) return tellBeginning(player.value);
  if (step.value >= lastStep.value) return tellEnd(now, player.value);
  return tellJoining(now, player.value, joinings.value[step.value - 1]);
}

/** So many layers stand beside each other on the stage. */
const MAX_LAYERS = 10;

/** The layers so far, A₀, A₁ …: what each step of the construction added. On the stage those to come have a place. */
function Layers() {
  const now = drawn.value;
  const done = joinings.value.slice(0, step.value);
  const last = done.at(-1)?.rank;
  const filled = [...new Set(done.map(({ rank }) => rank))];
  const all = [...new Set(joinings.value.map(({ rank }) => rank))];
  const ranks = projected.value ? all.slice(0, Math.max(MAX_LAYERS, filled.length)).slice(-MAX_LAYERS) : filled;
  if (now === undefined || ranks.length === 0) return null;
  return (
    <ol class="layers" aria-label={t(texts.layers)} {...BESIDE}>
      {ranks.map((rank) => (
        <li key={rank} class={rank === last ? "now" : filled.includes(rank) ? "" : "none"}>
          <span class="layer-name">A{subscript(rank)}</span>
          <span>
            {filled.includes(rank) ? (rank > 0 ? "+ " : "") : "…"}
            {done
              .filter((joining) => joining.rank === rank)
              .map(({ vertex }) => nameOf(vertex))
              .join(", ")}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The algorithm, with the line lit that the step comes from. */
export function PseudoCode() {
  const lit = lineOf(joinings.value[step.value - 1], step.value >= lastStep.value);
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
