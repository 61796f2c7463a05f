/**
 * How the lab talks to somebody's code. Three are involved, and only texts go all the way:
 *
 *     the page  ── begin, say, end ──►  public/sandbox.html  ── text ──►  the worker: a program of ours and,
 *               ◄── ready, said, … ──   (a frame of no origin)  ◄── text ──  inside it, somebody's code
 *
 * The worker's program is a file of the lab, handed over as text, and so is whatever else it needs (`files`: the bytes
 * of a WebAssembly module, say), since the frame can fetch nothing. What the worker says is JSON that nobody trusts:
 * it is counted by the frame, parsed and checked by the page.
 */

/** A file that a program needs, by name. It is handed over, not copied. */
export interface SandboxFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What a worker may say to one question before it is ended: a flood is no answer. */
export interface SpeechLimits {
  readonly messages: number;
  readonly characters: number;
}

export type ToFrame =
  /** Ends what runs, and starts a worker with this program. */
  | {
      readonly kind: "begin";
      readonly program: string;
      readonly files: readonly SandboxFile[];
      readonly limits: SpeechLimits;
    }
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "end" };

export type FromFrame =
  | { readonly kind: "ready"; readonly origin: string }
  | { readonly kind: "said"; readonly text: string }
  /** The worker is no more: it said too much, or its program broke. */
  | { readonly kind: "flood" | "broken" | "ended" };

/** A question to a program, and what it says to it: any number of notes on the way, then one answer. */
export interface Question {
  readonly id: number;
  readonly input: unknown;
}

export type Saying =
  | { readonly id: number; readonly note: unknown }
  | { readonly id: number; readonly answer: unknown };
