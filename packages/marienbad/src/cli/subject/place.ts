import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { type AnyKit, readMove, readPosition, splitMoves } from "../../game/index.ts";
import { type Call, textFlag } from "../core/command.ts";
import type { Subject } from "./subject.ts";
import * as texts from "./texts.ts";

/** More names of vertices than these are not looked through for one that was perhaps meant. */
const MAX_SUGGESTED_FROM = 1000;

/** The place given by `--from`. */
export function fromFlag(call: Call, subject: Subject): unknown {
  const text = textFlag(call, "from");
  return text === undefined ? undefined : readPlace(subject, text);
}

/** A position or vertex that was typed: as it is written, spaces aside, or as the moves that lead there. */
export function readPlace({ arena, kit }: Subject, text: string): unknown {
  if (arena === undefined) return readPosition(kit, text);
  const wanted = withoutSpaces(text);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++)
    if (withoutSpaces(arena.label(vertex)) === wanted) return vertex;
  const labels = Array.from({ length: Math.min(arena.vertexCount, MAX_SUGGESTED_FROM) }, (_, v) => arena.label(v));
  throw new MarienbadError("unknown-name", unknownName(texts.VERTEX, text, labels));
}

/** Names of positions are compared without their spaces. */
export function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, "");
}

/** The moves of a line of play, read one after the other. */
export function readLine(kit: AnyKit, from: unknown, text: string): unknown[] {
  const moves: unknown[] = [];
  let position = from;
  for (const word of splitMoves(text)) {
    const move = readMove(kit, position, word);
    moves.push(move);
    position = kit.rules.play(position, move);
  }
  return moves;
}
