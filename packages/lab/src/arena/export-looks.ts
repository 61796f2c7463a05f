import type { EdgeLook, LegendItem, NodeLook } from "marienbad/figure";
import { say } from "../base/language.ts";
import { ofPlayer, playerName } from "../base/players.ts";
import type { ShownPicture } from "./figures.ts";
import { lastStep, mode, player, step, verdict } from "./instance.ts";
import { edgeLook, lookOf, tokenAt } from "./picture.tsx";
import type { Study } from "./tasks.ts";

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
  faint: { tone: "faded" },
  player0: { tone: "player0" },
  player1: { tone: "player1" },
};

const PLAIN_NODE: NodeLook = { shape: "circle", tone: "plain", border: "single", stroke: "normal" };
const TOKEN = "●";

function inWords<Look>(words: string, looks: Readonly<Record<string, Partial<Look>>>): Partial<Look> {
  return Object.assign({}, ...words.split(" ").map((word) => looks[word]));
}

/** The picture as the page shows it now, for the library to draw: the looks are those of the screen. */
export function shownPicture(now: Study): ShownPicture {
  const token = tokenAt();
  const nodes = now.document.vertices.map((_, vertex) => {
    const { look = "", rank } = lookOf(now, vertex);
    const detail = vertex === token ? TOKEN : (rank ?? (look === "infinite" ? "∞" : undefined));
    return { ...inWords(look, NODES), ...(detail === undefined ? {} : { detail: String(detail) }) };
  });
  const edges = Object.fromEntries(
    now.document.edges.map(([from, to]) => [`${from} ${to}`, inWords(edgeLook(now, from, to), EDGES)]),
  );
  return { title: titleOf(), nodes, edges, legend: legendOf(now) };
}

function titleOf(): string {
  switch (mode.value) {
    case "attractor":
      return say(
        `Attractor ${ofPlayer(player.value)}, step ${step.value} of ${lastStep.value}`,
        `Attracteur ${ofPlayer(player.value)}, étape ${step.value} sur ${lastStep.value}`,
      );
    case "solution":
      return say("Winners, ranks and winning strategies", "Gagnants, rangs et stratégies gagnantes");
    case "strategy":
      return say(`A strategy ${ofPlayer(player.value)}`, `Une stratégie ${ofPlayer(player.value)}`);
    case "play":
      return say("A play on the arena", "Une partie sur l'arène");
    case "edit":
      return say("Arena", "Arène");
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
  const [mine, other] = player.value === 0 ? ["0", "1"] : ["1", "0"];
  const rank: LegendItem = { sign: "3", text: say("rank", "rang") };
  const token: LegendItem = { sign: TOKEN, text: say("the token", "le jeton") };
  switch (mode.value) {
    case "attractor":
      return [
        vertex(`won${mine}`, say("in the attractor so far", "déjà dans l'attracteur")),
        vertex(`won${mine} joining`, say("joins at this step", "entre à cette étape")),
        edge(`thick player${mine}`, say("why it joins", "la raison")),
        rank,
      ];
    case "solution": {
      const seen = new Set(now.outcomes);
      return [
        ...(seen.has("player0") ? [vertex("won0", say(`${playerName(0)} wins`, `${playerName(0)} gagne`))] : []),
        ...(seen.has("player1") ? [vertex("won1", say(`${playerName(1)} wins`, `${playerName(1)} gagne`))] : []),
        ...(seen.has("finiteDraw") ? [vertex("finite", say("draw that can end", "nulle qui peut finir"))] : []),
        ...(seen.has("infiniteDraw") ? [vertex("infinite", say("draw that never ends", "nulle sans fin"))] : []),
        edge("thick", say("winning strategy", "stratégie gagnante")),
        rank,
      ];
    }
    case "strategy":
      return [
        edge(`thick player${mine}`, say("the moves chosen", "les coups choisis")),
        ...(verdict.value?.winning === false
          ? [edge(`thick player${other}`, say("the counter-play", "la réfutation")), token]
          : []),
      ];
    case "play":
      return [edge("walked", say("the play", "la partie")), token];
    case "edit":
      return [];
  }
}
