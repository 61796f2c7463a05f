import type { Text } from "marienbad";
import type { DeadEndRule } from "marienbad/arena";
import { Fold, Segments, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { LazyPart } from "../base/lazy-part.tsx";
import { playerName } from "../base/players.ts";
import { embedded } from "../base/router.ts";
import { SENTENCE } from "../base/stage.tsx";
import { allGames } from "../own/games.ts";
import { AttractorPanel, PseudoCode } from "./attractor-panel.tsx";
import { isEmpty } from "./document.ts";
import { ChosenVertex, EditPanel } from "./edit-panel.tsx";
import { EXAMPLES, exampleOf, titleOfSource } from "./examples.ts";
import { ExportPanel } from "./export-panel.tsx";
import type { LabLayout } from "./figures.ts";
import { FindVertex } from "./find-vertex.tsx";
import { GameOptions } from "./game-options.tsx";
import { isCrowded } from "./growth.ts";
import {
  deadEnds,
  drawn,
  errorText,
  layout,
  mode,
  objective,
  open,
  places,
  setMode,
  showExample,
  source,
  study,
} from "./instance.ts";
import * as large from "./large-texts.ts";
import { EndlessPlayPanel, ObjectiveChoice, RecursionCode, RecursionPanel } from "./objective-panel.tsx";
import { recursion as recursionWord } from "./objective-texts.ts";
import { PlayPanel, StrategyPanel, StrategyText } from "./panels.tsx";
import { Picture } from "./picture.tsx";
import { PlayerChoice } from "./player-choice.tsx";
import { LAYOUTS, MODES, type Mode } from "./state.ts";
import { SummaryView } from "./summary.tsx";
import type { Study } from "./tasks.ts";
import { TextPane } from "./text-pane.tsx";
import * as texts from "./texts.ts";
import { VertexPanel } from "./vertex-panel.tsx";
import "./arena.css";

export { page, start } from "./instance.ts";

const MODE_WORDS: Readonly<Record<Mode, Text>> = {
  attractor: texts.attractor,
  solution: texts.solution,
  strategy: texts.myStrategy,
  play: texts.playHere,
  edit: texts.edit,
};

const fetchPython = async () => (await import("./python-panel.tsx")).PythonPanel;

export function View() {
  const now = study.value;
  const crowded = now !== undefined && isCrowded(now);
  const forObjective = objective.value !== undefined;
  return (
    <div class="arena page">
      {!embedded.value && <Head />}
      <Fault of={errorText.value} />
      {now?.large === true ? (
        <SummaryView summary={now} />
      ) : (
        <div class="arena-table">
          <section class="arena-main" aria-label={t(texts.arena)}>
            <div class="arena-bar">
              <Segments
                label={t(texts.whatToDo)}
                choices={MODES.map((id) => ({
                  id,
                  text: t(id === "attractor" && forObjective ? recursionWord : MODE_WORDS[id]),
                }))}
                value={mode.value}
                onChange={setMode}
              />
              {mode.value !== "edit" && mode.value !== "solution" && (!forObjective || mode.value === "strategy") && (
                <PlayerChoice />
              )}
            </div>
            {mode.value === "edit" && (crowded ? <p class="hint">{t(large.tooManyToEdit)}</p> : <EditPanel />)}
            <Picture />
            {mode.value === "edit" && !crowded && <ChosenVertex />}
            {mode.value === "attractor" && (forObjective ? <RecursionPanel /> : <AttractorPanel />)}
            {mode.value === "solution" && <Legend forObjective={forObjective} />}
            {mode.value === "strategy" && (
              <>
                <StrategyPanel />
                {!embedded.value && <StrategyText />}
              </>
            )}
            {mode.value === "play" && (forObjective ? <EndlessPlayPanel /> : <PlayPanel />)}
          </section>
          <section class="notes" aria-label={t(texts.details)}>
            {mode.value === "attractor" && (forObjective ? <RecursionCode /> : <PseudoCode />)}
            {crowded && <FindVertex />}
            <VertexPanel />
            {!embedded.value && (
              <>
                <Fold title={t(texts.asText)} open={mode.value === "edit"}>
                  <TextPane />
                </Fold>
                {!forObjective && !crowded && now !== undefined && (
                  <Fold title={t(texts.inPython)} isLazy>
                    <LazyPart fetch={fetchPython} of={{ study: now }} />
                  </Fold>
                )}
                <Fold title={t(texts.exportThePicture)}>
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
  const example = exampleOf(from);
  const choices = [
    ...(example === undefined ? [{ id: "", text: t(titleOfSource(from)) }] : []),
    ...EXAMPLES.map(({ id, title }) => ({ id, text: t(title) })),
    ...allGames().map(({ id, title }) => ({
      id: `game:${id}`,
      text: `${t(texts.game)}${t(texts.colon)} ${t(title)}`,
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
        <h1>{t(texts.theArena)}</h1>
        <p class="lead">
          {isEmpty(from)
            ? t(texts.verticesEdges(0, 0))
            : now === undefined
              ? t(texts.computing)
              : [
                  texts.verticesEdges(now.vertexCount, now.edgeCount),
                  now.bipartite ? texts.bipartite : texts.notBipartite,
                  now.acyclic ? texts.noCycle : texts.withCycles,
                ]
                  .map(t)
                  .join(" · ")}
        </p>
      </div>
      <div class="row">
        <Select seen label={t(texts.arena)} choices={choices} value={example?.id ?? ""} onChange={take} />
        {drawn.value !== undefined && !isEmpty(from) && <ObjectiveChoice />}
        {now !== undefined && now.deadEndCount > 0 && (
          <Select<DeadEndRule>
            seen
            label={t(texts.playerCannotMove)}
            choices={[
              { id: "draw", text: t(texts.drawsRule) },
              { id: "mover-loses", text: t(texts.losesRule) },
              { id: "mover-wins", text: t(texts.winsRule) },
            ]}
            value={deadEnds.value}
            onChange={(rule) => {
              deadEnds.value = rule;
            }}
          />
        )}
        {drawn.value !== undefined && (
          <Select
            seen
            label={t(texts.layout)}
            choices={layoutsOf(drawn.value).map((id) => ({
              id,
              text: {
                auto: t(texts.automatic),
                layers: t(texts.layersLayout),
                ranks: t(texts.byRank),
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

/** Graphviz would take minutes for very many vertices. */
function layoutsOf(now: Study): readonly LabLayout[] {
  return isCrowded(now) ? LAYOUTS.filter((id) => id !== "graphviz") : LAYOUTS;
}

/** What the colours and lines of the solution mean. */
function Legend({ forObjective }: { forObjective: boolean }) {
  return (
    <ul class="legend" {...SENTENCE}>
      <li>
        <span class="sample won0" /> {t(texts.wins(playerName(0)))}
      </li>
      <li>
        <span class="sample won1" /> {t(texts.wins(playerName(1)))}
      </li>
      {!forObjective && (
        <>
          <li>
            <span class="sample finite" /> {t(texts.drawThatCanEnd)}
          </li>
          <li>
            <span class="sample infinite" /> {t(texts.drawThatNeverEnds)}
          </li>
        </>
      )}
      <li>{t(forObjective ? texts.thickEdgesAndPriorities : texts.thickEdgesMean)}</li>
    </ul>
  );
}
