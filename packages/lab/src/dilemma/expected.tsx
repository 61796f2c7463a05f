import { number, percent, say } from "../base/language.ts";
import { first, second, stakes } from "./instance.ts";
import { actionLetter, decimals, withFraction } from "./numbers.ts";
import { nameOf } from "./state.ts";
import type { MatchAnswer } from "./tasks.ts";

const KINDS = ["CC", "CD", "DC", "DD"] as const;

/** What this match brought beside what such a match brings on average, computed exactly through the Markov chain. */
export function Expected({ found: { turns, sums, expectation } }: { found: MatchAnswer }) {
  if (expectation === undefined) {
    return (
      <p class="soft expected">
        {say(
          "One of the two remembers more than the last turn, so there is no exact expectation: only matches to be played.",
          "L'un des deux se souvient de plus que du dernier tour : pas d'espérance exacte, il faut jouer des rencontres.",
        )}
      </p>
    );
  }
  const played = sums[sums.length - 1];
  const count = (kind: string): number => turns.filter((turn) => turn === kind).length;
  const unit =
    stakes.value === "course" ? say("years a turn", "ans par tour") : say("points a turn", "points par tour");
  const rows: [string, string, string][] = [
    [
      say("turns", "tours"),
      number(turns.length),
      decimals(expectation.turns, Number.isInteger(expectation.turns) ? 0 : 2),
    ],
    ...[first.value, second.value].map((id, player): [string, string, string] => [
      `${nameOf(id)}, ${unit}`,
      decimals(played[player] / turns.length),
      withFraction(expectation.perTurn[player], expectation.exact[player]),
    ]),
    ...KINDS.map((kind, index): [string, string, string] => [
      [...kind].map(actionLetter).join(" "),
      percent(count(kind) / turns.length),
      percent(expectation.shares[index]),
    ]),
  ];
  return (
    <section class="expected" aria-label={say("Expectation", "Espérance")}>
      <h2>{say("Exactly expected", "L'espérance exacte")}</h2>
      <table class="numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{say("this match", "cette rencontre")}</th>
            <th scope="col">{say("expected", "espérance")}</th>
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
      <p class="soft">
        {say(
          "Both remember the last turn only, so a match is a Markov chain of four states; nothing here is sampled.",
          "Les deux ne se souviennent que du dernier tour : la rencontre est une chaîne de Markov à quatre états, sans tirage.",
        )}
      </p>
    </section>
  );
}
