import { NumberField, Select } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { dilemma } from "./instance.ts";
import { MIN_END } from "./state.ts";
import type { Stakes } from "./tasks.ts";
import * as texts from "./texts.ts";

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
        value={dilemma.stakes.value}
        onChange={(chosen) => (dilemma.stakes.value = chosen)}
      />
      <Select<"turns" | "chance">
        seen
        label={t(texts.aMatchEnds)}
        choices={[
          { id: "turns", text: t(texts.afterSoManyTurns) },
          { id: "chance", text: t(texts.chanceAfterAnyTurn) },
        ]}
        value={dilemma.ending.value}
        onChange={(chosen) => (dilemma.ending.value = chosen)}
      />
      {dilemma.ending.value === "turns" ? (
        <NumberField
          label={t(texts.turnsLabel)}
          value={dilemma.turns.value}
          least={1}
          most={1000}
          onChange={(next) => (dilemma.turns.value = next)}
        />
      ) : (
        <NumberField
          label={t(texts.chanceToEnd)}
          value={dilemma.end.value}
          least={MIN_END}
          most={1}
          whole={false}
          onChange={(next) => (dilemma.end.value = next)}
        />
      )}
      <NumberField
        label={t(texts.noiseTo)}
        value={dilemma.noise.value}
        least={0}
        most={1}
        whole={false}
        onChange={(next) => (dilemma.noise.value = next)}
      />
      <NumberField
        label={t(texts.seed)}
        value={dilemma.seed.value}
        least={0}
        most={2 ** 31}
        onChange={(next) => (dilemma.seed.value = next)}
      />
    </>
  );
}
