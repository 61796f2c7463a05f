import type { Text } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { GraphView } from "./graph-view.tsx";
import { GridView } from "./grid-view.tsx";
import { chooseTab, errorText, page as statePage, tab } from "./instance.ts";
import { TABS, type Tab } from "./state.ts";
import { TaquinView } from "./taquin-view.tsx";
import * as texts from "./texts.ts";
import "./paths.css";
import "./grid.css";
import "./graph.css";
import "./taquin.css";

export { start } from "./instance.ts";

/** The page; what is looked at names the window. */
export const page: Page = { ...statePage, subject: () => t(TAB_WORDS[tab.value]) };

const TAB_WORDS: Readonly<Record<Tab, Text>> = {
  grid: texts.onAGrid,
  graph: texts.inAGraph,
  taquin: texts.taquin,
};

export function View() {
  return (
    <div class="paths page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{t(texts.paths)}</h1>
            <p class="lead">{t(texts.pathsLead)}</p>
          </div>
          <Segments
            label={t(texts.where)}
            choices={TABS.map((id) => ({ id, text: t(TAB_WORDS[id]) }))}
            value={tab.value}
            onChange={chooseTab}
          />
        </header>
      )}
      <Fault of={errorText.value} />
      {tab.value === "grid" && <GridView />}
      {tab.value === "graph" && <GraphView />}
      {tab.value === "taquin" && <TaquinView />}
    </div>
  );
}
