import { createRequire } from "node:module";
import type { Game as BoardgameGame } from "boardgame.io";
import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { explore, outcomeOf, rankOf } from "../arena/index.ts";
import { MarienbadError } from "../base/error.ts";
import { fullGame } from "../game/full-game.ts";
import { readMove } from "../game/notation.ts";
import { makeGame } from "../games/all.ts";
import { solveArena } from "../solve/index.ts";
import { type BoardgameIO, type BoardgameMove, fromBoardgameIO } from "./index.ts";

vi.stubEnv("NODE_ENV", "production"); // so that boardgame.io does not print
afterAll(() => vi.unstubAllEnvs());
/** Node finds no folder in an import, and boardgame.io has no map of exports. */
const { CreateGameReducer, InitializeGame }: typeof import("boardgame.io/internal") = createRequire(import.meta.url)(
  "boardgame.io/internal",
);
const INVALID_MOVE = "INVALID_MOVE";

interface Board {
  cells: (string | null)[];
}
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));
const hasLine = ({ cells }: Board): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

/** Tic-tac-toe as one writes it for boardgame.io, with its own types. */
const ticTacToe = (): BoardgameGame<Board> => ({
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
  ai: { enumerate: (G) => G.cells.map((_, id) => ({ move: "clickCell", args: [id] })) }, // taken cells too
});

describe("a game of boardgame.io", () => {
  it("is solved: tic-tac-toe is the catalogue's, vertex by vertex as many of each value", () => {
    const rules = fromBoardgameIO<Board>(ticTacToe());
    const count = (game: typeof rules | ReturnType<typeof ownRules>): Record<string, number> => {
      const { arena } = explore(game as typeof rules);
      const solution = solveArena(arena);
      const counts: Record<string, number> = {};
      for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
        const value = `${outcomeOf(solution, vertex)} ${rankOf(solution, vertex)}`;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return counts;
    };
    const ownRules = () => makeGame("tictactoe");
    expect(count(rules)).toEqual(count(ownRules()));
    expect(rules.moves(rules.start).map((move) => fullGame(rules).notation.writeMove(move, rules.start))[4]).toBe(
      "clickCell:4",
    );
    expect(readMove(fullGame(rules), rules.start, "clickCell:4")).toEqual({ move: "clickCell", args: [4] });
  });
});

/** What a function of a random game does to its state, and which events it calls. */
const deed = fc.record({
  add: fc.integer({ min: -1, max: 2 }),
  event: fc.constantFrom(undefined, undefined, "endTurn", "pass", "endGame", "next"),
  returns: fc.boolean(),
  invalidAbove: fc.constantFrom(99, 99, 3),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const randomGame = fc.record(
  {
    moves: fc.array(fc.record({ deed, noLimit: fc.boolean() }), { minLength: 1, maxLength: 3 }),
    minMoves: fc.integer({ min: 1, max: 2 }),
    maxMoves: fc.integer({ min: 1, max: 3 }),
    onBegin: fc.integer({ min: 0, max: 2 }),
    onMove: deed,
    onEnd: fc.integer({ min: 0, max: 2 }),
    turnEndsAt: fc.integer({ min: 2, max: 6 }),
    endsAt: fc.integer({ min: 3, max: 9 }),
    order: fc.constantFrom("stay", "swap"),
  },
  { requiredKeys: ["moves"] },
);
type RandomGame = typeof randomGame extends fc.Arbitrary<infer T> ? T : never;

interface Sum {
  sum: number;
}
interface Context {
  G: Sum;
  ctx: { currentPlayer: string; playOrderPos: number };
  events: Record<string, (arg?: unknown) => void>;
}

/** A game that adds to a number, made anew each time since boardgame.io writes into the object. */
function gameOf({
  moves,
  minMoves,
  maxMoves,
  onBegin,
  onMove,
  onEnd,
  turnEndsAt,
  endsAt,
  order,
}: RandomGame): BoardgameIO {
  const act =
    ({ add, event, returns, invalidAbove }: Deed) =>
    ({ G, ctx, events }: Context): unknown => {
      if (G.sum > invalidAbove) return INVALID_MOVE;
      if (event === "next") events.endTurn({ next: ctx.currentPlayer });
      else if (event !== undefined) events[event](event === "endGame" ? { winner: ctx.currentPlayer } : undefined);
      if (returns) return { sum: G.sum + add };
      G.sum += add;
    };
  const adding =
    (add: number) =>
    ({ G }: Context) => ({ sum: G.sum + add });
  const noInvalid = (given: Deed): Deed => ({ ...given, invalidAbove: 99 });
  return {
    setup: () => ({ sum: 0 }),
    moves: Object.fromEntries(moves.map(({ deed: does, noLimit }, i) => [`m${i}`, { move: act(does), noLimit }])),
    turn: {
      ...(minMoves === undefined ? {} : { minMoves }),
      ...(maxMoves === undefined ? {} : { maxMoves }),
      ...(onBegin === undefined ? {} : { onBegin: adding(onBegin) }),
      ...(onMove === undefined ? {} : { onMove: act(noInvalid(onMove)) }),
      ...(onEnd === undefined ? {} : { onEnd: adding(onEnd) }),
      ...(turnEndsAt === undefined ? {} : { endIf: ({ G }: Context) => G.sum >= turnEndsAt }),
      ...(order === undefined
        ? {}
        : {
            order: {
              first: () => 1,
              next: ({ G, ctx }: Context) => (order === "stay" && G.sum % 2 ? ctx.playOrderPos : 1 - ctx.playOrderPos),
            },
          }),
    },
    ...(endsAt === undefined ? {} : { endIf: ({ G }: Context) => (G.sum >= endsAt ? { draw: true } : undefined) }),
    ai: { enumerate: () => [...moves.map((_, i) => ({ move: `m${i}` })), { event: "endTurn" }] },
  };
}

interface State {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string; readonly numMoves: number; readonly gameover?: unknown };
}

/** What makes a difference of a state of boardgame.io. */
const shown = ({ G, ctx }: State) => ({
  G,
  turn: Number(ctx.currentPlayer),
  ...(ctx.gameover === undefined ? { numMoves: ctx.numMoves } : { gameover: ctx.gameover }),
});

describe("plays of random games", () => {
  it("go as boardgame.io itself lets them go: turns, hooks, events, limits, ends", () => {
    fc.assert(
      fc.property(randomGame, fc.array(fc.nat(), { maxLength: 12 }), (given, choices) => {
        const real = gameOf(given) as BoardgameGame;
        const reduce = CreateGameReducer({ game: real });
        let state = InitializeGame({ game: real, numPlayers: 2 }) as State;
        const rules = fromBoardgameIO<Sum>(gameOf(given));
        let position = rules.start;
        for (const choice of choices) {
          const { numMoves, ...rest } = position;
          expect(rest.gameover === undefined ? { ...rest, numMoves } : rest).toEqual(shown(state));
          const moves = rules.moves(position);
          if (moves.length === 0) break;
          const move = moves[choice % moves.length];
          state = reduce(state as never, actionOf(move, state.ctx.currentPlayer) as never) as State;
          position = rules.play(position, move);
        }
      }),
      { numRuns: 200 },
    );
  });

  function actionOf(move: BoardgameMove, playerID: string): object {
    const [type, name] = "move" in move ? ["MAKE_MOVE", move.move] : ["GAME_EVENT", move.event];
    return { type, payload: { type: name, args: move.args ?? [], playerID } };
  }
});

describe("what a game of boardgame.io may not have", () => {
  const plain = { setup: () => ({ sum: 0 }), moves: {}, ai: { enumerate: () => [] } };
  const asks = (asking: (context: never) => unknown): BoardgameIO => ({
    ...plain,
    moves: { ask: asking },
    ai: { enumerate: () => [{ move: "ask" }] },
  });
  it.each<[string, BoardgameIO, string]>([
    ["phases", { ...plain, phases: { first: {} } }, "with phases cannot be read"],
    ["plugins", { ...plain, plugins: [{}] }, "with plugins"],
    ["stages", { ...plain, turn: { stages: { a: {} } } }, "with turn.stages"],
    ["several players at once", { ...plain, turn: { activePlayers: {} } }, "turn.activePlayers"],
    ["no list of moves", { setup: plain.setup }, "ai.enumerate"],
    ["chance", asks(({ random }: { random: { D6(): number } }) => random.D6()), "asks for chance"],
    ["a count of turns", asks(({ ctx }: { ctx: { turn: number } }) => ctx.turn), "ctx.turn"],
    ["other events", asks(({ events }: { events: { setPhase(): void } }) => events.setPhase()), '"setPhase"'],
    ["a move that is not there", { ...plain, ai: { enumerate: () => [{ move: "x" }] } }, 'a move "x"'],
    ["an end nobody understands", { ...plain, endIf: () => "over" }, 'ends with "over"'],
  ])("%s is refused in a sentence", (_, game, sentence) => {
    const use = (): unknown => {
      const rules = fromBoardgameIO(game);
      return [rules.moves(rules.start), rules.result(rules.start)];
    };
    expect(use).toThrow(MarienbadError);
    expect(use).toThrow(sentence);
  });

  it("an end of one's own is read by the option `result`", () => {
    const rules = fromBoardgameIO({ ...plain, endIf: () => "over" }, { result: () => 1 });
    expect(rules.result(rules.start)).toBe(1);
  });
});
