import { describeFault, type Text } from "marienbad";
import { useState } from "preact/hooks";
import { Fold, IconButton } from "../base/controls.tsx";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { checkWritten, player } from "./instance.ts";
import type { WrittenVerdict } from "./tasks.ts";
import * as texts from "./texts.ts";
import { tellVerdict } from "./words.ts";

/** So many faults are told; the others will be like them. */
const MAX_FAULTS = 20;

/** "Check my strategy" where there are too many vertices to be clicked: the dictionary, and the verdict in words. */
export function WrittenStrategy() {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<WrittenVerdict | undefined>(undefined);
  const [complaint, setComplaint] = useState<Text | undefined>(undefined);
  const check = (): void => {
    checkWritten(typed).then(
      (verdict) => {
        setFound(verdict);
        setComplaint(undefined);
      },
      (error) => setComplaint(textOfError(error)),
    );
  };
  return (
    <Fold title={t(texts.strategyAsDictionary)}>
      <textarea
        name="strategy"
        rows={4}
        spellcheck={false}
        placeholder="{(10, 0): (9, 1), …}"
        aria-label={t(texts.strategyAsDictionary)}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div class="row">
        <IconButton icon="check" label={t(texts.checkMyStrategy)} onClick={check} />
      </div>
      <Fault of={complaint} />
      {found !== undefined && (
        <>
          <ul class="faults" role="alert">
            {found.faults.slice(0, MAX_FAULTS).map((fault) => (
              <li key={describeFault(fault)} class="fault">
                {t(fault.text)}
              </li>
            ))}
          </ul>
          <p class="sentence" role="status">
            {tellVerdict(found.verdict, player.value, found.start, (vertex) => found.names[vertex])}
          </p>
        </>
      )}
    </Fold>
  );
}
