import { NumberField, Segments, Select } from "../base/controls.tsx";
import { Button, choicesOf } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { allGames, findGame } from "../own/games.ts";
import { OptionsFields } from "../play/options-form.tsx";
import { exampleOf, TREE_EXAMPLES } from "./examples.ts";
import { tree } from "./instance.ts";
import type { TreeSource } from "./source.ts";
import { MAX_DEPTH } from "./state.ts";
import * as texts from "./texts.ts";
import { seekerName } from "./words.ts";

export function titleOfSource(): string {
  const from = tree.source.value;
  const example = exampleOf(from, tree.depth.value);
  if (example !== undefined) return t(example.title);
  return t(from.kind === "game" ? findGame(from.game).title : from.kind === "list" ? texts.yourTree : texts.yourGraph);
}

export function ExampleChoice() {
  const example = exampleOf(tree.source.value, tree.depth.value);
  return (
    <Select
      seen
      label={t(texts.example)}
      choices={choicesOf(TREE_EXAMPLES, example === undefined && titleOfSource())}
      value={example?.id ?? ""}
      onChange={(id) => {
        const chosen = TREE_EXAMPLES.find((candidate) => candidate.id === id);
        if (chosen !== undefined) tree.showExample(chosen);
      }}
    />
  );
}

export function SearchWishes() {
  const found = tree.study.value;
  if (tree.source.value.kind === "list") return null;
  return (
    <>
      <NumberField
        label={t(texts.depth)}
        name="depth"
        least={1}
        most={MAX_DEPTH}
        value={tree.depth.value}
        onChange={tree.chooseDepth}
      />
      {tree.source.value.kind === "game" && found !== undefined && (
        <Select
          seen
          label={t(texts.heuristic)}
          choices={choicesOf(found.heuristics)}
          value={found.heuristic}
          onChange={(name) => (tree.heuristic.value = name)}
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
        { id: "deeper", text: t(texts.atLeastAsDeep) },
      ]}
      value={tree.reuse.value}
      onChange={(chosen) => (tree.reuse.value = chosen)}
    />
  );
}

export function SourceForm() {
  const from = tree.source.value;
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
          if (example !== undefined) tree.showExample(example);
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
        tree.show({ ...from, text: typed });
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
        <Button strong label={t(texts.searchThis)} />
        {from.kind === "list" && (
          <Segments
            label={t(texts.atTheRoot)}
            choices={[
              { id: "0", text: seekerName(0) },
              { id: "1", text: seekerName(1) },
            ]}
            value={from.root === 0 ? "0" : "1"}
            onChange={(root) => tree.show({ ...from, root: root === "0" ? 0 : 1 })}
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
        choices={choicesOf(allGames())}
        value={from.game}
        onChange={(game) => {
          tree.show({ kind: "game", game, options: {} });
          tree.chooseDepth(2);
        }}
      />
      <form
        class="options"
        onSubmit={(event) => {
          event.preventDefault();
          tree.show({ ...from, from: typed.trim() === "" ? undefined : typed.trim() });
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
          <Button strong label={t(texts.searchFromHere)} />
        </div>
      </form>
      <OptionsFields
        entry={findGame(from.game)}
        options={from.options}
        action={t(texts.searchWithTheseRules)}
        onChange={(options) => {
          findGame(from.game)(options);
          tree.show({ kind: "game", game: from.game, options });
        }}
      />
    </>
  );
}
