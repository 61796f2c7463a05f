import type { Player } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { choosePlayer, player } from "./instance.ts";
import * as texts from "./texts.ts";

/** Whose attractor grows, whose strategy is checked, for whom the reader plays. */
export function PlayerChoice() {
  return (
    <Segments<"0" | "1">
      label={t(texts.whosePlayer)}
      choices={[
        { id: "0", text: t(playerNameAtStart(0)) },
        { id: "1", text: t(playerNameAtStart(1)) },
      ]}
      value={player.value === 0 ? "0" : "1"}
      onChange={(id) => choosePlayer(Number(id) as Player)}
    />
  );
}
