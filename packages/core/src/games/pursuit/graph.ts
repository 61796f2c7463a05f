import { columnName } from "../grid/squares.ts";

/** A graph on which cops and robber run, with names and places for its vertices. */
export interface Graph {
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  /** From the left and from the top, in cells. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly lines: readonly (readonly [number, number])[];
}

/** The kinds of graphs, by their ids. */
export const GRAPHS = ["grid", "cycle", "path", "complete", "petersen"] as const;
/** The id of a kind of graphs. */
export type GraphId = (typeof GRAPHS)[number];

/** The graph of a kind: a grid of size × size, or so many vertices; Petersen's has ten. */
export function makeGraph(kind: GraphId, size: number): Graph {
  switch (kind) {
    case "grid":
      return grid(size);
    case "cycle":
      return ring(size, (vertex) => [vertex, (vertex + 1) % size]);
    case "path":
      return ring(size, (vertex) => (vertex + 1 < size ? [vertex, vertex + 1] : undefined));
    case "complete":
      return fromLines(numbers(size), circle(size, radiusFor(size)), pairs(size));
    case "petersen":
      return petersen();
  }
}

function grid(size: number): Graph {
  const names = Array.from(
    { length: size * size },
    (_, cell) => `${columnName(cell % size)}${size - Math.floor(cell / size)}`,
  );
  const places = names.map((_, cell) => [cell % size, Math.floor(cell / size)] as const);
  const lines = names.flatMap((_, cell): [number, number][] => [
    ...(cell % size < size - 1 ? [[cell, cell + 1] as [number, number]] : []),
    ...(cell + size < size * size ? [[cell, cell + size] as [number, number]] : []),
  ]);
  return fromLines(names, places, lines);
}

function ring(size: number, lineFrom: (vertex: number) => readonly [number, number] | undefined): Graph {
  const lines = Array.from({ length: size }, (_, vertex) => lineFrom(vertex)).filter((line) => line !== undefined);
  return fromLines(numbers(size), circle(size, radiusFor(size)), lines);
}

/** An outer ring of five, an inner star of five, and five spokes. */
function petersen(): Graph {
  const lines = Array.from({ length: 5 }, (_, vertex): (readonly [number, number])[] => [
    [vertex, (vertex + 1) % 5],
    [vertex + 5, ((vertex + 2) % 5) + 5],
    [vertex, vertex + 5],
  ]).flat();
  return fromLines(numbers(10), [...circle(5, 2.2), ...circle(5, 1.1, 2.2)], lines);
}

function fromLines(
  names: readonly string[],
  places: Graph["places"],
  lines: readonly (readonly [number, number])[],
): Graph {
  const neighbours = names.map((_, vertex) =>
    lines.flatMap(([one, other]) => (one === vertex ? [other] : other === vertex ? [one] : [])).sort((a, b) => a - b),
  );
  return { names, places, lines, neighbours };
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, vertex) => String(vertex + 1));

const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, more): [number, number] => [one, one + 1 + more]),
  );

/** So many places around a middle, the first at the top. */
function circle(count: number, radius: number, middle = radius): (readonly [number, number])[] {
  const round = (value: number): number => Math.round(100 * (value + middle)) / 100;
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count - Math.PI / 2;
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  });
}

/** The radius of a circle on which so many places lie a little more than a cell apart. */
const radiusFor = (count: number): number => Math.max(1, (1.3 * count) / (2 * Math.PI));
