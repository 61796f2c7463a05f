import { type Player, text } from "marienbad";
import { PLAYERS } from "marienbad/oracle";
import { heuristicsOf } from "marienbad/search";
import { useMemo } from "preact/hooks";
import { NumberField, Select } from "../base/controls.tsx";
import { choicesOf } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { allGames } from "../own/games.ts";
import { play } from "./instance.ts";
import { AMOUNTS, kindsFor, type PlayerSetting } from "./player-settings.ts";
import * as texts from "./texts.ts";

export function playerKindName(kind: PlayerSetting["kind"]): string {
  return t(PLAYERS.find(({ id }) => id === kind)?.title ?? texts.aPerson);
}

export function PlayersPanel() {
  return (
    <div class="player-settings">
      <PlayerChoice player={0} />
      <PlayerChoice player={1} />
      <details class="technical">
        <summary>{t(texts.computing)}</summary>
        {([0, 1] as const).map((player) => (
          <Amount key={player} player={player} />
        ))}
        <NumberField
          label={t(texts.stopComputationAfterSeconds)}
          name="patience"
          least={1}
          most={300}
          value={play.patience.value}
          onChange={(seconds) => (play.patience.value = seconds)}
        />
      </details>
    </div>
  );
}

function PlayerChoice({ player }: { player: Player }) {
  const setting = play.playerSettings.value[player];
  const { game: rules } = play.session.value;
  const { game, options } = play.record.value;
  const offered = useMemo(() => kindsFor(rules), [game, options]);
  const kinds = offered.includes(setting.kind) ? offered : [...offered, setting.kind]; // as a link wishes
  return (
    <fieldset class="player-setting">
      <legend>
        <span class={`chip player${player}`} aria-hidden="true" /> {t(playerNameAtStart(player))}
      </legend>
      <Select
        label={t(texts.whoPlaysAs(playerNameAtStart(player)))}
        choices={kinds.map((kind) => ({ id: kind, text: playerKindName(kind) }))}
        value={setting.kind}
        onChange={(kind) =>
          play.setPlayer(player, { kind, ...(AMOUNTS[kind] === undefined ? {} : { amount: AMOUNTS[kind].usual }) })
        }
      />
      {setting.kind === "minimax" && (
        <Select
          seen
          label={t(texts.heuristic)}
          choices={choicesOf(heuristicsOf(rules))}
          value={setting.heuristic ?? heuristicsOf(rules)[0].id}
          onChange={(heuristic) => play.setPlayer(player, { ...setting, heuristic })}
        />
      )}
    </fieldset>
  );
}

function Amount({ player }: { player: Player }) {
  const setting = play.playerSettings.value[player];
  const amount = AMOUNTS[setting.kind];
  if (amount === undefined) return null;
  const { en, fr } = amount.unit === "ms" ? texts.millisecondsAMove : texts.depth;
  const name = playerNameAtStart(player);
  return (
    <NumberField
      label={t(text(`${name.en}: ${en}`, `${name.fr} : ${fr}`))}
      least={amount.min}
      most={amount.max}
      value={setting.amount ?? amount.usual}
      onChange={(asked) => play.setPlayer(player, { ...setting, amount: asked })}
    />
  );
}

export function gameChoices(): { id: string; text: string }[] {
  return allGames().map(({ id, title }) => ({ id, text: t(title) }));
}
