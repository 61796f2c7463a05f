import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTSIDE, type Tangle, Tangles, Wholes } from "./tangles.ts";

const SIZE = 8;
const vertices = (min: number, max: number) => fc.uniqueArray(fc.nat(SIZE - 1), { minLength: min, maxLength: max });
const tangles = fc
  .record({ player: fc.nat(1), members: vertices(1, 3), exits: vertices(1, 3), move: fc.nat(SIZE - 1) })
  .map(({ player, members, exits, move }): Tangle => {
    const moves = Uint32Array.from(members, (_, place) => (move + place) % SIZE);
    return { player, members: Uint32Array.from(members), moves, exits: Uint32Array.from(exits) };
  });
/** Most vertices are at the level or below it, so that tangles often join. */
const tries = fc.nat(4).chain((level) =>
  fc.record({
    kind: fc.constant("attract" as const),
    exit: fc.nat(SIZE - 1),
    level: fc.constant(level),
    regions: fc.array(
      fc.oneof(fc.constant(level), fc.constant(level - 1), fc.integer({ min: -1, max: 4 }), fc.constant(OUTSIDE)),
      { minLength: SIZE, maxLength: SIZE },
    ),
  }),
);
const same = (one: Tangle, other: Tangle): boolean => String(Object.values(one)) === String(Object.values(other));

describe("learnt tangles", () => {
  it("join a region as the definition says, whatever was tried, learnt and forgotten before", () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), tangle: tangles }),
      fc.record({ kind: fc.constant("keep" as const), left: vertices(SIZE - 2, SIZE) }),
      tries,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const learnt = new Tangles(SIZE);
        let known: Tangle[] = [];
        let attractor = 0;
        for (const what of steps) {
          if (what.kind === "add") {
            learnt.add(what.tangle);
            known.push(what.tangle);
          } else if (what.kind === "keep") {
            learnt.keep((vertex) => what.left.includes(vertex));
            known = known.filter(({ members }) => members.every((member) => what.left.includes(member)));
          } else {
            const { exit, level } = what;
            const regionOfVertex = Int32Array.from(what.regions);
            const expected = Int32Array.from(what.regions);
            const choices = new Array(SIZE).fill(99);
            const queued: number[] = [];
            const joined: Tangle[] = [];
            // Tangles with this exit, in the order of learning: of the player whose level it is, all exits at the level
            // or above it, and no member above it. Members that are new to the region choose the tangle's moves.
            for (const tangle of known) {
              if (tangle.player !== level % 2 || !tangle.exits.includes(exit)) continue;
              if (tangle.exits.some((other) => expected[other] < level)) continue;
              if (tangle.members.some((member) => expected[member] > level)) continue;
              const fresh = [...tangle.members].filter((member) => expected[member] !== level);
              for (const member of fresh) {
                expected[member] = level;
                choices[member] = tangle.moves[tangle.members.indexOf(member)];
              }
              queued.push(...fresh);
              if (fresh.length === tangle.members.length) joined.push(tangle);
            }
            const wholes = new Wholes(SIZE);
            const state = {
              regionOfVertex,
              choiceOfVertex: new Uint32Array(SIZE).fill(99),
              queue: new Uint32Array(80),
              wholes,
            };
            const end = learnt.attract(exit, level, ++attractor, state, 3);
            expect([...regionOfVertex]).toEqual([...expected]);
            expect([...state.queue.slice(3, end)]).toEqual(queued);
            expect([...state.choiceOfVertex]).toEqual(choices);
            for (const member of queued) {
              const whole = joined.findLast(({ members }) => members.includes(member));
              expect(wholes.of(member) === undefined).toBe(whole === undefined);
              if (whole !== undefined)
                expect(same(wholes.of(member) as Tangle, { ...whole, ...pick(wholes.of(member)) })).toBe(true);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("join an attractor once", () => {
    const learnt = new Tangles(SIZE);
    learnt.add({ player: 0, members: Uint32Array.of(1), moves: Uint32Array.of(1), exits: Uint32Array.of(2, 3) });
    const state = () => ({
      ...{ regionOfVertex: Int32Array.of(0, 0, 2, 2, 0, 0, 0, 0), choiceOfVertex: new Uint32Array(SIZE) },
      ...{ queue: new Uint32Array(SIZE), wholes: new Wholes(SIZE) },
    });
    expect([2, 3, 2].map((exit) => learnt.attract(exit, 2, 1, state(), 0))).toEqual([1, 0, 0]);
    expect(learnt.attract(3, 2, 2, state(), 0)).toBe(1);
  });
});

/** What a tangle notes of itself while it is tried. */
const pick = (tangle: object | undefined): object => {
  const { wayOut, absent, joinedAttractor } = tangle as Record<string, unknown>;
  return { wayOut, absent, joinedAttractor };
};

describe("tangles that a region holds whole", () => {
  it("are found by any member until one leaves or all are forgotten", () => {
    fc.assert(
      fc.property(tangles, tangles, fc.nat(SIZE - 1), (first, second, leaver) => {
        fc.pre(!first.members.some((member) => second.members.includes(member)));
        const wholes = new Wholes(SIZE);
        wholes.add(first);
        wholes.add(second);
        wholes.leave(leaver);
        for (let vertex = 0; vertex < SIZE; vertex++) {
          const whole = [first, second].find(({ members }) => members.includes(vertex) && !members.includes(leaver));
          expect(wholes.of(vertex)).toBe(whole);
          expect(wholes.standFor(vertex)).toBe(whole?.members[0] ?? vertex);
        }
        wholes.forget(Uint32Array.from({ length: SIZE }, (_, vertex) => vertex));
        for (let vertex = 0; vertex < SIZE; vertex++) expect(wholes.of(vertex)).toBeUndefined();
        wholes.add(second);
        expect(wholes.of(second.members[0])).toBe(second);
        wholes.leave(first.members[0]);
        expect(wholes.of(second.members[0])).toBe(second);
      }),
      { numRuns: 200 },
    );
  });
});
