import { OWNERS_UNKNOWN } from "marienbad/arena";
import { describeFault } from "marienbad/base";
import { useRef } from "preact/hooks";
import { NumberField, Segments, Select } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { arena } from "./instance.ts";
import { suggestedOwners } from "./owners.ts";
import { TEXT_FORMATS } from "./state.ts";
import * as texts from "./texts.ts";
import "./editor.css";

const NAMES = { py: "Python", json: "JSON", dot: "DOT", gm: "PGSolver" } as const;

/** Nothing in the text says who owns the vertices: the rule that fits, or a line to be changed, each a button. */
function OwnersQuestion() {
  const { rule, line } = suggestedOwners(arena.text.value);
  return (
    <li class="hint">
      <span>{t(texts.whoOwnsTheVertices)}</span>
      <span class="row">
        {rule !== undefined && (
          <Button
            label={t(rule.kind === "slot" ? texts.ownersInSlot(rule.slot) : texts.ownersBelow(rule.threshold))}
            onClick={() => arena.chooseOwnerRule(rule)}
          />
        )}
        <Button
          label={t(texts.writeOwners)}
          onClick={() => arena.typeText(`${arena.text.value.trimEnd()}\n${line}\n`)}
        />
      </span>
    </li>
  );
}

export function TextPane() {
  const gutter = useRef<HTMLDivElement>(null);
  const lines = arena.text.value.split("\n").length;
  const bad = new Set(arena.faults.value.map(({ line }) => line));
  const rule = arena.ownerRule.value;
  const ownersAsked = arena.faults.value.some(({ code }) => code === OWNERS_UNKNOWN);
  const told = arena.faults.value.filter(({ code }) => code !== OWNERS_UNKNOWN);
  return (
    <div class="text-pane">
      <Segments
        label={t(texts.format)}
        choices={TEXT_FORMATS.map((id) => ({ id, text: NAMES[id] }))}
        value={arena.textFormat.value}
        onChange={arena.chooseTextFormat}
      />
      <div class={`editor${arena.faults.value.length > 0 ? " bad" : ""}`}>
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
          value={arena.text.value}
          spellcheck={false}
          wrap="off"
          aria-label={t(texts.theArenaAsText)}
          aria-invalid={arena.faults.value.length > 0}
          aria-describedby="text-faults"
          onInput={(event) => arena.typeText(event.currentTarget.value)}
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
        {arena.warnings.value.slice(0, 6).map((fault) => (
          <li key={describeFault(fault)} class="soft">
            {describeFault(fault, language.value)}
          </li>
        ))}
      </ul>
      {arena.textFormat.value === "py" && (
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
              arena.chooseOwnerRule(kind === "text" ? undefined : suggestedOwners(arena.text.value)[kind]);
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
                arena.chooseOwnerRule(
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
