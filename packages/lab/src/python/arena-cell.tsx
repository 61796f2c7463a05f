import type { Arena } from "marienbad";
import { useMemo } from "preact/hooks";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PythonCell } from "./cell.tsx";
import { attracteurCell, strategieCell } from "./cells.ts";
import type { Report } from "./check.ts";
import { choicesOf } from "./choices.ts";
import { arenaText, convention } from "./convention.ts";
import { askPython } from "./runtime.ts";
import { judgeChoices } from "./strategie.ts";
import * as texts from "./texts.ts";
import { attracteurOn } from "./works.ts";

/** Which function is asked for, on which arena; it is player 0's. */
export interface ArenaWork {
  readonly name: "attracteur" | "strategie";
  readonly arena: Arena;
}

/** A function on an arena that the page does not draw itself: what is wrong is shown below it. */
export function ArenaCell({ name, arena }: ArenaWork) {
  const how = convention.value;
  const data = useMemo(() => arenaText(arena, how), [arena, how]);
  const work = useMemo(() => attracteurOn(arena, 0, how), [arena, how]);
  if (name === "attracteur") return <PythonCell cell={attracteurCell} work={work} data={data} />;
  const check = async (): Promise<Report> => {
    const found = await choicesOf(arena, 0, how, strategieCell.code.value, askPython);
    if ("report" in found) return found.report;
    const failure = judgeChoices({ arena, player: 0 }, found.choices, how);
    return failure === undefined
      ? { kind: "right", text: texts.winsEverywhere, output: found.output }
      : { kind: "wrong", text: failure.text, failure, trial: 0, output: found.output };
  };
  return (
    <PythonCell cell={strategieCell} data={data}>
      <Button
        strong
        label={t(texts.check)}
        disabled={strategieCell.busy.value}
        onClick={() => void strategieCell.run(check)}
      />
    </PythonCell>
  );
}
