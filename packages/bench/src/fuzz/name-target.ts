import { EXERCISE_FORMATS, makeSheet, readNames } from "marienbad-exercise";
import { insist, insistSame, type Target } from "./target.ts";

const NAMES: readonly string[] = [
  "Nguyễn Thị Ánh\nŁukasz Żółć\nO’Neil-Ďáblová, B.",
  "Шахин Ёлкин\n张伟\nΓιώργος\nمريم\nĦal Ọ̀jọ́",
  "\u202eAna 🎉👩‍💻\u202c\nx\u0302\u030cy\u00ad\u200b",
  "\\input{x} %$&#_^~ <script>]]>\n$x$ # *a* [b](c) `d` | \\end{document}",
];

/** Names of students in every format of sheets: no part of them is a command there, and none is lost. */
export function nameTarget(): Target<string> {
  const sheet = makeSheet(["nim"], 1);
  const elements = (text: string): number => text.split("<").length;
  return {
    name: "student names",
    samples: NAMES,
    run(text) {
      for (const student of readNames(text).slice(0, 4)) {
        for (const { id, write, remarksOn } of EXERCISE_FORMATS) {
          const written = write({ ...sheet, student }, { language: "en" });
          insist(!/[^\P{C}\n]/u.test(written), `${id}: a control character`);
          const line = nameLine(id, written);
          if (id === "tex") checkTex(line, remarksOn?.(student).length === 0);
          else if (id !== "moodle") insistSame(shown(line, id === "html"), `Name: ${student}`, `${id}: the name`);
          if (id !== "html" && id !== "moodle") continue;
          const plain = write({ ...sheet, student: "Zoe" }, { language: "en" });
          insistSame(elements(written), elements(plain), `${id}: elements`);
        }
      }
    },
  };
}

/** The line with the name of the student. */
function nameLine(id: string, written: string): string {
  const lines = id === "ipynb" ? JSON.parse(written).cells[0].source.join("").split("\n") : written.split("\n");
  return lines.find((line: string) => line.includes("Name:")) ?? "";
}

/** The line as a reader of Markdown or of a page sees it. */
function shown(line: string, isPage: boolean): string {
  const bare = line.replace(/<\/?(?:p|span)>/g, "");
  insist(!(isPage ? /[<>]/ : /[<>$*`_|[\]\\]/).test(bare), "a sign that Markdown or HTML may take for its own");
  const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return bare.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => named[name] ?? String.fromCodePoint(code));
}

/** Every sign of LaTeX follows a backslash or is part of a command of ours, and braces match. */
function checkTex(line: string, isWhole: boolean): void {
  const [, name = ""] = /Name: (.*)\\par$/.exec(line) ?? [];
  insist(!isWhole || !name.includes("\\missing"), "a character without a warning");
  const bare = name.replace(/\\[{}$&#%_]/g, "").replace(/\\(?:[a-z]+|['`^~"=.])/gi, "");
  insist(!/[\\$&#%_^~]/.test(bare), `a sign of LaTeX in ${name}`);
  let depth = 0;
  for (const sign of bare) {
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    insist(depth >= 0, `a brace is closed in ${name}`);
  }
  insist(depth === 0, `a brace stays open in ${name}`);
}
