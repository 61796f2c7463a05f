import type { Text } from "marienbad";
import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { embedded, type Page } from "../base/router.ts";
import { dilemma } from "./instance.ts";
import { MatchView } from "./match-view.tsx";
import { MatrixView } from "./matrix-view.tsx";
import { TABS, type Tab } from "./state.ts";
import * as texts from "./texts.ts";
import { TournamentView } from "./tournament-view.tsx";
import "./dilemma.css";
import "./matrix.css";
import "./repeated.css";

export const { start } = dilemma;

export const page: Page = { ...dilemma.page, subject: () => t(TAB_WORDS[dilemma.tab.value]) };

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
            value={dilemma.tab.value}
            onChange={(chosen) => {
              dilemma.tab.value = chosen;
              dilemma.errorText.value = undefined;
            }}
          />
        </header>
      )}
      <Fault of={dilemma.errorText.value} />
      {dilemma.tab.value === "matrix" && <MatrixView />}
      {dilemma.tab.value === "match" && <MatchView />}
      {dilemma.tab.value === "tournament" && <TournamentView />}
    </div>
  );
}
