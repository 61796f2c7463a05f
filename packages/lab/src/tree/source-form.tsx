import { NumberField, Segments, Select } from "../base/controls.tsx";
import { t } from "../base/language.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { allGames, findGame } from "../own/games.ts";
import { OptionsFields } from "../play/options-form.tsx";
import { exampleOf, TREE_EXAMPLES } from "./examples.ts";
import { chooseDepth, depth, heuristic, reuse, show, showExample, source, study } from "./instance.ts";
import type { TreeSource } from "./source.ts";
import { MAX_DEPTH } from "./state.ts";
import * as texts from "./texts.ts";
import { seekerName } from "./words.ts";

/** What is searched: an example, or whatever the reader has made of it. */
export function titleOfSource(): string {
  const from = source.value;
  const example = exampleOf(from, depth.value);
  if (example !== undefined) return t(example.title);
  return t(from.kind === "game" ? findGame(from.game).title : from.kind === "list" ? texts.yourTree : texts.yourGraph);
}

/** The examples, and whatever the reader has made of them. */
export function ExampleChoice() {
  const example = exampleOf(source.value, depth.value);
  return (
    <Select
      seen
      label={t(texts.example)}
      choices={[
        ...(example === undefined ? [{ id: "", text: titleOfSource() }] : []),
        ...TREE_EXAMPLES.map(({ id, title }) => ({ id, text: t(title) })),
      ]}
      value={example?.id ?? ""}
      onChange={(id) => {
        const chosen = TREE_EXAMPLES.find((candidate) => candidate.id === id);
        if (chosen !== undefined) showExample(chosen);
      }}
    />
  );
}

/** How far to look and how to judge what is not finished. */
export function SearchWishes() {
  const found = study.value;
  if (source.value.kind === "list") return null;
  return (
    <>
      <NumberField
        label={t(texts.depth)}
        name="depth"
        least={1}
        most={MAX_DEPTH}
        value={depth.value}
        onChange={chooseDepth}
      />
      {source.value.kind === "game" && found !== undefined && (
        <Select
          seen
          label={t(texts.heuristic)}
          choices={found.heuristics.map(({ id, title }) => ({ id, text: t(title) }))}
          value={found.heuristic}
          onChange={(name) => {
            heuristic.value = name;
          }}
        />
      )}
    </>
  );
}

/** The memo of the course uses deeper values too, and then differs from minimax. */
export function ReuseChoice() {
  return (
    <Select
      seen
      label={t(texts.aRememberedValueServes)}
      choices={[
        { id: "same", text: t(texts.sameDepthOnly) },
        {
          id: "deeper",
          text: t(texts.atLeastAsDeep),
        },
      ]}
      value={reuse.value}
      onChange={(chosen) => {
        reuse.value = chosen;
      }}
    />
  );
}

/** What is searched, to be typed or chosen. */
export function SourceForm() {
  const from = source.value;
  return (
    <div class="source-form">
      <Segments
        label={t(texts.whatToSearch)}
        choices={[
          { id: "list", text: t(texts.tree) },
          { id: "graph", text: t(texts.graph) },
          { id: "game", text: t(texts.game) },
        ]}
        value={from.kind}
        onChange={(kind) => {
          const example = TREE_EXAMPLES.find((candidate) => candidate.source.kind === kind);
          if (example !== undefined) showExample(example);
        }}
      />
      {from.kind === "game" ? <GameForm from={from} /> : <TextForm from={from} />}
    </div>
  );
}

function TextForm({ from }: { from: Extract<TreeSource, { kind: "list" | "graph" }> }) {
  const [typed, setTyped] = useTypedText(from.text);
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        show({ ...from, text: typed });
      }}
    >
      <label class="field">
        <span>{from.kind === "list" ? t(texts.nestedLists) : t(texts.graphAsText)}</span>
        <textarea
          name="tree-text"
          rows={from.kind === "list" ? 3 : 6}
          spellcheck={false}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button strong">
          {t(texts.searchThis)}
        </button>
        {from.kind === "list" && (
          <Segments
            label={t(texts.atTheRoot)}
            choices={[
              { id: "0", text: seekerName(0) },
              { id: "1", text: seekerName(1) },
            ]}
            value={from.root === 0 ? "0" : "1"}
            onChange={(root) => show({ ...from, root: root === "0" ? 0 : 1 })}
          />
        )}
      </div>
    </form>
  );
}

function GameForm({ from }: { from: Extract<TreeSource, { kind: "game" }> }) {
  const [typed, setTyped] = useTypedText(from.from ?? "");
  return (
    <>
      <Select
        seen
        label={t(texts.game)}
        choices={allGames().map(({ id, title }) => ({ id, text: t(title) }))}
        value={from.game}
        onChange={(game) => {
          show({ kind: "game", game, options: {} });
          chooseDepth(2);
        }}
      />
      <form
        class="options"
        onSubmit={(event) => {
          event.preventDefault();
          show({ ...from, from: typed.trim() === "" ? undefined : typed.trim() });
        }}
      >
        <label class="field">
          <span>{t(texts.positionAfterTheseMoves)}</span>
          <input
            name="from"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            placeholder={t(texts.theStart)}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="button strong">
            {t(texts.searchFromHere)}
          </button>
        </div>
      </form>
      <OptionsFields
        entry={findGame(from.game)}
        options={from.options}
        action={t(texts.searchWithTheseRules)}
        onChange={(options) => {
          findGame(from.game)(options);
          show({ kind: "game", game: from.game, options });
        }}
      />
    </>
  );
}
