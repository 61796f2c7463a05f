import { useEffect } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { IconButton } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { askedNodes, canBeSet, checkWork, EMPTY_WORK, solvedWork } from "./exercise.ts";
import { tree } from "./instance.ts";
import type { TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { nodeName, writeScore } from "./words.ts";

export function ExercisePanel() {
  const now = tree.study.value;
  const task = tree.work.value;
  const sentence = now === undefined ? "" : tellWork(now);
  useEffect(() => {
    if (task.checked) announce(sentence);
  }, [sentence, task.checked]);
  if (now === undefined) return null;
  if (!canBeSet(now)) return <p class="sentence">{t(texts.tooLargeForExercise)}</p>;
  return (
    <div class="tree-exercise">
      <p class="sentence">{sentence}</p>
      <div class="row">
        <IconButton
          icon="check"
          label={t(texts.check)}
          onClick={() => (tree.work.value = { ...tree.work.value, checked: true })}
        />
        <IconButton
          icon="eye"
          label={t(texts.showTheAnswers)}
          onClick={() => (tree.work.value = solvedWork(now, task, writeScore))}
        />
        <IconButton
          icon="trash"
          label={t(texts.startOver)}
          onClick={() => (tree.work.value = { ...EMPTY_WORK, exercise: task.exercise })}
        />
      </div>
    </div>
  );
}

/** What a node is called in the picture; one that carries no name there is told by the way to it. */
function shownName({ nodes }: TreeStudy, node: number): string {
  const { kind } = tree.source.value;
  return kind === "list" && node > 0 ? nodes[node].name : nodeName(nodes, node, kind);
}

function tellWork(now: TreeStudy): string {
  const task = tree.work.value;
  const names = (nodes: ReadonlySet<number>): string =>
    [...nodes]
      .slice(0, 6)
      .map((node) => shownName(now, node))
      .join(", ") + (nodes.size > 6 ? ` ${t(texts.andMore(nodes.size - 6))}` : "");
  if (!task.checked) {
    if (task.exercise === "values") {
      const asked = askedNodes(now);
      const done = asked.filter((node) => (task.answers.get(node) ?? "").trim() !== "").length;
      return t(texts.fillInValues(done, asked.length));
    }
    return t(texts.markWhatIsPruned);
  }
  const { wrong, missing } = checkWork(now, task);
  if (wrong.size === 0 && missing.size === 0) return t(texts.allRight);
  const values = task.exercise === "values";
  const parts = [
    wrong.size === 0 ? "" : values ? t(texts.wrongLabel(names(wrong))) : t(texts.lookedAtAfterAll(names(wrong))),
    missing.size === 0
      ? ""
      : values
        ? t(texts.stillEmpty(names(missing)))
        : t(texts.notLookedNotMarked(names(missing))),
  ];
  return parts.filter((part) => part !== "").join(" ");
}
