import { Segments } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say } from "../base/language.ts";
import { embedded } from "../base/router.ts";
import { errorText, tab } from "./instance.ts";
import { MatchView } from "./match-view.tsx";
import { MatrixView } from "./matrix-view.tsx";
import { TABS, type Tab } from "./state.ts";
import { TournamentView } from "./tournament-view.tsx";
import "./dilemma.css";
import "./matrix.css";
import "./repeated.css";

export { page, start } from "./instance.ts";

const TAB_WORDS: Readonly<Record<Tab, () => string>> = {
  matrix: () => say("Once", "Une fois"),
  match: () => say("A match", "Une rencontre"),
  tournament: () => say("Tournament", "Tournoi"),
};

export function View() {
  return (
    <div class="dilemma page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{say("The dilemma", "Le dilemme")}</h1>
            <p class="lead">
              {say(
                "Two choose at once, and the matrix says what each receives. Played once, the prisoners betray; played again and again, they may learn better.",
                "Deux joueurs choisissent en même temps, et la matrice dit ce que chacun reçoit. Une fois, les prisonniers trahissent ; encore et encore, ils peuvent apprendre mieux.",
              )}
            </p>
          </div>
          <Segments
            label={say("How often", "Combien de fois")}
            choices={TABS.map((id) => ({ id, text: TAB_WORDS[id]() }))}
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
