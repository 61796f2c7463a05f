// Sheets of a class with names of many scripts and hostile ones, as the command writes them, for every LaTeX.
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Set by every engine, letter by letter: Vietnamese, Polish, Czech, Romanian, Icelandic, Yoruba, signs of LaTeX. */
const SET = [
  "Nguyễn Thị Ánh",
  "Trần Hữu Phước, Đặng Ẩn Ảnh Ẳng Ẻ Ể Ỉ Ỏ Ổ Ơ Ờ Ớ Ỡ Ở Ợ Ủ Ư Ừ Ứ Ữ Ử Ự Ỷ",
  "ảẩẳẻểỉỏổơờớỡởợủưừứữửựỷ ạặậẹệịọộụỵ ấầẫắằẵ ếềễ ốồỗ ẽỹỳ",
  "Łukasz Żółć Gżegżółka",
  "Dvořák Ştefan Țiriac Œuvré Þór Ðiđ Ŋ",
  "Ọ̀jọ́ Adébáyọ̀",
  'O’Neil & Co_#%$^~\\{} <script> "x" «y» \\input{x} ^^5c |z|',
];
/** Set by no engine without a font, or by none: their codes are printed, and the command warns. */
const WARNED = ["Шахин Ёлкин", "张伟 李娜", "Γιώργος", "Ana 🎉🎉🏽", "مريم", "Ħal ə x̂̌"];
const HIDDEN = "\u202eBob\u202c An\u2066n\u00ade";

const command = fileURLToPath(new URL("../../bin/marienbad.js", import.meta.url));

/**
 * Writes the sheets and the keys of this class into a folder: the names of the documents, the characters that may have
 * no font, and what is wrong with the warnings, if anything.
 */
export async function classSheets(folder) {
  await writeFile(join(folder, "names.txt"), `${[...SET, ...WARNED, HIDDEN].join("\n")}\n`);
  const words = ["sheet", "nim python-grundy", "--names", "names.txt", "--lang", "fr", "-o", "class.tex"];
  const { status, stderr } = spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: "utf8" });
  const isWarned = (name) => stderr.includes(name.split(" ")[0]);
  const silent = [...WARNED, "Bob"].filter((name) => !isWarned(name));
  const wronged = SET.filter(isWarned);
  const isRight = status === 0 && silent.length === 0 && wronged.length === 0;
  return {
    classes: ["class", "class-key"],
    warned: WARNED.join(""),
    fault: isRight ? undefined : `sheet: exit ${status}, no warning about ${silent}, a warning about ${wronged}`,
  };
}
