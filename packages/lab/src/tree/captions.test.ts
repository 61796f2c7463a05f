import { seededRandom } from "marienbad";
import { LANGUAGES } from "marienbad/base";
import { heightOf, treeGame } from "marienbad/search";
import { searchFrames } from "marienbad-figure";
import { afterAll, expect, it } from "vitest";
import { randomTree } from "../../../core/test/score-trees.ts";
import { chooseLanguage } from "../base/language.ts";
import { momentAfter } from "./replay.ts";
import { treeTasks } from "./tasks.ts";
import { tellStep } from "./words.ts";

const random = seededRandom(7);
const TREES = Array.from({ length: 40 }, () => randomTree(random, 4)).filter((tree) => typeof tree !== "number");

afterAll(() => chooseLanguage("en"));

it.each(["minimax", "alphabeta"] as const)("a film of %s says at each step what the page says there", (algorithm) => {
  for (const language of LANGUAGES) {
    chooseLanguage(language);
    for (const tree of TREES) {
      const source = { kind: "list", text: JSON.stringify(tree), root: 0 } as const;
      const study = treeTasks["tree.follow"]({ source, algorithm, depth: 1, reuse: "same" });
      const told = study.steps.flatMap((step, index) => {
        const finds = step.kind === "leave" || (step.kind === "enter" && step.leaf !== undefined);
        return finds ? [tellStep(study, momentAfter(study, index + 1), "list")] : [];
      });
      const options = { depth: heightOf(tree), positions: false, language };
      const frames = searchFrames(algorithm, treeGame(tree), options);
      // The names of the levels are in every frame, also in the first, of which nothing is said.
      const always = frames[0].texts.length;
      const said = frames.slice(1).map(({ texts }) =>
        texts
          .slice(always)
          .map(({ text }) => text)
          .join(" "),
      );
      expect(said).toEqual(told);
    }
  }
});
