import type { OwnerRule } from "marienbad";

type RuleOf<Kind extends OwnerRule["kind"]> = Extract<OwnerRule, { kind: Kind }>;

/**
 * The two rules that may say who owns the vertices of a dictionary without sets of owners, with the numbers that its
 * names suggest: the last slot of the tuples, and half of the numbered vertices. Only suggestions: the reader chooses.
 */
export function suggestedOwners(text: string): { readonly slot: RuleOf<"slot">; readonly below: RuleOf<"below"> } {
  const tuple = /\(([^()]*)\)\s*:/.exec(text)?.[1].split(",");
  const numbers = Array.from(text.matchAll(/(\d+)\s*:/g), ([, digits]) => Number(digits));
  const most = numbers.reduce((larger, number) => Math.max(larger, number), 0);
  return {
    slot: { kind: "slot", slot: tuple === undefined ? 1 : tuple.filter((part) => part.trim() !== "").length - 1 },
    below: { kind: "below", threshold: Math.ceil((most + 1) / 2) },
  };
}
