import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { plainNotation } from "../game/full-game.ts";
import { opponent, type Player, type Result, type Rules } from "../game/game.ts";
import type { Game } from "../game/members.ts";
import { texts } from "./texts.ts";

type Part = (...given: never[]) => unknown;

/** The parts of a game object of boardgame.io that are read; its own type `Game` fits. */
export interface BoardgameIO {
  readonly setup?: Part;
  readonly moves?: Readonly<Record<string, Part | { readonly move: Part; readonly noLimit?: boolean }>>;
  readonly turn?: {
    readonly order?: { readonly first?: Part; readonly next?: Part; readonly playOrder?: unknown };
    readonly minMoves?: number;
    readonly maxMoves?: number;
    readonly onBegin?: Part;
    readonly onMove?: Part;
    readonly onEnd?: Part;
    readonly endIf?: Part;
    readonly activePlayers?: unknown;
    readonly stages?: object;
  };
  readonly endIf?: Part;
  readonly ai?: { readonly enumerate: Part };
  readonly phases?: object;
  readonly plugins?: readonly unknown[];
}

/** A move of boardgame.io with its arguments, or an event that a player may call, as in `ai.enumerate`. */
export type BoardgameMove =
  | { readonly move: string; readonly args?: readonly unknown[] }
  | { readonly event: string; readonly args?: readonly unknown[] };

/** A position: the game's state `G`, and the relevant parts of `ctx`. */
export interface BoardgamePosition<G> {
  readonly G: G;
  readonly turn: Player;
  readonly numMoves: number;
  readonly gameover?: unknown;
}

/** Options for what a game of boardgame.io leaves open. */
export interface BoardgameOptions<G> {
  /** The moves of a position, if the game has no `ai.enumerate`; invalid ones are left out. */
  enumerate?(G: G, ctx: unknown, playerID: string): readonly BoardgameMove[];
  /** The result for this `ctx.gameover`; `{ winner: "0" }` and `{ draw: true }` are understood by default. */
  result?(gameover: never, G: G): Result;
  readonly setupData?: unknown;
}

/**
 * The rules of a game written for boardgame.io (0.50), ready to be solved, played perfectly and drawn; as the default
 * export of a file they work with every command.
 *
 * Needs a game of two players without chance and hidden information, in one phase, one player at a time; whatever else
 * is asked for is refused in a sentence. Events are read as boardgame.io reads them: `endTurn`, `pass`, `endGame`, the
 * hooks of a turn, `minMoves`, `maxMoves` and a custom order. Cost: a copy of `G` for each move.
 *
 * @example
 * ```ts
 * import { explore } from "marienbad";
 * import { fromBoardgameIO } from "marienbad/adapters";
 * import { outcomeOf } from "marienbad/arena";
 * import { solveArena } from "marienbad/solve";
 *
 * const countdown = {
 *   setup: () => ({ left: 10 }),
 *   moves: { take: ({ G }: { G: { left: number } }, count: number) => void (G.left -= count) },
 *   turn: { minMoves: 1, maxMoves: 1 },
 *   endIf: ({ G, ctx }: { G: { left: number }; ctx: { currentPlayer: string } }) =>
 *     G.left === 0 ? { winner: ctx.currentPlayer } : undefined, // asked before the turn ends
 *   ai: { enumerate: (G: { left: number }) => [1, 2].slice(0, G.left).map((n) => ({ move: "take", args: [n] })) },
 * };
 * const { arena } = explore(fromBoardgameIO(countdown));
 * console.log(arena.vertexCount, outcomeOf(solveArena(arena), 0)); // → 20 player0
 * ```
 */
export function fromBoardgameIO<G = unknown>(
  given: BoardgameIO,
  options: BoardgameOptions<G> = {},
): Game<BoardgamePosition<G>, BoardgameMove> {
  const flow = flowOf<G>(given, options);
  const rules: Rules<BoardgamePosition<G>, BoardgameMove> = {
    start: flow.start(),
    turn: ({ turn }) => turn,
    moves: (position) => (position.gameover === undefined ? flow.moves(position) : []),
    play: (position, move) => flow.after(position, move) as BoardgamePosition<G>,
    result: (position) => (position.gameover === undefined ? undefined : flow.result(position)),
    key: ({ G, turn, numMoves, gameover }) => JSON.stringify([G, turn, numMoves, gameover]),
  };
  return { ...rules, notation: { ...plainNotation(rules), writeMove } };
}

function writeMove(move: BoardgameMove): string {
  const name = "move" in move ? move.move : move.event;
  return [name, ...(move.args ?? []).map((arg) => (typeof arg === "object" ? JSON.stringify(arg) : arg))].join(":");
}

/** State until the next move: the events that were called and the turns begun since. */
interface Step {
  readonly events: { readonly name: string; readonly args: readonly unknown[]; readonly turn: number }[];
  turn: number;
}
const newStep = (): Step => ({ events: [], turn: 0 });

const PLAYERS = ["0", "1"];
const EVENTS = ["endTurn", "pass", "endGame"];
/** Turns that may pass without a move, as in boardgame.io. */
const MAX_TURNS = 200;
const INVALID_MOVE = "INVALID_MOVE";

function refuse(text: Text): never {
  throw new MarienbadError("bad-rules", text);
}

/** boardgame.io's flow: move, `onMove`, end of game or turn, called events; `endIf` is asked after every change. */
function flowOf<G>(game: BoardgameIO, options: BoardgameOptions<G>) {
  const rules: NonNullable<BoardgameIO["turn"]> = game.turn ?? {};
  const enumerate: Part = options.enumerate ?? game.ai?.enumerate ?? refuse(texts.noEnumerate);
  if (Object.keys(game.phases ?? {}).length > 0) refuse(texts.unsupported("phases"));
  if ((game.plugins ?? []).length > 0) refuse(texts.unsupported("plugins"));
  if (Object.keys(rules.stages ?? {}).length > 0) refuse(texts.unsupported("turn.stages"));
  if (rules.activePlayers !== undefined) refuse(texts.unsupported("turn.activePlayers"));
  if (rules.order?.playOrder !== undefined) refuse(texts.unsupported("turn.order.playOrder"));
  return { start, moves, after, result };

  function start(): BoardgamePosition<G> {
    const step = newStep();
    const none = { G: undefined as G, turn: 0 as Player, numMoves: 0 };
    const G = callPart(game.setup ?? (() => ({})), none, step, [options.setupData]) as G;
    const before = { ...none, G };
    const { first } = rules.order ?? {};
    const turn = first === undefined ? 0 : playerOf(call(first, [{ G, ctx: { ...contextOf(before), turn: 0 } }]));
    return dispatched(beginTurn({ ...before, turn }, step), step);
  }

  function moves(position: BoardgamePosition<G>): BoardgameMove[] {
    const listed = call(enumerate, [position.G, contextOf(position), PLAYERS[position.turn]]);
    return (listed as BoardgameMove[]).filter((move) => after(position, move) !== undefined);
  }

  function after(position: BoardgamePosition<G>, action: BoardgameMove): BoardgamePosition<G> | undefined {
    const args = action.args ?? [];
    const step = newStep();
    if ("event" in action) {
      if (!EVENTS.includes(action.event)) refuse(texts.noSuchEvent(action.event));
      step.events.push({ name: action.event, args, turn: step.turn });
      const next = dispatched(position, step);
      return next === position ? undefined : next; // too early
    }
    const found = game.moves?.[action.move] ?? refuse(texts.noSuchMove(action.move));
    const { move, noLimit = false } = typeof found === "function" ? { move: found } : found;
    const moved = changed(move, position, step, args);
    if (moved === undefined) return undefined;
    const counted = { ...moved, numMoves: moved.numMoves + (noLimit ? 0 : 1) };
    const noted = changed(rules.onMove, counted, step) ?? counted;
    return dispatched(turnChecked(noted, step), step);
  }

  function result({ G, gameover }: BoardgamePosition<G>): Result {
    if (options.result !== undefined) return options.result(gameover as never, G);
    const { winner, draw } = Object(gameover) as { winner?: unknown; draw?: unknown };
    if (winner !== undefined && PLAYERS.includes(String(winner))) return Number(winner) as Player;
    return draw === true ? "draw" : refuse(texts.unknownEnd(JSON.stringify(gameover)));
  }

  function turnChecked(position: BoardgamePosition<G>, step: Step): BoardgamePosition<G> {
    const over = endChecked(position, step);
    if (over.gameover !== undefined) return over;
    const { maxMoves, endIf } = rules;
    const enough = maxMoves ? over.numMoves >= maxMoves : false;
    const ends = enough || (endIf !== undefined && callPart(endIf, over, step));
    return ends ? endTurn(over, step, ends) : over;
  }

  function endChecked(position: BoardgamePosition<G>, step: Step): BoardgamePosition<G> {
    const { endIf } = game;
    const gameover = endIf && callPart(endIf, position, step);
    return gameover ? { ...position, gameover } : position;
  }

  function endTurn(position: BoardgamePosition<G>, step: Step, how: unknown): BoardgamePosition<G> {
    return position.numMoves < (rules.minMoves ?? 0) ? position : passTurn(position, step, how);
  }

  /** Starts the next turn, ignoring `minMoves`. */
  function passTurn(position: BoardgamePosition<G>, step: Step, how: unknown): BoardgamePosition<G> {
    const ended = endChecked(changed(rules.onEnd, position, step) ?? position, step);
    if (ended.gameover !== undefined) return ended;
    const named = Object(how) as { next?: unknown; remove?: unknown };
    if (named.remove !== undefined) refuse(texts.unsupported("endTurn({ remove })"));
    const passed = { ...ended, turn: nextPlayer(ended, named.next) };
    const over = endChecked(passed, step);
    return over.gameover === undefined ? beginTurn(over, step) : over;
  }

  function nextPlayer(position: BoardgamePosition<G>, named: unknown): Player {
    if (named !== undefined) return playerOf(named);
    const { next } = rules.order ?? {};
    return next ? playerOf(call(next, [{ G: position.G, ctx: contextOf(position) }])) : opponent(position.turn);
  }

  function beginTurn(position: BoardgamePosition<G>, step: Step): BoardgamePosition<G> {
    if (++step.turn > MAX_TURNS) refuse(texts.turnsWithoutMoves);
    const fresh = { ...position, numMoves: 0 };
    return endChecked(changed(rules.onBegin, fresh, step) ?? fresh, step);
  }

  /** The position after the called events; an `endTurn` of a turn that has already ended is void. */
  function dispatched(position: BoardgamePosition<G>, step: Step): BoardgamePosition<G> {
    let now = position;
    for (const { name, args, turn } of step.events) {
      if (now.gameover !== undefined) break;
      if (name === "endGame") now = { ...now, gameover: args[0] ?? true };
      else if (name === "pass") now = passTurn(now, step, args[0]);
      else if (turn === step.turn) now = endTurn(now, step, args[0]);
    }
    return now;
  }

  /** The position with `G` as a function leaves it, by changing it or by returning another; undefined if invalid. */
  function changed(
    part: Part | undefined,
    position: BoardgamePosition<G>,
    step: Step,
    args: readonly unknown[] = [],
  ): BoardgamePosition<G> | undefined {
    if (part === undefined) return undefined;
    const G = structuredClone(position.G);
    const returned = callPart(part, { ...position, G }, step, args);
    return returned === INVALID_MOVE ? undefined : { ...position, G: returned === undefined ? G : (returned as G) };
  }

  /** Calls a function of the game as boardgame.io does, and notes which events it calls. */
  function callPart(part: Part, position: BoardgamePosition<G>, step: Step, args: readonly unknown[] = []): unknown {
    const called = (name: string): unknown => {
      if (!EVENTS.includes(name)) refuse(texts.noSuchEvent(name));
      return (...given: unknown[]) => void step.events.push({ name, args: given, turn: step.turn });
    };
    const given = {
      G: position.G,
      ctx: contextOf(position),
      playerID: PLAYERS[position.turn],
      events: new Proxy({}, { get: (_, name) => called(String(name)) }),
      random: new Proxy({}, { get: () => refuse(texts.noChance) }),
    };
    return call(part, [given, ...args]);
  }
}

/** The parts of boardgame.io's `ctx` that do not depend on the way to the position. */
function contextOf<G>({ turn, numMoves, gameover }: BoardgamePosition<G>): object {
  const context = {
    ...{ numPlayers: PLAYERS.length, playOrder: PLAYERS, playOrderPos: turn, currentPlayer: PLAYERS[turn] },
    ...{ numMoves, activePlayers: null, phase: null },
    ...(gameover === undefined ? {} : { gameover }),
  };
  return Object.defineProperty(context, "turn", { get: () => refuse(texts.noTurnNumber), enumerable: false });
}

function playerOf(named: unknown): Player {
  return PLAYERS.includes(String(named)) ? (Number(named) as Player) : refuse(texts.noNextPlayer);
}

function call(part: Part, given: readonly unknown[]): unknown {
  return Reflect.apply(part, undefined, given);
}
