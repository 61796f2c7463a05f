import { CATALOGUE, type Player } from "marienbad";
import { heuristicsOf } from "marienbad/search";
import { NumberField, Select } from "../base/controls.tsx";
import { say, t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { patience, playerSettings, record, session, setPlayer } from "./instance.ts";
import { AMOUNTS, PLAYER_KINDS, type PlayerSetting } from "./player-settings.ts";

export function playerKindName(kind: PlayerSetting["kind"]): string {
  return {
    human: say("a person", "une personne"),
    perfect: say("perfect", "parfait"),
    strong: say("strong, with a time", "fort, avec un temps"),
    minimax: say("minimax, with a depth", "minimax, avec une profondeur"),
    mcts: say("Monte-Carlo, with a time", "Monte-Carlo, avec un temps"),
    random: say("random", "au hasard"),
  }[kind];
}

/** Who sits where, and how long one waits for them. */
export function PlayersPanel() {
  return (
    <div class="player-settings">
      <PlayerChoice player={0} />
      <PlayerChoice player={1} />
      <NumberField
        label={say("Stop a computation after (seconds)", "Arrêter un calcul après (secondes)")}
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
        <span class={`chip player${player}`} aria-hidden="true" /> {playerNameAtStart(player)}
      </legend>
      <Select
        label={say(`Who plays as ${playerNameAtStart(player)}`, `Qui joue : ${playerNameAtStart(player)}`)}
        choices={PLAYER_KINDS.map((kind) => ({ id: kind, text: playerKindName(kind) }))}
        value={setting.kind}
        onChange={(kind) =>
          setPlayer(player, { kind, ...(AMOUNTS[kind] === undefined ? {} : { amount: AMOUNTS[kind].usual }) })
        }
      />
      {amount !== undefined && (
        <NumberField
          label={
            amount.unit === "ms" ? say("Milliseconds a move", "Millisecondes par coup") : say("Depth", "Profondeur")
          }
          least={amount.min}
          most={amount.max}
          value={setting.amount ?? amount.usual}
          onChange={(asked) => setPlayer(player, { ...setting, amount: asked })}
        />
      )}
      {setting.kind === "minimax" && (
        <Select
          seen
          label={say("Heuristic", "Heuristique")}
          choices={heuristicsOf(kit).map(({ id, title }) => ({ id, text: t(title) }))}
          value={setting.heuristic ?? heuristicsOf(kit)[0].id}
          onChange={(heuristic) => setPlayer(player, { ...setting, heuristic })}
        />
      )}
    </fieldset>
  );
}

/** The game's name in a list of all of them. */
export function gameChoices(language: "en" | "fr"): { id: string; text: string }[] {
  return CATALOGUE.map(({ id, title }) => ({ id, text: title[language] }));
}
