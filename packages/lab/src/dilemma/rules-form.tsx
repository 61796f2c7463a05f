import { NumberField, Select } from "../base/controls.tsx";
import { say } from "../base/language.ts";
import { end, ending, noise, seed, stakes, turns } from "./instance.ts";
import { MIN_END } from "./state.ts";
import type { Stakes } from "./tasks.ts";

/** What a match and a tournament have in common. */
export function RulesForm() {
  return (
    <>
      <Select<Stakes>
        seen
        label={say("Stakes", "Enjeux")}
        choices={[
          { id: "course", text: say("years of prison: 0, 1, 2, 3", "années de prison : 0, 1, 2, 3") },
          { id: "axelrod", text: say("Axelrod's points: 5, 3, 1, 0", "points d'Axelrod : 5, 3, 1, 0") },
        ]}
        value={stakes.value}
        onChange={(chosen) => {
          stakes.value = chosen;
        }}
      />
      <Select<"turns" | "chance">
        seen
        label={say("A match ends", "Une rencontre finit")}
        choices={[
          { id: "turns", text: say("after so many turns", "après tant de tours") },
          { id: "chance", text: say("by chance, after any turn", "au hasard, après n'importe quel tour") },
        ]}
        value={ending.value}
        onChange={(chosen) => {
          ending.value = chosen;
        }}
      />
      {ending.value === "turns" ? (
        <NumberField
          label={say("Turns", "Tours")}
          value={turns.value}
          least={1}
          most={1000}
          onChange={(next) => {
            turns.value = next;
          }}
        />
      ) : (
        <NumberField
          label={say("Chance to end", "Chance de finir")}
          value={end.value}
          least={MIN_END}
          most={1}
          whole={false}
          onChange={(next) => {
            end.value = next;
          }}
        />
      )}
      <NumberField
        label={say("Noise, 0 to 1", "Bruit, de 0 à 1")}
        value={noise.value}
        least={0}
        most={1}
        whole={false}
        onChange={(next) => {
          noise.value = next;
        }}
      />
      <NumberField
        label={say("Seed", "Graine")}
        value={seed.value}
        least={0}
        most={2 ** 31}
        onChange={(next) => {
          seed.value = next;
        }}
      />
    </>
  );
}
