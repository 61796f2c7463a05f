import { successors } from "marienbad/arena";
import { named } from "./arena-drawing.ts";
import { NIM6 } from "./instances.ts";

/** What player 0 does with six, four and three sticks; with two there is no choice. */
export interface Notebook {
  readonly six: string;
  readonly four: string;
  readonly three: string;
}

/** The plays that conform to a notebook of player 0, from six sticks, as words. */
export function conforming({ six, four, three }: Notebook): { readonly play: string; readonly won: boolean }[] {
  const page: Readonly<Record<string, string>> = { "6,0": six, "4,0": four, "3,0": three, "2,0": "1" };
  const walk = (path: readonly number[]): { play: string; won: boolean }[] => {
    const here = path[path.length - 1];
    const name = NIM6.label(here);
    const next = Array.from(successors(NIM6, here));
    if (next.length === 0) {
      return [{ play: path.map((vertex) => NIM6.label(vertex).split(",")[0]).join(""), won: name === "1,1" }];
    }
    const chosen = page[name];
    const kept = next.filter((target) => chosen === undefined || NIM6.label(target).startsWith(`${chosen},`));
    return kept.flatMap((target) => walk([...path, target]));
  };
  return walk([named(NIM6, "6,0")]);
}

/** All notebooks of player 0. */
export const NOTEBOOKS: readonly Notebook[] = ["5", "4", "3"].flatMap((six) =>
  ["3", "2", "1"].flatMap((four) => ["2", "1"].map((three) => ({ six, four, three }))),
);
