/** How a page of exercises looks. */
export const PAGE_STYLE = `body{font:16px/1.5 system-ui,sans-serif;
max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b1e22}
figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}.hit{cursor:pointer}.hit:hover{fill:#0b5a9422}
input{font:inherit;padding:.15rem .4rem}
label{margin-right:1rem}.row label{display:inline-block;margin:.2rem .8rem .2rem 0}
output{display:block;min-height:1.5em}output.right{color:#17692f}output.wrong{color:#a84300}.answer{color:#0b5a94}
table{border-collapse:collapse}td,th{padding:.2rem .6rem}pre{background:#f5f6f7;padding:.6rem;overflow-x:auto}
button{font:inherit;padding:.3rem 1rem}@media print{button,output{display:none}}`;

/**
 * The corrector of a page, for browsers: the questions and the sentences come from the data beside it. It says less
 * than \`check\` does, since a page has no solvers.
 */
export const PAGE_SCRIPT = `
"use strict";
const page = document;
const DATA = JSON.parse(page.getElementById("data").textContent);
const say = (key, name) => DATA.texts[key].replace("%", name ?? "");
const namesIn = (typed) => typed.replace(/[{}()[\\]∅]/g, " ").split(/(?:[\\s,;]|→|->)+/).filter((name) => name !== "");
const withReason = (sentence, question, name) => {
  const reason = question.reasons?.[name];
  return reason === undefined ? sentence : sentence + " " + reason[DATA.language];
};
function remarkOn(question, given) {
  if (question.kind === "table") {
    const typed = (name) => (given[name] ?? "").trim().replace(/[−–—]/, "-");
    const row = question.rows.find(({ name, accepted }) => !accepted.includes(typed(name)));
    if (row === undefined) return undefined;
    return withReason(say("wrongRow", row.name), question, row.name);
  }
  const typed = given.trim();
  if (typed === "") return say("empty");
  if (question.kind === "number") {
    const written = typed.replace("−", "-");
    if (!/^[-+]?\\d+$/.test(written)) return say("notNumber", typed);
    return Number(written) === question.answer ? undefined : say("other");
  }
  if (question.kind === "choice") return typed === String(question.answer) ? undefined : say("other");
  const names = namesIn(typed);
  if (question.kind === "set") {
    const extra = names.find((name, place) => !question.answer.includes(name) || names.indexOf(name) < place);
    if (extra !== undefined) return withReason(say("tooMany", extra), question, extra);
    return names.length === question.answer.length ? undefined : say("missing");
  }
  if (question.answers.some((answer) => answer.join(" ") === names.join(" "))) return undefined;
  const begun = question.answers.some((answer) => answer.slice(0, names.length).join(" ") === names.join(" "));
  return begun ? say("short") : say("other");
}
function answerIn(field, question) {
  if (question.kind === "choice") return field.querySelector("input:checked")?.value ?? "";
  if (question.kind !== "table") return field.querySelector("input").value;
  return Object.fromEntries([...field.querySelectorAll("input")].map((input) => [input.dataset.row, input.value]));
}
let selected;
page.addEventListener("focusin", ({ target }) => {
  if (target.matches("input:not([type=radio])")) selected = target;
});
for (const section of page.querySelectorAll("section")) {
  const questions = DATA.exercises[section.dataset.exercise];
  section.querySelector("button")?.addEventListener("click", () => {
    for (const question of questions) {
      const field = section.querySelector('[data-question="' + question.id + '"]');
      const output = section.querySelector('output[data-for="' + question.id + '"]');
      const remark = remarkOn(question, answerIn(field, question));
      output.textContent = remark ?? say("right");
      output.className = remark === undefined ? "right" : "wrong";
    }
  });
  for (const hit of section.querySelectorAll(".hit")) {
    hit.addEventListener("click", () => {
      if (selected === undefined || !section.contains(selected)) return;
      const { name } = hit.dataset;
      if (selected.dataset.row !== undefined) selected.value = name;
      else selected.value = [...namesIn(selected.value), name].join(", ");
      selected.focus();
    });
  }
}
`;
