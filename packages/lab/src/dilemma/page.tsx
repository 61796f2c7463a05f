import type { Text } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { errorText, page as statePage, tab } from "./instance.ts";
import { MatchView } from "./match-view.tsx";
import { MatrixView } from "./matrix-view.tsx";
import { TABS, type Tab } from "./state.ts";
import * as texts from "./texts.ts";
import { TournamentView } from "./tournament-view.tsx";
import "./dilemma.css";
import "./matrix.css";
import "./repeated.css";

export { start } from "./instance.ts";

/** The page; what is looked at names the window. */
export const page: Page = { ...statePage, subject: () => t(TAB_WORDS[tab.value]) };

const TAB_WORDS: Readonly<Record<Tab, Text>> = {
  matrix: texts.once,
  match: texts.aMatch,
  tournament: texts.tournament,
};

export function View() {
  return (
    <div class="dilemma page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{t(texts.theDilemma)}</h1>
            <p class="lead">{t(texts.dilemmaLead)}</p>
          </div>
          <Segments
            label={t(texts.howOften)}
            choices={TABS.map((id) => ({ id, text: t(TAB_WORDS[id]) }))}
            value={tab.value}
            onChange={(chosen) => {
              tab.value = chosen;
              errorText.value = undefined;
            }}
          />
        </header>
      )}
      <Fault of={errorText.value} />
      {tab.value === "matrix" && <MatrixView />}
      {tab.value === "match" && <MatchView />}
      {tab.value === "tournament" && <TournamentView />}
    </div>
  );
}
