import { useMemo } from "preact/hooks";
import { percent, say } from "../base/language.ts";
import { Stepper } from "../base/stepper.tsx";
import { breeding, generation } from "./instance.ts";
import { stackOf } from "./stack.ts";
import { nameOf } from "./state.ts";
import type { TournamentAnswer } from "./tasks.ts";

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
      <h2>{say("A population over the generations", "Une population au fil des générations")}</h2>
      <p class="soft">
        {say(
          "All begin with equal shares; those that do well in the present mixture grow, the others shrink.",
          "Toutes commencent à parts égales ; celles qui réussissent dans le mélange présent grandissent, les autres diminuent.",
        )}
      </p>
      <div class="population-columns">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          role="img"
          aria-label={say(
            `Shares of the strategies over ${last} generations; at the end ${nameOf(tournament.strategies[order[0]])} has ${percent(shares[last][order[0]])}`,
            `Parts des stratégies sur ${last} générations ; à la fin ${nameOf(tournament.strategies[order[0]])} a ${percent(shares[last][order[0]])}`,
          )}
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
        sentence={say(
          `Generation ${at}: the largest share is ${percent(shares[at][now[0]])}, ${leader}.`,
          `Génération ${at} : la plus grande part est ${percent(shares[at][now[0]])}, ${leader}.`,
        )}
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
