import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import type { Text } from "../base/text.ts";

/** The first vertex whose claim fails, and why. */
export interface FalseClaim {
  readonly text: Text;
  readonly vertex: number;
}

/*
 * This file shares no code with the solvers: it takes the value words apart by itself and looks only at a vertex and
 * its successors.
 */
const outcomeOf = (value: number): number => Math.floor(value / 2 ** 30);
const rankOf = (value: number): number => value % 2 ** 30;
const NO_CHOICE = 2 ** 32 - 1;
const WORDS: readonly Text[] = [
  { en: "a win for player 0", fr: "gagné par le joueur 0" },
  { en: "a win for player 1", fr: "gagné par le joueur 1" },
  { en: "a finite draw", fr: "une nulle finie" },
  { en: "an infinite draw", fr: "une nulle infinie" },
];

/**
 * Checks a claimed solution of an arena (row T7): undefined when every claim is true, else the first that is not.
 *
 * Why looking at neighbours is enough. Say that the winner claims rank r at a vertex. If it is his, some successor must be claimed
 * for him with rank r − 1, and none with less; if it is the other's, every successor must be claimed for him and the
 * greatest rank must be r − 1; and rank 0 only at his goals. Ranks fall along the play, so that
 * by induction the claims for winners are true and the ranks exact. A drawn vertex must have no winning successor for its owner
 * and, unless it is a dead end, one that is drawn: so each side can keep the draw for ever. A finite
 * draw of rank r must have a drawn successor of rank r − 1 and none of less, and an infinite one no finite one: the
 * breadth-first distances to the drawn dead ends are the only numbers that fit.
 *
 * Cost: O(n + m) time, no memory.
 */
export function verify(arena: Arena, solution: Solution): FalseClaim | undefined {
  const { vertexCount } = arena;
  if (solution.valueOfVertex.length !== vertexCount || solution.choiceOfVertex.length !== vertexCount) {
    const claimed = solution.valueOfVertex.length;
    return {
      vertex: 0,
      text: {
        en: `the solution has ${claimed} vertices, the arena ${vertexCount}`,
        fr: `la solution a ${claimed} sommets, l'arène ${vertexCount}`,
      },
    };
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const complaint = checkVertex(arena, solution, vertex);
    if (complaint === undefined) continue;
    const claim = WORDS[outcomeOf(solution.valueOfVertex[vertex])];
    return {
      vertex,
      text: {
        en: `vertex ${arena.label(vertex)} is claimed to be ${claim.en}: ${complaint.en}`,
        fr: `le sommet ${arena.label(vertex)} est annoncé comme ${claim.fr} : ${complaint.fr}`,
      },
    };
  }
  return undefined;
}

function checkVertex(arena: Arena, { valueOfVertex, choiceOfVertex }: Solution, vertex: number): Text | undefined {
  const outcome = outcomeOf(valueOfVertex[vertex]);
  const rank = rankOf(valueOfVertex[vertex]);
  const choice = choiceOfVertex[vertex];
  const owner = arena.ownerOfVertex[vertex];
  const goal = arena.goalOfVertex[vertex];
  const first = arena.firstEdgeOfVertex[vertex];
  const end = arena.firstEdgeOfVertex[vertex + 1];
  if (goal === 0 || goal === 1) {
    if (outcome !== goal) return COMPLAINTS.goalOf(goal);
    if (rank !== 0) return COMPLAINTS.rankAtEnd(rank);
    return choice === NO_CHOICE ? undefined : COMPLAINTS.choiceAtEnd;
  }
  // The successors, seen once: how many there are of each outcome, and the least and greatest rank of each.
  const count = [0, 0, 0, 0];
  const least = [Infinity, Infinity, Infinity, Infinity];
  const greatest = [-1, -1, -1, -1];
  let choiceIsSuccessor = false;
  for (let edge = first; edge < end; edge++) {
    const target = arena.targetOfEdge[edge];
    const next = outcomeOf(valueOfVertex[target]);
    const nextRank = rankOf(valueOfVertex[target]);
    count[next]++;
    least[next] = Math.min(least[next], nextRank);
    greatest[next] = Math.max(greatest[next], nextRank);
    if (target === choice) choiceIsSuccessor = true;
  }
  const other = 1 - owner;
  if (outcome === owner) {
    if (count[owner] === 0) return COMPLAINTS.noSuchMove;
    if (least[owner] !== rank - 1) return COMPLAINTS.quickest(rank, least[owner]);
    if (!choiceIsSuccessor) return COMPLAINTS.notASuccessor;
    const chosen = valueOfVertex[choice];
    return outcomeOf(chosen) === owner && rankOf(chosen) === rank - 1 ? undefined : COMPLAINTS.notQuickest;
  }
  if (choice !== NO_CHOICE) return COMPLAINTS.needlessChoice;
  if (outcome === other) {
    if (first === end) return COMPLAINTS.deadEnd;
    if (count[other] !== end - first) return COMPLAINTS.avoidable;
    return greatest[other] === rank - 1 ? undefined : COMPLAINTS.longest(rank, greatest[other]);
  }
  if (count[owner] > 0) return COMPLAINTS.winningMove;
  if (outcome === 2) {
    if (first === end) return rank === 0 ? undefined : COMPLAINTS.rankAtDeadEnd(rank);
    if (count[2] === 0) return COMPLAINTS.noDrawnEnd;
    return least[2] === rank - 1 ? undefined : COMPLAINTS.nearestDraw(rank, least[2] + 1);
  }
  if (rank !== 0) return COMPLAINTS.rankWithoutEnd(rank);
  if (count[2] > 0) return COMPLAINTS.finiteDraw;
  return count[3] > 0 ? undefined : COMPLAINTS.noWayOn;
}

/** What may be said against a claim. */
const COMPLAINTS = {
  goalOf: (player: number): Text => ({
    en: `but it is a goal of player ${player}`,
    fr: `mais c'est un but du joueur ${player}`,
  }),
  rankAtEnd: (rank: number): Text => ({
    en: `rank ${rank}, but the play is over there`,
    fr: `rang ${rank}, mais la partie y est finie`,
  }),
  choiceAtEnd: { en: "it has a choice, but the play is over there", fr: "il a un choix, mais la partie y est finie" },
  noSuchMove: {
    en: "no move of its owner leads to such a vertex",
    fr: "aucun coup de son propriétaire ne mène à un tel sommet",
  },
  quickest: (rank: number, quickest: number): Text => ({
    en: `rank ${rank}, but the quickest move has rank ${quickest}`,
    fr: `rang ${rank}, mais le coup le plus rapide a le rang ${quickest}`,
  }),
  notASuccessor: { en: "its choice is not a successor", fr: "son choix n'est pas un successeur" },
  notQuickest: { en: "its choice is not the quickest win", fr: "son choix n'est pas le gain le plus rapide" },
  needlessChoice: {
    en: "it has a choice, which only the winner's own vertices have",
    fr: "il a un choix, ce que seuls ont les sommets du gagnant",
  },
  deadEnd: { en: "but it is a dead end, which is a draw", fr: "mais c'est un cul-de-sac, donc une nulle" },
  avoidable: { en: "its owner has a move that avoids it", fr: "son propriétaire a un coup qui l'évite" },
  longest: (rank: number, longest: number): Text => ({
    en: `rank ${rank}, but the longest resistance has rank ${longest}`,
    fr: `rang ${rank}, mais la plus longue résistance a le rang ${longest}`,
  }),
  winningMove: { en: "its owner has a winning move", fr: "son propriétaire a un coup gagnant" },
  rankAtDeadEnd: (rank: number): Text => ({
    en: `rank ${rank}, but it is a dead end`,
    fr: `rang ${rank}, mais c'est un cul-de-sac`,
  }),
  noDrawnEnd: { en: "no drawn end can be reached by a move", fr: "aucun coup ne mène vers une fin nulle" },
  nearestDraw: (rank: number, moves: number): Text => ({
    en: `rank ${rank}, but the nearest drawn end is ${moves} moves away`,
    fr: `rang ${rank}, mais la fin nulle la plus proche est à ${moves} coups`,
  }),
  rankWithoutEnd: (rank: number): Text => ({
    en: `rank ${rank}, but what never ends has none`,
    fr: `rang ${rank}, mais ce qui ne finit jamais n'en a pas`,
  }),
  finiteDraw: { en: "a finite draw can be reached by a move", fr: "un coup mène à une nulle finie" },
  noWayOn: { en: "no move keeps the play going", fr: "aucun coup ne fait durer la partie" },
};
