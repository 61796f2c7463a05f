import type { Random, Text } from "marienbad/base";
import { type Block, type ExerciseKind, LEVELS, type Question } from "../model.ts";
import { texts as handTexts } from "../texts/by-hand.ts";
import { texts } from "../texts/common.ts";

/** A random integer from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)];
}

/** The items in random order (Fisher and Yates 1938). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

/** The given number of different items, chosen at random. */
export function someOf<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffled(random, items).slice(0, count);
}

/** The integers from `least` to `most`, both included. */
export function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

export function paragraphs(...said: readonly Text[]): Block[] {
  return said.map((text) => ({ kind: "text", text }));
}

/** The look of a plain node. */
export const PLAIN_CIRCLE = { shape: "circle", tone: "plain", border: "single", stroke: "normal" } as const;

type Rest<Kind> = Omit<Extract<Question, { kind: Kind }>, "kind" | "id" | "prompt">;

/** A question: its id and prompt, then what its kind needs. */
export function ask<Kind extends Question["kind"]>(kind: Kind, id: string, prompt: Text, rest: Rest<Kind>): Question {
  return { kind, id, prompt, ...rest } as unknown as Question;
}

export function askYesOrNo(id: string, prompt: Text, isYes: boolean, why: Text): Question {
  return ask("choice", id, prompt, { options: [texts.YES, texts.NO], answer: isYes ? 0 : 1, why });
}

type Trained<Name> = Name extends `TRAINS_${infer Kind}` ? Kind : never;

/** A kind of exercise by hand with all levels; its title, aim and criteria are texts of its name. */
/* @__NO_SIDE_EFFECTS__ */
export function byHand(
  id: Lowercase<Trained<keyof typeof handTexts>>,
  difficulty: ExerciseKind["difficulty"],
  reference: string,
  draw: ExerciseKind["draw"],
): ExerciseKind {
  const name = id.toUpperCase() as Trained<keyof typeof handTexts>;
  const [title, requires] = [handTexts[name], handTexts[`TRAINS_${name}`]];
  return {
    id,
    title,
    requires,
    guarantees: handTexts[`${name}_CRITERIA`],
    reference,
    difficulty,
    levels: LEVELS,
    draw,
  };
}
