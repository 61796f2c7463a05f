import { decimals, number, percent, t } from "../base/language.ts";
import { first, second, stakes } from "./instance.ts";
import { actionLetter, withFraction } from "./numbers.ts";
import { nameOf } from "./state.ts";
import type { MatchAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

const KINDS = ["CC", "CD", "DC", "DD"] as const;

/** What this match brought beside what such a match brings on average, computed exactly through the Markov chain. */
export function Expected({ found: { turns, sums, expectation } }: { found: MatchAnswer }) {
  if (expectation === undefined) {
    return <p class="soft expected">{t(texts.noExactExpectation)}</p>;
  }
  const played = sums[sums.length - 1];
  const count = (kind: string): number => turns.filter((turn) => turn === kind).length;
  const unit = stakes.value === "course" ? t(texts.yearsATurn) : t(texts.pointsATurn);
  const rows: [string, string, string][] = [
    [t(texts.turns), number(turns.length), decimals(expectation.turns, Number.isInteger(expectation.turns) ? 0 : 2)],
    ...[first.value, second.value].map((id, player): [string, string, string] => [
      `${nameOf(id)}, ${unit}`,
      decimals(played[player] / turns.length, 3),
      withFraction(expectation.perTurn[player], expectation.exact[player]),
    ]),
    ...KINDS.map((kind, index): [string, string, string] => [
      [...kind].map(actionLetter).join(" "),
      percent(count(kind) / turns.length),
      percent(expectation.shares[index]),
    ]),
  ];
  return (
    <section class="expected" aria-label={t(texts.expectation)}>
      <h2>{t(texts.exactlyExpected)}</h2>
      <table class="numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{t(texts.thisMatch)}</th>
            <th scope="col">{t(texts.expected)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, sampled, exact], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{sampled}</td>
              <td>{exact}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t(texts.markovChain)}</p>
    </section>
  );
}
