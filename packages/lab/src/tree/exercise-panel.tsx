import { useEffect } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { IconButton } from "../base/controls.tsx";
import { say } from "../base/language.ts";
import { askedNodes, canBeSet, checkWork, EMPTY_WORK, solvedWork } from "./exercise.ts";
import { source, study, work } from "./instance.ts";
import type { TreeStudy } from "./tasks.ts";
import { nodeName, writeScore } from "./words.ts";

/** What is asked, and what is wrong with the answers. */
export function ExercisePanel() {
  const now = study.value;
  const task = work.value;
  const sentence = now === undefined ? "" : tellWork(now);
  useEffect(() => {
    if (task.checked) announce(sentence);
  }, [sentence, task.checked]);
  if (now === undefined) return null;
  if (!canBeSet(now)) {
    return (
      <p class="sentence">
        {say(
          "This tree is too large for an exercise: choose a smaller depth.",
          "Cet arbre est trop grand pour un exercice : choisissez une profondeur plus petite.",
        )}
      </p>
    );
  }
  return (
    <div class="exercise">
      <p class="sentence">{sentence}</p>
      <div class="row">
        <IconButton
          icon="check"
          label={say("Check", "Vérifier")}
          onClick={() => (work.value = { ...work.value, checked: true })}
        />
        <IconButton
          icon="eye"
          label={say("Show the answers", "Montrer les réponses")}
          onClick={() => (work.value = solvedWork(now, task, writeScore))}
        />
        <IconButton
          icon="trash"
          label={say("Start over", "Recommencer")}
          onClick={() => (work.value = { ...EMPTY_WORK, exercise: task.exercise })}
        />
      </div>
    </div>
  );
}

function tellWork(now: TreeStudy): string {
  const task = work.value;
  const names = (nodes: ReadonlySet<number>): string =>
    [...nodes]
      .slice(0, 6)
      .map((node) => nodeName(now.nodes, node, source.value.kind))
      .join(", ") + (nodes.size > 6 ? " …" : "");
  if (!task.checked) {
    if (task.exercise === "values") {
      const asked = askedNodes(now);
      const done = asked.filter((node) => (task.answers.get(node) ?? "").trim() !== "").length;
      return say(
        `Fill in what each node is worth by minimax: ${done} of ${asked.length} filled in.`,
        `Complétez la valeur minimax de chaque nœud : ${done} sur ${asked.length}.`,
      );
    }
    return say(
      "Alpha-beta reads the tree from left to right. Mark what it does not look at; a mark counts for everything below.",
      "Alpha-bêta lit l'arbre de gauche à droite. Marquez ce qu'il ne regarde pas ; une marque vaut pour tout ce qui est dessous.",
    );
  }
  const { wrong, missing } = checkWork(now, task);
  if (wrong.size === 0 && missing.size === 0) return say("All right!", "Tout est juste !");
  const values = task.exercise === "values";
  const parts = [
    wrong.size === 0
      ? ""
      : values
        ? say(`Wrong: ${names(wrong)}.`, `Faux : ${names(wrong)}.`)
        : say(`Looked at after all: ${names(wrong)}.`, `Regardés pourtant : ${names(wrong)}.`),
    missing.size === 0
      ? ""
      : values
        ? say(`Still empty: ${names(missing)}.`, `Encore vides : ${names(missing)}.`)
        : say(`Not looked at, and not marked: ${names(missing)}.`, `Pas regardés, et non marqués : ${names(missing)}.`),
  ];
  return parts.filter((part) => part !== "").join(" ");
}
