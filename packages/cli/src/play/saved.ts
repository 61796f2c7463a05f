import { writeOption } from "marienbad/base";
import type { Subject } from "../subject/subject.ts";

/** A play as a file: what was played in a comment, then the moves. Anyone can write one by hand. */
export function writePlay({ game }: Subject, start: string | undefined, moves: readonly string[]): string {
  const settings = Object.entries(game.options).map(([key, value]) => `${key}=${writeOption(value)}`);
  const from = start === undefined ? [] : [`'${start}'`];
  return `# marienbad play ${[game.id, ...from, ...settings].join(" ")}\n${moves.join(" ")}\n`;
}
