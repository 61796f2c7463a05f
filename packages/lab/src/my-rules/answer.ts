import type { Text } from "marienbad";
import { type GameTable, readGameTable } from "marienbad/arena";
import { type Parsed, sameText } from "marienbad/base";
import * as texts from "./texts.ts";

export const MAX_POSITIONS = 300_000;
const MAX_CHARACTERS = 2000; // of a name, a word or a picture
const MAX_SENTENCE = 600;
const MAX_FAULTS = 20;

export interface RulesFault {
  readonly text: Text;
  /** Counted from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The member of the rules that is to blame: its line is looked for. */
  readonly member?: string | undefined;
  /** The position that shows it. */
  readonly position?: string | undefined;
}

/** What a program answers: faults, and the game where the rules could be followed to their end. */
export interface RulesAnswer {
  readonly faults: readonly RulesFault[];
  readonly title?: Text | undefined;
  readonly table?: GameTable | undefined;
}

/** An answer from the sandbox. Nothing in it is trusted: it is taken over field by field, within limits. */
export function readAnswer(given: unknown): RulesAnswer {
  if (typeof given !== "object" || given === null) return { faults: [{ text: texts.nothingCame }] };
  const { faults, title, table } = given as Record<string, unknown>;
  const read: RulesFault[] = (Array.isArray(faults) ? faults : []).slice(0, MAX_FAULTS).flatMap(readFault);
  const game: Parsed<GameTable> | undefined =
    table === undefined ? undefined : readGameTable(table, { positions: MAX_POSITIONS, characters: MAX_CHARACTERS });
  if (game !== undefined && !game.ok) read.push(...game.faults.map(({ text }) => ({ text })));
  if (game === undefined && read.length === 0) read.push({ text: texts.nothingCame });
  return { faults: read, title: readText(title), table: game?.ok ? game.value : undefined };
}

function readFault(given: unknown): RulesFault[] {
  if (typeof given !== "object" || given === null) return [];
  const { text, line, column, member, position } = given as Record<string, unknown>;
  const told = readText(text);
  if (told === undefined) return [];
  const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
  return [
    {
      text: told,
      ...(isPlace(line) ? { line: line as number } : {}),
      ...(isPlace(line) && isPlace(column) ? { column: column as number } : {}),
      ...(typeof member === "string" ? { member: member.slice(0, MAX_SENTENCE) } : {}),
      ...(typeof position === "string" ? { position: position.slice(0, MAX_SENTENCE) } : {}),
    },
  ];
}

function readText(given: unknown): Text | undefined {
  if (typeof given === "string") return sameText(given.slice(0, MAX_SENTENCE));
  if (typeof given !== "object" || given === null) return undefined;
  const { en, fr } = given as Record<string, unknown>;
  if (typeof en !== "string" || typeof fr !== "string") return undefined;
  return { fr: fr.slice(0, MAX_SENTENCE), en: en.slice(0, MAX_SENTENCE) };
}
