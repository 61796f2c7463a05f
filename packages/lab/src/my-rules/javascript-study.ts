import { MarienbadError } from "marienbad";
import { gameTableWork } from "marienbad/arena";
import { run, sameText, textOfError } from "marienbad/base";
import { type AnyGame, fullGame } from "marienbad/game";
import { gameOfModule } from "marienbad/games";
import { checkConformance } from "marienbad/testing";
import type { RulesAnswer, RulesFault } from "./answer.ts";
import { notExported } from "./contract-texts.ts";
import { syntaxFaultOf } from "./javascript-syntax.ts";
import type { RulesQuestion } from "./language.ts";

/** What the stack of an error calls somebody's code. */
export const FILE = "rules.js";
const PROGRESS_EVERY = 16_384; // positions

/** Imports rules, checks them against the contract, and writes their game out; or says what is wrong, and where. */
export async function studyRules(
  { code, limit }: RulesQuestion,
  importCode: (code: string) => Promise<{ readonly default?: unknown }>,
  onFound: (found: number) => void = () => undefined,
): Promise<RulesAnswer> {
  try {
    const exported = (await importCode(code)).default as { readonly title?: RulesAnswer["title"] };
    const game = gameOf(exported);
    // A player who never moves may be meant: the page remarks on it, once it has seen all positions.
    const found = checkConformance(game).filter(({ rule, position }) => rule !== "turn" || position !== undefined);
    const faults = found.map(
      (fault): RulesFault => ({
        text: fault.text,
        member: MEMBERS[fault.rule] ?? fault.rule,
        position: fault.position,
      }),
    );
    try {
      let told = 0;
      const table = run(gameTableWork(game, limit), {
        onProgress: ({ found }) => {
          if (found - told < PROGRESS_EVERY) return;
          told = found;
          onFound(found);
        },
      });
      return { faults, title: exported.title, table };
    } catch (error) {
      const fault = faultOf(error);
      // The suite has met the same mistake; it does not know the line.
      const known = faults.filter(({ member }) => fault.member !== undefined && member === fault.member);
      if (known.length === 0) return { faults: [fault, ...faults.filter(({ member }) => member !== "throws")] };
      return { faults: faults.map((other) => (other === known[0] ? { ...other, line: fault.line } : other)) };
    }
  } catch (error) {
    const syntax = error instanceof SyntaxError ? await syntaxFaultOf(code, importCode) : undefined;
    return { faults: [syntax ?? faultOf(error)] };
  }
}

const MEMBERS: Readonly<Record<string, string>> = { "turn-swap": "swapTurn" };

function gameOf(exported: unknown): AnyGame {
  const game = gameOfModule(exported, FILE);
  if (game !== undefined) return game;
  if (typeof exported !== "object" || exported === null) throw new MarienbadError("bad-rules", notExported);
  return fullGame(exported as AnyGame); // which says what of a game it has not
}

function faultOf(error: unknown): RulesFault {
  const { member, position } = error instanceof MarienbadError ? error.parameters : {};
  const line = lineOf(error instanceof MarienbadError ? (error.cause ?? error) : error);
  const told = error instanceof MarienbadError ? error.text : sameText(String(error));
  return {
    text: told ?? textOfError(error),
    ...(line !== undefined && { line }),
    ...(typeof member === "string" && { member }),
    ...(typeof position === "string" && { position }),
  };
}

function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? String(error.stack) : "";
  const found = new RegExp(`${FILE.replace(".", "\\.")}:(\\d+)`).exec(stack);
  return found === null ? undefined : Number(found[1]);
}
