import type { Text } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { GraphView } from "./graph-view.tsx";
import { GridView } from "./grid-view.tsx";
import { paths } from "./instance.ts";
import { TABS, type Tab } from "./state.ts";
import { TaquinView } from "./taquin-view.tsx";
import * as texts from "./texts.ts";
import "./paths.css";
import "./grid.css";
import "./graph.css";
import "./taquin.css";

export const { start } = paths;

export const page: Page = { ...paths.page, subject: () => t(TAB_WORDS[paths.tab.value]) };

const TAB_WORDS: Readonly<Record<Tab, Text>> = { grid: texts.onAGrid, graph: texts.inAGraph, taquin: texts.taquin };

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
            value={paths.tab.value}
            onChange={paths.chooseTab}
          />
        </header>
      )}
      <Fault of={paths.errorText.value} />
      {paths.tab.value === "grid" && <GridView />}
      {paths.tab.value === "graph" && <GraphView />}
      {paths.tab.value === "taquin" && <TaquinView />}
    </div>
  );
}
