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
import { isCrowded } from "./growth.ts";
import { arena } from "./instance.ts";
import { EndlessPlayPanel, ObjectiveChoice, RecursionCode, RecursionPanel } from "./objective-panel.tsx";
import { recursion as recursionWord } from "./objective-texts.ts";
import { PlayerChoice, PlayPanel, StrategyPanel, StrategyText } from "./panels.tsx";
import { Picture } from "./picture.tsx";
import { LAYOUTS, MODES, type Mode } from "./state.ts";
import { SummaryView } from "./summary.tsx";
import type { Study } from "./tasks.ts";
import { TextPane } from "./text-pane.tsx";
import * as texts from "./texts.ts";
import { FindVertex, VertexPanel } from "./vertex-panel.tsx";
import "./arena.css";
import { findGame } from "../own/games.ts";
import { OptionsFields } from "../play/options-form.tsx";
import type { Source } from "./document.ts";

export const { page, start } = arena;

const MODE_WORDS: Readonly<Record<Mode, Text>> = {
  attractor: texts.attractor,
  solution: texts.solution,
  strategy: texts.myStrategy,
  play: texts.playHere,
  edit: texts.edit,
};

const fetchPython = async () => (await import("./python-panel.tsx")).PythonPanel;

export function View() {
  const now = arena.study.value;
  const crowded = now !== undefined && isCrowded(now);
  const forObjective = arena.objective.value !== undefined;
  return (
    <div class="arena page">
      {!embedded.value && <Head />}
      <Fault of={arena.errorText.value} />
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
                value={arena.mode.value}
                onChange={arena.setMode}
              />
              {arena.mode.value !== "edit" &&
                arena.mode.value !== "solution" &&
                (!forObjective || arena.mode.value === "strategy") && <PlayerChoice />}
            </div>
            {arena.mode.value === "edit" && (crowded ? <p class="hint">{t(texts.tooManyToEdit)}</p> : <EditPanel />)}
            <Picture />
            {arena.mode.value === "edit" && !crowded && <ChosenVertex />}
            {arena.mode.value === "attractor" && (forObjective ? <RecursionPanel /> : <AttractorPanel />)}
            {arena.mode.value === "solution" && <Legend forObjective={forObjective} />}
            {arena.mode.value === "strategy" && (
              <>
                <StrategyPanel />
                {!embedded.value && <StrategyText />}
              </>
            )}
            {arena.mode.value === "play" && (forObjective ? <EndlessPlayPanel /> : <PlayPanel />)}
          </section>
          <section class="notes" aria-label={t(texts.details)}>
            {arena.mode.value === "attractor" && (forObjective ? <RecursionCode /> : <PseudoCode />)}
            {crowded && <FindVertex />}
            <VertexPanel />
            {!embedded.value && (
              <>
                <Fold title={t(texts.asText)} open={arena.mode.value === "edit"}>
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
  const now = arena.study.value;
  const from = arena.source.value;
  const example = exampleOf(from);
  const choices = [
    ...(example === undefined ? [{ id: "", text: t(titleOfSource(from)) }] : []),
    ...EXAMPLES.map(({ id, title }) => ({ id, text: t(title) })),
    ...allGames().map(({ id, title }) => ({ id: `game:${id}`, text: `${t(texts.game)}${t(texts.colon)} ${t(title)}` })),
  ];
  const take = (id: string): void => {
    const found = EXAMPLES.find((candidate) => candidate.id === id);
    if (found !== undefined) arena.showExample(found);
    else if (id.startsWith("game:")) arena.open({ kind: "game", game: id.slice(5), options: {} }, "draw");
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
        {arena.drawn.value !== undefined && !isEmpty(from) && <ObjectiveChoice />}
        {now !== undefined && now.deadEndCount > 0 && (
          <Select<DeadEndRule>
            seen
            label={t(texts.playerCannotMove)}
            choices={[
              { id: "draw", text: t(texts.drawsRule) },
              { id: "mover-loses", text: t(texts.losesRule) },
              { id: "mover-wins", text: t(texts.winsRule) },
            ]}
            value={arena.deadEnds.value}
            onChange={(rule) => (arena.deadEnds.value = rule)}
          />
        )}
        {arena.drawn.value !== undefined && (
          <Select
            seen
            label={t(texts.layout)}
            choices={layoutsOf(arena.drawn.value).map((id) => ({
              id,
              text: {
                auto: t(texts.automatic),
                layers: t(texts.layersLayout),
                ranks: t(texts.byRank),
                rows: "",
                graphviz: "Graphviz",
              }[id],
            }))}
            value={arena.layout.value}
            onChange={(chosen) => {
              arena.layout.value = chosen;
              arena.places.value = undefined;
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

function Legend({ forObjective }: { forObjective: boolean }) {
  const draws = forObjective ? {} : { finite: texts.drawThatCanEnd, infinite: texts.drawThatNeverEnds };
  const samples = { won0: texts.wins(playerName(0)), won1: texts.wins(playerName(1)), ...draws };
  return (
    <ul class="legend" {...SENTENCE}>
      {Object.entries(samples).map(([look, words]) => (
        <li key={look}>
          <span class={`sample ${look}`} /> {t(words)}
        </li>
      ))}
      <li>{t(forObjective ? texts.thickEdgesAndPriorities : texts.thickEdgesMean)}</li>
    </ul>
  );
}

function GameOptions({ source }: { source: Extract<Source, { kind: "game" }> }) {
  return (
    <details class="game-options">
      <summary>{t(texts.optionsOfTheGame)}</summary>
      <OptionsFields
        entry={findGame(source.game)}
        options={source.options}
        action={t(texts.showThisArena)}
        onChange={(options) => {
          findGame(source.game)(options);
          arena.open({ kind: "game", game: source.game, options }, arena.deadEnds.value);
        }}
      />
    </details>
  );
}
