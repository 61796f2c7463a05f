import { signal } from "@preact/signals";
import type { Arena } from "marienbad";
import { goalOf, ownerOf, successors } from "marienbad/arena";
import { readStored, writeStored } from "../base/storage.ts";
import type { WrittenArena } from "./trial.ts";

/** How the course of this reader writes positions: players 0 and 1 or 1 and 2, the player last or first. */
export interface Convention {
  readonly firstPlayer: 0 | 1;
  readonly playerFirst: boolean;
}

const KEY = "python-positions";

/** Chosen once, and kept in the browser. */
export const convention = signal<Convention>({
  firstPlayer: readStored(KEY)?.includes("12") ? 1 : 0,
  playerFirst: readStored(KEY)?.includes("first") ?? false,
});

export function chooseConvention(chosen: Convention): void {
  convention.value = chosen;
  writeStored(KEY, `${chosen.firstPlayer === 1 ? "12" : "01"} ${chosen.playerFirst ? "first" : "last"}`);
}

/** A pair whose second member is a player, as `(10, 0)` or `10,0`. */
const PAIR = /^(?:\((.*), ?([01])\)|([^(]*),([01]))$/;
/** What Python reads as it stands: a number, or something in brackets or quotes. */
const LITERAL = /^(-?\d+(\.\d+)?|[('"].*)$/;

/** The name of each vertex, without the player where all of them are pairs that name it. */
function bareNames(arena: Arena): string[] {
  const labels = Array.from({ length: arena.vertexCount }, (_, vertex) => arena.label(vertex));
  const pairs = labels.map((label) => PAIR.exec(label));
  const arePairs = pairs.every(
    (pair, vertex) => pair !== null && Number(pair[2] ?? pair[4]) === ownerOf(arena, vertex),
  );
  if (!arePairs) return labels;
  const bare = pairs.map((pair) => pair?.[1] ?? pair?.[3] ?? "");
  return bare.map((name) => (LITERAL.test(name) ? name : `(${name})`));
}

/** An arena for Python, in the reader's convention. */
export function writtenArena(arena: Arena, { firstPlayer, playerFirst }: Convention): WrittenArena {
  const vertices = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return {
    names: bareNames(arena).map((name) => (LITERAL.test(name) ? { literal: name } : name)),
    owners: vertices.map((vertex) => ownerOf(arena, vertex)),
    edges: vertices.map((vertex) => [...successors(arena, vertex)]),
    goals: vertices.map((vertex) => goalOf(arena, vertex) ?? null),
    firstPlayer,
    playerFirst,
  };
}

/** A vertex as the student's Python writes it, `("a", 0)`. */
export function vertexWriter(arena: Arena, { firstPlayer, playerFirst }: Convention): (vertex: number) => string {
  const names = bareNames(arena).map((name) => (LITERAL.test(name) ? name : JSON.stringify(name)));
  return (vertex) => {
    const player = ownerOf(arena, vertex) + firstPlayer;
    return playerFirst ? `(${player}, ${names[vertex]})` : `(${names[vertex]}, ${player})`;
  };
}

export function arenaText(arena: Arena, how: Convention): string {
  const write = vertexWriter(arena, how);
  const vertices = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  const entries = vertices.map(
    (vertex) => `    ${write(vertex)}: [${[...successors(arena, vertex)].map(write).join(", ")}],`,
  );
  const goals = ([0, 1] as const).map((player) => {
    const members = vertices.filter((vertex) => goalOf(arena, vertex) === player).map(write);
    return `V${player + how.firstPlayer} = ${members.length === 0 ? "set()" : `{${members.join(", ")}}`}`;
  });
  return ["G = {", ...entries, "}", ...goals].join("\n");
}
