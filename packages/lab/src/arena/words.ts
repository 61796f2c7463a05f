import type { Player } from "marienbad";
import type { Outcome, StrategyVerdict } from "marienbad/arena";
import { describeValue } from "marienbad/game";
import { t } from "../base/language.ts";
import { capitalised, ofPlayer, playerName, playerNameAtStart } from "../base/players.ts";
import { isCrowded } from "./growth.ts";
import { arena } from "./instance.ts";
import type { Joining, Study, Summary } from "./tasks.ts";
import * as texts from "./texts.ts";

/** "player 0 wins in 3 moves", "a draw that never ends". */
export function tellOutcome(outcome: Outcome, rank: number | undefined): string {
  const result = outcome === "player0" ? 0 : outcome === "player1" ? 1 : "draw";
  const endless = outcome === "infiniteDraw" ? ({ endless: true } as const) : {};
  return t(describeValue({ result, rank, ...endless }, playerName));
}

/** With a capital and a full stop. */
export function sentence(words: string): string {
  return `${capitalised(words)}.`;
}

export function nameOf(vertex: number): string {
  return arena.names.value[vertex] ?? "";
}

function tellJoining(study: Study, player: Player, { vertex, rank, reason }: Joining): string {
  const name = nameOf(vertex);
  const owner = study.document.vertices[vertex].owner;
  const layer = `A${subscript(rank)}`;
  switch (reason.kind) {
    case "goal":
      return t(texts.joinsAsGoal(name, layer, playerName(player)));
    case "one-good-move":
      return t(texts.joinsByOneMove(name, layer, ofPlayer(owner), nameOf(reason.to), subscript(rank - 1)));
    case "all-moves-bad": {
      const targets = list(reason.to.map((target) => nameOf(target)));
      return reason.to.length === 1
        ? t(texts.joinsByOnlyMove(name, layer, ofPlayer(owner), targets))
        : t(texts.joinsByAllMoves(name, layer, ofPlayer(owner), targets));
    }
  }
}

function tellEnd({ counts, vertexCount, startOutcome }: Study | Summary, player: Player): string {
  const inside = startOutcome === `player${player}`;
  const about =
    startOutcome === undefined
      ? ""
      : inside
        ? t(texts.startIsInside(playerName(player)))
        : t(texts.startIsOutside(playerName(player)));
  const size = counts.byOutcome[`player${player}`];
  return t(texts.nothingJoinsAnyMore(ofPlayer(player), size, vertexCount, about));
}

export function tellVerdict(
  verdict: StrategyVerdict,
  player: Player,
  start: string,
  called: (vertex: number) => string,
): string {
  if (verdict.winning) return t(texts.strategyWins(start));
  const { kind, play } = verdict;
  const end = called(play[play.length - 1]);
  if (kind === "silent") return t(texts.strategyIsSilent(end));
  const other = t(playerName(player === 0 ? 1 : 0));
  const why = {
    lost: t(texts.winsAt(other, end)),
    stuck: t(texts.playStuckNobodyWins(end)),
    cycle: t(texts.playComesBack(end)),
  }[kind];
  return t(texts.strategyFails(why, play.map(called).join(" → ")));
}

export function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${t(texts.and)} ${names[names.length - 1]}`;
}

export function pseudoCode(player: Player): readonly (readonly [number, string])[] {
  const name = t(playerName(player));
  return [
    [0, t(texts.codeGoals(name))],
    [0, t(texts.codeCounts)],
    [0, t(texts.codeEachVertex)],
    [1, t(texts.codeEachMove)],
    [2, t(texts.codeOwnMove(name))],
    [2, t(texts.codeOtherwise)],
    [3, t(texts.codeLastMove)],
    [0, t(texts.codeEnd)],
  ];
}

export function lineOf(joining: Joining | undefined, ended: boolean): number | undefined {
  if (ended) return 7;
  if (joining === undefined) return undefined;
  return { goal: 0, "one-good-move": 4, "all-moves-bad": 6 }[joining.reason.kind];
}

export function tellVertex(study: Study, vertex: number, answers: boolean): string[] {
  const { owner, goal, drawn } = study.document.vertices[vertex];
  const sentences = [t(texts.movesHere(playerNameAtStart(owner)))];
  const won = study.goals[vertex];
  if (drawn) sentences.push(t(texts.aDrawnEnd));
  if (goal !== undefined) sentences.push(t(texts.aGoal(ofPlayer(goal))));
  else if (won !== undefined) {
    sentences.push(t(texts.deadEndWon(playerName(won))));
  }
  if (study.document.start === vertex) sentences.push(t(texts.playsStartHere));
  if (!answers) return sentences;
  sentences.push(sentence(tellOutcome(study.outcomes[vertex], study.ranks[vertex])));
  const player = study.outcomes[vertex] === "player0" ? 0 : study.outcomes[vertex] === "player1" ? 1 : undefined;
  if (player !== undefined) {
    const joining = study.joinings[player].find((candidate) => candidate.vertex === vertex);
    if (joining !== undefined && joining.rank > 0) sentences.push(tellJoining(study, player, joining));
  }
  return sentences;
}

export function tellStep(): string {
  const now = arena.study.value;
  if (now === undefined) return "";
  if (arena.step.value === 0) {
    return t(texts.attractorBegins(ofPlayer(arena.player.value), playerName(arena.player.value)));
  }
  if (arena.step.value >= arena.lastStep.value) return tellEnd(now, arena.player.value);
  if (!now.large && !isCrowded(now)) return tellJoining(now, arena.player.value, arena.joining.value[0]);
  return tellLayer(arena.step.value - 1);
}

function tellLayer(rank: number): string {
  const { own, forced } = arena.layerSizes.value[rank];
  const layer = `A${subscript(rank)}`;
  if (rank === 0) return t(texts.goalsJoin(own + forced, layer, playerName(arena.player.value)));
  const before = `A${subscript(rank - 1)}`;
  const other = ofPlayer(arena.player.value === 0 ? 1 : 0);
  const reasons = [
    ...(own > 0 ? [t(texts.haveAMoveInto(own, ofPlayer(arena.player.value), before))] : []),
    ...(forced > 0 ? [t(texts.cannotAvoid(forced, other))] : []),
  ];
  return t(texts.layerJoins(layer, reasons));
}

/** What a picture of very many vertices shows, for those who do not see it. */
export function tellCrowd(): string {
  const now = arena.study.value;
  if (now === undefined) return "";
  return `${t(texts.verticesEdges(now.vertexCount, now.edgeCount))}. ${tellStep()}`;
}
