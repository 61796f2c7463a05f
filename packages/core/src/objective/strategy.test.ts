import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parityArenaOf, parityPlans } from "../../test/parity.ts";
import { NO_CHOICE, NOBODY, ownerOf, successors } from "../arena/index.ts";
import { opponent, type Player } from "../game/index.ts";
import { checkObjectiveStrategy, type ParityArena, playOn } from "./index.ts";

/**
 * A random game, some of whose vertices are goals, and what a strategy says at each vertex: rarely nothing or nonsense.
 */
const games = parityPlans(8).chain((plan) =>
  fc.record({
    game: fc
      .array(fc.constantFrom(NOBODY, NOBODY, NOBODY, NOBODY, 0, 1), { minLength: plan.length, maxLength: plan.length })
      .map((goals): ParityArena => ({ ...parityArenaOf(plan), goalOfVertex: Uint8Array.from(goals) })),
    said: fc.array(fc.nat(11), { minLength: plan.length, maxLength: plan.length }),
    from: fc.nat(plan.length - 1),
    player: fc.constantFrom<Player>(0, 1),
  }),
);
type Case = typeof games extends fc.Arbitrary<infer Made> ? Made : never;

/** The strategy: mostly one of the successors; 9 is silence, 10 a vertex that no edge leads to, 11 none at all. */
function strategyOf({ game, said }: Case): (vertex: number) => number | undefined {
  return (vertex) => {
    const targets = successors(game, vertex);
    if (said[vertex] === 9) return undefined;
    if (said[vertex] === 10) return [...Array(game.vertexCount).keys()].find((other) => !targets.includes(other));
    return said[vertex] === 11 ? 99 : targets[said[vertex] % targets.length];
  };
}

/** What plays are left: at each vertex its moves once the player keeps to the strategy; none where it names no move. */
function movesLeft(given: Case): number[][] {
  const { game, player } = given;
  const strategy = strategyOf(given);
  return Array.from({ length: game.vertexCount }, (_, vertex) => {
    if (game.goalOfVertex[vertex] !== NOBODY) return [];
    const targets = [...successors(game, vertex)];
    return ownerOf(game, vertex) === player ? targets.filter((target) => target === strategy(vertex)) : targets;
  });
}

/** The number of moves from a vertex to each, by repeated relaxation, through vertices of at most this priority. */
function distances(moves: readonly number[][], from: number, isAllowed: (vertex: number) => boolean): number[] {
  const distance = moves.map((_, vertex) => (vertex === from ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < moves.length; round++) {
    for (const [vertex, targets] of moves.entries()) {
      for (const target of targets) {
        if (isAllowed(target) && isAllowed(vertex)) distance[target] = Math.min(distance[target], distance[vertex] + 1);
      }
    }
  }
  return distance;
}

/** The moves of the shortest way to a vertex like this; infinite where there is none. */
const nearest = (distance: readonly number[], isEnd: (vertex: number) => boolean): number =>
  Math.min(...distance.map((length, vertex) => (isEnd(vertex) ? length : Number.POSITIVE_INFINITY)));

describe("a strategy for an objective", () => {
  it("is judged as the definition says, by a shortest play to where it fails", () => {
    fc.assert(
      fc.property(games, (given) => {
        const { game, from, player } = given;
        const moves = movesLeft(given);
        const distance = distances(moves, from, () => true);
        const isLost = (vertex: number): boolean => game.goalOfVertex[vertex] === opponent(player);
        const isSilent = (vertex: number): boolean =>
          game.goalOfVertex[vertex] === NOBODY && moves[vertex].length === 0;
        // A cycle that defeats it: back to a vertex of the opponent's parity, through no larger priority.
        const defeating = moves.flatMap((_, vertex) => {
          const priority = game.priorityOfVertex[vertex];
          const isSmall = (other: number): boolean => game.priorityOfVertex[other] <= priority;
          const back = moves[vertex].filter(isSmall).map((target) => distances(moves, target, isSmall)[vertex]);
          const isCycle = priority % 2 !== player && back.some((length) => length < Number.POSITIVE_INFINITY);
          return isCycle && distance[vertex] < Number.POSITIVE_INFINITY ? [priority] : [];
        });
        const verdict = checkObjectiveStrategy(game, player, strategyOf(given), from);
        const [lost, silent] = [nearest(distance, isLost), nearest(distance, isSilent)];
        const expected =
          lost < Number.POSITIVE_INFINITY
            ? "lost"
            : silent < Number.POSITIVE_INFINITY
              ? "silent"
              : defeating.length > 0
                ? "cycle"
                : "winning";
        expect(verdict.winning ? "winning" : verdict.kind).toBe(expected);
        if (verdict.winning) return;
        const { play, cycle = [], kind, priority } = verdict;
        expect(play[0]).toBe(from);
        for (const [place, vertex] of play.slice(0, -1).entries()) expect(moves[vertex]).toContain(play[place + 1]);
        const end = play[play.length - 1];
        if (kind === "cycle") {
          expect([priority, game.priorityOfVertex[cycle[0]]]).toEqual([Math.max(...defeating), priority]);
          expect(Math.max(...cycle.map((vertex) => game.priorityOfVertex[vertex]))).toBe(priority);
          expect(play).toEqual([...play.slice(0, play.length - cycle.length - 1), ...cycle, cycle[0]]);
          expect(play.length - cycle.length - 1).toBe(distance[cycle[0]]);
          expect(new Set(cycle).size).toBe(cycle.length);
          const isSmall = (vertex: number): boolean => game.priorityOfVertex[vertex] <= (priority as number);
          const back = moves[cycle[0]].filter(isSmall).map((target) => distances(moves, target, isSmall)[cycle[0]]);
          expect(cycle.length).toBe(1 + Math.min(...back));
        } else {
          expect((kind === "lost" ? isLost : isSilent)(end)).toBe(true);
          expect(play.length - 1).toBe(kind === "lost" ? lost : silent);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("is defeated by the shortest cycle through a vertex of the largest priority", () => {
    // 0 → 1 → 2 → 0 and 1 → 0, all player 1's; the priority of 0 is player 1's.
    const game = parityArenaOf([
      { owner: 1, priority: 3, to: [1] },
      { owner: 1, priority: 0, to: [2, 0] },
      { owner: 1, priority: 0, to: [0] },
    ]);
    expect(checkObjectiveStrategy(game, 0, () => undefined, 2)).toEqual({
      ...{ winning: false, kind: "cycle", priority: 3 },
      ...{ play: [2, 0, 1, 0], cycle: [0, 1] },
    });
  });
});

describe("a play to the end", () => {
  it("follows the choices and else the reply or the first move, until a goal or a vertex that it has seen", () => {
    fc.assert(
      fc.property(
        games,
        fc.array(fc.option(fc.nat(7), { nil: undefined }), { minLength: 8, maxLength: 8 }),
        (given, replies) => {
          const { game, from, player } = given;
          const choiceOfVertex = Uint32Array.from({ length: game.vertexCount }, (_, vertex) =>
            ownerOf(game, vertex) === player ? successors(game, vertex)[0] : NO_CHOICE,
          );
          const reply = (vertex: number): number | undefined => {
            const targets = successors(game, vertex);
            const said = replies[vertex];
            return said === undefined ? undefined : targets[said % targets.length];
          };
          const solution = { winnerOfVertex: new Uint8Array(game.vertexCount), choiceOfVertex };
          const { play, cycle, priority } = playOn(game, solution, from, reply);
          const expected = [from];
          for (let vertex = from; game.goalOfVertex[vertex] === NOBODY; ) {
            const first = successors(game, vertex)[0];
            vertex = ownerOf(game, vertex) === player ? first : (reply(vertex) ?? first);
            expected.push(vertex);
            if (expected.indexOf(vertex) < expected.length - 1) break;
          }
          expect(play).toEqual(expected);
          const end = play[play.length - 1];
          const isOver = game.goalOfVertex[end] !== NOBODY;
          expect(cycle).toEqual(isOver ? [] : play.slice(play.indexOf(end), -1));
          expect(priority).toBe(isOver ? undefined : Math.max(...cycle.map((vertex) => game.priorityOfVertex[vertex])));
        },
      ),
      { numRuns: 400 },
    );
  });
});
