import type { Text } from "marienbad";

/** One idea of the course: a sentence of ours, an example that is computed, and where to see it. */
export interface Notion {
  /** The row of the specification, which the concordance leads on from. */
  readonly row: string;
  readonly title: Text;
  readonly sentence: Text;
  readonly example?: Example;
}

interface Example {
  /** What is computed. */
  readonly asked: Text;
  /** The name of the computation; none where the page itself is the example. */
  readonly live?: string;
  /** The page, with its state. */
  readonly link: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly lead: Text;
  readonly notions: readonly Notion[];
}

/** Something that the page shows as computed just now: how, and what the course or the SPEC says. */
export interface LiveExample {
  readonly expected: string;
  compute(): string | Promise<string>;
}
