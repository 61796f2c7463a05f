import { type Arena, explore, type Player } from "marienbad";
import { ArenaBuilder, goalOf, ownerOf, successors } from "marienbad/arena";
import { makeGame } from "marienbad/games/all";
import type { ParityArena } from "marienbad/objective";
import { type ArenaDrawing, layOutArena, type Point, type Scene } from "marienbad-figure";
import { at, Drawing, type EdgeSet, type Look } from "./drawing.ts";

interface Owners {
  /** What player 0 owns. */
  readonly own: string;
  readonly goals0?: string;
  readonly goals1?: string;
}

const words = (list = ""): string[] => list.split(" ").filter((word) => word !== "");

/** An arena written as `a: b c; b: a; c:`. */
export function arenaOf(lines: string, { own, goals0, goals1 }: Owners): Arena {
  const rows = lines.split(";").map((line) => line.split(":").map((part) => part.trim()));
  const builder = new ArenaBuilder();
  for (const [name] of rows) builder.vertex(name, words(own).includes(name) ? 0 : 1);
  for (const [name, targets] of rows) for (const target of words(targets)) builder.edge(name, target);
  for (const name of words(goals0)) builder.goal(0, name);
  for (const name of words(goals1)) builder.goal(1, name);
  return builder.start(rows[0][0]).buildOrThrow();
}

/** The same arena as a parity game. */
export function withPriorities(arena: Arena, priorities: readonly number[]): ParityArena {
  return { ...arena, objective: "parity", priorityOfVertex: Uint32Array.from(priorities) };
}

/** The arena of one heap, with vertices `6,0`: sticks, and who moves. */
export function nimArena(sticks: number, options: Readonly<Record<string, string>>): Arena {
  const game = makeGame("nim", { sticks: String(sticks), ...options });
  return explore(game, { label: (position) => nimLabel(game.notation.writePosition(position)) }).arena;
}

function nimLabel(written: string): string {
  return (written.match(/\d+/g) ?? []).join(",");
}

/** One heap in two rows, player 0's above: a column for each number of sticks. */
export function nimPlaces(arena: Arena, step = 54, row = 96): Point[] {
  return vertices(arena).map((vertex) => {
    const [sticks, player] = arena.label(vertex).split(",").map(Number);
    return at(-sticks * step, player * row);
  });
}

/** Places by name, in columns and rows: `a 0 1; b 1 1`. */
export function placesOf(arena: Arena, list: string, step = 84): Point[] {
  const places = new Map(
    list.split(";").map((item) => {
      const [name, x, y] = item.trim().split(" ");
      return [name, at(Number(x) * step, Number(y) * step)];
    }),
  );
  return vertices(arena).map((vertex) => places.get(arena.label(vertex)) ?? at(0, 0));
}

export function vertices(arena: Arena): number[] {
  return Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
}

export function named(arena: Arena, name: string): number {
  return vertices(arena).findIndex((vertex) => arena.label(vertex) === name);
}

/** The ids of vertices in a drawing; in a list of names, `a>b` is an edge. */
export function ids(arena: Arena, list: string): string[] {
  return words(list).map((name) =>
    name
      .split(">")
      .map((one) => `v${named(arena, one)}`)
      .join(">"),
  );
}

export const idOf = (vertex: number): string => `v${vertex}`;
export const vertexOf = (id: string): number => Number(id.slice(1));

export interface ArenaLooks {
  readonly points?: readonly Point[];
  node?(vertex: number): Look & { readonly label?: string };
  edge?(from: number, to: number): EdgeSet;
  /** Edges that must not go straight. */
  bend?(from: number, to: number): EdgeSet;
  /** Where a token stands. */
  readonly token?: number | undefined;
  /** Whose goal; the arena's own, unless given. */
  goal?(vertex: number): Player | undefined;
  readonly size?: number;
}

const laidOut = new WeakMap<Arena, ArenaDrawing>();

/** The layout of an arena, made once: a figure is drawn many times. */
function layoutOf(arena: Arena): ArenaDrawing {
  const known = laidOut.get(arena) ?? layOutArena(arena);
  laidOut.set(arena, known);
  return known;
}

/** An arena as a scene of the library: circles and squares, goals with two borders and their owner's mark. */
export function drawArena(arena: Arena, title: string, looks: ArenaLooks = {}): Scene {
  const { size = 40, token } = looks;
  const laid = looks.points === undefined ? layoutOf(arena) : undefined;
  const points = looks.points ?? laid?.points ?? [];
  const drawing = new Drawing();
  const edges = new Set(
    vertices(arena).flatMap((from) => Array.from(successors(arena, from), (to) => `${from} ${to}`)),
  );
  for (const vertex of vertices(arena)) {
    const goal = (looks.goal ?? ((one: number) => goalOf(arena, one)))(vertex);
    const { label = arena.label(vertex), ...look } = looks.node?.(vertex) ?? {};
    const wide = Math.max(size, label.length * 7.5 + 14);
    drawing.node(idOf(vertex), points[vertex], label, {
      shape: ownerOf(arena, vertex) === 0 ? "circle" : "square",
      width: ownerOf(arena, vertex) === 0 ? size : Math.min(wide, size),
      height: size,
      ...(goal === 0 || goal === 1 ? { border: "double", mark: goal } : {}),
      ...(vertex === token ? { stroke: "strong" } : {}),
      ...look,
    });
  }
  for (const edge of edges) {
    const [from, to] = edge.split(" ").map(Number);
    const index = laid?.edges.findIndex(([a, b]) => a === from && b === to) ?? -1;
    const route = laid?.routes[index];
    const both = edges.has(`${to} ${from}`) && looks.points !== undefined ? { bend: 14 } : {};
    drawing.edge(idOf(from), idOf(to), {
      ...both,
      ...(route ?? {}),
      ...looks.bend?.(from, to),
      ...looks.edge?.(from, to),
    });
  }
  return drawing.scene(title);
}

/** The tone of a winner. */
export function toneOf(player: Player | undefined): "player0" | "player1" | "plain" {
  return player === undefined ? "plain" : player === 0 ? "player0" : "player1";
}
