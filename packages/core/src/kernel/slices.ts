import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { AttractorKernel } from "./attractor-kernel.ts";

/**
 * An arena, handed to the kernel piece by piece through a small window of its memory.
 *
 * V8 runs a function of WebAssembly in its quick, slow form until it has been called often, so the work is cut into
 * slices; and so the arena need not be copied as a whole, for a slice of it is still in the cache when the kernel reads
 * it. Between two slices the work pauses.
 */
export class Slices {
  readonly arena: Arena;
  readonly #maxVertices: number;
  readonly #maxEdges: number;
  readonly #firstEdges: Uint32Array;
  readonly #targets: Uint32Array;
  readonly #owners: Uint8Array;
  readonly #goals: Uint8Array;
  readonly #values: Uint32Array;
  readonly #choices: Uint32Array;

  /** The memory of the kernel must be as large as it will be, for a memory that grows has other windows. */
  constructor(arena: Arena, kernel: AttractorKernel) {
    const { buffer } = kernel.memory;
    this.arena = arena;
    this.#maxVertices = kernel.SLICE_VERTICES.value;
    this.#maxEdges = kernel.SLICE_EDGES.value;
    this.#firstEdges = new Uint32Array(buffer, kernel.firstEdges.value, this.#maxVertices + 1);
    this.#targets = new Uint32Array(buffer, kernel.targets.value, this.#maxEdges);
    this.#owners = new Uint8Array(buffer, kernel.owners.value, this.#maxVertices);
    this.#goals = new Uint8Array(buffer, kernel.goals.value, this.#maxVertices);
    this.#values = new Uint32Array(buffer, kernel.values.value, this.#maxVertices);
    this.#choices = new Uint32Array(buffer, kernel.choices.value, this.#maxVertices);
  }

  *ofVertexNumbers(work: (from: number, to: number) => void): Work<void, void> {
    const { vertexCount } = this.arena;
    for (let from = 0; from < vertexCount; from += this.#maxVertices) {
      work(from, Math.min(vertexCount, from + this.#maxVertices));
      yield;
    }
  }

  /** Vertices with their degrees, owners and goals. */
  ofVertices(work: (from: number, to: number) => void): Work<void, void> {
    return this.ofVertexNumbers((from, to) => {
      this.#copyVertices(from, to);
      work(from, to);
    });
  }

  /** Targets, whatever leads there. */
  *ofTargets(work: (count: number) => void): Work<void, void> {
    const { edgeCount, targetOfEdge } = this.arena;
    for (let edge = 0; edge < edgeCount; edge += this.#maxEdges) {
      const slice = targetOfEdge.subarray(edge, Math.min(edgeCount, edge + this.#maxEdges));
      this.#targets.set(slice);
      work(slice.length);
      yield;
    }
  }

  /** Edges with their vertices. A vertex with very many edges is in several slices: the work tells where to go on. */
  *ofEdges(work: (vertex: number, endVertex: number, edge: number, endEdge: number) => number): Work<void, void> {
    const { vertexCount, firstEdgeOfVertex, targetOfEdge } = this.arena;
    for (let vertex = 0, edge = 0; vertex < vertexCount; ) {
      const endVertex = Math.min(vertexCount, vertex - (vertex % this.#maxVertices) + this.#maxVertices);
      const endEdge = Math.min(edge + this.#maxEdges, firstEdgeOfVertex[endVertex]);
      this.#firstEdges.set(firstEdgeOfVertex.subarray(vertex, endVertex + 1));
      this.#targets.set(targetOfEdge.subarray(edge, endEdge));
      vertex = work(vertex, endVertex, edge, endEdge);
      edge = endEdge;
      yield;
    }
  }

  /** What the kernel finds out about each slice of vertices. */
  *ofSolution(work: (from: number, to: number) => void): Work<Solution, void> {
    const solution = emptySolution(this.arena);
    yield* this.ofVertexNumbers((from, to) => {
      work(from, to);
      this.#copySolution(solution, from, to);
    });
    return solution;
  }

  /**
   * The same where the work needs the vertices with all their edges; undefined when it fails for a slice, or when a
   * vertex has more edges than a slice can hold.
   */
  forward(work: (from: number, to: number) => number): Work<Solution | undefined, void> {
    return this.#sweep((done) => done, work);
  }

  /** The same from the last vertices on. */
  backward(work: (from: number, to: number) => number): Work<Solution | undefined, void> {
    return this.#sweep((done, size) => this.arena.vertexCount - done - size, work);
  }

  *#sweep(
    begin: (done: number, size: number) => number,
    work: (from: number, to: number) => number,
  ): Work<Solution | undefined, void> {
    const { vertexCount, firstEdgeOfVertex, targetOfEdge } = this.arena;
    const solution = emptySolution(this.arena);
    for (let done = 0, size = 0; done < vertexCount; done += size) {
      size = Math.min(this.#maxVertices, vertexCount - done);
      const edgeCount = (): number =>
        firstEdgeOfVertex[begin(done, size) + size] - firstEdgeOfVertex[begin(done, size)];
      while (edgeCount() > this.#maxEdges) size = Math.floor(size / 2);
      if (size === 0) return undefined;
      const from = begin(done, size);
      this.#copyVertices(from, from + size);
      this.#targets.set(targetOfEdge.subarray(firstEdgeOfVertex[from], firstEdgeOfVertex[from + size]));
      if (!work(from, from + size)) return undefined;
      this.#copySolution(solution, from, from + size);
      yield;
    }
    return solution;
  }

  #copyVertices(from: number, to: number): void {
    const { firstEdgeOfVertex, ownerOfVertex, goalOfVertex } = this.arena;
    this.#firstEdges.set(firstEdgeOfVertex.subarray(from, to + 1));
    this.#owners.set(ownerOfVertex.subarray(from, to));
    this.#goals.set(goalOfVertex.subarray(from, to));
  }

  #copySolution({ valueOfVertex, choiceOfVertex }: Solution, from: number, to: number): void {
    valueOfVertex.set(this.#values.subarray(0, to - from), from);
    choiceOfVertex.set(this.#choices.subarray(0, to - from), from);
  }
}

function emptySolution({ vertexCount }: Arena): Solution {
  return { valueOfVertex: new Uint32Array(vertexCount), choiceOfVertex: new Uint32Array(vertexCount) };
}
