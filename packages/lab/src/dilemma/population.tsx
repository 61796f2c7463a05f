import { useMemo } from "preact/hooks";
import { percent, t } from "../base/language.ts";
import { Stepper } from "../base/stepper.tsx";
import { breeding, generation } from "./instance.ts";
import { stackOf } from "./stack.ts";
import { nameOf } from "./state.ts";
import type { TournamentAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

const WIDE = 640;
const HIGH = 240;

/** The shares of the strategies, generation after generation, one band each. */
export function Population({ answer: { tournament, shares } }: { answer: TournamentAnswer }) {
  const last = shares.length - 1;
  const at = Math.min(generation.value, last);
  const { order, tops } = useMemo(() => stackOf(shares), [shares]);
  const bands = useMemo(() => bandsOf(tops), [tops]);
  const now = [...order].sort((a, b) => shares[at][b] - shares[at][a]);
  const leader = nameOf(tournament.strategies[now[0]]);
  return (
    <section class="population">
      <h2>{t(texts.populationOverGenerations)}</h2>
      <p class="soft">{t(texts.populationExplained)}</p>
      <div class="population-columns">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          role="img"
          aria-label={t(texts.sharesAtTheEnd(last, nameOf(tournament.strategies[order[0]]), shares[last][order[0]]))}
        >
          {bands.map((d, place) => (
            <path key={order[place]} class="band" d={d} style={{ "--band": place, "--bands": order.length }} />
          ))}
          <path class="now" d={`M${(at / Math.max(1, last)) * WIDE} 0V${HIGH}`} />
        </svg>
        <ol class="shares">
          {now.slice(0, 12).map((index) => (
            <li key={index}>
              <span
                class="swatch"
                style={{ "--band": order.indexOf(index), "--bands": order.length }}
                aria-hidden="true"
              />
              <span>{nameOf(tournament.strategies[index])}</span>
              <span>{percent(shares[at][index])}</span>
            </li>
          ))}
        </ol>
      </div>
      <Stepper
        step={at}
        last={last}
        running={breeding.value}
        pace={120}
        sentence={t(texts.generationLargestShare(at, shares[at][now[0]], leader))}
        onStep={(next) => {
          generation.value = next;
        }}
        onRunning={(next) => {
          breeding.value = next;
        }}
      />
    </section>
  );
}

/** The outlines of the bands. */
function bandsOf(tops: readonly (readonly number[])[]): string[] {
  const x = (at: number): string => ((at / Math.max(1, tops.length - 1)) * WIDE).toFixed(1);
  return tops[0].map((_, place) => {
    const up = tops.map((stack, at) => `${x(at)} ${(stack[place] * HIGH).toFixed(2)}`);
    const below = tops.map((stack, at) => `${x(at)} ${((stack[place - 1] ?? 1) * HIGH).toFixed(2)}`);
    return `M${up.join("L")}L${below.reverse().join("L")}Z`;
  });
}
