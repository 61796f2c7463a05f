import { CATALOGUE, type DeadEndRule, type Player } from "marienbad";
import { Fold, Segments, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { language, number, say, t } from "../base/language.ts";
import { playerName, playerNameAtStart } from "../base/players.ts";
import { embedded } from "../base/router.ts";
import { AttractorPanel, PseudoCode } from "./attractor-panel.tsx";
import { ChosenVertex, EditPanel } from "./edit-panel.tsx";
import { EXAMPLES } from "./examples.ts";
import { ExportPanel } from "./export-panel.tsx";
import { GameOptions } from "./game-options.tsx";
import {
  choosePlayer,
  deadEnds,
  drawn,
  errorText,
  layout,
  mode,
  open,
  places,
  player,
  setMode,
  showExample,
  source,
  study,
} from "./instance.ts";
import { PlayPanel, StrategyPanel } from "./panels.tsx";
import { Picture } from "./picture.tsx";
import { LAYOUTS, MODES, type Mode } from "./state.ts";
import { SummaryView } from "./summary.tsx";
import { TextPane } from "./text-pane.tsx";
import { VertexPanel } from "./vertex-panel.tsx";
import "./arena.css";

export { page, start } from "./instance.ts";

const MODE_WORDS: Readonly<Record<Mode, () => string>> = {
  attractor: () => say("Attractor", "Attracteur"),
  solution: () => say("Solution", "Solution"),
  strategy: () => say("My strategy", "Ma stratégie"),
  play: () => say("Play here", "Jouer ici"),
  edit: () => say("Edit", "Modifier"),
};

export function View() {
  const now = study.value;
  return (
    <div class="arena page">
      {!embedded.value && <Head />}
      <Fault of={errorText.value} />
      {now?.large === true ? (
        <SummaryView summary={now} />
      ) : (
        <div class="arena-table">
          <section class="arena-main" aria-label={say("Arena", "Arène")}>
            <div class="arena-bar">
              <Segments
                label={say("What to do", "Que faire")}
                choices={MODES.map((id) => ({ id, text: MODE_WORDS[id]() }))}
                value={mode.value}
                onChange={setMode}
              />
              {mode.value !== "edit" && mode.value !== "solution" && (
                <Segments<"0" | "1">
                  label={say("Whose", "De qui")}
                  choices={[
                    { id: "0", text: playerNameAtStart(0) },
                    { id: "1", text: playerNameAtStart(1) },
                  ]}
                  value={player.value === 0 ? "0" : "1"}
                  onChange={(id) => choosePlayer(Number(id) as Player)}
                />
              )}
            </div>
            {mode.value === "edit" && <EditPanel />}
            <Picture />
            {mode.value === "edit" && <ChosenVertex />}
            {mode.value === "attractor" && <AttractorPanel />}
            {mode.value === "solution" && <Legend />}
            {mode.value === "strategy" && <StrategyPanel />}
            {mode.value === "play" && <PlayPanel />}
          </section>
          <section class="notes" aria-label={say("Details", "Détails")}>
            {mode.value === "attractor" && <PseudoCode />}
            <VertexPanel />
            {!embedded.value && (
              <>
                <Fold title={say("As text", "En texte")} open={mode.value === "edit"}>
                  <TextPane />
                </Fold>
                <Fold title={say("Export the picture", "Exporter la figure")}>
                  <ExportPanel />
                </Fold>
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

function Head() {
  const now = study.value;
  const from = source.value;
  const example = EXAMPLES.find((candidate) => candidate.source === from);
  const choices = [
    ...(example === undefined
      ? [
          {
            id: "",
            text:
              from.kind === "game"
                ? t(CATALOGUE.find(({ id }) => id === from.game)?.title ?? { en: "", fr: "" })
                : say("Your arena", "Votre arène"),
          },
        ]
      : []),
    ...EXAMPLES.map(({ id, title }) => ({ id, text: title[language.value] })),
    ...CATALOGUE.map(({ id, title }) => ({
      id: `game:${id}`,
      text: `${say("Game", "Jeu")}: ${title[language.value]}`,
    })),
  ];
  const take = (id: string): void => {
    const found = EXAMPLES.find((candidate) => candidate.id === id);
    if (found !== undefined) showExample(found);
    else if (id.startsWith("game:")) open({ kind: "game", game: id.slice(5), options: {} }, "draw");
  };
  return (
    <header class="page-head">
      <div>
        <h1>{say("The arena", "L'arène")}</h1>
        <p class="lead">
          {now === undefined
            ? say("Computing…", "Calcul…")
            : `${say(`${number(now.vertexCount)} vertices, ${number(now.edgeCount)} edges`, `${number(now.vertexCount)} sommets, ${number(now.edgeCount)} arcs`)} · ${now.bipartite ? say("bipartite", "biparti") : say("not bipartite", "non biparti")} · ${now.acyclic ? say("no cycle", "sans cycle") : say("with cycles", "avec cycles")}`}
        </p>
      </div>
      <div class="row">
        <Select seen label={say("Arena", "Arène")} choices={choices} value={example?.id ?? ""} onChange={take} />
        <Select<DeadEndRule>
          seen
          label={say("A player who cannot move", "Un joueur qui ne peut jouer")}
          choices={[
            { id: "draw", text: say("draws", "fait nulle") },
            { id: "mover-loses", text: say("loses", "perd") },
            { id: "mover-wins", text: say("wins", "gagne") },
          ]}
          value={deadEnds.value}
          onChange={(rule) => {
            deadEnds.value = rule;
          }}
        />
        {drawn.value !== undefined && (
          <Select
            seen
            label={say("Layout", "Disposition")}
            choices={LAYOUTS.map((id) => ({
              id,
              text: {
                auto: say("automatic", "automatique"),
                layers: say("layers", "couches"),
                ranks: say("by rank", "par rang"),
                rows: "",
                graphviz: "Graphviz",
              }[id],
            }))}
            value={layout.value}
            onChange={(chosen) => {
              layout.value = chosen;
              places.value = undefined;
            }}
          />
        )}
      </div>
      {from.kind === "game" && <GameOptions source={from} />}
    </header>
  );
}

/** What the colours and lines of the solution mean. */
function Legend() {
  return (
    <ul class="legend">
      <li>
        <span class="sample won0" /> {say(`${playerName(0)} wins`, `${playerName(0)} gagne`)}
      </li>
      <li>
        <span class="sample won1" /> {say(`${playerName(1)} wins`, `${playerName(1)} gagne`)}
      </li>
      <li>
        <span class="sample finite" /> {say("draw that can end", "nulle qui peut finir")}
      </li>
      <li>
        <span class="sample infinite" /> {say("draw that never ends", "nulle sans fin")}
      </li>
      <li>
        {say(
          "Thick edges: the winner's strategy. Numbers: moves to the end.",
          "Arcs épais : la stratégie du gagnant. Nombres : coups jusqu'à la fin.",
        )}
      </li>
    </ul>
  );
}
