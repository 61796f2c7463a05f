import { t } from "../base/language.ts";
import type { Checks } from "./tasks.ts";
import * as texts from "./texts.ts";
import { verdictsOf } from "./words.ts";

export function ChecksPanel({ checks, name }: { checks: Checks | undefined; name: (vertex: number) => string }) {
  if (checks === undefined) return null;
  return (
    <section class="checks" aria-label={t(texts.checkOfTheHeuristic)}>
      <h2>{t(texts.theHeuristicIs)}</h2>
      <ul class="verdicts">
        {verdictsOf(checks, name).map(({ id, name: property, meaning, holds, failure }) => (
          <li key={id} class={holds ? "holds" : "fails"} data-check={id}>
            <span class="sign" aria-hidden="true">
              {holds ? "✓" : "✗"}
            </span>
            <span>
              <strong>{holds ? property : `${t(texts.not)} ${property}`}</strong>
              <span class="soft"> — {meaning}</span>
              {!holds && <span class="failure">{failure}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
