import type { Text } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { GrundyPane } from "./grundy-pane.tsx";
import { HeapsPane } from "./heaps-pane.tsx";
import { page as statePage, tab } from "./instance.ts";
import { TABS, type Tab } from "./state.ts";
import { SumsPane } from "./sums-pane.tsx";
import * as texts from "./texts.ts";
import "./nim.css";

export { start } from "./instance.ts";

export const page: Page = { ...statePage, subject: () => t(TITLES[tab.value]) };

const TITLES: { readonly [id in Tab]: Text } = {
  heaps: texts.heapsOfNim,
  grundy: texts.grundyValues,
  sums: texts.sumsOfGames,
};

export function View() {
  return (
    <div class="page nim-page">
      <header class="page-head">
        {!embedded.value && <h1>{t(texts.nimAndGrundy)}</h1>}
        <Segments
          label={t(texts.view)}
          choices={TABS.map((id) => ({ id, text: t(TITLES[id]) }))}
          value={tab.value}
          onChange={(id) => (tab.value = id)}
        />
      </header>
      {tab.value === "heaps" ? <HeapsPane /> : tab.value === "grundy" ? <GrundyPane /> : <SumsPane />}
    </div>
  );
}
