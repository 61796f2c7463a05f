import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import { verbatim } from "../base/language.ts";
import type { RulesFault } from "../my-rules/answer.ts";
import type { RulesLanguage, RulesQuestion } from "../my-rules/language.ts";
import { explainError, readError } from "./errors.ts";
import { MEMBERS, wrongRules } from "./rules-texts.ts";
import { askPython, fetchProgram, stopPython } from "./runtime.ts";

const TIME = 5000; // milliseconds

const NIM = `titre = "Nim"
depart = (10, 0)

def joueur(s):
    return s[1]
def coups(s):
    return [(s[0] - k, 1 - s[1]) for k in (1, 2) if k <= s[0]]
def gagnant(s):
    return 1 - s[1] if s[0] == 0 else None
`;

const ROOK = `titre = "La tour"
depart = (5, 4, 0)

def joueur(s):
    return s[2]

def coups(s):
    x, y, j = s
    gauche = {"abcdef"[i] + str(y + 1): (i, y, 1 - j) for i in range(x)}
    bas = {"abcdef"[x] + str(i + 1): (x, i, 1 - j) for i in range(y)}
    return gauche | bas

def gagnant(s):
    x, y, j = s
    return 1 - j if x == y == 0 else None

def dessin(s):
    x, y, j = s
    return "\\n".join("".join("T" if (c, r) == (x, y) else "." for c in range(6)) for r in reversed(range(6)))
`;

const commented = (code: string, en: string, fr: string) => verbatim(`# ${en}\n${code}`, `# ${fr}\n${code}`);

/** What the harness says of rules, as a program of My rules answers; that page checks it. */
export function answerOf(given: unknown): unknown {
  const { error, wrong, title, table } = (given ?? {}) as Record<string, unknown>;
  const found = readError(error);
  if (found !== undefined) return { faults: [{ text: explainRulesError(found), line: found.line }] };
  if (wrong !== undefined) return { faults: [faultOf(wrong as Record<string, unknown>)] };
  return { faults: [], title: typeof title === "string" ? title : undefined, table };
}

/** Errors of syntax keep Python's own words: the page says in its own what they are. */
function explainRulesError(error: NonNullable<ReturnType<typeof readError>>): Text {
  if (!/^(Syntax|Indentation|Tab)Error$/.test(error.type)) return explainError(error);
  return sameText(`${error.type}: ${error.message}`);
}

function faultOf({ code, member, position, value, line }: Record<string, unknown>): RulesFault {
  const text = wrongRules[String(code)]?.(String(member), String(value ?? ""));
  return {
    text: text ?? wrongRules.missing(String(member), ""),
    ...(typeof position === "string" && { position }),
    ...(typeof line === "number" ? { line } : { member: String(member) }),
  };
}

/** Rules in Python as the course writes games: joueur(s), coups(s), gagnant(s), and tuples for positions. */
export const python: RulesLanguage = {
  id: "py",
  title: "Python",
  fileName: "rules.py",
  mediaType: "text/x-python",
  indent: "    ",
  time: TIME,
  members: MEMBERS,
  examples: [
    {
      id: "nim-python",
      title: sameText("Nim"),
      code: commented(
        NIM,
        "Nim: one or two of ten sticks; whoever takes the last one wins.",
        "Nim : un ou deux de dix bâtonnets ; qui prend le dernier gagne.",
      ),
    },
    {
      id: "rook-python",
      title: text("A rook on squares", "Une tour sur des cases"),
      code: commented(
        ROOK,
        "Left or down as far as you like; whoever reaches the corner wins.",
        "À gauche ou en bas, aussi loin que vous voulez ; qui atteint le coin gagne.",
      ),
    },
  ],
  fetchProgram,
  async run({ code, limit }: RulesQuestion, onFound) {
    const onNote = (note: unknown): void => onFound(typeof note === "number" ? note : 0);
    return answerOf(await askPython({ ask: "rules", code, limit, seconds: TIME / 1000 - 1 }, TIME, onNote));
  },
  stop: stopPython,
  editorSupport: async () => (await import("@codemirror/lang-python")).python(),
};
