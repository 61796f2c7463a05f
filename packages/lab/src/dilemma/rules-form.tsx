import { NumberField, Select } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { end, ending, noise, seed, stakes, turns } from "./instance.ts";
import { MIN_END } from "./state.ts";
import type { Stakes } from "./tasks.ts";
import * as texts from "./texts.ts";

/** What a match and a tournament have in common. */
export function RulesForm() {
  return (
    <>
      <Select<Stakes>
        seen
        label={t(texts.stakes)}
        choices={[
          { id: "course", text: t(texts.yearsOfPrison) },
          { id: "axelrod", text: t(texts.axelrodsPoints) },
        ]}
        value={stakes.value}
        onChange={(chosen) => {
          stakes.value = chosen;
        }}
      />
      <Select<"turns" | "chance">
        seen
        label={t(texts.aMatchEnds)}
        choices={[
          { id: "turns", text: t(texts.afterSoManyTurns) },
          { id: "chance", text: t(texts.chanceAfterAnyTurn) },
        ]}
        value={ending.value}
        onChange={(chosen) => {
          ending.value = chosen;
        }}
      />
      {ending.value === "turns" ? (
        <NumberField
          label={t(texts.turnsLabel)}
          value={turns.value}
          least={1}
          most={1000}
          onChange={(next) => {
            turns.value = next;
          }}
        />
      ) : (
        <NumberField
          label={t(texts.chanceToEnd)}
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
        label={t(texts.noiseTo)}
        value={noise.value}
        least={0}
        most={1}
        whole={false}
        onChange={(next) => {
          noise.value = next;
        }}
      />
      <NumberField
        label={t(texts.seed)}
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
