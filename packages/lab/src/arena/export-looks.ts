import type { EdgeLook, LegendItem, NodeLook } from "marienbad-figure";
import { t } from "../base/language.ts";
import { ofPlayer, playerName } from "../base/players.ts";
import type { ShownPicture } from "./figures.ts";
import { arena } from "./instance.ts";
import { edgeLook, lookOf } from "./looks.ts";
import * as objectiveTexts from "./objective-texts.ts";
import { tokenAt } from "./picture.tsx";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";

/** What the classes of the page look like in an exported figure. */
const NODES: Readonly<Record<string, Partial<NodeLook>>> = {
  won0: { tone: "player0" },
  won1: { tone: "player1", stroke: "dashed" },
  finite: { tone: "draw", stroke: "dashed" },
  infinite: { tone: "draw", stroke: "dotted" },
  joining: { stroke: "strong" },
  open: { stroke: "strong" },
};

const EDGES: Readonly<Record<string, Partial<EdgeLook>>> = {
  thick: { stroke: "strong" },
  walked: { stroke: "strong" },
  refuting: { stroke: "strong", tone: "plain" },
  faint: { tone: "faded" },
  player0: { tone: "player0" },
  player1: { tone: "player1" },
};

const PLAIN_NODE: NodeLook = { shape: "circle", tone: "plain", border: "single", stroke: "normal" };
const TOKEN = "●";

function inWords<Look>(words: string, looks: Readonly<Record<string, Partial<Look>>>): Partial<Look> {
  return Object.assign({}, ...words.split(" ").map((word) => looks[word]));
}

export function shownPicture(now: Study): ShownPicture {
  const token = tokenAt();
  const nodes = now.document.vertices.map((_, vertex) => {
    const { look = "", rank, priority } = lookOf(now, vertex);
    const detail = vertex === token ? TOKEN : (rank ?? priority ?? (look === "infinite" ? "∞" : undefined));
    return { ...inWords(look, NODES), ...(detail === undefined ? {} : { detail: String(detail) }) };
  });
  const edges = Object.fromEntries(
    now.document.edges.map(([from, to]) => [`${from} ${to}`, inWords(edgeLook(now, from, to), EDGES)]),
  );
  return { title: titleOf(), nodes, edges, legend: legendOf(now) };
}

function titleOf(): string {
  if (arena.objective.value !== undefined && arena.mode.value === "attractor") return t(objectiveTexts.recursion);
  switch (arena.mode.value) {
    case "attractor":
      return t(texts.attractorStepOf(ofPlayer(arena.player.value), arena.step.value, arena.lastStep.value));
    case "solution":
      return t(texts.winnersRanksWinningStrategies);
    case "strategy":
      return t(texts.aStrategy(ofPlayer(arena.player.value)));
    case "play":
      return t(texts.playOnArena);
    case "edit":
      return t(texts.arena);
  }
}

function legendOf(now: Study): LegendItem[] {
  const vertex = (look: string, text: string): LegendItem => ({
    node: { ...PLAIN_NODE, ...inWords(look, NODES) },
    text,
  });
  const edge = (look: string, text: string): LegendItem => ({
    edge: { stroke: "normal", tone: "plain", arrow: true, ...inWords(look, EDGES) },
    text,
  });
  const mine = arena.player.value;
  const rank: LegendItem = { sign: "3", text: t(texts.rank) };
  const token: LegendItem = { sign: TOKEN, text: t(texts.theToken) };
  if (arena.objective.value !== undefined && (arena.mode.value === "attractor" || arena.mode.value === "solution")) {
    return [
      vertex("won0", t(texts.wins(playerName(0)))),
      vertex("won1", t(texts.wins(playerName(1)))),
      edge("thick", t(texts.winningStrategy)),
      ...(arena.objective.value.priorities === undefined ? [] : [{ sign: "3", text: t(objectiveTexts.priority) }]),
    ];
  }
  switch (arena.mode.value) {
    case "attractor":
      return [
        vertex(`won${mine}`, t(texts.inAttractorSoFar)),
        vertex(`won${mine} joining`, t(texts.joinsAtThisStep)),
        edge(`thick player${mine}`, t(texts.whyItJoins)),
        rank,
      ];
    case "solution": {
      const seen = new Set(now.outcomes);
      return [
        ...(seen.has("player0") ? [vertex("won0", t(texts.wins(playerName(0))))] : []),
        ...(seen.has("player1") ? [vertex("won1", t(texts.wins(playerName(1))))] : []),
        ...(seen.has("finiteDraw") ? [vertex("finite", t(texts.drawThatCanEnd))] : []),
        ...(seen.has("infiniteDraw") ? [vertex("infinite", t(texts.drawThatNeverEnds))] : []),
        edge("thick", t(texts.winningStrategy)),
        rank,
      ];
    }
    case "strategy":
      return [
        edge(`thick player${mine}`, t(texts.theMovesChosen)),
        ...(arena.verdict.value?.winning === false ? [edge("thick refuting", t(texts.theCounterPlay)), token] : []),
      ];
    case "play":
      return [edge("walked", t(texts.thePlay)), token];
    case "edit":
      return [];
  }
}
