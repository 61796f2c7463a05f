import { type Language, sameText, text } from "marienbad/base";
import { findFigureFormat } from "marienbad-figure";
import { CORRECTOR } from "../generated/corrector.ts";
import type { Block, Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { texts } from "../texts/common.ts";
import {
  type ExerciseFormat,
  escapeMarkup,
  headingOf,
  keyOf,
  promptOf,
  pythonExamples,
  type SheetOptions,
  tableOf,
} from "./format.ts";
import { htmlBlock } from "./moodle.ts";

/** A self-correcting HTML page with typed or clicked answers; it needs no network. */
export const pageFormat: ExerciseFormat = {
  id: "html",
  title: text("A page that corrects itself", "Une page qui se corrige elle-même"),
  ending: "html",
  write(sheet, options) {
    const { title, exercises, student } = sheet;
    const { language } = options;
    const data = { exercises: exercises.map(({ questions }) => questions), language };
    return [
      "<!doctype html>",
      `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<title>${escapeMarkup(title[language])}</title><style>${PAGE_STYLE}</style></head><body>`,
      `<h1>${escapeMarkup(title[language])}</h1>`,
      ...(student === undefined ? [] : [`<p>${escapeMarkup(`${texts.NAME_LINE[language]} ${student}`)}</p>`]),
      ...exercises.map((_, index) => section(sheet, index, options)),
      // `<` would end the script where a text holds "</script>".
      `<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
      `<script>${CORRECTOR}${PAGE_SCRIPT}</script></body></html>`,
      "",
    ].join("\n");
  },
};

function section(sheet: Sheet, place: number, { language, answers = false }: SheetOptions): string {
  const { statement, figure, questions, python, names = {} } = sheet.exercises[place];
  const heading = headingOf(sheet, place, language);
  const html = (blocks: readonly Block[]): string[] => blocks.map((block) => htmlBlock(block, language));
  const drawn = figure?.(language, answers);
  const svg = drawn && findFigureFormat("svg").write(drawn, { theme: "light" });
  const hits = (drawn?.nodes ?? [])
    .filter(({ id }) => names[id] !== undefined)
    .map(
      ({ id, x, y, width, height }) =>
        `<rect class="hit" data-name="${escapeMarkup(names[id])}" x="${x - width / 2}" y="${y - height / 2}" ` +
        `width="${width}" height="${height}" fill="transparent"/>`,
    );
  return [
    `<section data-exercise="${place}">`,
    ...(heading === undefined ? [] : [`<h2>${escapeMarkup(heading)}</h2>`]),
    ...html(statement),
    ...(svg === undefined ? [] : [`<figure>${svg.trimEnd().replace(/<\/svg>$/, `${hits.join("")}</svg>`)}</figure>`]),
    ...(python === undefined ? [] : html(pythonExamples(python))),
    "<ol>",
    ...questions.map((question, index) => {
      const prompt = `<p>${escapeMarkup(promptOf(sheet, place, index, language))}</p>`;
      return `<li>${prompt}${questionField(question, place, language, answers)}</li>`;
    }),
    "</ol>",
    ...(python !== undefined && answers ? [`<pre>${escapeMarkup(python.solution)}</pre>`] : []),
    ...(questions.length > 0 && !answers
      ? [`<button type="button">${escapeMarkup(texts.CHECK[language])}</button>`]
      : []),
    "</section>",
  ].join("\n");
}

function questionField(question: Question, place: number, language: Language, answers: boolean): string {
  if (answers && question.kind === "table") {
    const [names, cells] = tableOf(question, true);
    const table = htmlBlock({ kind: "table", head: names.map(sameText), rows: [cells] }, language);
    return `<div class="answer">${table}<p>${escapeMarkup(question.why[language])}</p></div>`;
  }
  if (answers) return `<p class="answer">${escapeMarkup(keyOf(question, language))}</p>`;
  const { id } = question;
  const label = escapeMarkup(texts.PLACE_OF_ANSWER[language]);
  const result = `<output data-for="${id}"></output>`;
  switch (question.kind) {
    case "choice": {
      const options = question.options.map((option, index) => {
        const button = `<input type="radio" name="${id}-${place}" value="${index}">`;
        return `<label>${button} ${escapeMarkup(option[language])}</label>`;
      });
      return `<div data-question="${id}">${options.join(" ")}</div>${result}`;
    }
    case "table": {
      const cells = question.rows.map(
        ({ name }) => `<label>${escapeMarkup(name)} <input size="3" data-row="${escapeMarkup(name)}"></label>`,
      );
      return `<div class="row" data-question="${id}">${cells.join(" ")}</div>${result}`;
    }
    default: {
      const how =
        question.kind === "set" ? texts.HOW_TO_SET : question.kind === "sequence" ? texts.HOW_TO_SEQUENCE : undefined;
      const hint = how === undefined ? "" : ` placeholder="${escapeMarkup(how[language])}"`;
      return `<div data-question="${id}"><input size="34" aria-label="${label}"${hint}></div>${result}`;
    }
  }
}

/** The style sheet of a page of exercises. */
export const PAGE_STYLE = `body{font:16px/1.5 system-ui,sans-serif;
max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b1e22}
figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}.hit{cursor:pointer}.hit:hover{fill:#0b5a9422}
input{font:inherit;padding:.15rem .4rem;max-width:100%;box-sizing:border-box}
label{margin-right:1rem;display:inline-block}.row label{margin:.2rem .8rem .2rem 0}
output{display:block;min-height:1.5em}output.right{color:#17692f}output.wrong{color:#a84300}.answer{color:#0b5a94}
table{border-collapse:collapse}td,th{padding:.2rem .6rem}pre{background:#f5f6f7;padding:.6rem;overflow-x:auto}
button{font:inherit;padding:.3rem 1rem}@media print{button,output{display:none}}`;

/** The script of a page, after the page's data and the library's own `corrector.check`. */
export const PAGE_SCRIPT = `
"use strict";
const page = document;
const DATA = JSON.parse(page.getElementById("data").textContent);
function answerIn(field, question) {
  if (question.kind === "choice") return field.querySelector("input:checked")?.value ?? "";
  if (question.kind !== "table") return field.querySelector("input").value;
  return Object.fromEntries([...field.querySelectorAll("input")].map((input) => [input.dataset.row, input.value]));
}
const toggled = (value, name, isSet) => {
  const names = value.split(/[\\s,]+/).filter((word) => word !== "");
  const left = isSet && names.includes(name) ? names.filter((word) => word !== name) : [...names, name];
  return left.join(", ");
};
let selected;
page.addEventListener("focusin", ({ target }) => {
  if (target.matches("input:not([type=radio])")) selected = target;
});
for (const section of page.querySelectorAll("section")) {
  const questions = DATA.exercises[section.dataset.exercise];
  const fieldOf = ({ id }) => section.querySelector('[data-question="' + id + '"]');
  section.querySelector("button")?.addEventListener("click", () => {
    const given = questions.map((question) => [question.id, answerIn(fieldOf(question), question)]);
    const answers = Object.fromEntries(given);
    for (const { question, right, remark } of corrector.check({ questions }, answers)) {
      const output = section.querySelector('output[data-for="' + question + '"]');
      output.textContent = (right ? "✓ " : "✗ ") + remark[DATA.language];
      output.className = right ? "right" : "wrong";
    }
  });
  section.addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && target.matches("input")) section.querySelector("button").click();
  });
  const first = questions.find(({ kind }) => kind === "set" || kind === "sequence");
  for (const hit of section.querySelectorAll(".hit")) {
    hit.addEventListener("click", () => {
      const field = section.contains(selected) ? selected : first && fieldOf(first).querySelector("input");
      if (!field) return;
      const { name } = hit.dataset;
      const asked = questions.find(({ id }) => id === field.closest("[data-question]").dataset.question);
      field.value = field.dataset.row === undefined ? toggled(field.value, name, asked.kind === "set") : name;
      field.focus();
    });
  }
}
`;
