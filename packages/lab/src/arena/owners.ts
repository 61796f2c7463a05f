import type { OwnerRule } from "marienbad/arena";

type RuleOf<Kind extends OwnerRule["kind"]> = Extract<OwnerRule, { kind: Kind }>;

interface SuggestedOwners {
  /** The two rules, with the numbers that the names suggest: the last slot of tuples, half of numbered vertices. */
  readonly slot: RuleOf<"slot">;
  readonly below: RuleOf<"below">;
  /** The rule that its names allow; none where they are words. */
  readonly rule: OwnerRule | undefined;
  /** A line that says the same as the rule, to be changed by hand. */
  readonly line: string;
}

const KEY = /(?<tuple>\([^()]*\))\s*:|(?<number>-?\d+)\s*:|(?<word>'[^'\n]*'|"[^"\n]*")\s*:/g;

/** Who may own the vertices of a dictionary without sets of owners. Only suggestions: the reader chooses. */
export function suggestedOwners(text: string): SuggestedOwners {
  const keys = Array.from(text.matchAll(KEY), ({ groups = {} }) => groups);
  const tuples = keys.flatMap(({ tuple }) => (tuple === undefined ? [] : [tuple]));
  const numbers = keys.flatMap(({ number }) => (number === undefined ? [] : [Number(number)]));
  const most = numbers.reduce((larger, number) => Math.max(larger, number), 0);
  const slot = { kind: "slot", slot: tuples.length === 0 ? 1 : itemsOf(tuples[0]).length - 1 } as const;
  const below = { kind: "below", threshold: Math.ceil((most + 1) / 2) } as const;
  const rule = tuples.length > 0 ? slot : numbers.length > 0 ? below : undefined;
  const members =
    rule === slot
      ? tuples.filter((tuple) => itemsOf(tuple)[slot.slot] === "0")
      : rule === below
        ? numbers.filter((number) => number < below.threshold).map(String)
        : keys.map(({ word }) => word);
  return { slot, below, rule, line: `S0 = {${[...new Set(members)].join(", ")}}` };
}

function itemsOf(tuple: string): string[] {
  return tuple
    .slice(1, -1)
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
