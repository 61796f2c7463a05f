import { OWNERS_UNKNOWN } from "marienbad/arena";
import { describeFault } from "marienbad/base";
import { useRef } from "preact/hooks";
import { NumberField, Segments, Select } from "../base/controls.tsx";
import { language, t } from "../base/language.ts";
import {
  chooseOwnerRule,
  chooseTextFormat,
  faults,
  ownerRule,
  text,
  textFormat,
  typeText,
  warnings,
} from "./instance.ts";
import { suggestedOwners } from "./owners.ts";
import { TEXT_FORMATS } from "./state.ts";
import * as texts from "./texts.ts";
import "./editor.css";

const NAMES = { py: "Python", json: "JSON", dot: "DOT", gm: "PGSolver" } as const;

/** Nothing in the text says who owns the vertices: the rule that fits, or a line to be changed, each a button. */
function OwnersQuestion() {
  const { rule, line } = suggestedOwners(text.value);
  return (
    <li class="hint">
      <span>{t(texts.whoOwnsTheVertices)}</span>
      <span class="row">
        {rule !== undefined && (
          <button type="button" class="button" onClick={() => chooseOwnerRule(rule)}>
            {t(rule.kind === "slot" ? texts.ownersInSlot(rule.slot) : texts.ownersBelow(rule.threshold))}
          </button>
        )}
        <button type="button" class="button" onClick={() => typeText(`${text.value.trimEnd()}\n${line}\n`)}>
          {t(texts.writeOwners)}
        </button>
      </span>
    </li>
  );
}

/** The arena as text, in step with the picture; what is wrong is shown at its line. */
export function TextPane() {
  const gutter = useRef<HTMLDivElement>(null);
  const lines = text.value.split("\n").length;
  const bad = new Set(faults.value.map(({ line }) => line));
  const rule = ownerRule.value;
  const ownersAsked = faults.value.some(({ code }) => code === OWNERS_UNKNOWN);
  const told = faults.value.filter(({ code }) => code !== OWNERS_UNKNOWN);
  return (
    <div class="text-pane">
      <Segments
        label={t(texts.format)}
        choices={TEXT_FORMATS.map((id) => ({ id, text: NAMES[id] }))}
        value={textFormat.value}
        onChange={chooseTextFormat}
      />
      <div class={`editor${faults.value.length > 0 ? " bad" : ""}`}>
        <div class="gutter" ref={gutter} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} class={bad.has(index + 1) ? "bad-line" : ""}>
              {index + 1}
            </div>
          ))}
        </div>
        <textarea
          name="arena-text"
          rows={Math.min(18, Math.max(8, lines))}
          value={text.value}
          spellcheck={false}
          wrap="off"
          aria-label={t(texts.theArenaAsText)}
          aria-invalid={faults.value.length > 0}
          aria-describedby="text-faults"
          onInput={(event) => typeText(event.currentTarget.value)}
          onScroll={(event) => {
            if (gutter.current !== null) gutter.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <ul id="text-faults" class="faults" role="alert">
        {ownersAsked && <OwnersQuestion />}
        {told.slice(0, 12).map((fault) => (
          <li key={describeFault(fault)} class="fault">
            {fault.line !== undefined && <strong>{t(texts.lineLabel(fault.line))}</strong>} {t(fault.text)}
          </li>
        ))}
        {warnings.value.slice(0, 6).map((fault) => (
          <li key={describeFault(fault)} class="soft">
            {describeFault(fault, language.value)}
          </li>
        ))}
      </ul>
      {textFormat.value === "py" && (
        <div class="row">
          <Select<"text" | "slot" | "below">
            seen
            label={t(texts.ownersAreToldBy)}
            choices={[
              { id: "text", text: t(texts.ownersInText) },
              { id: "slot", text: t(texts.ownersBySlot) },
              { id: "below", text: t(texts.ownersByThreshold) },
            ]}
            value={rule?.kind ?? "text"}
            onChange={(kind) => {
              chooseOwnerRule(kind === "text" ? undefined : suggestedOwners(text.value)[kind]);
            }}
          />
          {rule !== undefined && (
            <NumberField
              label={rule.kind === "slot" ? t(texts.slotFromZero) : t(texts.player0Below)}
              name="owner-number"
              least={rule.kind === "slot" ? 0 : Number.NEGATIVE_INFINITY}
              most={Number.POSITIVE_INFINITY}
              whole={rule.kind === "slot"}
              value={rule.kind === "slot" ? rule.slot : rule.threshold}
              onChange={(value) => {
                chooseOwnerRule(
                  rule.kind === "slot" ? { kind: "slot", slot: value } : { kind: "below", threshold: value },
                );
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
