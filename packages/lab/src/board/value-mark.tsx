import type { Player, Text } from "marienbad";
import { finalScore } from "marienbad/game";
import { t } from "../base/language.ts";
import type { Value } from "../play/values.ts";
import * as texts from "./texts.ts";

type Verdict = "win" | "draw" | "loss" | "unknown";

function verdictFor({ result, estimate = 0 }: Value, player: Player): Verdict {
  if (result === "draw") return "draw";
  if (result !== undefined) return result === player ? "win" : "loss";
  const mine = player === 0 ? estimate : -estimate;
  return mine > 0 ? "win" : mine < 0 ? "loss" : "unknown";
}

/** "wins in 3", "rather good", "not known yet": what a value means to a player, for where there is little room. */
export function valueInShort(value: Value, player: Player): string {
  const { result, rank, within, estimate, exact, points } = value;
  if (points !== undefined) return t(finalScore(player === 0 ? points : 0 - points));
  if (!exact && estimate === undefined) return t(texts.notKnownYet);
  if (!exact) return t(OPINIONS[verdictFor(value, player)]);
  if (result === "draw") {
    if (value.endless) return t(texts.endlessDraw);
    if (rank === undefined) return t(texts.draw);
    return t(texts.drawIn(rank));
  }
  const wins = result === player;
  if (rank === undefined && within !== undefined) {
    return wins ? t(texts.winsWithin(within)) : t(texts.losesWithin(within));
  }
  if (value.endless) return wins ? t(texts.winsForEver) : t(texts.losesForEver);
  if (rank === undefined) return wins ? t(texts.wins) : t(texts.loses);
  if (rank === 0) return wins ? t(texts.winsNow) : t(texts.losesNow);
  return wins ? t(texts.winsIn(rank)) : t(texts.losesIn(rank));
}

const OPINIONS: Readonly<Record<Verdict, Text>> = {
  win: texts.ratherGood,
  loss: texts.ratherBad,
  draw: texts.even,
  unknown: texts.even,
};

const SHAPES: Readonly<Record<Verdict, string>> = {
  win: "M0-.5L.5.4H-.5Z",
  draw: "M-.45-.3H.45V-.08H-.45ZM-.45.08H.45V.3H-.45Z",
  loss: "M0 .5L.5-.4H-.5Z",
  unknown: "M-.3 0A.3 .3 0 1 0 .3 0A.3 .3 0 1 0 -.3 0Z",
};

/** A draw that never ends is a lying eight. */
const ENDLESS = "M0 0C.2-.34.5-.3.5 0S.2.34 0 0S-.5-.3-.5 0S-.2.34 0 0Z";

/** The sign of a value: its shape and colour say win, draw or loss; a hollow one is only an estimate. */
export function ValueSign({ value, player, size = 1 }: { value: Value; player: Player; size?: number }) {
  const verdict = verdictFor(value, player);
  if (value.endless && value.result === "draw")
    return <path class="sign draw guess" d={ENDLESS} transform={`scale(${size})`} />;
  return (
    <path class={`sign ${verdict}${value.exact ? "" : " guess"}`} d={SHAPES[verdict]} transform={`scale(${size})`} />
  );
}

export function ValueIcon({ value, player }: { value: Value; player: Player }) {
  return (
    <svg class="value-icon" viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">
      <ValueSign value={value} player={player} />
    </svg>
  );
}
