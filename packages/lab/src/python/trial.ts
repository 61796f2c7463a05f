import type { Text } from "marienbad";
import type { Language } from "marienbad/base";
import type { Scene } from "marienbad-figure";
import type { PythonValue } from "./value.ts";

/** An arena for the harness (harness.py); a name that is no JSON is a literal of Python. */
export interface WrittenArena {
  readonly names: readonly (string | number | { readonly literal: string })[];
  readonly owners: readonly number[];
  readonly edges: readonly (readonly number[])[];
  readonly goals: readonly (number | null)[];
  /** The number of the first player. */
  readonly firstPlayer: 0 | 1;
  readonly playerFirst: boolean;
}

/** What a function is called with: an arena and a player, or values as Python writes them. */
export type Call =
  | { readonly arena: WrittenArena; readonly player: number }
  | { readonly arguments: readonly string[] };

export interface Failure {
  readonly text: Text;
  readonly vertex?: number;
  /** A play that defeats a strategy. */
  readonly play?: readonly number[];
  /** The figure of the case, with what is wrong marked in it. */
  readonly figure?: (language: Language) => Scene;
}

export interface Trial {
  readonly call: Call;
  /** How large the case is, by which growth is measured. */
  readonly size: number;
  judge(value: PythonValue): Failure | undefined;
  /** Smaller calls that show where a wrong answer comes from; their values give the failure to tell. */
  readonly closer?: { readonly calls: readonly Call[]; judge(values: readonly PythonValue[]): Failure | undefined };
}

export interface PythonWork {
  readonly name: string;
  /** Small cases: those of the figure first. */
  readonly trials: readonly Trial[];
  /** A large case of about this size, for the time that it takes; undefined where there is none. */
  large?(size: number): Trial;
}
