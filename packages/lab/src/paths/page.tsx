import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say } from "../base/language.ts";
import { embedded } from "../base/router.ts";
import { GraphView } from "./graph-view.tsx";
import { GridView } from "./grid-view.tsx";
import { chooseTab, errorText, tab } from "./instance.ts";
import { TABS, type Tab } from "./state.ts";
import { TaquinView } from "./taquin-view.tsx";
import "./paths.css";
import "./grid.css";
import "./graph.css";
import "./taquin.css";

export { page, start } from "./instance.ts";

const TAB_WORDS: Readonly<Record<Tab, () => string>> = {
  grid: () => say("On a grid", "Sur une grille"),
  graph: () => say("In a graph", "Dans un graphe"),
  taquin: () => say("Taquin", "Taquin"),
};

export function View() {
  return (
    <div class="paths page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{say("Paths", "Chemins")}</h1>
            <p class="lead">
              {say(
                "Dijkstra, greedy search and A* look for the way to a goal; a heuristic tells them what is left.",
                "Dijkstra, la recherche gloutonne et A* cherchent un chemin vers un but ; une heuristique leur dit ce qui reste.",
              )}
            </p>
          </div>
          <Segments
            label={say("Where", "Où")}
            choices={TABS.map((id) => ({ id, text: TAB_WORDS[id]() }))}
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
