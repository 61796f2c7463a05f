import type { Player } from "marienbad";
import { OBJECTIVE_IDS, type ObjectiveId } from "marienbad/arena";
import { useEffect, useState } from "preact/hooks";
import { IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { playerName } from "../base/players.ts";
import { SENTENCE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { arena } from "./instance.ts";
import type { ObjectiveStudy } from "./objective-study.ts";
import * as texts from "./objective-texts.ts";
import { nameOf, sentence } from "./words.ts";

export function ObjectiveChoice() {
  return (
    <Select<ObjectiveId>
      seen
      label={t(texts.whatPlayersWant)}
      choices={OBJECTIVE_IDS.map((id) => ({ id, text: t(texts.WANTS[id]) }))}
      value={arena.objective.value?.id ?? "reach"}
      onChange={arena.chooseObjective}
    />
  );
}

const MAX_NAMED = 20;

function list(vertices: readonly number[]): string {
  const names = vertices.slice(0, MAX_NAMED).map((vertex) => nameOf(vertex));
  if (vertices.length <= MAX_NAMED) return names.join(", ");
  return t(texts.andMore(names.join(", "), vertices.length));
}
const who = (player: Player): string => t(playerName(player));

export function RecursionPanel() {
  const found = arena.objective.value;
  if (found === undefined) return null;
  if (found.fault !== undefined) return <Fault of={found.fault} />;
  return (
    <Stepper
      step={arena.recursion.step.value}
      last={arena.lastRecursion.value}
      running={arena.running.value}
      sentence={tellStep(found)}
      pace={1800}
      onStep={arena.recursion.goToStep}
      onRunning={(next) => (arena.running.value = next)}
    />
  );
}

function tellStep({ priorities, winners }: ObjectiveStudy): string {
  const step = arena.shownStep.value;
  if (step === undefined) {
    if (arena.recursion.step.value === 0) return t(texts.recursionBegins(priorities !== undefined));
    const regionOf = (player: Player): string =>
      list([...winners.keys()].filter((vertex) => winners[vertex] === player));
    return sentence(t(texts.recursionEnds(who(0), who(1), [regionOf(0), regionOf(1)])).replace(/\.$/, ""));
  }
  const { kind, depth, player, priority, to, region } = step;
  switch (kind) {
    case "ends":
      return t(texts.attractsEnds(who(player), list(region)));
    case "attract":
      return t(texts.attracts(who(player), priority, list(to), list(region), depth));
    case "wins":
      return t(texts.winsAll(who(player), list(region), depth));
    default:
      return t(texts.gives(who(player), list(to), list(region), depth));
  }
}

const LINES = { ends: 0, attract: 3, wins: 6, gives: 8 } as const;

export function RecursionCode() {
  const lit = arena.shownStep.value === undefined ? undefined : LINES[arena.shownStep.value.kind];
  return (
    <ol class="code">
      {texts.CODE.map(([depth, line], index) => (
        <li
          key={line.en}
          class={`depth${depth}${index === lit ? " lit" : ""}`}
          aria-current={index === lit ? "step" : undefined}
        >
          {t(line)}
        </li>
      ))}
    </ol>
  );
}

export function EndlessPlayPanel() {
  useEffect(() => {
    if (!arena.runningOn.value) return;
    const timer = setInterval(() => {
      arena.moves.value++;
    }, 700);
    return () => clearInterval(timer);
  }, [arena.runningOn.value]);
  const found = arena.objective.value;
  if (found === undefined || found.fault !== undefined) return <Fault of={found?.fault} />;
  const { play, cycleLength, cyclePriority, winners } = found;
  const first = play.length - 1 - cycleLength;
  const winner = who(winners[play[0]]);
  const cycle = play.slice(first).map((vertex) => nameOf(vertex));
  const said =
    cyclePriority === undefined
      ? t(texts.endsThere(nameOf(play[play.length - 1]), winner))
      : arena.moves.value < first
        ? t(texts.onTheWay(arena.moves.value))
        : t(texts.roundAndRound(cycle.join(" → "), cyclePriority, winner));
  return (
    <div class="transport" {...SENTENCE}>
      <p class="sentence" role="status">
        {said}
      </p>
      <div class="row">
        <IconButton
          icon={arena.runningOn.value ? "pause" : "play"}
          label={t(arena.runningOn.value ? texts.pause : texts.run)}
          onClick={() => (arena.runningOn.value = !arena.runningOn.value)}
        />
        <Button
          label={t(texts.move)}
          onClick={() => {
            arena.moves.value++;
          }}
        />
        <IconButton icon="restart" label={t(texts.fromTheStart)} onClick={() => (arena.moves.value = 0)} />
      </div>
    </div>
  );
}

export function PriorityField({ value, onPut }: { value: number | undefined; onPut: (priority: number) => void }) {
  const [fault, setFault] = useState(false);
  if (value === undefined) return null;
  return (
    <label class="field short">
      <span>{t(texts.priority)}</span>
      <input
        name="priority"
        inputMode="numeric"
        value={String(value)}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          const isPriority = /^\d{1,10}$/.test(typed) && Number(typed) < 2 ** 31;
          setFault(!isPriority);
          if (isPriority) onPut(Number(typed));
        }}
      />
      {fault && <Fault of={texts.badPriority} />}
    </label>
  );
}
