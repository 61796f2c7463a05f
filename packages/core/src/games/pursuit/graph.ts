import { squareName } from "../grid/squares.ts";

type Line = readonly [number, number];

export interface Graph {
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  /** From the left and from the top, in cells. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly lines: readonly Line[];
}

/** The kinds of graphs, by their ids. */
export const GRAPHS = ["grid", "cycle", "path", "complete", "petersen"] as const;
export type GraphId = (typeof GRAPHS)[number];

/** The graph of a kind: a grid of size × size, or of `size` vertices; Petersen's has ten. */
export function makeGraph(kind: GraphId, size: number): Graph {
  switch (kind) {
    case "grid":
      return grid(size);
    case "cycle":
      return onCircle(size, ring(size));
    case "path":
      return onCircle(size, ring(size).slice(0, -1));
    case "complete":
      return onCircle(size, pairs(size));
    case "petersen":
      return petersen();
  }
}

function grid(size: number): Graph {
  const names = Array.from({ length: size * size }, (_, cell) => squareName(cell, size, size));
  const places = names.map((_, cell) => [cell % size, Math.floor(cell / size)] as const);
  const lines = names.flatMap((_, cell): Line[] => [
    ...(cell % size < size - 1 ? [[cell, cell + 1] as const] : []),
    ...(cell + size < size * size ? [[cell, cell + size] as const] : []),
  ]);
  return fromLines(names, places, lines);
}

function onCircle(size: number, lines: readonly Line[]): Graph {
  const radius = Math.max(1, (1.3 * size) / (2 * Math.PI)); // neighbours are a little more than a cell apart
  return fromLines(numbers(size), circle(size, radius), lines);
}

function ring(size: number): Line[] {
  return Array.from({ length: size }, (_, vertex) => [vertex, (vertex + 1) % size] as const);
}

function petersen(): Graph {
  const lines = Array.from({ length: 5 }, (_, vertex): Line[] => [
    [vertex, (vertex + 1) % 5],
    [vertex + 5, ((vertex + 2) % 5) + 5],
    [vertex, vertex + 5],
  ]).flat();
  return fromLines(numbers(10), [...circle(5, 2.2), ...circle(5, 1.1, 2.2)], lines);
}

function fromLines(names: readonly string[], places: Graph["places"], lines: readonly Line[]): Graph {
  const neighbours = names.map((_, vertex) =>
    lines.flatMap(([one, other]) => (one === vertex ? [other] : other === vertex ? [one] : [])).sort((a, b) => a - b),
  );
  return { names, places, lines, neighbours };
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, vertex) => String(vertex + 1));

const pairs = (count: number): Line[] =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (__, more) => [one, one + 1 + more] as const),
  ).flat();

function circle(count: number, radius: number, middle = radius): (readonly [number, number])[] {
  const round = (value: number): number => Math.round(100 * (value + middle)) / 100;
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  });
}
