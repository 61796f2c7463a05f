import { useSignal } from "@preact/signals";
import type { Text } from "marienbad";
import { describeFault, type Fault as StrategyFault } from "marienbad/base";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../base/ask.ts";
import { Fold, IconButton } from "../base/controls.tsx";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { arena } from "./instance.ts";
import type { WrittenVerdict } from "./tasks.ts";
import * as texts from "./texts.ts";
import { tellVerdict } from "./words.ts";

/** So many faults are told; the others will be like them. */
const MAX_FAULTS = 20;

interface StrategyFieldProps {
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly children: ComponentChildren;
}

export function StrategyField({ typed, onTyped, children }: StrategyFieldProps) {
  return (
    <Fold title={t(texts.strategyAsDictionary)}>
      <textarea
        name="strategy"
        rows={4}
        spellcheck={false}
        placeholder="{(10, 0): (9, 1), …}"
        aria-label={t(texts.strategyAsDictionary)}
        value={typed}
        onInput={(event) => onTyped(event.currentTarget.value)}
      />
      {children}
    </Fold>
  );
}

export function StrategyFaults({ faults }: { faults: readonly StrategyFault[] }) {
  return (
    <ul class="faults" role="alert">
      {faults.slice(0, MAX_FAULTS).map((fault) => (
        <li key={describeFault(fault)} class="fault">
          {t(fault.text)}
        </li>
      ))}
    </ul>
  );
}

/** "Check my strategy" where there are too many vertices to be clicked: the dictionary, and the verdict in words. */
export function WrittenStrategy() {
  const typed = useSignal("");
  const [found, setFound] = useState<WrittenVerdict | undefined>(undefined);
  const [complaint, setComplaint] = useState<Text | undefined>(undefined);
  const question = () => ({
    text: typed.value,
    player: arena.player.value,
    source: arena.source.value,
    deadEnds: arena.deadEnds.value,
  });
  const tell = (verdict?: WrittenVerdict, wrong?: Text): void => {
    setFound(verdict);
    setComplaint(wrong);
  };
  useEffect(() => tell(), Object.values(question())); // a verdict is about what was checked, and about nothing else
  const check = (): void =>
    void ask(
      question,
      ({ text }) => arena.checkWritten(text),
      (verdict) => tell(verdict),
      (error) => tell(undefined, textOfError(error)),
    );
  return (
    <StrategyField typed={typed.value} onTyped={(next) => (typed.value = next)}>
      <div class="row">
        <IconButton icon="check" label={t(texts.checkMyStrategy)} onClick={check} />
      </div>
      <Fault of={complaint} />
      {found !== undefined && (
        <>
          <StrategyFaults faults={found.faults} />
          <p class="sentence" role="status">
            {tellVerdict(found.verdict, arena.player.value, found.start, (vertex) => found.names[vertex])}
          </p>
        </>
      )}
    </StrategyField>
  );
}
