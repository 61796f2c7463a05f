import { Segments } from "../base/controls.tsx";
import { say } from "../base/language.ts";
import { embedded } from "../base/router.ts";
import { GrundyPane } from "./grundy-pane.tsx";
import { HeapsPane } from "./heaps-pane.tsx";
import { tab } from "./instance.ts";
import { TABS, type Tab } from "./state.ts";
import { SumsPane } from "./sums-pane.tsx";
import "./nim.css";

export { page, start } from "./instance.ts";

const TITLES: { readonly [id in Tab]: () => string } = {
  heaps: () => say("Heaps of Nim", "Tas de Nim"),
  grundy: () => say("Grundy values", "Valeurs de Grundy"),
  sums: () => say("Sums of games", "Sommes de jeux"),
};

/** Nim, Grundy values and sums of games. */
export function View() {
  return (
    <div class="page nim-page">
      <header class="page-head">
        {!embedded.value && <h1>{say("Nim and Grundy", "Nim et Grundy")}</h1>}
        <Segments
          label={say("View", "Vue")}
          choices={TABS.map((id) => ({ id, text: TITLES[id]() }))}
          value={tab.value}
          onChange={(id) => {
            tab.value = id;
          }}
        />
      </header>
      {tab.value === "heaps" ? <HeapsPane /> : tab.value === "grundy" ? <GrundyPane /> : <SumsPane />}
    </div>
  );
}
