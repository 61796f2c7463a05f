import fc from "fast-check";
import { expect, it } from "vitest";
import { type ParityPlan, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { regionModel } from "../../test/regions.ts";
import { NO_CHOICE, predecessors } from "../arena/index.ts";
import { finish } from "../base/work.ts";
import { opponent, type Player } from "../game/index.ts";
import { type LearningBoard, UNDECIDED } from "./learning.ts";
import { OUTSIDE, Sweep, TangleFinder } from "./tangles.ts";

/**
 * Games where much is promoted over regions between: pairs that the opponent may leave for higher levels of the same
 * player, with levels between these that the highest attracts.
 */
const climbs = fc
  .record({
    player: fc.constantFrom<Player>(0, 1),
    pairs: fc.array(
      fc.record({
        isOpponents: fc.nat(3),
        to: fc.array(fc.constantFrom(4, 4, 5, 6, 7, 11), { minLength: 1, maxLength: 2 }),
      }),
      { minLength: 4, maxLength: 4 },
    ),
    second: fc.constantFrom(4, 6, 6),
    seconds: fc.array(fc.array(fc.constantFrom(0, 2, 2, 6, 11, 11), { minLength: 1, maxLength: 2 }), {
      minLength: 2,
      maxLength: 2,
    }),
    others: fc.array(fc.array(fc.nat(7), { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ player, pairs, second, seconds, others }): ParityPlan => {
    const highest = 11;
    const at = (owner: Player, level: number, to: readonly number[]): ParityPlan[number] => ({
      ...{ owner, priority: level + player, to: [...new Set(to)] },
    });
    return [
      ...pairs.map(({ isOpponents, to }, vertex) =>
        isOpponents > 0 ? at(opponent(player), 4, [vertex ^ 1, ...to]) : at(player, 4, [vertex ^ 1]),
      ),
      ...seconds.map((to) => at(opponent(player), second, to)),
      ...[8, 8].map((level, place) => at(opponent(player), level, others[place])),
      ...[5, 7, 9].map((level) => at(player, level, [highest])),
      at(opponent(player), 10, others[2]),
    ];
  });

/**
 * 2, 3 and 4 join the level of 10 from that of 6, and leave 0, 1 and 5 behind, which the opponent may leave for 6: the
 * level of 8.
 */
const TWICE: ParityPlan = [
  ...[[1, 5, 6], [0], [3, 4], [2]].map((to) => ({ owner: 1 as const, priority: 4, to })),
  ...[[2, 11], [0]].map((to) => ({ owner: 1 as const, priority: 6, to })),
  ...[[4], [4]].map((to) => ({ owner: 1 as const, priority: 8, to })),
  ...[5, 7, 9].map((priority) => ({ owner: 0 as const, priority, to: [11] })),
  { owner: 1, priority: 10, to: [6] },
];

const withDecided = (plans: fc.Arbitrary<ParityPlan>) =>
  plans.chain((plan) =>
    fc.record({
      plan: fc.constant(plan),
      isDecided: fc.array(fc.nat(19), { minLength: plan.length, maxLength: plan.length }),
    }),
  );

it.each([
  ["few levels", parityPlans(12, 2)],
  ["many levels", parityPlans(12, 12)],
  ["much to promote", climbs],
])("regions are attractors of their levels, and what keeps to those above joins them: %s", (_, plans) => {
  fc.assert(
    fc.property(withDecided(plans), ({ plan, isDecided }) => {
      const arena = parityArenaOf(plan);
      const { vertexCount } = arena;
      const board: LearningBoard = {
        ...{ arena, ...predecessors(arena), winnerOfVertex: new Uint8Array(vertexCount).fill(UNDECIDED) },
        choiceOfVertex: new Uint32Array(vertexCount).fill(NO_CHOICE),
        wayOutOfVertex: arena.firstEdgeOfVertex.slice(0, vertexCount),
        queue: new Uint32Array(vertexCount),
      };
      const left = [...plan.keys()].filter((vertex) => isDecided[vertex] > 0);
      left.sort((one, other) => plan[one].priority - plan[other].priority);
      fc.pre(left.length > 0);
      const sweep = new Sweep(board);
      const finder = new TangleFinder(board, sweep);
      const top = sweep.start(Uint32Array.from(left));

      // Levels: the parity of the least priority, and one more with every change of parity.
      const levels = new Int32Array(vertexCount).fill(OUTSIDE);
      let last = plan[left[0]].priority % 2;
      for (const vertex of left) levels[vertex] = last += (plan[vertex].priority + last) % 2;
      expect(top).toBe(last);
      for (const vertex of left) expect(sweep.levelOfVertex[vertex]).toBe(levels[vertex]);

      const regionOfVertex = levels.slice();
      const expected = { regionOfVertex, levelOfVertex: levels, choiceOfVertex: board.choiceOfVertex };
      const model = regionModel(arena, expected);
      const { regionOf, isPlayers, next } = model;

      /** After a region was attracted: it is as the description says, and so are the moves and the queue. */
      const attract = (level: number): void => {
        while (!sweep.attract(level));
        regionModel(arena, { ...expected, choiceOfVertex: new Uint32Array(vertexCount) }).attract(level);
        expect([...sweep.regionOfVertex]).toEqual([...regionOfVertex]);
        const reached = left.filter((vertex) => regionOf(vertex) >= level);
        const queued = [...sweep.queue.slice(0, reached.length)];
        expect(new Set(queued)).toEqual(new Set(reached));
        expect(queued.map(regionOf)).toEqual(queued.map(regionOf).sort((one, other) => other - one));
        for (const vertex of left) {
          const isAttracted = regionOf(vertex) >= level && levels[vertex] !== regionOf(vertex);
          if (regionOf(vertex) < level) {
            expect(board.choiceOfVertex[vertex]).toBe(NO_CHOICE);
            expect(sweep.wholes.of(vertex)).toBeUndefined();
          } else if (isAttracted && isPlayers(vertex, regionOf(vertex))) {
            expect(next(vertex).filter((target) => regionOf(target) === regionOf(vertex))).toContain(
              board.choiceOfVertex[vertex],
            );
          } else if (isAttracted) expect(board.choiceOfVertex[vertex]).toBe(NO_CHOICE);
        }
      };

      for (let level = top; level >= 0; level--) {
        const isNew = sweep.begin(level);
        expect(isNew).toBe(model.membersOf(level).length > 0);
        while (isNew) {
          attract(level);
          finder.found.length = 0;
          finish(finder.find(sweep.topsOf(level), level));
          const lowest = Math.max(-1, ...finder.found.map((one) => one.lowest).filter((one) => one !== OUTSIDE));
          if (lowest < 0) break;
          const isBetween = (vertex: number): boolean => regionOf(vertex) > level && regionOf(vertex) < lowest;
          const leavers = model
            .membersOf(level)
            .filter((vertex) => !isPlayers(vertex, level) && next(vertex).some(isBetween));
          const open = model.membersOf(level).filter((vertex) => !model.closedOf(level).has(vertex));
          const moved = model.closedOf(level, [...leavers, ...open]);
          sweep.promote(level, lowest, finder);
          for (const one of finder.found) if (one.lowest === lowest) sweep.wholes.add(one.tangle);
          for (const vertex of left) {
            if (regionOf(vertex) < lowest) regionOfVertex[vertex] = moved.has(vertex) ? lowest : levels[vertex];
          }
          level = lowest;
        }
      }
    }),
    { numRuns: 120, examples: [[{ plan: TWICE, isDecided: new Array(12).fill(1) }]] },
  );
});
