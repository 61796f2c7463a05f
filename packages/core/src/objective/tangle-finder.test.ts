import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parityArenaOf, parityPlans } from "../../test/parity.ts";
import { regionModel } from "../../test/regions.ts";
import { NO_CHOICE, predecessors } from "../arena/index.ts";
import { finish } from "../base/work.ts";
import type { LearningBoard } from "./learning.ts";
import { OUTSIDE, type Tangle, TangleFinder, Wholes } from "./tangles.ts";

/** A game whose priorities are its levels, some of whose vertices are decided, and whatever else is left to chance. */
const cases = parityPlans(10, 4).chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    isDecided: fc.array(fc.nat(9), { minLength: plan.length, maxLength: plan.length }),
    opened: fc.array(fc.nat(plan.length - 1), { maxLength: 2 }),
  }),
);

/** What the finder works on, and the same done slowly, by its description. */
function sweepOf({ plan, isDecided }: { plan: Parameters<typeof parityArenaOf>[0]; isDecided: readonly number[] }) {
  const arena = parityArenaOf(plan);
  const { vertexCount } = arena;
  const board: LearningBoard = {
    ...{ arena, ...predecessors(arena), winnerOfVertex: new Uint8Array(vertexCount) },
    choiceOfVertex: new Uint32Array(vertexCount).fill(NO_CHOICE),
    ...{ wayOutOfVertex: new Uint32Array(vertexCount), queue: new Uint32Array(vertexCount) },
  };
  const levelOfVertex = Int32Array.from(plan, ({ priority }) => priority);
  const regionOfVertex = levelOfVertex.map((level, vertex) => (isDecided[vertex] === 0 ? OUTSIDE : level));
  const wholes = new Wholes(vertexCount);
  const { choiceOfVertex } = board;
  const state = { regionOfVertex, levelOfVertex, choiceOfVertex };
  const finder = new TangleFinder(board, { ...state, wholes, queue: new Uint32Array(vertexCount) });
  const model = regionModel(arena, state);
  const { next, regionOf, isPlayers } = model;

  /** The tangles of a region by their definition, with the moves of tops that were noted. */
  const tanglesOf = (level: number, closed: ReadonlySet<number>): string[] => {
    const moves = (vertex: number): number[] =>
      isPlayers(vertex, level) ? [choiceOfVertex[vertex]] : next(vertex).filter((target) => regionOf(target) === level);
    const reach = new Map([...closed].map((vertex) => [vertex, new Set([vertex])]));
    const reached = (vertex: number): Set<number> => reach.get(vertex) as Set<number>;
    for (const _ of closed) {
      for (const vertex of closed) {
        for (const target of moves(vertex)) for (const far of reached(target)) reached(vertex).add(far);
      }
    }
    const parts = [...closed]
      .filter((vertex) => [...reached(vertex)].every((far) => far >= vertex && reached(far).has(vertex)))
      .map((first) => [...reached(first)]);
    return parts.map((part) => {
      const leaves = part.filter((vertex) => !isPlayers(vertex, level)).flatMap(next);
      const exits = [...new Set(leaves.filter((exit) => regionOf(exit) > level && regionOf(exit) !== OUTSIDE))];
      const pairs = part.map((vertex) => [vertex, isPlayers(vertex, level) ? choiceOfVertex[vertex] : NO_CHOICE]);
      return shown(level % 2, pairs, exits, Math.min(OUTSIDE, ...exits.map(regionOf)));
    });
  };

  return { ...model, ...state, finder, wholes, tanglesOf };
}

const byNumber = (one: number, other: number): number => one - other;
/** A tangle as a text: whose it is, its members in order with their moves, its exits and the lowest region of these. */
const shown = (player: number, pairs: readonly number[][], exits: readonly number[], lowest: number): string =>
  JSON.stringify([player, [...pairs].sort(([one], [other]) => one - other), [...exits].sort(byNumber), lowest]);
const shownTangle = ({ player, members, moves, exits }: Tangle, lowest: number): string =>
  shown(
    player,
    Array.from(members, (member, place) => [member, moves[place]]),
    [...exits],
    lowest,
  );

describe("the tangles of a region", () => {
  it("are those of the definition, in all regions of a sweep, also after some were promoted whole", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const sweep = sweepOf(given);
        const { finder, wholes, regionOfVertex, levelOfVertex, choiceOfVertex, regionOf, isPlayers } = sweep;
        /** Finds the tangles of a region, and compares what is open and what is found with the definition. */
        const find = (level: number) => {
          const tops = Uint32Array.from(sweep.topsOf(level));
          const tries = [...tops].filter((top) => regionOf(top) === level);
          const canStay = (top: number): boolean =>
            isPlayers(top, level)
              ? sweep.next(top).some((target) => regionOf(target) === level)
              : sweep.next(top).every((target) => regionOf(target) >= level);
          expect(finder.isWorthwhile(tops, level)).toBe(tries.some(canStay));
          finder.found.length = 0;
          finish(finder.find(tops, level));
          const closed = sweep.closedOf(level);
          for (const vertex of sweep.membersOf(level)) expect(finder.isOpen(vertex)).toBe(!closed.has(vertex));
          for (const vertex of closed) if (isPlayers(vertex, level)) expect(closed).toContain(choiceOfVertex[vertex]);
          const found = finder.found.slice();
          expect(found.map(({ tangle, lowest }) => shownTangle(tangle, lowest)).sort()).toEqual(
            sweep.tanglesOf(level, closed).sort(),
          );
          return found;
        };
        for (let level = 4, promotions = 0; level >= 0; level--) {
          sweep.attract(level);
          const promoted = find(level).find(({ lowest }) => lowest !== OUTSIDE);
          if (promoted !== undefined && promotions++ < 4) {
            const { tangle, lowest } = promoted;
            for (const [place, member] of tangle.members.entries()) {
              regionOfVertex[member] = lowest;
              choiceOfVertex[member] = tangle.moves[place];
            }
            wholes.add(tangle);
            for (const vertex of sweep.all) {
              if (regionOf(vertex) >= lowest) continue;
              regionOfVertex[vertex] = levelOfVertex[vertex];
              wholes.leave(vertex);
            }
            level = lowest + 1;
          } else {
            const others = given.opened.filter((vertex) => regionOf(vertex) === level);
            const before = sweep.closedOf(level);
            finder.open(others, level);
            const closed = sweep.closedOf(level, [...others, ...sweep.membersOf(level).filter((v) => !before.has(v))]);
            for (const vertex of sweep.membersOf(level)) expect(finder.isOpen(vertex)).toBe(!closed.has(vertex));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
