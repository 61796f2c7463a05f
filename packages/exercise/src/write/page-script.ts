/** How a page of exercises looks. */
export const PAGE_STYLE = `body{font:16px/1.5 system-ui,sans-serif;
max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b1e22}
figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}.hit{cursor:pointer}.hit:hover{fill:#0b5a9422}
input{font:inherit;padding:.15rem .4rem;max-width:100%;box-sizing:border-box}
label{margin-right:1rem;display:inline-block}.row label{margin:.2rem .8rem .2rem 0}
output{display:block;min-height:1.5em}output.right{color:#17692f}output.wrong{color:#a84300}.answer{color:#0b5a94}
table{border-collapse:collapse}td,th{padding:.2rem .6rem}pre{background:#f5f6f7;padding:.6rem;overflow-x:auto}
button{font:inherit;padding:.3rem 1rem}@media print{button,output{display:none}}`;

/**
 * What a page does, for browsers: the questions come from the data beside it, and `corrector.check` is the library's
 * own, which stands before.
 */
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
