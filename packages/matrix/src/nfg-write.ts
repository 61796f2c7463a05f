import { writeFraction } from "./fraction.ts";
import { type NormalForm, profileCount, profileIndex, strategyCounts } from "./normal-form.ts";

/** payoffs: every payoff in a table. outcomes: each different outcome once, then their numbers. */
export type NfgVersion = "payoffs" | "outcomes";

/**
 * A game as Gambit reads it. The format knows payoffs only: a game stated in costs is written with its payoffs (the
 * costs with their sign changed), and reads back as such.
 */
export function writeNfg(game: NormalForm, version: NfgVersion = "payoffs"): string {
  const names = (list: readonly string[]): string => `{ ${list.map(quoted).join(" ")} }`;
  const table = profilesAsGambitCounts(game).map((index) =>
    game.payoffsOfPlayer.map((payoffs) => writeFraction(payoffs[index])),
  );
  const head = [
    `NFG 1 R ${quoted(game.title)} ${names(game.players)}`,
    "",
    `{ ${game.strategiesOfPlayer.map(names).join("\n")}\n}`,
    quoted(game.comment),
    "",
  ];
  if (version === "payoffs") return `${[...head, table.map((payoffs) => payoffs.join(" ")).join("\n")].join("\n")}\n`;
  const rows = table.map((payoffs) => payoffs.join(", "));
  const outcomes = [...new Set(rows)];
  const numbers = rows.map((row) => outcomes.indexOf(row) + 1);
  return `${[...head, "{", ...outcomes.map((row) => `{ "" ${row} }`), "}", numbers.join(" ")].join("\n")}\n`;
}

/** Profile numbers in the order of the format: the choice of the first player changes fastest. */
function profilesAsGambitCounts(game: NormalForm): number[] {
  const counts = strategyCounts(game);
  return Array.from({ length: profileCount(game) }, (_, place) => {
    let rest = place;
    const profile = counts.map((count) => {
      const strategy = rest % count;
      rest = Math.floor(rest / count);
      return strategy;
    });
    return profileIndex(counts, profile);
  });
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
