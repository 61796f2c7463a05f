import { type Arena, type Text, text } from "marienbad";
import type { Scene } from "marienbad-figure";

/**
 * The words in which the book is written. A section is data: blocks of prose, each with a figure that the reader moves,
 * and one exercise that corrects itself. In prose, `[words](part)` point at a part of the figure beside them, `{name}`
 * is one of its controls or of the values that it computes, and `*words*` stand out.
 */
export interface Section {
  /** Unique in its chapter; the end of its link. */
  readonly id: string;
  readonly title: Text;
  readonly blocks: readonly Block[];
  readonly exercise?: Exercise;
  /** More questions about the same figure. */
  readonly further?: readonly Exercise[];
  /** A function to write in Python, on an arena. */
  readonly python?: PythonTask;
  /** The page of the lab where one goes on, with its state. */
  readonly lab: string;
}

export interface PythonTask {
  readonly asked: Text;
  readonly name: "attracteur" | "strategie";
  readonly arena: Arena;
}

export interface Block {
  /** A proof, or a wrong reading that is seen to fail. */
  readonly kind?: "proof" | "trap";
  readonly prose: readonly Text[];
  readonly figure?: Figure;
}

/** A picture that is a function of a small state. */
export type Figure<State extends object = Readonly<Record<string, unknown>>> = Drawn<State> & (Still | Touched<State>);

interface Drawn<State extends object> {
  readonly start: State;
  /** For each field that no slider and no choice governs: whether a value from a link is one of its values. */
  readonly fields?: { readonly [Name in keyof State]?: (value: State[Name], state: State) => boolean };
  readonly controls?: Readonly<Record<string, Control<State>>>;
  draw(state: State): Scene;
  /** The nodes, and edges as `from>to`, that words point at. */
  parts?(state: State): Readonly<Record<string, readonly string[]>>;
  /** A sentence about what is seen now. */
  says?(state: State): Text;
  /** What the prose says in numbers. */
  values?(state: State): Readonly<Record<string, Text | string | number>>;
}

/** The figure is only looked at. */
interface Still {
  readonly touch?: undefined;
}

/** Nodes of the figure can be touched, so each of them has a name. */
interface Touched<State extends object> {
  /** What touching a node makes of the state. */
  touch(state: State, node: string): State;
  /** The nodes that can be touched now: all that are seen, unless it says. */
  touchable?(state: State): readonly string[];
  /** The name of a node for a screen reader; `words` are what is written in the node. */
  called(state: State, node: string, words: string): Text;
}

/** The nodes of a figure that can be touched, in a scene of this state. */
export function touchableIn(figure: Figure, state: Figure["start"], scene: Scene): readonly string[] {
  if (figure.touch === undefined) return [];
  return figure.touchable?.(state) ?? seenIn(scene);
}

/** The nodes of a scene that are seen. */
export const seenIn = ({ nodes }: Scene): string[] => nodes.filter(({ shape }) => shape !== "none").map(({ id }) => id);

export type Control<State extends object> =
  | { readonly kind: "slider"; readonly label: Text; readonly least: number; readonly most: number }
  | {
      readonly kind: "choice";
      readonly label: Text;
      readonly options: readonly Option[];
      /** Told what is chosen, when it is to be remembered beyond the figure. */
      note?(id: string): void;
    }
  | { readonly kind: "button"; readonly label: Text; press(state: State): State };

export interface Option {
  readonly id: string;
  readonly text: Text;
}

/** A figure whose state has a type of its own; for the page one figure is like another. */
export function figure<State extends object>(made: Figure<State>): Figure {
  return made as unknown as Figure;
}

export type Exercise = Question & (WithoutPicture | BesidePicture | OnPicture);

interface WithoutPicture {
  /** Choose among these, one or several; without them the answer is typed. */
  readonly options?: readonly Option[];
  readonly picture?: undefined;
  readonly typed?: undefined;
  readonly nameOf?: undefined;
}

/** The picture is only looked at: the answer is typed. */
interface BesidePicture {
  readonly options?: undefined;
  picture(chosen: readonly string[]): Scene;
  readonly typed: true;
  readonly nameOf?: undefined;
}

/** The answer is touched on the picture. */
interface OnPicture {
  readonly options?: undefined;
  /** The picture that is touched: what is chosen so far is given. */
  picture(chosen: readonly string[]): Scene;
  readonly typed?: undefined;
  /** What the picture's nodes are called in the answer. */
  nameOf(node: string): string;
  /** The name of a node for a screen reader, as in a figure. */
  called(chosen: readonly string[], node: string, words: string): Text;
}

interface Question {
  readonly asked: Text;
  /** Words and numbers, one after the other; of a set, in any order. */
  readonly answer: string;
  /** Other answers that are as good. */
  readonly also?: readonly string[];
  readonly set?: boolean;
  readonly hint: Text;
  /** What to say to a wrong answer that was foreseen. */
  readonly wrong: readonly Wrong[];
  /** Why the answer is right. */
  readonly why: Text;
}

export interface Wrong {
  /** The answer; with a `+` before a word any answer that has it, with a `~` any that lacks it. */
  readonly when: string;
  readonly says: Text;
}

/** A chapter of the book, fetched when it is opened. */
export interface BookChapter {
  readonly question: Text;
  readonly sections: readonly Section[];
}

/** All questions of a section. */
export function questionsOf({ exercise, further = [] }: Section): readonly Exercise[] {
  return exercise === undefined ? further : [exercise, ...further];
}

/** A number in a sentence that the reader moves. */
export function slider(least: number, most: number, en: string, fr: string) {
  return { kind: "slider", label: text(en, fr), least, most } as const;
}

/** A few words of which one holds: `id`, English, French. */
export function choice(en: string, fr: string, ...options: readonly (readonly [string, string, string])[]) {
  return { kind: "choice", label: text(en, fr), options: options.map(option) } as const;
}

/** Something to choose. */
export function option([id, en, fr]: readonly [string, string, string]): Option {
  return { id, text: text(en, fr) };
}

/** A wrong answer, and what to say to it. */
export function wrong(when: string, en: string, fr: string): Wrong {
  return { when, says: text(en, fr) };
}
