import { NumberField, Select } from "../base/controls.tsx";
import { say } from "../base/language.ts";
import type { Stakes } from "../worker/dilemma-tasks.ts";
import { noise, seed, stakes, turns } from "./state.ts";

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
      <NumberField
        label={say("Turns", "Tours")}
        value={turns.value}
        least={1}
        most={1000}
        onChange={(next) => {
          turns.value = next;
        }}
      />
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
