import type { Player, Text } from "marienbad";
import * as texts from "./texts.ts";

/**
 * What a board looks like, without a word about how it is drawn. Every game of the catalogue has an adapter that makes
 * one of these out of a position as it is written; one component draws them all and listens to taps, drags and keys.
 */
export interface BoardModel {
  /** In the units of the cells' places, margins included. */
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly lines?: readonly Line[];
  readonly captions?: readonly Caption[];
  /** Pieces fall to their cell from above. */
  readonly drops?: boolean;
  /** Where pieces leave the board, whether or not one may now. */
  readonly ways?: readonly Way[];
  /** A rim around the cells. */
  readonly frame?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly gestures: readonly Gesture[];
}

export interface Cell {
  readonly id: string;
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** The row of the accessible grid. */
  readonly row: number;
  readonly shape: Shape;
  readonly piece?: Piece | undefined;
  /** What a reader hears: the name of the cell and what stands there; whose it is the board says. */
  readonly spoken: Text;
  readonly text?: string;
}

export type Shape =
  | "square" // 1 × 1
  | "dark" // a square of the other colour
  | "plate" // a square with a round hole
  | "hexagon"
  | "point" // where lines meet
  | "stick"
  | "token"
  | "pin"
  | "gap" // between two tokens
  | "chocolate"
  | "poison"
  | "number"
  | "exit" // beyond the edge
  | "across" // a line between two dots
  | "down"
  | "box" // between four lines
  | "pit"; // that holds seeds

export interface Piece {
  readonly player: Player;
  /** What is written, of a piece that is a sign. */
  readonly sign?: string;
  readonly kind:
    | "cross"
    | "ring"
    | "disc"
    | "pawn"
    | "car"
    | "vertical"
    | "horizontal"
    | "gone"
    | "queen"
    | "across"
    | "down"
    | "sign";
}

export interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly player?: Player;
}

export interface Caption {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The name of a cell, written inside it. */
  readonly small?: boolean;
}

export interface Way {
  readonly x: number;
  readonly y: number;
  readonly to: "right" | "top";
  readonly player: Player;
}

/** How a move is made on the board: the cells that are touched one after the other. */
export interface Gesture {
  readonly word: string;
  /** One cell, or from and to, or a few more. */
  readonly path: readonly string[];
  /** The cells that the move changes, shown before it is made; the first is where its value is written. */
  readonly marks: readonly string[];
}

export interface View {
  readonly text: string;
  readonly turn: Player;
  readonly moves: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The moves that led here, when the play began at the start of the game. */
  readonly played: readonly { readonly word: string; readonly player: Player }[];
}

export type Adapter = (view: View) => BoardModel;

/** Squares are named as in chess: letters from the left (after z comes aa), numbers from the bottom. */
export function squareName(row: number, column: number, rows: number): string {
  return `${columnName(column)}${rows - row}`;
}

export function columnName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export const EMPTY: Text = texts.empty;

export function named(name: string, what: Text): Text {
  return texts.namedCell(name, what);
}

/** `XO./.X. 1` as its rows. */
export function rowsOf(text: string): string[] {
  return text.split(" ")[0].split("/");
}

/** `(4, 2, 0)` as its numbers, the player last. */
export function numbersOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
