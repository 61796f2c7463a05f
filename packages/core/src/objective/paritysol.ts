import { type Arena, NOBODY } from "../arena/arena.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { type Fault, MAX_FAULTS, type Parsed, type Place, parsed, refused } from "../base/error.ts";
import { textOfBytes, textOfPieces } from "../base/long-text.ts";
import { reading, Scanner } from "../base/scanner.ts";
import { TextWriter } from "../base/text-writer.ts";
import type { ObjectiveSolution } from "./game.ts";
import * as texts from "./texts.ts";

/*
 * PGSolver's form of a solution (O5 in docs/concordance.md): `paritysol 9;` with the largest number of a vertex, then
 * for each vertex its number, its winner and, where the winner moves there, the number of the vertex they move to.
 *
 *     paritysol 2;
 *     0 0 1;
 *     1 0;
 *     2 1 2;
 */

/** The number of a vertex in files. */
function numberOf({ numberOfVertex }: Arena, vertex: number): number {
  return numberOfVertex === undefined ? vertex : numberOfVertex[vertex];
}

/** A solution as PGSolver writes it. */
export function writeParitySolution(arena: Arena, solution: ObjectiveSolution): string {
  return textOfPieces(paritySolutionPieces(arena, solution));
}

/** The same as bytes, piece by piece, however long. */
export function* paritySolutionPieces(
  arena: Arena,
  { winnerOfVertex, choiceOfVertex }: ObjectiveSolution,
): Generator<Uint8Array, void, void> {
  const { vertexCount } = arena;
  const writer = new TextWriter();
  writer.text(`paritysol ${numberOf(arena, vertexCount - 1)};\n`);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    writer.number(numberOf(arena, vertex));
    writer.word(" ");
    writer.number(winnerOfVertex[vertex]);
    if (choiceOfVertex[vertex] !== NO_CHOICE) {
      writer.word(" ");
      writer.number(numberOf(arena, choiceOfVertex[vertex]));
    }
    writer.word(";\n");
    if (writer.isFull) yield writer.take();
  }
  yield writer.take();
}

/** Whether a file seems to be a solution in PGSolver's form. */
export function isParitySolution(bytes: Uint8Array): boolean {
  return /^\s*paritysol\b/.test(new TextDecoder().decode(bytes.subarray(0, 256)));
}

/**
 * Reads a solution in PGSolver's form for an arena; one of another game is refused. Moves that the other player would
 * make, which some programs write too, are left out.
 */
export function readParitySolution(arena: Arena, content: string | Uint8Array): Parsed<ObjectiveSolution> {
  return reading(() => {
    const scanner = new Scanner(typeof content === "string" ? content : textOfBytes(content), /\s+/y);
    const reader = new SolutionReader(arena, scanner);
    return reader.read();
  });
}

const UNKNOWN = 2;
const NUMBER = /\d{1,15}/y;

class SolutionReader {
  readonly #arena: Arena;
  readonly #scanner: Scanner;
  readonly #faults: Fault[] = [];
  readonly #vertexOfNumber: Map<number, number> | undefined;
  readonly #winnerOfVertex: Uint8Array;
  readonly #choiceOfVertex: Uint32Array;

  constructor(arena: Arena, scanner: Scanner) {
    this.#arena = arena;
    this.#scanner = scanner;
    const { numberOfVertex } = arena;
    this.#vertexOfNumber = numberOfVertex && new Map(Array.from(numberOfVertex, (number, vertex) => [number, vertex]));
    this.#winnerOfVertex = new Uint8Array(arena.vertexCount).fill(UNKNOWN);
    this.#choiceOfVertex = new Uint32Array(arena.vertexCount).fill(NO_CHOICE);
  }

  read(): Parsed<ObjectiveSolution> {
    const scanner = this.#scanner;
    if (scanner.match(/paritysol\b/y) === undefined) scanner.fail(texts.paritysolExpected());
    const largest = this.#number();
    scanner.expect(";");
    const own = numberOf(this.#arena, this.#arena.vertexCount - 1);
    if (largest !== own) scanner.refuse(texts.otherGame(largest, own), { line: 1 });
    scanner.match(/start\s+\d+\s*;/y);
    while (!scanner.atEnd && this.#faults.length < MAX_FAULTS) this.#line();
    const missing = this.#winnerOfVertex.indexOf(UNKNOWN);
    if (missing >= 0) this.#fault(texts.missingVertex(numberOf(this.#arena, missing)), {});
    if (this.#faults.length > 0) return refused(this.#faults);
    return parsed({ winnerOfVertex: this.#winnerOfVertex, choiceOfVertex: this.#choiceOfVertex });
  }

  #line(): void {
    const scanner = this.#scanner;
    const place = scanner.place();
    const vertex = this.#vertexOf(this.#number(), place);
    const winnerPlace = scanner.place();
    const winner = this.#number();
    if (winner > 1) this.#fault(texts.badWinner(winner), winnerPlace);
    const targetPlace = scanner.place();
    const targetNumber = scanner.match(NUMBER)?.[0];
    const target = targetNumber === undefined ? undefined : this.#vertexOf(Number(targetNumber), targetPlace);
    scanner.quoted('"', { lines: true });
    scanner.expect(";");
    if (vertex === undefined) return;
    if (this.#winnerOfVertex[vertex] !== UNKNOWN) this.#fault(texts.vertexTwice(this.#arena.label(vertex)), place);
    this.#winnerOfVertex[vertex] = winner;
    const isWinners = this.#arena.ownerOfVertex[vertex] === winner && this.#arena.goalOfVertex[vertex] === NOBODY;
    if (target !== undefined && isWinners) this.#choiceOfVertex[vertex] = target;
  }

  #vertexOf(number: number, place: Place): number | undefined {
    const vertex = this.#vertexOfNumber === undefined ? number : this.#vertexOfNumber.get(number);
    if (vertex !== undefined && vertex < this.#arena.vertexCount) return vertex;
    this.#fault(texts.noVertexOfNumber(number), place);
    return undefined;
  }

  #number(): number {
    const found = this.#scanner.match(NUMBER);
    return found === undefined ? this.#scanner.fail(texts.numberExpected()) : Number(found[0]);
  }

  #fault(text: Fault["text"], place: Place): void {
    this.#faults.push({ text, ...place });
  }
}
