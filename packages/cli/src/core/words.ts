import { type Language, type Text, text } from "marienbad/base";
import { describeValue, type Player } from "marienbad/game";

/** How an outcome is told: the winner, or the kind of draw, and how long it takes. */
export interface VertexValue {
  readonly winner: Player | undefined;
  readonly draw: "finite" | "infinite" | undefined;
  readonly rank: number | undefined;
}

/** "player 1 wins in 4 moves". */
export function tellOutcome({ winner, draw, rank }: VertexValue, language: Language): string {
  const isEndless = draw === "infinite" || (winner !== undefined && rank === undefined);
  const endless = isEndless ? ({ endless: true } as const) : {};
  return describeValue({ result: winner ?? "draw", rank, ...endless })[language];
}

/** "1 position", "5,478 positions": plurals of both languages end in s. */
export function tellCount(count: number, noun: Text, language: Language): string {
  const plural = language === "fr" ? count > 1 : count !== 1;
  return `${count.toLocaleString(language)} ${noun[language]}${plural ? "s" : ""}`;
}

export const POSITION: Text = text("position", "position");
export const MOVE: Text = text("move", "coup");
