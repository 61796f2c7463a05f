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

function numberOf({ numberOfVertex }: Arena, vertex: number): number {
  return numberOfVertex === undefined ? vertex : numberOfVertex[vertex];
}

/** A solution as PGSolver writes it. */
export function writeParitySolution(arena: Arena, solution: ObjectiveSolution): string {
  return textOfPieces(paritySolutionPieces(arena, solution));
}

/** Like `writeParitySolution`, as UTF-8 in pieces, of any length. */
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

/** True if a file seems to be a solution in PGSolver's form. */
export function isParitySolution(bytes: Uint8Array): boolean {
  return /^\s*paritysol\b/.test(new TextDecoder().decode(bytes.subarray(0, 256)));
}

/** Reads a solution in PGSolver's form for this arena. Moves given for the loser are left out. */
export function readParitySolution(arena: Arena, content: string | Uint8Array): Parsed<ObjectiveSolution> {
  return reading(() => {
    const scanner = new Scanner(typeof content === "string" ? content : textOfBytes(content), /\s+/y);
    return readSolution(arena, scanner);
  });
}

const UNKNOWN = 2;
const NUMBER = /\d{1,15}/y;

function readSolution(arena: Arena, scanner: Scanner): Parsed<ObjectiveSolution> {
  const { numberOfVertex, vertexCount } = arena;
  const faults: Fault[] = [];
  const winnerOfVertex = new Uint8Array(vertexCount).fill(UNKNOWN);
  const choiceOfVertex = new Uint32Array(vertexCount).fill(NO_CHOICE);
  const vertexOfNumber = numberOfVertex && new Map(Array.from(numberOfVertex, (number, vertex) => [number, vertex]));
  if (scanner.match(/paritysol\b/y) === undefined) scanner.fail(texts.paritysolExpected());
  const largest = readNumber();
  scanner.expect(";");
  const own = numberOf(arena, vertexCount - 1);
  if (largest !== own) scanner.refuse(texts.otherGame(largest, own), { line: 1 });
  scanner.match(/start\s+\d+\s*;/y);
  while (!scanner.atEnd && faults.length < MAX_FAULTS) readLine();
  const missing = winnerOfVertex.indexOf(UNKNOWN);
  if (missing >= 0) faults.push({ text: texts.missingVertex(numberOf(arena, missing)) });
  return faults.length > 0 ? refused(faults) : parsed({ winnerOfVertex, choiceOfVertex });

  function readLine(): void {
    const place = scanner.place();
    const vertex = vertexOf(readNumber(), place);
    const winnerPlace = scanner.place();
    const winner = readNumber();
    if (winner > 1) faults.push({ text: texts.badWinner(winner), ...winnerPlace });
    const targetPlace = scanner.place();
    const targetNumber = scanner.match(NUMBER)?.[0];
    const target = targetNumber === undefined ? undefined : vertexOf(Number(targetNumber), targetPlace);
    scanner.quoted('"', { lines: true });
    scanner.expect(";");
    if (vertex === undefined) return;
    if (winnerOfVertex[vertex] !== UNKNOWN) faults.push({ text: texts.vertexTwice(arena.label(vertex)), ...place });
    winnerOfVertex[vertex] = winner;
    const isWinners = arena.ownerOfVertex[vertex] === winner && arena.goalOfVertex[vertex] === NOBODY;
    if (target !== undefined && isWinners) choiceOfVertex[vertex] = target;
  }

  function vertexOf(number: number, place: Place): number | undefined {
    const vertex = vertexOfNumber === undefined ? number : vertexOfNumber.get(number);
    if (vertex !== undefined && vertex < vertexCount) return vertex;
    faults.push({ text: texts.noVertexOfNumber(number), ...place });
    return undefined;
  }

  function readNumber(): number {
    const found = scanner.match(NUMBER);
    return found === undefined ? scanner.fail(texts.numberExpected()) : Number(found[0]);
  }
}
