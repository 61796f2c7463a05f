import type { Player } from "marienbad";
import { OBJECTIVE_IDS, type ObjectiveId } from "marienbad/arena";

/** An arena as the editor holds it: plain data that goes to the worker, into the link and back. */
export interface ArenaDocument {
  readonly vertices: readonly DocumentVertex[];
  readonly edges: readonly (readonly [number, number])[];
  readonly start?: number | undefined;
  /** What the players want, where goals and priorities do not say it. */
  readonly objective?: ObjectiveId | undefined;
}

export interface DocumentVertex {
  readonly name: string;
  readonly owner: Player;
  readonly goal?: Player | undefined;
  /** The play ends here, and it is a draw. */
  readonly drawn?: true | undefined;
  /** In a parity game. */
  readonly priority?: number | undefined;
}

export type Source =
  | { readonly kind: "game"; readonly game: string; readonly options: Readonly<Record<string, string>> }
  | { readonly kind: "own"; readonly document: ArenaDocument };

export function isEmpty(source: Source): boolean {
  return source.kind === "own" && source.document.vertices.length === 0;
}

/** Short, for links: names, owners and goals as strings, the successors of each vertex. */
interface PackedDocument {
  readonly names: readonly string[];
  readonly owners: string;
  readonly goals: string;
  readonly to: readonly (readonly number[])[];
  readonly start?: number;
  readonly priorities?: readonly number[];
  readonly objective?: ObjectiveId;
}

/** The letter of drawn ends among the goals. */
const DRAWN = "=";

function targetsIn({ vertices, edges }: ArenaDocument): number[][] {
  const targets: number[][] = vertices.map(() => []);
  for (const [from, to] of edges) targets[from].push(to);
  return targets;
}

export function pack(document: ArenaDocument): PackedDocument {
  const { vertices, start, objective } = document;
  const isParity = vertices.length > 0 && vertices.every(({ priority }) => priority !== undefined);
  return {
    names: vertices.map(({ name }) => name),
    owners: vertices.map(({ owner }) => owner).join(""),
    goals: vertices.map(({ goal, drawn }) => (drawn ? DRAWN : (goal ?? "."))).join(""),
    to: targetsIn(document),
    ...(start === undefined ? {} : { start }),
    ...(isParity ? { priorities: vertices.map(({ priority }) => priority ?? 0) } : {}),
    ...(objective === undefined ? {} : { objective }),
  };
}

/** Reads what `pack` wrote; throws when it is something else, since links come from anywhere. */
export function unpack(given: unknown): ArenaDocument {
  const { names, owners, goals, to, start, priorities, objective } = given as Record<string, unknown>;
  const wrong = (): never => {
    throw new Error("not an arena");
  };
  if (!Array.isArray(names) || typeof owners !== "string" || typeof goals !== "string" || !Array.isArray(to)) wrong();
  const count = (names as unknown[]).length;
  const isVertex = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
  const known = OBJECTIVE_IDS.find((id) => id === objective);
  const priorityOf = (vertex: number): { priority: number } => {
    const priority: unknown = (priorities as unknown[])[vertex];
    if (!Number.isInteger(priority) || (priority as number) < 0 || (priority as number) >= 2 ** 31) return wrong();
    return { priority: priority as number };
  };
  const vertices = (names as unknown[]).map((name, vertex): DocumentVertex => {
    const owner = (owners as string)[vertex];
    const goal = (goals as string)[vertex];
    if (typeof name !== "string" || (owner !== "0" && owner !== "1")) return wrong();
    const end = goal === "0" ? { goal: 0 as const } : goal === "1" ? { goal: 1 as const } : {};
    const own = Array.isArray(priorities) ? priorityOf(vertex) : {};
    return { name, owner: owner === "0" ? 0 : 1, ...(goal === DRAWN ? { drawn: true } : end), ...own };
  });
  if (new Set(names as unknown[]).size !== count) wrong();
  const edges = (to as unknown[]).flatMap((targets, from) =>
    (Array.isArray(targets) ? targets : wrong()).map((target: unknown): [number, number] =>
      from < count && isVertex(target) ? [from, target] : wrong(),
    ),
  );
  return {
    vertices,
    edges,
    ...(isVertex(start) ? { start } : {}),
    ...(known === undefined ? {} : { objective: known }),
  };
}

export function freshName({ vertices }: ArenaDocument): string {
  const taken = new Set(vertices.map(({ name }) => name));
  for (let index = 0; ; index++) {
    const name = `${String.fromCharCode(97 + (index % 26))}${index < 26 ? "" : Math.floor(index / 26)}`;
    if (!taken.has(name)) return name;
  }
}

export function withoutVertex({ vertices, edges, start, ...rest }: ArenaDocument, gone: number): ArenaDocument {
  const renumber = (vertex: number): number => (vertex > gone ? vertex - 1 : vertex);
  return {
    ...rest,
    vertices: vertices.filter((_, vertex) => vertex !== gone),
    edges: edges
      .filter(([from, to]) => from !== gone && to !== gone)
      .map(([from, to]): [number, number] => [renumber(from), renumber(to)]),
    start: start === undefined || start === gone ? undefined : renumber(start),
  };
}
