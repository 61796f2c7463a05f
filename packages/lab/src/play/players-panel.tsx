import { CATALOGUE, type Player } from "marienbad";
import { PLAYERS } from "marienbad/oracle";
import { heuristicsOf } from "marienbad/search";
import { NumberField, Select } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { patience, playerSettings, record, session, setPlayer } from "./instance.ts";
import { AMOUNTS, PLAYER_KINDS, type PlayerSetting } from "./player-settings.ts";
import * as texts from "./texts.ts";

export function playerKindName(kind: PlayerSetting["kind"]): string {
  return t(PLAYERS.find(({ id }) => id === kind)?.title ?? texts.aPerson);
}

/** Who sits where, and how long one waits for them. */
export function PlayersPanel() {
  return (
    <div class="player-settings">
      <PlayerChoice player={0} />
      <PlayerChoice player={1} />
      <NumberField
        label={t(texts.stopComputationAfterSeconds)}
        name="patience"
        least={1}
        most={300}
        value={patience.value}
        onChange={(seconds) => {
          patience.value = seconds;
        }}
      />
    </div>
  );
}

function PlayerChoice({ player }: { player: Player }) {
  const setting = playerSettings.value[player];
  const amount = AMOUNTS[setting.kind];
  const { kit } = session.value;
  void record.value;
  return (
    <fieldset class="player-setting">
      <legend>
        <span class={`chip player${player}`} aria-hidden="true" /> {t(playerNameAtStart(player))}
      </legend>
      <Select
        label={t(texts.whoPlaysAs(playerNameAtStart(player)))}
        choices={PLAYER_KINDS.map((kind) => ({ id: kind, text: playerKindName(kind) }))}
        value={setting.kind}
        onChange={(kind) =>
          setPlayer(player, { kind, ...(AMOUNTS[kind] === undefined ? {} : { amount: AMOUNTS[kind].usual }) })
        }
      />
      {amount !== undefined && (
        <NumberField
          label={amount.unit === "ms" ? t(texts.millisecondsAMove) : t(texts.depth)}
          least={amount.min}
          most={amount.max}
          value={setting.amount ?? amount.usual}
          onChange={(asked) => setPlayer(player, { ...setting, amount: asked })}
        />
      )}
      {setting.kind === "minimax" && (
        <Select
          seen
          label={t(texts.heuristic)}
          choices={heuristicsOf(kit).map(({ id, title }) => ({ id, text: t(title) }))}
          value={setting.heuristic ?? heuristicsOf(kit)[0].id}
          onChange={(heuristic) => setPlayer(player, { ...setting, heuristic })}
        />
      )}
    </fieldset>
  );
}

/** The game's name in a list of all of them. */
export function gameChoices(): { id: string; text: string }[] {
  return CATALOGUE.map(({ id, title }) => ({ id, text: t(title) }));
}
