import { batch } from "@preact/signals";
import { unwrap } from "marienbad";
import { ArenaBuilder } from "marienbad/arena";
import { useMemo, useState } from "preact/hooks";
import { Segments } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PythonCell } from "../python/cell.tsx";
import { attracteurCell, strategieCell } from "../python/cells.ts";
import { choicesOf } from "../python/choices.ts";
import { arenaText, convention } from "../python/convention.ts";
import { askPython } from "../python/runtime.ts";
import { attracteurOn } from "../python/works.ts";
import { arena } from "./instance.ts";
import type { Study } from "./tasks.ts";
import * as texts from "./texts.ts";

function arenaOf({ document: { vertices, edges }, goals }: Study) {
  const builder = new ArenaBuilder();
  for (const { name, owner } of vertices) builder.vertex(name, owner);
  for (const [from, to] of edges) builder.edge(vertices[from].name, vertices[to].name);
  goals.forEach((goal, vertex) => {
    if (goal !== undefined) builder.goal(goal, vertices[vertex].name);
  });
  return unwrap(builder.build());
}

const FUNCTIONS = ["attracteur(G, joueur, F)", "strategie(s)"] as const;

export function PythonPanel({ study }: { study: Study }) {
  const [shown, setShown] = useState<(typeof FUNCTIONS)[number]>(FUNCTIONS[0]);
  const how = convention.value;
  const drawn = useMemo(() => arenaOf(study), [study]);
  const work = useMemo(() => attracteurOn(drawn, arena.player.value, how), [drawn, arena.player.value, how]);
  const data = useMemo(() => arenaText(drawn, how), [drawn, how]);
  /** The strategy, written out, and then judged by the perfect opponent or played against. */
  const takeStrategy = (then: (found: readonly (number | undefined)[]) => Promise<void> | void): void =>
    void strategieCell.run(async () => {
      const found = await choicesOf(drawn, arena.player.value, how, strategieCell.code.value, askPython);
      if ("report" in found) return found.report;
      await then(found.choices);
      return { kind: "right", text: texts.strategyTaken, output: found.output };
    });
  const againstTheBest = (found: readonly (number | undefined)[]): Promise<void> => {
    arena.setMode("strategy");
    arena.choices.value = found;
    return arena.checkMine();
  };
  const againstTheReader = (found: readonly (number | undefined)[]): void =>
    batch(() => {
      arena.choosePlayer(arena.player.value === 0 ? 1 : 0);
      arena.rival.value = found;
      arena.setMode("play");
    });
  return (
    <>
      <Segments
        label={t(texts.whichFunction)}
        choices={FUNCTIONS.map((id) => ({ id, text: id }))}
        value={shown}
        onChange={setShown}
      />
      {shown === FUNCTIONS[0] ? (
        <PythonCell
          key="attracteur"
          cell={attracteurCell}
          work={work}
          data={data}
          onReport={({ trial, failure }) => {
            if (trial === 0 && failure?.vertex !== undefined) arena.selected.value = failure.vertex;
          }}
        />
      ) : (
        <PythonCell key="strategie" cell={strategieCell} data={data}>
          <Button
            strong
            label={t(texts.againstTheBest)}
            disabled={strategieCell.busy.value}
            onClick={() => takeStrategy(againstTheBest)}
          />
          <Button
            label={t(texts.againstMe)}
            disabled={strategieCell.busy.value}
            onClick={() => takeStrategy(againstTheReader)}
          />
        </PythonCell>
      )}
    </>
  );
}
