import { language, t } from "../base/language.ts";
import { answers } from "./instance.ts";
import * as texts from "./texts.ts";

const WORDS: Readonly<Record<string, string>> = {
  true: "oui",
  false: "non",
  finite: "finie",
  infinite: "infinie",
  "not applicable": "pas applicable",
  won: "gagné",
  lost: "perdu",
  admissible: "admissible",
  consistent: "cohérente",
  not: "pas",
  player: "joueur",
  betray: "trahir",
  "zero-sum": "somme nulle",
  sequential: "séquentiel",
  "perfect information": "information parfaite",
  "complete information": "information complète",
  acyclic: "sans cycle",
};

/** What was computed, in the reader's language: the workers answer in numbers and a few words. */
function shown(value: string): string {
  const plain = value.replaceAll("-", "−").replaceAll("zero−sum", "zero-sum");
  if (language.value === "en") return plain.replace(/^true$/, "yes").replace(/^false$/, "no");
  return Object.entries(WORDS).reduce(
    (text, [en, fr]) => text.replaceAll(new RegExp(`(?<![\\w-])${en}(?![\\w-])`, "g"), fr),
    plain,
  );
}

/** The answer to an example, as it has just come out, and whether it is the one of the course. */
export function Computed({ live }: { live: string }) {
  const answer = answers.value?.[live];
  if (answers.value === undefined) return <output class="computed">…</output>;
  if (answer === undefined) return null;
  return (
    <output class={`computed${answer.right ? "" : " wrong"}`} data-live={live}>
      {shown(answer.value)}{" "}
      <span class="mark" title={answer.right ? t(texts.computedAsExpected) : t(texts.notAsExpected)}>
        {answer.right ? "✓" : "✗"}
      </span>
    </output>
  );
}
