import { CATALOGUE, type Player } from "marienbad";
import { heuristicNames } from "marienbad/search";
import { NumberField, Select } from "../base/controls.tsx";
import { heuristicName } from "../base/heuristics.ts";
import { say } from "../base/language.ts";
import { PlayerName } from "../base/players.ts";
import { AMOUNTS, SEAT_KINDS, type Seat } from "./seats.ts";
import { patience, record, seats, session, setSeat } from "./state.ts";

export function seatName(kind: Seat["kind"]): string {
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
export function SeatsPanel() {
  return (
    <div class="seats">
      <SeatChoice player={0} />
      <SeatChoice player={1} />
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

function SeatChoice({ player }: { player: Player }) {
  const seat = seats.value[player];
  const amount = AMOUNTS[seat.kind];
  const { kit } = session.value;
  void record.value;
  return (
    <fieldset class="seat">
      <legend>
        <span class={`chip player${player}`} aria-hidden="true" /> {PlayerName(player)}
      </legend>
      <Select
        label={say(`Who plays as ${PlayerName(player)}`, `Qui joue : ${PlayerName(player)}`)}
        choices={SEAT_KINDS.map((kind) => ({ id: kind, text: seatName(kind) }))}
        value={seat.kind}
        onChange={(kind) =>
          setSeat(player, { kind, ...(AMOUNTS[kind] === undefined ? {} : { amount: AMOUNTS[kind].usual }) })
        }
      />
      {amount !== undefined && (
        <NumberField
          label={
            amount.unit === "ms" ? say("Milliseconds a move", "Millisecondes par coup") : say("Depth", "Profondeur")
          }
          least={amount.min}
          most={amount.max}
          value={seat.amount ?? amount.usual}
          onChange={(asked) => setSeat(player, { ...seat, amount: asked })}
        />
      )}
      {seat.kind === "minimax" && (
        <Select
          seen
          label={say("Heuristic", "Heuristique")}
          choices={heuristicNames(kit).map((name) => ({ id: name, text: heuristicName(name) }))}
          value={seat.heuristic ?? heuristicNames(kit)[0]}
          onChange={(heuristic) => setSeat(player, { ...seat, heuristic })}
        />
      )}
    </fieldset>
  );
}

/** The game's name in a list of all of them. */
export function gameChoices(language: "en" | "fr"): { id: string; text: string }[] {
  return CATALOGUE.map(({ id, title }) => ({ id, text: title[language] }));
}
